"""Positions of Jackal as documents: written, read back, and refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

import doubloon
from doubloon.games.jackal.position import PHASES
from doubloon.games.jackal.state import ALL_SORTS, SEASONED

from ...sample import in_turns
from .tables import GAME, at, said, walk

NOT_FACTS = ("key", "drawn", "shown", "events", "event", "step_from", "step_to", "asked")
UNDER_WAY = ("way", "headings", "via", "heading", "behind")
"""Chance, news, and what is left over from a move or a vote that is done with; some of it is a fact while a piece must go on."""
CROWDED = "BBBB/BFMB/BFMM/FFMM/FFMM"
"""Room for most of the odd tiles."""
VARIANTS = {
    "one": (2, {}),
    "two": (3, {"island": 2}),
    "three": (4, {"island": 3, "boxes": "1 3 4"}),
    "four": (2, {"island": 4}),
    "classic": (3, {"island": "classic"}),
    "teams": (4, {"island": 3, "teams": "yes"}),
    "campaign": (3, {"island": "BBB/BMB", "campaign": "yes", "boxes": "1 2"}),
    "sorts": (2, {"island": CROWDED, "tiles": ALL_SORTS}),
    "seasoned": (2, {"island": CROWDED, "tiles": ALL_SORTS, "abilities": SEASONED[0]}),
    "skilled": (2, {"island": CROWDED, "tiles": ALL_SORTS, "abilities": SEASONED[1]}),
    "kids": (2, {"kids": "yes"}),
    "puzzle": (1, {}),
}
EDITION = {"patience": {"vote": 1, "standstill": 12}}
"""Short of patience, so that random games come to votes and to an end."""


def random_game(seats: int, seed: int, moves: int, **options) -> Iterator[doubloon.Table]:
    """A random game, yielding the table before each move and at the end."""
    table = GAME.start(seats, str(seed), edition=EDITION, **options)
    chance = random.Random(seed)
    for _ in range(moves):
        yield table
        if table.over:
            return
        table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    yield table


def assert_same(table: doubloon.Table) -> None:
    """A position read back is the same position."""
    document = json.loads(json.dumps(table.position()))
    again = GAME.from_position(document, seed="another")
    assert again.position() == table.position()
    for name in GAME.layout.names:
        if name not in NOT_FACTS and (name not in UNDER_WAY or table.position()["phase"] == "go"):
            assert (again._state[name] == table._state[name]).all(), name
    assert again.acting == table.acting
    for seat in table.acting:
        assert again.moves(seat) == table.moves(seat)


@pytest.mark.parametrize("variant", in_turns(list(VARIANTS), 3))
def test_a_position_read_back_is_the_same(variant: str) -> None:
    seats, options = VARIANTS[variant]
    before = None
    for number, table in enumerate(random_game(seats, 1, 120, **options)):
        phase = table.position()["phase"]
        if phase != before or phase not in ("act", "place") or number % 10 == 0:
            assert_same(table)
        before = phase


def test_every_phase_can_be_written_and_read() -> None:
    """Random games reach most; here each is reached for certain."""
    tables = {
        "place": GAME.start(2, "place"),
        "act": at("empty empty", "empty down-empty"),
        "go": walked(at("down-airplane empty", "empty down-empty"), "1 B2"),
        "peek": walked(at("down-lighthouse empty", "down-ice down-empty", "? ?"), "1 B2", "peek B4"),
        "fire": walked(at("down-musket empty", "empty down-empty"), "1 B2"),
        "hit": walked(at("down-musket empty", "empty down-empty", pirates=[[], ["C2", "C2"]]), "1 B2", "fire east"),
        "shake": walked(at("down-earthquake empty", "down-pit down-empty"), "1 B2", "shake B3"),
        "bottle": walked(at("pit empty", "down-empty empty", pirates=[["B2"], []], trapped=["A-1"], bottles=[2, 1]), "sail A2"),
        "vote": walked(at("empty empty", "empty empty", coins={"B2": 1}, seats=3), "propose end", "agree"),
        "over": walked(at("empty empty", "empty down-empty", pirates=[["B2"], []]), "1 C3"),
        "pick": walked(GAME.from_position({"options": ISLAND, "ships": ["A1", "E1"], "holds": [4, 3], "quiet": 30}), *VOTED),
    }
    for phase, table in tables.items():
        assert table.position()["phase"] == phase
        assert_same(table)
    assert {*tables} == set(PHASES)
    assert_same(walked(at("empty empty", "empty down-empty", seats=3, quiet=75), "sail B1", "agree"))


VOTED = ("propose end", "agree")
ISLAND = {"campaign": "yes", "island": "BBB/BMB/BBB", "boxes": "1"}


def test_abilities_are_part_of_the_position_in_every_phase() -> None:
    """§12.5: also where no option gives them, from the first move on."""
    skills = {"A-1": ["strongman", "runner"], "B-3": ["swimmer"]}
    start = {"abilities": skills, "ships": ["A1", "E1"], "options": {"island": "BBB/BMB/BBB"}}
    seen = set()
    for seed in range(12):
        table = GAME.from_position(start, seed=str(seed))
        chance = random.Random(seed)
        while len(seen) < len(PHASES) and not table.over:
            if (phase := table.position()["phase"]) not in seen:
                seen.add(phase)
                assert GAME.from_position(table.position()).position()["abilities"] == table.position()["abilities"] == skills
            table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    assert {"act", "go"} <= seen
    bare = GAME.from_position({"options": {"abilities": "A-1 runner"}, "abilities": {}, "ships": ["D1", "E8"]})
    assert GAME.from_position(bare.position()).view(0)["crews"][0][0]["abilities"] == []


def test_a_bear_that_rests_in_a_puzzle_rests_when_it_is_read_back() -> None:
    """§14.3, §8.1"""
    puzzle = {"island": ["bank empty empty empty den"], "pirates": 2, "bear": ""}
    table = GAME.from_position({"seats": 1, "puzzle": puzzle, "crews": [["E2", "B2"]]})
    assert_same(table)
    walk(table, "1 F2")
    assert table.position()["bear"]["rests"]
    assert_same(table)


def test_documents_of_0_1_0_are_still_read() -> None:
    """Letters for seats, and what things were called before views and positions agreed."""
    old = {
        "options": {"island": "BMB/BFB", "tiles": "beach: empty 4, ice, pit; mountain: ogre; forest: pit", "campaign": "yes"},
        "ships": ["A1", "E1"], "turn": "B", "first": "B", "chooser": "B", "lost": 2,
        "tiles": {"B2": "down ice", "C3": "pit", "D2": "empty"},
        "seen": {"B2": ["A", "B"]}, "pirates": [["C3", "A1", "dead"], ["D2", "E1", "E1"]], "trapped": ["A1"],
        "bear": {"at": "B3", "seat": "B", "rests": False}, "missionary": {"at": "D2", "keeper": "A"},
        "moving": {"piece": "A1", "trail": [["B3", "C2"], ["C2", "C3"]]}, "places": ["B", "A"], "picks": {"place": 1, "taken": 1},
        "abilities": {"A1": ["runner"]},
    }  # fmt: skip
    position = GAME.from_position(old).position()
    new = {
        "turn": 1, "first": 1, "chooser": 1, "coins_lost": 2, "peeked_by": {"B2": [0, 1]}, "trapped": ["A-1"],
        "crews": [["C3", "A1", "dead"], ["D2", "E1", "E1"]], "bear": {"cell": "B3", "seat": 1, "rests": False},
        "missionary": {"place": "D2", "keeper": 0, "converted": False}, "moving": {"piece": "A-1", "trail": ["B3", "C2", "C3"]},
        "picks": {"order": [1, 0], "done": 1, "taken": 1}, "abilities": {"A-1": ["runner"]},
    }  # fmt: skip
    assert {name: position[name] for name in new} == new


def test_positions_and_views_call_the_same_things_by_the_same_names() -> None:
    """What a position says that a view may say, the view says too, under that name."""
    in_cells = {"tiles": "tile", "backs": "back", "peeked_by": "peeked_by", "coins": "coins"}
    in_pieces = {"asleep", "trapped", "abilities"}
    head = {"game", "seats", "options", "edition"}
    table = at("labyrinth-3 empty", "down-ice ice", pirates=[["B2/2"], ["C2"]], coins={"B2/2": 1}, peeked_by={"B3": [0]},
               bear={"cell": "C3", "seat": 1}, missionary={"place": "C2", "keeper": 0}, quiet=30)  # fmt: skip
    for moves in ((), ("propose end",)):
        walk(table, *moves)
        view, position = table.view(0), table.position()
        assert {*position} - head - in_cells.keys() - in_pieces <= view.keys()
        assert {*in_cells.values()} <= view["cells"][0].keys() and in_pieces <= view["crews"][0][0].keys()
        same = (
            "phase",
            "turn",
            "first",
            "chooser",
            "turns",
            "ships",
            "holds",
            "bottles",
            "coins_lost",
            "bear",
            "patience",
            "quiet",
        )
        assert {name: position[name] for name in same} == {name: view[name] for name in same}
        assert view["vote"] == position.get("vote")
        assert {"keeper", "converted"} <= position["missionary"].keys() & view["missionary"].keys()


def walked(table: doubloon.Table, *moves: str) -> doubloon.Table:
    walk(table, *moves)
    return table


def test_cards_taken_after_an_island_are_part_of_the_position() -> None:
    options = {"campaign": "yes", "island": "BBB/BMB/BBB", "boxes": "1", "abilities": "B-2 runner"}
    document = {"options": options, "ships": ["A1", "E1"], "holds": [4, 3], "quiet": 99}
    table = walked(GAME.from_position(document, seed="cards"), "propose end", "agree")
    assert_same(table)
    walk(table, "take swimmer 3")
    assert table.position()["abilities"] == {"A-3": ["swimmer"], "B-2": ["runner"]}
    assert_same(table)
    assert said(table) == ["take strongman 1", "take strongman 2", "take strongman 3", "take none"]


def test_a_chain_under_way_is_part_of_the_position() -> None:
    table = at("arrows-2/e horse empty", "empty empty empty", "empty down-empty empty", pirates=[["B3"], []])
    walk(table, "1 B2", "go C2")
    assert table.position()["moving"]["trail"] == ["B3", "B2", "C2"]
    assert_same(table)


def test_an_earthquake_moves_backs_and_what_was_seen() -> None:
    table = at("down-earthquake down-ice", "down-pit down-ogre", backs="MB/BB", peeked_by={"B3": [1], "C2": [0, 1]})
    walk(table, "1 B2", "shake B3", "shake C3")
    assert table.position()["peeked_by"] == {"C3": [1], "C2": [0, 1]}
    assert_same(table)
    table = at("down-earthquake down-ice", "down-pit down-ogre", backs="BM/BB")
    walk(table, "1 B2", "shake C2", "shake B3")
    assert table.position()["backs"] == {"C2": "beach", "B3": "mountain"}
    assert_same(table)


def test_an_empty_document_is_a_new_game_whose_tiles_nobody_knows() -> None:
    table = GAME.from_position({}, seed="new")
    position = table.position()
    assert position["phase"] == "place"
    assert position["tiles"] == {}
    assert position["ships"] == [None, None]


def test_what_a_document_leaves_out_is_sensible() -> None:
    table = GAME.from_position({"ships": ["D1", "F1"], "options": {"island": 1}, "tiles": {"D2": "empty"}}, seed="bare")
    position = table.position()
    assert position["phase"] == "act"
    assert position["crews"] == [["D1"] * 3, ["F1"] * 3]
    assert position["tiles"] == {"D2": "empty"}
    everything = GAME.from_position(
        {"options": {"island": "##", "tiles": "empty 2"}, "ships": ["A1", "D1"], "tiles": {"*": "empty"}}
    )
    assert everything.position()["tiles"] == {"B2": "empty", "C2": "empty"}


SHIPS: dict = {
    "ships": ["A1", "E1"],
    "options": {"island": "BMB/BFB", "tiles": "beach: empty 4, pit, labyrinth-3, ice; mountain: chest-2, ogre; forest: pit, den"},
}


def crews(*places: str) -> dict:
    """Where the pirates of A are; those of B are aboard."""
    return {"pirates": [[*places, *["A1"] * (3 - len(places))], ["E1"] * 3]}


@pytest.mark.parametrize(
    ("document", "fact"),
    [
        ({"colour": 1}, "'colour'"),
        ({"game": "chess"}, "'chess'"),
        ({"phase": "night"}, "'night'"),
        ({"turn": "C"}, "'C'"),
        ({"first": "Z"}, "'Z'"),
        ({"phase": "place"}, "nobody has anything to decide in phase 'place'"),
        ({"ships": ["A1"], "phase": "act"}, "nobody has anything to decide"),
        ({"ships": ["B2", "E1"]}, "the ship of A is at B2"),
        ({"ships": ["A1", "A1"]}, "the ship of B is at A1"),
        ({"ships": ["M13", "A1"]}, "the ship of A is at M13"),
        ({"ships": ["A1", "E1", "A4"]}, "ships is"),
        ({"ships": "A1"}, "ships is 'A1'"),
        ({"tiles": {"B2": "gold"}}, "'gold'"),
        ({"tiles": {"B2": "ogre"}}, "more ogre tiles with beach backs than the box holds"),
        ({"tiles": {"C2": "chest-2", "C3": "chest-2"}}, "more chest-2 tiles with forest backs"),
        ({"tiles": {"A1": "empty"}}, "no tile can lie at A1"),
        ({"tiles": {"Z1": "empty"}}, "'Z1'"),
        ({"tiles": {"B2": "empty/x"}}, "'empty/x'"),
        ({"tiles": {"B2": "up empty"}}, "'up empty'"),
        ({"tiles": {"B2": "used empty"}}, "only single-use tiles"),
        ({"tiles": {"B2": ""}}, "''"),
        ({"tiles": "empty"}, "tiles is 'empty'"),
        ({"tiles": {"*": "ogre"}}, "more ogre tiles"),
        ({"backs": {"B2": "sand"}}, "'sand'"),
        ({"backs": {"A1": "beach"}}, "no tile can lie at A1"),
        ({"backs": {"B2": "mountain", "D2": "mountain"}}, "3 mountain tiles lie face down"),
        ({"seen": {"B2": ["A"]}}, "somebody has peeked at B2"),
        ({"seen": {"B2": ["A"]}, "tiles": {"B2": "empty"}}, "somebody has peeked at B2"),
        ({"seen": {"B2": ["C"]}, "tiles": {"B2": "down empty"}}, "'C'"),
        ({"coins": {"B2": 1}}, "coins lie at B2, where none can lie"),
        ({"coins": {"A1": 1}}, "coins lie at A1"),
        ({"coins": {"B2": -1}, "tiles": {"B2": "empty"}}, "-1"),
        ({"coins": {"B2": 1.5}, "tiles": {"B2": "empty"}}, "1.5"),
        ({"coins": {"B2/2": 1}, "tiles": {"B2": "empty"}}, "coins lie at B2/2, where none can lie"),
        ({"coins": {"B2/9": 1}, "tiles": {"B2": "empty"}}, "'B2/9'"),
        ({"coins": {"B2/0": 1}, "tiles": {"B2": "empty"}}, "'B2/0'"),
        ({"coins": {"B2": 1000}, "tiles": {"B2": "empty"}}, "1000"),
        (crews("M13"), "A-1 is at M13, where there is neither land nor sea"),
        (crews("B2"), "A-1 is on B2, which is face down"),
        (crews("E1"), "A-1 is on the ship of B, an enemy"),
        (crews("B2/2") | {"tiles": {"B2": "empty"}}, "A-1 is on space 2 of B2"),
        (crews("A2/2"), "A-1 is afloat"),
        (crews("nowhere"), "'nowhere'"),
        ({"pirates": [["A1"] * 3]}, "expected a list for 2 seats"),
        ({"pirates": [["A1"] * 2, ["E1"] * 3]}, "expected a list of 3"),
        ({"pirates": ["A1", "E1"]}, "expected a list of 3"),
        ({"trapped": ["A-1"]}, "A-1 is afloat"),
        ({"trapped": ["A-1"], "tiles": {"B2": "empty"}, **crews("B2")}, "A-1 is trapped on B2, which is no pit"),
        ({"trapped": ["A-4"]}, "'A-4'"),
        ({"trapped": ["A-1"], **crews("dead")}, "A-1 is asleep or trapped"),
        ({"trapped": ["missionary"]}, "missionary is asleep or trapped"),
        ({"asleep": {"A-9": 1}}, "'A-9'"),
        ({"asleep": {"A-1": 5}}, "5"),
        ({"asleep": {"A-1": -1}}, "-1"),
        ({"holds": [-1, 0]}, "-1"),
        ({"holds": [1, 2, 3]}, "holds is"),
        ({"holds": ["much", 0]}, "'much'"),
        ({"bottles": [0, 200]}, "200"),
        ({"lost": -2}, "-2"),
        ({"missionary": {"place": "B2"}}, "the missionary's keeper is None"),
        ({"missionary": {"keeper": 0}}, "None"),
        ({"missionary": {"place": "M13", "keeper": 0}}, "missionary is at M13"),
        ({"missionary": {"place": "E1", "keeper": 0}}, "missionary is on the ship of B"),
        ({"missionary": {"place": "A1", "keeper": 0, "mood": 1}}, "'mood'"),
        ({"missionary": "A1"}, "missionary is 'A1'"),
        ({"bear": {"cell": "A1"}}, "the bear is at A1; expected a tile"),
        ({"bear": {"cell": "X9"}}, "'X9'"),
        ({"bear": {}}, "None"),
        ({"bear": {"cell": "B2", "seat": 3}}, "the bear's seat is 3"),
        ({"bear": {"cell": "B2", "name": "Bruno"}}, "'name'"),
        ({"smoke": 9}, "smoke is 9"),
        ({"smoke": -1}, "smoke is -1"),
        ({"turns": -1}, "turns is -1"),
        ({"turns": 10**9}, "turns is"),
        ({"patience": "none"}, "patience is 'none'"),
        ({"quiet": None}, "quiet is None"),
        ({"seats": 3, "ships": ["A1", "E1", "A4"], "chooser": "C"}, "the chooser is 2"),
        ({"moving": {"piece": "A-7"}}, "'A-7'"),
        ({"moving": {"way": "swiftly"}}, "'swiftly'"),
        ({"moving": {"headings": ["up"]}}, "'up'"),
        ({"moving": {"speed": 1}}, "'speed'"),
        ({"moving": {"trail": [["B2", "C2"]] * 65}}, "trail is"),
        ({"moving": {"trail": [["B2"]]}}, ""),
        ({"phase": "peek", "peeks": 99}, "peeks is 99"),
        ({"phase": "hit"}, "nobody has anything to decide"),
        ({"phase": "hit", "target": "B2"}, "nobody has anything to decide"),
        ({"phase": "fire"}, "nobody has anything to decide"),
        ({"phase": "go", **crews("dead")}, "nobody has anything to decide"),
        ({"phase": "vote", "vote": {"proposer": "A", "asked": "A"}}, "nobody has anything to decide"),
        ({"phase": "vote", "vote": {"proposer": "A", "asked": "D"}}, "'D'"),
        ({"phase": "vote", "vote": {"proposer": "A", "by": "B"}}, "'by'"),
        ({"phase": "pick"}, "nobody has anything to decide"),
        ({"phase": "pick", "places": ["A"], "picks": {"place": 2, "taken": 0}}, "nobody has anything to decide"),
        ({"phase": "pick", "places": ["E"]}, "'E'"),
        ({"abilities": {"A-1": ["cook"]}}, "'cook'"),
        ({"abilities": {"C-1": ["runner"]}}, "'C-1'"),
        ({"puzzle": {"island": ["bank empty"]}}, "a puzzle is for one seat"),
        ({"seats": 5}, "5"),
        ({"options": {"island": "BB.BB"}}, "not one piece"),
        ({"edition": {"crew": {"pirates": 4}}}, "crew.pirates is 4"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_fact(document: dict, fact: str) -> None:
    with pytest.raises(doubloon.Error) as refused:
        GAME.from_position({**SHIPS, **document}, seed="bad")
    assert fact in str(refused.value)
    assert "Error" not in str(refused.value)


@pytest.mark.parametrize(
    ("puzzle", "fact"),
    [
        ({}, "the puzzle's island is None"),
        ({"island": "bank empty"}, "'bank empty'"),
        ({"island": []}, "1 to 11 rows"),
        ({"island": ["bank empty"], "weather": "fine"}, "'weather'"),
        ({"island": ["bank empty"], "bear": "A1"}, "the bear is at 'A1'"),
        ({"island": ["bank empty"], "bear": "X1"}, "the bear is at 'X1'"),
        ({"island": ["bank empty"], "pirates": 4}, "pirates is 4"),
        ({"island": ["bank empty"], "pirates": 0}, "pirates is 0"),
        ({"island": ["bank empty"], "survivors": 7}, "survivors is 7"),
        ({"island": ["bank empty"], "turns": -1}, "turns is -1"),
        ({"island": ["bank " + "empty " * 11]}, "1 to 11 tiles"),
        (["bank empty"], "puzzle is ['bank empty']"),
    ],
)
def test_a_puzzle_that_cannot_be_is_refused_with_the_fact(puzzle: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        GAME.from_position({"seats": 1, "puzzle": puzzle}, seed="bad")
    assert fact in str(refused.value)


@pytest.mark.parametrize("name", list(at("empty empty", "empty down-empty").position()))
def test_nonsense_anywhere_is_refused_by_an_error_of_ours(name: str) -> None:
    usual = at("empty empty", "empty down-empty").position()
    for nonsense in (None, -7, 2**70, "nonsense", ["nonsense"], [[None]], {"nonsense": 1}, {"B2": None}, {1: 2}, [{}] * 9, 1.5):
        with suppress(doubloon.Error):
            GAME.from_position({**usual, name: nonsense}, seed="nonsense")
