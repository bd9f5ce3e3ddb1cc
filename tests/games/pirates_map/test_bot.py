"""What the bots know of The Pirate's Map: the worth of drawings, clear moves, and the last turn proven."""

from __future__ import annotations

import os
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.core.plain import PlainRecord

from .tables import GAME, at, sheet

EXACT = GAME.modules["exact"]
KNOWS = GAME.twin.modules["bot"]
SYMBOLS = GAME.modules["components"].SYMBOLS
SQUARE_NAMES = GAME.modules["components"].SQUARE_NAMES

compiled_only = pytest.mark.skipif(bool(os.environ.get("DOUBLOON_PLAIN")), reason="proofs run compiled only")


def plain(table: doubloon.Table) -> Any:
    """The record of a table, for the plain rules."""
    return PlainRecord(GAME.layout, table._state[0])


def worth(table: doubloon.Table, symbol: str, square: str) -> int:
    move = SYMBOLS.index(symbol) * len(SQUARE_NAMES) + SQUARE_NAMES.index(square)
    return round(KNOWS.POINT * KNOWS.prior(plain(table), 0, move))


def standing(table: doubloon.Table) -> int:
    out = [0] * 4
    KNOWS.evaluate(plain(table), out)
    return out[0]


# What drawings are worth.


def test_a_square_that_completes_a_line_is_worth_its_treasure() -> None:
    """§4.1"""
    table = at(sheet("wwwww."), sheet())
    assert worth(table, "barrel", "1,6") - worth(table, "barrel", "4,6") >= 18, "the ruby, less what was hoped for"


def test_a_line_claimed_before_is_worth_a_doubloon() -> None:
    """§4.2"""
    fresh, claimed = at(sheet("wwwww."), sheet()), at(sheet("wwwww."), sheet("wwwwww"))
    assert worth(fresh, "barrel", "1,6") - worth(claimed, "barrel", "1,6") >= 12


def test_closing_an_anchor_is_worth_a_box() -> None:
    """§5.1"""
    table = at(sheet(".w....", "wa....", ".w...."), sheet())
    assert worth(table, "barrel", "2,3") > worth(table, "barrel", "2,4")
    gone = at(sheet(".w....", "wa....", ".w....", boxes=["1", "2", "3", "4", "5", "6"]), sheet())
    assert worth(table, "barrel", "2,3") > worth(gone, "barrel", "2,3"), "what is left in the boxes counts"


def test_palms_are_worth_the_reward_of_their_group() -> None:
    """§5.5, §7.3"""
    table = at(sheet("......", ".pp..."), sheet())
    assert worth(table, "palm", "2,4") - worth(table, "palm", "5,5") == 10, "a doubloon and a bottle, instead of a bottle"


def test_water_beside_the_mermaid_and_anchors_beside_the_snake_score() -> None:
    """§7.5"""
    table = at(sheet("......", ".M..S.", "......", "......"), sheet())
    assert worth(table, "water", "1,2") - worth(table, "water", "6,2") == 20
    assert worth(table, "anchor", "1,5") - worth(table, "anchor", "6,5") >= 30


def test_the_dice_that_lie_there_count_before_the_drawing() -> None:
    """§3.2"""
    closing = sheet("wwwww.", "......")
    assert standing(at(closing, sheet(), roll=(1, 6, 5))) > standing(at(closing, sheet(), roll=(5, 4, 5))) + 15


def test_hopes_fade_as_the_chest_fills() -> None:
    """§7.1"""
    times = [KNOWS.time_left(plain(at(sheet(chest={"ruby": rubies}), sheet())), 0) for rubies in range(12)]
    assert times == sorted(times, reverse=True)
    assert 0 < times[-1] < times[0] == 100


# What a captain finds.


@compiled_only
@pytest.mark.parametrize(
    ("rows", "roll", "best"),
    [
        (("wwbww.", "......"), (1, 6, 5), "barrel 1,6"),  # a ruby
        (("......", "..w...", ".wa...", "..b..."), (4, 3, 5), "barrel 3,4"),  # a box
    ],
)
def test_the_captain_sees_what_is_clear(rows: tuple[str, ...], roll: tuple[int, int, int], best: str) -> None:
    table = at(sheet(*rows, rum=0), sheet(rum=0), roll=roll, first=1)
    assert str(doubloon.bot("captain:400").choose(table.world(0, "w"), 0, seed="clear")) == best


@compiled_only
def test_the_captain_pays_a_bottle_for_a_treasure() -> None:
    table = at(sheet("wwbww.", *[".....w"] * 3, "b...bw", ".....w", rum=3), sheet(), roll=(1, 5, 5), first=1)
    assert str(doubloon.bot("captain:400").choose(table.world(0, "w"), 0, seed="rum")) in ("rum first up", "rum second up")


CLOSING = (".w....", "wa....", ".w....", "b.b.b.", ".b.b.b", "b.b.b.")
"""An anchor on 2,2 that a symbol on 2,3 closes."""


def at_the_boxes(points: int) -> doubloon.Table:
    """A chest with room for one; of the boxes only those with treasure are left; the other captain has some bottles."""
    mine = sheet(*CLOSING, chest={"doubloon": 11}, boxes=["1", "2", "3", "6"], rum=5)
    table = at(mine, sheet(*CLOSING[3:], rum=points // 2), roll=(2, 3, 5))
    table.play(0, "barrel 2,3")
    return table


def test_a_box_that_would_end_a_lost_game_promises_less_than_declining_it() -> None:
    """§6.2, §7.1"""
    promise = {}
    for points in (0, 60):
        table = at_the_boxes(points)
        promise[points] = {str(move): KNOWS.prior(plain(table), 0, move.id) for move in table.moves(0)}
    ahead, behind = promise.values()
    assert ahead["box 4"] > ahead["decline loot"] == KNOWS.LEAST
    assert behind["decline loot"] > behind["box 4"] == behind["box 5"] == KNOWS.LEAST


def test_nobody_hopes_for_more_when_a_draft_fills_the_chest() -> None:
    """§7.1"""
    draft = {"stage": "ready", "sheet": {"chest": {"ruby": 12}}}
    table = at(sheet(chest={"ruby": 11}), sheet(), drafts=[draft, None])
    assert [KNOWS.time_left(plain(table), seat) for seat in range(2)] == [0, 0]


@compiled_only
def test_the_captain_ends_a_game_that_is_won_and_plays_on_in_one_that_is_not() -> None:
    """§6.2, §7.1"""
    chosen = [str(doubloon.bot("captain:600").choose(at_the_boxes(points).world(0, "w"), 0, seed="box")) for points in (0, 60)]
    assert chosen[0] in ("box 4", "box 5") and chosen[1] == "decline loot"


# The last turn, proven.

FULL = ["wbwbwb", "pwbwbw", "bwpwbw", "wbwbwp", "bwpbwb", "wbwbpw"]


def holed(*squares: str) -> list[str]:
    """A map that is full but for some squares."""
    return [
        "".join("." if f"{row + 1},{column + 1}" in squares else mark for column, mark in enumerate(marks))
        for row, marks in enumerate(FULL)
    ]


class BruteForce:
    """A lone captain's expected points by the rules alone: every move, every roll, no cleverness but memory."""

    def __init__(self) -> None:
        self.engine = GAME.engine
        self.best = cache(self.best_of_moves)
        self.average = cache(self.average_of_rolls)

    def best_of_moves(self, facts: bytes) -> float:
        state = np.frombuffer(facts, GAME.layout)
        return max(self.after(state, move) for move in self.engine.legal(state, 0))

    def average_of_rolls(self, facts: bytes) -> float:
        state = np.frombuffer(facts, GAME.layout).copy()
        total = 0.0
        for roll in product(range(1, 7), repeat=3):
            state["rolled"][0, 0] = state["die"][0, 0] = roll
            total += self.best(state.tobytes())
        return total / 6**3

    def after(self, state: Any, move: int) -> float:
        """What the points are after a move, over all rolls where it ends the turn."""
        state, before = state.copy(), state
        self.engine.apply(state, 0, move)
        for name in ("events", "event", "key", "drawn", "shown", "entries", "journal"):
            state[name] = 0
        if self.engine.acting(state) == 0:
            return self.engine.scores(state)[0]
        if state["turns"][0] == before["turns"][0]:
            return self.best(state.tobytes())
        state["turns"] %= 2
        state["rolled"], state["die"] = 0, 0
        return self.average(state.tobytes())


def proven(table: doubloon.Table, seat: int = 0) -> dict[str, float] | None:
    """The moves and their worth, as points where the table is a lone captain's."""
    proof = EXACT.solve(table, seat, None)
    return proof and {str(GAME.move(move)): worth for move, worth in proof.worth}


def as_worth(points: float, half: int = 90) -> float:
    return float(1 / (1 + np.exp((half - points) / EXACT.SPREAD)))


@compiled_only
@pytest.mark.parametrize(
    ("squares", "roll", "more"),
    [
        (("3,4",), (3, 2, 4), {"rum": 1, "skulls": 2}),
        (("1,6",), (1, 6, 3), {"rum": 0, "skulls": 2, "chest": {"crown": 9}}),
        (("2,2",), (5, 2, 6), {"rum": 1, "skulls": 1, "chest": {"ruby": 6, "doubloon": 4}}),
        (("5,5", "5,6"), (5, 6, 1), {"rum": 1, "skulls": 2, "chest": {"crown": 8, "doubloon": 2}}),
    ],
)
def test_the_last_squares_of_a_lone_captain_are_those_of_brute_force(squares: Any, roll: Any, more: Any) -> None:
    table = at(sheet(*holed(*squares), **more), roll=roll)
    brute = BruteForce()
    found = proven(table)
    assert found and found.keys() == {str(move) for move in table.moves(0)}
    for move in table.moves(0):
        assert found[str(move)] == pytest.approx(as_worth(brute.after(table._state, move.id)), abs=1e-9), str(move)


@compiled_only
def test_the_admirals_last_choices_are_never_worse_than_the_captains() -> None:
    """§8.2"""
    gained = []
    for number, squares in enumerate((("3,4", "1,6"), ("5,5", "5,6"), ("2,2", "4,4", "6,1"), ("1,1", "1,2", "2,1"))):
        for roll in ((1, 2, 5), (4, 6, 1), (3, 3, 2), (5, 1, 6)):
            table = at(sheet(*holed(*squares), rum=2, skulls=1, chest={"ruby": 5, "doubloon": 5}), roll=roll)
            found = proven(table)
            assert found is not None
            admirals, captains = (
                str(doubloon.bot(name).choose(table.world(0, "w"), 0, seed=f"{number}")) for name in ("admiral:50", "captain:20")
            )
            assert found[admirals] == max(found.values())
            gained.append(found[admirals] - found[captains])
    assert min(gained) >= 0.0
    assert max(gained) > 0.001, "somewhere the captain has missed something"


@compiled_only
def test_in_a_turn_that_must_be_the_last_most_points_are_proven_best() -> None:
    """§3.8, §6.4, §7.1"""
    draft = {"stage": "stow", "waiting": {"doubloon": 1, "ruby": 1}, "chest": {"crown": 11}}
    table = at(sheet(chest={"crown": 11}), sheet(), drafts=[draft, None])
    found = proven(table)
    assert found is not None and list(found) == ["keep ruby", "keep doubloon"]
    assert found["keep ruby"] > found["keep doubloon"]


@compiled_only
def test_an_end_with_more_points_than_anybody_can_reach_is_a_win() -> None:
    """§7.1, §7.7"""
    closing = {"chest": {"ruby": 11}, "rum": 0}
    table = at(sheet("wbbww.", **closing), sheet(rum=0), roll=(1, 6, 5), first=1)
    assert proven(table) == {"barrel 1,6": 1.0}
    behind = at(sheet("wbbww.", **closing), sheet("......", "......", rum=60), roll=(1, 6, 5), first=1)
    assert proven(behind) is None, "to end the game now would be to lose it"


@compiled_only
def test_what_others_have_drafted_is_not_looked_at() -> None:
    """§3.8"""
    table = at(sheet("wwbww.", chest={"ruby": 11}, rum=0), sheet("wwwww.", rum=0), roll=(1, 6, 5), first=1)
    before = proven(table)
    table.play(1, "barrel 1,6")
    assert proven(table) == before


@compiled_only
def test_nothing_is_proven_early_in_the_game() -> None:
    assert proven(at(sheet("wwbww."), sheet(), roll=(1, 6, 5))) is None
    assert proven(at(sheet("wwbww."), roll=(1, 6, 5))) is None
