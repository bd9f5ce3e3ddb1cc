"""Lists of tables, read from what was kept with each line of their logs: no table is brought to memory for a list."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..berth import Charter
from . import schema
from .steady import steady

MOST_LISTED = 100
RUNNING = ("open", "playing")


class Listed(NamedTuple):
    """A table as a list needs it."""

    charter: Charter
    stage: str
    card: bytes | None


@steady
async def tables_of(engine: AsyncEngine, player: str) -> list[Listed]:
    """The tables where somebody sits or sat, or that they opened: those that go on first, then the newest first."""
    mine = select(schema.crews.c.berth).where(schema.crews.c.player == player)
    return await listed(engine, or_(schema.berths.c.opened_by == player, schema.berths.c.id.in_(mine)))


@steady
async def public_tables(engine: AsyncEngine) -> list[Listed]:
    """The tables that anybody may watch and that go on, the newest first."""
    return await listed(engine, (schema.berths.c.public == 1) & schema.berths.c.stage.in_(RUNNING))


@steady
async def listed(engine: AsyncEngine, which: ColumnElement[Any]) -> list[Listed]:
    """So many of them as a page can show."""
    berths = schema.berths
    wanted = select(berths.c.charter, berths.c.stage, berths.c.card).where(which)
    wanted = wanted.order_by(berths.c.stage.in_(RUNNING).desc(), berths.c.opened_at.desc()).limit(MOST_LISTED)
    async with engine.connect() as connection:
        return [Listed(msgspec.json.decode(row[0], type=Charter), row[1], row[2]) for row in await connection.execute(wanted)]


@steady
async def kept_by(engine: AsyncEngine, player: str) -> list[str]:
    """Every table where somebody sits or sat, or that they opened."""
    wanted = select(schema.crews.c.berth).where(schema.crews.c.player == player)
    wanted_too = select(schema.berths.c.id).where(schema.berths.c.opened_by == player)
    async with engine.connect() as connection:
        return list((await connection.execute(wanted.union(wanted_too))).scalars())


@steady
async def unfinished(engine: AsyncEngine, player: str) -> int:
    """How many tables of somebody's opening are not over."""
    berths = schema.berths
    wanted = select(func.count()).where(berths.c.opened_by == player, berths.c.stage.in_(RUNNING))
    async with engine.connect() as connection:
        return int((await connection.execute(wanted)).scalar() or 0)
