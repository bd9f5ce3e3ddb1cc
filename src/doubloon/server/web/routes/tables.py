"""Tables: opening them, finding them, looking at them, sitting down."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import segno
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ...live.harbour import Harbour
from ...store import lists
from ...table.berth import Berth, Charter
from ...table.cards import card, card_of, link, read_kept
from ...table.days import is_sealed
from ...table.messages import EndWish, Opened, Sitting, Stowing, TableCard, Update, Waiting, Wish
from ...table.refusals import Refused
from ...table.seating import check_entry, check_holder, check_watching
from ...workers.bots import BotWorkers
from ..limits import CREWS_OF_BOTS
from .asking import Counted, Person, Port, base_of, known_person, store_of, take

HOUR_MS = 60 * 60 * 1000
PEOPLE = frozenset(("me", "open"))
"""What a crew calls seats where people play."""


@post("/api/tables", status_code=201)
async def open_table(request: Request[Any, Any, Any], harbour: Port, person: Person, data: JSONBody[Wish]) -> Opened:
    """Open a table."""
    await check_quota(request, harbour, person, data.crew)
    return opened(request, await harbour.open(person, data))


async def check_quota(request: Request[Any, Any, Any], harbour: Harbour, person: str, crew: Sequence[str] = ()) -> None:
    """Refuse who has opened too many tables, or from whose address too many come where only bots play."""
    config = request.app.state.config
    if not config.limits:
        return
    if crew and not PEOPLE.intersection(crew):
        take(request, CREWS_OF_BOTS)
    if await store_of(request).opened_since(person, harbour.now - HOUR_MS) >= config.tables_an_hour:
        raise Refused(429, f"no more than {config.tables_an_hour} tables an hour, please.", reason="tables-an-hour")
    if await lists.unfinished(store_of(request).engine, person) >= config.tables_at_once:
        raise Refused(
            429, f"no more than {config.tables_at_once} tables at once, please; finish one first.", reason="tables-at-once"
        )


def opened(request: Request[Any, Any, Any], charter: Charter) -> Opened:
    """A new table, with the link to it."""
    return Opened(charter.id, link(base_of(request), charter.id), charter.commitment)


@get("/api/tables")
async def my_tables(request: Request[Any, Any, Any], harbour: Port, person: Person) -> list[TableCard]:
    """The tables where I sit or sat, or that I opened: those that go on first, then the newest first."""
    return await cards(request, harbour, person, await lists.tables_of(store_of(request).engine, person))


@get("/api/tables/public")
async def public_tables(request: Request[Any, Any, Any], harbour: Port) -> list[TableCard]:
    """The tables that anybody may watch."""
    person = await known_person(request)
    return await cards(request, harbour, person, await lists.public_tables(store_of(request).engine, person))


async def cards(
    request: Request[Any, Any, Any], harbour: Harbour, person: str | None, found: Sequence[lists.Listed]
) -> list[TableCard]:
    """Tables, as one person may know them."""
    now = [read_kept(one.charter, one.card) for one in found]
    await harbour.audience.learn({player for one in now for player, _, _ in one.seats if player})
    base, names = base_of(request), harbour.audience.names
    return [
        card(one.charter, one.stage, kept, base, person, names, one.away, is_sealed(one.charter.deal, harbour.now))
        for one, kept in zip(found, now, strict=True)
    ]


@get("/api/tables/{table:str}/card")
async def invitation(request: Request[Any, Any, Any], harbour: Port, table: FromPath[str]) -> TableCard:
    """What somebody finds who opens the link, known here or not: what is played, who sits where, which seats are free."""
    person = await known_person(request)
    async with harbour.quay.hold(table) as berth:
        check_entry(berth, person)
        return card_of(berth, base_of(request), person, harbour.audience.names)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: Request[Any, Any, Any], harbour: Port, table: FromPath[str]) -> Response[bytes]:
    """The link as a QR code."""
    person = await known_person(request)
    async with harbour.quay.hold(table) as berth:
        check_entry(berth, person)
    drawn = io.BytesIO()
    segno.make(link(base_of(request), table), micro=False).save(drawn, kind="svg", scale=8, light="white", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}")
async def look(
    harbour: Port, person: Person, table: FromPath[str], seat: FromQuery[int | None] = None, after: Counted = 0
) -> Update:
    """The table as one of my seats sees it, or as a spectator does; where nobody may watch, a stranger sees who sits where."""
    async with harbour.quay.hold(table) as berth:
        if seat is not None:
            check_holder(berth, person, seat)
        check_entry(berth, person)
        return harbour.audience.update(berth, seat, after)


@put("/api/tables/{table:str}/seats/{seat:int}")
async def sit(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int], data: JSONBody[Sitting]) -> Update:
    """Take a seat, give it up, or let a bot keep it."""
    berth = await harbour.sit(table, person, seat, data.who)
    return harbour.audience.update(berth, seat if berth.seats[seat].player == person else None, 0)


@post("/api/tables/{table:str}/seats/{seat:int}/pardon")
async def pardon(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int]) -> Update:
    """Agree that whoever's time ran out plays on."""
    berth = await harbour.pardon(table, person, seat)
    return harbour.audience.update(berth, berth.seats_of(person)[0], 0)


@post("/api/tables/{table:str}/give-up")
async def give_up(harbour: Port, person: Person, table: FromPath[str]) -> Update:
    """Give up all my seats: where a game goes on, a bot stands in."""
    await harbour.resign(table, person)
    return await harbour.look(table, None, 0)


@post("/api/tables/{table:str}/ending")
async def end_game(harbour: Port, person: Person, table: FromPath[str], data: JSONBody[EndWish]) -> Update:
    """Want the game to end without a winner, or to go on; once all who play want it, it is over."""
    berth = await harbour.end_game(table, person, data.agrees)
    return harbour.audience.update(berth, berth.seats_of(person)[0], 0)


@put("/api/tables/{table:str}/stowed")
async def stow(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str], data: JSONBody[Stowing]
) -> None:
    """Put a table of mine away, bring it back, or remove it for good: then my seats are given up too."""
    async with harbour.quay.hold(table) as berth:
        sits = bool(berth.seats_of(person))
    engine = store_of(request).engine
    if not sits and not await lists.has_table(engine, person, table):
        raise Refused(403, "that table is none of yours.", reason="not-at-table")
    if data.where == "shown":
        await lists.bring_back(engine, person, table)
    elif data.where == "away":
        await lists.stow(engine, person, table, gone=False)
    elif data.where == "gone":
        await lists.stow(engine, person, table, gone=True)
        await harbour.remove(table, person)
    else:
        raise Refused(400, f"a table is shown, away or gone, not {data.where!r}.")


@get("/api/tables/{table:str}/waiting")
async def waiting(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Waiting:
    """What keeps the bot that is to move."""
    workers: BotWorkers = request.app.state.workers
    async with harbour.quay.hold(table) as berth:
        check_watching(berth, person)
        due = any(berth.seats[seat].bot for seat in berth.acting) and not hides_drafts(berth, person)
    return Waiting(await workers.why(table) if due else None)


def hides_drafts(berth: Berth, person: str) -> bool:
    """Whether it would tell who has decided: where all play at once, and other people play."""
    return berth.game.simultaneous and bool(berth.people - {person})


HANDLERS = [
    open_table, my_tables, public_tables, invitation, qr, look, sit, pardon, give_up, end_game, stow, waiting,
]  # fmt: skip
