"""People: guests, accounts, and seats that come along when a guest signs in."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters, profiles

from doubloon.server.table.entries import Sat
from doubloon.server.table.refusals import Refused
from doubloon.server.web.limits import HASHES_AT_ONCE
from doubloon.server.web.people import People

from .port import Port, Sailor, ending, hear, run, until

ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}
WRONG = {**ACCOUNT, "password": "guess again"}


def test_passwords_cost_whoever_guesses_as_much_as_is_advised(quick_passwords: PasswordHasher) -> None:
    kept = extract_parameters(quick_passwords.hash("under the black flag"))
    least = profiles.RFC_9106_LOW_MEMORY
    assert (kept.type, kept.time_cost, kept.memory_cost) == (least.type, least.time_cost, least.memory_cost)


def test_a_guest_who_signs_in_brings_their_seats_along(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        table, (guest, _) = await port.opened()
        other = (await guest.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["open", "me"]}, 201))["table"]
        key = dict(guest.client.cookies)
        async with guest.socket(table, seat=0) as socket:
            await hear(socket, "update")
            assert (await guest.ask("POST", "/session", ACCOUNT, 201))["account"] == "anne bonny"
            assert await ending(socket) in (4401, 4403), "the guest is nobody any more"
        for device in (guest, home):
            assert (await device.ask("GET", f"/tables/{table}?seat=0"))["you"] == 0
            assert (await device.ask("GET", f"/tables/{other}?seat=1"))["you"] == 1
            assert {card["table"] for card in await device.ask("GET", "/tables")} == {table, other}
        me = (await port.app.state.store.find_player(account="anne bonny")).id
        assert [entry.player for entry in await port.app.state.store.log(table) if isinstance(entry, Sat)][-1] == me
        old = Sailor(port)
        old.client.cookies.update(key)
        await old.ask("GET", "/me", status=401)

    run(tmp_path, act)


def test_a_wrong_password_moves_nothing_and_neither_does_another_account(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        table, (guest, bart) = await port.opened()
        wrong = await guest.ask("POST", "/session", WRONG, 403)
        assert "no account of that name" in wrong["sentence"] and wrong["reason"] == "wrong-password"
        assert await guest.ask("POST", "/session", {**WRONG, "account": "nobody"}, 403) == wrong
        assert (await guest.ask("GET", f"/tables/{table}?seat=0"))["you"] == 0
        await bart.ask("POST", "/account", {**ACCOUNT, "account": "Bart"}, 201)
        await bart.ask("POST", "/session", ACCOUNT, 201)
        await bart.refused("GET", f"/tables/{table}?seat=1")

    run(tmp_path, act)


def test_a_seat_kept_warm_by_a_bot_comes_along_with_its_bot(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        home = await port.sailor("Anne")
        await home.ask("POST", "/account", ACCOUNT, 201)
        table, (guest, _) = await port.opened()
        await guest.ask("PUT", f"/tables/{table}/seats/0", {"who": "deckhand"})
        await guest.ask("POST", "/session", ACCOUNT, 201)
        assert (await home.ask("GET", f"/tables/{table}?seat=0"))["seats"][0]["bot"] == "deckhand"

    run(tmp_path, act)


def test_accounts_are_taken_once_and_kept(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        assert "8 to 200" in await anne.refused("POST", "/account", {**ACCOUNT, "password": "short"}, 400)
        assert await anne.ask("POST", "/account", ACCOUNT, 201) == {
            "name": "Anne Bonny", "account": "anne bonny", "webhook": None,
        }  # fmt: skip
        assert "already" in await bart.refused("POST", "/account", {**ACCOUNT, "account": "ANNE  bonny"}, 409)
        assert "you have an account" in await anne.refused("POST", "/account", {**ACCOUNT, "account": "Mary"}, 409)
        assert (await anne.ask("POST", "/me", {"name": "Annie"}, 201))["account"] == "anne bonny"
        await anne.ask("DELETE", "/session")
        assert not anne.client.cookies
        await anne.refused("GET", "/me", status=401)

    run(tmp_path, act)


async def so_many_done(tasks: Sequence[asyncio.Future[Any]], many: int) -> bool:
    return sum(task.done() for task in tasks) >= many


def test_only_so_many_passwords_are_worked_on_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.web.people.HASHES_WAITING", 2)

    async def act(port: Port) -> None:
        people: People = port.app.state.people
        busy = threading.Event()
        for _ in range(HASHES_AT_ONCE):
            people.hashing.submit(busy.wait)
        tries = [asyncio.ensure_future(people.recognize("nobody", "some password")) for _ in range(6)]
        await until(lambda: so_many_done(tries, 4))
        assert people.waiting == 2
        busy.set()
        refused = [one for one in await asyncio.gather(*tries, return_exceptions=True) if isinstance(one, Refused)]
        assert sorted(one.status for one in refused) == [403] * 2 + [503] * 4
        assert people.waiting == 0

    run(tmp_path, act)


def test_over_https_the_cookie_is_for_this_host_alone(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        answer = await Sailor(port).client.post("/me", json={"name": "Anne"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-doubloon=") and all(
            part in cookie for part in ("Secure", "HttpOnly", "SameSite=lax", "Path=/")
        )
        assert "Domain" not in cookie and answer.headers["strict-transport-security"]

    run(tmp_path, act, public_url="https://doubloon.example", secure=True)
