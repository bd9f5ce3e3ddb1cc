"""Notices: signed, sent again until they arrive, and never to where they could do harm."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import ipaddress
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from doubloon.server.live import notices
from doubloon.server.live.notices import AGAIN, Post, is_open
from doubloon.server.store import post as letters

from ..sample import in_turns
from .port import PATIENCE, Port, Sailor, hear, run, until

CLOSED = {
    "nowhere": "0.0.0.0 ::",
    "loopback": "127.0.0.1 127.255.255.254 ::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 2002:7f00:1::",
    "loopback through a tunnel": "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "private": "10.1.2.3 172.16.0.1 192.168.1.1 100.64.0.1 fc00::1 fd12:3456::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::",
    "link-local": "169.254.169.254 fe80::1 fec0::1",
    "multicast": "224.0.0.1 239.1.2.3 ff02::1 ff0e::1",
    "kept for other things": "192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 240.0.0.1 255.255.255.255 100::1",
    "for books": "2001:db8::1",
}
OPEN = "1.1.1.1 8.8.8.8 93.184.216.34 2606:4700:4700::1111 2a00:1450::1 ::ffff:8.8.8.8 64:ff9b::808:808"


@pytest.mark.parametrize("kind", CLOSED)
def test_an_address_that_is_not_of_the_open_internet_is_known_as_such(kind: str) -> None:
    assert [one for one in CLOSED[kind].split() if is_open(ipaddress.ip_address(one))] == []


def test_an_address_of_the_open_internet_is_known_as_such() -> None:
    assert [one for one in OPEN.split() if not is_open(ipaddress.ip_address(one))] == []


@pytest.mark.parametrize(
    ("url", "said"),
    in_turns(
        [
            ("http://127.0.0.1:8000/", "open internet"),
            ("http://127.1/", "open internet"),
            ("http://2130706433/", "open internet"),
            ("http://0x7f.1/", "open internet"),
            ("http://localhost/", "open internet"),
            ("http://[::1]:9/", "open internet"),
            ("http://[::ffff:10.0.0.1]/", "open internet"),
            ("http://169.254.169.254/latest/meta-data", "open internet"),
            ("ftp://example.org/", "http:// or https://"),
            ("file:///etc/passwd", "http:// or https://"),
            ("gopher://127.0.0.1/", "http:// or https://"),
            ("https://anne:secret@example.org/", "no name and password"),
            ("https:///turn", "http:// or https://"),
            ("http://no such host/", "no address is known"),
            ("http://nowhere.invalid/", "no address is known"),
            ("https://example.org/" + "x" * 500, "at most 500"),
            ("", "http:// or https://"),
        ],
        4,
    ),
)
def test_a_webhook_that_could_do_harm_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, said: str) -> None:
    resolve = socket.getaddrinfo

    def without_asking_anybody(host: str, port: int, **more: Any) -> Any:
        return resolve(host, port, **more, flags=0 if host == "localhost" else socket.AI_NUMERICHOST)

    async def act(port: Port) -> None:
        monkeypatch.setattr(notices.socket, "getaddrinfo", without_asking_anybody)
        anne = await port.sailor("Anne")
        assert said in await anne.refused("PUT", "/me/webhook", {"url": url}, 400)
        assert (await anne.ask("GET", "/me"))["webhook"] is None

    run(tmp_path, act)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Postmen who go round often, and wait for a slow machine as long as it takes; each name has one address."""
    resolve = socket.getaddrinfo
    monkeypatch.setattr(notices.socket, "getaddrinfo", lambda *given, **more: resolve(*given, **more, family=socket.AF_INET))
    monkeypatch.setattr(notices, "IDLE_SECONDS", 0.02)
    for name in ("LOOKUP_SECONDS", "CALL_SECONDS"):
        monkeypatch.setattr(notices, name, PATIENCE)


class Receiver:
    """Somebody's own HTTP server, which says yes or no."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[bytes] = []
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        self.got.append((headers, await reader.readexactly(int(headers["content-length"]))))
        with contextlib.suppress(ConnectionError):
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def a_receiver() -> AsyncIterator[Receiver]:
    """Such a server, for a while."""
    receiver = Receiver()
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.url = f"http://localhost:{server.sockets[0].getsockname()[1]}/turn?of=mine"
    async with server:
        yield receiver


async def hooked(port: Port, receiver: Receiver) -> tuple[str, Sailor, int, Sailor, str]:
    """A game where the one who does not move now has a webhook: the table, the mover and their seat, the other, the secret."""
    table, sailors = await port.opened()
    mover = (await sailors[0].ask("GET", f"/tables/{table}"))["acting"][0]
    waits = sailors[1 - mover]
    secret = (await waits.ask("PUT", "/me/webhook", {"url": receiver.url}))["secret"]
    return table, sailors[mover], mover, waits, secret


async def end_turn(sailor: Sailor, table: str, seat: int) -> None:
    while await sailor.move(table, seat):
        pass


async def waiting(port: Port) -> list[Any]:
    """The notices that still wait, with when they are due."""
    async with port.app.state.store.engine.connect() as connection:
        return list(await connection.execute(letters.schema.notices.select()))


async def all_done(port: Port) -> bool:
    return not await waiting(port)


@pytest.mark.usefixtures("patient")
def test_whoever_must_move_and_is_not_here_is_told_with_a_signature(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        async with a_receiver() as receiver:
            table, mover, seat, waits, secret = await hooked(port, receiver)
            await end_turn(mover, table, seat)
            await until(lambda: all_done(port))
            [(headers, body)] = receiver.got
            told = json.loads(body)
            assert (told["kind"], told["table"], told["seat"]) == ("your-turn", table, 1 - seat)
            assert told["link"].endswith(f"/t/{table}") and headers["host"] == receiver.url.split("/")[2]
            made = hmac.new(secret.encode(), headers["x-doubloon-timestamp"].encode() + b"." + body, hashlib.sha256).hexdigest()
            assert headers["x-doubloon-signature"] == f"sha256={made}"
            assert secret not in str(await waits.ask("GET", "/me")), "it is shown once"
            await waits.ask("DELETE", "/me/webhook")
            await end_turn(waits, table, 1 - seat)
            await end_turn(mover, table, seat)
            assert await all_done(port) and len(receiver.got) == 1

    run(tmp_path, act, private_webhooks=True, public_url="")


def test_whoever_is_here_is_not_told(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        async with a_receiver() as receiver:
            table, mover, seat, waits, _ = await hooked(port, receiver)
            async with waits.socket(table, seat=1 - seat) as socket:
                await hear(socket, "presence")
                await end_turn(mover, table, seat)
                assert await all_done(port)
            assert receiver.got == []

    run(tmp_path, act, private_webhooks=True)


async def go_round() -> None:
    """Until every postman has looked for something to carry, and has found nothing."""
    true, looked = letters.claim, asyncio.Event()
    found: list[Any] = []

    async def claim(*given: Any) -> Any:
        found.append(await true(*given))
        if len(found) > 2 * notices.POSTMEN:
            looked.set()
        return found[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letters, "claim", claim)
        async with asyncio.timeout(PATIENCE):
            await looked.wait()
    assert not any(found)


@pytest.mark.usefixtures("patient")
def test_a_notice_is_tried_again_even_after_a_restart_and_given_up_at_last(tmp_path: Path) -> None:
    async def first(port: Port) -> None:
        async with a_receiver() as receiver:
            receiver.answers = [
                b"HTTP/1.1 500 No\r\n\r\n",
                b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/\r\n\r\n",
                b"nonsense",
            ]
            table, mover, seat, _, _ = await hooked(port, receiver)
            await end_turn(mover, table, seat)
            for tries in range(3):
                await until(lambda tries=tries: tried(port, tries + 1))  # type: ignore[misc]
                [row] = await waiting(port)
                assert row.due - port.harbour.now == AGAIN[tries], "it waits longer each time"
                port.time.ahead += AGAIN[tries] / 1000 - 1
                await go_round()
                assert len(receiver.got) == tries + 1, "not before its time"
                port.time.ahead += 2 if tries < 2 else 0
            assert len(receiver.got) == 3, "no redirect is followed"

    async def second(port: Port) -> None:
        port.time.ahead += sum(AGAIN) / 1000
        await until(lambda: tried(port, 4))
        for tries in range(4, len(AGAIN)):
            port.time.ahead += AGAIN[tries] / 1000
            await until(lambda tries=tries: tried(port, tries + 1))  # type: ignore[misc]
        port.time.ahead += 2 * AGAIN[-1] / 1000
        await until(lambda: all_done(port))

    run(tmp_path, first, private_webhooks=True)
    run(tmp_path, second, private_webhooks=True)


async def tried(port: Port, tries: int) -> bool:
    return [row.tries for row in await waiting(port)] == [tries]


@pytest.mark.usefixtures("patient")
def test_a_notice_that_is_no_longer_true_is_not_sent(tmp_path: Path) -> None:
    async def act(port: Port) -> None:
        async with a_receiver() as receiver:
            receiver.answers = [b"HTTP/1.1 503 Later\r\n\r\n"]
            table, mover, seat, waits, _ = await hooked(port, receiver)
            await end_turn(mover, table, seat)
            await until(lambda: tried(port, 1))
            await end_turn(waits, table, 1 - seat)
            port.time.ahead += AGAIN[0] / 1000 + 1
            await until(lambda: all_done(port))
            assert len(receiver.got) == 1

    run(tmp_path, act, private_webhooks=True)


def test_a_name_that_leads_elsewhere_later_leads_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [["1.1.1.1"], ["127.0.0.1"], ["1.1.1.1", "10.0.0.1"]]

    def resolve(host: str, port: int, **_: Any) -> Any:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in answers.pop(0)]

    called: list[str] = []

    async def call(_: Post, __: Any, address: Any, *___: Any) -> int:
        called.append(str(address))
        return 204

    async def act(port: Port) -> None:
        anne = await port.sailor("Anne")
        monkeypatch.setattr(notices.socket, "getaddrinfo", resolve)
        monkeypatch.setattr(Post, "call", call)
        await anne.ask("PUT", "/me/webhook", {"url": "https://anne.example/turn"})
        player = next(iter(port.harbour.audience.hooked))
        for _ in range(2):
            with pytest.raises(notices.Unreachable, match="open internet"):
                await port.app.state.post.deliver(letters.Letter("a", player, b"{}", 0))
        answers.append(["8.8.8.8"])
        await port.app.state.post.deliver(letters.Letter("a", player, b"{}", 0))
        assert called == ["8.8.8.8"], "the call goes to the address that was looked at"

    run(tmp_path, act)
