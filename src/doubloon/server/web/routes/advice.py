"""Advice: a hint from a bot, and which moves could not be taken back."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from ...table.messages import Hint, Outlook, WorldOut
from ...workers.advice import Adviser
from ..limits import HINTS, OUTLOOKS
from .asking import Person, limits_of


@post("/api/tables/{table:str}/seats/{seat:int}/hint")
async def hint(request: Request[Any, Any, Any], person: Person, table: FromPath[str], seat: FromPath[int]) -> Hint:
    """What a bot would do in my place, where all others are bots."""
    limits_of(request).take(HINTS, person)
    adviser: Adviser = request.app.state.adviser
    return await adviser.hint(table, person, seat)


@get("/api/tables/{table:str}/seats/{seat:int}/world")
async def world(request: Request[Any, Any, Any], person: Person, table: FromPath[str], seat: FromPath[int]) -> WorldOut:
    """A world of my seat's own to think about elsewhere, where a hint would be given; it counts as one."""
    limits_of(request).take(HINTS, person)
    adviser: Adviser = request.app.state.adviser
    return await adviser.lend(table, person, seat)


@get("/api/tables/{table:str}/seats/{seat:int}/outlook")
async def outlook(request: Request[Any, Any, Any], person: Person, table: FromPath[str], seat: FromPath[int]) -> Outlook:
    """Which of my moves could not be taken back."""
    limits_of(request).take(OUTLOOKS, person)
    adviser: Adviser = request.app.state.adviser
    return await adviser.outlook(table, person, seat)


HANDLERS = [hint, world, outlook]
