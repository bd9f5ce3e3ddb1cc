"""`doubloon study` from end to end, in small: the terminal, the report and its plots, in both languages."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

import pytest

import doubloon
from doubloon.lab.study import tables
from doubloon.lab.study.measures import lengths
from doubloon.lab.study.study import Findings, Study, new_plan
from doubloon.lab.study.tables import WORDS

from ..cli.talk import talk
from ..cli.test_words import messages
from .samples import GAME, SEED, made_up

SMALL = ("study", GAME, "--games", "300", "--bot", "deckhand", "--threads", "1", "--seed", SEED)
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PLOTS = ("length", "width", "seats", "lead", "luck", "uses")


def plain(line: str) -> str:
    """A line without its colours."""
    return COLOURS.sub("", line)


def test_the_terminal() -> None:
    done = talk(*SMALL)
    assert done.code == 0 and not done.err
    assert "Parley: 2 seats, 300 games by deckhand" in done.out
    assert re.search(r"moves in a game +\d+\.\d \(\d+\.\d–\d+\.\d\)", done.out)
    assert re.search(r"wins of seat A +\d+\.\d % \(", done.out) and "Luck against skill" in done.out
    assert re.search(r"showed: omen 2 .*[+-]\d+\.\d % ± ", done.out)


def test_one_section_alone() -> None:
    done = talk(*SMALL, "--what", "length")
    assert "Length" in done.out and "Seats" not in done.out


def test_the_fewest_games_are_enough() -> None:
    done = talk("study", GAME, "--games", "40", "--threads", "1")
    assert done.code == 0 and "Luck against skill" in done.out


def test_refusals() -> None:
    done = talk(*SMALL, "--change", "parley.purze=4")
    assert done.code == 2 and "The numbers are: parley.purse = 3; parley.rounds = 3" in done.err
    assert talk(*SMALL, "--what", "fame").code == 2


def test_a_table_in_a_file_is_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "study.txt"
    monkeypatch.setenv("COLUMNS", "80")
    with file.open("w") as out, monkeypatch.context() as patch, pytest.raises(SystemExit) as left:
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "argv", ["doubloon", *SMALL, "--change", "parley.rounds=2", "--lang", "en"])
        runpy.run_module("doubloon", run_name="__main__")
    assert not left.value.code
    lines = file.read_text().splitlines()
    rows = [line for line in lines if line.startswith(("points between the first and the second", "paid: coins 0"))]
    assert [len(re.findall(" {2,}", line.strip())) for line in rows] == [3, 5], "every cell stands on the line of its row"
    assert max(map(len, lines)) > 80 and "…  " not in file.read_text()


def test_a_terminal_keeps_its_width() -> None:
    done = talk(*SMALL, "--change", "parley.rounds=2", "--what", "uses", terminal=True)
    assert done.code == 0 and max(len(plain(line)) for line in done.out.splitlines()) <= 100


def test_games_broken_off_after_a_change_are_told() -> None:
    before, after = made_up(100, seats=2), made_up(100, seats=2)
    after.games["finished"][:30] = 0
    game = doubloon.game(GAME)
    plan = new_plan(game, what=["length"], changes=["parley.purse=4"])
    found = [Findings(sample, lengths(sample), []) for sample in (before, after)]
    (sheet,) = tables.sheets(game, Study(plan, *found), tables.words_for("en"))
    assert sheet.rows[-1][:2] == ["games broken off as too long", "0.0 % (0.0–0.0)"] and sheet.rows[-1][2].startswith("30.0 %")
    (sheet,) = tables.sheets(game, Study(plan, found[0], None), tables.words_for("en"))
    assert "broken off" not in sheet.rows[-1][0]


@pytest.mark.long  # plots
def test_the_report(tmp_path: Path) -> None:
    done = talk(*SMALL, "--report", str(tmp_path))
    assert done.code == 0 and "parley.md" in done.out
    text, page = (tmp_path / "parley.md").read_text(), (tmp_path / "parley.html").read_text()
    for name in PLOTS:
        assert (tmp_path / f"parley-{name}.png").read_bytes().startswith(b"\x89PNG")
        assert f"(parley-{name}.png)" in text and f'src="parley-{name}.png"' in page
    assert "| moves in a game |" in text and "<td>moves in a game</td>" in page and "{" not in page.partition("</style>")[2]


@pytest.mark.long  # plots
def test_the_report_of_a_change_in_russian(tmp_path: Path) -> None:
    done = talk(*SMALL, "--change", "parley.purse=4", "--report", str(tmp_path), "--lang", "ru")
    assert done.code == 0 and "До и после: parley.purse=4" in done.out
    assert (tmp_path / "parley-parley-purse-4-change.png").exists()
    assert "ходов в партии" in (tmp_path / "parley-parley-purse-4.md").read_text()


def test_without_matplotlib_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = talk(*SMALL, "--what", "length", "--report", str(tmp_path))
    assert done.code == 2 and "pip install doubloon[study]" in done.err


def test_both_languages_have_the_same_words() -> None:
    assert messages(WORDS / "en.ftl") == messages(WORDS / "ru.ftl")
