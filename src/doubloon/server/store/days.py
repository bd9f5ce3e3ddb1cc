"""What the harbour keeps for its days: one secret from which all deals come, and the puzzle of each day."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .steady import steady
from .writer import upsert

DEALS = "deals of the day"
SECRET_BYTES = 32


class Laid(NamedTuple):
    """The puzzle of a day."""

    level: str
    """How difficult it was made; nothing of one from the box."""
    position: dict[str, Any]


@steady
async def secret_of_deals(engine: AsyncEngine) -> str:
    """The secret of this harbour's deals; of several processes that make one at once, the first has made it."""
    kept = schema.secrets
    wanted = select(kept.c.secret).where(kept.c.name == DEALS)
    async with engine.begin() as connection:
        found = (await connection.execute(wanted)).scalar()
        if found is None:
            new = upsert(connection, kept).values(name=DEALS, secret=secrets.token_hex(SECRET_BYTES))
            await connection.execute(new.on_conflict_do_nothing())
            found = (await connection.execute(wanted)).scalar()
    assert found is not None
    return str(found)


@steady
async def puzzle_on(engine: AsyncEngine, day: str, game: str) -> Laid | None:
    """A game's puzzle of a day, if it is laid."""
    kept = schema.puzzles
    wanted = select(kept.c.level, kept.c.position).where(kept.c.day == day, kept.c.game == game)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).first()
    return None if row is None else Laid(row[0], msgspec.json.decode(row[1]))


@steady
async def lay_puzzle(engine: AsyncEngine, day: str, game: str, laid: Laid) -> None:
    """A puzzle for a day; one that is there already stays: somebody may be at it."""
    values = {"day": day, "game": game, "level": laid.level, "position": msgspec.json.encode(laid.position)}
    async with engine.begin() as connection:
        await connection.execute(upsert(connection, schema.puzzles).values(values).on_conflict_do_nothing())
