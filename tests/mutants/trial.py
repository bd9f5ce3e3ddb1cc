"""One mutant before its judges: a process in which one file is another, and the game's own tests, the likeliest first."""

from __future__ import annotations

import enum
import importlib.machinery
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from .changes import Mutant

COMPILED = ("test_bot.py", "test_puzzles.py")
"""Tests of bots and solvers, which work on compiled rules: no mutant touches those."""
SLOWEST = 3.0
"""A mutant that takes so many times as long as all tests together goes on for ever: noticed, by the clock."""
LEAST_SECONDS = 60.0


class Verdict(enum.Enum):
    """What became of a mutant."""

    NOTICED = "noticed"
    SURVIVED = "survived"


@dataclass(frozen=True)
class Yardstick:
    """The tests of the unchanged game: how many, and how long each takes."""

    tests: int
    seconds: float
    times: dict[str, float] = field(default_factory=dict)


def command(game: str, *more: str) -> list[str]:
    """The tests of a game in a process of their own."""
    return [sys.executable, "-m", "tests.mutants.trial", game, *more]


def environ(game: str) -> dict[str, str]:
    """Plain rules, one game."""
    return {**os.environ, "DOUBLOON_PLAIN": "1", "DOUBLOON_TEST_GAMES": game, "DOUBLOON_SAMPLE": "0"}


def measure(game: str) -> Yardstick:
    """Run the tests of the unchanged game; they must pass."""
    with tempfile.NamedTemporaryFile("r", suffix=".json") as paper:
        done = subprocess.run(
            command(game, "--measure", paper.name), env=environ(game), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(f"the tests of {game} fail as it is:\n{done.stdout[-3000:]}")
        times = json.load(paper)
    return Yardstick(len(times), sum(times.values()), times)


def try_mutant(game: str, mutant: Mutant, yardstick: Yardstick) -> Verdict:
    """Whether any test notices."""
    with tempfile.TemporaryDirectory() as folder:
        order = Path(folder, "order.json")
        order.write_text(json.dumps({"times": yardstick.times, "paragraphs": sorted(mutant.paragraphs)}))
        changed = Path(folder, "changed.py")
        changed.write_text(mutant.source(), encoding="utf-8")
        words = command(game, "--instead", str(mutant.file), str(changed), str(order))
        try:
            limit = max(LEAST_SECONDS, SLOWEST * yardstick.seconds)
            done = subprocess.run(words, env=environ(game), capture_output=True, check=False, timeout=limit)
        except subprocess.TimeoutExpired:
            return Verdict.NOTICED
    return Verdict.NOTICED if done.returncode else Verdict.SURVIVED


# In the process of the tests.


class Judges:
    """The tests in an order: those that cite the changed paragraph, then the quickest."""

    def __init__(self, times: dict[str, float], paragraphs: list[str]) -> None:
        self.times, self.paragraphs = times, paragraphs

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items.sort(key=lambda item: (not self.cites(item), self.times.get(item.nodeid, 0.0)))

    def cites(self, item: Any) -> bool:
        said = getattr(item.obj, "__doc__", None) or ""
        return any(paragraph in said for paragraph in self.paragraphs)


class Clock:
    """Notes how long each test takes."""

    def __init__(self) -> None:
        self.times: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration


def exchange(file: str, changed: str) -> None:
    """Whoever imports that file gets the other."""
    original = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: Any, name: str) -> Any:
        if loader.path == file:
            return compile(Path(changed).read_text(encoding="utf-8"), file, "exec")
        return original(loader, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


def judge(game: str, plugin: object) -> int:
    """Run the game's own tests, and the pinned games, until one fails."""
    told = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-k", "not lines_of_play"]
    told += [f"--ignore=tests/games/{game}/{file}" for file in COMPILED]
    return int(pytest.main([*told, f"tests/games/{game}", "tests/contract/test_pins.py"], plugins=[plugin]))


if __name__ == "__main__":
    name, how, *paths = sys.argv[1:]
    if how == "--measure":
        clock = Clock()
        code = judge(name, clock)
        Path(paths[0]).write_text(json.dumps(clock.times))
    else:
        exchange(paths[0], paths[1])
        code = judge(name, Judges(**json.loads(Path(paths[2]).read_text())))
    sys.exit(code)
