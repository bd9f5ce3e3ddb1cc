"""The quay: the tables that are in memory, who has which in hand, and who watches.

A table in memory may be ahead of its log only while its lock is held; if the line then cannot be written, or nobody waits for
it any more, the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from ..store import Store
from ..store.company import acquaint, announce
from ..table.berth import Berth, Charter, reload
from ..table.clocks import Span
from ..table.entries import AnyEntry
from ..table.messages import Update
from ..table.refusals import Refused
from ..table.sight import Role, numbers_of, update
from .company import Company, Listener
from .readers import Readers

MOST_LIVE = 2000
"""So many tables are kept in memory; those not used for longest leave it first."""
IDLE_SECONDS = 600.0
"""A table that nobody has used for so long leaves memory too."""
SOON_READ = 32
"""A log of so many lines is read before anybody notices."""
HELD_UP_MS = 2_000
"""So long after its last beat a server has been held up."""
MOST_NAMES = 20_000
"""So many people's names are kept in memory."""

log = logging.getLogger("doubloon.harbour")


class Live:
    """A table in use."""

    def __init__(self, berth: Berth) -> None:
        self.berth = berth
        self.used = 0.0


class Quay:
    """Tables in use."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, public_url: str = "") -> None:
        self.store = store
        self.clock = clock
        self.public_url = public_url
        self.live: dict[str, Live] = {}
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock is there as long as somebody holds it or waits for it."""
        self.errands: set[asyncio.Task[None]] = set()
        """What is done while nobody waits for it."""
        self.listeners: dict[str, list[Listener]] = {}
        self.company = Company(self)
        self.readers = Readers()
        self.names: dict[str, str] = {}
        self.hooked: set[str] = set()
        """Who has a webhook, of those whose names are known."""
        self.downtimes: list[Span] = []
        """When no server was alive, or this one could not do anything: that time is nobody's."""
        self.beaten: int | None = None
        """When this server last knew that it was not held up; nothing before its watch begins."""
        self.gaps: list[Span] = []
        """Times in which it was, to be written down."""
        self.frozen: set[str] = set()
        """Tables that were found unable to go on."""
        self.wanted = asyncio.Event()
        """Set when a bot may have something to do."""

    @property
    def now(self) -> int:
        """Milliseconds since 1970. Whoever asks after we were held up, stopped or starved, finds that noted first."""
        now = int(self.clock() * 1000)
        if self.beaten is not None and now - self.beaten > HELD_UP_MS:
            gap = (self.beaten, now)
            self.downtimes.append(gap)
            self.gaps.append(gap)
            self.beaten = now
        return now

    def beat(self) -> None:
        """We are not held up."""
        self.beaten = self.now

    def lock(self, table: str) -> asyncio.Lock:
        """One at a time at each table."""
        lock = self.locks.get(table)
        if lock is None:
            lock = self.locks[table] = asyncio.Lock()
        return lock

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
        found = self.live.pop(table, None)
        if found is None:
            charter = await self.store.charter(table)
            if charter is None:
                raise Refused(404, f"there is no table {table!r}.", reason="no-table")
            found = Live(await self.read(charter, await self.store.log(table)))
            self.make_room()
            await self.note_frozen(found.berth)
        self.live[table] = found  # the last of all: those used lately stand at the end
        found.used = time.monotonic()
        await self.learn_names(found.berth)
        return found.berth

    async def read(self, charter: Charter, log: Sequence[AnyEntry]) -> Berth:
        """A table from its log; a long one in a thread, so that nobody else waits for it."""
        if len(log) <= SOON_READ:
            return reload(charter, log, self.downtimes)
        return await asyncio.to_thread(reload, charter, log, self.downtimes)

    async def current(self, table: str) -> Berth:
        """A table, as it is, whoever wrote its last line; call it under the table's lock."""
        return await (self.catch_up(table) if self.store.shared else self.find(table))

    def make_room(self) -> None:
        """Let tables go that have not been used for longest, or for a while; the log brings them back."""
        idle_since = time.monotonic() - IDLE_SECONDS
        while self.live:
            oldest = next(iter(self.live))
            if len(self.live) < MOST_LIVE and self.live[oldest].used > idle_since:
                break
            self.forget(oldest)

    def forget(self, table: str) -> None:
        """Let a table go."""
        self.live.pop(table, None)

    async def clear_away(self, tables: Sequence[str]) -> None:
        """Tables that are gone from the store leave memory, here and at the other processes; whoever looks on is told."""
        for table in tables:
            await self.drop(table)
            await announce(self.store.engine, f"{table}#gone")

    async def drop(self, table: str) -> None:
        """A table is no more."""
        async with self.lock(table):
            self.forget(table)
            for listener in self.company.at(table):
                listener.close(Refused(404, "this table is no more.", reason="no-table"))

    async def catch_up(self, table: str) -> Berth:
        """Read what other processes have written, and tell it; call it under the table's lock."""
        berth = await self.find(table)
        berth.read_on(await self.store.log(table, len(berth.entries)))
        await self.note_frozen(berth)
        await self.learn_names(berth)
        self.publish(berth)
        return berth

    async def note_frozen(self, berth: Berth) -> None:
        """A table that cannot go on is noted as such: lists show it, and nobody waits for a bot there."""
        if berth.frozen and berth.charter.id not in self.frozen:
            self.frozen.add(berth.charter.id)
            log.warning("table %s is frozen, %s", berth.charter.id, berth.frozen)
            await self.store.note_stage(berth.charter.id, berth.stage)

    async def learn_names(self, berth: Berth) -> None:
        """Who the people at a table are."""
        await self.learn({seat.player for seat in berth.seats if seat.player})

    async def learn(self, players: set[str]) -> None:
        """What people are called, and who of them has a webhook."""
        if unknown := [player for player in players if player not in self.names]:
            if len(self.names) > MOST_NAMES:
                self.names.clear()
            for player, known in (await acquaint(self.store.engine, unknown)).items():
                self.names[player] = known.name
                (self.hooked.add if known.hooked else self.hooked.discard)(player)

    # Word from elsewhere.

    async def hear(self, table: str | None, lines: int | None = None, bot: bool = True) -> None:
        """A table has so many lines by now, and perhaps a bot is to think there; None: anything may have happened anywhere.

        Words about people go to the company.
        """
        if table is None or "#" in table:
            await self.company.hear(table)
        if table is not None and "#" in table:
            return
        if bot:
            self.wanted.set()
        heard = {table: lines} if table is not None else await self.store.lengths([*self.live.keys() | self.listeners.keys()])
        for name, length in heard.items():
            if name in self.live or name in self.listeners:
                async with self.lock(name):
                    known = self.live.get(name)
                    if known is None or length is None or len(known.berth.entries) < length:
                        await self.catch_up(name)

    # Watching.

    async def look(self, table: str, role: Role, after: int) -> Update:
        """The table as that role sees it."""
        async with self.lock(table):
            return self.update(await self.current(table), role, after)

    def update(self, berth: Berth, role: Role, after: int) -> Update:
        """The same of a table at hand."""
        return update(berth, role, after, self.names, self.company.present(berth.charter.id), self.now)

    def publish(self, berth: Berth) -> None:
        """Tell all who watch what is new to them."""
        made: dict[tuple[Role, int], str] = {}
        for listener in self.listeners.get(berth.charter.id, ()):
            seq = len(numbers_of(berth, listener.role))
            if listener.role is not None and berth.seats[listener.role].player != listener.player:
                listener.close(Refused(403, "that seat is not yours any more.", reason="seat-lost"))
            elif seq > listener.seq:
                key = listener.role, listener.seq
                if key not in made:
                    made[key] = msgspec.json.encode(self.update(berth, *key)).decode()
                listener.seq = seq
                listener.send(made[key])
