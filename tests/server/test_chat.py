"""Chat: kept with the table, heard live by those who may watch, said by those who sit there."""

from __future__ import annotations

from pathlib import Path

from doubloon.server.live.company import MOST_TOLD
from doubloon.server.web import limits
from doubloon.server.web.routes import live

from .port import Port, hear, run


def test_what_is_said_is_heard_live_and_kept(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        carla = await port.sailor("Carla")
        async with carla.socket(table) as hers:
            await hear(hers, "presence")
            said = await bart.ask("POST", f"/tables/{table}/chat", {"said": "  Ahoy,\n there!\u202e "}, 201)
            heard = await hear(hers, "chat")
            assert heard == said and (heard["said"], heard["name"], heard["seat"], heard["seq"]) == ("Ahoy, there!", "Bart", 1, 0)
            await anne.ask("POST", f"/tables/{table}/chat", {"said": "Aye"}, 201)
            assert (await hear(hers, "chat"))["seq"] == 1
        assert [line["said"] for line in await carla.ask("GET", f"/tables/{table}/chat")] == ["Ahoy, there!", "Aye"]
        assert [line["said"] for line in await carla.ask("GET", f"/tables/{table}/chat?first=1")] == ["Aye"]
        async with carla.socket(table, heard=1) as hers:
            assert (await hear(hers, "chat"))["seq"] == 1
        assert not any(player in str(heard) for player in port.harbour.audience.names), "a line says nobody's id"

    run(tmp_path, act)


def test_who_may_not_talk_and_what_may_not_be_said(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        carla = await port.sailor("Carla")
        assert "only those at the table" in await carla.refused("POST", f"/tables/{table}/chat", {"said": "hello"})
        for said in ("", " \n ", "x" * 501):
            assert "1 to 500" in await anne.refused("POST", f"/tables/{table}/chat", {"said": said}, 400)
        await anne.refused("POST", "/tables/nowhere/chat", {"said": "hello"}, 404)
        await carla.refused("GET", "/tables/nowhere/chat", status=404)

    run(tmp_path, act)


def test_whoever_comes_back_to_much_talk_is_told_the_last_of_it_and_stays(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        berth = await port.harbour.quay.find(table)
        for number in range(live.MOST_WAITING + 20):
            await port.harbour.store.say(table, number, berth.seats[1].player, f"line {number}")
        async with anne.socket(table, seat=0) as hers:
            lines = [await hear(hers, "chat") for _ in range(MOST_TOLD)]
            assert lines[-1]["said"] == f"line {live.MOST_WAITING + 19}" and len({line["seq"] for line in lines}) == MOST_TOLD
            await bart.ask("POST", f"/tables/{table}/chat", {"said": "still there?"}, 201)
            assert (await hear(hers, "chat"))["said"] == "still there?"
        assert len(await anne.ask("GET", f"/tables/{table}/chat")) == live.MOST_WAITING + 21, "all of it can be asked for"

    run(tmp_path, act)


def test_chat_has_a_pace(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        for _ in range(limits.CHAT.burst):
            await anne.ask("POST", f"/tables/{table}/chat", {"said": "more"}, 201)
        answer = await anne.client.post(f"/tables/{table}/chat", json={"said": "more"})
        assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1
        await bart.ask("POST", f"/tables/{table}/chat", {"said": "enough"}, 201)

    run(tmp_path, act)
