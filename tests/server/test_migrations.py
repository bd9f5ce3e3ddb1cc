"""The tables of the store from version to version: an upgrade, and back, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, inspect, select

from doubloon.server.store import Store, engine, schema
from doubloon.server.store.archive import revision
from doubloon.server.table.naming import account_key

FIRST = "0001"
PEOPLE = [
    {"id": "a", "name": "Anne", "account": "anne", "password": "x", "since": 1},
    {"id": "b", "name": "Bart", "account": "ｂａｒｔ", "since": 2},  # spelt as one could before
    {"id": "c", "name": "Bart", "account": "bart", "since": 3},  # younger, and there already: the first keeps his own spelling
    {"id": "d", "name": "Guest", "account": None, "since": 4},
]
FURNITURE: dict[str, list[dict[str, Any]]] = {
    "players": PEOPLE,
    "sessions": [{"token": "t", "player": "a", "until": 9}],
    "berths": [{"id": "table", "charter": b"{}", "opened_by": "a", "opened_at": 5, "stage": "over", "public": 1}],
    "crews": [{"berth": "table", "player": "a"}],
    "log": [{"berth": "table", "seq": number, "entry": b"line"} for number in range(3)],
    "chat": [{"berth": "table", "seq": 0, "at": 6, "player": "a", "said": "Ahoy"}],
    "duties": [{"berth": "table", "bot_due": 7}],
    "analyses": [{"berth": "table", "asked": 8, "done": 1, "total": 2}],
}


def sail_to(connection: Connection, where: str) -> None:
    """Bring the tables to a version, forwards or back."""
    config = Config()
    config.set_main_option("script_location", str(Path(engine.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    now = inspect(connection).has_table("alembic_version")
    (command.downgrade if where == FIRST and now else command.upgrade)(config, where)


def rows_of(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Everything, table by table, as it stands."""
    there = MetaData()
    there.reflect(connection)
    return {
        name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=repr)
        for name, table in there.tables.items()
        if name != "alembic_version"
    }


def furnish(connection: Connection) -> None:
    """As a harbour of the first version left it."""
    sail_to(connection, FIRST)
    there = MetaData()
    there.reflect(connection)
    for name, rows in FURNITURE.items():
        for row in rows:
            connection.execute(there.tables[name].insert(), row)


def at(database: str, act: Callable[[Connection], Any]) -> Any:
    """Do something to a database, in one transaction."""

    async def run() -> Any:
        opened = engine.open_engine(database)
        async with opened.begin() as connection:
            done = await connection.run_sync(act)
        await opened.dispose()
        return done

    return asyncio.run(run())


def without(rows: dict[str, list[dict[str, Any]]], like: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """What of rows an older version also has, but for accounts, which are spelt anew."""
    kept = {
        name: [
            {field: value for field, value in row.items() if field in like[name][0] and field != "account"} for row in rows[name]
        ]
        for name in like
        if like[name]
    }
    return {name: sorted(found, key=repr) for name, found in kept.items()}


def test_an_upgrade_keeps_everything_and_so_does_the_way_back(database: str) -> None:
    at(database, furnish)
    before = at(database, rows_of)

    def forward(connection: Connection) -> dict[str, Any]:
        sail_to(connection, "head")
        return rows_of(connection)

    def back(connection: Connection) -> dict[str, Any]:
        sail_to(connection, FIRST)
        return rows_of(connection)

    for _ in range(2):
        after = at(database, forward)
        assert without(after, before) == without(before, before)
        accounts = {row["id"]: row["account"] for row in after["players"]}
        assert accounts == {"a": "anne", "b": "ｂａｒｔ", "c": "bart", "d": None}
        assert all(row["touched"] > 0 for row in after["berths"])
        returned = at(database, back)
        assert {name: [row.keys() for row in rows] for name, rows in returned.items()} == {
            name: [row.keys() for row in rows] for name, rows in before.items()
        }
        assert without(returned, before) == without(before, before)


def test_an_account_is_spelt_as_all_are_from_now_on(database: str) -> None:
    odd = [{**PEOPLE[1], "account": "ｃａｒｌａ"}]

    def one(connection: Connection) -> list[Any]:
        sail_to(connection, FIRST)
        there = MetaData()
        there.reflect(connection)
        connection.execute(there.tables["players"].insert(), odd)
        sail_to(connection, "head")
        return [row["account"] for row in rows_of(connection)["players"]]

    assert at(database, one) == ["carla"] == [account_key("Ｃａｒｌａ")]


def test_the_migrations_make_the_tables_that_the_store_asks_for(database: str) -> None:
    async def make() -> None:
        store = Store(database)
        await store.open()
        await store.close()

    asyncio.run(make())

    def shape(connection: Connection) -> dict[str, Any]:
        seen = inspect(connection)
        return {
            name: (
                {column["name"]: column["nullable"] for column in seen.get_columns(name)},
                sorted(str(index["name"]) for index in seen.get_indexes(name) if not index["unique"]),
            )
            for name in seen.get_table_names()
            if name != "alembic_version"
        }

    wanted = {
        table.name: (
            {column.name: bool(column.nullable) for column in table.columns},
            sorted(str(index.name) for index in table.indexes),
        )
        for table in schema.metadata.sorted_tables
    }
    assert at(database, shape) == wanted
    assert revision() == "0009"
