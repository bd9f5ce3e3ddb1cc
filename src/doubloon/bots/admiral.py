"""The admiral: a captain who knows by proof what can be proven."""

from __future__ import annotations

import time

from ..core.proof import Proof
from ..core.table import Table
from .advice import Advice, Weighed
from .captain import Captain


class Admiral(Captain):
    """Asks the game's own exact parts first, and searches where they are silent."""

    name = "admiral"

    def advise(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Advice:
        """A proven choice where the game can prove one."""
        began = time.perf_counter()
        proof = prove(world, seat, seed)
        if proof is None:
            return super().advise(world, seat, seconds=seconds, seed=seed)
        named = world.game.move
        weighed = [Weighed(str(named(move)), round(worth, 4), 1) for move, worth in proof.worth]
        choice = proof.worth[0][0]
        line = [(one, str(named(move))) for one, move in proof.line or [(seat, choice)]]
        took = time.perf_counter() - began
        return Advice(named(choice), weighed, line, len(weighed), took, exact=True, error=proof.error)


def prove(world: Table, seat: int, seed: str | None) -> Proof | None:
    """What the game itself can prove about the seat's choice here, if anything."""
    solve = getattr(world.game.modules.get("exact"), "solve", None)
    if solve is None or len(world.moves(seat)) < 2:
        return None
    world.game.compile()
    return solve(world, seat, seed)
