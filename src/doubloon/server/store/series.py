"""Tables that belong together, found by the series that their charters name."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.berth import Charter
from ..table.keeping import OnFile
from ..table.series import evening_of
from . import schema
from .lists import is_of
from .steady import steady

MOST_SERIES = 30
"""So many of somebody's series are looked at, the newest first."""


def series_of(charter: Charter) -> str | None:
    """The series that a new table is of."""
    evening = evening_of(charter)
    return evening.series if evening else None


@steady
async def evenings_in(engine: AsyncEngine, series: Sequence[str]) -> list[OnFile]:
    """The tables of some series; a table that is older than such notes is the first of its own."""
    berths = schema.berths
    mine = or_(berths.c.series.in_(series), berths.c.id.in_(series))
    wanted = select(berths.c.charter, berths.c.stage, berths.c.card).where(mine).order_by(berths.c.opened_at)
    async with engine.connect() as connection:
        rows = await connection.execute(wanted)
        return [OnFile(msgspec.json.decode(row[0], type=Charter), row[1], row[2]) for row in rows]


@steady
async def series_with(engine: AsyncEngine, player: str) -> list[str]:
    """The series of which somebody sits or sat at a table, or has opened one: the newest first."""
    berths = schema.berths
    wanted = select(berths.c.series).where(berths.c.series.is_not(None), is_of(player)).group_by(berths.c.series)
    async with engine.connect() as connection:
        newest = wanted.order_by(func.max(berths.c.opened_at).desc()).limit(MOST_SERIES)
        return list((await connection.execute(newest)).scalars())


@steady
async def takes_part(engine: AsyncEngine, player: str, series: str) -> bool:
    """Whether somebody sits or sat at a table of a series, or has opened one."""
    berths = schema.berths
    wanted = select(berths.c.id).where(or_(berths.c.series == series, berths.c.id == series), is_of(player)).limit(1)
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).first() is not None


@steady
async def put_away(engine: AsyncEngine, player: str, tables: Sequence[str]) -> set[str]:
    """Which of these tables somebody has put away, or never wants to see again."""
    stowed = schema.stowed
    wanted = select(stowed.c.berth).where(stowed.c.player == player, stowed.c.berth.in_(tables))
    async with engine.connect() as connection:
        return set((await connection.execute(wanted)).scalars())
