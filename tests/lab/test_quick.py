"""Captains inside the compiled core: each decision is thought about anew."""

from __future__ import annotations

import numpy as np

from doubloon.bots.search import NODE
from doubloon.core.jit import twin
from doubloon.core.plain import PlainRows

PLAIN = twin("lab.quick")


def test_a_planted_tree_remembers_nothing() -> None:
    """Not even what an instinct thought of the position before."""
    tree = np.ones(4, NODE)
    PLAIN.plant(PlainRows(tree))
    kept = {"move", "seat", "next", "promise", "spare"}  # of a root nobody asks for these
    assert not any(np.any(tree[0][name]) for name in NODE.names if name not in kept)


def test_the_move_tried_most_is_made_and_of_equals_the_one_worth_most() -> None:
    tree = np.zeros(5, NODE)
    tree[0]["child"] = 1
    for node, (visits, worth) in enumerate([(3, 2.0), (7, 1.0), (7, 3.0), (5, 4.0)], 1):
        tree[node]["move"], tree[node]["visits"], tree[node]["worth"][1] = 10 * node, visits, worth
        tree[node]["next"] = node + 1 if node < 4 else 0
    assert PLAIN.most_tried(PlainRows(tree), 1) == 30
