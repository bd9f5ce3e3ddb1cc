"""Who did what that is worth telling: written with the line that ended the game, and read as a shelf."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.aftermath import Aftermath
from ..table.feats import Shelved, shelved
from . import schema
from .steady import steady
from .telling import insertion, tell_anew

kept = schema.feats


INSERTION = insertion(kept, unless_struck=True)


def tell_feats(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """What was done at these tables, in place of what was kept of that; where nothing is new, nothing is done."""
    new = {berth: map(msgspec.structs.asdict, one.boasts) for berth, one in after.items() if one.boasts is not None}
    tell_anew(connection, kept, INSERTION, new)


@steady
async def shelf_of(engine: AsyncEngine, player: str) -> list[Shelved]:
    """All that somebody has done, each feat where it was done first; the oldest first."""
    wanted = select(kept).where(kept.c.player == player).order_by(kept.c.done_at, kept.c.berth, kept.c.feat)
    async with engine.connect() as connection:
        return shelved(await connection.execute(wanted))
