"""Notices that wait to be sent: written with the move that gave rise to them, gone when they have arrived."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .steady import steady


class Letter(NamedTuple):
    """A notice to somebody."""

    id: str
    player: str
    body: bytes
    tries: int


@steady
async def claim(engine: AsyncEngine, now: int, until: int) -> Letter | None:
    """A notice that is due, for this worker alone until then."""
    notices = schema.notices
    free = (notices.c.due <= now) & or_(notices.c.claimed.is_(None), notices.c.claimed < now)
    due = select(notices.c.id, notices.c.player, notices.c.body, notices.c.tries).where(free)
    due = due.order_by(notices.c.due).limit(1)
    if engine.dialect.name == "postgresql":
        due = due.with_for_update(skip_locked=True)
    async with engine.begin() as connection:
        row = (await connection.execute(due)).first()
        if row is None:
            return None
        mine = await connection.execute(update(notices).where(notices.c.id == row[0], free).values(claimed=until))
    return Letter(*row) if mine.rowcount else None


@steady
async def done(engine: AsyncEngine, letter: str) -> None:
    """It has arrived, or need not any more."""
    async with engine.begin() as connection:
        await connection.execute(delete(schema.notices).where(schema.notices.c.id == letter))


@steady
async def later(engine: AsyncEngine, letter: str, due: int, tries: int) -> None:
    """It is tried again then."""
    notices = schema.notices
    async with engine.begin() as connection:
        changed = {"due": due, "tries": tries, "claimed": None}
        await connection.execute(update(notices).where(notices.c.id == letter).values(changed))
