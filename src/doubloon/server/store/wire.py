"""Word from the other processes: PostgreSQL says which table has a new line. The line itself is read from the log.

The connection may be cut at any moment; then it is made again, and all tables in use are read on, since words may have been
missed in between.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple, Protocol

import asyncpg

from .engine import plain_address
from .writer import CHANNEL

RETRY_SECONDS = 0.1
LONGEST_RETRY_SECONDS = 2.0
ALIVE_SECONDS = 5.0
MOST_WORDS = 10_000

log = logging.getLogger("doubloon.wire")


class Word(NamedTuple):
    """A table with something new, how many lines it has now, and whether a bot is to think about it; or a word about people."""

    table: str
    lines: int | None
    bot: bool


class Heard(Protocol):
    """Told of a table with something new; of None when any table may have."""

    async def __call__(self, table: str | None, lines: int | None = None, bot: bool = True) -> None:
        """Read on."""


class Wire:
    """Listens, as long as the server lives."""

    def __init__(self, url: str, heard: Heard) -> None:
        self.url = plain_address(url)
        self.heard = heard
        self.words: asyncio.Queue[Word | None] = asyncio.Queue(MOST_WORDS)
        self.tasks: list[asyncio.Task[None]] = []
        self.pause = RETRY_SECONDS

    def begin(self) -> None:
        """Listen from now on."""
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.pass_on())]

    async def end(self) -> None:
        """Hang up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self) -> None:
        """Connect, listen until that fails, and again; later and later while nobody answers."""
        while True:
            try:
                await self.listen_once()
            except Exception as trouble:
                log.warning("the wire is cut (%r); trying again", trouble)
            await asyncio.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_RETRY_SECONDS)

    async def listen_once(self) -> None:
        """One connection, from its first word to its last."""
        cut = asyncio.Event()
        connection = await asyncpg.connect(self.url)
        try:
            connection.add_termination_listener(lambda _: cut.set())
            await connection.add_listener(CHANNEL, self.hear)
            self.put(None)
            self.pause = RETRY_SECONDS
            while not cut.is_set():
                try:
                    await asyncio.wait_for(cut.wait(), ALIVE_SECONDS)
                except TimeoutError:
                    await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
        finally:
            connection.terminate()

    def hear(self, _connection: Any, _process: int, _channel: str, word: str) -> None:
        """A word has come."""
        about, _, rest = word.partition(" ")
        lines, _, bot = rest.partition(" ")
        self.put(Word(about, int(lines) if lines else None, bot == "1"))

    def put(self, word: Word | None) -> None:
        """Keep a word until it is passed on; with too many, one word stands for all."""
        if self.words.full():
            while not self.words.empty():
                self.words.get_nowait()
            word = None
        self.words.put_nowait(word)

    async def pass_on(self) -> None:
        """Tell the harbour, word by word; after one that it could not follow, that anything may be new."""
        while True:
            word = await self.words.get()
            try:
                await (self.heard(None) if word is None else self.heard(*word))
            except Exception:
                log.exception("a word was not understood; reading on everywhere")
                await asyncio.sleep(RETRY_SECONDS)
                self.put(None)
