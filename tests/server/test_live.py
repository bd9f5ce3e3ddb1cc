"""The socket: nothing is lost and nothing doubled, however often it is cut; and whoever misuses it is shown out."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.config import Config
from doubloon.server.live.company import FEW, Company
from doubloon.server.web import limits
from doubloon.server.web.routes import live
from doubloon.server.web.serve import Server

from ..manners import MANNERS
from ..sample import in_turns
from .port import PATIENCE, Port, Sailor, connect, ending, hear, run, until

PING = '{"kind":"ping"}'
MOST_HEARD = 3
"""So many messages come over a socket before it is cut: the first of them is an update, so at most two are lines of chat."""


class Log:
    """What a listener has gathered, socket after socket."""

    def __init__(self, sailor: Sailor, table: str, seat: int | None) -> None:
        self.sailor = sailor
        self.table = table
        self.asked = {} if seat is None else {"seat": seat}
        self.after = 0
        self.heard = 0
        self.lines: list[Any] = []
        self.chat: list[Any] = []
        self.sockets = 0

    @property
    def done(self) -> bool:
        return bool(self.chat) and self.chat[-1]["said"] == "the end"

    async def listen(self, dice: random.Random | None) -> None:
        """Listen to the end; with dice, a socket is cut after a few messages, whatever is on its way, and another is opened."""
        while not self.done:
            self.sockets += 1
            async with self.sailor.socket(self.table, after=self.after, heard=self.heard, **self.asked) as socket:
                left = dice.randrange(MOST_HEARD + 1) if dice else None
                while not self.done and left != 0:
                    self.take_in(json.loads(await socket.recv()))
                    left = None if left is None else left - 1
                if not self.done:
                    socket.transport.abort()

    def take_in(self, message: dict[str, Any]) -> None:
        if message["kind"] == "update":
            self.lines += message["lines"]
            self.after = message["seq"]
        elif message["kind"] == "chat":
            self.chat.append(message)
            self.heard = message["seq"] + 1


@pytest.mark.parametrize("game", in_turns(MANNERS, 2))
def test_a_listener_whose_socket_is_cut_hears_what_an_uncut_one_does(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(port: Port) -> None:
        table, sailors = await port.opened(game=game)
        dice = random.Random(7)
        logs = [Log(sailors[0], table, 0), Log(sailors[0], table, 0), Log(sailors[0], table, None)]
        cuts = [random.Random(8), None, random.Random(9)]  # dice of their own: moves do not hang on when a line is cut
        tasks = [asyncio.create_task(log.listen(cut)) for log, cut in zip(logs, cuts, strict=True)]
        for line in range(10):
            for seat in [0, 1] * 3:
                await sailors[seat].move(table, seat, dice.randrange(99))
            said = "the end" if line == 9 else f"line {line}"
            await sailors[1].ask("POST", f"/tables/{table}/chat", {"said": said}, 201)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)
        cut, uncut, watching = logs
        assert cut.sockets >= 10 / (MOST_HEARD - 1) and cut.lines
        assert [line["seq"] for line in cut.lines] == list(range(cut.after)) and cut.after == uncut.after
        assert [(line["seat"], line["move"], line["told"]) for line in cut.lines] == [
            (line["seat"], line["move"], line["told"]) for line in uncut.lines
        ]
        assert cut.chat == uncut.chat == watching.chat and len(cut.chat) == 10
        assert [line["seq"] for line in watching.lines] == list(range(watching.after))

    run(tmp_path, act, limits=False)
    assert "something broke" not in caplog.text  # that somebody hangs up is no news for the operator


@pytest.mark.parametrize(
    ("said", "code"), [("ahoy", 4400), ('{"kind":"play"}', 4400), (b"\xff\xfe", 4400), ("[" * 1000, 4413), ("", 4400)]
)
def test_whoever_says_anything_but_ping_is_shown_out(tmp_path: Path, said: str | bytes, code: int) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table, seat=0) as socket:
            await socket.send(PING)
            assert (await hear(socket, "pong"))["now"] > 0
            await socket.send(said)
            assert (await hear(socket, "refusal"))["status"] == code - 4000
            assert await ending(socket) == code

    run(tmp_path, act)


def test_who_talks_too_fast_is_shown_out(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table, seat=0) as socket:
            for _ in range(limits.SOCKET.burst + 1):
                await socket.send(PING)
            assert await ending(socket) == 4429

    run(tmp_path, act)


def test_a_person_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.live.company.SOCKETS_A_PERSON", 2)
    monkeypatch.setattr("doubloon.server.live.company.SPECTATORS_A_TABLE", 3)

    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        async with anne.socket(table) as one, anne.socket(table) as two:
            await hear(one, "update")
            await hear(two, "update")
            async with anne.socket(table) as three:
                assert await ending(three) == 4429
            async with bart.socket(table) as his:
                await hear(his, "update")
                async with bart.socket(table) as full:
                    assert await ending(full) == 4429
        await until(lambda: none_left(port.harbour.company))
        async with anne.socket(table) as again:
            await hear(again, "update")

    run(tmp_path, act)


async def none_left(company: Company) -> bool:
    return not company.sockets and not company.spectators and not company.audience.listeners


def test_whoever_plays_is_never_refused_for_those_who_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.live.company.SPECTATORS_A_TABLE", 2)

    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        carla = await port.sailor("Carla")
        async with carla.socket(table) as one, carla.socket(table) as two:
            await hear(one, "update")
            await hear(two, "update")
            async with carla.socket(table) as third:
                assert "at most 2 may watch" in (await hear(third, "refusal"))["sentence"]
            async with anne.socket(table, seat=0) as hers, bart.socket(table, seat=1) as his:
                await hear(hers, "update")
                await hear(his, "update")
            async with carla.socket(table, seat=0) as foul:
                assert await ending(foul) == 4403, "nobody plays a seat that is not theirs to get in"

    run(tmp_path, act)


def test_what_a_crowd_is_told_of_itself_does_not_grow_by_its_square(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crowd, told, waiting = 40, list[str](), list[str]()
    pass_on, settle = Company.pass_on_presence, Company.settle

    async def noted(company: Company, table: str) -> None:
        told.append(table)
        await pass_on(company, table)

    async def wait(_: Company, table: str) -> None:
        waiting.append(table)

    monkeypatch.setattr(Company, "pass_on_presence", noted)
    monkeypatch.setattr(Company, "settle", wait)
    monkeypatch.setattr("doubloon.server.live.company.STIR_EACH", 0)

    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        crew = [await port.sailor("Carla"), await port.sailor("Dirk")]
        async with AsyncExitStack() as sockets, anne.socket(table, seat=0) as hers:
            for number in range(crowd):
                one = await sockets.enter_async_context(crew[number % 2].socket(table))
                await hear(one, "presence")
            await until(lambda: one_waits(waiting))
            assert len(told) <= FEW, "as long as they are few, all are told at once"
            assert waiting == [table], "and then all who come in one moment are told of together"
            told.clear()
            await settle(port.harbour.company, table)
            assert told == [table]
            while (await hear(hers, "presence"))["watching"] != ["Carla", "Dirk"]:
                pass

    run(tmp_path, act)


async def one_waits(waiting: list[str]) -> bool:
    return bool(waiting)


def test_nothing_over_a_socket_is_packed(tmp_path: Path) -> None:
    """A packed message tells by its size whether something that others wrote is like something in one's hand."""

    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table, seat=0) as socket:
            await hear(socket, "update")
            assert "permessage-deflate" in socket.request.headers["sec-websocket-extensions"], "it was offered"
            assert "sec-websocket-extensions" not in socket.response.headers and not socket.protocol.extensions
        config = Config(home=tmp_path, database_url=f"sqlite:///{tmp_path / 'no.db'}")
        assert not Server(config, print).config.ws_per_message_deflate, "and so it is where we serve"
        answer = await anne.client.get(f"/tables/{table}?seat=0", headers={"accept-encoding": "gzip, br, deflate"})
        assert "content-encoding" not in answer.headers and "no-transform" in answer.headers["cache-control"]

    run(tmp_path, act)


def test_a_slow_listener_must_come_back() -> None:
    outbox = live.Outbox()
    for now in range(live.MOST_WAITING + 5):
        outbox.send(live.Pong(now))
    assert outbox.waiting.qsize() == 1
    last = outbox.waiting.get_nowait()
    assert isinstance(last, live.HangingUp) and last.refusal is not None
    assert (last.refusal.status, last.refusal.sentence) == (408, "too slow; come back and catch up.")


def test_a_quiet_socket_gets_a_sign_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "QUIET_SECONDS", 0.05)

    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table) as socket:
            await hear(socket, "pong")
            await hear(socket, "pong")

    run(tmp_path, act)


@pytest.mark.parametrize(
    ("origin", "good"),
    [(None, True), ("http://{host}", True), ("https://elsewhere.example", False), ("null", False), ("ftp://{host}", False)],
)
def test_sockets_of_other_sites_pages_are_not_taken(tmp_path: Path, origin: str | None, good: bool) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        jar = "; ".join(f"{name}={value}" for name, value in anne.client.cookies.items())
        url, said = f"ws://{port.host}/api/tables/{table}/live", origin and origin.format(host=port.host)
        async with connect(url, {"cookie": jar}, origin=said) as socket:
            if good:
                await hear(socket, "update")
            else:
                assert await ending(socket) == 4403

    run(tmp_path, act)


def test_joining_and_leaving_are_told(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        carla = await port.sailor("Carla")
        async with anne.socket(table, seat=0) as mine:
            assert (await hear(mine, "presence"))["seats"] == [0]
            async with bart.socket(table, seat=1):
                assert (await hear(mine, "presence"))["seats"] == [0, 1]
                async with carla.socket(table):
                    now = await hear(mine, "presence")
                    assert (now["seats"], now["watching"]) == ([0, 1], ["Carla"])
                    seats = (await carla.ask("GET", f"/tables/{table}"))["seats"]
                    assert [seat["present"] for seat in seats] == [True, True]
                assert (await hear(mine, "presence"))["watching"] == []
            assert (await hear(mine, "presence"))["seats"] == [0]

    run(tmp_path, act)


def test_signing_out_closes_that_sessions_sockets(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        async with anne.socket(table, seat=0) as mine, bart.socket(table, seat=1) as his:
            await hear(mine, "update")
            await anne.ask("DELETE", "/session")
            assert await ending(mine) == 4401
            await hear(his, "presence")
            await anne.ask("GET", "/me", status=401)

    run(tmp_path, act)


def test_a_session_that_runs_out_closes_its_sockets(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table, seat=0) as mine:
            await hear(mine, "update")
            port.time.ahead += 2 * 24 * 60 * 60
            await port.app.state.watch.pulse()
            assert await ending(mine) == 4401

    run(tmp_path, act, session_days=1)


def test_who_gives_a_seat_up_hears_nothing_more_of_it(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        table, (anne, bart) = await port.opened()
        async with bart.socket(table, seat=1) as his, anne.socket(table, seat=0) as mine:
            await hear(his, "update")
            await bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "open"})
            assert (await hear(his, "refusal"))["reason"] == "seat-lost"
            assert await ending(his) == 4403
            await hear(mine, "update")

    run(tmp_path, act)


@pytest.mark.parametrize(("asked", "code"), [({"seat": 1}, 4403), ({"seat": 7}, 4404)])
def test_nobody_listens_through_anothers_eyes(tmp_path: Path, asked: dict[str, int], code: int) -> None:
    async def act(port: Port) -> None:
        table, (anne, _) = await port.opened()
        async with anne.socket(table, **asked) as socket:
            assert await ending(socket) == code
        stranger = Sailor(port)
        async with stranger.socket(table) as socket:
            assert await ending(socket) == 4401
        async with anne.socket("nowhere") as socket:
            assert await ending(socket) == 4404

    run(tmp_path, act)
