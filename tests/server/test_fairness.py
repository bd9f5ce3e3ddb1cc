"""Who else is here cannot hurt me: bots, replays and analyses are for everybody in turn, and there is an end to everything."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.live import quay
from doubloon.server.live.readers import AT_ONCE, MOST_EACH, Readers
from doubloon.server.store import BotTurn, Store
from doubloon.server.store.analyses import Analyses
from doubloon.server.table import berth as berths
from doubloon.server.table.refusals import Refused
from doubloon.server.web.limits import CREWS_OF_BOTS, LEDGERS, REPLAYS
from doubloon.server.workers.bots import Shares

from .port import PATIENCE, Port, run, until
from .test_store import charter, with_store


def test_whoever_has_had_least_of_the_bots_comes_first() -> None:
    shares = Shares()
    many, one, machines = BotTurn("a", "anne", 0), BotTurn("b", "bart", 0), BotTurn("c", "carla", 1)
    assert shares.order([many, one]) == [many, one], "of equals, whoever has waited longer"
    shares.charge("anne", 0.5)
    assert shares.order([many, one]) == [one, many]
    shares.charge("bart", 0.1)
    assert shares.order([many, one]) == [one, many]
    shares.charge("bart", 0.7)
    assert shares.order([many, one]) == [many, one]
    assert shares.order([machines, many, one])[-1] == machines, "where only bots play, nobody waits"
    dirk = BotTurn("d", "dirk", 0)
    shares.charge("anne", 5.0)
    shares.charge("bart", 5.0)
    assert shares.had("dirk") == pytest.approx(0.8), "whoever is new has no more to come than the others had left"
    assert shares.order([many, one, dirk])[0] == dirk


def test_thirty_tables_of_one_do_not_keep_anothers_bot_waiting(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        workers, served = port.app.state.workers, list[str]()
        wish = {"game": "buried-treasure", "crew": ["bosun", "bosun"]}
        for name, tables in (("Anne", 30), ("Bart", 1)):
            sailor = await port.sailor(name)
            for _ in range(tables):
                await sailor.ask("POST", "/tables", wish, 201)

        async def take_turn(table: str, until: int) -> None:
            berth = await port.harbour.quay.find(table)
            await port.harbour.audience.learn({berth.charter.opened_by})
            served.append(port.harbour.audience.names[berth.charter.opened_by])

        workers.take_turn = take_turn
        while await workers.take_some_turn():
            pass
        assert served.count("Bart") == 1 and served.index("Bart") <= 1 < len(served) - 1

    run(tmp_path, act, bot_threads=0, limits=False)


def test_whoever_asks_for_much_waits_for_themselves() -> None:
    async def act() -> None:
        readers, gate, begun = Readers(), threading.Event(), []

        def look(whose: str) -> None:
            begun.append(whose)
            assert gate.wait(PATIENCE)

        hers = [asyncio.create_task(readers.read("anne", look, "anne")) for _ in range(MOST_EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="being looked up for you already"):
            await readers.read("anne", look, "anne")
        his = asyncio.create_task(readers.read("bart", look, "bart"))
        async with asyncio.timeout(PATIENCE):
            while len(begun) < AT_ONCE:
                await asyncio.sleep(0.01)
        assert sorted(begun) == ["anne", "bart"], "all of hers but one wait, and he does not"
        gate.set()
        await asyncio.gather(his, *hers)
        assert not readers.asked and not readers.turns
        await readers.end()

    asyncio.run(act())


def test_bots_play_on_while_everybody_looks_back(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        gate, readers = threading.Event(), port.app.state.readers
        looking = [asyncio.create_task(readers.read(f"guest {n}", gate.wait, PATIENCE)) for n in range(4 * AT_ONCE)]
        anne = await port.sailor("Anne")
        table = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["deckhand", "deckhand"]}, 201))["table"]

        async def over() -> bool:
            return bool((await anne.ask("GET", f"/tables/{table}"))["stage"] == "over")

        await until(over)
        assert not any(one.done() for one in looking)
        gate.set()
        await asyncio.gather(*looking)

    run(tmp_path, act)


def test_everybodys_first_game_is_analysed_before_anybodys_second(database: str) -> None:
    async def act(store: Store) -> None:
        kept = Analyses(store.engine)
        for number, (table, whose) in enumerate([("a1", "anne"), ("a2", "anne"), ("a3", "anne"), ("b1", "bart")]):
            await store.add_berth(charter(table), [])
            await kept.ask(table, number, 5, whose)
        assert await kept.waiting_for("anne") == 3
        claimed = [await kept.claim(100, 1000 + number) for number in range(5)]
        assert claimed == ["a1", "b1", "a2", "a3", None]

    with_store(database, act)


@pytest.mark.parametrize(("path", "pace"), [("/ledger", LEDGERS), ("/moments?first=0&last=0", REPLAYS)])
def test_looking_back_has_a_pace(tmp_path: Path, path: str, pace: Any) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        for _ in range(pace.burst):
            await anne.client.get(f"/tables/{table}{path}")
        assert pace.what in await anne.refused("GET", f"/tables/{table}{path}", status=429)
        assert (await bart.client.get(f"/tables/{table}{path}")).status_code != 429

    run(tmp_path, act)


def test_tables_of_bots_alone_have_a_limit_for_each_address(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        alone = {"game": "buried-treasure", "crew": ["bosun", "bosun"]}
        for number in range(CREWS_OF_BOTS.burst):
            await (await port.sailor(f"Guest {number}")).ask("POST", "/tables", alone, 201)
        newcomer = await port.sailor("Newcomer")
        assert "only bots play" in await newcomer.refused("POST", "/tables", alone, 429)
        await newcomer.ask("POST", "/tables", {"game": "buried-treasure", "crew": ["me", "bosun"]}, 201)

    run(tmp_path, act, bot_threads=0)


def test_a_log_does_not_grow_for_ever_by_moves_that_are_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(berths, "UNDOS", 3)
    monkeypatch.setattr(berths, "UNDOS_A_MOVE", 0)

    async def act(port: Port) -> None:
        table, crew = await port.opened()
        for _ in range(200):
            acting = (await crew[0].ask("GET", f"/tables/{table}"))["acting"][0]
            if not await crew[acting].move(table, acting):
                break
            seen = await crew[acting].ask("GET", f"/tables/{table}?seat={acting}")
            if seen["can_undo"]:
                answer = await crew[acting].client.post(f"/tables/{table}/seats/{acting}/undo", json={"after": seen["seq"]})
                if answer.status_code == 409:
                    assert answer.json()["reason"] == "enough-undone"
                    return
        raise AssertionError("nothing could be taken back")

    run(tmp_path, act)


def test_seats_do_not_change_hands_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(berths, "SITTINGS", 3)

    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        table = (await anne.ask("POST", "/tables", {"game": "buried-treasure", "seats": 2}, 201))["table"]
        for who in ("open", "me") * 2:
            await anne.ask("PUT", f"/tables/{table}/seats/0", {"who": who})
        await anne.ask("PUT", f"/tables/{table}/seats/0", {"who": "open"})
        assert "often enough" in await anne.refused("PUT", f"/tables/{table}/seats/0", {"who": "me"}, 409)

    run(tmp_path, act)


def test_a_long_table_is_read_while_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true, reading, read_on = quay.reload, threading.Event(), threading.Event()

    def slow(*given: Any) -> Any:
        reading.set()
        assert read_on.wait(PATIENCE)
        return true(*given)

    async def act(port: Port) -> None:
        long, crew = await port.opened()
        other, _ = await port.opened()
        while len(port.harbour.quay.moored[long].berth.entries) <= quay.SOON_READ:
            for seat, sailor in enumerate(crew):
                await sailor.move(long, seat)
        port.harbour.quay.forget(long)
        monkeypatch.setattr(quay, "reload", slow)
        waiting = asyncio.create_task(crew[0].ask("GET", f"/tables/{long}?seat=0"))
        await asyncio.to_thread(reading.wait, PATIENCE)
        assert (await crew[0].ask("GET", f"/tables/{other}"))["stage"] == "playing" and not waiting.done()
        read_on.set()
        assert (await waiting)["you"] == 0

    run(tmp_path, act)
