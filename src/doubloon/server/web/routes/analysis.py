"""What a bot makes of a finished game."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath

from ...live.again import check_kin
from ...live.harbour import Harbour
from ...table.analysis import Analysis, Crossings, Study, check_finished, crossings_of, decisions, looks, told_of
from ...table.berth import Berth
from ...table.refusals import Refused
from ...workers.analysts import Analyst
from ..limits import ANALYSES, CROSSINGS
from .asking import Counted, Person, Port, limits_of


@post("/api/tables/{table:str}/analysis", status_code=202)
async def ask(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """Ask a bot to look at a finished game; it does so when it has time."""
    analyst: Analyst = request.app.state.analyst
    limits_of(request).take(ANALYSES, person)
    berth = await finished(harbour, person, table)
    await analyst.ask(table, looks(berth), person)
    return await found(berth, analyst)


@get("/api/tables/{table:str}/analysis")
async def read(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """What the bot has found so far."""
    return await found(await finished(harbour, person, table), request.app.state.analyst)


@get("/api/tables/{table:str}/analysis/crossings")
async def crossings(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str], first: Counted = 0
) -> Crossings:
    """Decisions of a finished game from one on, to be looked at elsewhere, each with a world of the seat that made it."""
    limits_of(request).take(CROSSINGS, person)
    berth = await finished(harbour, person, table)
    analyst: Analyst = request.app.state.analyst
    asked = await analyst.kept.find(table)
    if asked is not None and asked.done == asked.total:
        return Crossings(len(decisions(berth)), [], known=True)
    log = await harbour.store.log(table)
    return await asyncio.to_thread(crossings_of, berth.charter, log, first)


async def finished(harbour: Harbour, person: str, table: str) -> Berth:
    """A table to look at; refused while the game goes on, and to those who may not watch."""
    async with harbour.quay.hold(table) as berth:
        check_finished(berth, person)
    if berth.charter.start is not None:
        await check_kin(harbour, table)
    return berth


async def found(berth: Berth, analyst: Analyst) -> Analysis:
    """What is kept of it."""
    asked = await analyst.kept.find(berth.charter.id)
    if asked is None:
        raise Refused(404, "nobody has asked for an analysis of this game yet: POST asks for it.")
    study = msgspec.json.decode(asked.found, type=Study) if asked.found else Study()
    return await asyncio.to_thread(told_of, berth, study, asked.done, asked.total)


HANDLERS = [ask, read, crossings]
