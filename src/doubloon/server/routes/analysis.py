"""What a bot makes of a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath

from ..analysis import BOT, Step, Study, Turn, looks
from ..analysts import Analyst
from ..harbour import Harbour
from ..refusals import Refused
from ..seating import check_watching
from .asking import Person, Port


class Analysis(msgspec.Struct, frozen=True):
    """How far it is, and what has come of it so far."""

    table: str
    bot: str
    done: int
    total: int
    steps: list[Step]
    """Every move that was not taken back, with what each seat could hope for before it."""
    turns: list[Turn]
    """Where the game turned, once that is known: at most three moves, and a better one for each."""


@post("/api/tables/{table:str}/analysis", status_code=202)
async def ask(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """Ask a bot to look at a finished game; it does so when it has time."""
    analyst: Analyst = request.app.state.analyst
    await analyst.ask(table, await total_of(harbour, person, table))
    return await found(analyst, table)


@get("/api/tables/{table:str}/analysis")
async def read(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """What the bot has found so far."""
    await total_of(harbour, person, table)
    return await found(request.app.state.analyst, table)


async def total_of(harbour: Harbour, person: str, table: str) -> int:
    """How many looks it takes; refused while the game goes on, and to those who may not watch."""
    async with harbour.lock(table):
        berth = await harbour.current(table)
        check_watching(berth, person)
        if not berth.over:
            raise Refused(409, "a game is analysed when it is over.")
        return looks(berth)


async def found(analyst: Analyst, table: str) -> Analysis:
    """What is kept of it."""
    asked = await analyst.kept.find(table)
    if asked is None:
        raise Refused(404, "nobody has asked for an analysis of this game yet: POST asks for it.")
    study = msgspec.json.decode(asked.found, type=Study) if asked.found else Study()
    return Analysis(table, BOT, asked.done, asked.total, study.steps, study.turns if asked.done == asked.total else [])


HANDLERS = [ask, read]
