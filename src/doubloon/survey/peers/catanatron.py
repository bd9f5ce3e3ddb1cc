"""What is measured of Catanatron."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from .window import Tally, Work

MOST_TURNS = 1_000
"""Its own limit: a random game may never end."""


def deal() -> Any:
    """A game of four who play at random."""
    its = import_module("catanatron")
    colours = (its.Color.RED, its.Color.BLUE, its.Color.WHITE, its.Color.ORANGE)
    return its.Game([its.RandomPlayer(colour) for colour in colours])


def random_play() -> Work:
    """Whole games at random, tick by tick."""
    random.seed(1)

    def work() -> Tally:
        game = deal()
        moves = 0
        while game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            moves += 1
        return {"moves": moves, "steps": moves, "playouts": 1}

    return work


def copies() -> Work:
    """`game.copy()` in the middle of a game."""
    random.seed(1)
    game = deal()
    for _ in range(100):
        game.play_tick()

    def work() -> Tally:
        for _ in range(10):
            game.copy()
        return {"copies": 10}

    return work
