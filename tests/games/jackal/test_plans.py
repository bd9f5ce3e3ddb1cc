"""What a crew is up to, and what it brings: said with hints, and true of the position."""

from __future__ import annotations

import doubloon

from ..planning import planned, told
from .tables import PLAIN, at, walk

GAME = doubloon.catalogue["jackal"]


def test_a_coin_comes_aboard() -> None:
    """§5.6: A's ship lies at A1, off the north-western corner."""
    table = at(*PLAIN, pirates=[["B2"], []], coins={"B2": 1}, holds=[2, 0])
    assert told(table, "1 A1 coin") == "A coin comes aboard; that makes 3."
    assert told(table, "1 A1 coin", language="ru") == "На борт идёт 1 монета; всего станет 3."


def test_a_coin_on_its_way_counts_the_actions_home() -> None:
    table = at(*PLAIN, pirates=[["D4"], []], coins={"D4": 1})
    assert planned(table, "1 C3 coin").args == {"coins": 1, "actions": 2}
    assert told(table, "1 C3 coin") == "The coin can be aboard in 2 more actions, over ground that does nothing."


def test_ground_that_does_something_and_enemies_are_no_way_home() -> None:
    """§5.3, §5.4: from C3 the ice on B2 throws one about; on C2 and B3 stand enemies."""
    table = at("ice empty empty", *PLAIN[1:], pirates=[["D4"], ["C2", "B3"]], coins={"D4": 1})
    assert planned(table, "1 C3 coin").kind == "drag-on"


def test_a_new_tile_names_the_odds_of_gold() -> None:
    """§2.1: of two tiles that nobody has seen one is a chest."""
    table = at("empty ? ?", box="chest-2, empty", pirates=[["B2"], []])
    plan = planned(table, "1 C2")
    assert (plan.kind, plan.args) == ("turn", {"back": "plain", "tiles": 2, "gold": 1})
    assert planned(table, "1 C2", "pass") == plan, "what follows from it cannot be foreseen"


def test_who_has_peeked_knows_and_nobody_else() -> None:
    """§4.14: A has looked at C2, B has not."""
    facts = {"pirates": [["B2"], ["D2"]], "tiles": {"C2": "down chest-2"}, "peeked_by": {"C2": [0]}}
    assert told(at("empty ? empty ?", box="empty", **facts), "1 C2") == "You have peeked: chest with two coins."
    assert planned(at("empty ? empty ?", box="empty", turn=1, **facts), "1 C2").args == {"back": "plain", "tiles": 2, "gold": 1}


def test_a_fight_leaves_the_gold_behind() -> None:
    """§6.1"""
    table = at(*PLAIN, pirates=[["B2"], ["C2"]], coins={"C2": 2})
    assert planned(table, "1 C2").args == {"other": "B", "pirates": 1, "coins": 2}
    assert told(table, "1 C2") == "Back to the ship with a pirate of Bart, who must leave 2 coins behind."


def test_a_friend_is_helped_out_of_the_pit() -> None:
    """§4.8"""
    table = at("empty pit empty", *PLAIN[1:], pirates=[["B2", "C2"], []], trapped=["A-2"])
    assert told(table, "1 C2") == "A-2 gets out of the pit."


def test_the_way_to_gold_and_to_the_unknown() -> None:
    table = at("empty empty empty empty", coins={"E2": 1}, pirates=[["B2"], []])
    assert planned(table, "1 C2").args == {"steps": 2, "before": 3}
    table = at("empty empty empty ?", pirates=[["B2"], []])
    assert planned(table, "1 C2").kind == "pirate-to-tile"


def test_a_vote_says_how_it_stands() -> None:
    """§10.2, §10.6"""
    table = at(*PLAIN, holds=[3, 1], coins={"C3": 1}, pirates=[["B2"], []])
    assert told(table, "propose end") == "As it stands: 3 coins for you, 1 for the best of the others."
    walk(table, "propose end")
    assert planned(table, "refuse").args == {"coins": 1, "most": 3, "left": 1, "tiles": 0}


def test_in_smoke_one_decides_for_an_enemy() -> None:
    """§4.22"""
    table = at(*PLAIN, smoke=2, turn=0, pirates=[["B2"], []])
    assert table.acting == (1,)
    assert planned(table, "1 C2").args == {"other": "A"}


def test_a_berth_counts_where_one_can_land() -> None:
    """§3.6"""
    table = GAME.start(2, "berth", island="BBB/BMB/BBB")
    assert planned(table, "ship C1").args == {"tiles": 3}
    assert told(table, "ship C1") == "From there 3 tiles are open to a landing."


def test_alone_the_bank_is_home() -> None:
    """§14.4: out to the chest and back is four moves of one pirate, in a puzzle with no other."""
    puzzle = {"island": ["bank empty chest-1"], "pirates": 1, "bear": ""}
    table = GAME.from_position({"seats": 1, "puzzle": puzzle})
    way = ("1 C2", "1 D2", "1 C2 coin", "1 B2 coin")
    assert told(table, *way) == "After 4 moves the bank holds one coin."
    assert told(table, *way, language="ru") == "Через 4 хода в банке монет: 1."
    walk(table, *way[:3])
    assert told(table, way[3]) == "With this move the bank holds one coin."
