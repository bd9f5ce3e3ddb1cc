"""Compile every game found, so that whoever comes next finds the cache full: `python -m doubloon.lab.warm`."""

from __future__ import annotations

import time

import numpy as np

from ..bots import bot as doubloon_bot
from ..games import catalogue
from .playout import play_games


def warm_up() -> None:
    """Compile all rules and the playouts of every game, telling how long each took."""
    for game in catalogue.values():
        began = time.perf_counter()
        game.compile()
        blank = game.blank(game.seats[0])
        play_games(blank.copy(), blank, 1, 1, np.array([1]), np.empty(len(game.numbering), np.int64))
        table = game.start(game.seats[0], "warm")
        for level in ("bosun:1", "captain:1"):
            doubloon_bot(level).choose(table, table.acting[0], seed="warm")
        print(f"   {game.name}: {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    warm_up()
