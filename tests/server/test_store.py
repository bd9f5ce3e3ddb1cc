"""The store: the log is only added to, a lost race is noticed, and everything is there when it is opened again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

import doubloon
from doubloon.server.store import NameTaken, Player, Store
from doubloon.server.table import fair
from doubloon.server.table.aftermath import Aftermath
from doubloon.server.table.berth import Charter
from doubloon.server.table.entries import Moved, Sat
from doubloon.server.table.keeping import LostRace

PLAYING = Aftermath("playing")


def charter(table: str = "table") -> Charter:
    """A table of Buried Treasure."""
    sample = doubloon.game("buried-treasure").start(2, "sample")
    return Charter(
        id=table, game="buried-treasure", seats=2, options=sample.options, edition=sample.edition, secret=fair.new_secret(),
        rules="1", opened_at=1, opened_by="anne",
    )  # fmt: skip


def moved(number: int) -> Moved:
    """A line to write."""
    return Moved(at=number, seat=0, move="take 1", digest="")


def with_store(database: str, act: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with a store that is opened and closed again."""

    async def run() -> None:
        store = Store(database)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_and_its_log_are_there_when_the_store_is_opened_again(database: str) -> None:
    made = charter()

    async def write(store: Store) -> None:
        await store.add_berth(made, [Sat(at=1, seat=0, player="anne"), Sat(at=1, seat=1, bot="captain")])
        await store.append("table", 2, moved(2), PLAYING)

    async def read(store: Store) -> None:
        assert await store.charter("table") == made
        assert await store.log("table") == [Sat(at=1, seat=0, player="anne"), Sat(at=1, seat=1, bot="captain"), moved(2)]
        assert await store.log("table", 2) == [moved(2)]
        assert await store.charter("no such table") is None

    with_store(database, write)
    with_store(database, read)


def test_of_two_who_write_the_same_line_one_has_lost_the_race(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        written = await asyncio.gather(*(store.append("table", 0, moved(n), PLAYING) for n in range(5)), return_exceptions=True)
        assert [type(one) for one in written].count(type(None)) == 1
        assert sum(isinstance(one, LostRace) for one in written) == 4
        assert len(await store.log("table")) == 1

    with_store(database, act)


def test_a_lost_race_harms_nobody_else(database: str) -> None:
    async def act(store: Store) -> None:
        for table in ("one", "two"):
            await store.add_berth(charter(table), [moved(0)])
        written = await asyncio.gather(
            *(store.append(table, seq, moved(seq), PLAYING) for seq in range(4) for table in ("one", "two")),
            return_exceptions=True,
        )
        assert [type(one).__name__ for one in written] == ["LostRace"] * 2 + ["NoneType"] * 6
        assert await store.log("one") == await store.log("two") == [moved(n) for n in range(4)]

    with_store(database, act)


def test_bots_turns_are_claimed_once(database: str) -> None:
    async def act(store: Store) -> None:
        for table, owner in (("one", "anne"), ("two", "bart")):
            await store.add_berth(charter(table), [])
            await store.append(table, 0, moved(0), Aftermath("playing", bot_due=100, owner=owner))
        assert await wanted(store, 50) == [] and not await store.claim_bot("one", 50, 1000), "not yet"
        assert sorted(await wanted(store, 100)) == ["one", "two"]
        claims = await asyncio.gather(*(store.claim_bot(table, 100, 1000) for table in ("one", "two") * 3))
        assert sorted(claims) == [False] * 4 + [True] * 2
        assert await wanted(store, 500) == [], "both are being thought about"
        assert sorted(await wanted(store, 1500)) == ["one", "two"], "whoever had them is dead"
        await store.append("one", 1, moved(1), PLAYING)
        await store.append("two", 1, moved(1), PLAYING)
        assert await wanted(store, 9999) == [] and not await store.claim_bot("one", 9999, 9999)

    with_store(database, act)


async def wanted(store: Store, now: int) -> list[str]:
    """The tables where a bot is wanted, of everybody one."""
    return [turn.berth for turn in await store.bots_wanted(now)]


def test_of_everybody_the_turn_that_has_waited_longest_is_wanted_and_people_come_first(database: str) -> None:
    async def act(store: Store) -> None:
        due = {"old": ("anne", 10, True), "new": ("anne", 30, False), "newer": ("anne", 40, False), "his": ("bart", 20, True)}
        for table, (owner, since, alone) in due.items():
            await store.add_berth(charter(table), [])
            await store.append(table, 0, moved(0), Aftermath("playing", bot_due=since, owner=owner, alone=alone))
        assert await wanted(store, 100) == ["new", "his"], "a table where a person plays before one where only bots do"
        assert await store.claim_bot("new", 100, 1000)
        assert await wanted(store, 100) == ["newer", "his"]
        assert await store.claim_bot("newer", 100, 1000)
        assert await wanted(store, 100) == ["old", "his"]

    with_store(database, act)


def test_a_bots_turn_is_kept_while_it_thinks_and_no_longer(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add_berth(charter(), [])
        await store.append("table", 0, moved(0), Aftermath("playing", bot_due=100))
        assert await store.bots_due(100) == (1, 0)
        assert await store.claim_bot("table", 100, 1000) and await store.bots_due(100) == (1, 1)
        assert await store.keep_claim("table", 1000, 3000)
        assert not await store.claim_bot("table", 2000, 5000)
        assert not await store.keep_claim("table", 1000, 4000), "that was another's claim"
        await store.append("table", 1, moved(1), Aftermath("playing", bot_due=100))
        assert not await store.keep_claim("table", 3000, 4000), "the table has moved on"
        assert await store.claim_bot("table", 2000, 5000)

    with_store(database, act)


def test_time_without_a_pulse_is_nobodys(database: str) -> None:
    async def act(store: Store) -> None:
        assert await store.pulse(1_000) == []
        assert await store.pulse(9_000) == []
        assert await store.pulse(100_000) == [(9_000, 100_000)]
        assert await store.pulse(101_000) == [(9_000, 100_000)]

    with_store(database, act)


def test_people_keys_and_chat(database: str) -> None:
    async def act(store: Store) -> None:
        await store.add_player(Player("a", "Anne"), 1)
        await store.add_player(Player("b", "Bart"), 1)
        await store.change_player("a", account="anne", password="secret")
        with pytest.raises(NameTaken):
            await store.change_player("b", account="anne")
        assert (await store.find_player(account="anne")).id == "a"
        assert await store.find_player(account="nobody") is None
        assert await store.muster.acquaint(["a", "b", "c"]) == {"a": ("Anne", False), "b": ("Bart", False)}
        await store.add_session("token", "a", until=100)
        assert [await store.player_of("token", now) for now in (50, 100)] == ["a", None]
        await store.drop_session("token")
        assert await store.player_of("token", 50) is None
        await store.add_berth(charter(), [])
        await asyncio.gather(*(store.say("table", n, "a", f"line {n}") for n in range(5)))
        assert [line.seq for line in await store.chat("table")] == list(range(5))
        assert [line.seq for line in await store.chat("table", 3)] == [3, 4]

    with_store(database, act)
