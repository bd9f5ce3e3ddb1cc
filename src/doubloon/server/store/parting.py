"""Parting: somebody who wants to be forgotten, and what has been kept long enough."""

from __future__ import annotations

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import schema
from .steady import steady

GUESTS_AT_ONCE = 500
DAY_MS = 24 * 60 * 60 * 1000


@steady
async def forget_player(engine: AsyncEngine, player: str) -> list[str]:
    """Everything that is one person's: who they are, their keys, their words, and the tables where nobody else has sat.

    At other people's tables their moves stay, under a number that leads to nobody. Returns the tables that are gone.
    """
    berths, crews, chat, reports = schema.berths, schema.crews, schema.chat, schema.reports
    seated = select(crews.c.berth).where(crews.c.player == player)
    shared = select(crews.c.berth).where(crews.c.player != player)
    mine = or_(berths.c.opened_by == player, berths.c.id.in_(seated)) & berths.c.id.not_in(shared)
    async with engine.begin() as connection:
        gone = list((await connection.execute(select(berths.c.id).where(mine))).scalars())
        await connection.execute(delete(berths).where(mine))
        await connection.execute(delete(chat).where(chat.c.player == player))
        await connection.execute(delete(crews).where(crews.c.player == player))
        await connection.execute(delete(reports).where(reports.c.by == player))
        await connection.execute(delete(schema.blocks).where(schema.blocks.c.blocked == player))
        await connection.execute(delete(schema.players).where(schema.players.c.id == player))
    return gone


@steady
async def tidy(engine: AsyncEngine, now: int, keep_ms: int | None) -> list[str]:
    """Throw away keys that have run out and guests nobody can be any more; and, where the keeper says how long things are kept,
    tables and reports that nobody has touched for longer. Returns the tables that are gone."""
    berths, sessions, reports = schema.berths, schema.sessions, schema.reports
    gone: list[str] = []
    async with engine.begin() as connection:
        await connection.execute(delete(sessions).where(sessions.c.until < now))
        if keep_ms is not None:
            old = berths.c.touched < now - keep_ms
            gone = list((await connection.execute(select(berths.c.id).where(old))).scalars())
            await connection.execute(delete(berths).where(old))
            await connection.execute(delete(reports).where(reports.c.at < now - keep_ms))
        await forget_ghosts(connection, now)
    return gone


async def forget_ghosts(connection: AsyncConnection, now: int) -> None:
    """Guests without a key cannot come back; those who have left nothing at any table need not be remembered."""
    players, berths, crews = schema.players, schema.berths, schema.crews
    ghosts = (
        select(players.c.id)
        .where(
            players.c.account.is_(None),
            players.c.closed.is_(None),
            players.c.since < now - DAY_MS,
            ~select(schema.sessions.c.token).where(schema.sessions.c.player == players.c.id).exists(),
            ~select(crews.c.berth).where(crews.c.player == players.c.id).exists(),
            ~select(berths.c.id).where(berths.c.opened_by == players.c.id).exists(),
        )
        .limit(GUESTS_AT_ONCE)
    )
    await connection.execute(delete(players).where(players.c.id.in_(ghosts)))
