"""Bots at tables: a few may think at the same time, in threads of their own; nobody else waits for them."""

from __future__ import annotations

import asyncio
import logging

import doubloon

from ..bots import Bot
from . import metrics
from .berth import Berth
from .entries import AnyEntry
from .harbour import Harbour
from .refusals import Refused

CLAIM_MS = 3_000
"""How long a worker has a turn to itself without saying that it still lives; then another may try."""
KEEP_SECONDS = 1.0
IDLE_SECONDS = 1.0
SHORTEST_SECONDS = 0.05
"""However many wait, a bot thinks so long."""

log = logging.getLogger("doubloon.bots")


class BotWorkers:
    """So many bots think at once."""

    def __init__(self, harbour: Harbour, threads: int, seconds: float) -> None:
        self.harbour = harbour
        self.threads = threads
        self.seconds = seconds
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Set them to work."""
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.threads)]

    async def end(self) -> None:
        """Let them go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def work(self) -> None:
        """Turn after turn; wait while there is none."""
        while True:
            try:
                self.harbour.wanted.clear()
                until = self.harbour.now + CLAIM_MS
                table = await self.harbour.store.claim_bot(self.harbour.now, until)
                if table is not None:
                    await self.take_turn(table, until)
                else:
                    await asyncio.wait_for(self.harbour.wanted.wait(), IDLE_SECONDS)
            except TimeoutError:
                continue
            except Exception:
                log.exception("a bot stumbled")
                await asyncio.sleep(IDLE_SECONDS)

    async def take_turn(self, table: str, until: int) -> None:
        """Think about one decision, and make it if it is still to be made."""
        harbour = self.harbour
        async with harbour.lock(table):
            berth = await harbour.catch_up(table)
            seat = next((seat for seat in berth.acting if berth.seats[seat].bot), None)
            if seat is None or berth.frozen:
                return
            level, seen = berth.seats[seat].bot or "", len(berth.entries)
            world = berth.played.world(seat)
        bot, seconds = doubloon.bot(level), await self.time_to_think()
        keeping = asyncio.create_task(self.keep(table, until))
        try:
            move = await asyncio.to_thread(self.think, bot, world, seat, seconds)
        finally:
            keeping.cancel()

        def wish(berth: Berth) -> AnyEntry:
            if len(berth.entries) != seen and not berth.game.simultaneous:
                raise Refused(409, "the table has moved on.")
            if seat not in berth.acting or not berth.seats[seat].bot:
                raise Refused(409, "that seat need not move any more.")
            return harbour.moved(berth, seat, str(move), bot=True)

        try:
            await harbour.change(table, wish)
        except Refused as refusal:
            log.info("a bot thought in vain: %s", refusal)

    async def keep(self, table: str, until: int) -> None:
        """While a bot thinks longer than a claim lasts, say that it still does."""
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            later = self.harbour.now + CLAIM_MS
            if not await self.harbour.store.keep_claim(table, until, later):
                return
            until = later

    async def time_to_think(self) -> float:
        """The usual time; less where more bots wait than can think at once."""
        due, thinking = await self.harbour.store.bots_due(self.harbour.now)
        return max(min(self.seconds, SHORTEST_SECONDS), shortened(self.seconds, due, max(thinking, self.threads)))

    def think(self, bot: Bot, world: doubloon.Table, seat: int, seconds: float) -> doubloon.Move:
        """The bot's choice."""
        with metrics.THINKING.time():
            return bot.choose(world, seat, seconds=seconds)


def shortened(seconds: float, due: int, at_once: int) -> float:
    """Everybody's share of the time, where so many are due and so many can think at once."""
    return seconds * min(1.0, at_once / max(due, 1))
