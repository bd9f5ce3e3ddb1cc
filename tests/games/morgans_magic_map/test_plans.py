"""What a captain is up to, and what it brings: said with hints, and true of the position."""

from __future__ import annotations

from ..planning import planned, told
from .tables import at

BOARD = [1, 2, 9, 10, 21]
"""Levels I to V bring, with the doubloons beside them, 1, 2, 4, 5 and 10."""


def test_shovels_reach_deeper_than_the_cards_alone() -> None:
    table = at(phase="take", reach=3, fronts=[["tomb-0", "skull-0"], []], board=BOARD)
    moves = ("use tomb 0", "use skull 0", "take 5")
    assert told(table, *moves) == "Two shovels reach level V: 10 points against 4."
    assert told(table, *moves, language="ru") == "Две лопаты достают до уровня V: 10 очков против 4."
    assert told(table, "use tomb 0", "take 4") == "A shovel reaches level IV: 5 points against 4."


def test_a_pair_is_a_shovel_too_and_a_shovel_not_needed_is_none() -> None:
    table = at(phase="take", reach=2, fronts=[["tomb-3", "skull-3"], []], board=BOARD)
    assert planned(table, "pair tomb 3 for shovel", "take 3").args == {"depth": "3", "points": 4, "shovels": 1, "otherwise": 2}
    assert planned(table, "pair tomb 3 for shovel", "take 2").kind != "shovels"


def test_a_tile_moved_makes_cards_right() -> None:
    """On the tomb its own card is right; the oasis is three steps from there, and north of it one."""
    table = at(hands=[["tomb-0", "oasis-1"], []], board=BOARD)
    moves = ["lift oasis", "put north of tomb", "north", "east"]
    assert planned(table, *moves[:2]).args == {"tile": "oasis", "tiles": 1, "cards": 2, "otherwise": 1}
    assert planned(table, *moves[:1]).args == {"tile": "oasis", "cards": 2, "otherwise": 1}
    dig = [*moves, "play tomb 0", "play oasis 1", "take 2"]
    assert told(table, *dig) == (
        "Move the Oasis, and within a walk 2 cards are right at one place, against 1 as it lies. Then level II: 2 points."
    )


def test_a_walk_leads_where_more_cards_are_right_and_boots_lead_further() -> None:
    table = at(phase="walk", hands=[["anthill-0", "volcano-1", "gallows-0"], []])
    assert planned(table, "north", "west", "play anthill 0").args == {"tile": "anthill", "cards": 2, "otherwise": 1}
    boots = at(phase="walk", steps=0, hands=[["skull-0"], []], fronts=[["tomb-3"], []], pirates=["volcano", "lighthouse"])
    assert told(boots, "use tomb 3", "east", "east") == (
        "The boots take you to the Skull: one card is right there, against 0 here."
    )


def test_a_walk_that_cannot_be_paid_is_no_walk() -> None:
    """§5.4: with no doubloon the tile with another's pirate is closed, and what lies behind it too far."""
    hands = [["volcano-0"], []]
    broke = at(phase="change", hands=hands, coins=[0, 2], pirates=["green-tree", "volcano"])
    paying = at(phase="change", hands=hands, coins=[1, 2], pirates=["green-tree", "volcano"])
    moves = ("lift open-sea", "put north of anthill", "north")
    assert planned(broke, *moves[:2]).kind == "none"
    assert planned(broke, "leave the map").args == {"cards": 0}
    assert planned(paying, "leave the map").args == {"cards": 1}
    assert planned(paying, *moves).args == {"tile": "volcano", "cards": 1, "otherwise": 0}


def test_a_treasure_can_be_for_the_set() -> None:
    """§9.2: with the second pearl A is ahead alone, 6 doubloons where 3 were shared."""
    table = at(phase="take", reach=1, board=[7, 9, 10, 11, 21], treasures=[[12], [19]])
    assert planned(table, "take 1").args == {"depth": "1", "points": 1, "treasure": "7", "set": "pearl", "more": 3}
    assert planned(at(phase="take", reach=2, board=BOARD, treasures=[[], [16, 25]]), "take 2").args["otherwise"] == 1


def test_landing_drawing_and_a_turn_without_a_dig() -> None:
    table = at(phase="corner", pirates=[None, "lighthouse"], hands=[["anthill-0", "volcano-1", "swamp-3"], []])
    assert planned(table, "land north-west").args == {"tile": "anthill", "cards": 2}
    table = at(phase="throw", hands=[["tomb-2", "shipwreck-0", "gallows-0"], []])
    assert planned(table, "draw").args == {"cards": 1, "right": 1}
    assert planned(table, "throw shipwreck 0").args == {"tile": "shipwreck", "distance": 0, "away": 3}
    table = at(phase="dig", hands=[["shipwreck-0"], []])
    assert told(table, "enough", "draw") == "No dig in this turn; 3 cards come."
    assert planned(at(phase="throw", fronts=[["tomb-2"], []]), "use tomb 2").args == {"coins": 2}


def test_a_bonus_alone_is_told_as_it_is() -> None:
    """§7.2, §7.3"""
    table = at(changes=0, fronts=[["skull-1"], []])
    assert told(table, "use skull 1") == "A map lets you move one more tile."
    table = at(phase="walk", steps=0, fronts=[["skull-3"], []])
    assert told(table, "use skull 3") == "Boots: 2 more steps to walk."
    table = at(phase="dig", hands=[["green-tree-0", "tomb-0"], []], board=BOARD)
    assert planned(table, "play green-tree 0", "enough").args == {"depth": "1", "points": 1}


def test_others_cards_are_no_part_of_a_plan() -> None:
    """The bot's line may go on beyond what can be foreseen: what is drawn is not told."""
    table = at(phase="throw", hands=[["tomb-2"], []])
    assert planned(table, "draw", "lift oasis") == planned(table, "draw")
