"""Leaving: another password, all other devices signed out, somebody forgotten, what is kept only so long."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from doubloon.server.store import schema
from doubloon.server.store.parting import tidy
from doubloon.server.table.entries import Sat
from doubloon.server.web.people import DAY_MS

from .port import Port, Sailor, ending, hear, run

ACCOUNT = {"account": "Anne Bonny", "password": "under the black flag"}
NEW = "over the rainbow"


async def another_device(port: Port, **changed: str) -> Sailor:
    """The same person elsewhere."""
    device = Sailor(port)
    await device.ask("POST", "/session", {**ACCOUNT, **changed}, 201)
    return device


async def rows(port: Port, table: Any) -> list[Any]:
    """All that is kept there."""
    async with port.harbour.store.engine.connect() as connection:
        return list(await connection.execute(select(table)))


def test_another_password_signs_out_all_other_devices(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        await anne.refused("PUT", "/account/password", {"old": "", "new": NEW}, 409)
        await anne.ask("POST", "/account", ACCOUNT, 201)
        phone = await another_device(port)
        said = await anne.refused("PUT", "/account/password", {"old": "guess again", "new": NEW})
        assert said == "that is not your password."
        assert "8 to 200" in await anne.refused("PUT", "/account/password", {"old": ACCOUNT["password"], "new": "short"}, 400)
        async with phone.socket(table, seat=0) as socket:
            await hear(socket, "update")
            assert (await anne.ask("PUT", "/account/password", {"old": ACCOUNT["password"], "new": NEW}))["name"] == "Anne Bonny"
            assert await ending(socket) == 4401
        await phone.refused("GET", "/me", status=401)
        assert (await anne.ask("GET", "/me"))["account"] == "anne bonny", "whoever changed it stays"
        await Sailor(port).refused("POST", "/session", ACCOUNT)
        await another_device(port, password=NEW)

    run(tmp_path, act)


def test_all_other_sessions_can_be_ended(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne, bart = await port.sailor("Anne"), await port.sailor("Bart")
        await anne.ask("POST", "/account", ACCOUNT, 201)
        phone, tablet = await another_device(port), await another_device(port, account="ＡＮＮＥ bonny")
        await phone.ask("DELETE", "/session/others")
        for device in (anne, tablet):
            await device.refused("GET", "/me", status=401)
        for device in (phone, bart):
            await device.ask("GET", "/me")

    run(tmp_path, act)


def test_whoever_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await anne.ask("POST", "/account", ACCOUNT, 201)
        alone = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["me", "bosun"]}, 201))["table"]
        for sailor, said in ((anne, "my real name is Anne"), (bart, "mine is not")):
            await sailor.ask("POST", f"/tables/{table}/chat", {"said": said}, 201)
        await bart.ask("POST", f"/tables/{table}/chat/0/block", status=201)
        await anne.refused("DELETE", "/me", {"password": "guess"})
        assert (await anne.ask("GET", "/me"))["name"] == "Anne Bonny", "nothing has changed"
        mine = (await port.harbour.store.find_player(account="anne bonny")).id
        async with anne.socket(alone, seat=0) as socket:
            await hear(socket, "update")
            await anne.ask("DELETE", "/me", {"password": ACCOUNT["password"]})
            assert await ending(socket) in (4401, 4403, 4404)
        await anne.refused("GET", "/me", status=401)
        await bart.refused("GET", f"/tables/{alone}/card", status=404)
        seats = (await bart.ask("GET", f"/tables/{table}?seat=1"))["seats"]
        assert (seats[0]["player"], seats[0]["name"], seats[0]["bot"]) == (None, None, "deckhand"), "a bot stands in"
        assert [line["said"] for line in await bart.ask("GET", f"/tables/{table}/chat")] == ["mine is not"]
        for kept in (schema.players, schema.sessions, schema.crews, schema.chat, schema.blocks, schema.notices, schema.presences):
            assert not [row for row in await rows(port, kept) if mine in map(str, row)], kept.name
        sat = [entry for entry in await port.harbour.store.log(table) if isinstance(entry, Sat)]
        assert sat[0].player == mine, "moves stay, under a number that leads to nobody"
        again = Sailor(port)
        await again.ask("POST", "/me", {"name": "Anne"}, 201)
        await again.ask("POST", "/account", ACCOUNT, 201)

    run(tmp_path, act)


def test_a_guest_needs_no_password_to_be_forgotten(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        table = (await anne.ask("POST", "/tables", {"game": "buried-treasure"}, 201))["table"]
        await anne.ask("DELETE", "/me", {"password": ""})
        assert not await rows(port, schema.players) and not await rows(port, schema.berths)
        await anne.refused("GET", f"/tables/{table}", status=401)

    run(tmp_path, act)


def test_what_nobody_touches_is_kept_as_long_as_the_keeper_says(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        old, (anne, _) = await port.opened()
        start = port.harbour.now
        port.time.ahead += 20 * 24 * 3600
        new, _ = await port.opened()
        store = port.harbour.store
        assert await tidy(store.engine, start + 29 * DAY_MS, 30 * DAY_MS) == []
        assert await tidy(store.engine, start + 31 * DAY_MS, None) == [], "without a word of the keeper's, for ever"
        assert await tidy(store.engine, start + 31 * DAY_MS, 30 * DAY_MS) == [old]
        assert await store.charter(old) is None and await store.charter(new) is not None and await store.log(old) == []
        await anne.ask("GET", "/me")
        assert len(await rows(port, schema.players)) == 4
        await tidy(store.engine, start + 800 * DAY_MS, None)
        assert not await rows(port, schema.sessions), "keys that have run out go"
        assert len(await rows(port, schema.players)) == 2, "and guests who cannot come back, unless they sit at a table"

    run(tmp_path, act)


def test_the_watch_throws_away_what_is_old_and_tells_whoever_looks_on(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        port.app.state.watch.keep_ms = DAY_MS
        async with anne.socket(table, seat=0) as socket:
            await hear(socket, "update")
            await port.app.state.watch.tidy()
            await anne.ask("GET", f"/tables/{table}?seat=0")
            port.time.ahead += 2 * 24 * 3600
            await port.app.state.watch.tidy()
            assert await ending(socket) == 4404
        await anne.refused("GET", f"/tables/{table}?seat=0", status=404)

    run(tmp_path, act)


@pytest.mark.parametrize("sailors", [["Anne"], ["Anne", "Bart"]])
def test_an_open_table_of_somebody_forgotten_is_free_or_gone(tmp_path: Path, sailors: list[str]) -> None:
    async def act(port: Port) -> None:
        crew = [await port.sailor(name) for name in sailors]
        table = (await crew[0].ask("POST", "/tables", {"game": "buried-treasure", "seats": 3}, 201))["table"]
        for seat, sailor in enumerate(crew[1:], 1):
            await sailor.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
        await crew[0].ask("DELETE", "/me", {"password": ""})
        carla = await port.sailor("Carla")
        if len(crew) == 1:
            await carla.refused("GET", f"/tables/{table}/card", status=404)
        else:
            assert [seat["free"] for seat in (await carla.ask("GET", f"/tables/{table}/card"))["seats"]] == [True, False, True]

    run(tmp_path, act)
