"""What runs in the tree of an earlier commit: that tree's own bot. It knows only names that every commit has had."""

from __future__ import annotations

import os
from typing import Any

import doubloon


class Veteran:
    """The bot that the environment names, new for every game, on one thread."""

    def __init__(self) -> None:
        self.bot: Any = doubloon.bot(os.environ["DOUBLOON_VETERAN"])
        if hasattr(self.bot, "threads"):
            self.bot.threads = 1

    def choose(self, world: Any, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Any:
        """His own choice in his own time, whatever limit the arena has for strangers."""
        return self.bot.choose(world, seat, seed=seed)
