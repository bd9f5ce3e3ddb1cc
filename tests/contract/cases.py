"""Every game found, in every variant; random walks through them; folders of their tests."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import doubloon
from doubloon.core.plain import PlainRecord

from ..sample import due, today

TESTS = Path(__file__).parent.parent
MOST_VARIANTS = 8
"""So many variants are combined in full."""

MOST_CASES = 12
"""A game with more cases shares its games of a long run among all of them."""

MOST_MOVES = 3_000
"""No game takes longer; one that does never ends."""


@dataclass(frozen=True)
class Case:
    """A game in one of its variants."""

    game: doubloon.Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    edition: Any = None

    def __str__(self) -> str:
        return " ".join([self.game.name, str(self.seats), *(f"{k}={self.word(k, v)}" for k, v in self.options.items())])

    def word(self, name: str, value: Any) -> str:
        """A value of an option in a word."""
        examples = self.game.options[name].examples
        return f"own-{examples.index(value) + 1}" if value in examples else str(value)

    def start(self, seed: object) -> doubloon.Table:
        return self.game.start(self.seats, f"{seed}/{today()}", edition=self.edition, **self.options)

    def plain_record(self, table: doubloon.Table) -> PlainRecord:
        return PlainRecord(self.game.layout, table._state[0])


def games() -> list[doubloon.Game]:
    """Every game found; DOUBLOON_TEST_GAMES="a b" tries only those, while one is being written."""
    wanted = os.environ.get("DOUBLOON_TEST_GAMES", "").replace("_", "-").split()
    return [doubloon.catalogue[name] for name in doubloon.catalogue if not wanted or name in wanted]


def variants(game: doubloon.Game, seats: int, *, own: bool = True) -> list[dict[str, Any]]:
    """Every choice of options, but for faults: those are for the test of the tests.

    Where there are very many, every choice by itself. `own`: texts of one's own too, by the examples an option gives.
    """
    known = {name: option for name, option in game.options.items() if name != "fault" and option.goes_with(seats)}
    choices = {name: (*option.choices, *(option.examples if own else ())) for name, option in known.items()}
    if prod(map(len, choices.values())) <= MOST_VARIANTS:
        return [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]
    return [{}, *({name: choice} for name in choices for choice in choices[name] if choice != known[name].default)]


def all_cases() -> list[Case]:
    """Every game found, in every variant and with every number of seats."""
    return [case for game in games() for case in cases_of(game)]


def cases_of(game: doubloon.Game) -> list[Case]:
    """A game in every variant and with every number of seats."""
    return [Case(game, seats, options) for seats in game.seats for options in variants(game, seats)]


def cases(turn: int = 0) -> list[Case]:
    """Of every game found, the case of today; another promise, by its `turn`, has another one."""
    return [case for game in games() for case in due(cases_of(game), len(cases_of(game)), turn)]


def tiny_cases() -> list[Case]:
    """Every game found, in every variant, with a box so small that every deal can be played."""
    found = []
    for game in games():
        edition = doubloon.core.edition.read_toml(test_folder(game) / "tiny.toml")
        seats = game.seats[0]
        found += [Case(game, seats, options, edition) for options in variants(game, seats, own=False)]
    return found


def test_folder(game: doubloon.Game) -> Path:
    """Where a game's own tests and samples are."""
    return TESTS / "games" / game.folder.name


test_folder.__test__ = False  # type: ignore[attr-defined]


def walk(case: Case, seed: object, table: doubloon.Table | None = None) -> Iterator[tuple[doubloon.Table, int, doubloon.Move]]:
    """Play a random game; yields the table before each move, with the seat and the move it is about to make."""
    table = table or case.start(seed)
    chance = random.Random(f"{seed}/{today()}")
    for _ in range(MOST_MOVES):
        if table.over:
            return
        seat = chance.choice(table.acting)
        move = chance.choice(table.moves(seat))
        yield table, seat, move
        table.play(seat, move)
    raise AssertionError(f"{case}: still not over after {MOST_MOVES} moves")


def finished(case: Case, seed: object) -> doubloon.Table:
    """A random game played to its end."""
    table = case.start(seed)
    for _ in walk(case, seed, table):
        pass
    return table


def sampled(case: Case, seed: object, every: int) -> Iterator[tuple[doubloon.Table, int, doubloon.Move]]:
    """Some points of a random game, every so many moves, beginning at a random one."""
    first = random.Random(f"{seed}/{today()}").randrange(every)
    for number, step in enumerate(walk(case, seed)):
        if number % every == first:
            yield step
