"""What people say at a table."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ..limits import CHAT
from ..messages import ChatLine, Saying
from ..refusals import Refused
from ..seating import check_watching
from .asking import Counted, Person, Port, limits_of

LONGEST_SAYING = 500


@post("/api/tables/{table:str}/chat", status_code=201)
async def say(
    request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str], data: JSONBody[Saying]
) -> ChatLine:
    """Say something at the table; all who listen hear it."""
    said = " ".join("".join(one if one.isprintable() else " " for one in data.said).split())
    if not 1 <= len(said) <= LONGEST_SAYING:
        raise Refused(400, f"a line of chat has 1 to {LONGEST_SAYING} letters; this one has {len(said)}.", reason="chat-length")
    limits_of(request).take(CHAT, person)
    return await harbour.company.say(table, person, said)


@get("/api/tables/{table:str}/chat")
async def listen(harbour: Port, person: Person, table: FromPath[str], first: Counted = 0) -> list[ChatLine]:
    """What was said at the table, for those who may watch."""
    async with harbour.lock(table):
        berth = await harbour.current(table)
        check_watching(berth, person)
        return await harbour.company.chat(berth, first)


HANDLERS = [say, listen]
