"""Which games, variants and seeds adapters are tried on: ten seeds a game, in the long run a hundred shared by its variants."""

from __future__ import annotations

import os
from collections.abc import Callable
from math import ceil
from typing import Any

import pytest

from tests.contract.cases import Case, all_cases, cases_of, games
from tests.sample import SAMPLE

SHORT = 10
LENGTH = float(os.environ.get("DOUBLOON_LENGTH", "1"))
LONG, FEWEST = 100, 3
"""Seeds of a game in the long run, and those of each of its variants at least: all of them in full would take six hours."""

Try = tuple[Case, range]


def tries() -> list[Any]:
    """For `make test` ten seeds a game, each in another of its variants; for `make test-long` all of them."""
    short = [pytest.param(*one, id=f"{one[0]} seed {one[1][0]}") for game in games() for one in some(game)]
    long = [pytest.param(case, all_seeds(case), id=f"{case} all seeds", marks=pytest.mark.long) for case in all_cases()]
    return short + long


def all_seeds(case: Case) -> range:
    """The seeds of a variant in the long run: its share of the game's."""
    return range(max(FEWEST, ceil(LENGTH * LONG / len(cases_of(case.game)))))


def some(game: Any) -> list[Try]:
    """Ten seeds of a game, rotating over its variants."""
    every = cases_of(game)
    step = max(1, len(every) // SHORT)
    return [(every[(n * step + SAMPLE) % len(every)], range(n, n + 1)) for n in range(SHORT)]


def tried(test: Callable[..., None]) -> Any:
    """Run a test on every try: it gets `case` and `seeds`."""
    return pytest.mark.parametrize(("case", "seeds"), tries())(test)


def seed_of(number: int) -> int:
    """The seed of that number in today's sample."""
    return SAMPLE * 100 + number
