"""One source, several machines, one tree: a search says the same wherever it runs, to the last bit."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

import doubloon
from doubloon.bots.search import NODE
from doubloon.bots.workshop import Workshop
from doubloon.core.bench import Bench, MachineBench
from doubloon.core.jit import twin
from doubloon.core.packed import name_of
from doubloon.core.plain import PlainArray, PlainStates

from ...sample import today
from ..cases import Case, sampled

EVERY = 20
"""A tree grows from one in so many positions of a game."""
FEW, MANY = 60, 1_000
"""Iterations: plain search takes hundreds of times as long."""


def trees_agree(case: Case, seed: object, *, compiled: bool = True) -> None:
    """A search grows the same tree plain and packed, and a larger one packed and compiled; without a pack it is compiled."""
    pack = case.game.pack
    benches: dict[str, Bench] = {} if pack is None else {"packed": pack.bench()}
    if compiled or pack is None:
        case.game.check_compiler()
        benches["compiled"] = MachineBench()
    moments = [table.copy() for table, _, _ in sampled(case, seed, EVERY)] or [case.start(seed)]
    table = random.Random(f"{seed}/{today()}").choice(moments)
    for iterations, wanted in ((FEW, {"plain": PlainBench(), **benches}), (MANY, benches)):
        trees = {name: grown(table, bench, iterations) for name, bench in wanted.items()}
        first = next(iter(trees))
        for name, tree in trees.items():
            assert tree == trees[first], f"{case}: {iterations} iterations grow another tree {first} than {name}"


def grown(table: doubloon.Table, bench: Bench, iterations: int) -> bytes:
    """A tree of so many iterations, byte for byte."""
    shop = Workshop(table.game, bench)
    tree = shop.begin(table, "tree")
    tree.grow(table.acting[0], table.seats, iterations)
    return shop.tree[: tree.used].tobytes()


class PlainBench(MachineBench):
    """The plain twin at work."""

    def call(self, entry: Any, *given: Any) -> Any:
        """Call the twin of an entry; records are plain while that lasts."""
        module, _, name = name_of(entry).rpartition(".")
        made = [plain(value) for value in given]
        answer = getattr(twin(module), name)(*made)
        for value, one in zip(given, made, strict=True):
            if isinstance(one, PlainStates):
                one.store(value)
        return answer


def plain(value: Any) -> Any:
    """An argument as plain rules have it: numbers without a width."""
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype == NODE:
        return PlainTree(value)
    if value.dtype.names:
        return PlainStates(value.dtype, value)
    return value.view(PlainArray) if value.dtype == np.int64 else value


class PlainTree:
    """The nodes of a tree."""

    def __init__(self, nodes: Any) -> None:
        self.nodes = nodes

    def __len__(self) -> int:
        return len(self.nodes)

    def __getitem__(self, index: int) -> PlainNode:
        return PlainNode(self.nodes[index])


class PlainNode:
    """One of them, read and written where it is."""

    def __init__(self, row: Any) -> None:
        self.__dict__["row"] = row

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__["row"][name]
        return Reals(value) if isinstance(value, np.ndarray) else value.item()

    def __setattr__(self, name: str, value: Any) -> None:
        self.row[name] = value


class Reals:
    """Numbers that are wide while one reckons with them."""

    def __init__(self, values: Any) -> None:
        self.values = values

    def __getitem__(self, index: int) -> float:
        return float(self.values[index])

    def __setitem__(self, index: int, value: float) -> None:
        self.values[index] = value
