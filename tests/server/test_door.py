"""The door on the street: who knocks and says nothing is not waited for, and there is room for as many as the system allows."""

from __future__ import annotations

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from doubloon.server.config import Config
from doubloon.server.web import door
from doubloon.server.web.app import make_app
from doubloon.server.web.door import Door, most_files, room_for

from ..busy import stretched
from .sailors import PATIENCE, UNHURRIED, host_of

WHOLE = b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n"
BEGINNINGS = {
    "not a word": b"",
    "half a line": b"GET /rea",
    "no end of headers": b"GET /ready HTTP/1.1\r\nHost: x\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
    "a whole one, and then half a line": WHOLE + b"GET /rea",
}


@contextlib.asynccontextmanager
async def open_door(home: Path) -> AsyncIterator[tuple[str, int]]:
    """A harbour with that door; where it is."""
    app = make_app(Config(home=home, database_url=f"sqlite:///{home / 'harbour.db'}", bot_threads=0))
    async with served(app) as place:
        yield place


@contextlib.asynccontextmanager
async def served(app: Any) -> AsyncIterator[tuple[str, int]]:
    """Whatever answers, behind that door; where it is."""
    server = uvicorn.Server(uvicorn.Config(app, http=Door, log_level="critical", **UNHURRIED))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    host, _, port = host_of(server).partition(":")
    try:
        yield host, int(port)
    finally:
        server.should_exit = True
        await task


async def until_closed(reader: asyncio.StreamReader) -> bytes:
    """All that comes before the other side hangs up."""
    with contextlib.suppress(ConnectionResetError):
        return await asyncio.wait_for(reader.read(), PATIENCE)
    return b""


@pytest.mark.parametrize("said", BEGINNINGS)
def test_whoever_does_not_come_to_the_point_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", stretched(0.3))

    async def act() -> None:
        async with open_door(tmp_path) as place:
            reader, writer = await asyncio.open_connection(*place)
            writer.write(BEGINNINGS[said])
            heard = await until_closed(reader)
            assert heard.startswith(b"HTTP/1.1 200") is said.startswith("a whole one")
            writer.close()

    asyncio.run(act())


def test_whoever_has_said_all_may_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.2)

    async def act() -> None:
        async with open_door(tmp_path) as place:
            reader, writer = await asyncio.open_connection(*place)
            for _ in range(2):
                writer.write(WHOLE)
                assert b"200" in await asyncio.wait_for(reader.readline(), PATIENCE)
                await asyncio.wait_for(reader.readuntil(b"ready"), PATIENCE)
                await asyncio.sleep(0.5)
            writer.close()

    asyncio.run(act())


@pytest.mark.parametrize("more", [b"GET /rea", BEGINNINGS["half a body"]])
def test_whoever_is_owed_an_answer_gets_it_before_patience_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    monkeypatch.setattr(door, "REQUEST_SECONDS", 0.2)

    async def slowly(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await asyncio.sleep(1.0)
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    async def act() -> None:
        async with served(slowly) as place:
            reader, writer = await asyncio.open_connection(*place)
            writer.write(WHOLE + more)
            heard = await until_closed(reader)
            assert heard.startswith(b"HTTP/1.1 200") and heard.endswith(b"ok")
            writer.close()

    asyncio.run(act())


def test_where_there_is_no_room_newcomers_are_turned_away_and_those_inside_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "room", 3)

    async def act() -> None:
        async with open_door(tmp_path) as place:
            inside = [await asyncio.open_connection(*place) for _ in range(3)]
            reader, writer = await asyncio.open_connection(*place)
            assert await until_closed(reader) == b""
            writer.close()
            for reader, writer in inside:
                writer.write(WHOLE)
                assert b"200" in await asyncio.wait_for(reader.readline(), PATIENCE)
                writer.close()

    asyncio.run(act())


def test_as_many_files_as_the_system_lets_us_have(caplog: pytest.LogCaptureFixture) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        assert most_files() == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert room_for(10_000) == 9_800 and not caplog.text
    assert room_for(1_024) == 824 and "only 1024 files" in caplog.text
