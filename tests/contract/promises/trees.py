"""One source, several machines, one tree: a search says the same wherever it runs, to the last bit."""

from __future__ import annotations

import random

import doubloon
from doubloon.bots.workshop import Workshop
from doubloon.core.bench import Bench, MachineBench, PlainBench

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
    return shop.desk.tree[: tree.used].tobytes()
