"""Backup and restore: from either database to either, as all stood at one moment, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon.server.store import Player, Store, archive
from doubloon.server.store.archive import back_up, restore

from .test_store import PLAYING, charter, moved

Act = Callable[[Store, Store], Awaitable[None]]


def with_stores(one: str, another: str, act: Act) -> None:
    """Do something with two stores, of which the first is opened."""

    async def run() -> None:
        store, other = Store(one), Store(another)
        await store.open()
        try:
            await act(store, other)
        finally:
            await store.close()
            await other.close()

    asyncio.run(run())


async def furnish(store: Store) -> None:
    """Somebody, at a table, who has said something."""
    await store.pulse(5)
    await store.add_player(Player("a", "Anne", "anne"), 1)
    await store.add_session("token", "a", 100)
    await store.add_berth(charter(), [moved(0)])
    await store.append("table", 1, moved(1), PLAYING)
    await store.say("table", 1, "a", "Ahoy")


async def all_rows(store: Store) -> dict[str, list[Any]]:
    """Everything in a store."""
    async with store.engine.connect() as connection:
        found = {table.name: (await connection.execute(table.select())).all() for table in archive.schema.metadata.sorted_tables}
    return {name: sorted(map(tuple, rows), key=str) for name, rows in found.items()}


@pytest.mark.parametrize("there", ["sqlite", "postgresql"])
def test_a_backup_restores_everything_elsewhere(
    database: str, there: str, tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    other_address = f"sqlite:///{tmp_path / 'other.db'}" if there == "sqlite" else new_postgres()
    file = tmp_path / "backup.gz"

    async def act(store: Store, other: Store) -> None:
        await furnish(store)
        rows = await back_up(store, file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, "it holds every secret"
        await other.open()
        await other.pulse(1)  # a server has looked in
        assert await restore(other, file) == rows >= 7
        assert await all_rows(other) == await all_rows(store)
        with pytest.raises(doubloon.Error, match="restored into an empty one"):
            await restore(other, file)
        assert await all_rows(other) == await all_rows(store)

    with_stores(database, other_address, act)


def test_what_is_written_meanwhile_is_in_the_backup_whole_or_not_at_all(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.gz"

    async def act(store: Store, other: Store) -> None:
        await furnish(store)
        before = await all_rows(store)
        wrote = []
        true = archive.packed

        def slow(value: Any) -> Any:
            if not wrote:  # the first row is being written: another process opens a table and says something
                wrote.append(1)
                asyncio.run_coroutine_threadsafe(elsewhere(), loop)
            return true(value)

        async def elsewhere() -> None:
            busy = Store(database)
            await busy.add_berth(charter("later"), [moved(0)])
            await busy.append("table", 2, moved(2), PLAYING)
            await busy.say("later", 1, "a", "Ahoy")
            await busy.close()
            done.set()

        loop, done = asyncio.get_running_loop(), asyncio.Event()
        stream = archive.AsyncConnection.stream

        async def patient(self: Any, *arguments: Any) -> Any:
            if wrote:
                await done.wait()
            return await stream(self, *arguments)

        monkeypatch.setattr(archive, "packed", slow)
        monkeypatch.setattr(archive.AsyncConnection, "stream", patient)
        await back_up(store, file)
        monkeypatch.undo()
        assert await store.charter("later") is not None, "it was really written"
        await restore(other, file)
        assert await all_rows(other) == before

    with_stores(database, f"sqlite:///{tmp_path / 'other.db'}", act)


def test_people_without_tables_make_a_store_less_than_empty(tmp_path: Path) -> None:
    async def act(store: Store, other: Store) -> None:
        await back_up(store, tmp_path / "backup.gz")
        await other.open()
        await other.add_player(Player("b", "Bart"), 1)
        with pytest.raises(doubloon.Error, match="1 players already"):
            await restore(other, tmp_path / "backup.gz")

    with_stores(f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}", act)


def test_a_file_that_is_no_whole_backup_changes_nothing(tmp_path: Path) -> None:
    async def act(store: Store, other: Store) -> None:
        await furnish(store)
        good = tmp_path / "good.gz"
        await back_up(store, good)
        heading = b'{"kind": "doubloon harbour", "doubloon": "9.9", "revision": "9999"}\n'
        lines = gzip.decompress(good.read_bytes()).splitlines(keepends=True)
        scratched = bytearray(good.read_bytes())
        scratched[len(scratched) // 2] ^= 0xFF
        poorer = [line.replace(b', "closed": null', b"") for line in lines]
        assert poorer != lines
        for name, content, said in (
            ("letter.txt", b"Dear Anne", "cannot be read as a backup"),
            ("cut.gz", good.read_bytes()[:-20], "cannot be read as a backup"),
            ("list.gz", gzip.compress(b"[1]\n"), "no backup of a harbour"),
            ("other.gz", gzip.compress(b'{"kind": "letter"}\n'), "no backup of a harbour"),
            ("newer.gz", gzip.compress(heading), "made by Doubloon 9.9"),
            ("scratched.gz", bytes(scratched), "cannot be read as a backup"),
            ("shorter.gz", gzip.compress(b"".join([*lines[:-2], lines[-1]])), "cannot be read as a backup"),
            ("endless.gz", gzip.compress(b"".join(lines[:-1])), "cannot be read as a backup"),
            ("poorer.gz", gzip.compress(b"".join(poorer)), "cannot be read as a backup"),
            ("numbers.gz", gzip.compress(lines[0] + b'["berths", 7]\n'), "cannot be read as a backup"),
            ("odd.gz", gzip.compress(gzip.decompress(good.read_bytes()) + b'["no_table", {}]\n'), "cannot be read as a backup"),
        ):
            (tmp_path / name).write_bytes(content)
            with pytest.raises(doubloon.Error, match=said):
                await restore(other, tmp_path / name)
        await other.open()
        assert not any((await all_rows(other)).values())
        assert await restore(other, good) >= 7

    with_stores(f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}", act)


def test_a_backup_that_fails_leaves_no_file(tmp_path: Path) -> None:
    async def act(store: Store, other: Store) -> None:
        with pytest.raises(doubloon.Error, match="have the form None"):
            await back_up(other, tmp_path / "backup.gz")
        assert not list(tmp_path.glob("*backup*"))

    with_stores(f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}", act)
