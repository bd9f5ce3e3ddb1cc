"""Morgan's feats: each done once, and once nearly."""

from __future__ import annotations

import pytest

import doubloon

from ..boasting import did, where
from .tables import GAME, at, walk

FEATS = GAME.modules["feats"]
RIGHT = ["green-tree-0", "volcano-1", "oasis-1", "hermits-hut-1"]
"""Cards that are right on the green tree."""
WRONG = "shipwreck-0"


def idle(table: doubloon.Table) -> None:
    """A turn in which nothing is done."""
    walk(table, "leave the map", "stay", "enough", "draw")


def to_and_fro(times: int) -> doubloon.Table:
    """Seat 0 steps off the tile that seat 1 is on and back onto it, so many turns."""
    table = at(pirates=["green-tree", "green-tree"], coins=[20, 0], hands=[[WRONG], ["shipwreck-2"]])
    for _ in range(times):
        walk(table, "leave the map", "north", "south", "enough", "draw")
        idle(table)
    return table


def test_a_toll_keeper_is_paid_again_and_again() -> None:
    assert did(to_and_fro(FEATS.TOLLS), "toll-keeper") == [1]
    assert did(to_and_fro(FEATS.TOLLS - 1), "toll-keeper") == []


def test_a_whole_hand_is_four_cards_in_one_dig() -> None:
    for cards, boasting in ((4, [0]), (3, [])):
        table = at(phase="dig", hands=[RIGHT, ["shipwreck-2"]])
        walk(table, *(f"play {card.rpartition('-')[0]} {card.rpartition('-')[2]}" for card in RIGHT[:cards]))
        walk(table, *(() if cards == 4 else ("enough",)), "take 1")
        assert did(table, "full-hand") == boasting


def test_the_sets_are_as_large_as_in_the_box() -> None:
    box = GAME.start(2, "box").edition.tables["treasures"]
    assert {name: len(cards) for name, cards in box.items() if name != "origin"} == FEATS.SIZES


@pytest.mark.parametrize(("jade", "boasting"), [(3, [0]), (2, [])])
def test_a_whole_set_is_all_of_it(jade: int, boasting: list[int]) -> None:
    box = GAME.start(2, "box").edition.tables["treasures"]
    ranks = [rank for rank, _ in box["jade"]]
    even, odd = ([rank for name in box if name not in ("jade", "origin") for rank, _ in box[name][first::2]] for first in (0, 1))
    mine, his = [*ranks[:jade], *even[: 11 - jade]], [*ranks[jade:], *odd[: 9 + jade]]
    left = [rank for rank in range(1, 30) if rank not in (*mine, *his)]
    table = at(phase="take", reach=1, treasures=[mine, his], board=left[:5])
    walk(table, "take 1")
    assert table.over and did(table, "whole-set") == boasting


def test_five_steps_are_a_march_and_four_are_not() -> None:
    for last, boasting in ((("use tomb 3", "north", "stay"), [0]), (("stay",), [])):
        table = at(phase="walk", fronts=[["skull-3", "tomb-3"], []])
        walk(table, "north", "south", "use skull 3", "north", "south", *last)
        assert did(table, "long-march") == boasting


def test_two_tiles_for_nothing_are_much_ado_and_for_a_treasure_they_are_not() -> None:
    shift = ("lift skull", "put west of anthill", "use skull 1", "lift open-sea", "put west of big-nose-bay")
    for moves, boasting in (
        ((*shift, "stay", "enough", "draw"), [0]),
        ((*shift, "stay", "play green-tree 0", "take 1"), []),
        ((*shift[:2], "leave the map", "stay", "enough", "draw"), []),
    ):
        table = at(fronts=[["skull-1"], []], hands=[["green-tree-0"], ["shipwreck-2"]])
        walk(table, *moves)
        assert did(table, "much-ado") == boasting, moves


@pytest.mark.parametrize(
    ("before", "level", "boasting"),
    [
        (("leave the map", "stay"), 3, [0]),
        (("leave the map", "stay"), 2, [0]),
        (("leave the map", "stay"), 1, []),
        (("leave the map", "north", "south"), 3, []),
        (("lift skull", "put west of anthill", "stay"), 3, []),
    ],
)
def test_a_lazybones_moves_nothing_and_digs_deep(before: tuple[str, ...], level: int, boasting: list[int]) -> None:
    table = at(hands=[RIGHT[:3], ["shipwreck-2"]])
    walk(table, *before)
    walk(table, *(f"play {card.rpartition('-')[0]} {card.rpartition('-')[2]}" for card in RIGHT[:3]), f"take {level}")
    assert did(table, "lazybones") == boasting
    assert not boasting or where(table, "lazybones") == [f"take {level}"]
