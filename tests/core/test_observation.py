"""What a seat knows as numbers is declared once; plain and made for machines it is the same."""

from __future__ import annotations

import random

import numpy as np
import pytest

import doubloon
from doubloon.core import observation
from doubloon.core.jit import INTERPRETED, twin
from doubloon.core.observation import Knowledge
from doubloon.core.plain import PlainRecord

LAYOUT = np.dtype([("gold", "i1"), ("hold", "i2", (3, 2)), ("sail", "i1", (4,))], align=True)


def write_sails(s, seat, out) -> None:
    for place in range(4):
        out[place] = s.sail[place] + seat


def knowledge(s, seat) -> Knowledge:
    """Numbers, rows, loops in loops, two names in one loop, and a rule of one's own."""
    yield "gold", s.gold
    for row in range(3):
        twice = s.hold[row, 0] * 2
        yield "twice", twice
        for column in range(2):
            yield "mixed", s.hold[row, column] + seat
        yield "mixed", -row
    yield "last", s.hold[2]
    yield "hold", s.hold
    yield "sail", 4, write_sails


WANTED = [7, 0, 4, 8, 1, 2, 0, 3, 4, -1, 5, 6, -2, 4, 5, 0, 1, 2, 3, 4, 5, 2, 3, 4, 5]


def test_names_lie_one_after_the_other_with_all_their_numbers() -> None:
    sizes, observe = observation(LAYOUT, knowledge)
    assert sizes == [("gold", 1), ("twice", 3), ("mixed", 9), ("last", 2), ("hold", 6), ("sail", 4)]
    row = np.zeros(1, LAYOUT)
    row["gold"], row["hold"], row["sail"] = 7, [[[0, 1], [2, 3], [4, 5]]], [[1, 2, 3, 4]]
    first = {"gold": 0, "twice": 1, "mixed": 4, "last": 13, "hold": 15, "sail": 21}
    ways = [twin("core.observation").in_plain((knowledge,), first), *([observe] if INTERPRETED else [])]
    for way in ways:
        out = np.zeros(25, np.int64)
        way(PlainRecord(LAYOUT, row[0]), 1, out)
        assert out.tolist() == WANTED


def test_what_cannot_be_counted_beforehand_is_refused() -> None:
    def knowledge(s, seat) -> Knowledge:
        if s.gold:
            yield "gold", s.gold

    with pytest.raises(TypeError, match="expected only assignments, loops and what is yielded"):
        observation(LAYOUT, knowledge)


@pytest.mark.parametrize("name", doubloon.catalogue)
def test_plain_and_made_for_machines_it_is_the_same(name: str) -> None:
    game, dice = doubloon.game(name), random.Random(3)
    table = game.start(seed="observed")
    for _ in range(12):
        seat = dice.choice(table.acting)
        assert game.plain.observe(table.state, seat).tolist() == table.observe(seat).tolist()
        table.play(seat, dice.choice(table.moves(seat)))
        if table.over:
            return
