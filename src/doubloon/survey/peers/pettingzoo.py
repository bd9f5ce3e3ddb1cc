"""What is measured of PettingZoo; its loop serves any environment of its kind."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from typing import Any

import numpy as np

from .window import Tally, Work


def make(name: str) -> Any:
    """One of its classic games, as people use it, with its wrappers."""
    return import_module(f"pettingzoo.classic.{name}").env()


def steps(env: Any) -> Work:
    """Whole games at random: `last`, a move the mask allows, `step`."""
    dice = np.random.RandomState(1)
    seed = 0

    def work() -> Tally:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        made = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(int(dice.choice(np.flatnonzero(mask))))
            made += 1
        return {"moves": made, "steps": made, "playouts": 1}

    return work


def copies(name: str) -> Work:
    """It has no copy; Python's own copies everything."""
    env = make(name)
    env.reset(seed=1)

    def work() -> Tally:
        for _ in range(10):
            deepcopy(env)
        return {"copies": 10}

    return work
