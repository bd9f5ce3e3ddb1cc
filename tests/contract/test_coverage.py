"""The lines of a game's rules are used by its own tests, in plain Python: looked at when the game or its tests have changed.

pyproject.toml says which files, and how many percent of them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..loop.long import PAGE, is_current, read
from ..loop.pieces import GAMES, coverage_of
from ..sample import due
from ..turns import TURNS

OTHERS = ("tests/core/test_records.py", "tests/core/test_editions.py", "tests/contract/test_walks.py")
"""Games walked through, and boxes with other numbers in them."""
DEAR = [name for turns in TURNS for name in turns.names]
"""What has turns of its own is not waited for: the others use the same lines."""


def in_turn() -> list[object]:
    """All games in the long run; on any day one of those that have changed since."""
    last = read(PAGE.read_text(encoding="utf-8"))
    changed = [game for game in GAMES if not is_current(coverage_of(game), last)]
    today = due(changed, len(changed), 2)
    marks = {game: [pytest.mark.long, *[pytest.mark.today] * (game in today)] for game in GAMES}
    asked = os.environ.get("DOUBLOON_TEST_GAMES", "").replace("-", "_").split()
    return [pytest.param(game, marks=marks[game]) for game in GAMES if not asked or game in asked]


@pytest.mark.parametrize("game", in_turn())
def test_the_tests_of_a_game_use_every_line_of_its_rules(game: str, tmp_path: Path) -> None:
    notes = f"--data-file={tmp_path / 'coverage'}"
    coverage = [sys.executable, "-m", "coverage"]
    told = ["-p", "no:cacheprovider", *(f"--deselect={name}" for name in DEAR), f"tests/games/{game}", *OTHERS]
    ran = run([*coverage, "run", notes, f"--source=src/doubloon/games/{game}", "-m", "pytest", *told], DOUBLOON_TEST_GAMES=game)
    assert ran.returncode == 0, ran.stdout[-4000:]
    run([*coverage, "combine", "--quiet", notes, str(tmp_path)])
    report = run([*coverage, "report", notes])
    assert report.returncode == 0, report.stdout + report.stderr


def run(words: list[str], **more: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, where the rules are plain, and always on the same day."""
    environ = {**os.environ, "DOUBLOON_PLAIN": "1", "DOUBLOON_SLICE": "", "DOUBLOON_SAMPLE": "0", **more}
    return subprocess.run(words, env=environ, capture_output=True, text=True, check=False)
