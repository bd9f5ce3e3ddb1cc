"""People who sail into a harbour of the tests: with cookies, ears, and a clock that only the test moves."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import doubloon
from doubloon.server.config import Config
from doubloon.server.live import audience
from doubloon.server.store import Player
from doubloon.server.table import fair, sight
from doubloon.server.table.berth import Berth, Charter
from doubloon.server.table.entries import AnyEntry, Began, Moved, Nonce, Sat
from doubloon.server.table.messages import Update
from doubloon.server.web.app import make_app
from doubloon.server.web.logs import REQUEST_ID
from doubloon.server.web.people import hashed

Answer = TypeVar("Answer")

NOON = 1_800_000_000.0
PATIENCE = 120.0
"""How long somebody waits who would wait for ever; no test passes or fails by being quicker."""
UNHURRIED: dict[str, Any] = {"port": 0, "log_config": None, "ws_ping_interval": None, "timeout_keep_alive": int(PATIENCE)}
"""A server on whatever port is free, that hangs up on nobody who is slow."""
PASSING = ("pulses", "sessions", "downtimes", "analyses")
"""What the store keeps that is of no table and of nobody, or goes on by itself."""


class Sailor:
    """A person with a cookie of their own."""

    def __init__(self, client: Any, name: str) -> None:
        self.client = client
        client.cookies.clear()
        self.cookie = client.post("/api/me", json={"name": name}).cookies["doubloon"]
        client.cookies.clear()

    def ask(self, verb: str, path: str, body: Any = None) -> Any:
        return self.client.request(verb, f"/api{path}", json=body, headers={"cookie": f"doubloon={self.cookie}"})

    def get(self, path: str) -> Any:
        """What is there."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        """What comes of it."""
        answer = self.ask("POST", path, body)
        assert answer.status_code in (201, 202), answer.text
        return answer.json()

    def refused(self, verb: str, path: str, body: Any = None) -> tuple[int, str]:
        """How they say no."""
        answer = self.ask(verb, path, body)
        assert 400 <= answer.status_code < 500, answer.text
        return answer.status_code, answer.json()["sentence"]


def opened(harbour: Any, game: str = "buried-treasure") -> tuple[str, Sailor, Sailor]:
    """A table of two who have both sat down."""
    anne, bart = Sailor(harbour, "Anne"), Sailor(harbour, "Bart")
    table = anne.ask("POST", "/tables", {"game": game, "seats": 2}).json()["table"]
    assert bart.ask("PUT", f"/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    for seat, sailor in enumerate((anne, bart)):
        assert sailor.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"}).status_code == 201
    return table, anne, bart


logging.getLogger("httpx").setLevel(logging.WARNING)


def headers_of(answer: httpx.Response) -> list[bytes]:
    """All headers, but for the number that each request gets by lot."""
    return sorted(b": ".join(pair) for pair in answer.headers.raw if pair[0].lower() != REQUEST_ID.encode())


def host_of(server: uvicorn.Server) -> str:
    """Where a server is that took whatever port was free: host and port."""
    return f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"


class Quay:
    """A harbour on a real port, in a thread of this process, so that a test can also look behind the counter."""

    def __init__(self, home: Path, wrap: Callable[[Any], Any] = lambda app: app, **settings: Any) -> None:
        self.file = home / "harbour.db"
        config = Config(
            home=home, database_url=f"sqlite:///{self.file}", bot_threads=0, limits=False, private_webhooks=True,
            public_url="http://harbour.example", **settings
        )  # fmt: skip
        self.app = make_app(config)
        self.time = NOON
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server = uvicorn.Server(
            uvicorn.Config(wrap(self.app), log_level="critical", date_header=False, timeout_graceful_shutdown=1, **UNHURRIED)
        )
        self.thread = threading.Thread(target=asyncio.run, args=(self.serve(),), daemon=True)

    async def serve(self) -> None:
        """Serve until the test is done."""
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def __enter__(self) -> Quay:
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            assert time.monotonic() < deadline and self.thread.is_alive(), "the harbour does not open"
            time.sleep(0.005)
        self.harbour.hours.clock = lambda: self.time
        self.harbour.store.pulse = no_pulse
        self.harbour.hours.beat, self.harbour.hours.beaten = lambda: None, None
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE, verify=False)
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def harbour(self) -> Any:
        """What works behind the doors."""
        return self.app.state.harbour

    @property
    def host(self) -> str:
        """Where it is: host and port."""
        return host_of(self.server)

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def do(self, what: Coroutine[Any, Any, Answer]) -> Answer:
        """Do something behind the counter."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(what, self.loop).result(PATIENCE)

    def berth(self, table: str) -> Berth:
        """A table as the harbour has it."""
        return self.do(self.harbour.quay.find(table))

    def enrol(self, name: str, token: str, until: float = NOON + 86_400) -> None:
        """Somebody who is known by that token; the id is made of the name."""
        player = Player(f"id-of-{name}", name)
        if self.do(self.harbour.store.find_player(id=player.id)) is None:
            self.do(self.harbour.store.add_player(player, 0))
        self.do(self.harbour.store.add_session(hashed(token), player.id, int(until * 1000)))

    def moor(self, charter: Charter, log: list[AnyEntry]) -> str:
        """A table with its log, as though it had been played here; returns its id."""
        self.do(self.harbour.store.add_berth(charter, log))
        stage = self.berth(charter.id).stage
        with sqlite3.connect(self.file, PATIENCE) as store:
            store.execute("UPDATE berths SET stage = ? WHERE id = ?", (stage, charter.id))
        return charter.id

    def ask(self, verb: str, path: str, token: str | None = None, body: Any = None, **more: Any) -> httpx.Response:
        """A request with nothing but that token."""
        headers = {**more.pop("headers", {}), **({"cookie": f"doubloon={token}"} if token else {})}
        if body is not None:
            more["json"] = body
        self.client.cookies.clear()
        return self.client.request(verb, path, headers=headers, **more)

    def dump(self) -> dict[str, list[Any]]:
        """All that the store keeps of tables and people."""
        store = sqlite3.connect(self.file, PATIENCE)
        try:
            tables = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {
                one: sorted(store.execute(f"SELECT * FROM {one}").fetchall(), key=repr) for one in tables if one not in PASSING
            }
        finally:
            store.close()


class Ear:
    """Somebody who listens at a socket, and keeps every frame."""

    def __init__(self, quay: Quay, path: str, token: str | None = None, origin: str | None = None) -> None:
        headers = {"cookie": f"doubloon={token}"} if token else {}
        if origin is not None:
            headers["origin"] = origin
        self.call = connect(
            f"ws://{quay.host}{path}", additional_headers=headers, open_timeout=PATIENCE, close_timeout=1, ping_interval=None
        )
        self.socket: ClientConnection = self.call.__enter__()
        self.frames: list[bytes] = []
        self.code: int | None = None

    def hear(self) -> list[bytes]:
        """What has come since: when the pong is here, all that was sent before it is here too."""
        fresh: list[bytes] = []
        try:
            self.socket.send('{"kind":"ping"}')
            while True:
                frame = self.socket.recv(timeout=PATIENCE)
                if '"kind":"pong"' in str(frame):
                    break
                fresh.append(frame.encode() if isinstance(frame, str) else frame)
        except ConnectionClosed as gone:
            self.code = gone.rcvd.code if gone.rcvd else None
        self.frames += fresh
        return fresh

    def wait(self) -> list[bytes]:
        """The next frame, or the end; and all that came with it."""
        try:
            frame = self.socket.recv(timeout=PATIENCE)
            first = [frame.encode() if isinstance(frame, str) else frame]
        except ConnectionClosed as gone:
            self.code, first = (gone.rcvd.code if gone.rcvd else None), []
        self.frames += first
        return first + (self.hear() if first else [])

    def close(self) -> None:
        """Hang up."""
        self.call.__exit__(None, None, None)


async def no_pulse(_: int) -> list[Any]:
    """A harbour whose clock jumps is still never down, nor held up."""
    return []


def a_charter(table: str, game: str = "buried-treasure", seats: int = 2, **more: Any) -> Charter:
    """A table that somebody called anne has opened."""
    options, start = more.pop("options", {}), more.get("start")
    sample = doubloon.game(game).from_position(start, "x") if start else doubloon.game(game).start(seats, "x", **options)
    given = {
        "id": table, "game": game, "seats": seats, "options": sample.options, "edition": sample.edition, "secret": "5e" * 32,
        "rules": "0", "opened_at": int(NOON * 1000), "opened_by": "id-of-anne",
    }  # fmt: skip
    return Charter(**{**given, **more})


def seated(crew: list[str], nonces: bool = True, when: float = NOON) -> list[AnyEntry]:
    """The lines that seat people by their names; with their nonces the cards are dealt."""
    at = int(when * 1000)
    sat: list[AnyEntry] = [Sat(at=at, seat=seat, player=f"id-of-{name}") for seat, name in enumerate(crew)]
    grains: list[AnyEntry] = [Nonce(at=at, seat=seat, nonce=f"grain{seat}") for seat in range(len(crew))]
    return sat + ([*grains, Began(at=at)] if nonces else [])


def moved(seat: int, move: object, digest: str = "") -> Moved:
    """A move in a log."""
    return Moved(at=int(NOON * 1000), seat=seat, move=str(move), digest=digest)


def refusal_of(body: bytes) -> dict[str, Any]:
    """A refusal as it must be: a status, and a sentence that a person can read."""
    said = msgspec.json.decode(body)
    assert said["kind"] == "refusal" and 400 <= said["status"] < 500, said
    assert isinstance(said["sentence"], str) and said["sentence"].strip(), "a refusal without a sentence"
    return said


__all__ = ["NOON", "Ear", "Quay", "Sailor", "a_charter", "fair", "moved", "opened", "refusal_of", "seated"]


def changed(**leaks: Callable[[Berth, Update], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    """Updates in which some fields are made of the berth."""

    def patch(patcher: pytest.MonkeyPatch) -> None:
        def leaky(berth: Berth, role: sight.Role, *more: Any) -> Update:
            said = sight.update(berth, role, *more)
            return msgspec.structs.replace(said, **{name: leak(berth, said) for name, leak in leaks.items()})

        patcher.setattr(audience, "update", leaky)

    return patch
