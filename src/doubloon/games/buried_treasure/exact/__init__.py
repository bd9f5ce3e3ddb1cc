"""What can be proven: the last round, in which nothing is left to chance and, mostly, nothing is hidden.

Two seats of the basic game are searched by alpha-beta for the best margin of points (duel.py). Everything else is searched
by max^n (crowd.py): each seat does what is best for itself, first its share of the victory, then its margin; of equally
good moves the first.
"""

from __future__ import annotations

from typing import Any

from ....core import Proof
from ....core.arrays import np
from ..bot import SEARCH
from ..components import COLOURS
from .crowd import prove_crowd
from .duel import BITS, prove_duel

MARGIN = 0.05
"""How much of a proven worth is the margin: so little that a greater share of the victory is always worth more."""


def solve(world: Any, seat: int, seed: str | None) -> Proof | None:
    """The last round, where it can be looked through to its end; nothing in it is drawn by lot, so the seed is not used."""
    s = world.state[0]
    if s["rounds_over"] != s["box"]["rounds"] - 1 or not fits(s) or not pays_the_better(s):
        return None
    points = prove_duel(world) if world.seats == 2 and not s["advanced"] else prove_crowd(world, seat)
    if points is None:
        return None
    worths = [worth_of(outcome, seat) for outcome in points]
    moves = [move.id for move in world.moves(seat)]
    ranked = sorted(zip(moves, worths, strict=True), key=lambda pair: -pair[1])
    return Proof(ranked)


def worth_of(points: list[int], seat: int) -> float:
    """The share of the victory, and a little for the margin over the others' average."""
    best = max(points)
    chance = (points[seat] == best) / points.count(best)
    margin = points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
    gain = 0.5 + 0.5 * np.tanh(margin * SEARCH["point"] / (3 * SEARCH["scale"]))
    return float((1 - MARGIN) * chance + MARGIN * gain)


def fits(s: Any) -> bool:
    """Whether every number of cards there can be fits into six bits."""
    return bool(s["box"]["cards"].reshape(len(COLOURS), -1).sum(1).max() + s["box"]["starters"].sum() < 1 << BITS)


def pays_the_better(s: Any) -> bool:
    """Whether the first place pays as much as the second at least, so that a card more is never a loss to one of two seats."""
    first, second = s["box"]["first"][s["score_card"]], s["box"]["second"][s["score_card"]]
    return bool((first >= second).all() and (second >= 0).all())
