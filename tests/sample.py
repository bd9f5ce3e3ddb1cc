"""What of many is tried today. A run says its sample, and whoever sets DOUBLOON_SAMPLE to it repeats the run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

SAMPLE = int(os.environ.get("DOUBLOON_SAMPLE", "0"))
"""A number for each day. It is part of every seed, and it chooses whose turn it is."""
REPEAT = f"sample {SAMPLE}: DOUBLOON_SAMPLE={SAMPLE} repeats it"
DAYS = 3
"""After so many a dear test has its turn again, where nothing else is said."""
_day = SAMPLE
Test = TypeVar("Test", bound=Callable[..., None])


def today() -> int:
    """The sample that seeds are made of."""
    return _day


@contextmanager
def on(day: int) -> Iterator[None]:
    """As if it were another day."""
    global _day
    _day, before = day, _day
    try:
        yield
    except BaseException as trouble:
        trouble.add_note(f"sample {day}")
        raise
    finally:
        _day = before


def is_due(at: int, many: int, one_in: int, turn: int = 0) -> bool:
    """Whether the one at this place has its turn today: one in so many, at least one of all, each in as many days."""
    return (at + turn + SAMPLE) % min(one_in, many) == 0


def due(things: Sequence[Any], one_in: int, turn: int = 0) -> list[Any]:
    """Those that have their turn today; tests with different `turn` take different ones."""
    return [thing for at, thing in enumerate(things) if is_due(at, len(things), one_in, turn)]


def sliced(things: Sequence[Any], heap: str) -> list[Any]:
    """Of several heaps of about the same size the one named, as `2/3`; all of them where none is."""
    which, _, many = heap.partition("/")
    return list(things[int(which) - 1 :: int(many)]) if heap else list(things)


def in_turns(things: Sequence[Any], one_in: int, turn: int = 0, ids: Callable[[Any], str] = str) -> list[Any]:
    """Parameters for a test: in the long run all of them, on any day those whose turn it is."""
    marks = [[pytest.mark.long, *[pytest.mark.today] * is_due(at, len(things), one_in, turn)] for at in range(len(things))]
    return [
        pytest.param(*(thing if isinstance(thing, tuple) else (thing,)), marks=mark, id=ids(thing))
        for thing, mark in zip(things, marks, strict=True)
    ]


def on_day(day: int, of: int = DAYS) -> Callable[[Test], Test]:
    """Mark a test that is dear and stands alone: it has its turn on that day of so many, and always in the long run."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.long(test)
        return pytest.mark.today(marked) if is_due(day, of, of) else marked

    return mark
