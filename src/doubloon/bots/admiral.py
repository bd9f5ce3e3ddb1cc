"""The admiral: a captain who knows by proof what can be proven."""

from __future__ import annotations

import time

from ..core.table import Table
from .advice import Advice, Weighed
from .captain import Captain


class Admiral(Captain):
    """Asks the game's own exact parts first, and searches where they are silent."""

    name = "admiral"

    def advise(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Advice:
        """A proven choice where the game can prove one."""
        began = time.perf_counter()
        solve = getattr(world.game.modules["bot"], "solve", None)
        solved = solve(world, seat, seed) if solve is not None and len(world.moves(seat)) > 1 else None
        if solved is None:
            return super().advise(world, seat, seconds=seconds, seed=seed)
        weighed = [Weighed(str(world.game.move(move)), round(chance, 4), 1) for move, chance in solved]
        best = world.game.move(solved[0][0])
        return Advice(best, weighed, [(seat, str(best))], len(solved), time.perf_counter() - began, exact=True)
