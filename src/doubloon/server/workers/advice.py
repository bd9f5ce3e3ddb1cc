"""Advice to whoever must decide: a few at once, in threads of their own; what is said, `table/advice.py` knows."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ..live.again import check_kin
from ..live.harbour import Harbour
from ..store import Store
from ..table import advice
from ..table.advice import check_hinting, hint_of, lent, seals
from ..table.berth import Charter
from ..table.messages import Hint, Outlook, WorldOut
from ..table.refusals import Refused
from ..table.seating import check_holder
from .bots import SHORTEST_SECONDS, shortened


class Adviser:
    """Gives advice, a few at once, and one hint at a time for each table."""

    def __init__(self, harbour: Harbour, store: Store, threads: int) -> None:
        self.harbour = harbour
        self.store = store
        self.pool = ThreadPoolExecutor(threads, "adviser")
        self.threads = threads
        self.asked: set[str] = set()
        """The tables for which a bot is thinking."""

    async def end(self) -> None:
        """Let the last thought come to its end."""
        await asyncio.to_thread(self.pool.shutdown)

    async def hint(self, table: str, player: str, seat: int) -> Hint:
        """What a captain would do who sat there."""
        async with self.harbour.quay.hold(table) as berth:
            check_hinting(berth, player, seat)
            charter = berth.charter
            if table in self.asked:
                raise Refused(409, "the bot is still thinking about this table.", reason="bot-thinking")
            self.asked.add(table)
            world, seq = berth.played.world(seat), len(berth.numbers_of(seat))
        try:
            await self.vouch(charter, player, seat)
            due, thinking = await self.store.bots_due(self.harbour.now)
            seconds = max(SHORTEST_SECONDS, shortened(advice.HINT_SECONDS, due, max(thinking, self.threads)))
            found, plan = await asyncio.get_running_loop().run_in_executor(self.pool, advice.advise, world, seat, seconds)
        finally:
            self.asked.discard(table)
        return hint_of(world.game, seq, found, plan)

    async def lend(self, table: str, player: str, seat: int) -> WorldOut:
        """A world to think about on a device of the player's own, where we would give a hint."""
        async with self.harbour.quay.hold(table) as berth:
            check_hinting(berth, player, seat)
            charter, found = berth.charter, lent(berth, seat)
        await self.vouch(charter, player, seat)
        return found

    async def vouch(self, charter: Charter, player: str, seat: int) -> None:
        """Note advice where all are dealt the same, and refuse it where a game between people goes on that this one comes of."""
        if charter.deal is not None:
            await self.harbour.note_advice(charter.id, player, seat)
        if charter.start is not None:
            await check_kin(self.harbour, charter.id)

    async def outlook(self, table: str, player: str, seat: int) -> Outlook:
        """Which of the seat's moves could not be taken back; none, where it has nothing to decide (any more)."""
        async with self.harbour.quay.hold(table) as berth:
            check_holder(berth, player, seat)
            seq = len(berth.numbers_of(seat))
            if berth.frozen or seat not in berth.acting:
                return Outlook(seq, {})
            world = berth.played.world(seat)
        return Outlook(seq, await asyncio.get_running_loop().run_in_executor(self.pool, seals, world, seat))
