"""Others' suites, unchanged."""

from __future__ import annotations

import warnings

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's tests import its own classic games, in a way that it advises against.
    warnings.filterwarnings("ignore", "The old environment creation API has been deprecated", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "render_test", "seed_test", "state_test"]
