"""Faults as routine: whatever befalls servers, store and line, no move that was answered is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from ..manners import AT_ONCE, BY_TURNS
from ..sample import SAMPLE
from .shipyard import Sailor, Ship, Slipway, check_undisturbed, logs_of, play_script, prepare
from .weather import BLOWS, Sea, Strait, storm

BLOWS_A_STORM = max(1, round(25 * float(os.environ.get("DOUBLOON_LENGTH", "1"))))
STORMS = 10
"""For each store: ten of 25 are 250, and 500 for both."""
PEOPLE = ["Anne", "Bart", "Carla", "Dirk"]
SCRIPTS = {f"script{n}": "buried-treasure" for n in range(60)}
TALLIES = Path(__file__).parent.parent.parent / "build" / "reliability"


async def voyage(sea: Sea, blows: int) -> tuple[list[str], list[Sailor]]:
    """Games by script and against bots while blows fall, all of them to their end; the tables, and who played."""
    enough = asyncio.Event()
    played: list[str] = []
    await sea.strait.open()

    async def weather() -> None:
        await storm(sea, blows)
        enough.set()

    async def by_script(crew: tuple[Sailor, Sailor]) -> None:
        for table in SCRIPTS:
            if enough.is_set() and "script0" in played:
                break
            played.append(table)
            await play_script(crew, table)

    async def against_bots(sailor: Sailor, game: str) -> None:
        while not enough.is_set():
            table = await sailor.open(game, ["me", "bosun"])
            played.append(table)
            await sailor.add_nonce(table, 0)
            await sailor.play_on(table)

    async with httpx.AsyncClient(timeout=20.0, verify=False) as client:
        sailors = [Sailor(name, client, lambda: sea.strait.address) for name in PEOPLE]
        games = [against_bots(sailors[2], BY_TURNS), against_bots(sailors[3], AT_ONCE)]
        await asyncio.gather(weather(), by_script((sailors[0], sailors[1])), *games)
    await sea.strait.close()
    return played, sailors


def weathers(slipway: Slipway, home: Path, database: str, blows: int, seed: int) -> dict[str, Any]:
    """A storm of so many blows, after which the logs are as they should be; returns what was counted."""
    asyncio.run(prepare(database, PEOPLE, SCRIPTS))
    dice = random.Random(seed)
    shared = not database.startswith("sqlite")
    ships = [Ship(slipway, home, database, bots=0 if shared else 1, weather=home) for _ in range(2 if shared else 1)]
    workers = [Ship(slipway, home, database, serves=False, weather=home)] if shared else []
    sea = Sea([*ships, *workers], Strait(ships, dice), database, home, dice)
    try:
        for ship in sea.ships:
            ship.start()
        played, sailors = asyncio.run(voyage(sea, blows))
    finally:
        for ship in sea.ships:
            ship.kill()
    heard = {key: one for sailor in sailors for key, one in sailor.heard.items()}
    for table, (charter, log) in asyncio.run(logs_of(database, played)).items():
        check_undisturbed(charter, log, {seat: one for (at, seat), one in heard.items() if at == table})
    return {
        "store": "PostgreSQL" if shared else "SQLite", "seed": seed, "blows": sea.counts, "games": len(played),
        "moves": sum(len(one.answered) for one in heard.values()),
        "refusals": dict(sum((sailor.refusals for sailor in sailors), Counter())),
    }  # fmt: skip


def test_every_kind_of_blow_once_loses_nothing(slipway: Slipway, tmp_path: Path, database: str) -> None:
    counted = weathers(slipway, tmp_path, database, len(BLOWS), SAMPLE)
    assert set(counted["blows"]) == set(BLOWS) and counted["moves"] > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(STORMS))
def test_five_hundred_blows_lose_nothing(slipway: Slipway, tmp_path: Path, database: str, seed: int) -> None:
    counted = weathers(slipway, tmp_path, database, BLOWS_A_STORM, seed)
    TALLIES.mkdir(parents=True, exist_ok=True)
    (TALLIES / f"{counted['store']}-{seed}.json").write_text(json.dumps(counted))
