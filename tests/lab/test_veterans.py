"""Bots of earlier commits sit down at today's tables."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import doubloon
from doubloon.core.folders import PACKAGE
from doubloon.lab import veterans
from doubloon.lab.arena import new_contest, play_games, schedule
from doubloon.lab.veterans import of_today, pinned, tree_of

GAME = doubloon.game("buried-treasure")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def yesterday(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A commit of sources as they stand but for the bosun, who plays the first move he sees; a repository of its own."""
    (tmp_path / "src").mkdir()
    subprocess.run(["cp", "-r", str(PACKAGE), str(tmp_path / "src" / "doubloon")], check=True)
    bosun = tmp_path / "src" / "doubloon" / "bots" / "bosun.py"
    bosun.write_text(f"{bosun.read_text()}\nBosun.choose = lambda self, world, seat, **more: world.moves(seat)[0]\n")
    names = ["-c", "user.name=a", "-c", "user.email=a@b"]
    for words in (["init", "-q"], ["add", "-A"], [*names, "commit", "-qm", "yesterday"], ["tag", "v1"]):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    monkeypatch.setattr(veterans, "PACKAGE", tmp_path / "src" / "doubloon")
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path / "cache"))
    return veterans.commit_of("v1")


def test_a_bot_of_another_commit_plays_as_it_did_there(yesterday: str) -> None:
    contest = new_contest(GAME, ["bosun@v1", "bosun"], seed="old")
    assert contest.bots == (f"bosun@{yesterday}", "bosun"), "a tag may move, the commit stays"
    played = list(play_games(contest, schedule(contest, 1), records=True))
    assert all(game.fault is None for game in played)
    for game in played:
        assert game.record is not None
        old = game.lineup.index(0)
        table = GAME.start(2, game.record["seed"])
        for entry in doubloon.replay(game.record).log:
            if entry.seat == old:
                assert entry.move == table.moves(old)[0]
            table.play(entry.seat, entry.move)
    assert (tree_of(yesterday) / "src" / "doubloon").is_dir()


def test_names() -> None:
    assert of_today("captain@abc:0.2s") == "captain:0.2s" and of_today("bosun@abc") == "bosun"
    here = veterans.commit_of("HEAD") if (ROOT / ".git").exists() else None
    if here:
        assert pinned("captain@HEAD:20") == f"captain@{here}:20"


@pytest.mark.parametrize("spec", ["captain@nowhere", "captain@", "pirate@HEAD"])
def test_who_never_was_cannot_come(spec: str) -> None:
    with pytest.raises(doubloon.Error, match=r"there is no commit|no bot"):
        new_contest(GAME, [spec, "bosun"])
