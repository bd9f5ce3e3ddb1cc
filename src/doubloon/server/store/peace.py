"""Peace at the tables: whom somebody does not want to read, and what is told to whoever keeps the harbour."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .steady import steady
from .writer import upsert

MOST_LISTED = 200


class Report(NamedTuple):
    """Something that somebody told the keeper."""

    id: int
    at: int
    by: str
    berth: str
    about: str
    said: str
    why: str


class Peace:
    """The book of blocks and reports."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @steady
    async def block(self, blocker: str, blocked: str, now: int) -> None:
        """From now on somebody does not read another's words."""
        async with self.engine.begin() as connection:
            row = upsert(connection, schema.blocks).values(blocker=blocker, blocked=blocked, at=now)
            await connection.execute(row.on_conflict_do_nothing())

    @steady
    async def unblock(self, blocker: str, blocked: str) -> None:
        """They do again."""
        blocks = schema.blocks
        async with self.engine.begin() as connection:
            await connection.execute(delete(blocks).where(blocks.c.blocker == blocker, blocks.c.blocked == blocked))

    @steady
    async def blocked_by(self, blocker: str) -> list[str]:
        """Whose words somebody does not read, the latest first."""
        blocks = schema.blocks
        wanted = select(blocks.c.blocked).where(blocks.c.blocker == blocker).order_by(blocks.c.at.desc(), blocks.c.blocked)
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    @steady
    async def report(self, now: int, by: str, berth: str, about: str, said: str, why: str) -> None:
        """Somebody tells the keeper of something; the same about the same words only once."""
        reports = schema.reports
        same = (reports.c.by == by, reports.c.berth == berth, reports.c.about == about, reports.c.said == said)
        row = {"at": now, "by": by, "berth": berth, "about": about, "said": said, "why": why}
        async with self.engine.begin() as connection:
            if (await connection.execute(select(reports.c.id).where(*same))).first() is None:
                await connection.execute(insert(reports).values(row))

    @steady
    async def open_reports(self) -> list[Report]:
        """What the keeper has not settled, the oldest first."""
        reports = schema.reports
        wanted = select(*(reports.c[name] for name in Report._fields)).where(reports.c.settled.is_(None)).order_by(reports.c.id)
        async with self.engine.connect() as connection:
            return [Report(*row) for row in await connection.execute(wanted.limit(MOST_LISTED))]

    @steady
    async def count_open(self) -> int:
        """How many there are."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).where(schema.reports.c.settled.is_(None)))).scalar() or 0)

    @steady
    async def settle(self, number: int, now: int) -> bool:
        """The keeper is done with one; False if there is none of that number."""
        reports = schema.reports
        async with self.engine.begin() as connection:
            done = await connection.execute(update(reports).where(reports.c.id == number).values(settled=now))
        return done.rowcount == 1
