"""Who is asking, and whether they may: what every route needs."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ...config import Config
from ...live.harbour import Harbour
from ...store import Store
from ...table.messages import MOST
from ...table.refusals import Refused
from ..limits import ACTS, LOOKS, Limits, Pace, address_of
from ..people import COOKIE, People

DAY = 24 * 60 * 60
SAFE = ("GET", "HEAD", "OPTIONS")

Asking = ASGIConnection[Any, Any, Any, Any]


Person = NamedDependency[str]
Port = NamedDependency[Harbour]
Counted = Annotated[int, QueryParameter(ge=0, le=MOST)]
"""A number in a question that counts something."""
Numbered = Annotated[int, PathParameter(ge=0, le=MOST)]
"""The number of something in a path: no greater than any store can hold."""


async def provide_person(request: Asking, harbour: Port) -> str:
    """The player whose cookie came with the request. (Two that hang on each other are found without a task for each.)"""
    player = await known_person(request)
    if player is None:
        raise Refused(401, "nobody knows you yet; say your name first: POST /api/me.", reason="stranger")
    method = request.scope.get("method")
    if method is not None:
        limits_of(request).take(LOOKS if method in SAFE else ACTS, player)
    return player


async def known_person(request: Asking) -> str | None:
    """The same, where strangers may ask too."""
    people: People = request.app.state.people
    return await people.who(token_of(request), request.app.state.harbour.now)


def store_of(request: Asking) -> Store:
    """All that is kept."""
    return request.app.state.store


def provide_harbour(request: Asking) -> Harbour:
    """The harbour."""
    return request.app.state.harbour


def limits_of(request: Asking) -> Limits:
    """Everybody's buckets."""
    return request.app.state.limits


def take(request: Asking, pace: Pace, *whose: str) -> None:
    """One more of something that is counted by where it comes from, and perhaps by more."""
    limits_of(request).take(pace, address_of(request, request.app.state.proxies), *whose)


def base_of(request: Asking) -> str:
    """What links to us begin with."""
    return request.app.state.config.public_url or str(request.base_url).rstrip("/")


# Requests that another site's page makes in a visitor's name.


def check_origin(connection: Asking) -> None:
    """Refuse what another site's page sends: whatever can change something, and every socket."""
    if connection.scope.get("method") in SAFE:
        return
    origin, site = connection.headers.get("origin"), connection.headers.get("sec-fetch-site")
    if origin is not None:
        if not is_ours(origin, connection):
            raise Refused(403, f"requests from {origin[:100]} are not taken here.", reason="other-site")
    elif site not in (None, "same-origin", "none"):
        raise Refused(403, f"requests from another site are not taken here; this one is {site[:20]}.", reason="other-site")


def is_ours(origin: str, connection: Asking) -> bool:
    """Whether a page of ours has that origin: the public address, or without one the address that was asked."""
    public = connection.app.state.config.public_url
    asked, ours = urlsplit(origin), urlsplit(public)
    if public:
        return (asked.scheme, asked.netloc) == (ours.scheme, ours.netloc)
    return asked.scheme in ("http", "https") and asked.netloc == connection.headers.get("host")


# Keys.


def cookie_name(config: Config) -> str:
    """What the cookie is called: over HTTPS so that no other host of our domain can set it."""
    return f"__Host-{COOKIE}" if config.secure else COOKIE


def token_of(request: Asking) -> str | None:
    """The key that came with a request."""
    return request.cookies.get(cookie_name(request.app.state.config))


def seal(token: str, config: Config) -> Cookie:
    """A key as a cookie that no script can read."""
    age = config.session_days * DAY if token else 0
    return Cookie(
        key=cookie_name(config), value=token, path="/", httponly=True, samesite="lax", secure=config.secure, max_age=age
    )
