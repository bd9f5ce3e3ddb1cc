"""One lap of the speed gate: how fast one game of some tree of ours plays at random, and searches.

`python -P lap.py GAME SECONDS`, with PYTHONPATH naming the tree: this file runs beside trees older than itself, so it leans on
little. DOUBLOON_PLAIN keeps tables from compiling what is not measured.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import process_time

import numpy as np

import doubloon
from doubloon.bots.workshop import Workshop
from doubloon.core.bench import MachineBench
from doubloon.lab.playout import play_games


def rate(work: Callable[[], int], seconds: float) -> float:
    """So many a second that the core worked, after once to warm up."""
    work()
    begun, done = process_time(), 0
    while not done or process_time() - begun < seconds:
        done += work()
    return done / (process_time() - begun)


def random_play(game: doubloon.Game) -> Callable[[], int]:
    """Twenty games at random; returns the moves."""
    blank = game.blank(game.seats[0])
    states, luck, out = blank.copy(), np.array([20_011], np.int64), np.empty(len(game.numbering), np.int64)
    return lambda: int(play_games(states, blank, 20, 1, luck, out))


def search(game: doubloon.Game) -> Callable[[], int]:
    """A new tree from the opening, by machine code, whether or not the rules are packed as they stand; returns the iterations."""
    table = game.start(game.seats[0], "gate")
    while len(table.moves(table.acting[0])) == 1:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    shop = Workshop(game, MachineBench())

    def work() -> int:
        shop.begin(table, "gate").grow(table.acting[0], table.seats, 500)
        return 500

    return work


def main(name: str, seconds: str) -> None:
    """Print both rates."""
    game = doubloon.game(name)
    print(json.dumps({"random play": rate(random_play(game), float(seconds)), "search": rate(search(game), float(seconds))}))


if __name__ == "__main__":
    main(*sys.argv[1:])
