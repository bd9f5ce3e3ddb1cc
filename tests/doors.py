"""Hundreds of harbours in one run: what is the same in all of them is made once, and not for each harbour again."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any


def lend_doors() -> None:
    """Doors are hung once for all harbours that are never open at the same time: Litestar takes a tenth of a second for them."""
    from doubloon.server.web import app as web

    hang, open_harbour, free = web.hang_doors, web.open_harbour, list[Any]()

    @asynccontextmanager
    async def open_and_hand_back(app: Any) -> AsyncGenerator[None, None]:
        async with open_harbour(app):
            yield
        free.append(app)

    web.open_harbour = open_and_hand_back
    web.hang_doors = lambda: free.pop() if free else hang()


def lay_tables_once() -> None:
    """An empty SQLite gets its tables as the migrations have laid them in the first one, without going through them again."""
    from doubloon.server.store import engine

    upgrade, made = engine.upgrade, list[str]()

    def upgrade_quickly(connection: Any) -> None:
        ask = connection.exec_driver_sql
        if connection.dialect.name != "sqlite" or ask("SELECT 1 FROM sqlite_master").first():
            upgrade(connection)
        elif made:
            for line in made:
                ask(line)
        else:
            upgrade(connection)
            made.extend(line for (line,) in ask("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"))
            [[version]] = ask("SELECT * FROM alembic_version")
            made.append(f"INSERT INTO alembic_version VALUES ('{version}')")

    engine.upgrade = upgrade_quickly
