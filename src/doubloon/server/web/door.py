"""The door on the street: connections that say nothing are closed, and there are never more than the system has room for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0
"""So long a request may take to arrive whole, from its first letter on, or from when somebody has knocked."""
RESERVED = 200
"""Files that are kept free for the store, for logs and for what we ask of others."""
ENOUGH = 4096
"""With fewer open files than that a busy evening turns people away."""
UNKNOWN = 1024

log = logging.getLogger("doubloon.door")


def most_files() -> int:
    """How many files this process may have open: as many as the system lets us ask for."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft


def room_for(files: int) -> int:
    """How many connections so many files leave room for; where they are few, whoever keeps the harbour is told."""
    if files < ENOUGH:
        log.warning("this process may have only %d files open: it turns people away when %d are here", files, files - RESERVED)
    return max(1, files - RESERVED)


class Door(HttpToolsProtocol):
    """One connection: HTTP as uvicorn speaks it, for those who come to the point."""

    room = UNKNOWN - RESERVED
    """How many there may be at once."""
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        if len(self.connections) > self.room:
            transport.abort()
            return
        keep_feeling(transport)
        self.wait()

    def on_message_begin(self) -> None:
        """They begin to say something."""
        super().on_message_begin()
        self.wait()

    def on_message_complete(self) -> None:
        """They have said it."""
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """They stay; from now on pings tell whether they are there."""
        self.stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self.stop_waiting()
        super().connection_lost(exc)

    def wait(self) -> None:
        """Give them a while for all of it."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(REQUEST_SECONDS, self.lose_patience)

    def lose_patience(self) -> None:
        """Send them away; but whoever is still owed an answer gets it first."""
        self.waiting = None
        if self.owes_answer():
            self.wait()
        else:
            self.transport.abort()

    def owes_answer(self) -> bool:
        """Whether something they asked, all of it, is not answered yet."""
        last = self.cycle
        return bool(self.pipeline) or (last is not None and not last.more_body and not last.response_complete)

    def stop_waiting(self) -> None:
        """They were quick enough."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None


def keep_feeling(transport: Any) -> None:
    """Have the system find out when the other side is gone without a word."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with contextlib.suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
