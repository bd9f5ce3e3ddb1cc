"""In how many ways a game is learned, and what its numbers are like in each of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import Game
from .crowd import Harbour, Way, share_out
from .eyes import Eyes, open_eyes

SAMPLED, STEPS, EVERY = 1024, 800, 8
"""So many games are looked at every so many moves, that many moves long."""


def ways_of(game: Game) -> list[Way]:
    """Every number of seats from two on, and every other choice of each option at the fewest seats it goes with."""
    seats = [one for one in game.seats if one > 1]
    ways: list[Way] = [{"seats": one, "options": {}} for one in seats]
    for name, option in game.options.items():
        fewest = [one for one in seats if option.goes_with(one)][:1]
        others = [choice for choice in option.choices if choice != option.default]
        ways += [{"seats": one, "options": {name: choice}} for one in fewest for choice in others]
    return ways


def survey(harbour: Harbour, ways: list[Way]) -> Eyes:
    """Eyes that tell apart what comes up in games by chance and by priors, at all stages."""
    found: list[Any] = []
    for n, (way, games) in enumerate(zip(ways, share_out(SAMPLED, len(ways)), strict=True)):
        fleet = harbour(way, games, n)
        for step in range(STEPS):
            fleet.step(fleet.choose("random" if step % 4 == 0 else "promising"))
            if step % EVERY == 0:
                found.append(fleet.observation.copy())
    return open_eyes(np.concatenate(found))
