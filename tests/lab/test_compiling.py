"""Whoever waits for the compiler is told; nobody else is."""

from __future__ import annotations

import time

import numba
import pytest
from numba.core import event

import doubloon
from doubloon.core.game import Game
from doubloon.lab import compiling
from doubloon.lab.batch import Batch
from doubloon.lab.compiling import told_of_compiling
from doubloon.lab.envs.board import Setting


@pytest.fixture(autouse=True)
def impatient(monkeypatch) -> None:
    monkeypatch.setattr(compiling, "PATIENCE", 0.02)


def compile_for(seconds: float) -> None:
    """What Numba does, as far as anybody hears of it."""
    with event.trigger_event("numba:compile"), event.trigger_event("numba:compile"):
        time.sleep(seconds)


def told(capsys) -> str:
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_long_compiling_is_told_once(capsys) -> None:
    with told_of_compiling(doubloon.game("martinique"), "test"):
        compile_for(0.2)
        compile_for(0.2)
    assert told(capsys).count("compiling martinique for this machine (test): about ") == 1


def test_what_is_quick_or_from_the_cache_is_not_told(capsys, monkeypatch) -> None:
    with told_of_compiling(doubloon.game("martinique"), "test"):
        time.sleep(0.1)
    monkeypatch.setattr(compiling, "PATIENCE", 0.2)
    with told_of_compiling(doubloon.game("martinique"), "test"):
        compile_for(0.01)
    time.sleep(0.3)
    compile_for(0.3)
    assert told(capsys) == ""


def test_a_real_compiler_is_heard(capsys) -> None:
    with told_of_compiling(doubloon.game("martinique"), "test"):
        assert numba.njit(lambda x: x + 1)(1) == 2
    assert "compiling martinique" in told(capsys)


def test_a_batch_tells_what_it_waits_for(capsys) -> None:
    batch = Batch("parley", 4, threads=2)
    capsys.readouterr()

    def work(first: int, last: int) -> None:
        compile_for(0.1)

    for _ in range(2):
        batch.share(work, after=(), ids=False)
    assert told(capsys).count("compiling parley for this machine (work): about 10 seconds") == 1


def test_an_environment_tells_what_it_waits_for(capsys, monkeypatch) -> None:
    monkeypatch.setattr(Game, "compile", lambda game: compile_for(0.1))
    monkeypatch.delenv("DOUBLOON_PLAIN", raising=False)
    Setting("parley")
    assert "compiling parley for this machine (all rules)" in told(capsys)


def test_larger_games_are_said_to_take_longer() -> None:
    small, large = (compiling.estimate(doubloon.game(name)) for name in ("parley", "jackal"))
    assert compiling.ROUND <= small < large < 300 and large % compiling.ROUND == 0
