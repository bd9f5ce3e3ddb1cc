"""How all games ended, and what was done in them, told anew from their logs: after an upgrade, or when somebody doubts it."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select

from ..table.aftermath import Aftermath
from ..table.berth import reload
from ..table.feats import boasts_of
from ..table.results import results_of
from . import Store, schema
from .archive import check_form
from .feats import tell_feats
from .results import tell_results
from .steady import steady

ENDED = ("over", "frozen")
"""A table that the keeper has closed is frozen too, and what was won there stays won."""


async def retell(store: Store) -> int:
    """Tell it of every table that has ended; returns of how many. It may be done while the harbour is open."""
    async with store.engine.connect() as connection:
        await check_form(connection)
    told = 0
    for berth in await ended_berths(store):
        told += await retell_one(store, berth)
    return told


@steady
async def ended_berths(store: Store) -> list[str]:
    """The tables to look at."""
    wanted = select(schema.berths.c.id).where(schema.berths.c.stage.in_(ENDED)).order_by(schema.berths.c.id)
    async with store.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def retell_one(store: Store, table: str) -> bool:
    """Tell it of one; again, if somebody has written there meanwhile. What today's rules cannot replay is left as it is told."""
    while (charter := await store.charter(table)) is not None:
        log = await store.log(table)
        berth = await asyncio.to_thread(reload, charter, log, ())
        if berth.frozen and not berth.closed:
            return False
        after = Aftermath(berth.stage, results=results_of(berth), boasts=boasts_of(berth))
        if await put_in_place(store, table, len(log), after):
            return True
    return False


@steady
async def put_in_place(store: Store, table: str, lines: int, after: Aftermath) -> bool:
    """Write it, unless the log has more lines by now."""
    locked = select(schema.berths.c.id).where(schema.berths.c.id == table).with_for_update()
    async with store.engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        there = (await connection.execute(locked)).first()
        now = await connection.execute(select(func.count()).where(schema.log.c.berth == table))
        if there is None or now.scalar() != lines:
            return False
        await connection.run_sync(tell_results, {table: after})
        await connection.run_sync(tell_feats, {table: after})
        return True
