"""People who call at a server, as lean as can be: requests over a few connections that stay open, and a socket to each seat.

Whoever measures a server on its own machine must not take the time that is measured.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

END = b"\r\n\r\n"
COOKIE = b"\r\nset-cookie: "
LENGTH = b"\r\ncontent-length: "
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Answer(msgspec.Struct, frozen=True):
    """What a server said to a request."""

    status: int
    head: bytes
    body: bytes

    @property
    def cookie(self) -> str:
        """The cookie it set, as `name=value`."""
        begin = self.head.lower().index(COOKIE) + len(COOKIE)
        return self.head[begin:].partition(b";")[0].decode()

    def read(self) -> Any:
        """The document in it; an error where the server refused."""
        if self.status >= 400:
            raise RuntimeError(f"the server refused with {self.status}: {self.body[:500].decode()}")
        return msgspec.json.decode(self.body)


class Connection(asyncio.Protocol):
    """One connection for requests, one after another."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.came = b""
        self.waiting: asyncio.Future[Answer] | None = None

    @property
    def open(self) -> bool:
        """Whether it can be used."""
        return self.transport is not None and not self.transport.is_closing()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is there."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, trouble: Exception | None) -> None:
        """The server has hung up."""
        self.transport = None
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(ConnectionError("the server hung up before it answered"))

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        """Send a request; the answer will come."""
        assert self.transport is not None
        self.waiting = asyncio.get_running_loop().create_future()
        self.transport.write(request)
        return self.waiting

    def data_received(self, data: bytes) -> None:
        """A piece of the answer."""
        self.came = came = self.came + data if self.came else data
        end = came.find(END)
        if end < 0:
            return
        head = came[:end]
        length = head.lower().partition(LENGTH)[2].partition(b"\r\n")[0]
        begin = end + len(END)
        if len(came) < begin + int(length or 0):
            return
        self.came = b""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(Answer(int(head[9:12]), head, came[begin:]))


class Switchboard:
    """The connections that all callers share."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.idle: list[deque[Connection]] = [deque() for _ in ports]

    async def ask(self, verb: str, path: str, body: Any = None, *, cookie: str = "", door: int = 0) -> Answer:
        """One request at one of the server's doors."""
        door %= len(self.ports)
        idle = self.idle[door]
        connection = idle.pop() if idle else None
        while connection is not None and not connection.open:
            connection = idle.pop() if idle else None
        if connection is None:
            loop = asyncio.get_running_loop()
            _, connection = await loop.create_connection(Connection, "127.0.0.1", self.ports[door])
        said = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{verb} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.ports[door]}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(said)}\r\n\r\n"
        )
        answer = await connection.ask(head.encode() + said)
        idle.append(connection)
        return answer

    def close(self) -> None:
        """Hang up."""
        for idle in self.idle:
            for connection in idle:
                if connection.transport is not None:
                    connection.transport.close()


class Socket(asyncio.Protocol):
    """A socket that only listens, and answers pings."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.request = request
        self.hear = hear
        self.transport: asyncio.Transport | None = None
        self.came = bytearray()
        self.greeted = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, trouble: Exception | None) -> None:
        """The server has hung up."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Pieces of messages."""
        came = self.came
        came += data
        if not self.greeted:
            end = came.find(END)
            if end < 0:
                return
            if not came.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(f"no socket was given: {bytes(came[:200])!r}")
            self.greeted = True
            del came[: end + len(END)]
        while (frame := first_frame(came)) is not None:
            kind, begin, end = frame
            message = bytes(came[begin:end])
            del came[:end]
            if kind == TEXT:
                self.hear(message)
            elif kind == PING and self.transport is not None:
                self.transport.write(bytes([0x80 | PONG, 0x80 | len(message), 0, 0, 0, 0]) + message)

    def close(self) -> None:
        """Hang up, with the word for it."""
        if self.transport is not None and not self.lost:
            self.transport.write(bytes([0x80 | CLOSE, 0x80 | 2, 0, 0, 0, 0, 0x03, 0xE8]))
            self.transport.close()


def first_frame(came: bytearray) -> tuple[int, int, int] | None:
    """The kind of the first whole frame, and where its message begins and ends."""
    if len(came) < 2:
        return None
    length, begin = came[1] & 127, 2
    if length >= 126:
        begin = 4 if length == 126 else 10
        length = int.from_bytes(came[2:begin])
    return None if len(came) < begin + length else (came[0] & 15, begin, begin + length)


async def listen(port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
    """A socket whose messages are heard."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), hear), "127.0.0.1", port)
    return socket
