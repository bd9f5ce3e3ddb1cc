"""The door to the database: SQLite in one file, or PostgreSQL, by one address."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...core.errors import Error

MIGRATING = 7_243_562
"""The lock under which one process at a time changes the tables of a PostgreSQL."""
LOCK_MS = 10_000
"""How long a question waits for what another holds; then it is refused."""


def is_postgres(url: str) -> bool:
    """Whether the address is one of a PostgreSQL."""
    return url.startswith("postgres")


def plain_address(url: str) -> str:
    """The address of a PostgreSQL without any driver's name."""
    return "postgresql" + url[url.index(":") :]


def open_engine(url: str, pool: int = 5) -> AsyncEngine:
    """An engine for `sqlite:///file.db` or `postgresql://…`."""
    if is_postgres(url):
        address = plain_address(url).replace("postgresql", "postgresql+asyncpg", 1)
        patience = {"server_settings": {"lock_timeout": str(LOCK_MS)}}
        return create_async_engine(address, pool_size=pool, hide_parameters=True, connect_args=patience)
    file = file_of(url)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
    event.listen(engine.sync_engine, "do_connect", lambda *_: make_private(file))
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def file_of(url: str) -> Path:
    """Where an SQLite lies."""
    return Path(url.removeprefix("sqlite:///"))


def make_private(file: Path) -> None:
    """A file that its owner alone can read, there from now on; SQLite gives what it lays beside it the same rights.

    One that is there is never opened: whoever closes it again lets go of every lock that this process has on it.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    if file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        try:
            file.chmod(0o600)
        except PermissionError as trouble:
            raise Error(f"{file} can be read by others, and is not ours to change; run: chmod 600 {file}") from trouble


class Taken(Error):
    """Another server writes to this file."""


class Wheel:
    """Whoever holds it is the one server over an SQLite: a second that knew nothing of the first would undo what that one did.

    It is an empty database beside the real one, held locked; whoever dies lets go of it.
    """

    def __init__(self, url: str) -> None:
        self.file = file_of(url)
        lock = self.file.with_name(f"{self.file.name}.served")
        make_private(lock)
        self.held = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as trouble:
            self.held.close()
            raise Taken(f"another server is open over {self.file}; one file has one server.") from trouble

    def let_go(self) -> None:
        """The next may have it."""
        self.held.close()


def careful(connection: Any, _: Any) -> None:
    """SQLite as we want it: nothing that was answered is lost, and rows hang together."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={LOCK_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to this version, wholly or not at all; several processes may try at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SET LOCAL lock_timeout = 0"))
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        else:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run what has not been run yet."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
