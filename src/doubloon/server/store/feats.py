"""Who did what that is worth telling: written with the line that ended the game, and read as a shelf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.aftermath import Aftermath
from . import schema
from .steady import steady

kept, struck = schema.feats, schema.struck


class Shelved(NamedTuple):
    """A feat of somebody's: where it was first done, and at how many tables in all."""

    game: str
    feat: str
    berth: str
    seat: int
    moment: int
    done_at: int
    times: int


def insertion() -> Any:
    """A feat of somebody whom the harbour knows, at a table whose result they have not struck out."""
    values = {name: bindparam(f"its_{name}", type_=column.type) for name, column in kept.columns.items()}
    gone = exists().where(struck.c.player == values["player"], struck.c.berth == values["berth"])
    rows = select(*values.values()).where(exists().where(schema.players.c.id == values["player"]), ~gone)
    return insert(kept).from_select(list(values), rows)


INSERTION = insertion()


def tell_feats(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """What was done at these tables, in place of what was kept of that; where nothing is new, nothing is done."""
    new = {berth: one.boasts for berth, one in after.items() if one.boasts is not None}
    if new:
        connection.execute(delete(kept).where(kept.c.berth.in_(new)))
    rows = [{**msgspec.structs.asdict(boast), "berth": berth} for berth, boasts in new.items() for boast in boasts]
    if rows:
        connection.execute(INSERTION, [{f"its_{name}": value for name, value in row.items()} for row in rows])


@steady
async def shelf_of(engine: AsyncEngine, player: str) -> list[Shelved]:
    """All that somebody has done, each feat where it was done first; the oldest first."""
    wanted = select(kept).where(kept.c.player == player).order_by(kept.c.done_at, kept.c.berth, kept.c.feat)
    found: dict[tuple[str, str], Shelved] = {}
    async with engine.connect() as connection:
        for row in await connection.execute(wanted):
            first = found.get((row.game, row.feat))
            one = first or Shelved(row.game, row.feat, row.berth, row.seat, row.moment, row.done_at, 0)
            found[row.game, row.feat] = one._replace(times=one.times + 1)
    return list(found.values())
