"""How all games ended, and what was done in them, told anew from their logs: after an upgrade, or when somebody doubts it."""

from __future__ import annotations

import asyncio

from msgspec.json import encode
from sqlalchemy import func, select, update

from ..table.aftermath import Aftermath, rated_by
from ..table.berth import reload
from ..table.cards import kept
from ..table.feats import boasts_of
from ..table.results import results_of
from ..table.tries import tries_of
from . import Store, schema
from .archive import check_form
from .feats import tell_feats
from .ratings import put_rated, tell_all
from .results import tell_results
from .series import series_of
from .steady import steady
from .tries import tell_tries

BEGUN = ("over", "frozen", "playing")
"""A table that the keeper has closed is frozen too, and what was won there stays won. Of those that go on, only the tables of
a day have something to tell, and rated ones: they are decided when all have left but one."""
PLAYING = "playing"


async def retell(store: Store) -> int:
    """Tell it of every table that has ended; returns of how many. It may be done while the harbour is open."""
    async with store.engine.connect() as connection:
        await check_form(connection)
    told = 0
    for berth, stage in await begun_berths(store):
        told += await retell_one(store, berth, stage)
    await settle(store)
    return told


@steady
async def begun_berths(store: Store) -> list[tuple[str, str]]:
    """The tables to look at, and how they stand."""
    berths = schema.berths
    wanted = select(berths.c.id, berths.c.stage).where(berths.c.stage.in_(BEGUN)).order_by(berths.c.id)
    async with store.engine.connect() as connection:
        return [(row[0], row[1]) for row in await connection.execute(wanted)]


async def retell_one(store: Store, table: str, stage: str) -> bool:
    """Tell it of one; again, if somebody has written there meanwhile. What today's rules cannot replay is left as it is told."""
    while (charter := await store.charter(table)) is not None:
        if stage == PLAYING and charter.deal is None and not charter.rated:
            return False
        log = await store.log(table)
        berth = await asyncio.to_thread(reload, charter, log, ())
        if berth.frozen and not berth.closed:
            return False
        rated = rated_by(berth) if charter.rated else None
        after = Aftermath(
            berth.stage, card=encode(kept(berth)), results=results_of(berth), boasts=boasts_of(berth), tries=tries_of(berth),
            rated=rated,
        )  # fmt: skip
        if await put_in_place(store, table, len(log), after, series_of(charter)):
            return True
    return False


@steady
async def put_in_place(store: Store, table: str, lines: int, after: Aftermath, series: str | None) -> bool:
    """Write it, unless the log has more lines by now."""
    locked = select(schema.berths.c.id).where(schema.berths.c.id == table).with_for_update()
    async with store.engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        there = (await connection.execute(locked)).first()
        now = await connection.execute(select(func.count()).where(schema.log.c.berth == table))
        if there is None or now.scalar() != lines:
            return False
        row = {"card": after.card, "series": series}
        await connection.execute(update(schema.berths).where(schema.berths.c.id == table).values(row))
        await connection.run_sync(tell_results, {table: after})
        await connection.run_sync(tell_feats, {table: after})
        await connection.run_sync(tell_tries, {table: after})
        await connection.run_sync(put_rated, {table: after})
        return True


@steady
async def settle(store: Store) -> None:
    """Everybody's ratings, from the first rated game on."""
    async with store.engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(tell_all)
