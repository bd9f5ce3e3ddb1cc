"""What is measured of RLCard."""

from __future__ import annotations

import random
from importlib import import_module

from .window import Tally, Work


def steps(name: str) -> Work:
    """Whole games at random: a legal action, `step`."""
    env = import_module("rlcard").make(name, config={"seed": 3})
    dice = random.Random(1)

    def work() -> Tally:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            made += 1
        return {"moves": made, "steps": made, "playouts": 1}

    return work
