"""The analyst: looks at finished games when no bot has anything better to do, one game at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import msgspec

from ..live.harbour import Harbour
from ..store import Store
from ..store.analyses import Analyses
from ..table.analysis import Study, study_on
from ..table.refusals import Refused

CLAIM_MS = 60_000
"""How long another process waits before it takes over from one that is silent."""
KEEP_SECONDS = 3.0
"""How much work may be lost when the server dies."""
IDLE_SECONDS = 2.0
BUSY_SECONDS = 0.2
NICE = 5
"""Behind everybody else, but not so far that its turn never comes: with 15, a second of work took two minutes on a busy one."""
MOST_WAITING = 5
"""Games of one person that may wait at the same time."""

log = logging.getLogger("doubloon.analyst")


def step_back() -> None:
    """Let everybody else go first; only Linux can say that of a thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def aside(work: Callable[[], Any]) -> asyncio.Future[Any]:
    """Do something in a thread that steps back for everybody else; that may take long, and no server that ends waits for it."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Any] = loop.create_future()

    def tell(how: Callable[[Any], None], what: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended, and with it everybody who wanted to know
            loop.call_soon_threadsafe(lambda: None if done.done() else how(what))

    def run() -> None:
        step_back()
        try:
            found = work()
        except Exception as trouble:
            tell(done.set_exception, trouble)
        else:
            tell(done.set_result, found)

    threading.Thread(target=run, name="analyst", daemon=True).start()
    return done


class Analyst:
    """Works through what is asked for, as long as the server lives."""

    def __init__(self, harbour: Harbour, store: Store) -> None:
        self.harbour = harbour
        self.store = store
        self.kept = Analyses(store.engine)
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Set to work."""
        self.task = asyncio.create_task(self.work())

    async def end(self) -> None:
        """Let go; the look that is being taken is lost, all before it is kept."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def ask(self, table: str, total: int, asked_by: str) -> None:
        """Somebody wants an analysis; refused while many of theirs wait, unless this one was asked for before."""
        if await self.kept.find(table) is None and await self.kept.waiting_for(asked_by) >= MOST_WAITING:
            raise Refused(
                429, f"{MOST_WAITING} games of yours wait to be analysed; let one be done first.", reason="analyses-waiting"
            )
        await self.kept.ask(table, self.harbour.now, total, asked_by)
        self.wanted.set()

    async def work(self) -> None:
        """Game after game; wait while there is none."""
        while True:
            try:
                await self.give_way()
                claim = self.harbour.now + CLAIM_MS
                table = await self.kept.claim(self.harbour.now, claim)
                if table is not None:
                    await self.analyse(table, claim)
                    continue
                self.wanted.clear()
                await asyncio.wait_for(self.wanted.wait(), IDLE_SECONDS)
            except TimeoutError:
                continue
            except Exception:
                log.exception("the analyst stumbled")
                await asyncio.sleep(IDLE_SECONDS)

    async def give_way(self) -> None:
        """Wait while bots at tables wait."""
        while True:
            due, thinking = await self.store.bots_due(self.harbour.now)
            if due <= thinking:
                return
            await asyncio.sleep(BUSY_SECONDS)

    async def analyse(self, table: str, claim: int) -> None:
        """A whole game, or as much of it as nobody else takes over."""
        charter, asked = await self.store.charter(table), await self.kept.find(table)
        assert charter is not None and asked is not None
        study = msgspec.json.decode(asked.found, type=Study) if asked.found else Study()
        looks = study_on(charter, await self.store.log(table), study)
        saved = time.monotonic()
        try:
            while await aside(lambda: next(looks, False)):
                if time.monotonic() - saved >= KEEP_SECONDS:
                    saved, until = time.monotonic(), self.harbour.now + CLAIM_MS
                    if not await self.kept.keep(table, claim, until, study.done, msgspec.json.encode(study)):
                        return
                    claim = until
                    await self.give_way()
        except asyncio.CancelledError:
            await self.kept.keep(table, claim, None, study.done, msgspec.json.encode(study))
            raise
        await self.kept.keep(table, claim, None, asked.total, msgspec.json.encode(study))
