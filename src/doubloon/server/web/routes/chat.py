"""What people say at a table."""

from __future__ import annotations

import hashlib
import logging
from typing import Any

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody

from ...live.harbour import Harbour
from ...table.messages import ChatLine, Complaint, Saying
from ...table.naming import visible
from ...table.refusals import Refused
from ...table.seating import check_watching
from ..limits import CHAT, REPORTS
from .asking import Counted, Numbered, Person, Port, limits_of, store_of

LONGEST_SAYING = 500

log = logging.getLogger("doubloon.chat")


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whose words I do not read."""

    handle: str
    """What I call them when I want to read them again."""
    name: str


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str], data: JSONBody[Saying]
) -> ChatLine:
    """Say something at the table; all who listen hear it."""
    said = visible(data.said)
    if not 1 <= len(said) <= LONGEST_SAYING:
        raise Refused(400, f"a line of chat has 1 to {LONGEST_SAYING} letters; this one has {len(said)}.", reason="chat-length")
    limits_of(request).take(CHAT, person)
    return await harbour.company.say(table, person, said)


@get("/api/tables/{table:str}/chat")
async def listen(harbour: Port, person: Person, table: FromPath[str], first: Counted = 0) -> list[ChatLine]:
    """What was said at the table, for those who may watch."""
    async with harbour.quay.hold(table) as berth:
        check_watching(berth, person)
        return await harbour.company.chat(berth, first, person)


@post("/api/tables/{table:str}/chat/{seq:int}/block", status_code=201)
async def block(harbour: Port, person: Person, table: FromPath[str], seq: Numbered) -> Blocked:
    """Read nothing any more, at any table, of whoever said that."""
    line = await harbour.company.author(table, person, seq)
    await harbour.company.block(person, line.player)
    return blocked_out(harbour, person, line.player)


@post("/api/tables/{table:str}/chat/{seq:int}/report", status_code=201)
async def report(
    request: Request[Any, Any, Any],
    harbour: Port,
    person: Person,
    table: FromPath[str],
    seq: Numbered,
    data: JSONBody[Complaint],
) -> None:
    """Show a line to whoever keeps the harbour."""
    why = visible(data.why)
    if len(why) > LONGEST_SAYING:
        raise Refused(400, f"a reason has up to {LONGEST_SAYING} letters; this one has {len(why)}.", reason="chat-length")
    limits_of(request).take(REPORTS, person)
    line = await harbour.company.author(table, person, seq)
    await store_of(request).peace.report(harbour.now, person, table, line.player, line.said, why)
    log.warning("somebody has told the keeper of a line of chat: doubloon keeper reports")


@get("/api/me/blocks")
async def blocks(harbour: Port, person: Person) -> list[Blocked]:
    """Whose words I do not read."""
    found = await harbour.store.peace.blocked_by(person)
    await harbour.audience.learn(set(found))
    return [blocked_out(harbour, person, blocked) for blocked in found]


@delete("/api/me/blocks/{handle:str}", status_code=200)
async def unblock(harbour: Port, person: Person, handle: FromPath[str]) -> None:
    """Read somebody's words again."""
    for blocked in await harbour.store.peace.blocked_by(person):
        if handle_of(person, blocked) == handle:
            await harbour.company.unblock(person, blocked)
            return
    raise Refused(404, "you do not block anybody of that handle.", reason="not-blocked")


def blocked_out(harbour: Harbour, person: str, blocked: str) -> Blocked:
    """Somebody whom a person blocks, as that person may know them."""
    return Blocked(handle_of(person, blocked), harbour.audience.names.get(blocked, ""))


def handle_of(person: str, blocked: str) -> str:
    """What one person calls another whom they block: it means nothing to anybody else."""
    return hashlib.sha256(f"{person} blocks {blocked}".encode()).hexdigest()[:16]


HANDLERS = [say, listen, block, report, blocks, unblock]
