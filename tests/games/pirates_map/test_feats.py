"""The Pirate's Map's feats: each done once, and once nearly."""

from __future__ import annotations

import pytest

import doubloon

from ..boasting import at_random, did
from .tables import GAME, at, eager_game, play, sheet

CLOSING = (".w....", "wa....", ".w....")
"""An anchor at 2,2 that wants a symbol at 2,3."""


def shown(table: doubloon.Table, *moves: str) -> doubloon.Table:
    """What seat 0 draws is shown; all others draw nothing."""
    play(table, *moves, "done")
    for seat in range(1, table.seats):
        play(table, "skip", "done", seat=seat)
    return table


def drawn_at_most(table: doubloon.Table, seat: int) -> int:
    """The most things a seat has drawn in one turn, by what was on its sheet from turn to turn."""
    before, most = 0, 0
    for line in table.log:
        told = [one.told for one in line.news if one.seen_by(None)]
        if told:
            now = sum(event.kind == "drew" and event.args["seat"] == seat for event in told)
            before, most = before + now, max(most, now)
    filled = sum(bin(int(mark)).count("1") for mark in table.state["marks"][0, seat])
    assert before == filled, "all that was drawn is on the sheet"
    return most


def test_a_chain_is_what_one_roll_has_brought() -> None:
    chains = 0
    for seed in (3, 6, 9):
        *_, table = eager_game(seed, 2)
        long = [seat for seat in range(2) if drawn_at_most(table, seat) >= GAME.modules["feats"].CHAIN]
        assert did(table, "chain-reaction") == long
        chains += len(long)
    assert chains, "nobody has had a chain"


THREE = ("wwwww.", "....w.", "...w..", "..w...", ".w....", "w.....")
"""With 1,6 the first row and the diagonal up are full."""


def test_a_grove_is_five_palms() -> None:
    assert did(shown(at(sheet("pp.pp."), sheet(), roll=(1, 3, 4)), "palm 1,3", "keep ruby"), "palm-grove") == [0]
    assert did(shown(at(sheet("pp.p.p"), sheet(), roll=(1, 3, 4)), "palm 1,3"), "palm-grove") == []


@pytest.mark.parametrize(("anchors", "boasting"), [(3, [0]), (2, [])])
def test_the_turtle_has_friends_who_come_three_times(anchors: int, boasting: list[int]) -> None:
    rows = (".w.w..", "wa.aw.", ".w.w..") if anchors == 2 else (".w.w..", "wa.aw.", ".w.w..", "..a...")
    if anchors == 3:
        rows = (".w.w..", "wa.aw.", ".wawb.", "..w...")
    table = at(sheet(*rows), sheet(boxes=["1", "2", "3", "4", "5", "6"]), roll=(2, 3, 5))
    assert did(shown(table, "barrel 2,3"), "friend-of-the-turtle") == boasting


@pytest.mark.parametrize(("chest", "boasting"), [(11, [0]), (10, [])])
def test_too_rich_is_who_drinks_two_treasures(chest: int, boasting: list[int]) -> None:
    column = [row[:5] + ("p" if number else ".") for number, row in enumerate(THREE)]
    table = at(sheet(*column, chest={"doubloon": chest}), sheet(), roll=(1, 6, 4))
    play(table, "palm 1,6", "decline")
    while (moves := [str(move) for move in table.moves(0)]) != ["done"]:
        play(table, moves[0])
    assert did(shown(table), "too-rich") == boasting


@pytest.mark.parametrize(("mine", "his", "boasting"), [(9, 0, [0]), (0, 9, [])])
def test_a_dead_man_wins_with_more_points(mine: int, his: int, boasting: list[int]) -> None:
    table = at(sheet(skulls=2, chest={"ruby": mine}), sheet(chest={"ruby": his}), roll=(1, 2, 5))
    play(table, "skip", "done")
    play(table, "barrel 1,2", "done", seat=1)
    assert table.over and did(table, "dead-man-wins") == boasting


def test_alone_no_dead_man_wins() -> None:
    table = at(sheet(skulls=2, chest={"ruby": 11}, rum=40), roll=(1, 2, 5))
    play(table, "skip", "done")
    assert table.over and table.winners == (0,) and did(table, "dead-man-wins") == []


def test_a_teetotaller_wins_and_has_turned_no_die() -> None:
    sober = 0
    for seed in range(14):
        table = at_random(GAME, 2, seed)
        drank = {line.seat for line in table.log if line.move is not None and line.move.kind == "rum"}
        assert did(table, "teetotaller") == [seat for seat in table.winners if seat not in drank]
        sober += len(did(table, "teetotaller"))
    assert sober, "nobody was sober"
