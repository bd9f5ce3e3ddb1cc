"""What a searcher feels at a glance: which moves look good, who is likely to win. A small network in whole numbers.

It was learned by self-play (lab/learn) and lies in the game's folder, where there is one. It reads what one seat knows, nothing
else: that of whoever decides, in a world of the searcher. Whole numbers are the same at every speed, to the last bit.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..core import Array, State, rule
from ..core.arrays import np
from ..core.contract import Contract
from ..core.errors import Error
from ..core.forms import Struct, decode
from ..core.generic import observe, prior
from ..core.real import exponential, logarithm

FILE = "instinct.bin"
WIDE, NARROW, SEATS = 64, 32, 4
"""So many numbers make a first impression, and so many a thought."""
FULL = 127
"""No impression is stronger."""
HALVES = 16
"""Numbers are brought back to size by a product, halved so often."""
FAINT = 0.05
"""A prior of nothing is taken for so much."""
GRAIN = 1000
"""Logarithms of priors are looked up by thousandths."""
USUAL = -1


class Label(Struct, frozen=True, kw_only=True):
    """What a file says of itself; the parts follow, one after the other."""

    game: str
    reads: int
    """Numbers that a seat knows …"""
    moves: int
    """… and moves, of the game that it was learned from."""
    columns: int
    values: int
    trust: float
    """How far the policy pulls a search along."""
    lean: float
    """How much of a position's worth is what the network says of it."""
    sizes: tuple[float, float, float]
    """By what a preference and a chance are multiplied, and how much the game's own prior counts beside it."""
    products: tuple[int, int]
    """By what the numbers of each layer are multiplied, to be halved afterwards."""
    learned: str
    """Of which rules, and from how much play."""


class Mind(NamedTuple):
    """An instinct, and what it works with."""

    pull: Array
    """TRUST and LEAN; both are 0 where there is no instinct."""
    sizes: Array
    products: Array
    low: Array
    high: Array
    start: Array
    """Where in `columns` the values of a number begin."""
    columns: Array
    """The row of each value; USUAL where there is none."""
    first: Array
    """What each column adds to the impression."""
    first_base: Array
    second: Array
    second_base: Array
    policy: Array
    """What a move likes about a thought."""
    policy_base: Array
    value: Array
    value_base: Array
    seen: Array
    """What the seat knows."""
    impression: Array
    thought: Array
    chances: Array
    """Of each seat to win."""
    thoughts: Array
    """Of each node of a tree, what whoever decides there thought of it."""


TRUST, LEAN = range(2)
OF_MOVES, OF_SEATS, FAITH = range(3)

KINDS = {
    "low": "i4", "high": "i4", "start": "i4", "columns": "i2", "first": "i1", "first_base": "i4", "second": "i1",
    "second_base": "i4", "policy": "i1", "policy_base": "i4", "value": "i1", "value_base": "i4",
}  # fmt: skip
"""The parts of a file, in this order."""


@rule
def ponder(s: State, seat: int, mind: Mind) -> None:
    """Look at what the seat knows: a first impression, and from that a thought."""
    observe(s, seat, mind.seen)
    impress(mind)
    for j in range(NARROW):
        total = int(mind.second_base[j])
        for k in range(WIDE):
            total += int(mind.impression[k]) * int(mind.second[j, k])
        mind.thought[j] = min(max((total * int(mind.products[1])) >> HALVES, 0), FULL)


@rule
def impress(mind: Mind) -> None:
    """The first impression: every number that is not as usual adds its row."""
    for k in range(WIDE):
        mind.impression[k] = mind.first_base[k]
    for n in range(len(mind.seen)):
        value = min(max(int(mind.seen[n]), int(mind.low[n])), int(mind.high[n]))
        row = int(mind.columns[int(mind.start[n]) + value - int(mind.low[n])])
        if row != USUAL:
            for k in range(WIDE):
                mind.impression[k] += int(mind.first[row, k])
    for k in range(WIDE):
        mind.impression[k] = min(max((int(mind.impression[k]) * int(mind.products[0])) >> HALVES, 0), FULL)


@rule
def preference(s: State, seat: int, move: int, mind: Mind, node: int) -> float:
    """How much a move is preferred to others by what was thought at a node: on a scale of logarithms."""
    total = int(mind.policy_base[move])
    for k in range(NARROW):
        total += int(mind.thoughts[node, k]) * int(mind.policy[move, k])
    known = logarithm(int(GRAIN * (prior(s, seat, move) + FAINT) + 0.5)) - logarithm(GRAIN)
    return total * mind.sizes[OF_MOVES] + mind.sizes[FAITH] * known


@rule
def keep_thought(mind: Mind, node: int) -> None:
    """Remember at a node what is thought."""
    for k in range(NARROW):
        mind.thoughts[node, k] = mind.thought[k]


@rule
def total_of(s: State, seat: int, n: int, out: Array, mind: Mind, node: int) -> float:
    """The logarithm of the sum of all odds: what a preference must be measured by to be a chance."""
    top, total = -1e9, 0.0
    for k in range(n):
        liked = preference(s, seat, out[k], mind, node)
        if liked > top:
            total = total * exponential(top - liked) + 1.0
            top = liked
        else:
            total += exponential(liked - top)
    return top + natural(total)


@rule
def natural(x: float) -> float:
    """The logarithm of a number that is not small."""
    return logarithm(int(GRAIN * x + 0.5)) - logarithm(GRAIN)


@rule
def feel_chances(seat: int, seats: int, mind: Mind) -> None:
    """How likely each seat is to win, by what is thought just now."""
    total = 0.0
    for n in range(seats):
        liking = int(mind.value_base[n])
        for k in range(NARROW):
            liking += int(mind.thought[k]) * int(mind.value[n, k])
        odds = exponential(min(max(liking * mind.sizes[OF_SEATS], -50.0), 50.0))
        mind.chances[(seat + n) % seats] = odds
        total += odds
    for n in range(seats):
        mind.chances[n] /= total


# From a file.


class Instinct(NamedTuple):
    """A file, read."""

    label: Label
    parts: dict[str, Any]


def shapes(label: Label) -> dict[str, tuple[int, ...]]:
    """How large each part is."""
    return {
        "low": (label.reads,), "high": (label.reads,), "start": (label.reads,), "columns": (label.values,),
        "first": (label.columns, WIDE), "first_base": (WIDE,), "second": (NARROW, WIDE), "second_base": (NARROW,),
        "policy": (label.moves, NARROW), "policy_base": (label.moves,), "value": (SEATS, NARROW), "value_base": (SEATS,),
    }  # fmt: skip


def read_instinct(code: bytes) -> Instinct:
    """An instinct from its file: a label, a line's end, and all parts pressed together."""
    told, _, pressed = code.partition(b"\n")
    label = decode(told, type=Label)
    raw, at, parts = zlib.decompress(pressed), 0, {}
    for name, shape in shapes(label).items():
        kind = np.dtype(KINDS[name])
        size = kind.itemsize * shape[0] * (shape[1] if len(shape) > 1 else 1)
        parts[name] = np.frombuffer(raw[at : at + size], kind).reshape(shape)
        at += size
    if at != len(raw):
        raise Error(f"the instinct for {label.game} should have {at} bytes, and has {len(raw)}.")
    return Instinct(label, parts)


@cache
def instinct_at(file: Path) -> Instinct | None:
    """What lies there; None where nothing does."""
    return read_instinct(file.read_bytes()) if file.is_file() else None


def instinct_of(game: Contract) -> Instinct | None:
    """The instinct for a game; None where there is none, or where it was learned from other rules."""
    found = instinct_at(game.folder / FILE)
    fits = found is not None and (found.label.reads, found.label.moves) == (game.observation_size, len(game.numbering))
    return found if fits else None


def mind_of(game: Contract, array: Callable[..., Any], nodes: int) -> Mind:
    """A mind with the game's instinct; with nothing in it where there is none."""
    found = instinct_of(game)
    shape = {name: (1,) * (1 + (name in ("first", "second", "policy", "value"))) for name in KINDS}
    if found is not None:
        shape = shapes(found.label)
    parts = {name: array(shape[name], np.dtype(kind)) for name, kind in KINDS.items()}
    mind = Mind(
        pull=array(2, np.float64), sizes=array(3, np.float64), products=array(2, np.int64),
        **parts,
        seen=array(game.observation_size, np.int64), impression=array(WIDE, np.int32), thought=array(NARROW, np.int32),
        chances=array(SEATS, np.float64), thoughts=array((nodes if found else 1, NARROW), np.int8),
    )  # fmt: skip
    if found is not None:
        for name, one in found.parts.items():
            parts[name][:] = one
        mind.pull[:], mind.sizes[:] = (found.label.trust, found.label.lean), found.label.sizes
        mind.products[:] = found.label.products
    return mind
