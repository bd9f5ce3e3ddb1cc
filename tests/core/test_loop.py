"""The everyday loop: whose turn it is, what a fingerprint sees, what is old, what is near, what a step notes."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from .. import sample
from ..loop import long, quick, step, stress, times
from ..loop.fingerprint import ROOT, fingerprint
from ..loop.pieces import COMPILED, CORE, Piece, has_long, kernels_of, pieces, with_helpers


@pytest.mark.parametrize("many", [1, 2, 3, 4, 7, 44])
@pytest.mark.parametrize("one_in", [2, 4, 15])
def test_all_have_their_turn_and_somebody_has_it_every_day(many: int, one_in: int, monkeypatch) -> None:
    seen: set[int] = set()
    for day in range(2026364, 2026364 + one_in):
        monkeypatch.setattr(sample, "SAMPLE", day)
        today = sample.due(range(many), one_in)
        assert 1 <= len(today) <= -(-many // min(one_in, many))
        seen |= set(today)
    assert seen == set(range(many))


def test_in_the_long_run_everybody_has_a_turn() -> None:
    params = sample.in_turns("abcdefgh", 4)
    marks = [{mark.name for mark in param.marks} for param in params]
    assert all("long" in names for names in marks) and sum("today" in names for names in marks) == 2
    assert [param.id for param in params] == list("abcdefgh")
    assert sample.in_turns([("a", 1)], 1, ids=lambda pair: pair[0])[0].values == ("a", 1)


def test_heaps_are_the_whole_and_no_test_is_in_two() -> None:
    heaps = [sample.sliced(range(10), f"{n}/3") for n in (1, 2, 3)]
    assert sorted(number for heap in heaps for number in heap) == list(range(10)) and {len(heap) for heap in heaps} == {3, 4}
    assert sample.sliced(range(10), "") == list(range(10))


def test_another_day_is_another_day_for_a_while() -> None:
    with pytest.raises(ValueError, match="lost") as lost, sample.on(7):
        assert sample.today() == 7
        raise ValueError("lost")
    assert sample.today() == sample.SAMPLE and lost.value.__notes__ == ["sample 7"]


def test_a_fingerprint_sees_a_changed_letter_and_a_new_file_and_no_cache(tmp_path: Path) -> None:
    game = tmp_path / "game"
    game.mkdir()
    (game / "rules.py").write_text("one = 1\n")
    first = fingerprint(["game"], tmp_path)
    (game / "__pycache__").mkdir()
    (game / "__pycache__" / "rules.pyc").write_text("made")
    assert fingerprint(["game"], tmp_path) == first
    (game / "words.ftl").write_text("one = eins\n")
    assert fingerprint(["game"], tmp_path) != first
    assert fingerprint(["game/*.py"], tmp_path) == first
    (game / "rules.py").write_text("one = 2\n")
    assert fingerprint(["game/*.py"], tmp_path) != first
    with pytest.raises(FileNotFoundError, match="there is no ship"):
        fingerprint(["ship"], tmp_path)


def test_a_fingerprint_of_some_lines_sees_only_those(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    lock.write_text("numba==1\nrich==1\n")
    first = fingerprint(["lock:numba"], tmp_path)
    lock.write_text("numba==1\nrich==22\n")
    assert fingerprint(["lock:numba"], tmp_path) == first
    lock.write_text("numba==22\nrich==22\n")
    assert fingerprint(["lock:numba"], tmp_path) != first


def test_every_piece_tests_something_and_none_has_the_name_of_another() -> None:
    names = [piece.name for piece in pieces()]
    assert len(set(names)) == len(names) and kernels_of("jackal") in pieces()
    assert all(len(piece.fingerprint) == 12 for piece in pieces())


def result(piece: Piece, **other: object) -> long.Result:
    told = {"piece": piece.name, "tests": 12, "failed": 0, "seconds": 60, "day": "2026-11-16", "sample": "2026320"}
    return long.Result(**{**told, "machine": "oak", "of": piece.fingerprint, **other})  # type: ignore[arg-type]


def test_kernels_are_made_of_whatever_the_compiler_is_given() -> None:
    files = {file.stem: file.read_text(encoding="utf-8") for file in (long.ROOT / CORE).glob("*.py") if file.stem != "__init__"}
    given = {name for name, text in files.items() if re.search(r"^(from \.jit|import numba|from numba)", text, re.MULTILINE)}
    assert given and {f"{CORE}/{name}.py" for name in given} <= set(COMPILED)


def test_runs_under_load_are_each_of_another_day_and_all_told(tmp_path: Path, monkeypatch, capsys) -> None:
    """As many at once as were asked for, and one that fails is shown."""
    (tmp_path / "test_odd.py").write_text("import os\n\ndef test_odd():\n    assert int(os.environ['DOUBLOON_SAMPLE']) % 2\n")
    monkeypatch.setattr(stress, "SAMPLE", 10)
    assert stress.main(2, 2, [str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "sample 11: 1 passed" in told and "sample 12: 1 failed" in told and "test_odd" in told
    assert "1 of 2 runs without a failure, 2 at once" in told


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> list[Piece]:
    """A long run of three pieces."""
    found = pieces()[:3]
    monkeypatch.setattr(long, "pieces", lambda: found)
    return found


def test_the_page_of_the_long_run_is_read_as_it_was_written(few: list[Piece], capsys) -> None:
    results = {piece.name: result(piece) for piece in few}
    assert long.read(long.write(results)) == results
    assert long.tell(results) and "every piece is of the code as it stands" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("other", "said"),
    [({"of": "another code"}, "is older than its code (2026-11-16)"), ({"failed": 1}, "failed"), ({"tests": 0}, "failed")],
)
def test_a_piece_that_is_old_or_failed_is_named(few: list[Piece], other: dict[str, object], said: str, capsys) -> None:
    one = few[0]
    results = {piece.name: result(piece, **(other if piece == one else {})) for piece in few}
    assert not long.tell(results)
    assert f"{one.name}: {said}" in capsys.readouterr().out
    del results[one.name]
    assert not long.tell(results) and f"{one.name}: has never run" in capsys.readouterr().out


NEAR = {
    "tests/games/jackal/test_bear.py": "",
    "tests/games/cove/test_bar.py": "",
    "tests/server/test_clocks.py": "from doubloon.server.table import clocks",
    "tests/server/test_play.py": "from doubloon.server.table.clocks import Clock\nfrom .mates import harbour_at",
    "tests/contract/test_folders.py": "",
    "tests/core/test_docs.py": "",
}


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ("src/doubloon/games/jackal/rules/bear.py", ["tests/games/jackal/test_bear.py", "tests/contract/test_folders.py"]),
        ("src/doubloon/games/jackal/rules.wasm", ["tests/core/test_packed.py"]),
        ("src/doubloon/pack/maker.py", ["tests/core/test_packed.py"]),
        ("src/doubloon/server/table/clocks.py", ["tests/server/test_clocks.py", "tests/server/test_play.py"]),
        ("tests/server/mates.py", ["tests/server/test_play.py"]),
        ("tests/games/cove/test_bar.py", ["tests/games/cove/test_bar.py"]),
        ("docs/tour.md", ["tests/core/test_docs.py"]),
        ("page/src/app.ts", []),
    ],
)
def test_near_is_what_bears_the_name_or_imports_it(changed: str, found: list[str]) -> None:
    assert quick.near([changed], NEAR) == found


def test_a_step_notes_what_it_cost_and_shows_only_trouble(tmp_path: Path, monkeypatch, capsys) -> None:
    monkeypatch.setattr(step, "STEPS", tmp_path)
    monkeypatch.setattr(times, "STEPS", tmp_path)
    assert step.main("good", sys.executable, "-c", "print('quiet'); print('12 passed in 3 s')") == 0
    assert step.main("bad", sys.executable, "-c", "print('the mast broke'); raise SystemExit(3)") == 3
    said = capsys.readouterr().out
    assert "quiet" not in said and "✓  good: 12 tests, " in said and "the mast broke" in said
    assert json.loads((tmp_path / "good.json").read_text())["cpu"] > 0
    first = times.page(times.steps(), "")
    assert "| good | 12 | " in first and first.count("\n| 20") == 1
    assert times.page(times.steps(), first) == first, "one run is one line"


def test_a_run_says_what_others_took_of_its_cores(tmp_path: Path, monkeypatch) -> None:
    count = os.sysconf("SC_CLK_TCK")
    monkeypatch.setattr(step, "STOLEN", tmp_path / "stat")
    assert step.stolen() == 0.0, "nobody counts here"
    (tmp_path / "stat").write_text(f"cpu  9 9 9 9 9 9 9 {90 * count} 0 0\ncpu0 1 1\n")
    assert step.stolen() == 90.0
    noted = {"name": "rules", "wall": 60.0, "cpu": 50.0, "outcome": ""}
    run = [{**noted, "began": 0.0, "stolen": [30.0, 60.0]}, {**noted, "began": 9.0, "stolen": [45.0, 90.0]}]
    assert times.summary(run).endswith("| 1.7 | 1.0 |"), "both steps saw the same core taken"


def test_a_piece_is_of_its_file_of_those_it_borrows_from_and_of_what_all_use() -> None:
    server = ROOT / "tests" / "server"
    of = {name.removeprefix("tests/server/") for name in with_helpers(server / "test_canaries.py")}
    assert {"test_canaries.py", "test_secrecy.py", "test_matrix.py", "conftest.py", "slipway.py"} <= of
    assert "test_chat.py" not in of, "nobody here uses it"


@pytest.mark.parametrize(
    ("file", "long"), [("page/test_seats.py", True), ("page/test_rigged.py", True), ("server/test_door.py", False)]
)
def test_a_file_has_something_for_the_long_run_by_a_mark_or_by_its_turns(file: str, long: bool) -> None:
    assert has_long(ROOT / "tests" / file) is long
