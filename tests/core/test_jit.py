"""Compiling: both modes in one process, a cache named by its sources, one version of each rule."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import doubloon
from doubloon.core import chance, generic
from doubloon.core.jit import entry, rule, twin
from doubloon.core.machine import STALE_AFTER_DAYS, cache_folder, hash_of_sources
from doubloon.core.parts import Rule

ROOT = Path(__file__).parent.parent.parent


def test_both_modes_live_in_one_process() -> None:
    game = doubloon.game("buried-treasure")
    assert isinstance(game.functions["apply"], Rule)
    assert not isinstance(game.twin.functions["apply"], Rule)
    assert game.twin.functions["apply"].__code__.co_filename == game.functions["apply"].py_func.__code__.co_filename
    assert twin("core.errors").Error is doubloon.Error


def test_a_rule_is_compiled_once_whatever_the_width_of_its_numbers() -> None:
    @rule
    def half(x):
        return x // 2

    @entry
    def halves(row, out):
        out[0] = half(row[0].narrow) + half(row[0].wide) + half(7) + half(True)

    row = np.zeros(1, np.dtype([("narrow", "i1"), ("wide", "i8")], align=True))
    out = np.zeros(1, np.int64)
    row["narrow"], row["wide"] = 8, 1 << 40
    halves(row, out)
    assert out[0] == 4 + (1 << 39) + 3
    assert len(half.overloads) <= 2  # a truth value is no whole number


def test_a_rule_called_from_python_says_what_to_do() -> None:
    with pytest.raises(TypeError, match="roll is a rule, which only rules call"):
        chance.roll(None, 0, 6)


def test_the_rules_of_chance_have_one_version_each() -> None:
    doubloon.game("buried-treasure").compile()
    for name in ("threefry", "outcome"):
        assert len(getattr(chance, name).overloads) <= 1


def test_the_cache_is_named_by_what_is_in_the_sources(tmp_path, monkeypatch) -> None:
    before = hash_of_sources()
    assert before == hash_of_sources()
    game = tmp_path / "games" / "new_game"
    game.mkdir(parents=True)
    (game / "rules.py").write_text("GOLD = 1\n")
    monkeypatch.setenv("DOUBLOON_GAMES", str(tmp_path / "games"))
    changed = hash_of_sources()
    (game / "rules.py").write_text("GOLD = 2\n")
    assert len({before, changed, hash_of_sources()}) == 3


def test_caches_nobody_uses_any_more_are_removed(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("DOUBLOON_CACHE", str(tmp_path))
    old, recent = tmp_path / "old", tmp_path / "recent"
    for folder in (old, recent):
        folder.mkdir()
    long_ago = time.time() - (STALE_AFTER_DAYS + 1) * 86_400
    os.utime(old, (long_ago, long_ago))
    today = cache_folder()
    assert sorted(tmp_path.iterdir()) == sorted([recent, today])


def test_two_games_with_one_record_are_refused() -> None:
    game = doubloon.game("buried-treasure")
    with pytest.raises(TypeError, match="two games share one record layout"):
        generic.register(game.layout, game.functions)


def test_a_general_name_called_from_python_says_what_to_do() -> None:
    with pytest.raises(TypeError, match="ask the Table"):
        generic.legal(None, 0, None)


def test_people_do_not_wait_for_the_compiler(tmp_path) -> None:
    program = """
import doubloon
game = doubloon.game("parley")
table = game.start(2, "cold")
table.play(0, "done")
assert game.engine is game.plain, "a cold table made its player wait for the compiler"
game.compile()
assert game.engine is game.compiled
table.play(1, "done")
print(table.digest)
"""
    environment = {**os.environ, "DOUBLOON_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.strip()) == 16


ANOTHER_NUMBA = """
import warnings
import numba
numba.__version__ = "0.99.0"
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    import doubloon
from doubloon.core import chance
from doubloon.core.layout import copied
from numba.core.registry import CPUDispatcher
assert type(chance.roll) is CPUDispatcher, "a private part was used"
game = doubloon.game("parley")
table = game.start(2, "another")
state, moves = copied(table._state), 0
while not table.over:
    seat = table.acting[0]
    move = game.plain.legal(table._state, seat)[-1]
    assert game.compiled.acting(state) >> seat & 1 and move in game.compiled.legal(state, seat)
    table.play(seat, game.numbering.moves[move])
    game.compiled.apply(state, seat, move)
    moves += 1
assert game.compiled.acting(state) == 0 and state.tobytes() == table._state.tobytes()
print(moves, *(one.message for one in told))
"""


def test_with_another_numba_rules_compile_as_usual(tmp_path) -> None:
    environment = {**os.environ, "DOUBLOON_CACHE": str(tmp_path), "DOUBLOON_PLAIN": "1"}
    done = subprocess.run(
        [sys.executable, "-c", ANOTHER_NUMBA], env=environment, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    moves, _, said = done.stdout.strip().partition(" ")
    assert int(moves) > 3
    assert said == "Numba 0.99.0 is not the 0.68.x whose insides are known: rules compile as usual, which takes longer."
