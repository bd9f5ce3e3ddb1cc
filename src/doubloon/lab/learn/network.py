"""A network, and how it learns: a first layer over columns, hidden layers, a preference for each move, a chance for each seat.

It plays beside the game's own prior: what it says is added to the logarithm of that. The same lines run with NumPy and CuPy.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .eyes import Eyes

SEATS = 4
FAINT = 0.05
"""A prior of nothing is taken for so much."""
NEVER = -1e9

Weights = dict[str, Any]


class Thought(NamedTuple):
    """What a network makes of some positions, with what it needs to learn from them."""

    layers: list[Any]
    """What went into each layer, and what came out of the last."""
    moves: Any
    hope: Any
    """The logarithm of the game's own prior of each of these moves."""
    policy: Any
    """How likely each legal move is."""
    value: Any
    """The chance of each seat to win, the one to move first, then in order."""


def new_weights(rng: Any, columns: int, widths: tuple[int, ...], moves: int) -> Weights:
    """Small random weights, and none for the moves: it begins as the prior plays, whatever it hopes for."""
    weights, before = {}, columns
    for n, width in enumerate(widths):
        scale = np.sqrt(2.0 / before) if n else 0.08
        weights[f"w{n}"] = rng.normal(0, scale, (before, width)).astype(np.float32)
        weights[f"b{n}"] = np.zeros(width, np.float32)
        before = width
    weights["policy"] = np.zeros((before, moves), np.float32)
    weights["bias"] = np.zeros(moves, np.float32)
    weights["value"] = rng.normal(0, 0.01, (before, SEATS)).astype(np.float32)
    weights["even"] = np.zeros(SEATS, np.float32)
    weights["faith"] = np.ones(1, np.float32)
    return weights


def depth_of(weights: Weights) -> int:
    """How many layers lie before the heads."""
    return sum(name[0] == "w" for name in weights)


def leaps(weights: Weights, n: int) -> bool:
    """Whether a layer adds to what went into it: from the second on, where nothing grows or shrinks."""
    return n > 0 and weights[f"w{n}"].shape[0] == weights[f"w{n}"].shape[1]


def think(weights: Weights, eyes: Eyes, seen: Any, moves: Any, hope: Any, seats: Any, xp: Any) -> Thought:
    """What a network makes of some positions; `hope` is the prior of each of some moves, negative beyond the last legal one."""
    layers = [eyes.see(seen, xp)]
    for n in range(depth_of(weights)):
        out = xp.maximum(layers[n] @ weights[f"w{n}"] + weights[f"b{n}"], 0)
        layers.append(out + layers[n] if leaps(weights, n) else out)
    known = xp.log(xp.maximum(hope, 0) + FAINT)
    liked = xp.take_along_axis(layers[-1] @ weights["policy"], moves, 1)
    preference = liked + weights["bias"][moves] + weights["faith"] * known
    policy = softmax(xp.where(hope < 0, NEVER, preference), xp)
    chances = layers[-1] @ weights["value"] + weights["even"]
    value = softmax(xp.where(xp.arange(SEATS) < seats[:, None], chances, NEVER), xp)
    return Thought(layers, moves, known, policy, value)


def calmed(weights: Weights, calm: float) -> Weights:
    """The same network, so many times less sure of its moves."""
    return {name: one / calm if name in ("policy", "bias", "faith") else one.copy() for name, one in weights.items()}


def softmax(x: Any, xp: Any) -> Any:
    """Rows of preferences as rows of chances."""
    odds = xp.exp(x - x.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def slopes(weights: Weights, thought: Thought, policy: Any, value: Any, xp: Any) -> Weights:
    """How a loss grows with each weight, from how it grows with each preference and each chance's own."""
    last = thought.layers[-1]
    spread = xp.zeros((len(policy), len(weights["bias"])), policy.dtype)
    spread[xp.arange(len(policy))[:, None], thought.moves] = policy
    spread[:, 0] = xp.where(thought.moves == 0, policy, 0).sum(1)  # rows are filled up with move 0
    found = {
        "policy": last.T @ spread, "bias": spread.sum(0), "value": last.T @ value, "even": value.sum(0),
        "faith": (policy * thought.hope).sum().reshape(1),
    }  # fmt: skip
    back = spread @ weights["policy"].T + value @ weights["value"].T
    for n in reversed(range(depth_of(weights))):
        out = thought.layers[n + 1] - thought.layers[n] if leaps(weights, n) else thought.layers[n + 1]
        through = xp.where(out > 0, back, 0)
        found[f"w{n}"] = thought.layers[n].T @ through
        found[f"b{n}"] = through.sum(0)
        if n:
            back = through @ weights[f"w{n}"].T + (back if leaps(weights, n) else 0)
    return found


class Adam:
    """Steps down a slope, each weight at its own pace; a steep slope is cut to a length of one."""

    def __init__(self, weights: Weights, xp: Any) -> None:
        self.xp = xp
        self.mean = {name: xp.zeros_like(one) for name, one in weights.items()}
        self.square = {name: xp.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, found: Weights, rate: float, decay: float = 1e-4) -> None:
        """Change the weights where they are."""
        xp = self.xp
        self.steps += 1
        steep = xp.sqrt(sum((one * one).sum() for one in found.values()))
        cut = 1.0 / xp.maximum(steep, 1.0)
        one, two = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, weight in weights.items():
            slope = found[name] * cut
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            weight -= rate * (self.mean[name] / one / (xp.sqrt(self.square[name] / two) + 1e-8) + decay * weight)


def write_weights(weights: Weights, file: Path) -> None:
    """Keep weights, in half the digits."""
    np.savez_compressed(file, **{name: to_numpy(one).astype(np.float16) for name, one in weights.items()})


def read_weights(file: Path, xp: Any = np) -> Weights:
    """Weights that were kept."""
    found = np.load(file)
    return {name: xp.asarray(found[name], dtype=xp.float32) for name in found.files}


def to_numpy(array: Any) -> Any:
    """An array of either library as NumPy's."""
    return array.get() if hasattr(array, "get") else np.asarray(array)
