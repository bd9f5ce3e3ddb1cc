"""Games for tests of what all games have in common: found by what they are like, and not by their names."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import doubloon
from doubloon import games

ROOT = Path(__file__).parent
OWN = tuple(name for name in doubloon.catalogue if str(doubloon.game(name).folder).startswith(games.__path__[0]))
"""The games of the house, by name; those that tests bring along are not among them."""
BY_TURNS = next(name for name in OWN if not doubloon.game(name).simultaneous)
"""One seat after the other."""
AT_ONCE = next(name for name in OWN if doubloon.game(name).simultaneous)
"""All seats at once, each in a draft that nobody else sees."""
MANNERS = (BY_TURNS, AT_ONCE)


# What is hidden in them: one game for each kind of secret that somebody could let out.
HANDS = "morgans-magic-map"
"""Everybody has cards in hand."""
FACE_DOWN = "martinique"
"""Tiles that only whoever turned them up has seen."""
UNEXPLORED = "jackal"
"""Tiles that nobody has seen yet."""
DRAFTS = AT_ONCE
DEALT = BY_TURNS
"""The next card is any of those that are left."""


def folder_of(game: str) -> Path:
    """Where the tests of a game are, and what tests of all games must know of it."""
    return ROOT / "games" / game.replace("-", "_")


def told_by(name: str) -> dict[str, ModuleType]:
    """A module of that name of every game whose tests have one."""
    having = [game for game in OWN if (folder_of(game) / f"{name}.py").exists()]
    return {game: import_module(f"tests.games.{folder_of(game).name}.{name}") for game in having}
