"""The captain's manners: what is as good as the best, and when there is no more to think about."""

from __future__ import annotations

import pytest

from doubloon.bots.captain import is_as_good, is_settled

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
