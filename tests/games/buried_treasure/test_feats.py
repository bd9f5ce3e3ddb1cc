"""Buried Treasure's feats: each done once, and once nearly."""

from __future__ import annotations

import random

import pytest

import doubloon

from ..boasting import at_random, did, where
from .test_rules import GAME, at, columns

SHEETS = 12
"""Whole games whose sheets are read."""


def play(table: doubloon.Table, *moves: str) -> None:
    """Moves of the seat to act, one after the other."""
    for move in moves:
        table.play(table.acting[0], move)


def last_round(mine: dict[str, int], his: dict[str, int], card: str = "blue-plain", **more) -> doubloon.Table:
    """The last card of the last round lies there for seat 0."""
    return at(2, round=3, score_card=1, columns=columns(card), collections=[mine, his], **more)


def test_fifteen_cards_make_a_kleptomaniac_and_fourteen_do_not() -> None:
    seen = set()
    for seed in range(SHEETS):
        table, stolen = GAME.start(2, f"greed {seed}"), [0, 0]
        while not table.over:
            seat = table.acting[0]
            robberies = [move for move in table.moves(seat) if move.kind == "rob"]
            move = robberies[-1] if robberies else random.Random(len(table.log) + seed).choice(table.moves(seat))
            stolen[seat] += int(move.args["cards"]) if robberies else 0
            table.play(seat, move)
        assert did(table, "kleptomaniac") == [seat for seat in range(2) if stolen[seat] >= 15]
        seen |= {*stolen}
    assert max(seen) >= 15 > min(seen)


def test_tit_for_tat_in_the_next_turn_of_the_same_colour_and_of_no_fewer_cards() -> None:
    table = at(2, columns=columns("red-plain red-1", "red-2"), collections=[{}, {"red": 3}])
    play(table, "take 2", "rob B 1", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [1] and where(table, "tit-for-tat") == ["rob A 1"]
    table = at(2, columns=columns("red-plain red-1", "red-2"), collections=[{}, {"red": 3}])
    play(table, "take 2", "rob B 2", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [], "two were stolen, and one was stolen back"
    table = at(2, columns=columns("red-plain red-1", "red-2", "blue-plain blue-plain"), collections=[{}, {"red": 3}])
    play(table, "take 2", "rob B 1", "take 3", "take 3", "take 1", "rob A 1")
    assert did(table, "tit-for-tat") == [], "it was not the next turn"
    table = at(2, columns=columns("red-plain blue-1", "red-2"), collections=[{"blue": 2}, {"red": 3}])
    play(table, "take 2", "rob B 1", "take 1", "rob A 1")
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


def test_a_late_tide_is_what_the_sheet_says() -> None:
    found = 0
    for seed in range(SHEETS):
        table = at_random(GAME, 3, seed)
        rows = table.view(None)["sheet"]
        before = [rows[0][seat] + rows[1][seat] for seat in range(3)]
        last = [seat for seat in range(3) if before[seat] == min(before)]
        late = last if len(last) == 1 and table.winners == tuple(last) else []
        assert did(table, "late-tide") == late, f"game {seed}"
        found += len(late)
    assert found, "what never happens has not been tried"
