"""What a captain is up to, and what it brings: said with hints, and true of the position."""

from __future__ import annotations

from ..planning import planned, told
from .tables import at, play, sheet


def test_a_drawing_is_compared_with_the_best_other_one() -> None:
    """§5.5, §7.3, §7.6: beside another a palm makes a group (2), finds a doubloon (1), fills a square (1); alone, rum."""
    table = at(sheet("......", "......", "p....."), sheet(), roll=(3, 2, 4))
    plan = planned(table, "palm 3,2")
    assert (plan.kind, plan.args) == ("found-palm-loot", {"size": 2, "points": 4, "rum": 0, "otherwise": 3})
    assert told(table, "palm 3,2") == (
        "A group of 2 palms: 4 points on your sheet, against 3 for the best other drawing from these dice."
    )
    assert planned(table, "water 3,4").args == {"symbol": "water", "square": "3,4", "points": 1, "rum": 0, "otherwise": 4}


def test_a_line_completed_brings_what_is_at_its_end() -> None:
    """§4.1: five squares of the first row are full, and a barrel fills the sixth."""
    table = at(sheet("wwwbp."), sheet(), roll=(1, 6, 5))
    plan = planned(table, "barrel 1,6")
    assert (plan.kind, plan.args["line"]) == ("line-full", "row-1")
    assert plan.args["treasure"] in ("ruby", "crown") and plan.args["points"] == 1 + 2 + 3


def test_rum_is_counted_with_what_it_costs() -> None:
    """§3.4, §7.4: a bottle is worth two points at the end."""
    table = at(sheet(), sheet(), roll=(1, 1, 2))
    plan = planned(table, "rum second up", "sword 1,1")
    assert plan.args["rum"] == 1 and plan.args["points"] == 1 - 2
    assert told(table, "rum second up", "sword 1,1").endswith("; it takes a bottle of rum.")


def test_a_skull_is_a_cost() -> None:
    """§3.7, §7.6"""
    table = at(sheet(), sheet(), roll=(1, 1, 2))
    assert planned(table, "skip").args["cost"] == 1
    assert told(table, "skip").startswith("The skull costs 1; the best drawing from these dice writes ")


def test_done_says_how_the_sheet_stands_and_no_more() -> None:
    """§3.8: whether the others are done, and what they drew, is no part of it."""
    table = at(sheet(), sheet(), roll=(1, 1, 2))
    play(table, "anchor 1,2")
    assert planned(table, "done").args == {"points": -31}
    assert told(table, "done", language="ru") == "На листе -31 очко."
    play(table, "anchor 1,2", "done", seat=1)
    assert planned(table, "done").args == {"points": -31}


def test_what_a_treasure_is_worth_decides_what_is_kept() -> None:
    """§5.11, §6.4: a choice of ruby or crown."""
    table = at(sheet("pppp.."), sheet(), roll=(1, 5, 4))
    play(table, "palm 1,5")
    assert planned(table, "keep ruby").args == {"treasure": "ruby", "value": 3}
