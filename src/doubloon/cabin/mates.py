"""The mates: bots at tables, advice and analysis, thought of piece by piece, so that nobody waits long for anything else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Generator
from typing import TypeVar

import doubloon

from ..bots import own_time
from ..bots.captain import Captain
from ..bots.rivals import is_rival
from ..server.live.harbour import Harbour
from ..server.table.analysis import Study, study_on
from ..server.table.refusals import Refused
from ..server.table.thinking import chosen, next_to_think, rival_at
from .chest import Asked, Chest

SECONDS = 0.25
"""How long a captain thinks about a move, where he goes by the clock."""
SHORTEST_SECONDS = 0.05
"""The same where nobody wants to wait for it."""
AGAIN_SECONDS = 5.0
"""After a trap a bot tries again."""
KEEP_SECONDS = 1.0
"""So much of an analysis may be lost."""
ATTENTION_SECONDS = 0.016
"""Whoever thinks lets others wait no longer."""

Thought = TypeVar("Thought")
log = logging.getLogger("doubloon.cabin")


async def pondered(pondering: Generator[None, None, Thought]) -> Thought:
    """What comes of a thought; again and again others have their turn between its pieces."""
    since = time.perf_counter()
    while True:
        try:
            next(pondering)
        except StopIteration as done:
            return done.value
        if time.perf_counter() - since > ATTENTION_SECONDS:
            await asyncio.sleep(0)
            since = time.perf_counter()


class Mates:
    """Whoever thinks here."""

    def __init__(self, harbour: Harbour, chest: Chest, seconds: float = SECONDS) -> None:
        self.harbour = harbour
        self.chest = chest
        self.seconds = seconds
        self.thinking: set[str] = set()
        """The tables about which one of them thinks."""
        self.studied: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Set to work."""
        self.tasks.append(asyncio.create_task(self.work()))

    async def end(self) -> None:
        """Let go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def work(self) -> None:
        """Turn after turn; wait while there is none."""
        while True:
            self.harbour.wanted.clear()
            due = [berth for berth, card in self.chest.cards.items() if card.bot_due]
            try:
                for berth in due:
                    await self.take_turn(berth)
            except Exception:
                log.exception("a bot stumbled")
                await asyncio.sleep(AGAIN_SECONDS)
            if not due:
                await self.harbour.wanted.wait()

    async def take_turn(self, table: str) -> None:
        """Think about one decision, and make it if it is still to be made."""
        harbour = self.harbour
        async with harbour.quay.hold(table) as berth:
            seat = next_to_think(berth)
            if seat is None:
                return
            level, seed = rival_at(berth, seat)
            seen, hurried = len(berth.entries), berth.hurried
            world = berth.played.world(seat, seed)
        bot, seconds = doubloon.bot(level), None
        if not (seed or is_rival(level)):
            seconds = SHORTEST_SECONDS if hurried else own_time(bot, self.seconds)
        self.thinking.add(table)
        try:
            move = await self.choose(bot, world, seat, seconds, seed)
        finally:
            self.thinking.discard(table)
        try:
            await harbour.change(table, lambda berth: chosen(berth, seat, str(move), seen, harbour.now))
        except Refused as refusal:
            log.info("a bot thought in vain: %s", refusal)

    async def choose(
        self, bot: doubloon.Bot, world: doubloon.Table, seat: int, seconds: float | None, seed: str | None
    ) -> doubloon.Move:
        """The bot's choice."""
        if isinstance(bot, Captain):
            return (await pondered(bot.ponder(world, seat, seconds=seconds, seed=seed))).move
        await asyncio.sleep(0)
        return bot.choose(world, seat, seconds=seconds, seed=seed)

    # Finished games.

    async def study(self, table: str, total: int) -> None:
        """Have a game looked at, unless somebody does so already; what was begun before is gone on with."""
        asked = self.chest.studies.get(table) or Asked(0, total, Study())
        if table in self.studied or (asked.done == asked.total and table in self.chest.studies):
            return
        await self.chest.keep_study(table, asked)
        self.studied.add(table)
        self.tasks = [*(task for task in self.tasks if not task.done()), asyncio.create_task(self.look_at(table, asked))]

    async def look_at(self, table: str, asked: Asked) -> None:
        """A whole game, look by look; bots at tables go first."""
        charter, study = self.chest.charters[table], asked.found
        kept = time.monotonic()
        try:
            for _ in study_on(charter, await self.chest.log(table), study):
                if time.monotonic() - kept > KEEP_SECONDS:
                    kept = time.monotonic()
                    await self.chest.keep_study(table, Asked(min(study.done, asked.total - 1), asked.total, study))
                while self.thinking:
                    await asyncio.sleep(SHORTEST_SECONDS)
                await asyncio.sleep(0)
            await self.chest.keep_study(table, Asked(asked.total, asked.total, study))
        except Exception:
            log.exception("an analysis stumbled")
        finally:
            self.studied.discard(table)
