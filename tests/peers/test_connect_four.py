"""Connect four is what the others call connect four, or comparing speeds would mean nothing."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

pytest.importorskip("pyspiel", reason="make .venv/lab installs the peers")

from doubloon import BadPosition, IllegalMove
from doubloon.survey.peers.connect_four import GAME
from doubloon.survey.peers.contests import same_game
from doubloon.survey.peers.rounds import environment_of

from ..sample import SAMPLE
from .agree import play

TWO_COLUMNS = [0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0]
FULL_GRID = [column + pair for pair in (0, 2, 4) for column in TWO_COLUMNS] + [6] * 6


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process plays on plain rules: its cache does not know connect four's sources."""
    monkeypatch.setenv("DOUBLOON_PLAIN", "1")


def test_plain_rules_agree_with_openspiel() -> None:
    dice = random.Random(f"connect four {SAMPLE}")
    assert sum(play(None, dice)[0] for _ in range(20)) > 20 * 8


def compiled(games: int) -> int:
    contest = same_game()[0]
    command = [sys.executable, "-m", "tests.peers.agree", str(games), f"connect four {SAMPLE}"]
    told = environment_of(contest, contest.contenders[0])
    del told["DOUBLOON_PLAIN"]
    done = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_compiled_rules_agree_with_openspiel() -> None:
    assert compiled(100) > 100 * 8


@pytest.mark.long
def test_compiled_rules_agree_with_openspiel_in_many_games() -> None:
    assert compiled(10_000) > 10_000 * 8


def test_a_full_grid_is_shared() -> None:
    positions, state = play(FULL_GRID, random.Random(1))
    assert positions == 43
    assert state.returns() == [0, 0]


@pytest.mark.parametrize("columns", [[0, 1] * 3 + [0], [0, 0, 1, 1, 2, 2, 3], [0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3]])
def test_four_in_a_row_wins_at_once(columns: list[int]) -> None:
    positions, state = play(columns, random.Random(1))
    assert positions == len(columns) + 1
    assert state.returns() == [1, -1]


def test_a_full_column_takes_no_more() -> None:
    table = GAME.start(2, "full")
    for _ in range(6):
        table.play(table.acting[0], "drop 4")
    with pytest.raises(IllegalMove, match=r"§2\.2"):
        table.play(0, "drop 4")


def test_a_position_reads_what_it_wrote() -> None:
    table = GAME.start(2, "position")
    for column in (4, 4, 3, 7):
        table.play(table.acting[0], f"drop {column}")
    again = GAME.from_position(table.position())
    assert again.position() == table.position()
    assert again.view(None) == table.view(None)


@pytest.mark.parametrize("columns", [["0"] * 6, ["00", "", "", "", "", "", ""], ["2", "", "", "", "", "", ""]])
def test_a_position_that_cannot_be_is_refused(columns: list[str]) -> None:
    with pytest.raises(BadPosition, match="expected"):
        GAME.from_position({"columns": columns})
