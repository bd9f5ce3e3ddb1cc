"""How all games ended, told anew from their logs: after an upgrade from before it was kept, or when somebody doubts it."""

from __future__ import annotations

import asyncio

from sqlalchemy import func, select

from ..table.aftermath import Aftermath, rated_by
from ..table.berth import reload
from ..table.results import results_of
from . import Store, schema
from .archive import check_form
from .ratings import put_rated, tell_all
from .results import tell_results
from .steady import steady

PLAYING = ("playing",)
ENDED = ("over", "frozen")
"""A table that the keeper has closed is frozen too, and what was won there stays won."""


async def retell(store: Store) -> int:
    """Tell it of every table that has ended; returns of how many. It may be done while the harbour is open."""
    async with store.engine.connect() as connection:
        await check_form(connection)
    told = 0
    for berth in await berths_at(store, ENDED):
        told += await retell_one(store, berth)
    for berth in await berths_at(store, PLAYING):  # a rated game is decided when all have left but one
        if (charter := await store.charter(berth)) is not None and charter.rated:
            await retell_one(store, berth)
    await settle(store)
    return told


@steady
async def berths_at(store: Store, stages: tuple[str, ...]) -> list[str]:
    """The tables to look at."""
    wanted = select(schema.berths.c.id).where(schema.berths.c.stage.in_(stages)).order_by(schema.berths.c.id)
    async with store.engine.connect() as connection:
        return list((await connection.execute(wanted)).scalars())


async def retell_one(store: Store, table: str) -> bool:
    """Tell it of one; again, if somebody has written there meanwhile. What today's rules cannot replay is left as it is told."""
    while (charter := await store.charter(table)) is not None:
        log = await store.log(table)
        berth = await asyncio.to_thread(reload, charter, log, ())
        if berth.frozen and not berth.closed:
            return False
        after = Aftermath(berth.stage, results=results_of(berth), rated=rated_by(berth) if charter.rated else None)
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
        await connection.run_sync(put_rated, {table: after})
        return True


@steady
async def settle(store: Store) -> None:
    """Everybody's ratings, from the first rated game on."""
    async with store.engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(tell_all)
