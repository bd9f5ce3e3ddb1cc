"""The captain's manners: what is as good as the best, and when there is no more to think about."""

from __future__ import annotations

import os
import random

import pytest

import doubloon
from doubloon.bots.captain import is_as_good, is_settled

compiled_only = pytest.mark.skipif(bool(os.environ.get("DOUBLOON_PLAIN")), reason="bots that search run compiled only")
VISITS = {1: 100, 2: 95, 3: 95, 4: 60}
WORTH = {1: 50.0, 2: 47.4, 3: 46.0, 4: 30.2}


def test_moves_are_as_good_that_were_tried_as_often_and_are_worth_as_much() -> None:
    assert [move for move in VISITS if is_as_good(move, 1, VISITS, WORTH)] == [1, 2]


class Grown:
    """A tree of which only the tries at the root are looked at."""

    def __init__(self, *tried: tuple[int, float]) -> None:
        self.moves = dict(enumerate(tried))

    def tried(self, _seat: int) -> dict[int, tuple[int, float]]:
        return self.moves


@pytest.mark.parametrize(
    ("tree", "left", "settled"),
    [
        (Grown((300, 150.0), (100, 49.0)), 199, True),  # nobody catches up any more
        (Grown((300, 150.0), (100, 49.0)), 200, False),
        (Grown((210, 10.0), (190, 9.0)), 9999, True),  # lost, whatever is played
        (Grown((210, 11.0), (190, 9.0)), 9999, False),
        (Grown((400, 200.0)), 9999, False),
    ],
)
def test_thinking_ends_where_it_changes_nothing_any_more(tree: Grown, left: int, settled: bool) -> None:
    assert is_settled(tree, 0, left) is settled  # type: ignore[arg-type]


@compiled_only
def test_not_even_a_first_thought_looks_at_the_world_that_is_given() -> None:
    """A prior of The Pirate's Map counts what others have marked: in a world of the searcher, and in no other."""
    captain, dice = doubloon.bot("captain:40"), random.Random("first thought")
    for number in range(4):
        table = doubloon.game("pirates-map").start(4, f"first thought {number}")
        while not table.over:
            seat = table.acting[0]
            if len(table.moves(seat)) > 2:
                chosen = {str(captain.choose(world, seat, seed="b")) for world in (table, table.world(seat, "other"))}
                assert len(chosen) == 1, f"game {number}, move {len(table.log)}: {chosen}"
            table.play(seat, dice.choice(table.moves(seat)))
