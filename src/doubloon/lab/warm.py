"""Compile every game found, so that whoever comes next finds the cache full: `python -m doubloon.lab.warm`."""

from __future__ import annotations

import sys
import time

import numpy as np

from ..bots import bot as doubloon_bot
from ..core.errors import Error
from ..games import catalogue
from .compiling import need_compiler
from .playout import play_games


def warm_up() -> None:
    """Compile all rules and the playouts of every game, telling how long each took."""
    need_compiler("rules are made ready")
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
    try:
        warm_up()
    except Error as trouble:
        sys.exit(str(trouble))
