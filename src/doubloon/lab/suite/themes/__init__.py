"""What problems made by hand are about, game by game.

A theme looks at a table with a seat to decide and names the moves that it is about; none where it has nothing to ask. The
position makes a problem where the right moves are all among them and some others are wrong, or the other way round.
A game has a module of its own here, which says its THEMES, and its OPTIONS where quick games take turns in several ways to play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ....core.table import Table

Theme = Callable[[Table, int], set[str]]

MODULES = {found.name.replace("_", "-"): import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)}
THEMES: Mapping[str, Mapping[str, Theme]] = {game: module.THEMES for game, module in MODULES.items() if hasattr(module, "THEMES")}
OPTIONS: Mapping[str, tuple[dict[str, Any], ...]] = {
    game: module.OPTIONS for game, module in MODULES.items() if hasattr(module, "OPTIONS")
}
"""The ways to play that quick games take turns in, where there are several."""
