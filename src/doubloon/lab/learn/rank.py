"""What a network is worth alone, without any search: `python -m doubloon.lab.learn.rank GAME FILE --games 100`.

It loads the file and plays its best moves, one seat among bots of one of our levels: at two seats, and at four where there are
four. A share of the victories becomes a difference on the Elo scale, as if all games were between two.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ... import bot
from ...bots import Bot
from ...core.game import Game
from ...core.numbering import Move
from ...core.table import Table
from ...games import catalogue
from ..strength import Estimate, estimate
from .fleets import School, on_cores
from .logbook import read_all
from .network import Weights, read_weights, think

LEVELS = ("deckhand", "bosun", "captain:500")
SEATS = (2, 4)
SURELY = 0.005
"""Nobody is taken to win more often than all but so many of his games, or more rarely."""


class Scholar:
    """Who plays a network's best move, and thinks about nothing."""

    def __init__(self, school: School, weights: Weights) -> None:
        self.game, self.eyes, self.weights = catalogue[school.game], school.eyes, weights
        self.seen = np.zeros((1, self.game.observation_size), np.int16)
        self.many, self.moves = np.zeros(1, np.int64), np.empty((1, school.moves), np.int64)
        self.hope = np.empty((1, school.moves), np.float32)

    def choose(self, table: Table, seat: int) -> Move:
        """By what the seat knows, and nothing else: it is all that is read."""
        read_all(table.state, np.array([seat]), self.seen, self.many, self.moves, self.hope)
        moves, hope = self.moves[:, : self.many[0]], self.hope[:, : self.many[0]]
        found = think(self.weights, self.eyes, self.seen, moves, hope, np.array([table.seats]), np)
        return self.game.move(int(moves[0, found.policy[0].argmax()]))


class Rank(NamedTuple):
    """What a network has against a level, at so many seats."""

    level: str
    seats: int
    share: Estimate
    """Of the victories, with what it may be as well."""

    @property
    def elo(self) -> tuple[int, int, int]:
        """How much stronger than one of the level it is; at least, and at most."""
        mean, low, high = (elo_of(share, self.seats) for share in (self.share.mean, self.share.low, self.share.high))
        return mean, low, high


def elo_of(share: float, seats: int) -> int:
    """The difference at which one of so many wins such a share, where all others are alike."""
    share = min(max(share, SURELY), 1 - SURELY)
    return round(400 * log10(share * (seats - 1) / (1 - share)))


def play(scholar: Scholar, rival: Bot, game: Game, seats: int, mine: int, seed: str) -> float:
    """The scholar's share of a victory."""
    table = game.start(seats, seed)
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        if len(moves) == 1:
            table.play(seat, moves[0])
        elif seat == mine:
            table.play(seat, scholar.choose(table, seat))
        else:
            told = f"{seed} {mine} {len(table.log)}"
            table.play(seat, rival.choose(table.world(seat, told), seat, seed=told))
    winners = table.winners or range(seats)
    return (mine in winners) / len(winners)


def rank(school: School, weights: Weights, level: str, seats: int, games: int, seed: str = "rank") -> Rank:
    """So many games, each deal once from every seat."""
    game, scholar, rival = catalogue[school.game], Scholar(school, weights), bot(level)
    deals = range(max(games // seats, 1))
    shares = [np.mean([play(scholar, rival, game, seats, mine, f"{seed} {deal}") for mine in range(seats)]) for deal in deals]
    return Rank(level, seats, estimate(np.array(shares)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Rank a network."""
    parser = argparse.ArgumentParser(description="Play a network against our levels.")
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS))
    parser.add_argument("--seats", type=int, nargs="+", default=list(SEATS))
    given = parser.parse_args(arguments)
    school, weights = on_cores(given.game), read_weights(given.file)
    for seats in (one for one in given.seats if one in catalogue[given.game].seats):
        for level in given.levels:
            found = rank(school, weights, level, seats, given.games)
            mean, low, high = found.elo
            share = f"{100 * found.share.mean:.1f} % ({100 * found.share.low:.0f}–{100 * found.share.high:.0f})"
            print(f"| {given.game} | {seats} | {level} | {share} | {mean:+d} ({low:+d} to {high:+d}) |", flush=True)


if __name__ == "__main__":
    main()
