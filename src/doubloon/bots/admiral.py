"""The admiral: a captain who knows by proof what can be proven."""

from __future__ import annotations

import time
from collections.abc import Generator

from ..core.arrays import HAS_NUMPY
from ..core.layout import copied, facts
from ..core.proof import Proof
from ..core.table import Table
from .advice import Advice, Weighed
from .captain import Captain
from .effort import UP_TO_THE_BOT, Effort
from .solver import at_rest, is_solvable
from .solver import solve as solve_puzzle

MOST_TRIED = 2_000_000
"""Moves tried before a puzzle is given up."""


class Admiral(Captain):
    """Asks the game's own exact parts first, and searches where they are silent."""

    name = "admiral"
    times = 4.0

    def __init__(self, effort: Effort = UP_TO_THE_BOT) -> None:
        super().__init__(effort)
        self.plan: dict[bytes, int] = {}
        """The moves of a puzzle's solution, by the positions on the way."""

    def ponder(
        self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None
    ) -> Generator[None, None, Advice]:
        """A proven choice where the game can prove one."""
        began = time.perf_counter()
        proof = self.prove(world, seat, seed) if len(world.moves(seat)) > 1 else None
        if proof is None:
            return (yield from super().ponder(world, seat, seconds=seconds, seed=seed))
        named = world.game.move
        weighed = [Weighed(str(named(move)), round(worth, 4), 1) for move, worth in proof.worth]
        choice = proof.worth[0][0]
        line = [(one, str(named(move))) for one, move in proof.line or [(seat, choice)]]
        took = time.perf_counter() - began
        return Advice(named(choice), weighed, line, len(weighed), took, exact=True, error=proof.error)

    def prove(self, world: Table, seat: int, seed: str | None) -> Proof | None:
        """What can be proven about the seat's choice here, if anything; proofs want all of NumPy."""
        if not HAS_NUMPY:
            return None
        if world.seats == 1 and is_solvable(world.game):
            return self.solve_puzzle(world)
        solve = getattr(world.game.modules.get("exact"), "solve", None)
        return None if solve is None else solve(world, seat, seed)

    def solve_puzzle(self, world: Table) -> Proof | None:
        """The next move of a shortest solution."""
        if position(world) not in self.plan and at_rest(world):
            self.plan = {}
            found = solve_puzzle(world, most_tried=MOST_TRIED)
            way = world.copy()
            for move in found.moves:
                self.plan[position(way)] = move.id
                way.play(0, move)
        planned = self.plan.get(position(world))
        return None if planned is None else Proof([(planned, 1.0)])


def position(world: Table) -> bytes:
    """A position of a puzzle, whatever chance would be: it has no say."""
    state = copied(world.state)
    state["key"], state["drawn"], state["shown"] = 0, 0, 0
    return facts(state)
