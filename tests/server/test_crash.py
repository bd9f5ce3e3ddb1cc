"""Small accidents, one at a time: a commit that nobody heard of, a wire that is cut, somebody who does not wait for an answer."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from doubloon.server.live.audience import Listener
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store
from doubloon.server.store.wire import Wire
from doubloon.server.store.writer import Lines, Writer
from doubloon.server.table.aftermath import Aftermath
from doubloon.server.table.entries import Moved
from doubloon.server.table.keeping import LostRace
from doubloon.server.table.messages import Wish
from doubloon.server.table.refusals import Refused
from doubloon.server.workers.bots import shortened

from .port import PATIENCE
from .test_many import CUT
from .test_store import PLAYING, charter, moved, with_store


class Deaf:
    """In place of a writer's commit: the first time the connection is lost after it, or before it."""

    def __init__(self, writer: Writer, *, commits: bool, meanwhile: Callable[[], Awaitable[None]] | None = None) -> None:
        self.true, self.commits, self.meanwhile, self.times = writer.commit, commits, meanwhile, 0
        writer.commit = self  # type: ignore[method-assign]

    async def __call__(self, batch: list[Lines]) -> None:
        self.times += 1
        if self.times > 1 or self.commits:
            await self.true(batch)
        if self.times == 1:
            if self.meanwhile is not None:
                await self.meanwhile()
            raise ConnectionResetError("the cable was pulled")


@pytest.mark.parametrize("commits", [True, False])
def test_a_line_of_which_nobody_heard_whether_it_was_written_is_written_once(database: str, commits: bool) -> None:
    async def act(store: Store) -> None:
        for table in ("one", "two"):
            await store.add_berth(charter(table), [moved(0)])
        deaf = Deaf(store.writer, commits=commits)
        await asyncio.gather(*(store.append(table, 1, moved(1), PLAYING) for table in ("one", "two")))
        assert deaf.times > 1
        for table in ("one", "two"):
            assert await store.log(table) == [moved(0), moved(1)]

    with_store(database, act)


def test_where_another_wrote_meanwhile_the_race_is_lost(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add_berth(charter(), [moved(0)])
        other = Store(database)

        async def meanwhile() -> None:
            await other.append("table", 1, moved(99), PLAYING)

        Deaf(store.writer, commits=False, meanwhile=meanwhile)
        with pytest.raises(LostRace):
            await store.append("table", 1, moved(1), PLAYING)
        assert await store.log("table") == [moved(0), moved(99)]
        await other.close()

    with_store(database, act)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_all_connections_cut_in_the_midst_of_everything_nobody_notices(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        knife = await asyncpg.connect(database)
        for round in range(4):
            asked = [asyncio.ensure_future(store.log("table")) for _ in range(8)]
            written = store.append("table", round, moved(round), PLAYING)
            await asyncio.sleep(0.002 * round)
            await knife.execute(CUT)
            await asyncio.gather(written, *asked)
        await knife.close()
        assert await store.log("table") == [moved(n) for n in range(4)]

    with_store(database, act)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_wire_that_was_cut_is_mended_and_everything_read_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.store.wire.ALIVE_SECONDS", PATIENCE)  # nobody but the knife cuts it
    words: asyncio.Queue[Any] = asyncio.Queue()

    async def heard(table: str | None, lines: int | None = None, bot: bool = True) -> None:
        words.put_nowait((table, lines, bot))
        if words.qsize() == 1 and table is not None:
            raise ValueError("not understood")

    async def next_word() -> Any:
        return await asyncio.wait_for(words.get(), PATIENCE)

    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        wire = Wire(database, heard)
        wire.begin()
        anything = None, None, True
        assert await next_word() == anything
        await store.append("table", 0, moved(0), PLAYING)
        assert [await next_word(), await next_word()] == [("table", 1, False), anything], "what failed is made good"
        knife = await asyncpg.connect(database)
        await knife.execute(CUT)
        await knife.close()
        assert await next_word() == anything
        await store.append("table", 1, moved(1), Aftermath("playing", bot_due=1))
        assert await next_word() == ("table", 2, True)
        await wire.end()

    with_store(database, act)


async def begun(store: Store) -> tuple[Harbour, str, int]:
    """A harbour with one table where Anne sits everywhere; and who is to move."""
    harbour = Harbour(store)
    table = (await harbour.open("anne", Wish(game="buried-treasure", seats=2, crew=["me", "me"]))).id
    for seat in (0, 1):
        berth = await harbour.add_nonce(table, "anne", seat, "grain")
    return harbour, table, berth.acting[0]


def test_a_move_is_made_and_told_though_nobody_waits_for_it_any_more(tmp_path: Path) -> None:
    async def act(store: Store) -> None:
        harbour, table, seat = await begun(store)
        told: list[Any] = []
        seen = await harbour.company.join(table, Listener(seat, "anne", "", 0, told.append, lambda *_: None), 0)
        asking = asyncio.create_task(harbour.play(table, "anne", seat, seen.moves[0].text, seen.seq))
        while store.writer.task is None or store.writer.waiting.empty():
            await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        await harbour.quay.end()
        assert isinstance((await store.log(table))[-1], Moved)
        assert [json.loads(said)["seq"] for said in told] == [seen.seq + 1]
        assert (await harbour.look(table, seat, 0)).seq == seen.seq + 1

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(store: Store) -> None:
        harbour, table, seat = await begun(store)
        seen = await harbour.look(table, seat, 0)

        def full(*_: Any) -> None:
            raise ValueError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("doubloon.server.store.writer.put_down", full)
            with pytest.raises(ValueError, match="disk is full"):
                await harbour.play(table, "anne", seat, seen.moves[0].text, seen.seq)
        await harbour.quay.end()
        assert await harbour.look(table, seat, 0) == seen
        await harbour.play(table, "anne", seat, seen.moves[0].text, seen.seq)

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)


def test_nothing_is_kept_of_tables_that_nobody_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.server.live.quay.MOST_MOORED", 3)

    async def act(store: Store) -> None:
        harbour, table, seat = await begun(store)
        for n in range(10):
            with pytest.raises(Refused):
                await harbour.look(f"nowhere{n}", None, 0)
            await harbour.look((await harbour.open("anne", Wish(game="buried-treasure"))).id, None, 0)
        assert len(harbour.quay.moored) == 3 and not harbour.quay.locks
        listener = Listener(seat, "anne", "", 0, lambda _: None, lambda *_: None)
        await harbour.company.join(table, listener, 0)
        await harbour.company.leave(table, listener)
        assert not harbour.audience.listeners and not harbour.quay.errands

    with_store(f"sqlite:///{tmp_path / 'harbour.db'}", act)


def test_a_process_that_has_fallen_behind_reads_on_before_it_says_no(database: str) -> None:
    async def act(store: Store) -> None:
        harbour, table, seat = await begun(store)
        other = Harbour(store)
        other.store.shared = True
        seen = await other.look(table, seat, 0)
        await harbour.play(table, "anne", seat, seen.moves[0].text, seen.seq)
        then = await harbour.look(table, seat, 0)
        now = then.acting[0]
        mine = await harbour.look(table, now, 0)
        assert len(other.quay.moored[table].berth.entries) == seen.seq, "it has not heard"
        await other.play(table, "anne", now, mine.moves[0].text, mine.seq)
        with pytest.raises(Refused, match="look again"):
            await other.play(table, "anne", now, mine.moves[0].text, mine.seq)

    with_store(database, act)


def test_bots_think_less_where_many_wait() -> None:
    assert shortened(1.0, due=0, at_once=2) == shortened(1.0, due=2, at_once=2) == 1.0
    assert shortened(1.0, due=8, at_once=2) == 0.25
