"""Where search is done: the arrays that the compiled search works in, for one game and one tree at a time."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ..core.game import Game
from ..core.keys import key_words, new_seed
from ..core.layout import copied
from ..core.table import Table
from .search import DEEPEST, NODE, SEATS, TUNING, search, weigh_moves

NODES = 1 << 18
"""So many nodes a tree can have before it only looks again at those it has."""
KEY_SPACE = 1 << 62

SPARE: dict[str, list[Workshop]] = {}
"""Workshops that nobody is working in, by game."""
DOOR = threading.Lock()


class Workshop:
    """The benches and tools of one tree."""

    def __init__(self, game: Game) -> None:
        moves = len(game.numbering)
        self.game = game
        self.tuning = np.array([float(game.modules["bot"].SEARCH[name]) for name in TUNING])
        self.work = np.zeros(1, game.layout)
        self.tree = np.zeros(NODES, NODE)
        self.out = np.zeros(moves, np.int64)
        self.spare = np.zeros(moves, np.int64)
        self.where = np.zeros(moves, np.int64)
        self.standing = np.zeros(SEATS, np.int64)
        self.worth = np.zeros(SEATS)
        self.values = np.zeros(moves)
        self.path = np.zeros(DEEPEST, np.int64)

    def seeded(self, seed: str | None, purpose: str) -> tuple[int, Any]:
        """A key for worlds and dice for the searcher, from one seed."""
        first, second = key_words(purpose, new_seed() if seed is None else seed)
        return (second << 30 | first) % KEY_SPACE, np.array([first | 1], np.int64)

    def weigh(self, world: Table, seat: int, worlds: int, seed: str | None) -> list[float]:
        """What each legal move is worth, in the order of the legal moves."""
        key, luck = self.seeded(seed, "bosun")
        n = weigh_moves(
            world._state, self.work, seat, world.seats, key, worlds,
            self.tuning, luck, self.out, self.spare, self.standing, self.worth, self.values,
        )  # fmt: skip
        return self.values[:n].tolist()

    def begin(self, world: Table, seed: str | None) -> Growing:
        """A tree with nothing but its root."""
        key, luck = self.seeded(seed, "captain")
        self.tree[0] = np.zeros((), NODE)
        return Growing(self, copied(world._state), key, luck)


@contextmanager
def workshops(game: Game, count: int) -> Iterator[list[Workshop]]:
    """So many workshops of a game, for nobody else until they are given back."""
    with DOOR:
        free = SPARE.setdefault(game.name, [])
        taken = [free.pop() if free else Workshop(game) for _ in range(count)]
    try:
        yield taken
    finally:
        with DOOR:
            free.extend(taken)


class Growing:
    """A tree that is being grown."""

    def __init__(self, shop: Workshop, root: Any, key: int, luck: Any) -> None:
        self.shop = shop
        self.root = root
        self.key = key
        self.luck = luck
        self.used = 1
        self.done = 0

    def grow(self, seat: int, seats: int, iterations: int) -> None:
        """So many iterations more."""
        shop = self.shop
        self.used = search(
            self.root, shop.work, shop.tree, self.used, seat, seats, shop.game.simultaneous, self.key + self.done, iterations,
            shop.tuning, self.luck, shop.out, shop.where, shop.standing, shop.worth, shop.path,
        )  # fmt: skip
        self.done += iterations

    def children(self, node: int) -> list[Any]:
        """The children of a node, as rows of the tree with their numbers."""
        found = []
        child = int(self.shop.tree[node]["child"])
        while child:
            found.append((child, self.shop.tree[child]))
            child = int(self.shop.tree[child]["next"])
        return found

    def tried(self, seat: int) -> dict[int, tuple[int, float]]:
        """Visits and summed worth to the seat of every move at the root."""
        return {int(row["move"]): (int(row["visits"]), float(row["worth"][seat])) for _, row in self.children(0)}

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
