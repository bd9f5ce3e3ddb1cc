"""The gate: what is looked at before any door, and how the framework's own refusals are put into a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from ..table.messages import Refusal
from ..table.refusals import Refused
from .limits import TooOften

MOST_BYTES = 64 * 1024

SENTENCES = {
    404: "there is nothing at this address.",
    405: "this address does not know that verb.",
    413: f"a message has up to {MOST_BYTES} bytes, and this one has more.",
}
REFUSALS = {
    400: "What came cannot be read, or makes no sense",
    401: "Nobody knows you yet",
    403: "It is not yours to do",
    404: "There is no such thing",
    405: "This address does not know that verb",
    409: "Not now, or not by the rules",
    413: "Too much at once",
    415: "It is no JSON",
    429: "Too often",
    503: "Too many at once",
}


async def check_message(request: Request[Any, Any, Any]) -> None:
    """Refuse what is no JSON in UTF-8, and letters that no store takes."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise Refused(404, "there is nothing at this address: it has a NUL in it.")
    body = await request.body() if request.method in ("POST", "PUT", "PATCH", "DELETE") else b""
    if not body:
        return
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(415, f"a message is application/json, and this one is {kind or 'of no type'!r}.")
    try:
        said = body.decode()
    except UnicodeDecodeError as trouble:
        raise Refused(400, f"a message is written in UTF-8, and this one is not: {trouble.reason}.") from trouble
    if "\\u0000" in said:
        raise Refused(400, "a message has no NUL in it, and this one has.")


def refuse(_: Request[Any, Any, Any], refusal: Refused) -> Response[Refusal]:
    """A refusal, on the wire."""
    headers = {"retry-after": str(refusal.wait)} if isinstance(refusal, TooOften) else {}
    return Response(Refusal.of(refusal), status_code=refusal.status, headers=headers)


def refuse_http(_: Request[Any, Any, Any], trouble: HTTPException) -> Response[Refusal]:
    """The framework's own refusals, in our form."""
    extra = trouble.extra if isinstance(trouble.extra, list) else []
    sentence = "; ".join(explained(one) for one in extra) or SENTENCES.get(trouble.status_code) or f"{trouble.detail}."
    said = Refusal(trouble.status_code, sentence, reason="too-big" if trouble.status_code == 413 else None)
    return Response(said, status_code=said.status, headers=dict(trouble.headers or {}))


def explained(one: dict[str, Any]) -> str:
    """What is wrong with one part of a message."""
    if one["message"] == "'data'":
        return "a message of JSON was expected, and none came."
    return f"{one.get('key', 'the message')}: {one['message']}."


def refuse_depth(_: Request[Any, Any, Any], trouble: RecursionError) -> Response[Refusal]:
    """A message that is nested too deep to be read."""
    return Response(Refusal(400, "this message is nested too deep."), status_code=400)


def documented(handlers: Sequence[Any]) -> list[Any]:
    """The doors, with all refusals in their description."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            refusals = {status: ResponseSpec(Refusal, False, what) for status, what in REFUSALS.items()}
            handler.responses = {**refusals, **(handler.responses or {})}
    return list(handlers)
