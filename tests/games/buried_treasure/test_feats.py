"""Buried Treasure's feats: each done once, and once nearly."""

from __future__ import annotations

import pytest

import doubloon

from ..boasting import at_random, did, where
from .test_rules import GAME, at, columns

SHEETS = 60
"""Whole games whose sheets are read."""


def play(table: doubloon.Table, *moves: str) -> None:
    """Moves of the seat to act, one after the other."""
    for move in moves:
        table.play(table.acting[0], move)


def last_round(mine: dict[str, int], his: dict[str, int], card: str = "blue-plain", **more) -> doubloon.Table:
    """The last card of the last round lies there for seat 0."""
    return at(2, round=3, score_card=1, columns=columns(card), collections=[mine, his], **more)


def test_four_cards_at_one_pull_and_three() -> None:
    for cards, boasting in ((4, [0]), (3, [])):
        table = at(2, columns=columns("red-plain", "red-4"), collections=[{}, {"red": 4}])
        play(table, "take 2", f"rob B {cards}")
        assert did(table, "four-at-one-pull") == boasting


def test_tit_for_tat_in_the_next_turn_and_later() -> None:
    table = at(2, columns=columns("red-plain red-1", "red-2"), collections=[{}, {"red": 3}])
    play(table, "take 2", "rob B 2", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [1] and where(table, "tit-for-tat") == ["rob A 1"]
    table = at(2, columns=columns("red-plain red-1", "red-2", "blue-plain blue-plain"), collections=[{}, {"red": 3}])
    play(table, "take 2", "rob B 2", "take 3", "take 3", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [], "it was not the next turn"
    table = at(2, columns=columns("red-plain blue-1", "red-2"), collections=[{"blue": 2}, {"red": 3}])
    play(table, "take 2", "rob B 2", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [], "it was another colour"


MOST = {"red": 3, "green": 3, "yellow": 3, "blue": 3}


def test_first_in_all_four_colours_and_in_three() -> None:
    table = last_round(MOST, {"red": 1, "green": 1, "yellow": 1, "blue": 1})
    play(table, "take 1")
    assert did(table, "four-firsts") == [0]
    table = last_round(MOST, {"red": 1, "green": 1, "yellow": 1, "blue": 4})
    play(table, "take 1")
    assert did(table, "four-firsts") == []


def test_an_honest_pirate_wins_and_robs_nobody() -> None:
    table = last_round(MOST, {"red": 1})
    play(table, "take 1")
    assert table.winners == (0,) and did(table, "honest-pirate") == [0]
    table = last_round(MOST, {"red": 1, "blue": 1}, "blue-1")
    play(table, "take 1", "rob B 1")
    assert table.winners == (0,) and did(table, "honest-pirate") == []
    table = last_round({"red": 1}, MOST)
    play(table, "take 1")
    assert did(table, "honest-pirate") == [1]


@pytest.mark.parametrize(("ahead", "boasting"), [(13, [0]), (12, []), (14, []), (15, [1])])
def test_a_hair_is_one_point(ahead: int, boasting: list[int]) -> None:
    """All first places against all second ones are 28 to 14; the rest he had before."""
    table = last_round(MOST, dict.fromkeys(MOST, 1), sheet=[[0, ahead], [0, 0]])
    play(table, "take 1")
    assert table.scores == (28, 14 + ahead) and did(table, "by-a-hair") == boasting


def test_what_the_sheet_says_of_whole_games() -> None:
    found = {"late-tide": 0, "empty-chest": 0}
    for seed in range(SHEETS):
        table = at_random(GAME, 3, seed)
        rows = [list(row) for row in table.view(None)["sheet"]][:3]
        [*winners] = table.winners
        before = [rows[0][seat] + rows[1][seat] for seat in range(3)]
        late = [seat for seat in winners if len(winners) == 1 and before.count(min(before)) == 1 and before[seat] == min(before)]
        empty = [seat for seat in winners if 0 in [row[seat] for row in rows]]
        assert (did(table, "late-tide"), did(table, "empty-chest")) == (late, empty), f"game {seed}"
        found["late-tide"] += len(late)
        found["empty-chest"] += len(empty)
    assert all(found.values()), f"{found}: what never happens has not been tried"
