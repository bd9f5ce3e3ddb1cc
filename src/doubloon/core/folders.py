"""Where the house stands, and where games are found."""

from __future__ import annotations

import os
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
HOUSE, TWIN, OUTSIDE = "doubloon", "doubloon_plain", "outside"
"""What our own package is called, its plain twin, and in both the place of packages that bring a game of their own."""
GROUP = "doubloon.games"
"""The entry point under which an installed package offers a game."""


@cache
def offered() -> dict[str, str]:
    """The games that installed packages offer: by their names the packages."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def game_folders() -> list[Path]:
    """Our own folder of games, and those named in DOUBLOON_GAMES."""
    named = os.environ.get("DOUBLOON_GAMES", "")
    return [PACKAGE / "games", *(Path(folder).resolve() for folder in named.split(os.pathsep) if folder)]


def offered_folders() -> list[Path]:
    """The folders of the packages that offer a game."""
    found = [find_spec(package) for package in offered().values()]
    return [Path(folder) for spec in found if spec for folder in spec.submodule_search_locations or ()]


def place_of(module: str) -> str:
    """Where a module stands, whichever twin it is of: `core.chance`, `games.jackal.rules`, `outside.parrots.rules`."""
    house, _, place = module.partition(".")
    return place if house in (HOUSE, TWIN) else f"{OUTSIDE}.{module}"


def module_at(place: str) -> str:
    """The module that stands there, as anybody imports it."""
    first, _, rest = place.partition(".")
    return rest if first == OUTSIDE else f"{HOUSE}.{place}"
