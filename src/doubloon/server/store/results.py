"""How games ended for everybody: written with the line that ended them, and struck out by whoever wants it told no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, Text, bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.aftermath import Aftermath
from ..table.results import Result
from . import schema
from .steady import steady
from .telling import insertion, tell_anew

kept, struck = schema.results, schema.struck


def columns_of(result: Result) -> dict[str, Any]:
    """A result as a row holds it."""
    row = msgspec.structs.asdict(result)
    texts = {name: msgspec.json.encode(row[name]).decode() for name in ("options", "scores")}
    return {**row, **texts, "usual": int(result.usual)}


INSERTION = insertion(kept, unless_struck=True)


def tell_results(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """How games ended, in place of what was kept of these tables; where nothing is new, nothing is done."""
    new = {berth: map(columns_of, one.results) for berth, one in after.items() if one.results is not None}
    tell_anew(connection, kept, INSERTION, new)


@steady
async def strike_out(engine: AsyncEngine, player: str) -> int:
    """Nothing more is told of how somebody's games ended so far, nor of their feats, now or when all is told anew.

    Returns how many results there were.
    """
    mine = select(kept.c.player, kept.c.berth).where(kept.c.player == player)
    async with engine.begin() as connection:
        await connection.execute(insert(struck).from_select(["player", "berth"], mine))
        await connection.execute(delete(schema.feats).where(schema.feats.c.player == player))
        return (await connection.execute(delete(kept).where(kept.c.player == player))).rowcount


@steady
async def hand_over_struck(engine: AsyncEngine, giver: str, taker: str) -> None:
    """What somebody has struck out stays so for whom they turn out to be: before their tables are handed over."""
    known = select(struck.c.berth).where(struck.c.player == taker)
    theirs = select(bindparam("taker", taker, Text), struck.c.berth).where(struck.c.player == giver, struck.c.berth.not_in(known))
    async with engine.begin() as connection:
        await connection.execute(insert(struck).from_select(["player", "berth"], theirs))
