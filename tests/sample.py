"""What of many is tried today. A run says its sample, and whoever sets DOUBLOON_SAMPLE to it repeats the run."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest

SAMPLE = int(os.environ.get("DOUBLOON_SAMPLE", "0"))
"""A number for each day. It is part of every seed, and it chooses whose turn it is."""
REPEAT = f"sample {SAMPLE}: DOUBLOON_SAMPLE={SAMPLE} repeats it"


def is_due(at: int, many: int, one_in: int, turn: int = 0) -> bool:
    """Whether the one at this place has its turn today: one in so many, at least one of all, each in as many days."""
    return (at + turn + SAMPLE) % min(one_in, many) == 0


def due(things: Sequence[Any], one_in: int, turn: int = 0) -> list[Any]:
    """Those that have their turn today; tests with different `turn` take different ones."""
    return [thing for at, thing in enumerate(things) if is_due(at, len(things), one_in, turn)]


def in_turns(things: Sequence[Any], one_in: int, turn: int = 0, ids: Callable[[Any], str] = str) -> list[Any]:
    """Parameters for a test: in the long run all of them, on any day those whose turn it is."""
    marks = [[pytest.mark.long, *[pytest.mark.today] * is_due(at, len(things), one_in, turn)] for at in range(len(things))]
    return [
        pytest.param(*(thing if isinstance(thing, tuple) else (thing,)), marks=mark, id=ids(thing))
        for thing, mark in zip(things, marks, strict=True)
    ]
