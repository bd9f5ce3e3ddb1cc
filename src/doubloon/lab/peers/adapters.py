"""Our games through others' interfaces: what `make bench` steps beside the others' own environments."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np

from . import openspiel, pettingzoo
from .window import Tally, Work

ADAPTERS: list[tuple[str, Callable[[], Any]]] = []
"""Names and makers: `("PettingZoo, martinique", lambda: zoo.env("martinique"))`; Gymnasium and OpenSpiel are stepped too."""


def steps(make: Callable[[], Any]) -> Work:
    """Whole games at random, in the loop that goes with the kind of environment."""
    env = make()
    if hasattr(env, "agent_iter"):
        return pettingzoo.steps(env)
    return states(env) if hasattr(env, "new_initial_state") else episodes(env)


def states(game: Any) -> Work:
    """The loop of an OpenSpiel game."""
    dice = random.Random(1)
    return lambda: {"steps": openspiel.play_out(game.new_initial_state(), dice)}


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
