"""Bad weather: all that can befall a server, its store and the line to it. Every blow passes; what was said yes to must stay.

A small Jepsen of our own: people note each move that was answered while blows fall, and afterwards their notes are held against
the log (`check_undisturbed`).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import asyncpg

from .shipyard import PATIENCE, Ship

LONGEST = 1.2
"""Seconds that a blow lasts."""
HOURS = 3600
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
NO_ROOM = """CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END$$"""


class Strait:
    """The line between people and a server: it can be slow, or torn."""

    def __init__(self, ships: list[Ship], dice: random.Random) -> None:
        self.ships, self.dice = ships, dice
        self.slow = 0.0
        """Seconds that each piece takes."""
        self.lines: set[asyncio.StreamWriter] = set()
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen on whatever port is free."""
        self.server = await asyncio.start_server(self.carry, "127.0.0.1", 0)

    @property
    def address(self) -> str:
        """Where people knock."""
        assert self.server is not None
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, to whichever server."""
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.dice.choice(self.ships).port)
        except OSError:
            writer.close()
            return
        self.lines |= {writer, back}
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
        self.lines -= {writer, back}

    async def pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Piece by piece, as slowly as the weather is."""
        with contextlib.suppress(OSError):
            while piece := await source.read(256 if self.slow else 65536):
                if self.slow:
                    await asyncio.sleep(self.dice.uniform(0, self.slow))
                sink.write(piece)
                await sink.drain()
        sink.close()

    def tear(self) -> None:
        """All lines, in the middle of whatever was being said."""
        for line in self.lines:
            line.transport.abort()

    async def close(self) -> None:
        """Nobody comes any more."""
        assert self.server is not None
        self.tear()
        self.server.close()


@dataclass
class Sea:
    """Where blows fall."""

    ships: list[Ship]
    strait: Strait
    database: str
    folder: Path
    dice: random.Random
    counts: dict[str, int] = field(default_factory=dict)

    @property
    def shared(self) -> bool:
        """Whether the store is a PostgreSQL."""
        return not self.database.startswith("sqlite")

    async def last(self) -> None:
        """As long as a blow lasts."""
        await asyncio.sleep(self.dice.uniform(0.1, LONGEST))

    @contextlib.contextmanager
    def sign(self, name: str, text: str = "") -> Iterator[None]:
        """A file by which ships know the weather, as long as it lasts."""
        (self.folder / name).write_text(text)
        yield
        (self.folder / name).unlink()

    async def tell_postgres(self, *commands: str) -> None:
        """To the store itself, past everybody."""
        connection = await asyncpg.connect(self.database)
        for command in commands:
            await connection.execute(command)
        await connection.close()


async def kill(sea: Sea) -> None:
    """A server, or a worker, dies and is started again."""
    ship = sea.dice.choice(sea.ships)
    await asyncio.to_thread(ship.kill)
    await asyncio.sleep(sea.dice.uniform(0.0, 0.3))
    await asyncio.to_thread(ship.start)


async def stop(sea: Sea) -> None:
    """A process stands still."""
    ship = sea.dice.choice(sea.ships)
    await asyncio.to_thread(ship.stop)
    await sea.last()
    await asyncio.to_thread(ship.go_on)


async def clock(sea: Sea) -> None:
    """The clock on the wall jumps, and a server is started under it; then it jumps back."""
    with sea.sign("clock", str(sea.dice.choice((-3, -1, 1, 3)) * HOURS)):
        await sea.last()
        await kill(sea)
        await sea.last()


async def full(sea: Sea) -> None:
    """No room on the disk."""
    if sea.shared:
        await sea.tell_postgres(NO_ROOM, "CREATE TRIGGER no_room BEFORE INSERT ON log EXECUTE FUNCTION no_room()")
        await sea.last()
        await sea.tell_postgres("DROP TRIGGER no_room ON log")
    else:
        with sea.sign("full"):
            await sea.last()


async def read_only(sea: Sea) -> None:
    """The store can be read, and not written to."""
    if sea.shared:
        name = sea.database.rpartition("/")[2].partition("?")[0]
        await sea.tell_postgres(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on', CUT)
        await sea.last()
        await sea.tell_postgres("SET default_transaction_read_only = off",
                                f'ALTER DATABASE "{name}" SET default_transaction_read_only = off', CUT)  # fmt: skip
    else:
        with sea.sign("read-only"):
            await sea.last()


async def locked(sea: Sea) -> None:
    """Another program holds the store."""
    if sea.shared:
        connection = await asyncpg.connect(sea.database)
        async with connection.transaction():
            await connection.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            await sea.last()
        await connection.close()
    else:
        held = await asyncio.to_thread(hold_sqlite, sea.database.removeprefix("sqlite:///"))
        await sea.last()
        held.rollback()
        held.close()


def hold_sqlite(file: str) -> sqlite3.Connection:
    """Nobody else writes to it meanwhile."""
    held = sqlite3.connect(file, PATIENCE, isolation_level=None, check_same_thread=False)
    held.execute("BEGIN IMMEDIATE")
    return held


async def slow(sea: Sea) -> None:
    """The line is slow."""
    sea.strait.slow = 0.3
    await sea.last()
    sea.strait.slow = 0.0


async def torn(sea: Sea) -> None:
    """All lines to the servers are torn; with a PostgreSQL, those to the store too."""
    sea.strait.tear()
    if sea.shared:
        await sea.tell_postgres(CUT)


BLOWS: dict[str, Callable[[Sea], Awaitable[None]]] = {
    "kill": kill, "stop": stop, "clock": clock, "full": full, "read-only": read_only, "locked": locked,
    "slow": slow, "torn": torn,
}  # fmt: skip


async def storm(sea: Sea, blows: int) -> None:
    """So many of them, of every kind in turn, each at some moment."""
    kinds = [kind for _ in range(blows // len(BLOWS) + 1) for kind in BLOWS][:blows]
    sea.dice.shuffle(kinds)
    for kind in kinds:
        await asyncio.sleep(sea.dice.uniform(0.05, 0.4))
        await BLOWS[kind](sea)
        sea.counts[kind] = sea.counts.get(kind, 0) + 1
