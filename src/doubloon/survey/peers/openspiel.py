"""What is measured of OpenSpiel."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from .ours import AT_ONCE, ITERATIONS
from .window import Tally, Work

ROLLOUTS = 400
"""Random games that its C++ plays for one evaluation."""
GAMES_TO_MEASURE_LENGTH = 500
UCT = 1.4


def load(name: str) -> Any:
    """One of its games."""
    return import_module("pyspiel").load_game(name)


def draw_chance(state: Any, dice: random.Random) -> None:
    """Let chance speak as likely as the game says."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(dice.choices(outcomes, odds)[0])


def begun(game: Any, moves: int, dice: random.Random) -> Any:
    """A state after so many random moves in which a player decides."""
    state = game.new_initial_state()
    made = 0
    while made < moves or state.is_chance_node():
        if state.is_terminal():
            return begun(game, moves, dice)
        if state.is_chance_node():
            draw_chance(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
    return state


def play_out(state: Any, dice: random.Random) -> int:
    """Play to the end at random; returns the moves players made."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw_chance(state, dice)
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves


def loop_in_python(name: str) -> Work:
    """Whole games at random, a loop of Python over its bindings."""
    game, dice = load(name), random.Random(1)

    def work() -> Tally:
        return {"moves": play_out(game.new_initial_state(), dice), "playouts": 1}

    return work


def loop_in_cpp(name: str) -> Work:
    """Whole games at random inside its C++: the evaluator of its search, which plays so many from a state.

    The search is asked for two simulations: the first evaluates the state itself, the second one of the states that follow.
    """
    pyspiel, game, dice = import_module("pyspiel"), load(name), random.Random(1)
    state = begun(game, 0, dice)
    length = sum(play_out(state.clone(), dice) for _ in range(GAMES_TO_MEASURE_LENGTH)) / GAMES_TO_MEASURE_LENGTH
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 7), UCT, 2, 1000, False, 1, False)

    def work() -> Tally:
        bot.step(state)
        return {"moves": ROLLOUTS * (2 * length - 1), "playouts": 2 * ROLLOUTS}

    return work


def search(name: str, iterations: int = ITERATIONS) -> Work:
    """Its C++ search, a random game to the end for each simulation."""
    pyspiel, game = import_module("pyspiel"), load(name)
    state = begun(game, 0, random.Random(5))
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), UCT, iterations, 1000, False, 1, False)

    def work() -> Tally:
        bot.step(state)
        return {"iterations": iterations}

    return work


def search_in_python(name: str) -> Work:
    """The same in its Python."""
    np, mcts, game = import_module("numpy"), import_module("open_spiel.python.algorithms.mcts"), load(name)
    state = begun(game, 0, random.Random(5))
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, UCT, 100, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)

    def work() -> Tally:
        bot.step(state)
        return {"iterations": 100}

    return work


def search_of_worlds(name: str, iterations: int) -> Work:
    """Its C++ search for hidden information, which resamples for each simulation."""
    pyspiel, game = import_module("pyspiel"), load(name)
    state = begun(game, 0, random.Random(5))
    last = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT, iterations, -1, last, False, False)

    def work() -> Tally:
        bot.step(state)
        return {"iterations": iterations}

    return work


def copies(name: str) -> Work:
    """`state.clone()` through its bindings."""
    state = begun(load(name), 10, random.Random(5))

    def work() -> Tally:
        for _ in range(AT_ONCE):
            state.clone()
        return {"copies": AT_ONCE}

    return work


def worlds(name: str) -> Work:
    """`state.resample_from_infostate()` through its bindings."""
    dice = random.Random(3)
    state = begun(load(name), 10, dice)
    player = state.current_player()

    def work() -> Tally:
        for _ in range(10):
            state.resample_from_infostate(player, dice.random)
        return {"worlds": 10}

    return work
