"""Several servers and bot workers over one PostgreSQL: any may die, and every connection be cut, at any moment."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from doubloon.server.web.people import COOKIE

from ..manners import MANNERS
from ..sample import SAMPLE
from .shipyard import (
    PATIENCE,
    PAUSE,
    Heard,
    Sailor,
    Ship,
    Slipway,
    check_results,
    check_undisturbed,
    logs_of,
    play_script,
    prepare,
    token,
)

LENGTH = float(os.environ.get("DOUBLOON_LENGTH", "1"))
SERVERS, WORKERS = 3, 2
BOT_GAMES = MANNERS
SCRIPTS = {f"script{n}": "buried-treasure" for n in range(40)}
PEOPLE = ["Anne", "Bart", *(f"Carla{n}" for n in range(len(BOT_GAMES)))]
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


class Watcher:
    """Somebody who watches a seat's table over sockets, now at one server, now at another, and notes every line."""

    def __init__(self, name: str, table: str, seat: int, dice: random.Random) -> None:
        self.name, self.table, self.seat, self.dice = name, table, seat, dice
        self.lines: list[tuple[int, int | None]] = []
        self.stage = "open"

    async def watch(self, fleet: list[Ship]) -> None:
        """Watch until the game is over, whatever becomes of the server; nothing comes twice, late or not at all."""
        deadline = time.monotonic() + PATIENCE
        while self.stage != "over":
            assert time.monotonic() < deadline, f"{self.table}: the socket of seat {self.seat} tells no more"
            address = self.dice.choice(fleet).address.replace("http", "ws", 1)
            path = f"{address}/api/tables/{self.table}/live?seat={self.seat}&after={len(self.lines)}"
            try:
                async with connect(path, additional_headers={"cookie": f"{COOKIE}={token(self.name)}"}, proxy=None) as socket:
                    while self.stage != "over":
                        said = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                        if said["kind"] in ("update", "refusal"):
                            self.hear(said)
                        deadline = time.monotonic() + PATIENCE
            except (OSError, WebSocketException):
                await asyncio.sleep(PAUSE)

    def hear(self, message: dict[str, Any]) -> None:
        """The next message goes on where the last one ended."""
        if message["kind"] == "refusal":
            assert message["status"] == 503, message
            return
        assert [line["seq"] for line in message["lines"]] == list(range(len(self.lines), message["seq"]))
        self.lines += [(line["seq"], line["seat"]) for line in message["lines"]]
        self.stage = message["stage"]


async def voyage(fleet: list[Ship], database: str, blows: int, seed: int) -> tuple[list[str], dict[tuple[str, int], Heard]]:
    """Games at all servers at once, while so many blows fall: a process is killed, or all connections are cut, or both."""
    dice, enough = random.Random(seed), asyncio.Event()
    servers = [ship for ship in fleet if ship.port is not None]
    played: list[str] = []
    watchers: list[Watcher] = []

    async def storm() -> None:
        for _ in range(blows):
            await asyncio.sleep(dice.uniform(0.1, 1.0))
            blow, ship = dice.choice(("kill", "kill", "cut", "both")), dice.choice(fleet)
            if blow != "kill":
                connection = await asyncpg.connect(database)
                await connection.execute(CUT)
                await connection.close()
            if blow != "cut":
                await asyncio.to_thread(ship.kill)
                await asyncio.sleep(dice.uniform(0.0, 0.3))
                await asyncio.to_thread(ship.start)
        enough.set()

    async def watched(sailor: Sailor, table: str, seat: int) -> None:
        watcher = Watcher(sailor.name, table, seat, dice)
        watchers.append(watcher)
        await watcher.watch(servers)

    async def against_bots(sailor: Sailor, game: str) -> None:
        while not enough.is_set():
            table = await sailor.open(game, ["me", "bosun"])
            played.append(table)
            await sailor.add_nonce(table, 0)
            await asyncio.gather(sailor.play_on(table), watched(sailor, table, 0))

    async def by_script(crew: tuple[Sailor, Sailor]) -> None:
        for table in SCRIPTS:
            if enough.is_set() and "script0" in played:
                break
            played.append(table)
            await asyncio.gather(play_script(crew, table), *(watched(sailor, table, seat) for seat, sailor in enumerate(crew)))

    async with httpx.AsyncClient(timeout=20.0, verify=False) as client:
        sailors = [Sailor(name, client, lambda: dice.choice(servers).address) for name in PEOPLE]
        games = [against_bots(sailor, game) for sailor, game in zip(sailors[2:], BOT_GAMES, strict=True)]
        await asyncio.gather(storm(), by_script((sailors[0], sailors[1])), *games)
    heard = {key: one for sailor in sailors for key, one in sailor.heard.items()}
    for watcher in watchers:
        last = heard[watcher.table, watcher.seat].seen
        assert len(watcher.lines) == max(last), f"{watcher.table}: a socket told {len(watcher.lines)} lines of {max(last)}"
    return played, heard


def survives(slipway: Slipway, home: Path, database: str, blows: int, seed: int) -> None:
    """So many blows, and the logs are as they should be."""
    asyncio.run(prepare(database, PEOPLE, SCRIPTS))
    fleet = [Ship(slipway, home, database, bots=0) for _ in range(SERVERS)]
    fleet += [Ship(slipway, home, database, serves=False) for _ in range(WORKERS)]
    try:
        for ship in fleet:
            ship.start()
        played, heard = asyncio.run(voyage(fleet, database, blows, seed))
    finally:
        for ship in fleet:
            ship.kill()
    for table, (charter, log) in asyncio.run(logs_of(database, played)).items():
        check_undisturbed(charter, log, {seat: one for (at, seat), one in heard.items() if at == table})
    asyncio.run(check_results(database, played))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_a_few_blows_to_three_servers_lose_nothing(slipway: Slipway, tmp_path: Path, database: str) -> None:
    survives(slipway, tmp_path, database, blows=2, seed=SAMPLE)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_three_hundred_blows_to_three_servers_lose_nothing(slipway: Slipway, tmp_path: Path, database: str, seed: int) -> None:
    survives(slipway, tmp_path, database, blows=max(1, round(60 * LENGTH)), seed=seed)
