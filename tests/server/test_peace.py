"""Peace at the tables: whose words I do not read, what reaches the keeper, and what the keeper can do about it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from doubloon.server.web.keeper import keeper_key

from .port import Port, Sailor, ending, hear, run


class Keeper(Sailor):
    """Whoever can read the key file."""

    async def ask(self, verb: str, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        return await super().ask(verb, path, body, status, authorization=f"Bearer {self.port.app.state.keeper_key}", **headers)


async def says(sailor: Sailor, table: str, *lines: str) -> None:
    """Lines of chat."""
    for line in lines:
        await sailor.ask("POST", f"/tables/{table}/chat", {"said": line}, 201)


async def read(sailor: Sailor, table: str) -> list[str]:
    """What somebody reads."""
    return [line["said"] for line in await sailor.ask("GET", f"/tables/{table}/chat")]


def test_whoever_is_blocked_is_not_read_at_any_table(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await says(bart, table, "you smell")
        await says(anne, table, "I wash")
        async with anne.socket(table, seat=0) as hers, bart.socket(table, seat=1) as his:
            for socket in (hers, his):
                await hear(socket, "chat")
            blocked = await anne.ask("POST", f"/tables/{table}/chat/0/block", status=201)
            assert blocked["name"] == "Bart" and "id" not in blocked
            await says(bart, table, "of fish")
            await says(anne, table, "so quiet here")
            assert (await hear(hers, "chat"))["said"] in ("I wash", "so quiet here")
            assert [(await hear(his, "chat"))["said"] for _ in range(3)][-1] == "so quiet here", "he is told nothing of it"
        async with anne.socket(table, seat=0) as hers:
            assert [(await hear(hers, "chat"))["said"] for _ in range(2)] == ["I wash", "so quiet here"]
        assert await read(anne, table) == ["I wash", "so quiet here"]
        assert await read(bart, table) == ["you smell", "I wash", "of fish", "so quiet here"]
        other = (await bart.ask("POST", "/tables", {"game": "buried-treasure"}, 201))["table"]
        await says(bart, other, "over here too")
        assert await read(anne, other) == []
        [listed] = await anne.ask("GET", "/me/blocks")
        assert listed == blocked and await bart.ask("GET", "/me/blocks") == []
        await bart.refused("DELETE", f"/me/blocks/{listed['handle']}", status=404)
        await anne.ask("DELETE", f"/me/blocks/{listed['handle']}")
        assert await read(anne, other) == ["over here too"] and await anne.ask("GET", "/me/blocks") == []

    run(tmp_path, act)


def test_only_lines_of_others_that_were_said_can_be_blocked_or_reported(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened(spectators="off")
        await says(anne, table, "Ahoy")
        stranger = await port.sailor("Carla")
        for deed in ("block", "report"):
            body = {"why": ""} if deed == "report" else None
            assert "yourself" in await anne.refused("POST", f"/tables/{table}/chat/0/{deed}", body, 409)
            await anne.refused("POST", f"/tables/{table}/chat/7/{deed}", body, 404)
            await anne.refused("POST", f"/tables/{table}/chat/{2**70}/{deed}", body, 400)
            await stranger.refused("POST", f"/tables/{table}/chat/0/{deed}", body, 403)

    run(tmp_path, act)


def test_a_report_reaches_the_keeper_who_closes_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        await says(bart, table, "you smell")
        for _ in range(2):
            await anne.ask("POST", f"/tables/{table}/chat/0/report", {"why": "he is rude"}, 201)
        assert "doubloon keeper reports" in caplog.text and "smell" not in caplog.text
        keeper = Keeper(port)
        [report] = await keeper.ask("GET", "/keeper/reports")
        assert (report["table"], report["name"], report["said"], report["why"]) == (table, "Bart", "you smell", "he is rude")
        await keeper.refused("POST", f"/keeper/tables/{table}/close", {"why": " "}, 400)
        async with anne.socket(table, seat=0) as hers:
            await hear(hers, "update")
            await keeper.ask("POST", f"/keeper/tables/{table}/close", {"why": "enough is enough"})
            told = await hear(hers, "update")
        assert told["closed"] and told["stage"] == "frozen" and "enough is enough" in told["frozen"] and not told["acting"]
        assert "closed it" in await anne.refused("POST", f"/tables/{table}/chat", {"said": "but why"}, 409)
        await anne.refused("PUT", f"/tables/{table}/seats/0", {"who": "open"}, 409)
        port.harbour.quay.forget(table)
        assert (await anne.ask("GET", f"/tables/{table}?seat=0"))["closed"], "it stays so when it is read again"
        await keeper.ask("POST", f"/keeper/reports/{report['id']}/settle")
        assert await keeper.ask("GET", "/keeper/reports") == []
        await keeper.refused("POST", f"/keeper/reports/{2**70}/settle", status=400)
        await keeper.refused("POST", "/keeper/reports/99/settle", status=404)

    run(tmp_path, act)


def test_whoever_is_sent_away_cannot_come_back_by_any_key(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        account = {"account": "Bart", "password": "the dread pirate"}
        table, (anne, bart) = await port.opened()
        await bart.ask("POST", "/account", account, 201)
        await says(bart, table, "you smell")
        await anne.ask("POST", f"/tables/{table}/chat/0/report", {"why": ""}, 201)
        keeper = Keeper(port)
        [report] = await keeper.ask("GET", "/keeper/reports")
        async with bart.socket(table, seat=1) as his:
            await hear(his, "update")
            await keeper.ask("POST", f"/keeper/players/{report['player']}/close", {"why": "rude once too often"})
            assert await ending(his) in (4401, 4403)
        await bart.refused("GET", "/me", status=401)
        assert "rude once too often" in await Sailor(port).refused("POST", "/session", account)
        assert (await anne.ask("GET", f"/tables/{table}?seat=0"))["seats"][1]["bot"] == "deckhand"
        await keeper.refused("POST", "/keeper/players/nobody/close", {"why": "x"}, 404)

    run(tmp_path, act)


def test_the_keepers_doors_open_to_the_keepers_key_alone(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        for shown in ("", "Bearer", "Bearer x", f"Bearer {keeper_key(b'another secret')}", f"Basic {port.app.state.keeper_key}"):
            await anne.refused("GET", "/keeper/reports", status=401, authorization=shown)
        assert await port.harbour.store.peace.count_open() == 0

    run(tmp_path, act)
