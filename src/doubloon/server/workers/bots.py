"""Bots at tables: a few may think at the same time, in threads of their own; nobody else waits for them, and nobody's tables,
however many, keep the bots of others waiting."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import doubloon

from ...bots import Bot, own_time
from ...bots.rivals import is_rival
from ...core.jit import compiling
from ..live import metrics
from ..live.harbour import Harbour
from ..store import BotTurn, Store
from ..table.refusals import Refused
from ..table.thinking import chosen, next_to_think, rival_at

CLAIM_MS = 3_000
"""How long a worker has a turn to itself without saying that it still lives; then another may try."""
KEEP_SECONDS = 1.0
IDLE_SECONDS = 1.0
SHORTEST_SECONDS = 0.05
"""However many wait, and however they are hurried, a bot thinks so long."""

log = logging.getLogger("doubloon.bots")


MOST_OWNERS = 10_000


class Shares:
    """Everybody's share of the bots' time: whoever has had least comes first, and whoever is new begins where all are by now."""

    def __init__(self) -> None:
        self.spent: dict[str | None, float] = {}
        self.now = 0.0
        """What whoever was served last had had by then."""

    def had(self, owner: str | None) -> float:
        """How much somebody has had, as it counts."""
        return max(self.spent.get(owner, 0.0), self.now)

    def order(self, turns: Sequence[BotTurn]) -> list[BotTurn]:
        """Turns in the order in which they are fair; those where only bots play after all others."""
        return sorted(turns, key=lambda turn: (turn.alone, self.had(turn.owner)))

    def charge(self, owner: str | None, seconds: float) -> None:
        """Somebody's bot has thought so long."""
        self.now = self.had(owner)
        self.spent[owner] = self.now + seconds
        if len(self.spent) > MOST_OWNERS:
            self.spent = {one: had for one, had in self.spent.items() if had > self.now}


class BotWorkers:
    """So many bots think at once."""

    def __init__(self, harbour: Harbour, store: Store, threads: int, seconds: float) -> None:
        self.harbour = harbour
        self.store = store
        self.threads = threads
        self.seconds = seconds
        self.shares = Shares()
        self.thinking: set[str] = set()
        """The tables about which one of ours thinks."""
        self.pool = ThreadPoolExecutor(max(1, threads), "bot")
        self.tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Set them to work."""
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.threads)]

    async def end(self) -> None:
        """Let them go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.pool.shutdown)

    async def why(self, table: str) -> str:
        """What keeps the bot that is to move at a table: `learning` its rules by heart, `thinking`, or others in the `queue`."""
        if table in self.thinking:
            return "learning" if compiling() else "thinking"
        return "thinking" if await self.store.is_claimed(table, self.harbour.now) else "queue"

    async def work(self) -> None:
        """Turn after turn; wait while there is none."""
        while True:
            try:
                self.harbour.wanted.clear()
                if not await self.take_some_turn():
                    await asyncio.wait_for(self.harbour.wanted.wait(), IDLE_SECONDS)
            except TimeoutError:
                continue
            except Exception:
                log.exception("a bot stumbled")
                await asyncio.sleep(IDLE_SECONDS)

    async def take_some_turn(self) -> bool:
        """Think where it is fairest; False if there is nothing to think about, or others do."""
        harbour = self.harbour
        for turn in self.shares.order(await self.store.bots_wanted(harbour.now)):
            until = harbour.now + CLAIM_MS
            if await self.store.claim_bot(turn.berth, harbour.now, until):
                began = time.monotonic()
                try:
                    await self.take_turn(turn.berth, until)
                finally:
                    self.shares.charge(turn.owner, time.monotonic() - began)
                return True
        return False

    async def take_turn(self, table: str, until: int) -> None:
        """Think about one decision, and make it if it is still to be made."""
        harbour = self.harbour
        async with harbour.quay.lock(table):
            berth = await harbour.quay.catch_up(table)
            seat = next_to_think(berth)
            if seat is None:
                return
            level, seed = rival_at(berth, seat)
            seen, hurried = len(berth.entries), berth.hurried
            world = berth.played.world(seat, seed)
        # a rival takes the time that it was measured with, however many wait
        bot, seconds = doubloon.bot(level), None
        if not (seed or is_rival(level)):
            seconds = await self.time_to_think(bot, hurried)
        keeping = asyncio.create_task(self.keep(table, until))
        self.thinking.add(table)
        try:
            loop = asyncio.get_running_loop()
            move = await loop.run_in_executor(self.pool, self.think, bot, world, seat, seconds, seed)
        finally:
            self.thinking.discard(table)
            keeping.cancel()

        try:
            await harbour.change(table, lambda berth: chosen(berth, seat, str(move), seen, harbour.now))
        except Refused as refusal:
            log.info("a bot thought in vain: %s", refusal)

    async def keep(self, table: str, until: int) -> None:
        """While a bot thinks longer than a claim lasts, say that it still does."""
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            later = self.harbour.now + CLAIM_MS
            if not await self.store.keep_claim(table, until, later):
                return
            until = later

    async def time_to_think(self, bot: Bot, hurried: bool) -> float:
        """The bot's own time; less where more bots wait than can think at once, least where nobody wants to wait for them."""
        shortest = min(self.seconds, SHORTEST_SECONDS)
        if hurried:
            return shortest
        due, thinking = await self.store.bots_due(self.harbour.now)
        return max(shortest, shortened(own_time(bot, self.seconds), due, max(thinking, self.threads)))

    def think(self, bot: Bot, world: doubloon.Table, seat: int, seconds: float | None, seed: str | None = None) -> doubloon.Move:
        """The bot's choice."""
        with metrics.THINKING.time():
            return bot.choose(world, seat, seconds=seconds, seed=seed)


def shortened(seconds: float, due: int, at_once: int) -> float:
    """Everybody's share of the time, where so many are due and so many can think at once."""
    return seconds * min(1.0, at_once / max(due, 1))
