"""Doors for whoever keeps the harbour."""

from __future__ import annotations

import hmac
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ...table.naming import visible
from ...table.refusals import Refused
from ..keeper import send_away
from .asking import Asking, Numbered, Port, store_of

LONGEST_WHY = 200


class ReportOut(msgspec.Struct, frozen=True):
    """Something that somebody has told the keeper."""

    id: int
    at: int
    table: str
    player: str
    """Who said it, as the keeper can send them away."""
    name: str
    said: str
    why: str


class Verdict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why something is closed: those whom it concerns read it."""

    why: str


def check_keeper(request: Asking) -> None:
    """Refuse whoever does not show the keeper's key."""
    kind, _, shown = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not hmac.compare_digest(shown.strip().encode(), request.app.state.keeper_key.encode()):
        raise Refused(401, "this door is the keeper's: `doubloon keeper` knows how to open it.")


def reason_of(verdict: Verdict) -> str:
    """Why, on one line."""
    why = visible(verdict.why)
    if not 1 <= len(why) <= LONGEST_WHY:
        raise Refused(400, f"a reason has 1 to {LONGEST_WHY} letters; this one has {len(why)}.")
    return why


@get("/api/keeper/reports")
async def reports(request: Request[Any, Any, Any], harbour: Port) -> list[ReportOut]:
    """What has been reported and is not settled."""
    check_keeper(request)
    found = await store_of(request).peace.open_reports()
    await harbour.audience.learn({one.about for one in found})
    return [
        ReportOut(one.id, one.at, one.berth, one.about, harbour.audience.names.get(one.about, ""), one.said, one.why)
        for one in found
    ]


@post("/api/keeper/reports/{number:int}/settle", status_code=200)
async def settle(request: Request[Any, Any, Any], harbour: Port, number: Numbered) -> None:
    """A report is dealt with."""
    check_keeper(request)
    if not await store_of(request).peace.settle(number, harbour.now):
        raise Refused(404, f"there is no report {number}.")


@post("/api/keeper/tables/{table:str}/close", status_code=200)
async def close_table(request: Request[Any, Any, Any], harbour: Port, table: FromPath[str], data: JSONBody[Verdict]) -> None:
    """Nobody plays or talks at this table any more; it can be read."""
    check_keeper(request)
    await harbour.close_table(table, reason_of(data))


@post("/api/keeper/players/{player:str}/close", status_code=200)
async def close_player(request: Request[Any, Any, Any], harbour: Port, player: FromPath[str], data: JSONBody[Verdict]) -> None:
    """Somebody is sent away: their keys open nothing, their account cannot be signed in to, bots take their seats."""
    check_keeper(request)
    why = reason_of(data)
    if await store_of(request).find_player(id=player) is None:
        raise Refused(404, f"there is no player {player[:20]!r}.")
    await send_away(harbour, store_of(request), request.app.state.people, player, why)


HANDLERS = [reports, settle, close_table, close_player]
