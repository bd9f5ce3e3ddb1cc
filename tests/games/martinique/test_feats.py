"""Martinique's feats: each done once, and once nearly."""

from __future__ import annotations

import pytest

from ..boasting import at_random, did, where
from .tables import GAME, QUIET, at, evening, walk

DIGS = ("A1", "H1", "A2", "H2", "A3", "H3", "A4", "H4")
"""Eight fields, black's in column A and red's in column H."""
RICH = {"loads": 2, "souvenirs": {"rum-3": 4}}


def dug(lost: str, *digs: str, **position):
    """An evening's digs, those not named far away."""
    table = evening(lost=lost, **position)
    walk(table, *(f"dig {field}" for field in (*digs, *DIGS[len(digs) :])))
    assert table.over
    return table


def test_who_finds_it_without_a_map_is_a_blind_hen() -> None:
    assert did(dug("C5", "C5"), "blind-hen") == [0]
    assert did(dug("C5", "D5", "C5"), "blind-hen") == [1]
    assert did(dug("C5"), "blind-hen") == []


def test_with_a_map_tile_a_hen_is_not_blind() -> None:
    found = 0
    for seed in range(8):
        table = at_random(GAME, 2, seed)
        finder = [told.args["seat"] for told in table.events(None) if told.kind == "found"]
        blind = [seat for seat in finder if not table.view(None)["map_tiles"][seat]]
        assert did(table, "blind-hen") == blind
        found += len(finder) - len(blind)
    assert found, "nobody has found it with a map"


def test_the_first_spade_and_the_second() -> None:
    assert did(dug("C5", "C5"), "first-spade") == [0]
    assert where(dug("C5", "C5"), "first-spade") == ["dig C5"]
    assert did(dug("C5", "D5", "C5"), "first-spade") == []


@pytest.mark.parametrize(("holds", "boasting"), [([{}, RICH], [0]), ([RICH, {}], [])])
def test_a_poor_millionaire_has_fewer_points(holds: list[dict], boasting: list[int]) -> None:
    table = dug("C5", "C5", holds=holds)
    assert table.winners == (0,) and did(table, "poor-millionaire") == boasting


def test_where_the_treasure_is_worth_points_no_finder_is_poor_who_has_lost() -> None:
    table = dug("C5", "C5", holds=[{}, {"loads": 9, "souvenirs": {"rum-3": 5, "chest-3": 5, "parrot-3": 5}}], lost_treasure="20")
    assert table.winners == (1,) and did(table, "poor-millionaire") == []


def passing(count: int):
    """Black walks three steps down column A, through some of red's pirates."""
    his = [{"source": field} for field in ("B2", "D2", "G2", "E3")]
    table = at(
        fields={"A1": "rum-3", "A2": "rum-1", "A3": "rum-1", "A4": "rum-1", "H8": "rum-1"},
        pirates=[["A1"], ["A2", "A3"][:count] or ["H8"]], map_tiles=[[], his],
    )  # fmt: skip
    walk(table, "move A1", "south")
    for _ in range(2):
        if table.view(0)["phase"] == "turn-up":
            walk(table, "turn none")
        walk(table, "south")
    return table


def test_through_two_is_leapfrog_and_through_one_is_not() -> None:
    assert [did(passing(count), "leapfrog") for count in (2, 1, 0)] == [[0], [], []]


def test_three_tiles_turned_up_are_nosy_and_two_are_not() -> None:
    his = [{"source": field} for field in ("B2", "D2", "G2", "E3")]
    fields = {"A1": "rum-2", "A2": "rum-1", "A3": "chest-2", "A4": "rum-2", "A5": "rum-1", "A6": "chest-2"}
    fields |= {"A7": "parrot-1", "A8": "parrot-1"}
    table = at(fields=fields, pirates=[["A1", "A4"], ["A2", "A5"]], map_tiles=[[], his])
    walk(table, "move A1", "south", "turn 1", "south")
    walk(table, "place A8")
    walk(table, "move A4", "south", "turn 2", "south")
    assert did(table, "nosy-parker") == []
    walk(table, "place A7")
    walk(table, "move A6", "north", "turn 3", "north")
    assert did(table, "nosy-parker") == [0] and where(table, "nosy-parker") == ["turn 3"]


def test_two_jokers_for_one_load_and_one() -> None:
    fields = {"A1": "rum-1", "A2": "chest-1", "H1": "rum-1"}
    for three, boasting in ((["rum-1", "parrot-1", "parrot-1"], [0]), (["rum-1", "rum-1", "parrot-1"], [])):
        table = at(
            fields=fields, pirates=[["A1"], ["H1"]], treasures={**QUIET, "3": three}, jokers=[2, 0], supplies=[{"rum": 1}, {}]
        )
        walk(table, "move A1", "south", "load 3")
        while table.acting == (0,):
            walk(table, "pay")
        assert did(table, "funny-money") == boasting
