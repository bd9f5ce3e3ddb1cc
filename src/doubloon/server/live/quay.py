"""The quay: the tables that are in memory, and who has which in hand.

A table in memory may be ahead of its log only while its lock is held; if the line then cannot be written, or nobody waits for
it any more, the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from ..table.berth import Berth, Charter, reload
from ..table.days import is_sealed
from ..table.entries import AnyEntry
from ..table.keeping import KeepsTables
from ..table.refusals import Refused
from .audience import Audience
from .hours import Hours

MOST_MOORED = 2000
"""So many tables are kept in memory; those not used for longest leave it first."""
IDLE_SECONDS = 600.0
"""A table that nobody has used for so long leaves memory too."""
SOON_READ = 32
"""A log of so many lines is read before anybody notices."""

log = logging.getLogger("doubloon.harbour")


class Mooring:
    """A table in memory."""

    def __init__(self, berth: Berth) -> None:
        self.berth = berth
        self.used = 0.0


class Quay:
    """Tables in use."""

    def __init__(self, store: KeepsTables, hours: Hours, audience: Audience) -> None:
        self.store = store
        self.hours = hours
        self.audience = audience
        self.moored: dict[str, Mooring] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock is there as long as somebody holds it or waits for it."""
        self.errands: set[asyncio.Task[None]] = set()
        """What is done while nobody waits for it."""
        self.frozen: set[str] = set()
        """Tables that were found unable to go on."""

    def lock(self, table: str) -> asyncio.Lock:
        """One at a time at each table."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncGenerator[Berth]:
        """A table as it is, in hand: nobody else changes it meanwhile."""
        async with self.lock(table):
            yield await self.current(table)

    def send_off(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something to be done while nobody waits for it."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def end(self) -> None:
        """Let all errands come home."""
        while self.errands:
            await asyncio.gather(*self.errands, return_exceptions=True)

    # Tables in and out of memory.

    async def find(self, table: str) -> Berth:
        """A table, as we know it; call it under the table's lock."""
        found = self.moored.pop(table, None)
        if found is None:
            charter = await self.store.charter(table)
            if charter is None:
                raise Refused(404, f"there is no table {table!r}.", reason="no-table")
            found = Mooring(await self.read(charter, await self.store.log(table)))
            self.make_room()
            await self.note_frozen(found.berth)
        self.moored[table] = found  # the last of all: those used lately stand at the end
        found.used = time.monotonic()
        if (deal := found.berth.charter.deal) is not None:
            found.berth.day_over = not is_sealed(deal, self.hours.now)
        await self.audience.learn_names(found.berth)
        return found.berth

    async def read(self, charter: Charter, log: Sequence[AnyEntry]) -> Berth:
        """A table from its log; a long one in a thread, so that nobody else waits for it."""
        if len(log) <= SOON_READ:
            return reload(charter, log, self.hours.downtimes)
        return await asyncio.to_thread(reload, charter, log, self.hours.downtimes)

    async def current(self, table: str) -> Berth:
        """A table, as it is, whoever wrote its last line; call it under the table's lock."""
        return await (self.catch_up(table) if self.store.shared else self.find(table))

    async def catch_up(self, table: str) -> Berth:
        """Read what other processes have written, and tell it; call it under the table's lock."""
        berth = await self.find(table)
        berth.read_on(await self.store.log(table, len(berth.entries)))
        await self.note_frozen(berth)
        await self.audience.learn_names(berth)
        self.audience.publish(berth)
        return berth

    async def note_frozen(self, berth: Berth) -> None:
        """A table that cannot go on is noted as such: lists show it, and nobody waits for a bot there."""
        if berth.frozen and berth.charter.id not in self.frozen:
            self.frozen.add(berth.charter.id)
            log.warning("table %s is frozen, %s", berth.charter.id, berth.frozen)
            await self.store.note_stage(berth.charter.id, berth.stage)

    def make_room(self) -> None:
        """Let tables go that have not been used for longest, or for a while; the log brings them back."""
        idle_since = time.monotonic() - IDLE_SECONDS
        while self.moored:
            oldest = next(iter(self.moored))
            if len(self.moored) < MOST_MOORED and self.moored[oldest].used > idle_since:
                break
            self.forget(oldest)

    def forget(self, table: str) -> None:
        """Let a table go."""
        self.moored.pop(table, None)

    async def drop(self, table: str) -> None:
        """A table is no more."""
        async with self.lock(table):
            self.forget(table)
            for listener in self.audience.at(table):
                listener.close(Refused(404, "this table is no more.", reason="no-table"))

    async def clear_away(self, tables: Sequence[str]) -> None:
        """Tables that are gone from the store leave memory, here and at the other processes; whoever looks on is told."""
        for table in tables:
            await self.drop(table)
            await self.store.muster.announce(f"{table}#gone")

    async def hear(self, table: str | None, lines: int | None = None) -> None:
        """A table has so many lines by now; None: anything may have been written anywhere."""
        here, listeners = self.moored, self.audience.listeners
        heard = {table: lines} if table is not None else await self.store.lengths([*here.keys() | listeners.keys()])
        for name, length in heard.items():
            if name in here or name in listeners:
                async with self.lock(name):
                    known = here.get(name)
                    if known is None or length is None or len(known.berth.entries) < length:
                        await self.catch_up(name)
