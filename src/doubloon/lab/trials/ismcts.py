"""OpenSpiel's ISMCTSBot as a bot of the arena: through our adapter, with our compiled playouts for its evaluations.

The arena runs this file in a process of its own, as it runs everybody's: `doubloon arena GAME captain:200 mine:EqualSimulations
--code src/doubloon/lab/trials/ismcts.py`.
"""

from __future__ import annotations

import random
import time
from importlib import import_module
from typing import Any

import numpy as np

from doubloon import Table
from doubloon.core.jit import HAS_NUMBA
from doubloon.core.keys import key_words
from doubloon.core.layout import copied
from doubloon.lab.envs import spiel
from doubloon.lab.envs.board import Board
from doubloon.lab.envs.knowledge import Course
from doubloon.lab.playout import play_on
from doubloon.lab.trials.claims import EQUAL_TIME, SIMULATIONS

ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")

UCT = 2.0
WITHOUT_END = 10**9


class Playouts:
    """An evaluator: one random game to its end, inside the compiled core."""

    def __init__(self, moves: int, seed: str) -> None:
        self.luck = np.array([key_words("playouts", seed)[0] | 1], np.int64)
        self.out = np.empty(moves, np.int64)
        self.dice = random.Random(seed)

    def evaluate(self, state: Any) -> Any:
        """What each seat has of the victory, from 1 to -1."""
        board = state.course.board
        ended = Board(board.setting, copied(board.state))
        if HAS_NUMBA:
            play_on(ended.state, self.luck, self.out)
        while (seat := ended.next_seat()) >= 0:  # without a compiler: the same, slowly
            ended.play(seat, self.dice.choice(ended.legal(seat)))
        return np.array(ended.shares())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every move is as likely as the next."""
        moves = state.legal_actions()
        return [(move, 1 / len(moves)) for move in moves]


class TimeUp(Exception):
    """The search has had its time."""


class Clocked(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The same search with an eye on the clock."""

    deadline: float | None = None

    def sample_root_state(self, state: Any) -> Any:
        """A world for the next simulation, if there is time for one."""
        if self.deadline is not None and time.perf_counter() > self.deadline and self._root_node.total_visits > 0:
            raise TimeUp
        return super().sample_root_state(state)


class Visitor:
    """ISMCTSBot at one of our tables."""

    simulations = SIMULATIONS
    seconds: float | None = None

    def choose(self, world: Table, seat: int, *, seed: str | None = None) -> Any:
        """Its choice in a world, as it would be in the state that the world is of."""
        began = time.perf_counter()
        options: dict[str, Any] = dict(world.options)
        game = spiel.load(world.game.name, world.seats, edition=world.edition, **options)
        state = game.new_initial_state()
        setting = state.get_game().setting
        state.course = Course(Board(setting, copied(world.state)), ("",) * (world.seats + 1), seat)
        luck = np.random.RandomState(key_words("visitor", str(seed))[0] & 0x7FFFFFFF)
        bot = Clocked(game, Playouts(setting.moves, str(seed)), UCT, self.simulations, random_state=luck)
        bot.set_resampler(lambda state, player: spiel.resample(state, player, luck))
        bot.deadline = None if self.seconds is None else began + self.seconds
        try:
            policy = bot.run_search(state)
        except TimeUp:
            policy = bot.get_final_policy(state, bot._root_node)
        return world.game.move(max(policy, key=lambda pair: pair[1])[0])


class EqualSimulations(Visitor):
    """As many simulations as the captain has."""


class EqualTime(Visitor):
    """As much time as the captain has."""

    simulations = WITHOUT_END
    seconds = float(EQUAL_TIME.rstrip("s"))
