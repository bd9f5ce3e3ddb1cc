"""What is packed of a game: all entries that tables and bots call, found by letting them play."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import typeof, types

from ..bots import bot
from ..bots.setter import luck_of
from ..bots.solver import Search, is_solvable, solve
from ..core import engine
from ..core.bench import MachineBench
from ..core.game import Game
from ..core.packed import ENGINE, RULES, name_of
from ..core.table import Table
from .maker import Calls

MOVES = 2000
BOTS = ("bosun:1", "admiral:8")


class NotingBench(MachineBench):
    """A bench that notes what is called at it."""

    def __init__(self, calls: Calls) -> None:
        self.calls = calls

    def call(self, entry: Any, *given: Any) -> Any:
        """Note the call, and make it."""
        self.calls.setdefault(name_of(entry), (entry, tuple(map(type_of, given))))
        return super().call(entry, *given)


def type_of(value: Any) -> Any:
    """Numba's name for an argument; whole numbers have 64 bits."""
    if isinstance(value, bool):
        return types.boolean
    if isinstance(value, int | np.integer):
        return types.int64
    return typeof(value)


def engine_calls(game: Game) -> Calls:
    """The functions of the contract, over records."""
    records, number, numbers = typeof(np.zeros(1, game.layout)), types.int64, types.Array(types.int64, 1, "C")
    after = {
        "legal": (number, numbers), "why_not": (number, number), "apply": (number, number), "scores": (numbers,),
        "redeal": (number, number), "observe": (number, numbers), "evaluate": (numbers,), "prior": (number, number),
    }  # fmt: skip
    return {f"{ENGINE}.{name}_at": (getattr(engine, f"{name}_at"), (records, number, *after.get(name, ()))) for name in RULES}


def rehearse(game: Game) -> Calls:
    """All entries of a game, with their types."""
    calls = engine_calls(game)
    game.compile()
    game.bench = lambda: NotingBench(calls)  # type: ignore[method-assign]
    try:
        for seats in game.seats:
            play(game.start(seats, "rehearsal"))
        if is_solvable(game):
            puzzle = game.start(1, "rehearsal", puzzle=1)
            solve(puzzle, most_tried=1000)
            Search(puzzle).grow()
            luck_of(puzzle, 1)
    finally:
        del game.bench
    return calls


def play(table: Table) -> None:
    """A game by all who search."""
    players = [bot(name) for name in BOTS]
    for n in range(MOVES):
        if table.over:
            return
        seat = table.acting[0]
        table.play(seat, players[n % len(players)].choose(table.world(seat), seat, seed=f"{n}"))
