"""What is measured of ours."""

from __future__ import annotations

import random
from importlib import import_module

import numpy as np

from ...bots.search import CUT
from ...bots.workshop import Workshop
from ...core.game import Game
from ...core.table import Table
from ...games import catalogue
from ...lab.batch import Batch
from ...lab.playout import play_games
from .loops import copy_many, redeal_many
from .window import Tally, Work

CONNECT_FOUR = "connect-four"
WHOLE = 10**6
"""Where a playout is cut if it is not to be cut."""
ITERATIONS = 2_000
"""A tree is grown by so many iterations, then another is begun; the others' trees too."""
AT_ONCE = 1_000
"""Copies or worlds for one call from Python."""
SHELF = 64
OPENING = 10
"""Moves made at random before copies and worlds are made."""


def found(name: str) -> Game:
    """A game of the catalogue, or the one that is only measured; compiled, so that nothing goes on in the background."""
    game: Game = import_module("doubloon.survey.peers.connect_four").GAME if name == CONNECT_FOUR else catalogue[name]
    game.compile()
    return game


def begun(game: Game, moves: int) -> Table:
    """A table after so many random moves, and after whatever leaves no choice."""
    dice = random.Random(5)
    table = game.start(game.seats[0], "bench")
    while len(table.log) < moves or len(table.moves(table.acting[0])) == 1:
        seat = dice.choice(table.acting)
        table.play(seat, dice.choice(table.moves(seat)))
    return table


def random_play(name: str) -> Work:
    """Whole games at random, inside the compiled core; set-up is part of it."""
    game = found(name)
    blank = game.blank(game.seats[0])
    states, luck, out = blank.copy(), np.array([20_011], np.int64), np.empty(len(game.numbering), np.int64)
    key = 1

    def work() -> Tally:
        nonlocal key
        key += 100
        return {"moves": play_games(states, blank, 100, key, luck, out), "playouts": 100}

    return work


def play_at_a_table(name: str) -> Work:
    """Whole games at random from Python: `moves` and `play` of a table, with the log and the news."""
    game = found(name)
    dice = random.Random(1)

    def work() -> Tally:
        table = game.start(game.seats[0], str(dice.random()))
        while not table.over:
            seat = table.acting[0]
            table.play(seat, dice.choice(table.moves(seat)))
        return {"moves": len(table.log), "playouts": 1}

    return work


def search(name: str, *, whole: bool) -> Work:
    """The captain's search from the opening, with playouts to the end or cut as the captain cuts them."""
    game = found(name)
    table = begun(game, 0)
    shop = Workshop(game)
    if whole:
        shop.desk.tuning[CUT] = WHOLE
    trees = 0

    def work() -> Tally:
        nonlocal trees
        trees += 1
        shop.begin(table, str(trees)).grow(table.acting[0], table.seats, ITERATIONS)
        return {"iterations": ITERATIONS}

    return work


def copies(name: str) -> Work:
    """Copies of a record, inside the compiled core."""
    game = found(name)
    state = begun(game, OPENING).state
    shelf = np.zeros(SHELF, game.layout)

    def work() -> Tally:
        copy_many(state, shelf, AT_ONCE)
        return {"copies": AT_ONCE}

    return work


def copies_of_a_table(name: str) -> Work:
    """`table.copy()`, with its log."""
    table = begun(found(name), OPENING)

    def work() -> Tally:
        for _ in range(20):
            table.copy()
        return {"copies": 20}

    return work


def worlds(name: str) -> Work:
    """Worlds dealt again for the seat to act, inside the compiled core."""
    game = found(name)
    table = begun(game, OPENING)
    shelf = np.zeros(SHELF, game.layout)
    key = 1

    def work() -> Tally:
        nonlocal key
        key += AT_ONCE
        redeal_many(table.state, shelf, table.acting[0], key, AT_ONCE)
        return {"worlds": AT_ONCE}

    return work


def worlds_of_a_table(name: str) -> Work:
    """`table.world(seat)`, from Python."""
    table = begun(found(name), OPENING)
    made = 0

    def work() -> Tally:
        nonlocal made
        for _ in range(20):
            made += 1
            table.world(table.acting[0], seed=str(made))
        return {"worlds": 20}

    return work


def batch_steps(name: str, games: int) -> Work:
    """So many games as one array, on one thread: mask, observation and rewards with every step."""
    batch = Batch(found(name), games, threads=1)

    def work() -> Tally:
        batch.step(batch.choose())
        return {"steps": games}

    return work
