"""Our games through others' interfaces: what `make bench` steps beside the others' own environments."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from ...games import catalogue
from . import openspiel, pettingzoo
from .window import Tally, Work

BY_SIZE = sorted(catalogue, key=lambda name: catalogue[name].observation_size)
GAMES = (BY_SIZE[0], BY_SIZE[-1])
"""The smallest and the largest of our games: what an adapter costs, and what a long observation does."""


def gym_seat(game: str) -> Any:
    """One seat against a deckhand, which moves within the step; the checks that Gymnasium makes unless told not to are off."""
    import_module("doubloon.lab.envs.gym")
    return import_module("gymnasium").make(f"doubloon/{game}-v1", disable_env_checker=True)


def zoo_table(game: str) -> Any:
    """All seats in turn, with the wrappers that PettingZoo's own classic games have."""
    return import_module("doubloon.lab.envs.zoo").env(game)


def spiel_game(game: str) -> Any:
    """The game as OpenSpiel loads it."""
    return import_module("doubloon.lab.envs.spiel").load(game)


KINDS: dict[str, Callable[[str], Any]] = {"Gymnasium": gym_seat, "PettingZoo": zoo_table, "OpenSpiel": spiel_game}

ADAPTERS: list[tuple[str, Callable[[], Any]]] = [
    (f"{game.replace('-', ' ')} through {kind}", partial(make, game)) for game in GAMES for kind, make in KINDS.items()
]
"""Names and makers of what is stepped."""


def steps(make: Callable[[], Any]) -> Work:
    """Whole games at random, in the loop that goes with the kind of environment."""
    env = make()
    if hasattr(env, "agent_iter"):
        return pettingzoo.steps(env)
    return states(env) if hasattr(env, "new_initial_state") else episodes(env)


def states(game: Any) -> Work:
    """The loop of an OpenSpiel game, with the observation of whoever decides."""
    dice = random.Random(1)

    def work() -> Tally:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                openspiel.draw_chance(state, dice)
                continue
            state.observation_tensor()
            state.apply_action(dice.choice(state.legal_actions()))
            made += 1
        return {"steps": made}

    return work


def episodes(env: Any) -> Work:
    """The loop of a Gymnasium environment with a mask of its moves."""
    dice = np.random.RandomState(1)
    seed = 0

    def work() -> Tally:
        nonlocal seed
        seed += 1
        made, over = 0, False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, terminated, truncated, info = env.step(int(dice.choice(np.flatnonzero(info["action_mask"]))))
            made, over = made + 1, terminated or truncated
        return {"steps": made}

    return work
