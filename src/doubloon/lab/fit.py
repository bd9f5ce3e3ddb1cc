"""Fit the weights of a game's `evaluate` by self-play: `python -m doubloon.lab.fit GAME`.

A game's bot names its terms in WEIGHTS and counts them in `term`. Search takes the seats' chances as odds, by the exp of
their weighted terms; so the weights that make the games' winners most likely are the ones to use. Quick captains play those
games inside the compiled core. Positions of one game have one winner, so intervals are over games.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from ..bots.search import Desk
from ..bots.workshop import desk_of
from ..core import Array, Game, State, States, count_bits, entry, rule
from ..core.bench import MachineBench
from ..core.errors import Error
from ..core.generic import EXTRAS, ONLY_COMPILED, acting, add_extra, generic, winners
from ..core.keys import key_words
from ..core.options import read_options
from ..games import catalogue
from .compiling import need_compiler
from .quick import STRIDE, lay_out, play_move
from .strength import Z95

PULL = 4.0
"""How strongly a weight is held to what it was: as much as so many positions that say so."""
HELD_BACK = 5
"""Every fifth game is only looked at when the fit is done."""
MOST_POSITIONS = 400
"""No more of one game are looked at."""
NODES = 1 << 14

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Games(NamedTuple):
    """What was seen in some games, position by position."""

    terms: Numbers
    """Of every seat."""
    won: Numbers
    """What each seat had of the victory in the end."""
    number: np.ndarray[Any, np.dtype[np.int64]]
    """Of the game."""

    def of(self, chosen: Any) -> Games:
        """Some of the positions."""
        return Games(self.terms[chosen], self.won[chosen], self.number[chosen])


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


# Games.


@entry
def watch(desk: Desk, play: States, blank: States, seats: int, key: int, iterations: int, seen: Array, won: Array) -> int:
    """Play one game: every term wherever the turn passed on, and who won; returns in how many positions."""
    lay_out(play, blank, key)
    moves, positions = 1, 0  # so that no world is dealt by the key of the game
    mask = acting(play[0])
    while mask:
        play_move(desk, play, seats, key + STRIDE * moves, iterations)
        moves += 1
        before, mask = mask, acting(play[0])
        if mask and mask != before and positions < len(seen):
            count_terms(play[0], seats, seen[positions])
            positions += 1
    victors = winners(play[0])
    for seat in range(seats):
        won[seat] = ((victors >> seat) & 1) / count_bits(victors) if victors else 1.0 / seats
    return positions


@rule
def count_terms(s: State, seats: int, out: Array) -> None:
    """Every term of every seat, as much as it says."""
    for seat in range(seats):
        for k in range(out.shape[1]):
            out[seat, k] = term(s, seat, k) * telling(s) / 100


def play_games(game: Game, seats: int, options: Mapping[str, Any], games: int, iterations: int, seed: str) -> Games:
    """Let captains play, and watch them."""
    game.compile()
    hints = game.modules["bot"]
    add_extra("term", game.layout, hints.term)
    add_extra("telling", game.layout, getattr(hints, "telling", says_all))
    bench = MachineBench()
    desk = desk_of(game, bench.array, NODES)
    play, blank = (
        bench.array(1, game.layout),
        game.blank(seats, None, read_options(game.name, game.options, dict(options), seats)),
    )
    seen, won = bench.array((MOST_POSITIONS, seats, len(hints.WEIGHTS)), np.float64), bench.array(seats, np.float64)
    key = key_words("fit", seed)[0] << 26
    found = []
    for number in range(games):
        many = bench.call(watch, desk, play, blank, seats, key + number, iterations, seen, won)
        found.append(Games(seen[:many].copy(), np.tile(won, (many, 1)), np.full(many, number)))
        print(f"\r{number + 1} of {games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Games(*map(np.concatenate, zip(*found, strict=True)))


# Weights.


def loss(weights: Numbers, terms: Numbers, won: Numbers) -> float:
    """How surprised the weights are by who won, a position."""
    return float(-(won * log_chances(weights, terms)).sum(1).mean())


def log_chances(weights: Numbers, terms: Numbers) -> Numbers:
    """The logs of the chances of the seats."""
    standing = terms @ weights
    standing -= standing.max(1, keepdims=True)
    return standing - np.log(np.exp(standing).sum(1, keepdims=True))


def slopes(weights: Numbers, terms: Numbers, won: Numbers) -> Numbers:
    """By position, where each weight should go to be less surprised."""
    return np.asarray(np.einsum("ps,psk->pk", won - np.exp(log_chances(weights, terms)), terms))


def bends(weights: Numbers, terms: Numbers) -> Numbers:
    """How fast all slopes together change."""
    chances = np.exp(log_chances(weights, terms))
    apart = terms - np.einsum("ps,psk->pk", chances, terms)[:, None, :]
    return np.asarray(np.einsum("ps,psk,psl->kl", chances, apart, apart, optimize=True))


def fit(first: Numbers, terms: Numbers, won: Numbers, pull: float = PULL) -> Numbers:
    """The weights of greatest likelihood, held a little to the first ones; by Newton's steps."""
    spread = np.maximum(terms.std((0, 1)), 1e-9)
    weights = first.copy()
    for _ in range(50):
        slope = slopes(weights, terms, won).sum(0) - pull * spread**2 * (weights - first)
        step = np.linalg.solve(bends(weights, terms) + np.diag(pull * spread**2 + 1e-9), slope)
        weights += step
        if np.abs(step * spread).max() < 1e-7:
            break
    return weights


def margins(weights: Numbers, games: Games, pull: float = PULL) -> Numbers:
    """Half of the 95 % interval of each weight, where games and not positions are taken for evidence."""
    spread = np.maximum(games.terms.std((0, 1)), 1e-9)
    by_game = np.zeros((int(games.number.max()) + 1, len(weights)))
    np.add.at(by_game, games.number, slopes(weights, games.terms, games.won))
    inverse = np.linalg.inv(bends(weights, games.terms) + np.diag(pull * spread**2 + 1e-9))
    return np.asarray(Z95 * np.sqrt(np.diag(inverse @ by_game.T @ by_game @ inverse)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit, and print the table of weights to put into the game's bot.py."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.fit", description="Fit a game's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=100, help="how hard the captains try who play")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("-o", "--option", action="append", default=[], help="a choice of the game, as name=value")
    parser.add_argument("--seed", default="fit")
    given = parser.parse_args(arguments)
    try:
        game = catalogue[given.game]
        options = dict(one.partition("=")[::2] for one in given.option)
        report(game, given.seats or game.seats[0], options, given.games, given.iterations, given.seed)
    except Error as error:
        sys.exit(str(error))


def report(game: Game, seats: int, options: Mapping[str, Any], games: int, iterations: int, seed: str) -> None:
    """Fit on four games of five, and judge by the fifth."""
    hints = game.modules["bot"]
    if not hasattr(hints, "WEIGHTS"):
        raise Error(f"{game.name} has no WEIGHTS to fit: its evaluate is set by hand.")
    need_compiler("weights are fitted")
    found = play_games(game, seats, options, games, iterations, seed)
    held, kept = found.of(found.number % HELD_BACK == 0), found.of(found.number % HELD_BACK != 0)
    unit = float(hints.SEARCH["scale"])  # so many parts of the log of the odds
    first = np.array([*hints.WEIGHTS.values()], float) / unit
    fitted = fit(first, kept.terms, kept.won)
    before, after, coin = (loss(weights, held.terms, held.won) for weights in (first, fitted, 0 * first))
    print(f"{game.name}, {seats} seats, captain:{iterations}, {games} games, {len(kept.terms)} positions")
    print(f"surprise on games not fitted: {before:.4f} before, {after:.4f} after; of somebody who knows nothing {coin:.4f}")
    for name, old, new, margin in zip(hints.WEIGHTS, first * unit, fitted * unit, margins(fitted, kept) * unit, strict=True):
        print(f"   {name:24}{old:8.1f} -> {new:8.1f} ± {margin:.1f}")


if __name__ == "__main__":
    main()
