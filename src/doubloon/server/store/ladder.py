"""The ladder: whom somebody has beaten, as their results say."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.results import COUNTED, WON
from ..table.rungs import Beaten
from . import schema
from .steady import steady

kept = schema.results


@steady
async def beaten_by(engine: AsyncEngine, player: str, rivals: Sequence[str]) -> list[Beaten]:
    """Whom of these somebody has beaten where, in games that count and were played as usual."""
    kind = (kept.c.game, kept.c.seats, kept.c.opponent)
    counted = (kept.c.player == player, kept.c.apart == COUNTED, kept.c.opponent.in_(rivals), kept.c.usual == 1)
    wanted = select(*kind, func.count()).where(*counted, kept.c.outcome == WON).group_by(*kind)
    async with engine.connect() as connection:
        return [Beaten(*row) for row in await connection.execute(wanted)]
