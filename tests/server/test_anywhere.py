"""What a table decides runs anywhere, without framework or database; and a harbour asks of a store no more than it says."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterable, Sequence

import pytest

from doubloon.server.live.harbour import Harbour
from doubloon.server.table.aftermath import Aftermath
from doubloon.server.table.berth import Charter, reload
from doubloon.server.table.entries import AnyEntry
from doubloon.server.table.keeping import Acquaintance, KeepsTables, LostRace, OnFile, Said
from doubloon.server.table.messages import Wish
from doubloon.server.table.refusals import Refused

WEIGHTY = ("aiosqlite", "alembic", "asyncpg", "httpx", "litestar", "prometheus_client", "sqlalchemy", "uvicorn")


class Muster:
    """Everybody is called what they are known by, and is here alone."""

    async def acquaint(self, players: Sequence[str]) -> dict[str, Acquaintance]:
        return {player: Acquaintance(player.title(), False) for player in players}

    async def announce(self, word: str) -> None: ...

    async def come(self, berth: str, player: str, process: str, now: int) -> None: ...

    async def go(self, berth: str, player: str, process: str) -> None: ...

    async def renew(self, process: str, now: int) -> dict[str, set[str]]:
        return {}

    async def elsewhere(self, berth: str, process: str, now: int) -> set[str]:
        return set()

    async def good_sessions(self, tokens: Iterable[str], now: int) -> set[str]:
        return set(tokens)


class Peace:
    """Nobody minds anybody."""

    async def block(self, blocker: str, blocked: str, now: int) -> None: ...

    async def unblock(self, blocker: str, blocked: str) -> None: ...

    async def blocked_by(self, blocker: str) -> list[str]:
        return []


class Shelf:
    """Tables in lists."""

    shared = False

    def __init__(self) -> None:
        self.charters: dict[str, Charter] = {}
        self.logs: dict[str, list[AnyEntry]] = {}
        self.muster, self.peace = Muster(), Peace()

    async def add_berth(self, charter: Charter, first: Sequence[AnyEntry], after: Aftermath | None = None) -> None:
        self.charters[charter.id], self.logs[charter.id] = charter, list(first)

    async def charter(self, berth: str) -> Charter | None:
        return self.charters.get(berth)

    async def evenings(self, series: Sequence[str]) -> list[OnFile]:
        return []

    async def log(self, berth: str, first: int = 0) -> list[AnyEntry]:
        return self.logs[berth][first:]

    def append(self, berth: str, seq: int, entry: AnyEntry, after: Aftermath, *more: AnyEntry) -> asyncio.Future[None]:
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if seq != len(self.logs[berth]):
            written.set_exception(LostRace())
        else:
            self.logs[berth] += [entry, *more]
            written.set_result(None)
        return written

    async def lengths(self, berths: Sequence[str]) -> dict[str, int]:
        return {berth: len(self.logs[berth]) for berth in berths}

    async def note_stage(self, berth: str, stage: str) -> None: ...

    async def take_away(self, berth: str) -> None:
        del self.charters[berth], self.logs[berth]

    async def say(self, berth: str, at: int, player: str, said: str) -> Said:
        return Said(0, at, player, said)

    async def chat(self, berth: str, first: int = 0) -> list[Said]:
        return []


def test_a_harbour_over_lists_plays_a_whole_game() -> None:
    async def play() -> None:
        shelf: KeepsTables = Shelf()
        harbour, dice = Harbour(shelf), random.Random(1)
        table = (await harbour.open("anne", Wish(game="buried-treasure", seats=2, crew=["me", "me"]))).id
        for seat in (0, 1):
            berth = await harbour.add_nonce(table, "anne", seat, "grain")
        with pytest.raises(Refused, match="not allowed"):
            await harbour.play(table, "anne", berth.acting[0], "pass", len(berth.numbers_of(berth.acting[0])))
        while not berth.over:
            seen = await harbour.look(table, berth.acting[0], 0)
            berth = await harbour.play(table, "anne", berth.acting[0], dice.choice(seen.moves).text, seen.seq)
        assert seen.seats[0].name == "Anne"
        charter = await shelf.charter(table)
        assert charter is not None
        again = reload(charter, await shelf.log(table), ())
        assert again.over and again.played.digest == berth.played.digest

    asyncio.run(play())


def test_a_table_brings_neither_framework_nor_database_along() -> None:
    rooms = f"""
import importlib, pkgutil, sys
import doubloon.server.table
for one in pkgutil.iter_modules(doubloon.server.table.__path__):
    importlib.import_module(f"doubloon.server.table.{{one.name}}")
print(*sorted(set(sys.modules) & set({WEIGHTY!r})))
"""
    done = subprocess.run([sys.executable, "-c", rooms], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
