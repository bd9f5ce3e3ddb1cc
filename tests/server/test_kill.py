"""Killed at any moment, the server loses no move that was answered, doubles none, and plays on as if nothing had happened."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from doubloon.server.table.entries import AnyEntry

from ..manners import AT_ONCE, BY_TURNS, MANNERS
from ..sample import SAMPLE
from .shipyard import (
    PATIENCE,
    PAUSE,
    Doom,
    Heard,
    Sailor,
    Ship,
    Slipway,
    check_results,
    check_tries,
    check_undisturbed,
    logs_of,
    play_script,
    prepare,
)

LENGTH = float(os.environ.get("DOUBLOON_LENGTH", "1"))
LONGEST_LIFE = 0.6
MOMENTS = (
    ("doubloon.server.store.writer:put_down", "after"),  # a line is written and not yet committed
    ("doubloon.server.store.writer:tell_results", "before"),  # a line is written, and not how the game ended
    ("doubloon.server.store.writer:tell_tries", "before"),  # the same of a try at a deal of the day
    ("doubloon.server.store.writer:tell_ratings", "before"),  # how the game ended is known, and not what it is worth
    ("doubloon.server.store.writer:tell_feats", "before"),  # it is written how the game ended, and not what was done in it
    ("doubloon.server.store.writer:answer", "before"),  # it is committed, and nobody knows
    ("doubloon.server.live.audience:Audience.publish", "before"),  # whoever wrote it knows, and nobody else
    ("doubloon.server.workers.bots:BotWorkers.think", "before"),  # a bot has taken its turn in hand
    ("doubloon.server.table.bids:moved", "after"),  # a move is found legal
    ("doubloon.server.store:Store.add_berth", "after"),  # a table is opened, and nobody knows
)
"""Where a ship may be doomed to die; otherwise it dies at any time."""
BOT_GAMES = MANNERS
SCRIPTS = {f"script{n}": game for n, game in enumerate((BY_TURNS, BY_TURNS, AT_ONCE) * 3)}
PEOPLE = ["Anne", "Bart", *(f"Carla{n}" for n in range(len(BOT_GAMES))), "Davy"]


def fate(dice: random.Random) -> Doom | None:
    """How a ship is to end."""
    return (*dice.choice(MOMENTS), dice.randint(1, 12)) if dice.random() < 0.5 else None


async def end_of(ship: Ship, doom: Doom | None, dice: random.Random) -> None:
    """Wait until a ship has met its fate."""
    deadline = time.monotonic() + (2 * LONGEST_LIFE if doom else dice.uniform(0.0, LONGEST_LIFE))
    while time.monotonic() < deadline and await asyncio.to_thread(ship.afloat):
        await asyncio.sleep(PAUSE)
    await asyncio.to_thread(ship.kill)


async def voyage(ship: Ship, kills: int, seed: int) -> tuple[list[str], list[str], list[str], dict[tuple[str, int], Heard]]:
    """Games against bots, of the day and by script, while the server is killed so many times; the tables played, and what people
    heard."""
    dice, enough = random.Random(seed), asyncio.Event()
    played: list[str] = []
    todays: list[str] = []
    scripted: list[str] = []

    async def storm() -> None:
        for _ in range(kills):
            doom = fate(dice)
            await asyncio.to_thread(ship.start, doom)
            await end_of(ship, doom, dice)
        enough.set()
        await asyncio.to_thread(ship.start)

    async def against_bots(sailor: Sailor, game: str) -> None:
        while not enough.is_set():
            played.append(await sailor.play_bots(game))

    async def of_the_day(sailor: Sailor) -> None:
        for game in BOT_GAMES:
            todays.append(await sailor.play_today(game))

    async def by_script(crew: tuple[Sailor, Sailor]) -> None:
        for table in SCRIPTS:
            if enough.is_set() and scripted:
                break
            await play_script(crew, table)
            scripted.append(table)

    async with httpx.AsyncClient(timeout=20.0, verify=False) as client:
        sailors = [Sailor(name, client, lambda: ship.address) for name in PEOPLE]
        games = [against_bots(sailor, game) for sailor, game in zip(sailors[2:-1], BOT_GAMES, strict=True)]
        await asyncio.gather(storm(), by_script((sailors[0], sailors[1])), of_the_day(sailors[-1]), *games)
    return played, todays, scripted, {key: heard for sailor in sailors for key, heard in sailor.heard.items()}


async def calm(ship: Ship, tables: list[str]) -> None:
    """The same scripts on a server that lives."""
    await asyncio.to_thread(ship.start)
    async with httpx.AsyncClient(timeout=20.0, verify=False) as client:
        anne, bart = (Sailor(name, client, lambda: ship.address) for name in PEOPLE[:2])
        for table in tables:
            await play_script((anne, bart), table)


def timeless(log: list[AnyEntry]) -> list[Any]:
    """The lines without the hours."""
    return [msgspec.structs.replace(entry, at=0) for entry in log]


def survives(slipway: Slipway, home: Path, kills: int, seed: int) -> None:
    """So many kills, and the logs are as they should be."""
    stormy, quiet = (f"sqlite:///{home / name}" for name in ("stormy.db", "quiet.db"))
    for database in (stormy, quiet):
        asyncio.run(prepare(database, PEOPLE, SCRIPTS))
    ship, other = Ship(slipway, home, stormy), Ship(slipway, home, quiet)
    try:
        played, todays, scripted, heard = asyncio.run(voyage(ship, kills, seed))
        asyncio.run(calm(other, scripted))
    finally:
        ship.kill()
        other.kill()
    assert ship.lives == kills + 1 and played and scripted
    logs = asyncio.run(logs_of(stormy, played + todays + scripted))
    for table, (charter, log) in logs.items():
        check_undisturbed(charter, log, {seat: one for (at, seat), one in heard.items() if at == table})
    asyncio.run(check_results(stormy, played + todays + scripted))
    asyncio.run(check_tries(stormy, todays))
    for table, (_, log) in asyncio.run(logs_of(quiet, scripted)).items():
        assert timeless(log) == timeless(logs[table][1]), f"{table} went another way"


def test_a_few_kills_lose_nothing(slipway: Slipway, tmp_path: Path) -> None:
    survives(slipway, tmp_path, kills=6, seed=SAMPLE)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_three_hundred_kills_lose_nothing(slipway: Slipway, tmp_path: Path, seed: int) -> None:
    survives(slipway, tmp_path, kills=max(1, round(30 * LENGTH)), seed=seed)


def test_a_server_killed_while_it_makes_its_tables_makes_them_again(slipway: Slipway, tmp_path: Path) -> None:
    ship = Ship(slipway, tmp_path, f"sqlite:///{tmp_path / 'new.db'}")
    for nth in (1, 4):
        ship.start(("alembic.op:create_table", "after", nth))
        assert not ship.afloat()
    ship.start()
    assert httpx.get(f"{ship.address}/api/tables/public", timeout=PATIENCE).json() == []
    ship.kill()
