"""The whole store in one file, and back: to keep it safe, and to move from SQLite to PostgreSQL or the other way."""

from __future__ import annotations

import base64
import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import Error
from ...core.version import VERSION
from . import Store, schema

KIND = "doubloon harbour"
END = "end"
"""The last line: how many rows there are before it."""
AT_ONCE = 500
SNAPSHOT = "REPEATABLE READ"
OF_THE_SERVER = (schema.pulses, schema.downtimes, schema.secrets, schema.puzzles)
"""What a server writes that nobody has used yet: it makes a store no less empty."""


def revision() -> str:
    """Which form of the tables this version has."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations")).get_current_head() or ""


async def revision_of(connection: AsyncConnection) -> str | None:
    """Which form the tables of a database have; None where it has none of ours."""
    return await connection.run_sync(lambda plain: MigrationContext.configure(plain).get_current_revision())


async def check_form(connection: AsyncConnection) -> str | None:
    """Refuse tables of another version; returns the form that they have."""
    there = await revision_of(connection)
    if there != revision():
        raise Error(f"the tables of this database have the form {there}, and Doubloon {VERSION} reads {revision()}.")
    return there


async def back_up(store: Store, file: Path) -> int:
    """Write every row of every table as they all stood at one moment; returns how many. The file is there whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as paper:
            with gzip.open(paper, "wt", encoding="utf-8") as lines:
                rows = await write_rows(store, lines)
            paper.flush()
            os.fsync(paper.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return rows


async def write_rows(store: Store, paper: Any) -> int:
    """The heading, and all rows in one transaction that sees nothing of what is written meanwhile."""
    rows = 0
    async with store.engine.connect() as connection:
        await hold_still(connection)
        there = await check_form(connection)
        paper.write(json.dumps({"kind": KIND, "doubloon": VERSION, "revision": there}) + "\n")
        for table in schema.metadata.sorted_tables:
            async for row in (await connection.stream(select(table))).mappings():
                paper.write(json.dumps([table.name, {name: packed(value) for name, value in row.items()}]) + "\n")
                rows += 1
        paper.write(json.dumps([END, rows]) + "\n")
    return rows


async def hold_still(connection: AsyncConnection) -> None:
    """See the database as it stands now, until the connection is given back."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level=SNAPSHOT)
    else:
        await connection.exec_driver_sql("BEGIN")


async def restore(store: Store, file: Path) -> int:
    """Fill an empty store from a backup; returns how many rows came."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as paper:
            heading = json.loads(paper.readline())
            if not isinstance(heading, dict) or heading.get("kind") != KIND:
                raise Error(f"{file} is no backup of a harbour.")
            if heading.get("revision") != revision():
                raise Error(f"{file} was made by Doubloon {heading.get('doubloon')}: restore it with that version, then upgrade.")
            await store.open()
            return await fill(store, paper)
    except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError, SQLAlchemyError) as trouble:
        why = trouble.strerror if isinstance(trouble, OSError) and trouble.strerror else type(trouble).__name__
        raise Error(f"{file} cannot be read as a backup ({why}); nothing was restored.") from trouble


async def fill(store: Store, paper: Any) -> int:
    """All rows, or none."""
    rows = 0
    async with store.engine.begin() as connection:
        await check_empty(connection)
        waiting: list[dict[str, Any]] = []
        name, told = "", None
        for line in paper:
            table, row = json.loads(line)
            if table == END:
                told = row
                break
            if set(row) != set(schema.metadata.tables[table].columns.keys()):
                raise ValueError(f"a row of {table} has other columns")
            if (table != name or len(waiting) == AT_ONCE) and waiting:
                await connection.execute(insert(schema.metadata.tables[name]), waiting)
                waiting = []
            name = table
            waiting.append({column: unpacked(value) for column, value in row.items()})
            rows += 1
        if waiting:
            await connection.execute(insert(schema.metadata.tables[name]), waiting)
        if told != rows or paper.readline():
            raise ValueError("the count of rows at its end is not that of its rows")
    return rows


async def check_empty(connection: AsyncConnection) -> None:
    """Refuse a store that holds anything people made; what the server itself noted gives way."""
    for table in schema.metadata.sorted_tables:
        if table in OF_THE_SERVER:
            await connection.execute(delete(table))
        elif there := (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise Error(f"the store has {there} {table.name} already; a backup is restored into an empty one.")


def packed(value: Any) -> Any:
    """A value as JSON can say it: bytes in base 64."""
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def unpacked(value: Any) -> Any:
    """The value again."""
    return base64.b64decode(value["b64"]) if isinstance(value, dict) else value
