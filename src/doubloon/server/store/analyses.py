"""Analyses that are asked for, being made, and made."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .steady import steady
from .writer import upsert

TABLE = schema.analyses


class Asked(NamedTuple):
    """How far an analysis is."""

    done: int
    total: int
    found: bytes | None


class Analyses:
    """What is kept of them. A claim is the moment until which it holds; whoever writes must still have it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @steady
    async def ask(self, berth: str, now: int, total: int) -> None:
        """Somebody wants one; asking again changes nothing."""
        async with self.engine.begin() as connection:
            row = upsert(connection, TABLE).values(berth=berth, asked=now, done=0, total=total)
            await connection.execute(row.on_conflict_do_nothing())

    @steady
    async def find(self, berth: str) -> Asked | None:
        """How far that of a table is, if anybody has asked for it."""
        wanted = select(TABLE.c.done, TABLE.c.total, TABLE.c.found).where(TABLE.c.berth == berth)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Asked(*row)

    @steady
    async def claim(self, now: int, until: int) -> str | None:
        """The one that was asked for first and nobody works at, for this worker alone until then."""
        free = or_(TABLE.c.claimed.is_(None), TABLE.c.claimed < now)
        first = select(TABLE.c.berth).where(TABLE.c.done < TABLE.c.total, free).order_by(TABLE.c.asked).limit(1)
        if self.engine.dialect.name == "postgresql":
            first = first.with_for_update(skip_locked=True)
        taken = update(TABLE).where(TABLE.c.berth == first.scalar_subquery()).values(claimed=until).returning(TABLE.c.berth)
        async with self.engine.begin() as connection:
            return (await connection.execute(taken)).scalar()

    @steady
    async def keep(self, berth: str, claim: int, until: int | None, done: int, found: bytes) -> bool:
        """Write down how far it is, and go on until then, or let it go; False if another has it by now."""
        mine = update(TABLE).where(TABLE.c.berth == berth, TABLE.c.claimed == claim)
        async with self.engine.begin() as connection:
            return (await connection.execute(mine.values(claimed=until, done=done, found=found))).rowcount == 1
