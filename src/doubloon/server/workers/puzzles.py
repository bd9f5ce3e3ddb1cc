"""The setter of puzzles: makes those of the coming days when no bot has anything better to do, one at a time."""

from __future__ import annotations

import asyncio
import logging
import random
from datetime import date

import doubloon

from ...bots.setter import at_table, compose, is_composed, of_the_day
from ..live.today import Today
from ..table.days import later
from ..table.today import Laid, has_puzzles
from .analysts import Analyst, aside

FIRST_SECONDS = 10.0
"""A server that has just begun has others to think of; several processes do not begin at the same moment."""
EVERY_SECONDS = 600.0

log = logging.getLogger("doubloon.puzzles")


class PuzzleSetter:
    """Looks ahead so many days, as long as the server lives."""

    def __init__(self, today: Today, analyst: Analyst, ahead: int) -> None:
        self.today = today
        self.analyst = analyst
        self.ahead = ahead
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Set to work, where puzzles are wanted."""
        if self.ahead > 0:
            self.task = asyncio.create_task(self.work())

    async def end(self) -> None:
        """Let go; the puzzle that is being made is lost."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def work(self) -> None:
        """Day after day."""
        await asyncio.sleep(FIRST_SECONDS * (1 + random.random()))
        while True:
            try:
                await self.look_ahead()
            except Exception:
                log.exception("the setter of puzzles stumbled")
            await asyncio.sleep(EVERY_SECONDS)

    async def look_ahead(self) -> None:
        """Make whatever is missing, the next day's first."""
        games = [game for game in doubloon.catalogue.values() if has_puzzles(game) and is_composed(game)]
        for day in [later(self.today.day, days) for days in range(self.ahead + 1)]:
            for game in games:
                await self.make(day, game)

    async def make(self, day: str, game: doubloon.Game) -> None:
        """The puzzle of a day, unless one is laid for it."""
        if await self.today.kept.puzzle_on(day, game.name) is not None:
            return
        await self.analyst.give_way()
        laid = await aside(lambda: composed(game, day))
        await self.today.kept.lay_puzzle(day, game.name, laid)


def composed(game: doubloon.Game, day: str) -> Laid:
    """The puzzle that grows from a day: the same in every harbour."""
    level, seed = of_the_day(date.fromisoformat(day))
    return Laid(level, at_table(game, compose(game, level, seed).puzzle).position())
