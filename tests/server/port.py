"""A real server in this process, with people who come by HTTP and by socket; its time is ours to turn."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets
from litestar import Litestar

from doubloon.server.config import Config
from doubloon.server.live.harbour import Harbour
from doubloon.server.web.app import make_app
from doubloon.server.web.limits import Limits
from doubloon.server.web.serve import OVER_SOCKETS

from .sailors import NOON, PATIENCE, UNHURRIED, host_of


class Time:
    """A clock that stands until a test turns it on: however slow the machine is, nobody's time runs out by itself."""

    def __init__(self, ahead: float = 0.0) -> None:
        self.ahead = ahead

    def __call__(self) -> float:
        return NOON + self.ahead


class Port:
    """The server."""

    def __init__(self, app: Litestar, host: str, time: Time) -> None:
        self.app = app
        self.host = host
        self.time = time
        self.sailors: list[Sailor] = []

    @property
    def harbour(self) -> Harbour:
        return self.app.state.harbour

    async def pass_time(self, seconds: float) -> None:
        """Time goes by while the server lives."""
        while seconds > 0:
            for _ in range(10):
                self.time.ahead += min(seconds, 1.0)
                seconds = max(0.0, seconds - 1.0)
                self.harbour.hours.beat()
            await self.app.state.watch.pulse()

    async def sailor(self, name: str) -> Sailor:
        """Somebody comes aboard."""
        sailor = Sailor(self)
        (await sailor.ask("POST", "/me", {"name": name}, 201))
        return sailor

    async def opened(self, crew: int = 2, **wish: Any) -> tuple[str, list[Sailor]]:
        """A game of people that has begun."""
        sailors = [await self.sailor(name) for name in ("Anne", "Bart", "Carla", "Davy")[:crew]]
        wish = {"game": "buried-treasure", "seats": crew, **wish}
        table = (await sailors[0].ask("POST", "/tables", wish, 201))["table"]
        for seat, sailor in enumerate(sailors):
            if seat:
                await sailor.ask("PUT", f"/tables/{table}/seats/{seat}", {"who": "me"})
            await sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"}, 201)
        return table, sailors


class Sailor:
    """A person with cookies of their own."""

    def __init__(self, port: Port) -> None:
        self.port = port
        port.sailors.append(self)
        self.client = httpx.AsyncClient(base_url=f"http://{port.host}/api", timeout=PATIENCE, trust_env=False, verify=False)

    async def ask(self, verb: str, path: str, body: Any = None, status: int = 200, **headers: str) -> Any:
        """Do something, and see that the answer has the status that it should."""
        answer = await self.client.request(verb, path, json=body, headers=headers)
        assert answer.status_code == status, f"{verb} {path} {answer.status_code}: {answer.text}"
        return answer.json() if answer.content and answer.headers["content-type"] == "application/json" else answer.text

    async def refused(self, verb: str, path: str, body: Any = None, status: int = 403, **headers: str) -> str:
        """Do something that may not be done; returns the sentence."""
        return (await self.ask(verb, path, body, status, **headers))["sentence"]

    async def move(self, table: str, seat: int, which: int = 0) -> bool:
        """One move, if it is our turn."""
        seen = await self.ask("GET", f"/tables/{table}?seat={seat}")
        if seen["moves"]:
            said = {"move": seen["moves"][which % len(seen["moves"])]["text"], "after": seen["seq"]}
            await self.ask("POST", f"/tables/{table}/seats/{seat}/moves", said, 201)
        return bool(seen["moves"])

    def socket(self, table: str, **asked: Any) -> Any:
        """A socket at a table."""
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        jar = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws://{self.port.host}/api/tables/{table}/live?{query}"
        return connect(url, {"cookie": jar})


def connect(url: str, headers: dict[str, str], **more: Any) -> Any:
    """A socket that never hangs up because somebody is slow."""
    return websockets.connect(
        url, additional_headers=headers, proxy=None, open_timeout=PATIENCE, close_timeout=PATIENCE, ping_interval=None, **more
    )


async def hear(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["kind"] == kind:
                return message


async def ending(socket: Any) -> int:
    """How a socket is closed."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await socket.recv()
    return int(socket.close_code)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.02)


@contextlib.asynccontextmanager
async def a_port(home: Path, **settings: Any) -> AsyncIterator[Port]:
    """A server for a while; `ahead`: its clock is so many seconds ahead of noon."""
    database = settings.pop("database_url", f"sqlite:///{home / 'harbour.db'}")
    turned = Time(settings.pop("ahead", 0.0))
    config = Config(home=home, database_url=database, bot_seconds=0.01, **settings)
    app = make_app(config, turned)
    app.state.limits = Limits(config.limits, turned)
    config = uvicorn.Config(app, log_level="warning", proxy_headers=False, ws="websockets-sansio", **OVER_SOCKETS, **UNHURRIED)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    port = Port(app, host_of(server), turned)
    try:
        yield port
    finally:
        for sailor in port.sailors:
            await sailor.client.aclose()
        server.should_exit = True
        await task


def run(home: Path, act: Callable[[Port], Awaitable[None]], **settings: Any) -> None:
    """Do something with a server; whoever stands in for somebody thinks quickly."""

    async def whole() -> None:
        async with a_port(home, **settings) as port:
            await act(port)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("doubloon.server.table.bids.STAND_IN", "deckhand")
        patch.setattr("doubloon.server.table.seating.STAND_IN", "deckhand")
        asyncio.run(whole())
