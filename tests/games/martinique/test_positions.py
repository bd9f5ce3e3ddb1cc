"""Positions, editions, secrets and drawings of Martinique."""

from __future__ import annotations

import json
import random
import tomllib
from itertools import chain
from pathlib import Path

import pytest
from rich.console import Console

import doubloon

from .tables import GAME, at, evening, said, seats, walk

TINY = tomllib.loads((Path(__file__).parent / "tiny.toml").read_text(encoding="utf-8"))


def random_game(seed: int, **options) -> doubloon.Table:
    """A random game, yielding the table before each move and at the end."""
    table = GAME.start(2, str(seed), **options)
    chance = random.Random(seed)
    while table.acting:
        yield table
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    yield table


@pytest.mark.parametrize(
    "options", [{}, {"lost_treasure": "20", "place_first": 1}, {"edition": TINY}], ids=["usual", "twenty", "tiny"]
)
def test_a_position_read_back_is_the_same_record(options: dict) -> None:
    differing = ("key", "drawn", "shown", "events", "event")
    for table in random_game(5, **options):
        again = GAME.from_position(json.loads(json.dumps(table.position())), seed="another")
        for name in GAME.layout.names:
            if name not in differing:
                assert (again._state[name] == table._state[name]).all(), name


def as_seen(document: dict, seat: int, over: bool) -> dict:
    """A position with what that seat may not know left out, the way views leave it out."""
    seen = {**document, "lost": document["lost"] if over else None}
    if "fields" in seen:
        seen["fields"] = {field: "map" if what.startswith("map-") else what for field, what in seen["fields"].items()}
    seen["bar"] = {name: what if name == "jokers" else bool(what) for name, what in seen["bar"].items()}
    seen["map_tiles"] = [
        [{**tile, "tile": tile["tile"] if one == seat or tile["face_up"] else None} for tile in tiles]
        for one, tiles in enumerate(seen["map_tiles"])
    ]
    return seen


def test_positions_and_views_say_the_same_by_the_same_names() -> None:
    """Only what nobody may see any more, tiles cleared away unseen, has a name that no view knows."""
    met = set()
    for table in chain(random_game(5), [at(**PAYING), at(**PAYING, owed={"rum": 1}, bar={"jokers": 0})]):
        for seat in range(2):
            view = table.view(seat)
            document = as_seen(table.position(), seat, table.over)
            document.pop("cleared", None)
            assert {name: view.get(name, "no such name") for name in document} == document
            met |= document.keys()
    assert {"fields", "pirates", "dug", "walk", "bar", "treasures", "loading", "owed", "spent"} <= met


PAYING = {
    "fields": {"H1": "rum-1"},
    "pirates": [[], ["H1"]],
    "treasures": {"2": ["rum-1", "skull-2"]},
    "supplies": [{"rum": 2, "skull": 1}, {}],
    "jokers": [2, 0],
    "loading": "2",
}
"""Black pays for rum and a skull."""


def test_a_payment_under_way_owes_all_the_supply_has_unless_it_says_less() -> None:
    assert at(**PAYING).position()["owed"] == {"skull": 1, "rum": 1}
    table = at(**{**PAYING, "jokers": [0, 0]}, owed={}, bar={"jokers": 1})
    assert said(table) == ["pay"]
    walk(table, "pay")
    assert table.view(0)["supplies"][0] == {"rum": 2, "skull": 1}


@pytest.mark.parametrize(
    ("says", "fact"),
    [
        ({"owed": {"rum": 2}}, "2 rum are owed"),
        ({"owed": {"gold": 1}}, "'gold'"),
        ({"owed": {"rum": 1}}, "1 jokers are given for treasure 2, and only 0 are out of the game"),
        ({"jokers": [0, 0]}, "nothing to choose"),
        ({"loading": "5"}, "loading is '5'"),
        ({"loading": None}, "nothing is being loaded"),
    ],
)
def test_a_payment_that_cannot_be_is_refused(says: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        at(**{**PAYING, "owed": {"rum": 1, "skull": 1}, "bar": {"jokers": 3 - sum(says.get("jokers", [2, 0]))}, **says})
    assert fact in str(refused.value)


def test_documents_from_before_0_2_0_are_read() -> None:
    """Seats as letters, `from`, null for a tile that is taken, and `loading` with all about it."""
    older = {
        **PAYING,
        "turn": "A",
        "stools": ["A", "B"],
        "fields": {"*": "bare", "H1": "rum-1", "B2": "bare"},
        "map_tiles": [[{"from": "bar-letter", "tile": "C"}], [{"from": "B2", "tile": "4", "face_up": True}]],
        "bar": {"jokers": 0, "letter": None, "number": "7"},
        "loading": {"treasure": "2", "owed": {"skull": 1}, "from": "rum"},
    }
    position = GAME.from_position(older, seed="older").position()
    assert position["turn"] == 0 and position["stools"] == [0, 1]
    assert position["map_tiles"][0] == [{"source": "bar-letter", "face_up": False, "tile": "C"}]
    assert position["bar"] == {"jokers": 0, "letter": False, "number": "7"}
    assert position["loading"] == "2" and position["owed"] == {"skull": 1}


def test_an_empty_document_is_a_new_game() -> None:
    table = GAME.from_position({}, seed="new")
    view = table.view(0)
    assert view["phase"] == "choose"
    assert view["in_hand"] == [4, 4]
    assert sum(view["bag"].values()) == 39


def test_what_a_document_hides_is_dealt_by_chance() -> None:
    lost = {GAME.from_position({}, seed=str(seed)).position()["lost"] for seed in range(40)}
    assert len(lost) > 15
    held = {
        at(map_tiles=[[{"source": "bar-letter"}], []], fields={"A1": "rum-1"}).position()["map_tiles"][0][0]["tile"]
        for _ in range(5)
    }
    assert held <= set("ABCDEFGH")


@pytest.mark.parametrize(
    ("document", "fact"),
    [
        ({"colour": 1}, "'colour'"),
        ({"phase": "night"}, "'night'"),
        ({"turn": "C"}, "'C'"),
        ({"pirates": [["A1"], ["A1"]]}, "two pirates stand on A1"),
        ({"pirates": [["A9"], []]}, "'A9'"),
        ({"pirates": [["D4"], []]}, "D4, where no tile lies"),
        ({"pirates": [["A1", "A2", "A3", "A4", "A5"], []]}, "more than 4 pirates"),
        ({"pirates": [["A1"]]}, "2 seats"),
        ({"stools": [0] * 9}, "expected a list of at most 8"),
        ({"stools": [0] * 5}, "more than 4 pirates"),
        ({"phase": "dig"}, "all of them are at the bar"),
        ({"phase": "choose", "stools": seats("01010101")}, "all of them are at the bar"),
        ({"dug": ["A1"]}, "only 0 had a stool"),
        ({"lost": "J1"}, "'J1'"),
        ({"lost": "D4", "bar": {"letter": "D"}}, "map tile D is in two places"),
        ({"bar": {"letter": "4"}}, "must be a letter"),
        ({"bar": {"rum": 1}}, "'rum'"),
        ({"bar": {"letter": None}}, "nobody has taken it"),
        ({"bar": {"letter": "D"}, "map_tiles": [[{"source": "bar-letter"}], []]}, "somebody has taken it"),
        ({"map_tiles": [[{"source": "A1"}], []]}, "no map tile can come from A1"),
        ({"map_tiles": [[{"source": "B2"}], [{"source": "B2"}]]}, "two map tiles were collected from B2"),
        ({"map_tiles": [[{"tile": "D"}], []]}, "the source of a map tile"),
        ({"map_tiles": [[{"source": "B2", "tile": "Z"}], []]}, "'Z'"),
        ({"fields": {"B2": "bare"}}, "was not collected"),
        ({"fields": {"B2": "rum-1"}}, "only be a map tile"),
        ({"fields": {"D4": "rum-1"}}, "belongs to The Hook"),
        ({"fields": {"A1": "hook"}}, "A1 has 'hook'; it is no field of The Hook"),
        ({"stools": seats("01010101"), "dug": ["A1"], "pirates": [[], ["A1"]]}, "of stool 1 who dug there"),
        ({"fields": {"A1": "gold"}}, "'gold'"),
        ({"fields": dict.fromkeys(["A1", "A2", "A3", "A4", "A5", "A6"], "rum-1")}, "the box holds 5 rum-1"),
        ({"cleared": {}}, "the sun has not set"),
        ({"stools": seats("01010101"), "fields": {"A1": "rum-1"}}, "the sun has set"),
        ({"stools": seats("01010101"), "turn": 1}, "stool 1"),
        ({"treasures": {"5": []}}, "'5'"),
        ({"treasures": {"2": ["rum-1"] * 3}}, "room for 2"),
        ({"supplies": [{"rum": 17}, {}]}, "17 rum"),
        ({"supplies": [{"rum": -1}, {}]}, "-1 rum"),
        ({"jokers": [2, 2]}, "there are 3 jokers"),
        ({"holds": [{"loads": 1}, {}]}, "0 souvenirs in 1 loads"),
        ({"bag": {"rum-1": 6}}, "the box holds 5 rum-1"),
        ({"spent": 90}, "90 souvenirs"),
        ({"walk": ["A1"]}, "set out from A1"),
        ({"phase": "pay"}, "needs 'loading'"),
        ({"phase": "load", "supplies": [{}, {}]}, "can pay for nothing"),
        ({"phase": "bonus"}, "the last stool was not taken"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_fact(document: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        GAME.from_position(document, seed="bad")
    assert fact in str(refused.value)


@pytest.mark.parametrize(
    ("walked", "fact"),
    [
        (["A1", "B2"], "nobody steps from A1 to B2"),
        (["A1", "B1", "A1"], "nobody steps from B1 to A1"),
        (["A1", "B1", "C1"], "cannot be completed"),
    ],
)
def test_a_walk_that_cannot_be_is_refused(walked: list[str], fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        at(fields={"A1": "rum-2"}, pirates=[["A1"], []], walk=walked)
    assert fact in str(refused.value)


def test_a_captain_who_can_do_nothing_cannot_be_to_choose() -> None:
    with pytest.raises(doubloon.BadPosition, match="neither place nor move"):
        at(stools=seats("0000"))


@pytest.mark.parametrize(
    ("tables", "fact"),
    [
        ({"island": {"rows": ["MMM", "...", "..."]}}, "3 fields for map tiles"),
        ({"island": {"rows": ["M.", "..."]}}, "a rectangle"),
        ({"island": {"rows": ["X.", ".."]}}, "'X'"),
        ({"island": {"rows": ["..", ".."]}}, "cannot all dig"),
        ({"souvenirs": {"rum": [1, 2]}}, "souvenirs.rum"),
        ({"souvenirs": {symbol: [0, 0, 0] for symbol in ("dagger", "pistol", "skull", "chest")}}, "32 souvenirs"),
        ({"pirates": {"each": 5}}, "pirates.each is 5"),
        ({"treasures": {"sizes": [2, 3]}}, "3 sizes"),
        ({"map_tiles": {"steps": 4}}, "map_tiles.steps is 4"),
    ],
)
def test_numbers_that_make_no_box_are_refused(tables: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadEdition) as refused:
        GAME.start(2, "bad", edition=tables)
    assert fact in str(refused.value)


def test_a_world_keeps_what_the_seat_has_seen_and_deals_the_rest_anew() -> None:
    table = at(
        fields={"A1": "rum-1"},
        map_tiles=[
            [{"source": "B2", "tile": "C"}],
            [{"source": "B5", "tile": "7", "face_up": True}, {"source": "B7", "tile": "D"}],
        ],
        lost="F3",
    )
    worlds = [table.world(0, str(seed)).position() for seed in range(80)]
    assert {world["map_tiles"][0][0]["tile"] for world in worlds} == {"C"}
    assert {world["map_tiles"][1][0]["tile"] for world in worlds} == {"7"}
    assert len({world["map_tiles"][1][1]["tile"] for world in worlds}) > 8
    assert {world["lost"][0] for world in worlds} == set("ABDEFGH")
    assert {world["lost"][1] for world in worlds} == set("1234568")


def test_at_the_end_the_lost_pair_is_no_secret_but_the_cleared_tiles_are() -> None:
    table = evening(lost="C5", dug=["A1", "A2", "A3", "A4", "A5", "A6", "A7"])
    walk(table, "dig A8")
    worlds = [table.world(0, str(seed)).position() for seed in range(20)]
    assert {world["lost"] for world in worlds} == {"C5"}
    assert len({world["cleared"]["B2"] for world in worlds}) > 5


def test_a_step_can_be_taken_back_until_a_map_tile_is_seen() -> None:
    table = at(fields={"A1": "rum-2", "H1": "rum-1"}, pirates=[["A1"], []])
    walk(table, "move A1", "east")
    assert str(table.undo(0)) == "east"
    assert said(table) == ["east", "south"]
    walk(table, "south", "east")
    assert str(table.undo(0)) == "east"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_fits_a_terminal_at_every_moment(language: str) -> None:
    words = GAME.words(language)
    for number, table in enumerate(random_game(8)):
        if number % 6 == 0 or table.over:
            for seat in (0, None):
                console = Console(width=100, record=True, quiet=True, color_system=None)
                with console.capture() as drawn:
                    console.print(GAME.modules["text"].draw(table.view(seat), words, ["Anne Bonny", "Bartholomew"]))
                assert len(drawn.get().splitlines()) <= 40


def test_a_drawing_shows_pirates_by_letter_and_letters_in_question_in_brackets() -> None:
    table = at(
        fields={"A1": "rum-2", "C3": "skull-3"},
        pirates=[["A1"], ["C3"]],
        map_tiles=[[{"source": "B2", "tile": "C"}], [{"source": "B5", "tile": "7"}]],
    )
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(GAME.modules["text"].draw(table.view(0), GAME.words("en"), ["Anne", "Bart"]))
    drawn = captured.get()
    assert "⚱2 A" in drawn and "☠3 B" in drawn
    assert "[B]" in drawn and "[C]" not in drawn
    assert "B2=C" in drawn and "B5=?" in drawn
