"""The watch: says that a server is alive, and lets bots take the seats of those whose time has run out, or who have gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from ..store import Store
from ..store.parting import tidy
from ..table.keeping import LostRace
from .harbour import Harbour

BEAT_SECONDS = 0.5
PULSE_SECONDS = 5.0
FLAG_SECONDS = 0.5
GRACE_SECONDS = 1.0
TIDY_SECONDS = 600.0

log = logging.getLogger("doubloon.watch")


class Watch:
    """A few small rounds, as long as the server lives."""

    def __init__(self, harbour: Harbour, store: Store, keep_ms: int | None = None) -> None:
        self.harbour = harbour
        self.store = store
        self.keep_ms = keep_ms
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """The first pulse, which tells how long nobody was there; then the rounds."""
        await self.pulse()
        self.harbour.hours.beat()
        self.tasks = [
            asyncio.create_task(self.round(self.beat, BEAT_SECONDS)),
            asyncio.create_task(self.round(self.pulse, PULSE_SECONDS)),
            asyncio.create_task(self.round(self.flags, FLAG_SECONDS)),
            asyncio.create_task(self.round(self.stand_ins, GRACE_SECONDS)),
            asyncio.create_task(self.round(self.tidy, TIDY_SECONDS)),
        ]

    async def end(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def round(self, what: Callable[[], Awaitable[None]], seconds: float) -> None:
        """Something again and again, come what may."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await what()
            except Exception:
                log.exception("the watch stumbled")

    async def beat(self) -> None:
        """We are not held up."""
        self.harbour.hours.beat()

    async def pulse(self) -> None:
        """We are alive, and so are those who are here; tables that nobody uses leave memory."""
        hours = self.harbour.hours
        gaps, hours.gaps = hours.gaps, []
        await self.store.note_downtimes(gaps)
        hours.downtimes[:] = await self.store.pulse(hours.now)
        await self.harbour.company.renew()
        self.harbour.quay.make_room()

    async def flags(self) -> None:
        """Whose time has run out?"""
        for table in await self.store.flags_due(self.harbour.now):
            with contextlib.suppress(LostRace):  # another process has done it
                await self.harbour.flag(table)

    async def tidy(self) -> None:
        """What has been kept long enough goes."""
        await self.harbour.quay.clear_away(await tidy(self.store.engine, self.harbour.now, self.keep_ms))

    async def stand_ins(self) -> None:
        """Who has been gone too long?"""
        for table, seat in self.harbour.company.long_gone():
            await self.harbour.keep_warm(table, seat)
