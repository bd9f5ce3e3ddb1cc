"""Tries at deals and puzzles of the day: written with the lines that change them, and read by day or by player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, exists, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.aftermath import Aftermath
from ..table.tries import ENDED, Tried, Try
from . import schema
from .steady import steady
from .telling import insertion, tell_anew

kept, struck = schema.tries, schema.struck
FLAGS = ("puzzle", "guest", "helped")
"""What is yes or no, and kept as a number."""


INSERTION = insertion(kept)


def tell_tries(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """Tries, in place of what was kept of these tables; where nothing is new, nothing is done."""
    new = {berth: map(columns_of, one.tries) for berth, one in after.items() if one.tries is not None}
    tell_anew(connection, kept, INSERTION, new)


def columns_of(one: Try) -> dict[str, Any]:
    """A try as a row holds it."""
    row = msgspec.structs.asdict(one)
    return {**row, **{name: int(row[name]) for name in FLAGS}}


def read_row(row: Mapping[str, Any]) -> Tried:
    """A try from its row."""
    values = {**row, **{name: bool(row[name]) for name in FLAGS}}
    return Tried(values.pop("berth"), Try(**values))


UNSTRUCK = ~exists().where(struck.c.player == kept.c.player, struck.c.berth == kept.c.berth)
"""What somebody wants told no more is read by nobody; that it was tried is known all the same."""


@steady
async def mine_on(engine: AsyncEngine, player: str, day: str) -> list[Tried]:
    """All that somebody has begun on a day, struck out or not: whoever has tried has tried."""
    return await read(engine, select(kept).where(kept.c.player == player, kept.c.day == day))


@steady
async def tried_on(engine: AsyncEngine, day: str, games: Sequence[str]) -> list[Tried]:
    """All tries of a day at these games, of everybody."""
    return await read(engine, select(kept).where(kept.c.day == day, kept.c.game.in_(games), UNSTRUCK))


@steady
async def ended_by(engine: AsyncEngine, player: str) -> list[Tried]:
    """All tries of somebody that came to a result."""
    return await read(engine, select(kept).where(kept.c.player == player, kept.c.outcome.in_(ENDED), UNSTRUCK))


async def read(engine: AsyncEngine, wanted: Any) -> list[Tried]:
    """Some of them, in the order in which they were begun."""
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(kept.c.began_at, kept.c.berth))).mappings()
        return [read_row({**row}) for row in rows]
