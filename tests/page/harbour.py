"""A real server in a process of its own, with a home of its own and quick bots; and somebody who knows what to play there."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import doubloon
import tests.conftest  # noqa: F401  (says where the tests' games are, before doubloon is imported)
from doubloon.server.live.harbour import Harbour as Tables
from doubloon.server.store import Store
from doubloon.server.web.routes.page import BUILT

from ..server.shipyard import free_port

PATIENCE = 60.0
ADVISER = "bosun:1"
TRIES = 3
"""A port that was free may be taken before the server has it."""


class Harbour:
    """A server as `doubloon serve` starts it, or as another module does."""

    def __init__(self, module: str = "doubloon.cli", **environ: str) -> None:
        self.module, self.environ = module, environ
        assert (BUILT / "index.html").is_file(), "the page has not been built: make page"
        self.home = Path(tempfile.mkdtemp(prefix="doubloon-page-"))
        self.log = (self.home / "log.txt").open("wb")
        self.process = next(filter(None, (self.launch() for _ in range(TRIES))), None)
        assert self.process, (self.home / "log.txt").read_text()
        self.adviser = Adviser(f"sqlite:///{self.home / 'doubloon.db'}")

    def launch(self) -> subprocess.Popen[str] | None:
        """Start it; None where it could not begin."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        settings = {
            "DOUBLOON_HOME": str(self.home), "DOUBLOON_LANGUAGE": "en", "DOUBLOON_LIMITS": "0", "DOUBLOON_BOT_SECONDS": "0.05",
            "DOUBLOON_TABLES_AN_HOUR": "100000", "DOUBLOON_TABLES_AT_ONCE": "100000", "PYTHONUNBUFFERED": "1",
            "DOUBLOON_PUZZLES_AHEAD": "0",
        }  # fmt: skip
        process = subprocess.Popen(
            [sys.executable, "-m", self.module, "serve", "--port", str(self.port)],
            env={**os.environ, **settings, **self.environ}, stdout=subprocess.PIPE, stderr=self.log, text=True,
        )  # fmt: skip
        assert process.stdout is not None
        if self.address in process.stdout.readline():
            return process
        process.communicate(timeout=PATIENCE)
        return None

    def close(self) -> None:
        """Close it, and leave nothing behind."""
        self.adviser.close()
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        self.log.close()
        shutil.rmtree(self.home, ignore_errors=True)


class Adviser:
    """Reads the server's log as another server would, and says what a bosun would play there."""

    def __init__(self, url: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.store = Store(url)
        self.tables = Tables(self.store, time.time, "")
        self.bot = doubloon.bot(ADVISER)

    def run(self, work: Any) -> Any:
        """Wait for something that is done in our own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table: str) -> doubloon.Table:
        """A game, as it stands in the log."""
        return self.run(self.tables.quay.catch_up(table)).played

    def choose(self, table: str, seat: int) -> str:
        """A good move for a seat, by what that seat knows."""
        now = self.table(table)
        return str(self.bot.choose(now.world(seat), seat, seed=f"{len(now.log)}"))

    def close(self) -> None:
        """Go home."""
        self.run(self.store.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()
