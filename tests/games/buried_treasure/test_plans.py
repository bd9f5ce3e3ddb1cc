"""What a player is up to, and what it brings: said with hints, and true of the position."""

from __future__ import annotations

from ..planning import planned, told
from .test_advanced import at as advanced
from .test_rules import at, columns

SCORE = {"score_card": 1}


def points_of(table, colour: str) -> tuple[int, int]:
    """What the score card gives for most and second most of a colour."""
    view = table.view(0)
    card = view["score_cards"][view["score_card"] - 1]
    return card["first"][colour], card["second"][colour]


def test_a_card_that_takes_the_lead() -> None:
    table = at(columns=columns("red-plain green-plain"), collections=[{"green": 1}, {"green": 1}], **SCORE)
    first, _ = points_of(table, "green")
    assert planned(table, "take 1").args == {"cards": 2, "colour": "green", "points": first, "otherwise": 0}
    assert told(table, "take 1") == f"That makes 2 green maps: {first} points if the round ended so, against 0 without it."
    assert told(table, "take 1", language="ru").startswith("У тебя будет 2 зелёные карты:")


def test_a_theft_counts_what_it_brings() -> None:
    """§3.6: two flags, two cards of the three that B has: 1 to 3 becomes 4 to 1."""
    table = at(columns=columns("red-2"), collections=[{"red": 1}, {"red": 3}], **SCORE)
    first, second = points_of(table, "red")
    plan = planned(table, "take 1", "rob B 2")
    assert (plan.kind, plan.args) == ("rob", {"other": "B", "cards": 2, "colour": "red", "points": first, "otherwise": second})


def test_a_card_can_spoil_another_ones_lead() -> None:
    """§4.3: who are equal are passed over."""
    table = at(columns=columns("green-plain red-plain"), collections=[{"red": 1}, {"red": 2}, {"red": 3}], seats=3, **SCORE)
    _, second = points_of(table, "red")
    plan = planned(table, "take 1")
    assert plan.kind == "deny"
    assert plan.args == {"other": "B", "colour": "red", "points": 0, "otherwise": second}
    assert told(table, "take 1").startswith("It spoils the red cannons for Bart: 0 points")


def test_a_gift_is_counted_where_it_goes() -> None:
    """§6.5"""
    hands = [{"red": 1}, {}, {}]
    table = advanced(3, columns=columns("blue-plain"), hands=hands, collections=[{}, {"red": 1}, {"red": 2}], **SCORE)
    first, _ = points_of(table, "red")
    assert planned(table, "play red to B").args == {"other": "C", "colour": "red", "points": 0, "otherwise": first}


def test_a_gift_that_changes_nothing_is_told_as_it_is() -> None:
    """§6.5"""
    table = advanced(columns=columns("blue-plain"), hands=[{"red": 1}, {}], collections=[{}, {"red": 1}], **SCORE)
    assert told(table, "play red to B") == "A gift for Bart, who will have 2 red cannons."


def test_cards_that_change_nothing_are_counted() -> None:
    table = at(columns=columns("green-plain red-plain"), collections=[{}, {"red": 3}, {"red": 5}], seats=3, **SCORE)
    assert planned(table, "take 1").args == {"colour": "red", "cards": 1, "most": 5}


def test_a_pass_keeps_the_hand_for_the_end() -> None:
    """§6.8"""
    table = advanced(columns=columns(""), hands=[{"red": 2, "flag": 1}, {"blue": 1}], phase="play-out")
    assert told(table, "pass") == "The starter cards in your hand are worth 2 points if you keep them to the end."


def test_an_offer_left_has_no_great_plan() -> None:
    table = at(columns=columns("green-plain red-plain", "red-extra"), **SCORE)
    table.play(0, "take 2")
    assert told(table, "no extra") == "No great plan: it simply weighs best."
