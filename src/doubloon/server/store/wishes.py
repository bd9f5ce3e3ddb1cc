"""What readers want of the page, each wish with the moment when it was made: of two devices, the later has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .steady import steady
from .writer import upsert

kept = schema.wishes


class Made(NamedTuple):
    """A wish that was made."""

    value: str | bool
    at: int


@steady
async def wishes_of(engine: AsyncEngine, player: str) -> dict[str, str | bool]:
    """All that somebody has wished for."""
    wanted = select(kept.c.wish, kept.c.value).where(kept.c.player == player).order_by(kept.c.wish)
    async with engine.connect() as connection:
        return {wish: msgspec.json.decode(value) for wish, value in await connection.execute(wanted)}


@steady
async def keep_wishes(engine: AsyncEngine, player: str, wishes: Mapping[str, Made]) -> None:
    """Wishes of somebody, each in place of an older one; one that was made later, perhaps elsewhere, stays."""
    rows = [
        {"player": player, "wish": wish, "value": msgspec.json.encode(made.value).decode(), "at": made.at}
        for wish, made in wishes.items()
    ]
    async with engine.begin() as connection:
        new = upsert(connection, kept).values(rows)
        changed = {name: new.excluded[name] for name in ("value", "at")}
        later = kept.c.at <= new.excluded["at"]
        await connection.execute(new.on_conflict_do_update(index_elements=["player", "wish"], set_=changed, where=later))
