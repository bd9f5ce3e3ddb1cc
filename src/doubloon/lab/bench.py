"""How fast a game runs on this machine: random play, a table's moves, and the compiler.

`python -m doubloon.lab.bench GAME` compiles a game's rules and prints the seconds that took: compile times are
measured in processes of their own, since a process compiles only once.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import numpy as np

from ..bots.workshop import Workshop
from ..core.errors import Error
from ..core.game import Game
from ..core.jit import HAS_NUMBA, twin
from ..core.options import read_options
from ..core.plain import PlainStates
from ..core.table import Table
from ..games import catalogue
from . import playout
from .compiling import compile_if_possible

WINDOWS = 5


class Setup(msgspec.Struct, frozen=True):
    """A table to measure."""

    game: str
    seats: int
    options: dict[str, Any]


class Speed(msgspec.Struct, frozen=True):
    """How fast one table runs."""

    setup: Setup
    compiled: float | None
    """Moves a second inside the compiled core, set-up included, on one core; None where there is no Numba."""
    plain: float
    """The same in the plain twin."""
    search: float
    """Iterations a second of the captain's search from the opening, redeal and cut playouts included, on one core."""
    table: float
    """Microseconds for `moves` and `play` of a table, from Python."""
    state_bytes: int
    record_bytes: int
    """A finished game as a JSON record."""


class Compiling(msgspec.Struct, frozen=True):
    """Seconds until a game's rules are ready."""

    game: str
    cold: float
    cached: float


def setups(game: Game) -> list[Setup]:
    """What is worth measuring: every choice of the first option, at the fullest table."""
    first = next(iter(game.options), None)
    choices = [{}] if first is None else [{first: choice} for choice in game.options[first].choices]
    seats = max(game.seats)
    return [Setup(game.name, seats, read_options(game.name, game.options, chosen, seats)) for chosen in choices]


def measure(setup: Setup, seconds: float) -> Speed:
    """All speeds of one table, each measured for about so many seconds."""
    game = catalogue[setup.game]
    compile_if_possible(game)
    blank = game.blank(setup.seats, options=setup.options)
    plain_blank = PlainStates(game.layout, blank)
    plain_playout = twin("lab.playout")
    assert game.twin is not None  # imported, so that the plain playout finds its rules
    cost, record_bytes = table_cost(setup, seconds)
    return Speed(
        setup,
        compiled=playout_rate(playout.play_games, blank.copy(), blank, game, seconds) if HAS_NUMBA else None,
        plain=playout_rate(plain_playout.play_games, PlainStates(game.layout, blank), plain_blank, game, seconds),
        search=search_rate(new_table(setup, 0), seconds),
        table=cost,
        state_bytes=game.layout.itemsize,
        record_bytes=record_bytes,
    )


def playout_rate(play_games: Callable[..., int], states: Any, blank: Any, game: Game, seconds: float) -> float:
    """Moves a second of random play: the median of several windows, each long enough to be timed."""
    luck, out = np.array([20_011], np.int64), np.empty(len(game.numbering), np.int64)
    play_games(states, blank, 1, 1, luck, out)
    games, key = 1, 2
    rates: list[float] = []
    while len(rates) < WINDOWS:
        begun = perf_counter()
        moves = play_games(states, blank, games, key, luck, out)
        took = perf_counter() - begun
        key += games
        if took < seconds / WINDOWS / 2:
            games *= 2
        else:
            rates.append(moves / took)
    return median(rates)


def search_rate(table: Table, seconds: float) -> float:
    """Iterations a second of one tree: the median of several windows."""
    while len(table.moves(table.acting[0])) == 1:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    tree = Workshop(table.game).begin(table, "bench")
    batch = 16
    rates: list[float] = []
    while len(rates) < WINDOWS:
        begun = perf_counter()
        tree.grow(table.acting[0], table.seats, batch)
        took = perf_counter() - begun
        if took < seconds / WINDOWS / 2:
            batch *= 2
        else:
            rates.append(batch / took)
    return median(rates)


def table_cost(setup: Setup, seconds: float) -> tuple[float, int]:
    """Microseconds for `moves` and `play`, the median of several windows; and the bytes of a finished record."""
    dice = random.Random(1)
    costs: list[float] = []
    table = new_table(setup, 0)
    finished = 0
    record_bytes = 0
    while len(costs) < WINDOWS or not finished:
        spent, made = 0.0, 0
        while spent < seconds / WINDOWS:
            if table.over:
                finished += 1
                record_bytes = len(msgspec.json.encode(table.record()))
                table = new_table(setup, finished)
            seat = table.acting[0]
            begun = perf_counter()
            moves = table.moves(seat)
            choosing = perf_counter()
            move = dice.choice(moves)
            chosen = perf_counter()
            table.play(seat, move)
            spent += (choosing - begun) + (perf_counter() - chosen)
            made += 1
        costs.append(spent / made * 1e6)
    return median(costs), record_bytes


def new_table(setup: Setup, number: int) -> Table:
    """A table as the set-up wants it."""
    return catalogue[setup.game].start(setup.seats, f"bench {number}", **setup.options)


def compile_times(game: str) -> Compiling:
    """A cold compile in an empty cache, then one from the cache, each in a process of its own."""
    with tempfile.TemporaryDirectory() as cache:
        cold, cached = compile_in_child(game, cache), compile_in_child(game, cache)
        if len(os.listdir(cache)) > 1:  # a folder for each state of the sources
            raise Error("the sources were changed while their compiling was measured; measure again.")
        return Compiling(game, cold, cached)


def compile_in_child(game: str, cache: str) -> float:
    """The seconds another process takes to compile a game's rules with that cache."""
    command = [sys.executable, "-m", __name__, game]
    done = subprocess.run(command, env={**os.environ, "DOUBLOON_CACHE": cache}, capture_output=True, text=True, check=True)
    return float(done.stdout)


def compile_here(name: str) -> float:
    """Compile a game's rules in this process; returns the seconds that took."""
    game = catalogue[name]
    assert not game.warm_up.ready
    begun = perf_counter()
    game.compile()
    return perf_counter() - begun


if __name__ == "__main__":
    print(compile_here(sys.argv[1]))
