"""Fit the weights of a game's `evaluate` by self-play: `python -m doubloon.lab.fit GAME`.

A game's bot names its terms in WEIGHTS and counts them in `term`. Search takes the seats' chances as odds, by the exp of
their weighted terms; so the weights that make the games' winners most likely are the ones to use.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from ..bots import Bot
from ..bots import bot as known_bot
from ..core import Array, Game, State, States, entry, rule
from ..core.errors import Error
from ..core.generic import EXTRAS, ONLY_COMPILED, add_extra, generic
from ..games import catalogue
from .compiling import need_compiler

UNIT = 100
"""Weights are in hundredths of the log of the odds."""
PULL = 4.0
"""How strongly a weight is held to what it was: as much as so many positions that say so."""
HELD_BACK = 5
"""Every fifth game is only looked at when the fit is done."""

Numbers = np.ndarray[Any, np.dtype[np.float64]]


@partial(generic, registry=EXTRAS)
def term(s: State, seat: int, k: int) -> int:
    """How much a seat has of the k-th of its game's WEIGHTS."""
    raise TypeError(ONLY_COMPILED)


@partial(generic, registry=EXTRAS)
def telling(s: State) -> int:
    """Of a hundred, how much the terms say of who wins."""
    raise TypeError(ONLY_COMPILED)


@rule
def says_all(s: State) -> int:
    """Of a game that does not say otherwise."""
    return 100


@entry
def count_terms(states: States, out: Array) -> None:
    """Every term of every seat, as much as it says."""
    for seat in range(out.shape[0]):
        for k in range(out.shape[1]):
            out[seat, k] = term(states[0], seat, k) * telling(states[0]) / 100


def watch(game: Game, bot: Bot, seats: int, seed: str, options: dict[str, Any]) -> tuple[list[Numbers], Numbers]:
    """Play one game; the terms wherever the turn passed on, and who won."""
    table = game.start(seats, seed, **options)
    terms = np.zeros((seats, len(game.modules["bot"].WEIGHTS)))
    seen = []
    moves = 0
    while not table.over:
        before = table.acting
        for seat in before:
            table.play(seat, bot.choose(table.world(seat, f"{seed} {moves}"), seat, seed=f"{seed} {moves}"))
            moves += 1
        if table.acting != before and not table.over:
            count_terms(table.state, terms)
            seen.append(terms.copy())
    won = np.zeros(seats)
    won[list(table.winners)] = 1 / max(len(table.winners), 1)
    return seen, won


def loss(weights: Numbers, terms: Numbers, won: Numbers) -> float:
    """How surprised the weights are by who won, a position."""
    return float(-(won * log_chances(weights, terms)).sum(1).mean())


def log_chances(weights: Numbers, terms: Numbers) -> Numbers:
    """The logs of the chances of the seats."""
    standing = terms @ weights
    standing -= standing.max(1, keepdims=True)
    return standing - np.log(np.exp(standing).sum(1, keepdims=True))


def fit(first: Numbers, terms: Numbers, won: Numbers, pull: float = PULL) -> Numbers:
    """The weights of greatest likelihood, held a little to the first ones; by Newton's steps."""
    spread = np.maximum(terms.std((0, 1)), 1e-9)
    weights = first.copy()
    for _ in range(50):
        chances = np.exp(log_chances(weights, terms))
        mean = np.einsum("ps,psk->pk", chances, terms)
        slope = np.einsum("ps,psk->k", won - chances, terms) - pull * spread**2 * (weights - first)
        apart = terms - mean[:, None, :]
        bend = np.einsum("ps,psk,psl->kl", chances, apart, apart) + np.diag(pull * spread**2 + 1e-9)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step * spread).max() < 1e-7:
            break
    return weights


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the table of weights to put into the game's bot.py."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.fit", description="Fit a game's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="captain:200")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args(arguments)
    try:
        report(catalogue[given.game], known_bot(given.bot), given.games, given.seats, given.seed)
    except Error as error:
        sys.exit(str(error))


def report(game: Game, bot: Bot, games: int, seats: int | None, seed: str) -> None:
    """Fit on four games of five, and judge by the fifth."""
    hints = game.modules["bot"]
    if not hasattr(hints, "WEIGHTS"):
        raise Error(f"{game.name} has no WEIGHTS to fit: its evaluate is set by hand.")
    need_compiler("weights are fitted")
    game.compile()
    add_extra("term", game.layout, hints.term)
    add_extra("telling", game.layout, getattr(hints, "telling", says_all))
    kept: tuple[list[Numbers], list[Numbers]] = ([], [])
    held: tuple[list[Numbers], list[Numbers]] = ([], [])
    for number in range(games):
        seen, won = watch(game, bot, seats or game.seats[0], f"{seed} {number}", {})
        terms, winners = held if number % HELD_BACK == 0 else kept
        terms += seen
        winners += [won] * len(seen)
        print(f"\r{number + 1} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    first = np.array([*hints.WEIGHTS.values()], float) / UNIT
    fitted = fit(first, np.array(kept[0]), np.array(kept[1]))
    before, after = (loss(weights, np.array(held[0]), np.array(held[1])) for weights in (first, fitted))
    print(f"{game.name}, {seats or game.seats[0]} seats, {bot.name}, {games} games, {len(kept[0])} positions")
    print(f"surprise on games not fitted: {before:.4f} before, {after:.4f} after")
    for name, old, new in zip(hints.WEIGHTS, first * UNIT, fitted * UNIT, strict=True):
        print(f"   {name:24}{old:8.1f} -> {new:8.1f}")


if __name__ == "__main__":
    main()
