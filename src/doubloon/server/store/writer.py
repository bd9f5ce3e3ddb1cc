"""One pen for the log: lines that come while one is being written are written together, and each is answered.

Where the connection dies while a line is being committed, nobody can say whether it was written. It is tried again; if its
number is taken by then, and by the very same line, it was.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Connection, Engine, Table, Text, bindparam, create_engine, event, func, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..table.aftermath import Aftermath
from ..table.keeping import LostRace
from . import schema
from .engine import careful
from .feats import tell_feats
from .ratings import tell_ratings
from .results import tell_results
from .steady import PAUSES, out_of_reach, passing, refuse_in_words, steady
from .tries import tell_tries

CHANNEL = "doubloon"
MOST_TOGETHER = 256
CLOSING_SECONDS = 10.0

log = logging.getLogger("doubloon.store")


class Lines(NamedTuple):
    """Lines of one table that wait to be written, all or none."""

    berth: str
    seq: int
    entries: tuple[bytes, ...]
    after: Aftermath
    written: asyncio.Future[None]


class Writer:
    """Appends to the log. A line is answered only when it is on the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.pen = open_pen(engine)
        self.hand = ThreadPoolExecutor(1, "pen")
        self.waiting: asyncio.Queue[Lines] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def append(self, berth: str, seq: int, entries: Sequence[bytes], after: Aftermath) -> asyncio.Future[None]:
        """Lines from a number on: written, whether or not somebody waits for it; LostRace if that number is taken."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.write_on())
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Lines(berth, seq, tuple(entries), after, written))
        return written

    async def write_on(self) -> None:
        """Write whatever waits, again and again."""
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self.waiting.get_nowait())
            try:
                await self.write(sorted(batch, key=lambda one: (one.berth, one.seq)))  # one order for all: no deadlock
            except BaseException as trouble:
                answer(batch, trouble)
                if not isinstance(trouble, Exception):
                    raise
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def write(self, batch: list[Lines], doubtful: bool = False) -> None:
        """All at once; where one of them lost a race, each by itself. Doubtful: perhaps they are written already."""
        for pause in PAUSES:
            try:
                await self.commit(batch)
            except IntegrityError as conflict:
                await self.settle(batch, doubtful, conflict)
                return
            except Exception as trouble:
                if not passing(trouble):
                    refuse_in_words(trouble)
                    raise
                log.warning("the connection was lost while %d lines were written (%r); trying again", len(batch), trouble)
                doubtful = True
                await asyncio.sleep(pause)
            else:
                answer(batch, None)
                return
        answer(batch, out_of_reach())

    async def commit(self, batch: list[Lines]) -> None:
        """All in one transaction: SQLite's in a thread of its own, PostgreSQL's over a connection of the pool."""
        if self.pen is not None:
            await asyncio.get_running_loop().run_in_executor(self.hand, dip, self.pen, batch)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(put_down, batch)

    async def settle(self, batch: list[Lines], doubtful: bool, conflict: IntegrityError) -> None:
        """Some number is taken: by another, or by ourselves where we did not hear that we had written it."""
        if len(batch) > 1:
            for one in batch:
                await self.write([one], doubtful)
            return
        [one] = batch
        there = await self.line(one.berth, one.seq)
        if there is None:
            raise conflict
        lost = None if doubtful and there == one.entries[0] else LostRace(f"line {one.seq} of table {one.berth} is written.")
        answer(batch, lost)

    @steady
    async def line(self, berth: str, seq: int) -> bytes | None:
        """What is written there."""
        async with self.engine.connect() as connection:
            wanted = select(schema.log.c.entry).where(schema.log.c.berth == berth, schema.log.c.seq == seq)
            return (await connection.execute(wanted)).scalar()

    async def close(self) -> None:
        """Write what still waits, and stop."""
        if self.task is not None:
            if not self.task.done():
                await asyncio.wait([asyncio.ensure_future(self.waiting.join())], timeout=CLOSING_SECONDS)
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.hand.shutdown()
        if self.pen is not None:
            self.pen.dispose()


def open_pen(engine: AsyncEngine) -> Engine | None:
    """SQLite's own door for the log: a transaction in one trip to a thread, where aiosqlite makes twenty."""
    if engine.dialect.name != "sqlite":
        return None
    pen = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
    event.listen(pen, "connect", careful)
    return pen


def dip(pen: Engine, batch: list[Lines]) -> None:
    """The lines, in a transaction of our own."""
    with pen.begin() as connection:
        put_down(connection, batch)


def put_down(connection: Connection, batch: list[Lines]) -> None:
    """The lines, what follows from each, and a word to the other processes where there may be any."""
    dialect = connection.dialect.name
    rows = [{"berth": one.berth, "seq": one.seq + n, "entry": entry} for one in batch for n, entry in enumerate(one.entries)]
    connection.execute(LOG, rows)
    last = {one.berth: one.after for one in batch}
    connection.execute(
        DUTIES[dialect],
        [
            {"berth": berth, "bot_due": one.bot_due, "flag_due": one.flag_due, "owner": one.owner, "alone": int(one.alone)}
            for berth, one in last.items()
        ],
    )
    cards = [{"one": berth, "now": after.stage, "shown": after.card, "at": after.at} for berth, after in last.items()]
    connection.execute(CARDS, cards)
    crew = [{"berth": one.berth, "player": player} for one in batch for player in one.after.crew]
    if crew:
        connection.execute(UPSERT[dialect](schema.crews).on_conflict_do_nothing(), crew)
    tell_results(connection, last)
    tell_feats(connection, last)
    tell_tries(connection, last)
    tell_ratings(connection, last)
    due = [
        {"id": f"{one.berth} {one.seq} {player}", "player": player, "body": body, "due": 0, "tries": 0}
        for one in batch
        for player, body in one.after.notices
    ]
    if due:
        connection.execute(NOTICES, due)
    if dialect == "postgresql":
        words = [f"{one.berth} {one.seq + len(one.entries)} {int(one.after.bot_due is not None)}" for one in batch]
        connection.execute(WORDS, {"words": words})


def upsert(connection: AsyncConnection, table: Table) -> Any:
    """An insert that can be told what to do where the row is there already."""
    return UPSERT[connection.dialect.name](table)


def set_duties(dialect: str) -> Any:
    """What is to be done about a table, in place of what was."""
    duty = UPSERT[dialect](schema.duties)
    changed = {name: duty.excluded[name] for name in ("bot_due", "flag_due", "owner", "alone")}
    return duty.on_conflict_do_update(index_elements=["berth"], set_={**changed, "claimed": None})


UPSERT: dict[str, Any] = {"postgresql": insert_postgres, "sqlite": insert_sqlite}
LOG = insert(schema.log)
DUTIES = {dialect: set_duties(dialect) for dialect in UPSERT}
CARDS = (
    update(schema.berths)
    .where(schema.berths.c.id == bindparam("one"))
    .values(stage=bindparam("now"), card=bindparam("shown"), touched=bindparam("at"))
)
NOTICES = insert(schema.notices)
WORDS = select(func.pg_notify(CHANNEL, func.unnest(bindparam("words", type_=ARRAY(Text))).column_valued("word")))


def answer(batch: Sequence[Lines], trouble: BaseException | None) -> None:
    """Tell those who wait."""
    for one in batch:
        if not one.written.done():
            if trouble is None:
                one.written.set_result(None)
            else:
                one.written.set_exception(trouble)
