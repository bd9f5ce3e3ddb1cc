"""`doubloon suite` from end to end, with problems of a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import doubloon
from doubloon.lab.blunders import Difference
from doubloon.lab.suite import solving
from doubloon.lab.suite.problems import Answer, Found, Hand, Problem, written

from .talk import talk

GAME = doubloon.game("buried-treasure")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two problems in which only the first move is right."""
    monkeypatch.setattr(solving, "compile_if_possible", lambda game: None)
    problems = []
    for seed, source in (("one", Found("doubloon blunders", "captain:1000", "abc")), ("two", Hand("a-theme"))):
        table = GAME.start(2, seed)
        first, *others = map(str, table.moves(table.acting[0]))
        answers = [Answer(first, Difference(0, 0, 0, 40)), *(Answer(move, Difference(0.3, 0.2, 0.4, 40)) for move in others)]
        problems.append(Problem(position=table.position(), seat=table.acting[0], answers=answers, source=source))
    made = tmp_path / "problems.jsonl"
    made.write_bytes(b"".join(map(written, problems)))
    return made


def test_shares_are_told_bot_by_bot(file: Path) -> None:
    done = talk("suite", "buried-treasure", "deckhand", "deckhand:1", "--file", str(file), "--seeds", "2", "--missed")
    assert done.code == 0, done.err
    assert "2 problems (1 found in games, 1 made by hand), each put 2 times" in done.out and "Only 2 problems" in done.out
    assert re.search(r"deckhand +\d+\.\d % \(\d+\.\d–\d+\.\d\) +\d+ % +\d+ % +\d+", done.out)
    assert re.search(r"What deckhand got wrong:\s+no\..*\n +[12] +[AB] +take \d +take \d +30 +(captain:1000|a-theme)", done.out)


def test_in_russian(file: Path) -> None:
    done = talk("suite", "buried-treasure", "deckhand", "--file", str(file), "--lang", "ru")
    assert done.code == 0 and "Задач: 2 (найдено в партиях: 1, составлено: 1)" in done.out and "решено" in done.out


def test_refusals_are_one_sentence(file: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_bytes(file.read_bytes() * 2)
    refusals = [
        (["deckhand", "--file", str(tmp_path / "none")], "no problems of buried-treasure yet"),
        (["deckhand", "--file", str(broken)], "stands there twice"),
        (["parrot", "--file", str(file)], "no bot 'parrot'"),
        (["captain@nowhere", "--file", str(file)], "there is no commit 'nowhere'"),
    ]
    for arguments, sentence in refusals:
        done = talk("suite", "buried-treasure", *arguments)
        assert done.code == 2 and sentence in done.err and done.err.count("\n") == 1
