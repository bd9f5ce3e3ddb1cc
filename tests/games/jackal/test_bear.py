"""The bear of Jackal, paragraph by paragraph."""

from __future__ import annotations

import math
from itertools import combinations, pairwise, permutations

import pytest

import doubloon
from doubloon.core.jit import twin
from doubloon.games.jackal.components import SIDE

from .tables import at, coins, first, kinds, said, tile, walk, where

MEADOW = ["empty empty empty empty empty"] * 5
"""Five by five, B2 to F6, with D4 in the middle."""
AROUND = ["D2", "F2", "F4", "F6", "D6", "B6", "B4", "B2"]
"""Two steps from D4, clockwise from north."""
BESIDE = ["D3", "E3", "E4", "E5", "D5", "C5", "C4", "C3"]
"""One step from D4, clockwise from north."""
NORTH_EAST_CAPE = ["empty empty empty empty empty empty empty", *[". . . . . . empty"] * 3, *["empty " * 7] * 3]
"""A long way round the water from the south bank to the north bank: by the east."""
NORTH_WEST_CAPE = ["empty empty empty empty empty empty empty", *["empty . . . . . ."] * 3, *["empty " * 7] * 3]


def bear(table: doubloon.Table) -> str:
    """Where the bear is."""
    return table.position()["bear"]["cell"]


def forest(bear_at: str, *prey: str, rows: list[str] = MEADOW, **position) -> doubloon.Table:
    """The bear of seat A among pirates of seat B, with a coin far away so that the game goes on."""
    position = {"bear": {"cell": bear_at, "seat": 0}, "pirates": [[], list(prey)], "holds": [0, 0], "patience": 0} | position
    return at(*rows, **position)


def drift(table: doubloon.Table, turns: int = 1) -> list[doubloon.Told]:
    """Turns in which ships sail a little and nothing else happens."""
    return [told for _ in range(turns) for told in walk(table, said(table, "sail")[0])]


def unended(rows: list[str] = MEADOW) -> list[str]:
    """The same land with one tile face down, far from everything."""
    return [*rows[:-1], rows[-1].rsplit(" ", 1)[0] + " down-empty"]


# §8 The bear


def test_the_bear_wakes_mauls_his_finder_and_takes_one_step_at_once_and_no_second_in_that_turn() -> None:
    """§8.1, §4.23"""
    table = at("down-den empty empty", "empty empty empty", "empty empty down-empty", pirates=[[], ["D3"]])
    told = walk(table, "1 B2")
    assert kinds(told) == ["went", "turned", "bear-woke", "mauled", "sent-home", "bear-walked"]
    assert first(told, "bear-woke") == {"cell": "B2", "seat": 0}
    assert where(table, "A-1") == "A1"
    assert bear(table) == "C3"
    assert table.position()["bear"]["seat"] == 0


def test_the_bear_walks_after_every_later_turn_of_the_seat_that_woke_him_and_of_no_other() -> None:
    """§8.1"""
    table = at("down-den empty empty empty empty", "empty empty empty empty down-empty", pirates=[[], ["F2"]])
    walk(table, "1 B2")
    assert bear(table) == "C2"
    assert "bear-walked" not in kinds(drift(table))
    assert bear(table) == "C2"
    assert "bear-walked" in kinds(drift(table))
    assert bear(table) == "D2"
    drift(table)
    assert bear(table) == "D2"


def test_the_bear_walks_when_his_seat_passes_and_has_nobody_left() -> None:
    """§8.1"""
    table = forest("D4", "D2", rows=unended(), pirates=[["dead"] * 3, ["D2"]])
    assert said(table) == ["pass"]
    assert kinds(walk(table, "pass")) == ["passed", "bear-walked"]
    assert bear(table) == "D3"


def test_the_bear_walks_after_a_turn_played_by_another_in_smoke() -> None:
    """§8.1, §4.22"""
    table = forest("D4", "D2", rows=unended(), smoke=2)
    assert table.acting == (1,)
    drift(table)
    assert bear(table) == "D3"


def test_a_bear_woken_in_smoke_walks_for_the_seat_whose_turn_it_was() -> None:
    """§8.1, §4.22"""
    table = at("down-den empty empty", "empty empty empty", "empty empty down-empty", pirates=[[], ["D3"]], smoke=2)
    walk(table, "1 B2")
    assert table.position()["bear"]["seat"] == 0
    assert table.acting == (0,)
    drift(table)
    assert bear(table) == "C3"


def test_the_bear_walks_after_the_bottles() -> None:
    """§8.1, §9.4"""
    rows = ["pit empty empty empty", "empty empty empty empty", "empty empty empty down-empty"]
    table = at(*rows, pirates=[["B2"], ["E2"]], trapped=["A-1"], bottles=[1, 0], bear={"cell": "D3", "seat": 0})
    drift(table)
    assert table.position()["phase"] == "bottle"
    assert bear(table) == "D3"
    walk(table, "bottle 1")
    assert bear(table) == "E2"
    assert where(table, "B-1") == "F1"


@pytest.mark.parametrize(("prey", "step"), list(zip(AROUND, BESIDE, strict=True)))
def test_the_bear_goes_straight_for_a_pirate_in_any_of_eight_directions(prey: str, step: str) -> None:
    """§8.2"""
    table = forest("D4", prey, coins={"D4": 1})
    drift(table)
    assert bear(table) == step


@pytest.mark.parametrize(
    ("prey", "step"),
    [("E2", "E3"), ("F3", "E3"), ("F5", "E5"), ("E6", "E5"), ("C6", "C5"), ("B5", "C5"), ("B3", "C3"), ("C2", "C3")],
)
def test_the_bear_goes_diagonally_while_his_prey_is_neither_in_his_row_nor_in_his_column(prey: str, step: str) -> None:
    """§8.2"""
    table = forest("D4", prey, coins={"D4": 1})
    drift(table)
    assert bear(table) == step


def test_the_bear_hunts_the_nearest_pirate_of_any_crew_his_waker_too() -> None:
    """§8.2"""
    table = forest("D4", "D2", coins={"D4": 1}, pirates=[["D6", "C5"], ["D2"]])
    walk(table, "1 E6")
    assert where(table, "A-2") == "A1"
    assert bear(table) == "C5"


def test_the_bear_walks_over_face_down_tiles_and_every_obstacle_and_turns_nothing() -> None:
    """§8.2"""
    rows = ["empty down-ogre arrow/w pit empty"]
    table = at(*rows, pirates=[[], ["F2"]], bear={"cell": "B2", "seat": 0})
    for step in ("C2", "D2", "E2"):
        drift(table)
        assert bear(table) == step
        drift(table)
    assert tile(table, "C2") == "down ogre"


def test_the_nearest_pirate_is_counted_over_land() -> None:
    """§8.2"""
    rows = ["empty . . . empty", "empty . . . empty", "empty empty empty empty empty"]
    table = at(*rows, pirates=[[], ["F2", "B4"]], bear={"cell": "D4", "seat": 0}, coins={"D4": 1}, ships=["A1", "G1"])
    drift(table)
    assert bear(table) == "C4"


def test_the_bear_goes_round_the_sea_by_the_shortest_way() -> None:
    """§8.2"""
    rows = ["empty . . . empty", "empty empty empty empty empty"]
    table = at(*rows, pirates=[["dead"] * 3, ["F2"]], bear={"cell": "B2", "seat": 0}, coins={"B2": 1})
    way = []
    for _ in range(4):
        walk(table, "pass")
        way.append(bear(table))
        drift(table)
    assert way == ["C3", "D3", "E3", "F2"]


@pytest.mark.parametrize(
    ("rows", "start", "prey", "step"),
    [
        (NORTH_EAST_CAPE, "C7", "C2", "D6"),
        (NORTH_WEST_CAPE, "G7", "G2", "F8"),
        (NORTH_EAST_CAPE, "G8", "G2", "H7"),  # the step north would be as short, but is straight
        (NORTH_WEST_CAPE, "H7", "E2", "G8"),  # the one northwest, towards the prey, comes later on the clock
    ],
)
def test_where_sea_is_in_the_way_diagonals_come_first_and_then_the_clock_from_north(rows, start, prey, step) -> None:
    """§8.2"""
    table = at(*rows, pirates=[["dead"] * 3, [prey]], bear={"cell": start, "seat": 0}, coins={start: 1})
    walk(table, "pass")
    assert bear(table) == step


def test_the_bear_finds_his_way_through_every_row_of_the_largest_island() -> None:
    """§8.2: down one side of a bay and up the other."""
    rows = ["empty . . . pit", *["empty . . . empty"] * 9, "empty empty empty empty empty"]
    crews = [["dead"] * 3, ["F2", "dead", "dead"]]
    table = at(*rows, pirates=crews, trapped=["B-1"], bear={"cell": "B2", "seat": 0}, coins={"B2": 1})
    down, up = [f"B{row}" for row in range(3, 12)], [f"F{row}" for row in range(11, 2, -1)]
    for step in [*down, "C12", "D12", "E12", *up]:
        assert first(walk(table, "pass", "pass"), "bear-walked") == {"cell": step}
    assert kinds(walk(table, "pass")) == ["passed", "bear-walked", "mauled", "sent-home"]


def test_the_bear_finds_no_land_south_of_the_largest_island() -> None:
    """§8.2: up one side of a bay that is open to the south, for there is only sea below."""
    rows = ["empty empty empty empty empty", *["empty . . . empty"] * 9, "empty . . . pit" + " empty" * 6]
    crews = [["dead"] * 3, ["F12", "dead", "dead"]]
    table = at(*rows, pirates=crews, trapped=["B-1"], bear={"cell": "B12", "seat": 0}, coins={"B2": 1})
    assert first(walk(table, "pass"), "bear-walked") == {"cell": "B11"}


@pytest.mark.parametrize("row", range(1, 14))
def test_whoever_is_aboard_beside_the_bear_is_not_hunted(row: int) -> None:
    """§8.2: at any height of the largest island."""
    bear_at = f"B{min(max(row, 2), 12)}"
    table = at(*["empty empty"] * 11, ships=[f"A{row}", "D1"], bear={"cell": bear_at, "seat": 0}, coins={"C5": 1})
    assert kinds(drift(table))[-1] == "bear-sat"
    assert bear(table) == bear_at


def test_with_nobody_on_land_the_bear_sits_down() -> None:
    """§8.2"""
    table = forest("D4", "dead", "D1", coins={"D4": 1})
    told = drift(table)
    assert kinds(told)[-1] == "bear-sat"
    assert bear(table) == "D4"


@pytest.mark.parametrize(("one", "other"), list(combinations(range(8), 2)))
def test_of_equally_near_pirates_the_first_clockwise_from_north_is_the_prey(one: int, other: int) -> None:
    """§8.3"""
    for prey in ([AROUND[one], AROUND[other]], [AROUND[other], AROUND[one]]):
        table = forest("D4", *prey, coins={"D4": 1})
        drift(table)
        assert bear(table) == BESIDE[one]


def test_the_clock_of_the_bear_knows_the_bearings_between_the_eight() -> None:
    """§8.3"""
    meadow = ["empty empty empty empty empty empty empty"] * 7  # B2 to H8, the bear at E5
    clock = ["E2", "F2", "G2", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "G8", "F8", "E8"]
    clock += ["D8", "C8", "B8", "B7", "B6", "B5", "B4", "B3", "B2", "C2", "D2"]
    for one, other in pairwise(clock):
        table = at(*meadow, pirates=[["dead"] * 3, [other, one]], bear={"cell": "E5", "seat": 0}, coins={"E5": 1})
        walk(table, "pass")
        once = at(*meadow, pirates=[["dead"] * 3, [one]], bear={"cell": "E5", "seat": 0}, coins={"E5": 1})
        walk(once, "pass")
        assert bear(table) == bear(once), (one, other)


@pytest.mark.parametrize("shelter", ["fortress", "jungle", "shrine", "bank", "pit", "barrel", "labyrinth-5", "empty"])
def test_no_place_on_land_is_safe_from_the_bear_and_coins_stay(shelter: str) -> None:
    """§8.4"""
    place = "D2/3" if shelter == "labyrinth-5" else "D2"
    gold = {} if shelter in ("fortress", "jungle", "shrine") else {place: 1}
    trapped = ["B-1"] if shelter == "pit" else []
    asleep = {"B-1": 2} if shelter == "barrel" else {}
    rows = [f"empty empty {shelter} down-empty"]
    table = at(*rows, pirates=[[], [place]], bear={"cell": "C2", "seat": 0}, coins=gold, trapped=trapped, asleep=asleep)
    told = drift(table)
    assert kinds(told)[-3:] == ["bear-walked", "mauled", "sent-home"]
    assert where(table, "B-1") == "F1"
    assert coins(table) == gold
    assert table.position()["trapped"] == []
    assert table.position()["asleep"] == {}


def test_the_bear_mauls_everybody_on_his_tile_in_all_spaces_of_a_labyrinth() -> None:
    """§8.4"""
    rows = ["empty labyrinth-3 down-empty"]
    table = at(*rows, pirates=[["C2/2"], ["C2", "C2/3"]], bear={"cell": "B2", "seat": 1}, turn=1)
    drift(table)
    assert [where(table, piece) for piece in ("A-1", "B-1", "B-2")] == ["A1", *table.position()["ships"][1:] * 2]


def test_who_comes_to_the_bear_is_mauled_and_a_face_down_tile_is_not_turned() -> None:
    """§8.5"""
    table = at("down-ogre empty", "empty empty", pirates=[["B3"], []], bear={"cell": "B2", "seat": 1})
    told = walk(table, "1 B2")
    assert kinds(told) == ["went", "mauled", "sent-home"]
    assert where(table, "A-1") == "A1"
    assert tile(table, "B2") == "down ogre"


def test_a_chain_that_leads_to_the_bear_ends_there_before_the_tile_acts() -> None:
    """§8.5"""
    table = at(
        "arrow/e horse empty", "empty empty down-empty", pirates=[["B3"], []], bear={"cell": "C2", "seat": 1}, coins={"B3": 1}
    )
    told = walk(table, "1 B2 coin", "go C2 coin")
    assert "mauled" in kinds(told)
    assert where(table, "A-1") == "A1"
    assert coins(table) == {"C2": 1}
    assert table.acting == (1,)


def test_the_bear_s_tile_is_met_before_an_ogre() -> None:
    """§8.5"""
    table = at("ogre empty down-empty", pirates=[["C2"], []], bear={"cell": "B2", "seat": 1})
    walk(table, "1 B2")
    assert where(table, "A-1") == "A1"


def test_who_flies_over_the_bear_is_safe() -> None:
    """§8.5"""
    rows = ["trampoline empty empty down-empty"]
    table = at(*rows, pirates=[[], []], bear={"cell": "C2", "seat": 1})
    walk(table, "1 B2")
    assert where(table, "A-1") == "D2"


def test_the_missionary_is_neither_hunted_nor_hurt() -> None:
    """§8.6"""
    rows = ["empty empty empty empty down-empty"]
    table = at(*rows, pirates=[[], ["E2"]], bear={"cell": "C2", "seat": 0}, missionary={"place": "B2", "keeper": 0})
    drift(table)
    assert bear(table) == "D2"
    table = at(*rows, pirates=[[], ["D2"]], bear={"cell": "B2", "seat": 0}, missionary={"place": "C2", "keeper": 0})
    drift(table)
    assert bear(table) == "C2"
    assert where(table, "missionary") == "C2"
    table = at(*rows, bear={"cell": "C2", "seat": 0}, missionary={"place": "C2", "keeper": 0})
    assert kinds(drift(table))[-1] == "bear-sat"


def test_the_missionary_walks_onto_the_bear_s_tile_unhurt_and_leaves_it_face_down() -> None:
    """§8.6, §8.5"""
    table = at("down-ogre empty", "empty empty", bear={"cell": "B2", "seat": 1}, missionary={"place": "C3", "keeper": 0})
    assert kinds(walk(table, "missionary B2")) == ["went"]
    assert where(table, "missionary") == "B2"
    assert tile(table, "B2") == "down ogre"


def test_a_missionary_who_opens_the_den_wakes_the_bear_who_only_walks() -> None:
    """§8.6, §4.23"""
    rows = ["empty down-den empty down-empty", "empty empty empty empty"]
    table = at(*rows, pirates=[[], ["E3"]], missionary={"place": "B2", "keeper": 0})
    told = walk(table, "missionary C2")
    assert "mauled" not in kinds(told)
    assert where(table, "missionary") == "C2"
    assert bear(table) == "D3"
    assert table.position()["bear"]["seat"] == 0


def test_a_second_den_is_an_empty_tile() -> None:
    """§4.23"""
    table = at("down-den empty empty down-empty", bear={"cell": "D2", "seat": 1})
    assert kinds(walk(table, "1 B2")) == ["went", "turned"]
    assert bear(table) == "D2"


def test_a_missionary_who_becomes_a_pirate_beside_the_bear_on_his_tile_is_mauled() -> None:
    """§8.4, §9.3"""
    rows = ["empty empty empty", "empty empty down-empty"]
    table = at(
        *rows, pirates=[["B3"], []], bottles=[1, 0], bear={"cell": "C2", "seat": 1}, missionary={"place": "C2", "keeper": 0}
    )
    told = drift(table) + walk(table, "bottle missionary")
    assert kinds(told)[-3:] == ["converted", "mauled", "sent-home"]
    assert where(table, "missionary") == table.position()["ships"][0]


def test_whatever_way_led_to_them_cells_are_compared_by_their_bearing() -> None:
    """§8.3: round a lake, pirates on one bearing or next to it may be equally near."""
    comes_first = twin("games.jackal.rules.bear").comes_first
    bear_at, steps = 6 * SIDE + 6, range(-4, 5)
    bearing = {(6 - y) * SIDE + 6 + x: math.atan2(x, y) % math.tau for x in steps for y in steps if x or y}
    for (one, its), (other, others) in permutations(bearing.items(), 2):
        assert bool(comes_first(bear_at, one, other)) == (its < others and not math.isclose(its, others)), (one, other)
