"""What can ail a store is told in words, one file has one server, and nothing that is asked of one player looks at all tables."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text

from doubloon.server.store import Store
from doubloon.server.store.engine import Taken
from doubloon.server.table.refusals import Refused

from .shipyard import Ship, Slipway
from .test_store import PLAYING, charter, moved, with_store


def test_a_file_has_one_server_and_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "harbour.db"
    file.parent.mkdir()
    file.touch(0o644)

    async def act() -> None:
        first, second = Store(f"sqlite:///{file}"), Store(f"sqlite:///{file}")
        await first.open()
        await first.open()
        with pytest.raises(Taken, match="another server is open over"):
            await second.open()
        await second.charter("whoever only reads may")
        await first.close()
        await second.open()
        modes = {one.name: oct(one.stat().st_mode & 0o777) for one in file.parent.iterdir()}
        assert "harbour.db-wal" in modes and set(modes.values()) == {"0o600"}, modes
        await second.close()

    asyncio.run(act())


def test_a_file_is_free_again_when_its_server_was_killed(slipway: Slipway, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'harbour.db'}"
    ship = Ship(slipway, tmp_path, url)
    ship.start()

    async def act(taken: bool) -> None:
        store = Store(url)
        with pytest.raises(Taken) if taken else contextlib.nullcontext():
            await store.open()
        await store.close()

    asyncio.run(act(taken=True))
    ship.kill()
    asyncio.run(act(taken=False))


@pytest.mark.parametrize(
    ("pragma", "reason"), [("max_page_count=1", "store-full"), ("query_only=1", "store-read-only"), (None, "store-locked")]
)
def test_what_ails_an_sqlite_is_told_in_words_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str | None, reason: str
) -> None:
    monkeypatch.setattr("doubloon.server.store.engine.LOCK_MS", 50)
    file = tmp_path / "harbour.db"

    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        assert store.writer.pen is not None
        thief = sqlite3.connect(file, isolation_level=None)
        if pragma is None:
            thief.execute("BEGIN IMMEDIATE")
        else:
            with store.writer.pen.connect() as pen:
                pen.exec_driver_sql(f"PRAGMA {pragma}")
        seq = 0
        with pytest.raises(Refused) as refused:
            while seq < 200:  # a full store takes lines as long as they fit into its last page
                await store.append("table", seq, moved(seq), PLAYING)
                seq += 1
        assert (refused.value.status, refused.value.reason) == (503, reason)
        thief.close()
        with store.writer.pen.connect() as pen:
            pen.exec_driver_sql("PRAGMA max_page_count=1000000")
            pen.exec_driver_sql("PRAGMA query_only=0")
        await store.append("table", seq, moved(seq), PLAYING)
        assert len(await store.log("table")) == seq + 1

    with_store(f"sqlite:///{file}", act)


def test_what_ails_a_postgresql_is_told_in_words(new_postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.store.engine.LOCK_MS", 50)
    database = new_postgres()

    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        thief = await asyncpg.connect(database)
        async with thief.transaction():
            await thief.execute("LOCK TABLE log IN EXCLUSIVE MODE")
            with pytest.raises(Refused) as refused:
                await store.append("table", 0, moved(0), PLAYING)
            assert refused.value.reason == "store-locked"
        await thief.close()
        await store.append("table", 0, moved(0), PLAYING)

    with_store(database, act)


@pytest.mark.parametrize(
    "asked",
    [
        "SELECT count(*) FROM berths WHERE opened_by = 'x' AND opened_at >= 1",
        "SELECT count(*) FROM berths WHERE opened_by = 'x' AND stage IN ('open', 'playing')",
        "SELECT id FROM berths WHERE opened_by = 'x'",
        "SELECT berth FROM crews WHERE player = 'x'",
        "SELECT token FROM sessions WHERE player = 'x'",
        "DELETE FROM sessions WHERE until < 1",
        "DELETE FROM berths WHERE touched < 1",
        "DELETE FROM chat WHERE player = 'x'",
    ],
)
def test_what_is_asked_of_one_player_needs_no_look_at_all_tables(tmp_path: Path, asked: str) -> None:
    file = tmp_path / "harbour.db"

    async def act(_: Store) -> None:
        with contextlib.closing(sqlite3.connect(file)) as plain:
            plan = " ".join(str(row[3]) for row in plain.execute(f"EXPLAIN QUERY PLAN {asked}"))
        assert "USING" in plan and "INDEX" in plan and "SCAN" not in plan.partition("LIST SUBQUERY")[0], plan

    with_store(f"sqlite:///{file}", act)


def test_a_new_connection_lets_go_of_no_lock(tmp_path: Path) -> None:
    """Whoever closes an SQLite that is open here lets go of all locks on it: the next to leave would take the log along."""
    file = tmp_path / "harbour.db"

    async def act(store: Store) -> None:
        async with store.engine.connect() as first, store.engine.connect() as second:
            for connection in (first, second):
                await connection.execute(text("SELECT count(*) FROM log"))
            await store.add_berth(charter("a table"), [moved(0)])
            visit = (
                f"import sqlite3; one = sqlite3.connect({str(file)!r}); one.execute('SELECT * FROM log').fetchall(); one.close()"
            )
            await asyncio.to_thread(subprocess.run, [sys.executable, "-c", visit], check=True)
            assert file.with_name("harbour.db-wal").exists(), "a visitor took itself for the last one, and cleared up"

    with_store(f"sqlite:///{file}", act)
