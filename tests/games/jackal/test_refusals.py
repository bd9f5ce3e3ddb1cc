"""What is refused in Jackal is what is not offered, in every phase."""

from __future__ import annotations

import re

import pytest

from .tables import GAME, at, goals, kinds, said, walk

FIELD = ["empty empty empty", "empty empty down-empty"]
NEAR = [move for move in GAME.numbering.moves if re.fullmatch("[A-E][1-5]", str(move.args.get("cell", "A1")))]
"""Moves on a tiny island and its sea, and those that name no place."""


@pytest.mark.parametrize(
    ("rows", "position", "moves", "phase"),
    [
        (["down-horse empty empty", *FIELD], {}, ["1 B2"], "go"),
        (["down-airplane empty", "empty empty"], {}, ["1 B2"], "go"),
        (["down-lighthouse down-empty", "down-empty empty"], {}, ["1 B2"], "peek"),
        (["down-musket empty empty", *FIELD], {}, ["1 B2"], "fire"),
        (["down-musket empty empty", *FIELD], {"pirates": [[], ["D2", "D2"]]}, ["1 B2", "fire east"], "hit"),
        (["down-earthquake empty empty", *FIELD], {"coins": {"C2": 1}}, ["1 B2", "shake B3"], "shake"),
        (
            ["pit labyrinth-3 down-empty"],
            {"pirates": [["B2", "C2/2"], []], "trapped": ["A-1"], "bottles": [1, 0]},
            ["sail A2"],
            "bottle",
        ),
    ],
)
def test_a_move_is_refused_if_and_only_if_it_is_not_offered(rows: list, position: dict, moves: list, phase: str) -> None:
    """§3.10, §4.6, §4.14, §4.16, §4.20, §4.25, §9.5"""
    table = at(*rows, **position)
    walk(table, *moves)
    assert table.position()["phase"] == phase
    seat = table.acting[0]
    assert {str(move) for move in GAME.numbering.moves if table.why_not(seat, move) is None} == set(said(table))


@pytest.mark.parametrize(
    ("rows", "position"),
    [
        (
            ["shrine empty empty", *FIELD],
            {"abilities": "A-1 marksman", "pirates": [["B3", "B2", "dead"], ["D3"]], "coins": {"B3": 1}},
        ),
        (["labyrinth-3 pit empty", *FIELD], {"pirates": [["B2/2", "C2", "B1"], []], "trapped": ["A-2"], "coins": {"B2/2": 1}}),
        (["empty empty empty", *FIELD], {"abilities": "A-1 swimmer", "pirates": [["C1"], ["D1"]], "ships": ["A1", "A4"]}),
        (["empty empty empty", *FIELD], {"missionary": {"place": "C2", "keeper": 0}, "pirates": [[], ["C3"]]}),
    ],
)
def test_an_action_is_refused_if_and_only_if_it_is_not_offered(rows: list, position: dict) -> None:
    """§3.1, §3.8, §4.17, §4.26, §9.1, §12.7, §12.12"""
    table = at(*rows, **position)
    assert {str(move) for move in NEAR if table.why_not(0, move) is None} == set(said(table))


NOT_NOW = {
    "place": "ship A2", "act": "sail A1", "go": "go A1", "peek": "peek A1", "fire": "fire north", "hit": "hit A-1",
    "shake": "shake A1", "bottle": "bottle 1", "vote": "agree", "pick": "take strongman 1",
}  # fmt: skip
"""The first move of each phase, more or less."""


@pytest.mark.parametrize(
    ("rows", "position", "moves", "phase", "first", "turn"),
    [
        (["empty empty", "empty empty"], {"ships": [None, None]}, [], "place", "2.2", "2.2"),
        (["empty empty", "empty down-empty"], {}, [], "act", "3.1", "3.1"),
        (["empty empty", "empty down-empty"], {"smoke": 2, "turn": 1}, [], "act", "3.1", "4.22"),
        (["down-horse empty empty", *FIELD], {}, ["1 B2"], "go", "3.10", "3.1"),
        (["down-lighthouse down-empty", "down-empty empty"], {}, ["1 B2"], "peek", "4.14", "3.1"),
        (["down-musket empty empty", *FIELD], {}, ["1 B2"], "fire", "4.16", "3.1"),
        (["down-musket empty empty", *FIELD], {"pirates": [[], ["D2", "D2"]]}, ["1 B2", "fire east"], "hit", "4.16", "3.1"),
        (["down-earthquake empty empty", *FIELD], {}, ["1 B2"], "shake", "4.25", "3.1"),
        (["pit down-empty"], {"pirates": [["B2"]], "trapped": ["A-1"], "bottles": [1, 0]}, ["sail A2"], "bottle", "9.4", "3.1"),
        (["empty empty"], {"coins": {"B2": 1}, "turn": 1}, ["propose end"], "vote", "10.2", "10.2"),
    ],
)
def test_whoever_decides_something_else_hears_what_comes_first_and_the_others_that_it_is_not_theirs(
    rows: list, position: dict, moves: list, phase: str, first: str, turn: str
) -> None:
    """§2.2, §3.1, §3.10, §4.14, §4.16, §4.22, §4.25, §9.4, §10.2"""
    table = at(*rows, **position)
    walk(table, *moves)
    assert table.position()["phase"] == phase and table.acting == (0,)
    assert {table.why_not(0, move) for other, move in NOT_NOW.items() if other != phase} == {first}
    assert {table.why_not(1, move) for move in NOT_NOW.values()} == {turn}


def test_a_shot_is_refused_as_a_shot_wherever_it_aims() -> None:
    """§12.12: from the first place of the sheet to the last."""
    table = at("empty empty empty down-empty", abilities="A-1 marksman", pirates=[["B2"], ["D2"]])
    shots = [move for move in GAME.numbering.moves if str(move).startswith("shoot ")]
    assert {table.why_not(0, move) for move in shots if str(move) != "shoot D2"} == {"12.12"}
    assert table.why_not(0, "shoot D2") is None


def test_a_ship_and_a_pirate_are_refused_every_place_but_those_they_are_offered() -> None:
    """§3.2, §3.3, §3.5, §5.1: to starboard, to larboard, and beside a ship that is jumped."""
    table = at(*["empty empty empty"] * 2, "empty empty down-empty", pirates=[["C3"], []], ships=["A1", "C1"], coins={"C3": 1})
    mine = [
        str(move) for move in GAME.numbering.moves if str(move).startswith(("sail ", "1 ")) and table.why_not(0, move) is None
    ]
    assert sorted(mine) == sorted(said(table, "sail") + said(table, "1 "))
    assert goals(table, "sail") == {"A2", "A3", "B1", "D1"}
    around = {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    assert set(said(table, "1 ")) == {f"1 {place}" for place in around} | {f"1 {place} coin" for place in around - {"D4"}}
    assert table.why_not(0, "1 D4 coin") == "5.2"


def test_a_pass_is_refused_if_and_only_if_there_is_something_to_do() -> None:
    """§3.9"""
    stuck = at("pit empty down-empty", pirates=[["B2", "dead", "dead"], []], trapped=["A-1"])
    assert said(stuck) == ["pass"]
    assert stuck.why_not(0, "pass") is None
    assert at("pit empty down-empty", pirates=[["B2", "dead"], []], trapped=["A-1"]).why_not(0, "pass") == "3.9"


def test_a_bottle_is_refused_to_whoever_needs_none() -> None:
    """§9.5"""
    table = at("pit empty down-empty", pirates=[["B2", "C2"], []], trapped=["A-1"], bottles=[1, 0])
    walk(table, "sail A2")
    assert said(table) == ["bottle 1", "bottle none"]
    assert table.why_not(0, "bottle 2") == table.why_not(0, "bottle 3") == "9.5"
    assert kinds(walk(table, "bottle 1"))[:2] == ["opened-bottle", "led-out"]


def test_nobody_passes_whose_marksman_can_shoot() -> None:
    """§3.9, §12.12: hemmed in by a fortress that an enemy holds, he still has a shot over it."""
    rows = ["empty fortress empty down-empty"]
    crews = [["B2", "dead", "dead"], ["C2", "D2"]]
    table = at(*rows, abilities="A-1 marksman", pirates=crews, ships=["F1", "F3"])
    assert said(table) == ["shoot D2"]
    assert table.why_not(0, "pass") == "3.9"


def test_a_swimmer_s_second_space_is_one_beside_the_first() -> None:
    """§12.7"""
    table = at("empty empty empty", "empty empty down-empty", abilities="A-1 swimmer", pirates=[["C1"], []])
    walk(table, "1 D1")
    assert table.position()["phase"] == "go"
    assert table.why_not(0, "go B4") == "12.7"


def test_a_runner_s_second_step_is_one_beside_the_first() -> None:
    """§12.8"""
    table = at("empty empty empty", "empty empty down-empty", abilities="A-1 runner", pirates=[["B2"], []])
    walk(table, "1 C2")
    assert table.position()["phase"] == "go"
    assert table.why_not(0, "go B4") == "12.8"


def test_each_pirate_is_asked_about_his_own_labyrinth() -> None:
    """§4.26, §5.1"""
    crews = [["B2", "C2", "C2/2"], []]
    table = at("empty labyrinth-3 down-empty", pirates=crews, coins={"C2/2": 1})
    on = ["1 on", "1 on coin", "2 on", "2 on coin", "3 on", "3 on coin"]
    assert [table.why_not(0, move) for move in on] == ["4.26", "4.26", None, "5.1", None, None]
