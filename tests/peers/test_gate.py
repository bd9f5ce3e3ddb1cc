"""The speed gate: it compares with the commit before, warns, and never fails."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from doubloon import Error
from doubloon.survey.peers import gate


def git(root: Path, *words: str) -> None:
    named = ["-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run(["git", "-C", str(root), *named, *words], check=True, capture_output=True)


def commit(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    git(root, "add", "-A")
    git(root, "commit", "-qm", "a step")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A repository of one commit with one game."""
    git(tmp_path, "init", "-q")
    commit(tmp_path, "src/doubloon/games/tag/components.toml", "first")
    return tmp_path


@pytest.fixture
def laps(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Made-up laps: random play is 30 % slower than before, search as fast."""
    seen: list[str] = []

    def lap(tree: Path, game: str, seconds: float) -> dict[str, float]:
        text = (tree / "src/doubloon/games/tag/components.toml").read_text()
        seen.append(text)
        return {"random play": 100.0 if text == "first" else 70.0, "search": 10.0}

    monkeypatch.setattr(gate, "lap", lap)
    return seen


def test_without_history_it_says_so(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gate.main(house)
    assert "no commit before this one" in capsys.readouterr().out


def test_outside_a_repository_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gate.main(tmp_path)
    assert "no commit before this one" in capsys.readouterr().out


def test_unchanged_rules_are_not_measured(house: Path, laps: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    commit(house, "docs/tour.md", "a tour")
    gate.main(house)
    assert "are what they were a commit ago" in capsys.readouterr().out
    assert laps == []


def test_a_slower_commit_is_warned_of(house: Path, laps: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    commit(house, "src/doubloon/games/tag/components.toml", "second")
    gate.main(house)
    slow, same = capsys.readouterr().out.splitlines()
    assert "tag, random play: 0.70 times as fast" in slow and "WARNING" in slow
    assert "tag, search: 1.00 times as fast" in same and "WARNING" not in same
    assert laps == ["first", "second"] * gate.ROUNDS


def test_what_is_not_committed_counts(house: Path, laps: list[str]) -> None:
    commit(house, "docs/tour.md", "a tour")
    (house / "src/doubloon/games/tag/components.toml").write_text("present")
    gate.main(house)
    assert laps == ["first", "present"] * gate.ROUNDS


def test_a_new_file_counts(house: Path) -> None:
    commit(house, "docs/tour.md", "a tour")
    (house / "src/doubloon/games/tag/rules.py").write_text("new")
    assert gate.why_skip(house) == ""


def test_old_trees_are_removed_and_the_last_one_kept(house: Path, laps: list[str]) -> None:
    for text in ("second", "third", "fourth"):
        commit(house, "src/doubloon/games/tag/components.toml", text)
        gate.main(house)
    trees = sorted(tree.read_text() for tree in house.glob("build/speed/*/src/doubloon/games/tag/components.toml"))
    assert trees == ["fourth", "third"]


def test_a_game_that_cannot_be_measured_stops_nobody(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lap(tree: Path, game: str, seconds: float) -> dict[str, float]:
        raise Error("tag could not be measured: it was raining")

    monkeypatch.setattr(gate, "lap", lap)
    commit(house, "src/doubloon/games/tag/components.toml", "second")
    gate.main(house)
    assert "it was raining" in capsys.readouterr().out


def test_laps_of_different_trees_are_timed_on_their_own_sources(tmp_path: Path) -> None:
    """A tree that is no tree of ours cannot be measured: the lap runs on the tree it is given, not on this one."""
    package = tmp_path / "src" / "doubloon"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("raise ImportError('another tree')")
    with pytest.raises(Error, match="another tree"):
        gate.lap(tmp_path, "jackal", 0.01)
