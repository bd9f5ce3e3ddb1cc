"""Core, games, bots and tables run where nothing is installed, as in a browser: the same bytes, the same sentences."""

from __future__ import annotations

import inspect
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import pytest

import doubloon
from doubloon.core import forms
from doubloon.core.bare import arrays
from doubloon.core.bare import forms as bare
from doubloon.core.bare.words import Bundle as BareBundle
from doubloon.core.fluent import Bundle
from doubloon.server.table import entries

from .without import PACKAGES, story

ROOT = Path(__file__).parent.parent.parent
WORDS = sorted(file for part in ("src", "tests") for file in (ROOT / part).rglob("*.ftl"))
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111, 1_234, 1_234_567, 1.5, 2.0, 0.25)


def box_of(name: str) -> dict[str, Any]:
    """A box so small that a game of it is soon over."""
    file = ROOT / "tests" / "games" / name.replace("-", "_") / "tiny.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def run_without(code: str) -> None:
    block = f"import sys; sys.modules |= dict.fromkeys({PACKAGES!r})\n"
    done = subprocess.run([sys.executable, "-c", block + code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", doubloon.catalogue)
def test_a_game_is_the_same_where_nothing_is_installed(name: str) -> None:
    boxes = {name: box_of(name)}
    asked = [sys.executable, "-m", "tests.core.without", "without", json.dumps(boxes)]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    theirs, ours = json.loads(done.stdout)[name], json.loads(json.dumps(story(name, boxes)))
    assert theirs.pop("speed") == "plain"
    ours.pop("speed")
    assert theirs["tiny"][0], "the game is not over"
    assert theirs == ours


def test_bots_choose_the_same_where_nothing_is_installed() -> None:
    table = doubloon.game("buried-treasure").start(2, "without")
    seat = table.acting[0]
    chosen = {name: str(doubloon.bot(name).choose(table.world(seat, "w"), seat, seed="s")) for name in ("bosun:1", "captain:20")}
    run_without(
        "import doubloon\n"
        "table = doubloon.game('buried-treasure').start(2, 'without')\n"
        f"for name, move in {chosen!r}.items():\n"
        f"    assert str(doubloon.bot(name).choose(table.world({seat}, 'w'), {seat}, seed='s')) == move, name\n"
    )


def test_all_that_runs_anywhere_can_be_imported() -> None:
    run_without(
        "import importlib, pkgutil, doubloon.core, doubloon.games, doubloon.bots, doubloon.server.table, doubloon.cabin\n"
        "only_there = {'doubloon.core.machine', 'doubloon.core.parts', 'doubloon.core.fluent'}\n"
        "for package in (doubloon.core, doubloon.games, doubloon.bots, doubloon.server.table, doubloon.cabin):\n"
        "    for found in pkgutil.walk_packages(package.__path__, package.__name__ + '.'):\n"
        "        if found.name not in only_there:\n"
        "            importlib.import_module(found.name)\n"
    )


def test_a_table_is_drawn_in_plain_text_where_nothing_is_installed() -> None:
    run_without(
        "import doubloon\n"
        "from doubloon.server.table.sight import drawn\n"
        "game = doubloon.game('buried-treasure')\n"
        "drawing = drawn(game, game.start(2, 'without').view(0), 'en', ['Anne'])\n"
        "assert 'Anne' in drawing and 'B' in drawing.split(), drawing\n"
    )


@pytest.mark.parametrize("file", WORDS, ids=lambda file: str(file.relative_to(ROOT)))
def test_words_are_the_same_without_fluent(file: Path) -> None:
    text, language = file.read_text(encoding="utf-8"), file.stem
    fluent, own = Bundle(language, text), BareBundle(language, text)
    known = re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)
    names = set(re.findall(r"\$([\w-]+)", text))
    words = set(re.findall(r"\[ *([a-z][\w-]*) *\]", text)) - {"one", "few", "many", "other"} | {"Кот"}
    assert own.messages.keys() == set(known)
    for message in known:
        assert fluent.has(message)
        for value in (*NUMBERS, *sorted(words)):
            values = dict.fromkeys(names, value)
            assert own.say(message, values) == fluent.say(message, values)


def test_a_value_that_is_missing_is_named() -> None:
    with pytest.raises(ValueError, match="'coins' is missing"):
        BareBundle("en", "found = { $coins } coins\n").say("found", {})


# Records and arrays.


def fields_of(layout: Any) -> list[Any]:
    """A layout as it was declared."""
    return [
        (name, fields_of(kind.base) if kind.base.names else kind.base.str[1:], kind.shape)
        for name, (kind, _) in ((name, layout.fields[name]) for name in layout.names)
    ]


def bare_layout(fields: list[Any]) -> arrays.dtype:
    return arrays.dtype([(name, bare_layout(kind) if isinstance(kind, list) else kind, shape) for name, kind, shape in fields])


@pytest.mark.parametrize("name", doubloon.catalogue)
def test_a_record_has_the_same_bytes(name: str) -> None:
    layout = doubloon.game(name).layout
    own = bare_layout(fields_of(layout))
    assert own.itemsize == layout.itemsize
    assert {field: at for field, (_, at) in own.fields.items()} == {field: layout.fields[field][1] for field in layout.names}
    state = doubloon.game(name).start(seed="bytes").state
    copy = arrays.frombuffer(state.tobytes(), own)
    assert copy.tobytes() == state.tobytes()
    for field in layout.names:
        if not layout.fields[field][0].names:
            assert copy[field].tolist() == state[field].tolist(), field


def test_arrays_are_read_and_written_alike() -> None:
    for kit in (np, arrays):
        rows = kit.array([[1, 2, 3], [4, 5, 6]], kit.int16)
        rows[1, :2] = [7, 8]
        rows[:, 2] = 9
        assert rows.tolist() == [[1, 2, 9], [7, 8, 9]]
        assert (rows[:, 1].tolist(), rows[1].tolist(), rows[1, 2], len(rows), rows.shape) == ([2, 8], [7, 8, 9], 9, 2, (2, 3))
        assert (rows.sum(), rows.any(), (rows > 0).all(), (rows[0] != rows[1]).tolist()) == (36, True, True, [True, True, False])
        assert list(rows[0]) == [1, 2, 9] and 7 in rows and 5 not in rows
        assert rows.copy().tobytes() == rows.tobytes() == b"".join(n.to_bytes(2, "little") for n in (1, 2, 9, 7, 8, 9))
        with pytest.raises(IndexError):
            rows[2]
        with pytest.raises(ValueError):
            rows[0] = [1, 2]


# Forms.


def kinds(kit: Any) -> tuple[Any, ...]:
    """The same forms, made by one kit or the other."""

    class Line(kit.Struct, frozen=True, kw_only=True, tag_field="kind"):
        at: int

    class Sat(Line, frozen=True, tag="sat"):
        seat: int
        names: list[str] = kit.field(default_factory=list)

    class Left(Line, frozen=True, kw_only=True, tag="left"):
        why: Annotated[str, kit.Meta(max_length=3)] | None = None

    class Whole(kit.Struct, omit_defaults=True, forbid_unknown_fields=True):
        moves: list[tuple[int, str]]
        lines: dict[str, Sat | Left] = kit.field(default_factory=dict)
        share: float | None = None
        seen: set[str] = kit.field(default_factory=set)

    return Sat, Left, Whole


def test_forms_are_written_alike() -> None:
    written = []
    for kit, encode in ((msgspec, msgspec.json.encode), (bare, bare.encode)):
        sat, left, whole = kinds(kit)
        made = whole([(1, "é\n")], {"a": sat(2, at=5), "b": left(at=6, why="no")}, share=0.5)
        assert sat(2, at=5) == sat(2, at=5) != sat(3, at=5) and hash(left(at=1)) == hash(left(at=1))
        assert made.seen == set() and made.seen is not whole([]).seen
        with pytest.raises(AttributeError):
            sat(2, at=5).seat = 3
        with pytest.raises(TypeError):
            sat(2)
        written.append((encode(made), encode(whole([])), repr(made), sat.__struct_fields__))
    assert written[0] == written[1]


LINES = (
    {"kind": "sat", "at": 1, "seat": 2},
    {"kind": "moved", "at": 1, "seat": "x"},
    {"kind": "nobody"},
    {"at": 1},
    {"kind": "sat", "at": 1},
    {"kind": "sat", "at": 1, "seat": 1.5},
    {"kind": "sat", "at": 1, "seat": True},
    {"kind": "sat", "at": 1, "seat": 1, "name": 5},
    [1],
    "sat",
)


def answer_to(line: Any) -> str:
    """An entry as it is read, or the complaint."""
    try:
        return str(forms.decode(json.dumps(line), type=entries.AnyEntry))
    except forms.ValidationError as trouble:
        return str(trouble)


def test_entries_are_read_alike() -> None:
    run_without(
        "import json\nfrom typing import Any\nfrom doubloon.core import forms\nfrom doubloon.server.table import entries\n"
        + inspect.getsource(answer_to)
        + f"\nfor line, wanted in {[(line, answer_to(line)) for line in LINES]!r}:\n"
        + "    assert answer_to(line) == wanted, (line, answer_to(line))\n"
    )
