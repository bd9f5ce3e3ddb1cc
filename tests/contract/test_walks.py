"""The beginning of a game with each number of seats, and all that can be asked of it on the way, in whatever speed speaks.

Short enough to be walked in plain Python while the lines that are used are counted: tests/contract/test_coverage.py.
"""

from __future__ import annotations

import random

import pytest

from .cases import Case, games

MOVES = 120
LOOK = 10
"""After so many moves everything is asked."""


@pytest.mark.parametrize("case", [Case(game, seats) for game in games() for seats in game.seats], ids=str)
def test_nothing_is_lost_on_the_way_and_every_question_has_an_answer(case: Case) -> None:
    chance, table = random.Random(str(case)), case.start("walk")
    census = case.game.twin.modules["state"].census
    whole = census(case.plain_record(table))
    for number in range(MOVES):
        if table.over:
            break
        seat = chance.choice(table.acting)
        if number % LOOK == 0:
            assert census(case.plain_record(table)) == whole
            assert len(table.observe(seat)) == case.game.observation_size
            world = table.world(seat, f"world {number}")
            assert world.view(seat) == table.view(seat) and world.moves(seat) == table.moves(seat)
        table.play(seat, chance.choice(table.moves(seat)))
