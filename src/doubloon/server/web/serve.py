"""Serving: one process, or several over one PostgreSQL with a master who starts again whatever dies."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Sequence
from typing import Any

import msgspec
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ..config import Config, read_config
from ..live.metrics import process_number
from ..store import Store
from ..store.engine import Taken, is_postgres
from .app import make_app
from .door import Door, most_files, room_for
from .logs import set_up_logs

BACKLOG = 2048
MOST_SOCKET_BYTES = 4096
OVER_SOCKETS: dict[str, Any] = {"ws_max_size": MOST_SOCKET_BYTES, "ws_per_message_deflate": False}
"""Nothing is packed: the size of a packed message tells whether something that others wrote is like something in one's hand."""
GRACE_SECONDS = 10
"""How long requests may take to end when we stop."""
KEEP_ALIVE_SECONDS = 60
SWEEP_AFTER = (50_000, 20, 50)
"""Objects made before the youngest are swept for circles, and sweeps before older ones are."""
LOOK_SECONDS = 0.2
YOUNG_SECONDS = 5.0
"""Who dies younger is started again only after a while."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
LOOPBACK = "127.0.0.1"

log = logging.getLogger("doubloon.serve")


class CannotServe(Exception):
    """Why there can be no server: the name of the sentence, and what is to be filled in."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values


def told_address(url: str) -> str:
    """A database's address without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url.partition(":")[0] + ":…"


def check_address(url: str, processes: int = 1) -> None:
    """Refuse an address that is none of ours, and many processes over one file."""
    try:
        kind = make_url(url).get_backend_name()
    except (ArgumentError, ValueError):
        kind = ""
    if kind not in ("sqlite", "postgresql", "postgres") or (kind == "sqlite" and not url.startswith("sqlite:///")):
        raise CannotServe("serve-bad-database", database=told_address(url))
    if processes > 1 and not is_postgres(url):
        raise CannotServe("serve-needs-postgres", processes=processes)


async def check_store(url: str, *, make: bool = True) -> None:
    """Open the store once, with its tables made or brought up to date if so wished; refuse if that cannot be."""
    try:
        store = Store(url)
        try:
            if make:
                await store.open()
            async with store.engine.connect():
                pass
        finally:
            await store.close()
    except Taken as trouble:
        raise CannotServe("serve-taken", database=told_address(url)) from trouble
    except Exception as trouble:
        log.debug("the store cannot be opened", exc_info=trouble)
        raise CannotServe("serve-no-store", database=told_address(url), why=reason(trouble)) from trouble


def reason(trouble: BaseException) -> str:
    """The first cause of a trouble, on one line."""
    while trouble.__cause__ is not None:
        trouble = trouble.__cause__
    return (str(trouble).splitlines() or [type(trouble).__name__])[0].rstrip(".")


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens, or a refusal that says why it cannot."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except OSError as trouble:
        raise CannotServe("serve-port-taken", host=host, port=str(port), why=trouble.strerror or str(trouble)) from trouble
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except OSError as trouble:
        bound.close()
        raise CannotServe("serve-port-taken", host=host, port=str(port), why=trouble.strerror or str(trouble)) from trouble
    return bound


def places(host: str, port: int, processes: int) -> list[tuple[str, int]]:
    """Where to listen: together, and, of several processes, each on a port of its own, on the loopback, for its metrics."""
    own = range(port + 1, port + 1 + processes) if processes > 1 else ()
    return [(host, port), *((LOOPBACK, one) for one in own)]


class Server(uvicorn.Server):
    """One process: says when it is ready, and goes in peace when it is told to."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        Door.room = room_for(most_files())
        super().__init__(
            uvicorn.Config(
                make_app(config), http=Door, log_config=None, access_log=False, lifespan="on", server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS, proxy_headers=False, timeout_keep_alive=KEEP_ALIVE_SECONDS,
                **OVER_SOCKETS,
            )
        )  # fmt: skip
        self.ready = ready

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop by SIGTERM and SIGINT; unlike uvicorn, do not die of them once all is done."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self.stop)
        yield

    def stop(self) -> None:
        """Open sockets are closed with 1012, requests are answered, then it ends."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin, and say so."""
        await super().startup(sockets)
        if self.started:
            sweep_rarely()
            log.info("process %s is ready", process_number(), extra={"facts": {"pid": os.getpid()}})
            self.ready()


def sweep_rarely() -> None:
    """What is there when the harbour opens stays for good; tables come and go, and leave few circles behind them."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SWEEP_AFTER)


def serve_here(config: Config, sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Serve in this process until told to stop."""
    Server(config, ready).run(sockets=list(sockets))
    log.info("process %s has stopped", process_number())


class Hand:
    """One of several processes, as the master sees it."""

    def __init__(self, number: int, bots: int, shared: socket.socket, own: socket.socket) -> None:
        self.number = number
        self.bots = bots
        self.sockets = (shared, own)
        self.process: subprocess.Popen[bytes] | None = None
        self.begun = 0.0
        self.wait = FIRST_WAIT
        self.due = 0.0

    def start(self) -> None:
        """Start it; it stops by itself when its stdin ends, that is, when the master is gone."""
        handles = [one.fileno() for one in self.sockets]
        environ = {**os.environ, "DOUBLOON_PROCESS": str(self.number), "DOUBLOON_BOT_THREADS": str(self.bots)}
        command = [sys.executable, "-m", "doubloon.server.web.serve", *map(str, handles)]
        self.process = subprocess.Popen(
            command, env=environ, pass_fds=handles, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self.begun = time.monotonic()

    def is_ready(self) -> bool:
        """Wait until it says so; False if it died instead."""
        assert self.process is not None and self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def look_after(self) -> None:
        """Start it again if it has died; one that cannot live is given more and more time in between."""
        assert self.process is not None
        if self.process.poll() is None:
            return
        now = time.monotonic()
        if self.due <= self.begun:
            young = now - self.begun < YOUNG_SECONDS
            self.wait = min(2 * self.wait, LONGEST_WAIT) if young else FIRST_WAIT
            self.due = now + self.wait if young else now
            log.error("process %d has died with %d; it is started again", self.number, self.process.returncode)
        if now >= self.due:
            self.start()

    def end(self, deadline: float) -> None:
        """Wait for it to go in peace, and no longer than that."""
        assert self.process is not None
        try:
            self.process.wait(max(0.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Master:
    """Several processes over one PostgreSQL: they share a socket and the bots, and each has a socket of its own."""

    def __init__(self, shared: socket.socket, own: Sequence[socket.socket], bots: int) -> None:
        shares = [bots // len(own) + (number < bots % len(own)) for number in range(len(own))]
        self.hands = [Hand(number + 1, shares[number], shared, one) for number, one in enumerate(own)]
        self.stopping = False

    def run(self, ready: Callable[[], None]) -> None:
        """Start all, and look after them until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: setattr(self, "stopping", True))
        for hand in self.hands:
            hand.start()
        try:
            if not all(hand.is_ready() for hand in self.hands) and not self.stopping:
                raise CannotServe("serve-died")
            ready()
            while not self.stopping:
                for hand in self.hands:
                    hand.look_after()
                time.sleep(LOOK_SECONDS)
        finally:
            self.stop()

    def stop(self) -> None:
        """Let all go at once."""
        for hand in self.hands:
            if hand.process is not None and hand.process.poll() is None:
                hand.process.terminate()
        deadline = time.monotonic() + GRACE_SECONDS + LOOK_SECONDS
        for hand in self.hands:
            hand.end(deadline)


async def orphaned(server: Server) -> None:
    """Stop when the master is gone."""
    loop = asyncio.get_running_loop()
    gone: asyncio.Future[None] = loop.create_future()
    loop.add_reader(sys.stdin.fileno(), gone.cancel)
    await asyncio.wait([gone])
    loop.remove_reader(sys.stdin.fileno())
    server.stop()


def work(handles: Sequence[int]) -> None:
    """Be one of several processes."""
    set_up_logs(os.environ.get("DOUBLOON_LOG"))
    sockets = [socket.socket(fileno=handle) for handle in handles]

    def ready() -> None:
        print("ready", flush=True)
        watching.append(asyncio.get_running_loop().create_task(orphaned(server)))

    watching: list[asyncio.Task[None]] = []
    server = Server(read_config(), ready)
    server.run(sockets=sockets)


def with_bots(config: Config, bots: int | None) -> Config:
    """The settings, with so many bots at once where the command line says so."""
    return config if bots is None else msgspec.structs.replace(config, bot_threads=bots)


if __name__ == "__main__":
    work([int(handle) for handle in sys.argv[1:]])
