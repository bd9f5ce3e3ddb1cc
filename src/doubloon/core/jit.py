"""One source for the rules, several speeds.

A function marked `@rule` is compiled by Numba, where that is installed, when it is imported as part of `doubloon`. Imported
as part of `doubloon_plain` — the same files under a second name, the *plain twin* — it stays ordinary Python: slow, but open
to the debugger, to coverage, and to every check of `plain.py`. Without Numba it is ordinary Python in both; tables and bots
then call the packed rules (packed.py) by the names of their entries.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from typing import Any, TypeVar

from .folders import TWIN
from .twins import twin

PLAIN = __name__.startswith(TWIN)
HAS_NUMBA = importlib.util.find_spec("numba") is not None and not os.environ.get("DOUBLOON_NO_NUMBA")
"""Whether rules can become machine code here; DOUBLOON_NO_NUMBA has it otherwise, as on a player's machine."""
INTERPRETED = PLAIN or not HAS_NUMBA
"""Whether rules are ordinary functions, to be called like any other."""

F = TypeVar("F", bound=Callable[..., Any])


if INTERPRETED:

    def rule(function: F) -> F:
        """Mark a function as a rule."""
        return function

    def entry(function: F) -> F:
        """Mark a function that Python calls with arrays of records, at a bench."""
        return function

    def compiling() -> bool:
        """Whether rules are being compiled just now."""
        return False

else:
    from .machine import compiling, entry, rule

__all__ = ["HAS_NUMBA", "INTERPRETED", "PLAIN", "compiling", "either", "entry", "rule", "twin"]


def either(by_hand: F, by_machine: F) -> F:
    """A rule that machines have another word for: by hand where rules are ordinary functions."""
    if not INTERPRETED:
        return rule(by_machine)
    by_hand.__wrapped__ = by_machine  # type: ignore[attr-defined]
    return by_hand
