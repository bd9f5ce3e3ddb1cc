"""What the server says of itself: a line for each request, with the route but never what was in it.

Nothing that people send or are sent stands in a line: no cookie, no nonce, no move, no word of chat, no link to a table. For
the same reason an error is told by its kind and by where it happened, and by its message only where the system made it.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..live import metrics
from ..table.refusals import Refused

SOCKET_CODES = 4000
"""A socket that is refused is closed with this and the status."""
REQUEST_ID = "x-request-id"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET")
NOWHERE = "nowhere"
"""The route of a path that leads nowhere."""

log = logging.getLogger("doubloon.requests")
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)


MANNERS = ("quiet", "plain", "json")
"""How the server may speak: of troubles alone, of every request in plain words, or the same for machines."""


class JsonLines(logging.Formatter):
    """A line to each record, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as one object."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": metrics.process_number(),
            "said": record.getMessage(),
        }
        line |= {"request": request_id.get()} if request_id.get() else {}
        line |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1]:
            line["error"] = error_told(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A line to each record, for people."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a sentence."""
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        lines = [f"{at} {record.levelname.lower():7} {record.getMessage()}"]
        if record.exc_info and record.exc_info[1]:
            lines += [f"         {part}" for part in error_told(record.exc_info[1])]
        return "\n".join(lines)


def error_told(error: BaseException) -> list[str]:
    """An error and what led to it: kinds and places, the first cause first."""
    cause = error.__cause__ or error.__context__
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    why = f": {error.strerror}" if isinstance(error, OSError) and error.strerror else ""
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in traceback.extract_tb(error.__traceback__)]
    return [*(error_told(cause) if cause else []), kind + why, *places]


def set_up_logs(wanted: str | None = None, paper: TextIO | None = None) -> None:
    """Say everything on stderr, in JSON, or in plain words where somebody reads along; or only what a player must know."""
    paper = paper or sys.stderr
    wanted = wanted or ("plain" if paper.isatty() else "json")
    handler = logging.StreamHandler(paper)
    handler.setFormatter(JsonLines() if wanted == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("doubloon").setLevel(logging.WARNING if wanted == "quiet" else logging.INFO)


def note_error(error: Exception, _: Scope) -> None:
    """An error that nobody expected."""
    if not isinstance(error, Refused) and not (isinstance(error, HTTPException) and error.status_code < 500):
        log.error("something broke", exc_info=error)


class Doorkeeper:
    """Notes every request and every socket, and gives each a number."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One of them, from its first word to its last."""
        number = secrets.token_hex(8)
        token = request_id.set(number)
        begun = time.perf_counter()
        status = 0

        async def watched_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (REQUEST_ID.encode(), number.encode())]
            elif message["type"] == "websocket.close":
                status = message["code"]
            await send(message)

        async def watched_receive() -> Any:
            nonlocal status
            message = await receive()
            if message["type"] == "websocket.disconnect":
                status = message.get("code") or 0
            return message

        try:
            await self.app(scope, watched_receive, watched_send)
        finally:
            note(scope, status, time.perf_counter() - begun)
            request_id.reset(token)


def note(scope: Scope, status: int, seconds: float) -> None:
    """A line for the log, and the numbers that go with it."""
    route = scope.get("path_template") or NOWHERE
    method = str(scope.get("method") or "SOCKET")
    method = method if method in METHODS else "OTHER"
    refused = status - SOCKET_CODES if method == "SOCKET" else status
    if method != "SOCKET" and route != NOWHERE:
        metrics.REQUESTS.labels(method, route).observe(seconds)
    if 400 <= refused < 600:
        metrics.REFUSALS.labels(str(refused)).inc()
    took = round(seconds * 1000, 1)
    facts = {"method": method, "route": route, "status": status, "ms": took}
    log.info("%s %s %s, %s ms", method, route, status, took, extra={"facts": facts})
