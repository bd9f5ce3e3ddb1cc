"""Analyses that are asked for, being made, and made."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import func, or_, select, update
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
    async def ask(self, berth: str, now: int, total: int, asked_by: str) -> None:
        """Somebody wants one; asking again changes nothing."""
        async with self.engine.begin() as connection:
            row = upsert(connection, TABLE).values(berth=berth, asked=now, done=0, total=total, asked_by=asked_by)
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
        """One that nobody works at, for this worker alone until then: everybody's first before anybody's second."""
        free = or_(TABLE.c.claimed.is_(None), TABLE.c.claimed < now)
        nth = func.row_number().over(partition_by=TABLE.c.asked_by, order_by=TABLE.c.asked).label("nth")
        waiting = select(TABLE.c.berth, TABLE.c.asked, TABLE.c.claimed, nth).where(TABLE.c.done < TABLE.c.total).subquery()
        idle = or_(waiting.c.claimed.is_(None), waiting.c.claimed < now)
        first = select(waiting.c.berth).where(idle).order_by(waiting.c.nth, waiting.c.asked).limit(1)
        taken = update(TABLE).where(TABLE.c.berth == first.scalar_subquery(), free).values(claimed=until)
        async with self.engine.begin() as connection:
            return (await connection.execute(taken.returning(TABLE.c.berth))).scalar()

    @steady
    async def waiting_for(self, player: str) -> int:
        """How many somebody has asked for that are not done."""
        wanted = select(func.count()).where(TABLE.c.asked_by == player, TABLE.c.done < TABLE.c.total)
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar() or 0)

    @steady
    async def keep(self, berth: str, claim: int, until: int | None, done: int, found: bytes) -> bool:
        """Write down how far it is, and go on until then, or let it go; False if another has it by now."""
        mine = update(TABLE).where(TABLE.c.berth == berth, TABLE.c.claimed == claim)
        async with self.engine.begin() as connection:
            return (await connection.execute(mine.values(claimed=until, done=done, found=found))).rowcount == 1
