"""Positions, editions, secrets, drawings and whole games of The Pirate's Map."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

import doubloon
from doubloon.core.layout import copied
from doubloon.core.plain import PlainRecord

from .tables import GAME, at, draft, eager_game, play, said, sheet

TINY = tomllib.loads((Path(__file__).parent / "tiny.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (3, {}), (2, {"edition": TINY})], ids=["alone", "three", "tiny"])
def test_a_position_read_back_is_the_same_record(seats: int, options: dict) -> None:
    differing = ("key", "drawn", "shown", "events", "event")
    for table in eager_game(5, seats, **options):
        again = GAME.from_position(json.loads(json.dumps(table.position())), seed="another")
        for name in GAME.layout.names:
            if name not in differing:
                assert (again._state[name] == table._state[name]).all(), name


def test_an_empty_document_is_a_new_game() -> None:
    view = GAME.from_position({"seats": 2}, seed="new").view(0)
    assert (view["phase"], view["turns"]) == ("set-up", 0)
    assert all(square is None for one in view["sheets"] for row in one["map"] for square in row)


def test_a_view_and_a_position_say_the_same_by_the_same_names() -> None:
    """Whatever both of them name is the same in both, seats by number and squares by what stands on them."""
    for table in eager_game(3, 2):
        document, view = table.position(), table.view(0)
        for name in ("game", "seats", "phase", "first", "turns", "rolls"):
            assert view[name] == document[name], name
        assert "turn" not in view and "roll" not in document
        for seen, written in zip(view["sheets"], document["sheets"], strict=True):
            assert {name: seen[name] for name in written} == written
        mine = document["drafts"][0]
        if mine and not table.over:
            seen = view["draft"]
            assert {name: seen["sheet"][name] for name in mine["sheet"]} == mine["sheet"]
            for name in ("stage", "dice", "gift", "pair", "waiting"):
                assert seen[name] == mine.get(name), name


def test_a_document_of_older_days_is_still_read() -> None:
    """Letters for seats, one `roll` for all, a map in letters, a draft with its sheet beside it."""
    older = {
        "seats": 2,
        "first": "B",
        "turns": 3,
        "roll": [4, 2, 5],
        "sheets": [{"map": ["w.....", *["......"] * 5]}, {}],
        "drafts": [
            {"stage": "ready", "dice": [4, 2, 5], "waiting": {}, "map": ["w.....", "....p.", *["......"] * 4], "rum": 3},
            None,
        ],
    }
    document = GAME.from_position(older, seed="old").position()
    assert (document["first"], document["rolls"]) == (1, [[4, 2, 5]] * 2)
    assert document["sheets"][0]["map"][0] == ["water", None, None, None, None, None]
    assert document["drafts"][0]["sheet"]["map"][1][4] == "palm" and document["drafts"][0]["sheet"]["rum"] == 3


@pytest.mark.parametrize("file", sorted((Path(__file__).parent / "records" / "0.1.0").glob("*.json")), ids=lambda file: file.stem)
def test_a_record_of_0_1_0_replays_to_its_last_digest(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["doubloon"] == "0.1.0" and record["digests"]
    assert doubloon.replay(json.dumps(record)).digest == record["digests"][-1]


def test_what_a_document_hides_is_rolled_by_chance() -> None:
    tables = [GAME.from_position({"seats": 1, "sheets": [sheet()]}, seed=str(seed)) for seed in range(40)]
    rolls = {tuple(table.view(0)["rolls"][0]) for table in tables}
    assert len(rolls) > 20


ALONE = {"first": 0, "roll": [4, 2, 5]}


@pytest.mark.parametrize(
    ("document", "fact"),
    [
        ({"colour": 1}, "'colour'"),
        ({"phase": "night"}, "'night'"),
        ({"first": "B"}, "'B'"),
        ({"first": 1}, "first is 1; expected a seat"),
        ({"turns": -1}, "turns is -1"),
        ({"roll": [1, 2]}, "a list of 3"),
        ({"roll": [1, 2, 7]}, "a die is 7"),
        ({"phase": "set-up", "roll": [1, 2, 3]}, "'roll' is for a turn"),
        ({"sheets": []}, "a list for 1 seats"),
        ({"sheets": [7]}, "the sheet of A is 7"),
        ({"sheets": [{"gold": 1}]}, "'gold'"),
        ({"sheets": [{"map": ["......"]}]}, "a list of 6"),
        ({"sheets": [{"map": ["....."] * 6}]}, "6 names or nulls"),
        ({"sheets": [{"map": ["x....."] * 6}]}, "'x'"),
        ({"sheets": [sheet("aa....")]}, "a second anchor beside that on 1,1"),
        ({"sheets": [sheet("s.....", "s.....")]}, "a second sword"),
        ({"sheets": [sheet("MM....")]}, "more than one mermaid"),
        ({"sheets": [{"rum": -1}]}, "the rum of the sheet of A is -1"),
        ({"sheets": [{"skulls": 4}]}, "skulls"),
        ({"sheets": [{"skulls": 3}]}, "the game is over"),
        ({"sheets": [{"chest": {"ruby": 12}}]}, "a full chest"),
        ({"sheets": [{"chest": {"ruby": 10, "crown": 10}}]}, "20 treasures"),
        ({"sheets": [{"chest": {"pearl": 1}}]}, "'pearl'"),
        ({"sheets": [{"boxes": ["7"]}]}, "'7'"),
        ({"sheets": [{"raised": {"ruby": 1}}]}, "1 choices made on the hook"),
        ({"phase": "set-up", "sheets": [sheet("w.....")]}, "nothing has been shown yet"),
        ({**ALONE, "drafts": [3]}, "the draft of A is 3"),
        ({**ALONE, "drafts": [{"stage": "sleep"}]}, "'sleep'"),
        ({**ALONE, "drafts": [{"stage": "place"}]}, "another phase"),
        ({**ALONE, "drafts": [{"stage": "done"}]}, "all seats are done"),
        ({**ALONE, "drafts": [{"stage": "chain"}]}, "nothing to decide"),
        ({**ALONE, "drafts": [{"stage": "gift"}]}, "must name a gift"),
        ({**ALONE, "drafts": [{"stage": "stow"}]}, "nothing to stow"),
        ({**ALONE, "drafts": [{"stage": "ready", "waiting": {"loot": 1}}]}, "effects waiting"),
        ({**ALONE, "drafts": [{"stage": "ready", "waiting": {"ruby": 1}}]}, "treasures waiting"),
        ({**ALONE, "drafts": [{"waiting": {"ruby": 1}}]}, "nothing drawn yet"),
        ({**ALONE, "drafts": [{"dice": [2, 2, 5]}]}, "which fell as 4"),
        ({**ALONE, "drafts": [{"stage": "gift", "gift": "map", "waiting": {"map": 1}, "pair": "1,1"}]}, "without a compass"),
        ({**ALONE, "sheets": [sheet("w.....")], "drafts": [sheet()]}, "lacks a water"),
        ({**ALONE, "sheets": [{"boxes": ["1"]}], "drafts": [{"boxes": []}]}, "boxes and skulls"),
        ({**ALONE, "drafts": [{"stage": "ready", "map": sheet("s.s.s.", ".s....")["map"]}]}, "0 choices on the hook"),
        ({"phase": "over", "drafts": [{"rum": 1}]}, "the game is over"),
        ({"phase": "over", "drafts": [{"journal": ["skipped"]}]}, "the game is over"),
        ({"sheets": [{"map": [["kite"] + [None] * 5] * 6}]}, "'kite'"),
        ({**ALONE, "drafts": [{"sheet": {"gold": 1}}]}, "'gold'"),
        ({**ALONE, "drafts": [{"journal": "drew"}]}, "expected a list"),
        ({**ALONE, "drafts": [{"journal": [""]}]}, "an entry of the journal"),
        ({**ALONE, "drafts": [{"journal": ["won 3"]}]}, "'won'"),
        ({**ALONE, "drafts": [{"journal": ["drew water"]}]}, "a list of 2"),
        ({**ALONE, "drafts": [{"journal": ["drew water 7,7"]}]}, "'7,7'"),
        ({**ALONE, "drafts": [{"journal": ["found-rum many"]}]}, "'many'"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_fact(document: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadPosition) as refused:
        GAME.from_position({"seats": 1, **document}, seed="bad")
    assert fact in str(refused.value)


@pytest.mark.parametrize(
    ("tables", "fact"),
    [
        ({"dice": {"faces": 7}}, "dice.faces is 7"),
        ({"dice": {"symbols": ["anchor"]}}, "a list of 6"),
        ({"dice": {"symbols": ["anchor", "water", "sword", "palm", "barrel", "ghost"]}}, "'ghost'"),
        ({"lines": {"rows": ["ruby"] * 5}}, "lines.rows"),
        ({"lines": {"diagonal_up": "gold"}}, "'gold'"),
        ({"anchor": {"boxes": [1, 2, 3, 4, 5, 6]}}, "names with numbers"),
        ({"anchor": {"turtle": {"kraken": 1}}}, "only the map can bring"),
        ({"palm": {"loot": [{"pearl": 1}] * 5}}, "'pearl'"),
        ({"chest": {"room": 0}}, "chest.room is 0"),
        ({"hook": {"squares": ["none"] * 9}}, "hook.squares is 9"),
        ({"hook": {"squares": ["all"]}}, "'all'"),
        ({"losses": {"skulls": [1, 2]}}, "a list of 3"),
    ],
)
def test_numbers_that_make_no_box_are_refused(tables: dict, fact: str) -> None:
    with pytest.raises(doubloon.BadEdition) as refused:
        GAME.start(2, "bad", edition=tables)
    assert fact in str(refused.value)


def test_a_world_keeps_ones_own_draft_and_opens_those_of_others() -> None:
    table = at(sheet(), sheet(), roll=(4, 2, 5))
    play(table, "rum first up", "barrel 4,3", "done")
    play(table, "palm 2,5", seat=1)
    mine, theirs = table.world(1, "w"), table.world(0, "w")
    assert mine.acting == (0, 1) and theirs.acting == (1,)
    assert draft(mine, 0)["stage"] == "roll" and draft(mine, 1)["sheet"]["map"][1][4] == "palm"
    assert draft(theirs, 1)["sheet"]["map"][1][4] is None and draft(theirs, 0)["stage"] == "done"


def test_every_order_of_arrival_gives_the_same_table() -> None:
    lines = {0: ["palm 2,5", "done"], 1: ["rum first up", "barrel 4,3", "done"], 2: ["skip", "done"]}
    digests = set()
    for seed in range(12):
        table = at(sheet(), sheet(), sheet(), roll=(4, 2, 5))
        left = {seat: list(moves) for seat, moves in lines.items()}
        chance = random.Random(seed)
        while any(left.values()):
            seat = chance.choice([seat for seat, moves in left.items() if moves])
            play(table, left[seat].pop(0), seat=seat)
        digests.add(table.digest)
    assert len(digests) == 1


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_long_games_are_the_same_plain_and_packed(seats: int) -> None:
    """Random games end early by skulls; here nobody skips or declines without need, so that chains happen."""
    plain, packed = GAME.twin.functions, GAME.packed
    skips = {move.id for move in GAME.numbering.moves if move.kind in ("skip", "decline", "decline-loot")}
    out = np.zeros(len(GAME.numbering), np.int64)
    for seed in range(3):
        state = copied(GAME.blank(seats))
        state["key"][0] = (seed + 5, seed + 6)
        s = PlainRecord(GAME.layout, state[0])
        plain["set_up"](s)
        packed.set_up(state)
        chance = random.Random(seed)
        while packed.acting(state):
            seat = chance.choice([seat for seat in range(seats) if packed.acting(state) >> seat & 1])
            moves = packed.legal(state, seat)
            assert out[: plain["legal"](s, seat, out)].tolist() == moves
            move = chance.choice([move for move in moves if move not in skips] or moves)
            plain["apply"](s, seat, move)
            packed.apply(state, seat, move)
            row = np.zeros(1, GAME.layout)
            s.store(row[0])
            assert row.tobytes() == state.tobytes()


def test_why_not_is_silent_about_exactly_the_legal_moves_in_long_games() -> None:
    engine = GAME.packed
    for number, table in enumerate(eager_game(11, 2)):
        for seat in table.acting if number % 3 == 0 else ():
            listed = engine.legal(table._state, seat)
            assert listed == sorted(set(listed), key=listed.index)
            for move in range(len(GAME.numbering)):
                paragraph = engine.why_not(table._state, seat, move)
                assert (paragraph == 0) == (move in listed)
                assert not paragraph or f"{paragraph // 100}.{paragraph % 100}" in GAME.paragraphs


def test_bots_and_learners_get_numbers() -> None:
    table = at(sheet("wpbwp."), sheet(), roll=(1, 6, 5))
    functions = GAME.twin.functions
    s = PlainRecord(GAME.layout, table._state[0])
    worth = {str(move): functions["prior"](s, 0, move.id) for move in table.moves(0)}
    assert max(worth, key=worth.get) == "barrel 1,6"
    assert min(worth.values()) == worth["skip"]
    standing = [0] * 4
    functions["evaluate"](s, standing)
    assert standing[0] > standing[1]
    assert len(table.observe(0)) == GAME.observation_size


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 4])
def test_the_table_fits_a_terminal_at_every_moment(language: str, seats: int) -> None:
    words = GAME.words(language)
    names = ["Anne Bonny", "Bartholomew Roberts", "Calico Jack", "Davy"][:seats]
    for number, table in enumerate(eager_game(8, seats)):
        if number % 9 == 0 or table.over:
            for seat in (0, None):
                console = Console(width=80, color_system=None)
                with console.capture() as drawn:
                    console.print(GAME.modules["text"].draw(table.view(seat), words, names))
                lines = drawn.get().splitlines()
                assert len(lines) <= 36
                assert max(map(len, lines)) <= 80


def test_a_drawing_points_at_what_is_new_and_shows_what_is_claimed() -> None:
    table = at(sheet("wpbwp.", boxes=["4"]), sheet("......", "wpbwpb"), roll=(1, 6, 5))
    play(table, "barrel 1,6")
    assert said(table) == ["done"]
    console = Console(width=90, color_system=None)
    with console.capture() as captured:
        console.print(GAME.modules["text"].draw(table.view(0), GAME.words("en"), ["Anne", "Bart"]))
    drawn = captured.get()
    assert "›⊜" in drawn and "✓" in drawn and "4☒" in drawn
    assert "♦×1" in drawn and "Bart" in drawn


CLOSING = [".w....", "wa....", ".w...."]
"""A symbol on 2,3 closes the anchor."""


@pytest.mark.parametrize(
    ("rows", "roll", "moves", "task"),
    [
        ([], (1, 2, 5), [], "roll"),
        ([], (1, 2, 5), ["skip"], "ready"),
        ([".w....", "wa.ppb", ".wwb.."], (2, 3, 6), ["water 2,3"], "chain"),
        (CLOSING, (2, 3, 5), ["barrel 2,3"], "loot"),
        (CLOSING, (2, 3, 5), ["barrel 2,3", "box 1"], "shovel"),
        (CLOSING, (2, 3, 5), ["barrel 2,3", "box 2"], "compass"),
        (CLOSING, (2, 3, 5), ["barrel 2,3", "box 2", "water 6,6"], "compass-beside"),
        (CLOSING, (2, 3, 5), ["barrel 2,3", "box 3"], "map"),
        (["w....."], (3, 3, 6), ["water 3,3"], "mermaid"),
        (["s.s.s."], (3, 3, 3), ["sword 3,3"], "raise"),
        (["pppp.."], (1, 5, 4), ["palm 1,5"], "either"),
    ],
)
def test_the_view_says_what_is_to_be_decided(rows: list[str], roll: tuple[int, int, int], moves: list[str], task: str) -> None:
    table = at(sheet(*rows), roll=roll)
    play(table, *moves)
    assert table.view(0)["task"] == task
    assert table.view(None)["task"] is None


def test_where_not_all_treasures_fit_the_task_is_to_stow() -> None:
    full = sheet("wpbwp.", ".....b", ".....b", ".....b", ".....b", ".....b", chest={"doubloon": 11})
    table = at(full, sheet(*[".....b"] * 6), roll=(1, 6, 5))
    play(table, "barrel 1,6")
    assert table.view(0)["task"] == "stow"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_task_has_a_sentence(language: str) -> None:
    components = GAME.modules["components"]
    told = {"compass-beside", "loot", "raise", "either", *components.GIFTS}
    for task in told | {stage.name.lower() for stage in components.Stage if stage.name != "GIFT"}:
        assert GAME.words(language)(f"task-{task}")
