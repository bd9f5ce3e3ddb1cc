"""The doors: what can be asked here, by method and way, as docs/wire.md has it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from ..core.forms import ValidationError, convert, decode
from ..server.table.refusals import Refused

Answer = Callable[..., Awaitable[Any]]
MOST = 2**31 - 1


class Door(NamedTuple):
    """One of them."""

    method: str
    way: re.Pattern[str]
    takes: Any
    """The form of what is sent, where something is."""
    answer: Answer


class Request(NamedTuple):
    """What somebody asks."""

    method: str
    path: str
    query: dict[str, list[str]]
    body: str

    def word(self, name: str) -> str | None:
        """A word of the question."""
        return self.query.get(name, [None])[0]

    def words(self, name: str) -> list[str]:
        """All words of that name."""
        return self.query.get(name, [])

    def number(self, name: str) -> int | None:
        """A whole number of the question, or nothing."""
        given = self.word(name)
        if given is not None and not (given.removeprefix("-").isdecimal() and abs(int(given)) <= MOST):
            raise Refused(400, f"{name} is a whole number, and was {given[:20]!r}.")
        return None if given is None else int(given)


class Text(str):
    """An answer that is sent as it is, and not as JSON."""


DOORS: list[Door] = []


def door(method: str, way: str, takes: Any = None) -> Callable[[Answer], Answer]:
    """Says where an answer is given: names in braces are what the answer is called with, numbers as numbers."""
    pattern = re.sub(r"\\{(\w+):int\\}", r"(?P<\1__int>[0-9]{1,10})", re.escape(way))
    pattern = re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", pattern)

    def hang(answer: Answer) -> Answer:
        DOORS.append(Door(method, re.compile(pattern), takes, answer))
        return answer

    return hang


def read_request(method: str, address: str, body: str) -> Request:
    """What somebody asks, from how they say it."""
    asked = urlsplit(address)
    return Request(method, asked.path, parse_qs(asked.query), body)


async def answer(cabin: Any, request: Request) -> Any:
    """What is said at the door that the request is for."""
    found = [(one, way) for one in DOORS if (way := one.way.fullmatch(request.path))]
    if not found:
        raise Refused(404, "there is nothing at this address.")
    chosen = next(((one, way) for one, way in found if one.method == request.method), None)
    if chosen is None:
        raise Refused(405, f"{request.method} is not what this address is for.")
    one, way = chosen
    named = {name.removesuffix("__int"): read_part(name, text) for name, text in way.groupdict().items()}
    if one.takes is not None:
        named["data"] = read_body(request.body, one.takes)
    return await one.answer(cabin, request, **named)


def read_part(name: str, text: str) -> str | int:
    """A part of a way."""
    return int(text) if name.endswith("__int") else unquote(text)


def read_body(body: str, form: Any) -> Any:
    """What was sent, in the form that is wanted."""
    try:
        return convert(decode(body.encode()), form)
    except ValidationError as trouble:
        raise Refused(400, f"{trouble}.") from trouble
    except ValueError as trouble:
        raise Refused(400, "a message of JSON was expected, and none came.") from trouble
