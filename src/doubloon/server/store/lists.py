"""Lists of tables, read from what was kept with each line of their logs: no table is brought to memory for a list."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, false, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.berth import Charter
from . import schema
from .steady import steady
from .writer import upsert

MOST_LISTED = 100
RUNNING = ("open", "playing")
NOTHING: ColumnElement[bool] = false()


class Listed(NamedTuple):
    """A table as a list needs it."""

    charter: Charter
    stage: str
    card: bytes | None
    away: bool = False
    """Whether whoever asks has put it away."""


@steady
async def tables_of(engine: AsyncEngine, player: str) -> list[Listed]:
    """The tables where somebody sits or sat, or that they opened: those that go on first, then the newest first.

    What they have put away comes last, and what they have removed not at all.
    """
    away = select(schema.stowed.c.berth).where(schema.stowed.c.player == player, schema.stowed.c.gone == 0)
    gone = select(schema.stowed.c.berth).where(schema.stowed.c.player == player, schema.stowed.c.gone == 1)
    return await listed(engine, is_of(player) & schema.berths.c.id.not_in(gone), schema.berths.c.id.in_(away))


def is_of(player: str) -> ColumnElement[bool]:
    """Where somebody sits or sat, or what they opened."""
    mine = select(schema.crews.c.berth).where(schema.crews.c.player == player)
    return or_(schema.berths.c.opened_by == player, schema.berths.c.id.in_(mine))


@steady
async def has_table(engine: AsyncEngine, player: str, berth: str) -> bool:
    """Whether a table is one of somebody's."""
    wanted = select(schema.berths.c.id).where(schema.berths.c.id == berth, is_of(player))
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).first() is not None


@steady
async def stow(engine: AsyncEngine, player: str, berth: str, gone: bool) -> None:
    """Somebody puts a table away, or never wants to see it again."""
    async with engine.begin() as connection:
        row = upsert(connection, schema.stowed).values(player=player, berth=berth, gone=int(gone))
        await connection.execute(row.on_conflict_do_update(index_elements=["player", "berth"], set_={"gone": row.excluded.gone}))


@steady
async def bring_back(engine: AsyncEngine, player: str, berth: str) -> None:
    """Somebody wants to see a table again."""
    stowed = schema.stowed
    async with engine.begin() as connection:
        await connection.execute(delete(stowed).where(stowed.c.player == player, stowed.c.berth == berth))


@steady
async def hand_over_stowed(engine: AsyncEngine, giver: str, taker: str) -> None:
    """What somebody has put away or removed stays so for whom they turn out to be."""
    stowed = schema.stowed
    async with engine.begin() as connection:
        known = select(stowed.c.berth).where(stowed.c.player == taker)
        new = update(stowed).where(stowed.c.player == giver, stowed.c.berth.not_in(known))
        await connection.execute(new.values(player=taker))
        await connection.execute(delete(stowed).where(stowed.c.player == giver))


@steady
async def public_tables(engine: AsyncEngine, player: str | None) -> list[Listed]:
    """The tables that anybody may watch and that go on, the newest first; without what whoever asks does not want to see."""
    unwanted = select(schema.stowed.c.berth).where(schema.stowed.c.player == player)
    which = (schema.berths.c.public == 1) & schema.berths.c.stage.in_(RUNNING) & schema.berths.c.id.not_in(unwanted)
    return await listed(engine, which)


@steady
async def listed(engine: AsyncEngine, which: ColumnElement[Any], away: ColumnElement[bool] = NOTHING) -> list[Listed]:
    """So many of them as a page can show."""
    berths, last = schema.berths, away.label("away")
    wanted = select(berths.c.charter, berths.c.stage, berths.c.card, last).where(which)
    wanted = wanted.order_by(last, berths.c.stage.in_(RUNNING).desc(), berths.c.opened_at.desc()).limit(MOST_LISTED)
    async with engine.connect() as connection:
        rows = await connection.execute(wanted)
        return [Listed(msgspec.json.decode(row[0], type=Charter), row[1], row[2], bool(row[3])) for row in rows]


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
