"""The door to the database: SQLite in one file, or PostgreSQL, by one address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATING = 7_243_562
"""The lock under which one process at a time changes the tables of a PostgreSQL."""
BUSY_MS = 10_000


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
        return create_async_engine(address, pool_size=pool, hide_parameters=True)
    file = url.removeprefix("sqlite:///")
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", hide_parameters=True)
    event.listen(engine.sync_engine, "connect", careful)
    return engine


def careful(connection: Any, _: Any) -> None:
    """SQLite as we want it: nothing that was answered is lost, and rows hang together."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to this version, wholly or not at all; several processes may try at once."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
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
