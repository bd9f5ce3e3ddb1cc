"""The bosun: looks one move ahead and takes what stands best."""

from __future__ import annotations

import time

from ..core.numbering import Move
from ..core.table import Table
from .advice import Advice, Weighed
from .effort import UP_TO_THE_BOT, Effort
from .manners import EVEN, Temper
from .workshop import workshops

WORLDS = 12
"""Worlds over which each move is weighed."""


class Bosun:
    """Every move is tried in a few worlds, its turn played out, and judged by what a good player knows."""

    name = "bosun"

    def __init__(self, effort: Effort = UP_TO_THE_BOT, temper: Temper = EVEN) -> None:
        self.worlds = effort.iterations or WORLDS
        self.temper = temper

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """The move that stands best after it; of equals the first."""
        return self.advise(world, seat, seconds=seconds, seed=seed).move

    def advise(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Advice:
        """The same with its reasons."""
        began = time.perf_counter()
        moves = world.moves(seat)
        if len(moves) == 1:
            return Advice(moves[0], [Weighed(str(moves[0]), 0.5, 0)], [(seat, str(moves[0]))], 0, 0.0)
        with workshops(world.game, 1) as (shop,):
            values = shop.weigh(world, seat, self.worlds, seed, self.temper)
        ranked = sorted(zip(moves, values, strict=True), key=lambda pair: -pair[1])
        weighed = [Weighed(str(move), round(value, 4), self.worlds) for move, value in ranked]
        best = ranked[0][0]
        return Advice(best, weighed, [(seat, str(best))], self.worlds * len(moves), time.perf_counter() - began)
