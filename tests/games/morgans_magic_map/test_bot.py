"""What the bots of Morgan's Magic Map know: how many cards will fit, what a haul is worth, and when to use what lies in front."""

from __future__ import annotations

import os
from typing import Any

import pytest

import doubloon
from doubloon.bots import bot
from doubloon.core.plain import PlainRecord

from .tables import GAME, at, walk

KNOWS = GAME.twin.modules["bot"]
TERMS = list(KNOWS.WEIGHTS)
LAST_TREASURES = [[*range(1, 12)], [*range(12, 24)]]
"""Treasures taken when one is left in the deck, with 24 to 28 on the board."""
ONE_LEFT: dict[str, Any] = {"treasures": LAST_TREASURES, "board": [24, 25, 26, 27, 28]}

compiled_only = pytest.mark.skipif(bool(os.environ.get("DOUBLOON_PLAIN")), reason="bots that search run compiled only")


def record(table: doubloon.Table) -> Any:
    """The table's record for plain rules."""
    return PlainRecord(GAME.layout, table._state[0])


def term(table: doubloon.Table, name: str, seat: int = 0) -> int:
    """How much a seat has of what WEIGHTS names."""
    return int(KNOWS.term(record(table), seat, TERMS.index(name)))


def promise(table: doubloon.Table, move: str) -> float:
    """How promising a move of the seat to act looks."""
    seat = table.acting[0]
    return float(KNOWS.prior(record(table), seat, next(legal.id for legal in table.moves(seat) if str(legal) == move)))


def captain(table: doubloon.Table, iterations: int = 600) -> str:
    """What the captain does here."""
    seat = table.acting[0]
    return str(bot(f"captain:{iterations}").choose(table.world(seat, "world"), seat, seed="bot"))


# What the terms count.


def test_plays_are_the_cards_that_fit_at_the_end_of_the_best_walk() -> None:
    hands = [["anthill-0", "volcano-1"], ["shipwreck-2"]]
    assert term(at(phase="walk", hands=hands), "plays") == 2
    assert term(at(phase="walk", steps=1, hands=hands), "plays") == 1
    assert term(at(phase="dig", hands=[["volcano-1", "skull-3", "anthill-0"], []]), "plays") == 2


def test_where_the_toll_cannot_be_paid_nothing_is_dug() -> None:
    hands = [["volcano-0"], []]
    for coins, plays in ((1, 1), (0, 0)):
        table = at(phase="walk", hands=hands, coins=[coins, 2], pirates=["green-tree", "volcano"])
        assert term(table, "plays") == plays


def test_a_tile_to_be_moved_brings_one_card_more() -> None:
    assert term(at(hands=[["anthill-0", "shipwreck-0"], []]), "plays") == 2
    assert term(at(hands=[["anthill-0"], []]), "plays") == 1
    lifted = at(phase="put", lifted="shipwreck", hands=[["anthill-0", "shipwreck-3"], []])
    assert term(lifted, "plays") == 2
    walk(lifted, "put south of wilderness")
    assert term(lifted, "plays") == 1


def test_next_is_of_those_who_wait() -> None:
    table = at(hands=[["anthill-0"], ["lighthouse-0"]])
    assert (term(table, "next", 0), term(table, "next", 1)) == (0, 1)
    assert (term(table, "plays", 0), term(table, "plays", 1)) == (1, 0)


def test_a_race_for_a_set_ends_when_nothing_of_it_is_to_come() -> None:
    s = record(at())
    held = 2 | 1 << 8
    assert [KNOWS.hope_of_set(s, seat, held, 0) for seat in (0, 1)] == [24, 0]
    assert [KNOWS.hope_of_set(s, seat, held, 1) for seat in (0, 1)] == [18, 6]
    assert [KNOWS.hope_of_set(s, seat, 1 | 1 << 8, 0) for seat in (0, 1)] == [12, 12]


def test_a_haul_is_value_doubloons_and_what_it_does_for_the_set() -> None:
    board = [1, 4, 6, 19, 20]
    table = at(phase="take", reach=1, board=board)
    hauls = [KNOWS.best_haul(record(table), 0, reach) for reach in range(6)]
    assert hauls[0] == 0 and hauls == sorted(hauls)
    assert hauls[4] >= 4 * (4 + 3) > hauls[3] >= 4 * (1 + 2)
    taken = at(phase="take", reach=1, board=board, treasures=[[], [7, 12, 23]])
    assert KNOWS.haul_at(record(taken), 0, 3) == 4 * (4 + 3) < KNOWS.haul_at(record(table), 0, 3)


def test_shovels_in_front_reach_for_what_is_worth_them() -> None:
    board = [1, 4, 6, 19, 20]
    digs = {
        shovels: KNOWS.best_dig(record(at(phase="take", reach=3, board=board, fronts=[[*shovels], []])), 0, 3)
        for shovels in ((), ("anthill-0",), ("anthill-0", "volcano-0"), ("anthill-1", "volcano-1"))
    }
    haul = [KNOWS.best_haul(record(at(phase="take", reach=3, board=board)), 0, reach) for reach in range(6)]
    assert digs[()] == digs["anthill-1", "volcano-1"] == haul[3]
    assert digs["anthill-0",] == digs["anthill-0", "volcano-0"] == haul[4] - KNOWS.DIGGING > haul[5] - 2 * KNOWS.DIGGING
    table = at(phase="take", reach=3, board=board, fronts=[["anthill-0"], []])
    assert promise(table, "use anthill 0") > promise(table, "take 3")


def test_bonuses_that_cannot_be_used_before_the_end_count_for_nothing() -> None:
    fronts = [["anthill-1", "volcano-1", "tomb-1"], []]
    assert term(at(fronts=fronts), "maps") == 3
    assert term(at(fronts=fronts, **ONE_LEFT), "maps") == 1


# What looks promising.


def test_the_tile_a_card_names_is_put_where_it_fits() -> None:
    table = at(hands=[["anthill-0", "shipwreck-3"], []])
    assert promise(table, "lift shipwreck") > promise(table, "leave the map") > promise(table, "lift open-sea")
    walk(table, "lift shipwreck")
    assert promise(table, "put north of tomb") > promise(table, "put south of wilderness")


def test_cards_are_played_in_one_order_only() -> None:
    table = at(phase="dig", hands=[["volcano-1", "oasis-1"], []])
    assert promise(table, "play volcano 1") > promise(table, "play oasis 1") > promise(table, "enough")


# What the captain does.


@compiled_only
def test_the_captain_shifts_a_tile_and_walks_to_where_all_cards_fit() -> None:
    hands = [["anthill-0", "volcano-1", "rope-bridge-1"], ["shipwreck-2"]]
    assert term(at(phase="walk", hands=hands), "plays") == 2, "as the island lies, one of them fits nowhere with the others"
    table = at(hands=hands)
    played = 0
    while table.acting == (0,):
        played += [told.kind for told in table.play(0, captain(table))].count("played")
    assert played == 3


@compiled_only
def test_the_captain_cashes_in_before_the_last_treasure_is_laid_out() -> None:
    assert captain(at(phase="take", fronts=[["anthill-2"], []], **ONE_LEFT)) == "use anthill 2"


@compiled_only
def test_the_captain_ends_the_game_when_ahead_and_not_when_behind() -> None:
    mine = [6, 8, 9, 10, 14, 17, 20, 22, 24, 26]
    treasures = [mine, [rank for rank in range(6, 29) if rank not in mine]]
    position: dict[str, Any] = {"treasures": treasures, "board": [1, 2, 3, 4, 5], "phase": "dig"}
    position["hands"] = [["green-tree-0"], ["shipwreck-2"]]
    for coins, move, winner in (([32, 0], "play green-tree 0", 0), ([29, 0], "enough", 1)):
        table = at(coins=coins, **position)
        assert captain(table) == move
        walk(table, "play green-tree 0", "take 1")
        assert table.winners == (winner,), "so it would end"


@compiled_only
def test_captains_do_not_dither() -> None:
    table = GAME.start(2, "steady")
    turns, last = 0, -1
    while not table.over:
        turns += table.acting[0] != last
        last = table.acting[0]
        table.play(last, captain(table, 60))
    assert turns < 40
