"""The captain: searches a tree of what may come, in as many worlds as time allows."""

from __future__ import annotations

import sys
import time
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import TypeVar

from ..core.keys import new_seed
from ..core.numbering import Move
from ..core.table import Table
from .advice import Advice, Weighed
from .effort import UP_TO_THE_BOT, Effort
from .manners import EVEN, Temper
from .workshop import Growing, workshops

Thought = TypeVar("Thought")

SECONDS = 0.25
"""How long the captain thinks if nobody says otherwise."""
THREADS = 1 if sys.platform == "emscripten" else 2  # a browser's Python has one
FIRST_BATCH = 16
BATCH_SECONDS = 0.004
PIECE = 1000
"""Iterations after which whoever waits may have a turn."""
MOST_LINE = 8
AS_OFTEN, AS_GOOD = 0.9, 0.004
"""A move is as good as the one most often tried if it was tried nearly as often and is worth nearly as much."""
LOST, A_LOOK = 0.05, 400
"""Whoever is left with less than this after so many iterations plays on quickly."""


class Captain:
    """Information-set Monte Carlo tree search: by the clock two trees side by side, merged at the root.

    So many iterations are worth more in one tree than in two: two trees only save time.
    """

    name = "captain"
    times = 1.0
    """So many times as long as a captain usually thinks."""

    def __init__(self, effort: Effort = UP_TO_THE_BOT, threads: int | None = None, temper: Temper = EVEN) -> None:
        self.effort = effort
        self.temper = temper
        self.threads = threads or (THREADS if effort.iterations is None else 1)

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """The move most often tried."""
        return self.advise(world, seat, seconds=seconds, seed=seed).move

    def advise(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Advice:
        """The same with its reasons. A number of iterations and a seed give the same answer every time."""
        return thought_out(self.ponder(world, seat, seconds=seconds, seed=seed))

    def ponder(
        self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None
    ) -> Generator[None, None, Advice]:
        """The same piece by piece, so that whoever has one thread can do something else between."""
        began = time.perf_counter()
        moves = world.moves(seat)
        if len(moves) == 1:
            return Advice(moves[0], [Weighed(str(moves[0]), 0.5, 0)], [(seat, str(moves[0]))], 0, 0.0)
        seed = new_seed() if seed is None else seed
        deadline = None
        if self.effort.iterations is None or seconds is not None:
            deadline = began + (seconds or self.effort.seconds or SECONDS * self.times)
        with workshops(world.game, self.threads) as shops:
            trees = [shop.begin(world, f"{seed} {number}", self.temper) for number, shop in enumerate(shops)]
            if len(trees) == 1:
                yield from self.search(trees[0], world, seat, deadline)
            else:
                with ThreadPoolExecutor(len(trees)) as pool:
                    for job in [pool.submit(list, self.search(tree, world, seat, deadline)) for tree in trees]:
                        job.result()
            return self.conclude(world, seat, trees, time.perf_counter() - began)

    def search(self, tree: Growing, world: Table, seat: int, deadline: float | None) -> Generator[None, None, None]:
        """Grow one tree, to the number of iterations or until time is up."""
        if deadline is None:
            assert self.effort.iterations is not None
            left = -(-self.effort.iterations // self.threads)
            while left:
                piece = min(left, PIECE)
                tree.grow(seat, world.seats, piece)
                left -= piece
                yield
            return
        batch, look = FIRST_BATCH, A_LOOK
        began = now = time.perf_counter()
        while tree.done == 0 or now < deadline:
            tree.grow(seat, world.seats, batch)
            last, now = now, time.perf_counter()
            if tree.done >= look:
                look = tree.done * 5 // 4
                if is_settled(tree, seat, int(tree.done * (deadline - now) / (now - began))):
                    return
            batch = max(1, int(batch * min(BATCH_SECONDS, max(deadline - now, 0.0)) / max(now - last, 1e-6)))
            yield

    def conclude(self, world: Table, seat: int, trees: list[Growing], seconds: float) -> Advice:
        """Add the trees up; the move most often tried is the choice, or of those as good the one that promises most."""
        visits: dict[int, int] = {}
        worth: dict[int, float] = {}
        for tree in trees:
            for move, (tried, gained) in tree.tried(seat).items():
                visits[move] = visits.get(move, 0) + tried
                worth[move] = worth.get(move, 0.0) + gained
        ranked = sorted(visits, key=lambda move: (-visits[move], -worth[move], move))
        promise, best = trees[0].promises(), ranked[0]
        ranked.sort(key=lambda move: -promise.get(move, 0.0) if is_as_good(move, best, visits, worth) else inf)
        named = world.game.move
        weighed = [Weighed(str(named(move)), round(worth[move] / max(visits[move], 1), 4), visits[move]) for move in ranked]
        fullest = max(trees, key=lambda tree: tree.tried(seat).get(ranked[0], (0, 0.0))[0])
        line = [(one, str(named(move))) for one, move in fullest.line(ranked[0])[:MOST_LINE]]
        return Advice(named(ranked[0]), weighed, line, sum(tree.done for tree in trees), seconds)


def is_as_good(move: int, best: int, visits: dict[int, int], worth: dict[int, float]) -> bool:
    """Whether nothing was found between two moves: then a person's first thought is taken."""
    often = visits[move] >= AS_OFTEN * visits[best] > 0
    return often and worth[move] / visits[move] >= worth[best] / visits[best] - AS_GOOD


def is_settled(tree: Growing, seat: int, left: int) -> bool:
    """Whether so many iterations more would not change the choice, or nothing can be saved any more."""
    tried = sorted(tree.tried(seat).values(), reverse=True)
    visits, worth = tried[0]
    return worth < LOST * visits or (len(tried) > 1 and visits - tried[1][0] > left)


def thought_out(pondering: Generator[None, None, Thought]) -> Thought:
    """What comes of a thought, thought to its end in one go."""
    while True:
        try:
            next(pondering)
        except StopIteration as done:
            return done.value
