"""Somebody's games together: sums, streaks and days, reckoned by the database; and the games themselves, page by page."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, case, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..table.results import COUNTED, DRAWN, WON, Result
from ..table.sums import DAY_MS, DAYS, FORM, Day, Ended, Sums, Total, streak
from . import schema
from .steady import steady

kept = schema.results


def counted(player: str) -> ColumnElement[bool]:
    """The games of somebody that count."""
    return and_(kept.c.player == player, kept.c.apart == COUNTED)


def tally_of(outcome: str) -> ColumnElement[int]:
    """How many ended so."""
    return func.sum(case((kept.c.outcome == outcome, 1), else_=0))


@steady
async def sums(engine: AsyncEngine, player: str, now: int, zone: int) -> Sums:
    """Somebody's games together; their days begin so many minutes before those of Greenwich."""
    async with engine.connect() as connection:
        told = (await connection.execute(select(func.count()).where(kept.c.player == player))).scalar() or 0
        ended = await outcomes(connection, player)
        return Sums(
            told,
            await totals(connection, player),
            [streak(game, of_game) for game, of_game in ended.items()],
            {game: of_game[-FORM:] for game, of_game in ended.items()},
            [Day(*row) for row in await connection.execute(days(player, now, zone))],
        )


async def totals(connection: AsyncConnection, player: str) -> list[Total]:
    """Sums for each game, number of seats and opponent."""
    kinds = (kept.c.game, kept.c.seats, kept.c.opponent, kept.c.usual)
    numbers = (func.count(), tally_of(WON), tally_of(DRAWN), func.max(kept.c.points), func.sum(kept.c.points))
    rows = await connection.execute(select(*kinds, *numbers).where(counted(player)).group_by(*kinds).order_by(*kinds))
    return [
        Total(game, seats, opponent, bool(usual), played, won, drawn, best, round(points / played, 1))
        for game, seats, opponent, usual, played, won, drawn, best, points in rows
    ]


async def outcomes(connection: AsyncConnection, player: str) -> dict[str, list[str]]:
    """How the games of each kind ended, the newest last; whoever counts streaks in SQL takes three times as long."""
    order = (kept.c.game, kept.c.ended_at)
    found: dict[str, list[str]] = {}
    for game, outcome in await connection.execute(select(kept.c.game, kept.c.outcome).where(counted(player)).order_by(*order)):
        found.setdefault(game, []).append(outcome)
    return found


def days(player: str, now: int, zone: int) -> Select[Any]:
    """What was played on each day of the last year."""
    ahead = zone * 60_000
    day = ((kept.c.ended_at + literal_column(str(ahead))) // literal_column(str(DAY_MS))).label("day")
    since = ((now + ahead) // DAY_MS - DAYS + 1) * DAY_MS - ahead
    numbers = (func.count(), tally_of(WON), tally_of(DRAWN))
    recent = and_(counted(player), kept.c.ended_at >= since)
    return select(day, kept.c.game, *numbers).where(recent).group_by(day, kept.c.game).order_by(day, kept.c.game)


@steady
async def ended(engine: AsyncEngine, player: str, game: str | None, first: int, most: int | None) -> tuple[int, list[Ended]]:
    """How many games there are, of one kind or of all, and some of them, the newest first."""
    which = kept.c.player == player
    if game is not None:
        which = and_(which, kept.c.game == game)
    order = (kept.c.ended_at.desc(), kept.c.berth.desc())
    some = select(kept).where(which).order_by(*order).offset(first)
    some_of = (some if most is None else some.limit(most)).subquery()
    order = (some_of.c.ended_at.desc(), some_of.c.berth.desc())
    wanted = select(some_of, schema.berths.c.card).join(schema.berths, schema.berths.c.id == some_of.c.berth).order_by(*order)
    async with engine.connect() as connection:
        of = (await connection.execute(select(func.count()).where(which))).scalar() or 0
        return of, [read_ended(row) for row in await connection.execute(wanted)]


def read_ended(row: Row[Any]) -> Ended:
    """One finished game from its row."""
    values = dict(row._mapping)
    berth, card = values.pop("berth"), values.pop("card")
    texts = {name: msgspec.json.decode(values[name]) for name in ("options", "scores")}
    return Ended(berth, Result(**{**values, **texts, "usual": bool(values["usual"])}), card)
