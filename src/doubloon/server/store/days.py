"""What the harbour keeps for its days: one secret from which all deals come, and the puzzle of each day."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.today import Laid
from ..table.tries import Tried
from . import schema, tries
from .steady import steady
from .writer import upsert

DEALS = "deals of the day"
SECRET_BYTES = 32


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


class Days:
    """What a harbour asks of a store about its days."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def secret(self) -> str:
        """What all deals come of."""
        return await secret_of_deals(self.engine)

    async def is_guest(self, player: str) -> bool:
        """Whether somebody has no account."""
        wanted = select(schema.players.c.account).where(schema.players.c.id == player)
        async with self.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar() is None

    async def mine_on(self, player: str, day: str) -> list[Tried]:
        """All that somebody has begun on a day."""
        return await tries.mine_on(self.engine, player, day)

    async def tried_on(self, day: str, games: Sequence[str]) -> list[Tried]:
        """All tries of a day at these games, of everybody."""
        return await tries.tried_on(self.engine, day, games)

    async def ended_by(self, player: str) -> list[Tried]:
        """All tries of somebody that came to a result."""
        return await tries.ended_by(self.engine, player)

    async def puzzle_on(self, day: str, game: str) -> Laid | None:
        """A game's puzzle of a day, if it is laid."""
        return await puzzle_on(self.engine, day, game)

    async def lay_puzzle(self, day: str, game: str, laid: Laid) -> None:
        """A puzzle for a day."""
        await lay_puzzle(self.engine, day, game, laid)
