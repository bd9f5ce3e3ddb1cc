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


@pytest.mark.parametrize(("jade", "boasting"), [(3, [0]), (2, [])])
def test_all_the_jade_is_three(jade: int, boasting: list[int]) -> None:
    box = GAME.start(2, "box").edition.tables["treasures"]
    ranks = [rank for rank, _ in box["jade"]]
    assert len(ranks) == FEATS.JADE
    others = [rank for name, cards in box.items() if name not in ("jade", "origin") for rank, _ in cards]
    mine, his = [*ranks[:jade], *others[:8]], [*ranks[jade:], *others[8:20]]
    board = [rank for rank in range(1, 30) if rank not in (*mine, *his)][:5]
    table = at(phase="take", reach=1, treasures=[mine, his], board=board)
    while not table.over:
        walk(table, "take 1")
        if not table.over:
            walk(table, "draw")
            idle(table)
            walk(table, "leave the map", "stay", *dig(table), "take 1")
    assert did(table, "all-the-jade") == boasting


def dig(table: doubloon.Table) -> list[str]:
    """Whatever card is right, and no more."""
    plays = [str(move) for move in table.moves(0) if move.kind == "play"]
    return [plays[0], "enough"] if plays else ["enough"]


def test_six_steps_are_a_march_and_five_are_not() -> None:
    for last, boasting in ((("north", "south"), [0]), (("north", "stay"), [])):
        table = at(phase="walk", fronts=[["skull-3", "tomb-3"], []])
        walk(table, "north", "south", "use skull 3", "north", "south", "use tomb 3", *last)
        assert did(table, "long-march") == boasting


def test_three_tiles_move_an_island_and_two_do_not() -> None:
    table = at(fronts=[["skull-1", "tomb-1"], []])
    walk(table, "lift skull", "put west of anthill", "use skull 1", "lift open-sea", "put west of big-nose-bay")
    assert did(table, "mover-of-islands") == []
    walk(table, "use tomb 1", "lift skull", "put north of tomb")
    assert did(table, "mover-of-islands") == [0]


@pytest.mark.parametrize(
    ("before", "level", "boasting"),
    [
        (("leave the map", "stay"), 3, [0]),
        (("leave the map", "stay"), 2, []),
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
