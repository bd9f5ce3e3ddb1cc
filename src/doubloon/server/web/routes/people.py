"""Who is who."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import JSONBody

from ...live.harbour import Harbour
from ...live.notices import Post, read_url, secret_of
from ...store import Player
from ...store.lists import hand_over_stowed, kept_by
from ...store.parting import forget_player
from ...store.results import hand_over_struck
from ...table.naming import account_key
from ..keeper import see_off
from ..limits import ACCOUNTS, GUESTS, HOOKS, PASSWORDS, SIGN_INS, SIGN_INS_BESIEGED, SIGN_INS_HERE, SIGN_INS_THERE, TooOften
from ..people import People, hashed
from .asking import Person, known_person, limits_of, seal, store_of, take, token_of


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called."""

    name: str


class Me(msgspec.Struct, frozen=True):
    """Who somebody is here."""

    name: str
    account: str | None
    webhook: str | None = None


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to sign in with, and its password."""

    account: str
    password: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, and the one there is."""

    old: str
    new: str


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says who wants to be forgotten: whoever has an account, its password."""

    password: str


class Hook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where "your turn" is to be sent."""

    url: str


class Hooked(msgspec.Struct, frozen=True):
    """Where it goes, and the secret that signs it; it is shown this once."""

    url: str
    secret: str


async def find_me(request: Request[Any, Any, Any], person: str) -> Player:
    """What the store knows of somebody."""
    player = await store_of(request).find_player(id=person)
    assert player is not None
    return player


async def make_known(request: Request[Any, Any, Any], person: str) -> Me:
    """Somebody has changed: this process and the others take note."""
    harbour: Harbour = request.app.state.harbour
    harbour.audience.names.pop(person, None)
    await harbour.audience.learn({person})
    await harbour.store.muster.announce(f"{person}#who")
    return await who_is(request, person)


@post("/api/me", status_code=201)
async def say_name(request: Request[Any, Any, Any], data: JSONBody[Name]) -> Response[Me]:
    """Come aboard as a guest, or take another name."""
    people: People = request.app.state.people
    known = await known_person(request)
    if known is not None:
        await people.rename(known, data.name)
        return Response(await make_known(request, known))
    take(request, GUESTS)
    player, token = await people.welcome(data.name, request.app.state.harbour.now)
    return Response(Me(player.name, None), cookies=[seal(token, request.app.state.config)])


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], person: Person) -> Me:
    """Who am I here?"""
    return await who_is(request, person)


async def who_is(request: Request[Any, Any, Any], person: str) -> Me:
    """Somebody, as they may know themselves."""
    player = await find_me(request, person)
    return Me(player.name, player.account, player.webhook)


@post("/api/account", status_code=201)
async def register(request: Request[Any, Any, Any], person: Person, data: JSONBody[Account]) -> Me:
    """Keep my seats under a name and a password."""
    take(request, ACCOUNTS)
    await request.app.state.people.register(person, data.account, data.password)
    return await make_known(request, person)


@post("/api/session", status_code=201)
async def sign_in(request: Request[Any, Any, Any], data: JSONBody[Account]) -> Response[Me]:
    """Come back from another device. A guest who does so brings their seats along."""
    people: People = request.app.state.people
    harbour: Harbour = request.app.state.harbour
    account = account_key(data.account)
    take(request, SIGN_INS_HERE)
    take(request, SIGN_INS, account)
    try:
        limits_of(request).take(SIGN_INS_THERE, account)
    except TooOften:
        take(request, SIGN_INS_BESIEGED, account)
    player = await people.recognize(data.account, data.password)
    before = await known_person(request)
    if before is not None and before != player.id and await people.is_guest(before):
        await hand_over_struck(store_of(request).engine, before, player.id)
        await harbour.hand_over_all(await kept_by(store_of(request).engine, before), before, player.id)
        await hand_over_stowed(store_of(request).engine, before, player.id)
    token = await people.new_token(player.id, harbour.now)
    await leave(request)
    return Response(Me(player.name, player.account, player.webhook), cookies=[seal(token, request.app.state.config)])


@delete("/api/session", status_code=200)
async def sign_out(request: Request[Any, Any, Any], person: Person) -> Response[None]:
    """Forget me on this device."""
    await leave(request)
    return Response(None, cookies=[seal("", request.app.state.config)])


async def leave(request: Request[Any, Any, Any]) -> None:
    """The key that came with the request opens nothing any more."""
    if token := token_of(request):
        await request.app.state.people.forget(token)
        request.app.state.harbour.company.hang_up(hashed(token))


@put("/api/account/password")
async def change_password(request: Request[Any, Any, Any], person: Person, data: JSONBody[NewPassword]) -> Me:
    """Another password; whoever is signed in elsewhere has to sign in again."""
    limits_of(request).take(PASSWORDS, person)
    await request.app.state.people.change_password(person, data.old, data.new)
    await leave_elsewhere(request, person)
    return await who_is(request, person)


@delete("/api/session/others", status_code=200)
async def sign_out_elsewhere(request: Request[Any, Any, Any], person: Person) -> Me:
    """Forget me on all other devices."""
    await leave_elsewhere(request, person)
    return await who_is(request, person)


async def leave_elsewhere(request: Request[Any, Any, Any], person: str) -> None:
    """All other keys of somebody open nothing any more."""
    for gone in await request.app.state.people.forget_all(person, but=token_of(request) or ""):
        request.app.state.harbour.company.hang_up(gone)


@delete("/api/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], person: Person, data: JSONBody[Farewell]) -> Response[None]:
    """Forget me, with all that is mine: my name, my keys, my words, my tables where nobody else has sat."""
    limits_of(request).take(PASSWORDS, person)
    await request.app.state.people.check_own(person, data.password)
    await see_off(request.app.state.harbour, store_of(request), request.app.state.people, person)
    gone = await forget_player(store_of(request).engine, person)
    await request.app.state.harbour.quay.clear_away(gone)
    request.app.state.harbour.audience.names.pop(person, None)
    return Response(None, cookies=[seal("", request.app.state.config)])


@put("/api/me/webhook")
async def hook(request: Request[Any, Any, Any], person: Person, data: JSONBody[Hook]) -> Hooked:
    """Have "your turn" sent to an address of mine; each time with a new secret."""
    post_office: Post = request.app.state.post
    limits_of(request).take(HOOKS, person)
    url, salt = read_url(data.url), secrets.token_hex(16)
    await post_office.look_up(url)
    await store_of(request).change_player(person, webhook=str(url), webhook_secret=salt)
    await make_known(request, person)
    return Hooked(str(url), secret_of(post_office.key, salt))


@delete("/api/me/webhook", status_code=200)
async def unhook(request: Request[Any, Any, Any], person: Person) -> Me:
    """Send me nothing any more."""
    await store_of(request).change_player(person, webhook=None, webhook_secret=None)
    return await make_known(request, person)


HANDLERS = [
    say_name, who_am_i, register, sign_in, sign_out, change_password, sign_out_elsewhere, forget_me, hook, unhook,
]  # fmt: skip
