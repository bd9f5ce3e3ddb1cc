"""All that happens at a table, over a socket.

What is sent: an update first, then who is present, what was said that was not heard yet, and all of these again as they
happen. A client that comes back says the number of its last update (`after`) and of the next line of chat (`heard`), and gets
what it missed, once. Clients say nothing but pings. A socket that ends early is closed with 4000 and what HTTP would have said.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from ...live.audience import Listener
from ...live.harbour import Harbour
from ...table.messages import MOST, Ping, Pong, Refusal, SocketMessage
from ...table.refusals import Refused
from ..limits import JOINS, SOCKET, Limits
from ..people import hashed
from .asking import check_origin, limits_of, provide_person, token_of

MOST_WAITING = 64
"""Messages that may wait for a slow client; then it must come back and catch up."""
QUIET_SECONDS = 25.0
"""After so long without a message a sign of life is sent: it keeps proxies from hanging up."""
LONGEST_PING = 200
GONE = (WebSocketException, OSError)
"""What is raised where we speak to somebody who has hung up: by Litestar, or by the server beneath it, as ASGI asks."""

Socket = WebSocket[Any, Any, Any]


class HangingUp(NamedTuple):
    """How a socket ends; without a refusal, the other side has ended it."""

    refusal: Refused | None


class Outbox:
    """What waits to be sent over one socket."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[SocketMessage | str | HangingUp] = asyncio.Queue()
        self.ended = False

    def send(self, message: SocketMessage | str) -> None:
        """One message more."""
        if self.waiting.qsize() >= MOST_WAITING:
            self.close(Refused(408, "too slow; come back and catch up.", reason="too-slow"))
        elif not self.ended:
            self.waiting.put_nowait(message)

    def close(self, refusal: Refused | None) -> None:
        """Nothing more, and this at last."""
        if not self.ended:
            self.ended = True
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.waiting.put_nowait(HangingUp(refusal))


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: FromPath[str]) -> None:
    """All that happens at a table from update `after` on, as one of my seats (`seat`) sees it, or as a spectator does."""
    harbour: Harbour = socket.app.state.harbour
    outbox = Outbox()
    await socket.accept()
    try:
        check_origin(socket)
        person = await provide_person(socket, harbour)
        limits_of(socket).take(JOINS, person)
        seat, after, heard = (asked_number(socket, name) for name in ("seat", "after", "heard"))
        listener = Listener(seat, person, hashed(token_of(socket) or ""), heard or 0, outbox.send, outbox.close)
        first = await harbour.company.join(table, listener, after or 0)
    except Refused as refusal:
        with suppress(*GONE):
            await part(socket, HangingUp(refusal))
        return
    ears: asyncio.Task[None] | None = None
    try:
        await send(socket, first)
        await harbour.company.settle_in(table, listener)
        ears = asyncio.create_task(listen(socket, harbour, outbox, limits_of(socket)))
        await part(socket, await speak(socket, harbour, outbox))
    except GONE:
        pass
    finally:
        if ears is not None:
            ears.cancel()
        await harbour.company.leave(table, listener)


async def speak(socket: Socket, harbour: Harbour, outbox: Outbox) -> HangingUp:
    """Send whatever waits, until there is a farewell."""
    while True:
        try:
            message = await asyncio.wait_for(outbox.waiting.get(), QUIET_SECONDS)
        except TimeoutError:
            message = Pong(harbour.now)
        if isinstance(message, HangingUp):
            return message
        await send(socket, message)


async def send(socket: Socket, message: SocketMessage | str) -> None:
    """One message, or one that is written out already."""
    await socket.send_text(message if isinstance(message, str) else msgspec.json.encode(message).decode())


async def part(socket: Socket, farewell: HangingUp) -> None:
    """Say why, and hang up."""
    if farewell.refusal is not None:
        await send(socket, Refusal.of(farewell.refusal))
        await socket.close(4000 + farewell.refusal.status, farewell.refusal.sentence[:100])


async def listen(socket: Socket, harbour: Harbour, outbox: Outbox, limits: Limits) -> None:
    """Answer pings; anything else that is said ends it, and so does hanging up."""
    name = str(id(outbox))
    try:
        while (said := await socket.receive())["type"] == "websocket.receive":
            limits.take(SOCKET, name)
            check_ping(said.get("text") or said.get("bytes") or "")
            outbox.send(Pong(harbour.now))
        outbox.close(None)
    except Refused as refusal:
        outbox.close(refusal)
    except Exception:
        outbox.close(None)


def asked_number(socket: Socket, name: str) -> int | None:
    """A whole number in the question, or nothing."""
    given = socket.query_params.get(name)
    if given is not None and not (given.isascii() and given.isdigit() and len(given) <= len(str(MOST))):
        raise Refused(400, f"{name} is a whole number, and was {given[:20]!r}.")
    return None if given is None else int(given)


def check_ping(said: str | bytes) -> None:
    """Refuse whatever is not a ping."""
    if len(said) > LONGEST_PING:
        raise Refused(413, f"a message over the socket has at most {LONGEST_PING} letters; this one has {len(said)}.")
    try:
        msgspec.json.decode(said, type=Ping)
    except (msgspec.DecodeError, UnicodeError) as trouble:
        raise Refused(400, f'over this socket a client says only {{"kind":"ping"}}: {trouble}.') from trouble


HANDLERS = [live]
