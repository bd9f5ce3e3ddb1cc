"""What has been at a table, and what can come of it: replays, forks, rematches, records, the ledger of its chance."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ...live import again
from ...live.harbour import Harbour
from ...live.readers import Readers
from ...table.berth import reload
from ...table.catalogue import known
from ...table.ledger import check_ledger, ledger_of
from ...table.messages import LineOut, Opened
from ...table.past import Moments, Reels, Stretch, check_eyes, record, since_my_turn, stretch
from ...table.rated import check_over
from ...table.seating import check_holder, check_watching
from ...table.sight import Role
from ..limits import LEDGERS, REPLAYS
from .asking import Person, Port, limits_of
from .tables import check_quota, opened

MOST_BYTES = 1024 * 1024
"""A record that is brought here may be so big."""
REELS = Reels()


def readers_of(request: Request[Any, Any, Any]) -> Readers:
    """Those who look things up."""
    return request.app.state.readers


@get("/api/tables/{table:str}/moments")
async def look_back(
    request: Request[Any, Any, Any],
    harbour: Port,
    person: Person,
    table: FromPath[str],
    first: FromQuery[int],
    last: FromQuery[int],
    seat: FromQuery[int | None] = None,
) -> Moments:
    """A stretch of the past, as a seat saw it, or a spectator: one of my seats while the game goes on, any once it is over."""
    limits_of(request).take(REPLAYS, person)
    return await readers_of(request).read(person, (await seen(harbour, person, table, seat, first, last)).shown, REELS)


@get("/api/tables/{table:str}/moments/{seq:int}")
async def look_at_moment(
    request: Request[Any, Any, Any],
    harbour: Port,
    person: Person,
    table: FromPath[str],
    seq: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Moments:
    """One moment of the past: what a link to a move shows."""
    limits_of(request).take(REPLAYS, person)
    return await readers_of(request).read(person, (await seen(harbour, person, table, seat, seq, seq)).shown, REELS)


@get("/api/tables/{table:str}/moments/{seq:int}/drawing/{language:str}", media_type=MediaType.TEXT)
async def draw_moment(
    request: Request[Any, Any, Any],
    harbour: Port,
    person: Person,
    table: FromPath[str],
    seq: FromPath[int],
    language: FromPath[str],
    seat: FromQuery[int | None] = None,
    names: FromQuery[list[str] | None] = None,
) -> str:
    """One moment as the game itself draws it in text, the newest too; with my names for the seats, else their letters."""
    limits_of(request).take(REPLAYS, person)
    wanted = await seen(harbour, person, table, seat, seq, seq)
    return await readers_of(request).read(person, wanted.drawn, REELS, known(language), names or ())


async def seen(harbour: Harbour, person: str, table: str, seat: Role, first: int, last: int) -> Stretch:
    """From one moment to another, for those who may look through these eyes."""
    async with harbour.quay.hold(table) as berth:
        check_eyes(berth, person, seat)
        return stretch(berth, seat, first, last)


@get("/api/tables/{table:str}/seats/{seat:int}/since")
async def since(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int]) -> list[LineOut]:
    """What has happened since my last turn."""
    async with harbour.quay.hold(table) as berth:
        check_holder(berth, person, seat)
        return since_my_turn(berth, seat)


@post("/api/tables/{table:str}/fork", status_code=201)
async def fork(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str], data: JSONBody[again.Fork]
) -> Opened:
    """Go on elsewhere from a moment of this table; what I could not know then is dealt again."""
    await check_quota(request, harbour, person)
    return opened(request, await again.fork(harbour, readers_of(request), person, table, data))


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Opened:
    """Play again with the same crew, or go on with the series; all who ask come to the same table."""
    await check_quota(request, harbour, person)
    return opened(request, await again.rematch(harbour, person, table))


@get("/api/tables/{table:str}/record")
async def download(harbour: Port, person: Person, table: FromPath[str]) -> Response[dict[str, Any]]:
    """The game so far as a record to keep; with its seed once it is over."""
    async with harbour.quay.hold(table) as berth:
        check_watching(berth, person)
        check_over(berth)
        return as_file(record(berth), f"{berth.charter.game}-{table}.json")


@post("/api/records", status_code=201, request_max_body_size=MOST_BYTES)
async def upload(request: Request[Any, Any, Any], harbour: Port, person: Person, data: JSONBody[dict[str, Any]]) -> Opened:
    """Bring a record: a finished game becomes a table to look at, an unfinished one a table to play on at."""
    await check_quota(request, harbour, person)
    return opened(request, await again.bring(harbour, readers_of(request), person, msgspec.json.encode(data)))


@get("/api/tables/{table:str}/ledger")
async def ledger(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]
) -> Response[dict[str, Any]]:
    """All that is needed to check the chance of a game, once it is over."""
    limits_of(request).take(LEDGERS, person)
    async with harbour.quay.hold(table) as berth:
        check_watching(berth, person)
        check_ledger(berth)
        charter, log = berth.charter, list(berth.entries)
    found = await readers_of(request).read(person, lambda: ledger_of(reload(charter, log, ())))
    return as_file(msgspec.to_builtins(found), f"{charter.game}-{table}-ledger.json")


def as_file(content: dict[str, Any], name: str) -> Response[dict[str, Any]]:
    """Something to keep."""
    return Response(content, headers={"content-disposition": f'attachment; filename="{name}"'})


HANDLERS = [look_back, look_at_moment, draw_moment, since, fork, rematch, download, upload, ledger]
