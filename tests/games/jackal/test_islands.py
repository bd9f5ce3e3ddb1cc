"""What is in the boxes of Jackal, and the islands made of it, paragraph by paragraph."""

from __future__ import annotations

import random
import tomllib
from collections import Counter

import pytest

import doubloon
from doubloon.games.jackal.components import BACKS, CELL_NAMES, SEA, SIDE, TILES

from .tables import GAME, at, coins, goals, kinds, said, tile, walk, where

TABLES = tomllib.loads((GAME.folder / "components.toml").read_text(encoding="utf-8"))
BOXES = [TABLES[f"box_{number}"] for number in (1, 2, 3, 4)]
LAYOUTS = {name: rows for name, rows in TABLES["islands"].items() if name != "origin"}
LETTERS = {"mountain": "M", "forest": "F", "beach": "B", "plain": "#"}
STAY_OUT = {"mountain": 4, "forest": 3, "beach": 2}


def tiles_of(box: dict) -> Counter[str]:
    """All tiles of a box, whatever their backs."""
    return sum((Counter(box.get(back, {})) for back in BACKS), Counter())


def amounts(tiles: Counter[str], kind: str) -> int:
    """How many coins are in chests, or how many bottles there are."""
    return sum(int(tile.rpartition("-")[2]) * count for tile, count in tiles.items() if tile.startswith(f"{kind}-"))


def boxful(table: doubloon.Table) -> dict[str, dict[str, int]]:
    """The tiles a table is played with, by their backs."""
    counts = table._state["box"]["tiles"][0]
    return {back: {TILES[k]: int(n) for k, n in enumerate(counts[b]) if n} for b, back in enumerate(BACKS) if counts[b].any()}


# §1 The boxes


def test_places_are_lettered_across_and_numbered_down_and_the_top_is_north() -> None:
    """§1.1"""
    table = at("arrow/n arrow/e", "arrow/w arrow/s", pirates=[["B2"], []], coins={"B2": 1})
    assert goals(table, "1") == {"A1", "C2", "B3", "C3"}
    told = walk(table, "1 C2")
    assert [event.args["cell"] for event in told if event.kind == "went"] == ["C2", "D2"]


def test_the_sea_lies_around_the_island_on_the_sheet() -> None:
    """§1.1"""
    table = GAME.start(2, "sheet", island="BBB/BMB/BBB")
    assert goals(table, "ship") == {"B1", "C1", "D1", "A2", "A3", "A4", "E2", "E3", "E4", "B5", "C5", "D5"}


def test_tiles_come_from_those_with_the_same_back() -> None:
    """§1.2"""
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(12):
        options = {"island": "BFM/BFM", "tiles": "beach: empty 2; forest: caramba 2, jungle 5; mountain: fortress 2, shrine"}
        table = GAME.start(2, str(seed), **options)
        chance = random.Random(seed)
        for _ in range(60):
            if not table.over:
                table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
        found.update((cell[0], word) for cell, word in table.position()["tiles"].items())
    assert set(found) == {("B", "empty"), ("C", "caramba"), ("C", "jungle"), ("D", "fortress"), ("D", "shrine")}


def test_the_back_of_a_tile_is_seen_by_everybody() -> None:
    """§1.2"""
    for seat in (0, 1, None):
        cells = {cell["name"]: cell for cell in GAME.start(2, "backs", island="BFM/MMB").view(seat)["cells"]}
        assert [cells[cell]["back"] for cell in ("B2", "C2", "D2", "B3", "C3", "D3")] == [
            "beach", "forest", "mountain", "mountain", "mountain", "beach",
        ]  # fmt: skip
        assert all(cell["tile"] is None for cell in cells.values())


def test_a_plain_back_counts_as_beach() -> None:
    """§1.2, §11.2"""
    plain = GAME.start(2, "plain", island="###/###/###", tiles="empty 9")
    assert len(said(plain)) == 12
    forest = GAME.start(2, "forest", island="FFF/FFF/BBB", tiles="forest: empty 6; beach: empty 3")
    assert goals(forest, "ship") == {"A4", "E4", "B5", "C5", "D5"}


def test_there_are_twenty_seven_kinds_of_tile_some_in_several_sizes() -> None:
    """§1.3"""
    families = {
        name.rstrip("-0123456789").removesuffix("-diagonal").rstrip("-0123456789").replace("arrows", "arrow") for name in TILES
    }
    assert len(families) == 27
    sizes = {kind: sum(name.startswith(kind) for name in TILES) for kind in ("arrow", "chest", "bottle", "labyrinth")}
    assert sizes == {"arrow": 7, "chest": 5, "bottle": 3, "labyrinth": 4}
    everything = sum((tiles_of(box) for box in BOXES), Counter())
    in_boxes = {
        name.rstrip("-0123456789").removesuffix("-diagonal").rstrip("-0123456789").replace("arrows", "arrow")
        for name in everything
    }
    assert in_boxes == families


@pytest.mark.parametrize(
    "kind", ["chest-2", "bottle-2", "lighthouse", "musket", "airplane", "smoke", "den", "missionary", "earthquake"]
)
def test_a_single_use_tile_acts_on_its_first_visitor_only(kind: str) -> None:
    """§1.4"""
    used = at(f"used-{kind} empty", "empty down-empty", pirates=[["B3"], []])
    assert kinds(walk(used, "1 B2")) == ["went"]
    assert used.acting == (1,)
    assert used.position()["phase"] == "act"
    fresh = at(f"down-{kind} empty", "empty down-empty", pirates=[["B3"], []])
    told = walk(fresh, "1 B2")
    assert len(told) > 2 or fresh.position()["phase"] != "act"
    assert tile(fresh, "B2") == f"used {kind}"


@pytest.mark.parametrize("kind", ["barrel", "pit", "caramba", "balloon", "ogre", "crossroads", "trampoline", "horse"])
def test_other_tiles_act_on_everybody(kind: str) -> None:
    """§1.4"""
    table = at(f"down-{kind} empty empty", "empty empty empty", "empty empty down-empty", pirates=[["B3"], ["B3"]])
    walk(table, "1 B2")
    again = at(f"{kind} empty empty", "empty empty empty", "empty empty down-empty", pirates=[["B3"], ["B3"]])
    told = walk(again, "1 B2")
    assert not tile(table, "B2").startswith("used")
    assert len(told) > 1 or again.position()["phase"] == "go"


def test_each_crew_has_a_ship_and_three_pirates() -> None:
    """§1.5"""
    for seats in (2, 3, 4):
        table = GAME.start(seats, "crew")
        for _ in range(seats):
            walk(table, said(table)[0])
        position = table.position()
        assert len(set(position["ships"])) == seats
        assert position["crews"] == [[ship] * 3 for ship in position["ships"]]
        assert {move.split()[0] for move in said(table)} <= {"sail", "1", "2", "3"}


def test_the_sea_is_one_space_wide_and_one_moves_along_it_over_common_sides() -> None:
    """§1.6"""
    table = at("empty empty empty", "empty empty down-empty", pirates=[["B1"], []], ships=["A3", "E4"])
    assert goals(table, "1") == {"A1", "C1"}
    assert table.why_not(0, "1 A2") == "3.8"
    table = at("empty empty empty", "empty empty down-empty", pirates=[["A1"], []], ships=["A3", "E4"])
    assert goals(table, "1") == {"B1", "A2"}


def test_nothing_goes_beyond_the_sea() -> None:
    """§1.6"""
    table = at("trampoline . . .", "empty empty empty empty", "empty empty empty down-empty", ships=["A3", "F5"])
    walk(table, "1 B3")
    walk(table, said(table, "sail")[0])
    walk(table, "1 B2")
    assert where(table, "A-1") == "B4"
    table = at("horse empty", "empty down-empty", pirates=[["B3"], []], ships=["A3", "D4"])
    walk(table, "1 B2")
    assert goals(table) == {"D1", "D3", "A4", "C4"}


@pytest.mark.parametrize("name", list(LAYOUTS))
def test_the_sea_of_every_island_is_a_single_ring(name: str) -> None:
    """§1.6, §11.3"""
    rows = LAYOUTS[name]
    land = {(y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != "."}
    around = {(y + dy, x + dx) for y, x in land for dy in (-1, 0, 1) for dx in (-1, 0, 1)} - land
    start = min(around)
    way, before = [start], None
    while True:
        y, x = way[-1]
        beside = [cell for cell in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)) if cell in around]
        assert len(beside) == 2, (name, way[-1])
        onward = next(cell for cell in beside if cell != before)
        if onward == start:
            break
        before = way[-1]
        way.append(onward)
    assert len(way) == len(around)


# §11 Islands


def test_the_first_box_has_thirty_three_tiles_and_each_other_eleven() -> None:
    """§11.1"""
    assert [tiles_of(box).total() for box in BOXES] == [33, 11, 11, 11]


def test_nineteen_coins_and_five_bottles_are_in_the_boxes() -> None:
    """§11.1"""
    everything = sum((tiles_of(box) for box in BOXES), Counter())
    assert everything.total() == 66
    assert amounts(everything, "chest") == 19
    assert amounts(everything, "bottle") == 5


@pytest.mark.parametrize(("number", "name"), [(1, "one"), (2, "two"), (3, "three"), (4, "four")])
def test_an_island_has_what_remains_when_four_three_and_two_and_one_for_each_box_stay_out(number: int, name: str) -> None:
    """§11.1"""
    marks = Counter("".join(LAYOUTS[name]))
    for back, out in STAY_OUT.items():
        in_boxes = sum(sum(box[back].values()) for box in BOXES[:number])
        assert marks[LETTERS[back]] == in_boxes - out - (number - 1), back
    table = GAME.start(2, "island", island=number)
    assert sum(sum(tiles.values()) for tiles in boxful(table).values()) == 33 + 11 * (number - 1)


def test_any_further_boxes_may_be_chosen() -> None:
    """§11.1"""
    usual, other = GAME.start(2, "boxes", island=2), GAME.start(2, "boxes", island=2, boxes="1 4")
    assert "airplane" in boxful(usual)["mountain"] and "airplane" not in boxful(other)["mountain"]
    assert boxful(other)["forest"]["missionary"] == 1
    assert boxful(GAME.start(2, "boxes", island=2, boxes="1, 4")) == boxful(other)


@pytest.mark.parametrize(
    ("options", "fact"),
    [
        ({"boxes": "1 5"}, "'5'"),
        ({"boxes": "one"}, "'one'"),
        ({"boxes": "1 1"}, "twice"),
        ({"island": 4, "boxes": "1"}, "12 mountain tiles; the island has room for 17"),
        ({"island": 3, "boxes": "2 3 4"}, "the island has room for"),
    ],
)
def test_boxes_that_do_not_fill_the_island_are_refused(options: dict, fact: str) -> None:
    """§11.1"""
    with pytest.raises(doubloon.Error) as refused:
        GAME.start(2, "boxes", **options)
    assert fact in str(refused.value)


def test_the_classic_island_has_117_plain_tiles_and_37_coins() -> None:
    """§11.2"""
    classic = tiles_of(TABLES["classic"])
    assert classic.total() == 117
    assert amounts(classic, "chest") == 37
    rows = LAYOUTS["classic"]
    assert [len(row) for row in rows] == [11] * 11
    assert "".join(rows).count("#") == 117
    assert [(y, x) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "."] == [
        (0, 0),
        (0, 10),
        (10, 0),
        (10, 10),
    ]
    table = GAME.start(4, "classic", island="classic")
    assert boxful(table) == {"plain": dict(classic)}


def test_every_space_along_the_classic_shore_is_a_berth() -> None:
    """§11.2, §2.3"""
    table = GAME.start(2, "classic", island="classic")
    ground = table._state["ground"][0]
    sea = [cell for cell in range(SIDE * SIDE) if ground[cell] == SEA]
    beside = [cell for cell in sea if any(0 <= ground[cell + step] <= 3 for step in (1, -1, 13, -13) if 0 <= cell + step < 169)]
    assert goals(table, "ship") == {CELL_NAMES[cell] for cell in beside}


@pytest.mark.parametrize(
    "island", ["B", "BB", "BBB/.../...", "BMB/FFF", "BBB/BMB/BBB", "B.../BBBB/BBBB", "BFB/F../F../F../BFB", "#", "###########"]
)
def test_an_island_of_one_s_own_can_have_any_shape_with_a_single_coast(island: str) -> None:
    """§11.3"""
    marks = Counter(island)
    listed = "; ".join(f"{back}: empty {marks[mark]}" for back, mark in LETTERS.items() if marks[mark])
    table = GAME.start(2, "own", island=island, tiles=listed)
    for _ in range(2):
        walk(table, said(table)[0])
    ground = table._state["ground"][0]
    assert Counter(ground[ground <= 3].tolist()).total() == sum(marks[mark] for mark in "MFB#")
    assert table.position()["phase"] == "act"


@pytest.mark.parametrize(
    ("island", "fact"),
    [
        ("BB.BB", "not one piece"),
        ("BBBBB/B...B/B...B/B...B/BBBBB", "water inside"),
        ("BBB/B.B/BBB", "no ring"),
        ("BB.BB/BBBBB", "no ring"),
        ("BB..BB/BBBBBB", "no ring"),
        ("BXB", "'X'"),
        ("B" * 12, "1 to 11 tiles"),
        ("/".join("B" * 12), "1 to 11 rows"),
        ("/", "1 to 11 rows"),
        ("...", "not one piece"),
        ("MMM/MMM", "beach"),
        ("MMM/MBM/MMM", "beach"),
        ("atlantis", "'a'"),
    ],
)  # fmt: skip
def test_maps_that_are_no_island_are_refused_with_the_reason(island: str, fact: str) -> None:
    """§11.3"""
    marks = Counter(island)
    listed = "; ".join(f"{back}: empty {marks[mark]}" for back, mark in LETTERS.items() if marks[mark]) or "empty"
    with pytest.raises(doubloon.Error) as refused:
        GAME.start(2, "own", island=island, tiles=listed)
    assert fact in str(refused.value)


def test_an_island_must_have_a_berth_for_every_ship() -> None:
    """§11.3, §2.3"""
    cramped = {"island": "MMM/MMB", "tiles": "mountain: empty 5; beach: empty 1"}
    table = GAME.start(2, "berths", **cramped)
    walk(table, said(table)[0], said(table)[1])
    assert table.position()["phase"] == "act"
    with pytest.raises(doubloon.Error, match="beach"):
        GAME.start(3, "berths", **cramped)


def test_an_island_of_one_s_own_takes_all_boxes_unless_it_names_some() -> None:
    """§11.3, §11.1"""
    assert sum(sum(tiles.values()) for tiles in boxful(GAME.start(2, "own", island="BBB/BMB/BBB")).values()) == 66
    few = GAME.start(2, "own", island="BBB/BMB/BBB", boxes="1")
    assert sum(sum(tiles.values()) for tiles in boxful(few).values()) == 33


@pytest.mark.parametrize(
    ("island", "tiles", "counts"),
    [
        ("##", "empty 2", {"plain": {"empty": 2}}),
        ("##", "empty, ogre", {"plain": {"empty": 1, "ogre": 1}}),
        ("##", " empty 1 ,empty 4", {"plain": {"empty": 5}}),
        ("BM", "beach: chest-5; mountain: ice 2, pit", {"mountain": {"ice": 2, "pit": 1}, "beach": {"chest-5": 1}}),
        ("BB", "beach: empty 3; forest: ogre", {"forest": {"ogre": 1}, "beach": {"empty": 3}}),
    ],
)  # fmt: skip
def test_tiles_of_one_s_own_are_named_with_their_numbers_and_backs(island: str, tiles: str, counts: dict) -> None:
    """§11.4"""
    assert boxful(GAME.start(2, "own", island=island, tiles=tiles)) == counts


@pytest.mark.parametrize(
    ("tiles", "fact"),
    [
        ("empty 3", "3 plain tiles; the island has room for 4"),
        ("gold 4", "'gold'"),
        ("empty four", "'empty four'"),
        ("empty -4", "'empty -4'"),
        ("desert: empty 4", "'desert'"),
        ("beach: empty 4", "0 plain tiles"),
        ("empty 4,", "''"),
        ("empty 400", "400"),
    ],
)
def test_tiles_that_do_not_fill_the_map_are_refused(tiles: str, fact: str) -> None:
    """§11.4"""
    with pytest.raises(doubloon.Error) as refused:
        GAME.start(2, "own", island="##/##", tiles=tiles)
    assert fact in str(refused.value)


def test_coins_are_as_many_as_the_tiles_of_one_s_own_show() -> None:
    """§11.4"""
    table = at("empty down-chest-5", "down-chest-4 empty", pirates=[["B2"], []])
    walk(table, "1 C2")
    walk(table, said(table, "sail")[0])
    walk(table, "1 B3")
    assert coins(table) == {"C2": 5, "B3": 4}


def test_with_small_children_no_ogre_lies_on_the_first_island() -> None:
    """§11.5"""
    for number in (1, 2, 3, 4):
        assert "ogre" not in boxful(GAME.start(2, "kids", island=number, kids="yes"))["mountain"]
    assert "ogre" in boxful(GAME.start(2, "kids"))["mountain"]


def test_difficult_tiles_stay_out_in_order_as_long_as_enough_others_are_left() -> None:
    """§11.5"""
    usual, kids = boxful(GAME.start(2, "kids")), boxful(GAME.start(2, "kids", kids="yes"))
    missing = {back: set(usual[back]) - set(kids[back]) for back in usual}
    assert missing == {
        "mountain": {"ogre", "cannon", "crossroads", "labyrinth-3"},
        "forest": {"pit", "arrows-3"},
        "beach": {"crocodile"},
    }
    options = {"island": "##", "tiles": "ogre 2, cannon, pit", "kids": "yes"}
    assert boxful(GAME.start(2, "kids", **options)) == {"plain": {"cannon": 1, "pit": 1}}
    options["tiles"] = "ogre 3"
    assert boxful(GAME.start(2, "kids", **options)) == {"plain": {"ogre": 2}}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_an_island_for_children_is_filled(number: int) -> None:
    """§11.5"""
    table = GAME.start(2, "kids", island=number, kids="yes")
    marks = Counter("".join(LAYOUTS[["one", "two", "three", "four"][number - 1]]))
    for back in STAY_OUT:
        assert sum(boxful(table)[back].values()) >= marks[LETTERS[back]]
