"""Who is here, over all processes; who people are; and words to the other processes about both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..table.keeping import Acquaintance
from . import schema
from .steady import steady
from .writer import CHANNEL, upsert

HERE_MS = 20_000
"""A presence not renewed for so long belongs to a server that has died."""
AT_ONCE = 1000


async def say_word(connection: AsyncConnection, word: str) -> None:
    """Tell the other processes, where there may be any. A word is `table#chat`, `table#here`, `table#gone` or `player#who`."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_notify(CHANNEL, word)))


class Muster:
    """The book of who is where, over all processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    @steady
    async def acquaint(self, players: Sequence[str]) -> dict[str, Acquaintance]:
        """Who people are."""
        columns = (schema.players.c.id, schema.players.c.name, schema.players.c.webhook)
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(*columns).where(schema.players.c.id.in_(players)))
            return {row[0]: Acquaintance(row[1], row[2] is not None) for row in rows}

    @steady
    async def announce(self, word: str) -> None:
        """Tell the other processes, where there may be any."""
        if self.engine.dialect.name == "postgresql":
            async with self.engine.begin() as connection:
                await say_word(connection, word)

    @steady
    async def come(self, berth: str, player: str, process: str, now: int) -> None:
        """Somebody is here, by a socket of that process."""
        if self.engine.dialect.name == "postgresql":
            async with self.engine.begin() as connection:
                row = upsert(connection, schema.presences).values(
                    berth=berth, player=player, process=process, until=now + HERE_MS
                )
                await connection.execute(
                    row.on_conflict_do_update(index_elements=["berth", "player", "process"], set_={"until": row.excluded.until})
                )
                await say_word(connection, f"{berth}#here")

    @steady
    async def go(self, berth: str, player: str, process: str) -> None:
        """They have closed the last one."""
        if self.engine.dialect.name == "postgresql":
            here = schema.presences
            async with self.engine.begin() as connection:
                mine = (here.c.berth == berth) & (here.c.player == player) & (here.c.process == process)
                await connection.execute(delete(here).where(mine))
                await say_word(connection, f"{berth}#here")

    @steady
    async def renew(self, process: str, now: int) -> dict[str, set[str]]:
        """All who are here by this process still are; returns who is where by the others. Those of dead servers go."""
        if self.engine.dialect.name != "postgresql":
            return {}
        here = schema.presences
        async with self.engine.begin() as connection:
            await connection.execute(update(here).where(here.c.process == process).values(until=now + HERE_MS))
            await connection.execute(delete(here).where(here.c.until < now))
            rows = await connection.execute(select(here.c.berth, here.c.player).where(here.c.process != process))
            found: dict[str, set[str]] = {}
            for berth, player in rows:
                found.setdefault(berth, set()).add(player)
            return found

    @steady
    async def elsewhere(self, berth: str, process: str, now: int) -> set[str]:
        """Who is at one table by the other processes."""
        if self.engine.dialect.name != "postgresql":
            return set()
        here = schema.presences
        wanted = select(here.c.player).where(here.c.berth == berth, here.c.process != process, here.c.until >= now)
        async with self.engine.connect() as connection:
            return set((await connection.execute(wanted)).scalars())

    @steady
    async def good_sessions(self, tokens: Iterable[str], now: int) -> set[str]:
        """Which of these keys are still good."""
        sessions, asked, good = schema.sessions, list(tokens), set[str]()
        async with self.engine.connect() as connection:
            for first in range(0, len(asked), AT_ONCE):
                some = sessions.c.token.in_(asked[first : first + AT_ONCE])
                good |= set((await connection.execute(select(sessions.c.token).where(some, sessions.c.until > now))).scalars())
        return good
