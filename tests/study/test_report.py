"""`doubloon study` from end to end, in small: the terminal, the report and its plots, in both languages."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from doubloon.lab.study.tables import WORDS

from ..cli.talk import talk
from ..cli.test_words import messages
from .samples import GAME, SEED

SMALL = ("study", GAME, "--games", "300", "--bot", "deckhand", "--threads", "1", "--seed", SEED)
PLOTS = ("length", "width", "seats", "lead", "luck", "uses")


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


def test_refusals() -> None:
    done = talk(*SMALL, "--change", "parley.purze=4")
    assert done.code == 2 and "The numbers are: parley.purse = 3; parley.rounds = 3" in done.err
    assert talk(*SMALL, "--what", "fame").code == 2


def test_the_report(tmp_path: Path) -> None:
    done = talk(*SMALL, "--report", str(tmp_path))
    assert done.code == 0 and "parley.md" in done.out
    text, page = (tmp_path / "parley.md").read_text(), (tmp_path / "parley.html").read_text()
    for name in PLOTS:
        assert (tmp_path / f"parley-{name}.png").read_bytes().startswith(b"\x89PNG")
        assert f"(parley-{name}.png)" in text and f'src="parley-{name}.png"' in page
    assert "| moves in a game |" in text and "<td>moves in a game</td>" in page and "{" not in page.partition("</style>")[2]


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
