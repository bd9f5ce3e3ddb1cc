"""Where search is done: the arrays that the compiled search works in, for one game and one tree at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from ..core.arrays import np
from ..core.bench import Bench
from ..core.contract import Contract
from ..core.errors import Trap
from ..core.keys import key_words, new_seed
from ..core.layout import copy_into
from ..core.table import Table
from .instinct import mind_of
from .manners import EVEN, Temper
from .search import DEEPEST, NODE, SEATS, TUNING, USUAL, Desk, search, weigh_moves
from .temper import SHARES, Mood

NODES = 1 << 18
"""So many nodes a tree can have before it only looks again at those it has."""
KEY_SPACE = 1 << 62

SPARE: dict[tuple[str, str], list[Workshop]] = {}
"""Workshops that nobody is working in, by game and speed."""
DOOR = threading.Lock()


def desk_of(game: Contract, array: Callable[..., Any], nodes: int) -> Desk:
    """All that a search of a game works with, out of arrays made so."""
    moves = len(game.numbering)
    desk = Desk(
        root=array(1, game.layout), work=array(1, game.layout), at_once=game.simultaneous,
        tuning=array(len(TUNING), np.float64), mood=mood_of(array), mind=mind_of(game, array, nodes),
        luck=array(1, np.int64), tree=array(nodes, NODE), path=array(DEEPEST, np.int64),
        where=array(moves, np.int64), out=array(moves, np.int64), spare=array(moves, np.int64),
        standing=array(SEATS, np.int64), worth=array(SEATS, np.float64), values=array(moves, np.float64),
    )  # fmt: skip
    tuned = USUAL | game.modules["bot"].SEARCH
    desk.tuning[:] = [float(tuned[name]) for name in TUNING]
    desk.luck[0] = 1
    return desk


def mood_of(array: Callable[..., Any]) -> Mood:
    """An even temper."""
    mood = Mood(
        temper=array(len(SHARES), np.float64),
        before=array(SEATS, np.int64), had=array(SEATS, np.int64), has=array(SEATS, np.int64),
    )  # fmt: skip
    mood.temper[:] = EVEN
    return mood


class Workshop:
    """The bench and the desk of one tree."""

    def __init__(self, game: Contract, bench: Bench | None = None) -> None:
        self.game = game
        self.bench = bench or game.bench()
        self.desk = desk_of(game, self.bench.array, NODES)
        self.pull = self.desk.mind.pull.tolist()

    def lay_out(self, world: Table, seed: str | None, purpose: str, temper: Temper) -> int:
        """Lay a position on the bench, with dice and a temper for the searcher; returns a key for worlds, from the same seed.

        Whoever has a temper follows that; an instinct is for whoever wants nothing but to win.
        """
        copy_into(self.desk.root, world.state)
        self.desk.mood.temper[:] = temper
        self.desk.mind.pull[:] = self.pull if temper == EVEN else (0.0, 0.0)
        first, second = key_words(purpose, new_seed() if seed is None else seed)
        self.desk.luck[0] = first | 1
        return (second << 30 | first) % KEY_SPACE

    def weigh(self, world: Table, seat: int, worlds: int, seed: str | None, temper: Temper = EVEN) -> list[float]:
        """What each legal move is worth, in the order of the legal moves."""
        key = self.lay_out(world, seed, "bosun", temper)
        n = self.bench.call(weigh_moves, self.desk, seat, world.seats, key, worlds)
        return self.desk.values[:n].tolist()

    def begin(self, world: Table, seed: str | None, temper: Temper = EVEN) -> Growing:
        """A tree with nothing but its root."""
        self.desk.tree[0] = np.zeros((), NODE)
        return Growing(self, self.lay_out(world, seed, "captain", temper))


@contextmanager
def workshops(game: Contract, count: int) -> Iterator[list[Workshop]]:
    """So many workshops of a game, for nobody else until they are given back."""
    with DOOR:
        free = SPARE.setdefault((game.name, game.speed), [])
        taken = [free.pop() if free else Workshop(game) for _ in range(count)]
    try:
        yield taken
    except Trap:
        taken = []  # where rules broke off, nobody works again
        raise
    finally:
        with DOOR:
            free.extend(taken)


class Growing:
    """A tree that is being grown."""

    def __init__(self, shop: Workshop, key: int) -> None:
        self.shop = shop
        self.key = key
        self.used = 1
        self.done = 0

    def grow(self, seat: int, seats: int, iterations: int) -> None:
        """So many iterations more."""
        shop = self.shop
        self.used = shop.bench.call(search, shop.desk, self.used, seat, seats, self.key + self.done, iterations)
        self.done += iterations

    def children(self, node: int) -> list[Any]:
        """The children of a node, as rows of the tree with their numbers."""
        found, tree = [], self.shop.desk.tree
        child = int(tree[node]["child"])
        while child:
            found.append((child, tree[child]))
            child = int(tree[child]["next"])
        return found

    def tried(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits and summed worth to the seat of every move at the root."""
        return {int(row["move"]): (int(row["visits"]), float(row["worth"][seat])) for _, row in self.children(0)}

    def promises(self) -> dict[int, float]:
        """What the move at the root promised before it was tried."""
        return {int(row["move"]): float(row["promise"]) for _, row in self.children(0)}

    def line(self, move: int) -> list[tuple[int, int]]:
        """Seats and moves most often played from a move on."""
        found = []
        node = 0
        wanted: int | None = move
        while rows := self.children(node):
            if wanted is not None:
                node, row = next(pair for pair in rows if int(pair[1]["move"]) == wanted)
                wanted = None
            else:
                node, row = max(rows, key=lambda pair: int(pair[1]["visits"]))
                if int(row["visits"]) < 8:
                    break
            found.append((int(row["seat"]), int(row["move"])))
        return found
