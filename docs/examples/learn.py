"""A learner from nothing: masked PPO in plain JAX learns Buried Treasure for two against deckhands within a minute or two.

    pip install doubloon[envs] jax
    python docs/examples/learn.py                      # or: python docs/examples/learn.py pirates-map-solo --scale 0.02

It knows nothing of the game but the env's numbers: what it sees (`observation`), what it may do (`action_mask`), what it got.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import gymnasium
import jax
import jax.numpy as jnp
import numpy as np

import doubloon.lab.envs.gym  # noqa: F401  makes the ids known

TABLES = 32
"""Tables played side by side."""
STEPS = 64
"""Decisions at each of them before the learner looks back."""
EPOCHS, PARTS = 4, 4
"""How often it looks back, and in how many portions."""
WIDTH = 128
RATE = 1e-3
TRUST = 0.2
"""How far the policy may move from the one that played."""
LAMBDA = 0.95
"""How far an advantage looks ahead. Nothing is discounted: games are short."""
CURIOSITY = 0.01


class Batch(NamedTuple):
    """What was seen, allowed and done, with what came of it."""

    seen: Any
    mask: Any
    move: Any
    chance: Any
    """The logarithm of how likely the move was."""
    advantage: Any
    result: Any


def new_net(key: Any, numbers: int, moves: int) -> list[Any]:
    """Two hidden layers, and one that gives a preference for each move and the value of the position."""
    sizes = [numbers, WIDTH, WIDTH, moves + 1]
    keys = jax.random.split(key, len(sizes) - 1)
    shapes = zip(keys, sizes, sizes[1:], strict=False)
    return [(jax.random.normal(k, (a, b)) * (0.01 if b == moves + 1 else a**-0.5), jnp.zeros(b)) for k, a, b in shapes]


def think(net: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """The logarithm of each move's chance, illegal ones at none, and the value of the position."""
    x = jnp.sign(seen) * jnp.log1p(jnp.abs(seen))
    for weights, bias in net[:-1]:
        x = jnp.tanh(x @ weights + bias)
    out = x @ net[-1][0] + net[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, out[..., :-1], -1e9)), out[..., -1]


@jax.jit
def choose(net: Any, key: Any, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
    """A move at each table, how likely it was, and what the position seems worth."""
    chances, value = think(net, seen, mask)
    move = jax.random.categorical(key, chances)
    return move, jnp.take_along_axis(chances, move[:, None], 1)[:, 0], value


def loss(net: Any, batch: Batch) -> Any:
    """PPO: better moves become likelier, but not by leaps; values come nearer to results; some curiosity stays."""
    chances, value = think(net, batch.seen, batch.mask)
    ratio = jnp.exp(jnp.take_along_axis(chances, batch.move[:, None], 1)[:, 0] - batch.chance)
    edge = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    gain = jnp.minimum(ratio * edge, jnp.clip(ratio, 1 - TRUST, 1 + TRUST) * edge).mean()
    doubt = -(jnp.exp(chances) * jnp.where(batch.mask, chances, 0)).sum(-1).mean()
    return -gain + 0.5 * ((value - batch.result) ** 2).mean() - CURIOSITY * doubt


@jax.jit
def improve(net: Any, adam: Any, batch: Batch) -> tuple[Any, Any]:
    """One step of Adam."""
    count, first, second = adam
    slope = jax.grad(loss)(net, batch)
    norm = jnp.sqrt(sum((leaf**2).sum() for leaf in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda g: g * jnp.minimum(1, 0.5 / norm), slope)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, second, slope)
    fit = RATE * jnp.sqrt(1 - 0.999 ** (count + 1)) / (1 - 0.9 ** (count + 1))
    net = jax.tree.map(lambda w, m, v: w - fit * m / (jnp.sqrt(v) + 1e-8), net, first, second)
    return net, (count + 1, first, second)


class Tables:
    """Tables side by side; one that is over begins anew."""

    def __init__(self, name: str, seed: int, **settings: Any) -> None:
        self.envs = [gymnasium.make(name, disable_env_checker=True, **settings).unwrapped for _ in range(TABLES)]
        begun = [env.reset(seed=seed + number) for number, env in enumerate(self.envs)]
        self.seen = np.stack([seen for seen, _ in begun]).astype(np.float32)
        self.mask = np.stack([info["action_mask"] for _, info in begun]).astype(bool)
        self.sums = np.zeros(TABLES)
        self.finished: list[float] = []
        """What each finished game brought."""

    def step(self, moves: Any) -> tuple[Any, Any]:
        """A move at every table: what each brought, and where it ended the game."""
        rewards, over = np.zeros(TABLES, np.float32), np.zeros(TABLES, np.float32)
        for number, env in enumerate(self.envs):
            seen, rewards[number], over[number], _, info = env.step(moves[number])
            self.sums[number] += rewards[number]
            if over[number]:
                self.finished.append(self.sums[number])
                self.sums[number] = 0
                seen, info = env.reset()
            self.seen[number], self.mask[number] = seen, info["action_mask"]
        return rewards, over


def play(net: Any, tables: Tables, key: Any, scale: float) -> Batch:
    """Play on at all tables, then look back: how much better than expected was each move?"""
    lines = []
    for one in jax.random.split(key, STEPS):
        seen, mask = tables.seen.copy(), tables.mask.copy()
        move, chance, value = (np.asarray(out) for out in choose(net, one, seen, mask))
        lines.append((seen, mask, move, chance, value, *tables.step(move)))
    seen, mask, move, chance, value, reward, over = (np.stack(column) for column in zip(*lines, strict=True))
    ahead = np.asarray(choose(net, key, tables.seen, tables.mask)[2])
    advantage, later = np.zeros_like(value), np.zeros(TABLES, np.float32)
    for t in reversed(range(STEPS)):
        surprise = reward[t] * scale + ahead * (1 - over[t]) - value[t]
        advantage[t] = later = surprise + LAMBDA * later * (1 - over[t])
        ahead = value[t]
    flat = partial(np.reshape, shape=(TABLES * STEPS,))
    wide = [np.reshape(column, (TABLES * STEPS, -1)) for column in (seen, mask)]
    return Batch(*wide, flat(move), flat(chance), flat(advantage), flat(advantage + value))


def learn(game: str = "buried-treasure", rounds: int = 60, seed: int = 1, every: int = 5, scale: float = 1.0) -> list[float]:
    """Learn, and print the curve: the mean result of the games that ended since the last line."""
    tables = Tables(f"doubloon/{game}-v1", seed)
    key = jax.random.key(seed)
    net = new_net(key, tables.seen.shape[1], tables.mask.shape[1])
    adam = (0, *(jax.tree.map(jnp.zeros_like, net) for _ in range(2)))
    dice, curve, begun = np.random.default_rng(seed), [], time.perf_counter()
    for number in range(1, rounds + 1):
        key, one = jax.random.split(key)
        batch = play(net, tables, one, scale)
        for _ in range(EPOCHS):
            for part in np.split(dice.permutation(TABLES * STEPS), PARTS):
                net, adam = improve(net, adam, Batch(*(column[part] for column in batch)))
        if number == 1 or number % every == 0:
            curve.append(float(np.mean(tables.finished)))
            bar = "#" * max(0, round(20 * (curve[-1] * scale + 1)))
            seconds, games = time.perf_counter() - begun, len(tables.finished)
            moves = number * TABLES * STEPS
            print(f"{moves:8,} moves {seconds:4.0f} s {games:4} games  result {curve[-1]:+6.2f}  {bar}", flush=True)
            tables.finished.clear()
    return curve


if __name__ == "__main__":
    said = argparse.ArgumentParser(description="Learn a game against deckhands.")
    said.add_argument("game", nargs="?", default="buried-treasure")
    said.add_argument("--rounds", type=int, default=60)
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--scale", type=float, default=1.0, help="what a point of reward counts; 0.02 suits games of points")
    learn(**vars(said.parse_args()))
