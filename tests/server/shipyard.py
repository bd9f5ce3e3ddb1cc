"""Real servers in processes of their own, to be killed, and people who play on come what may."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
import zlib
from bisect import bisect
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Table, delete, select

import doubloon
from doubloon.server.store import Player, Store, schema
from doubloon.server.store.retelling import retell
from doubloon.server.table import fair
from doubloon.server.table.berth import Charter, reload
from doubloon.server.table.entries import AnyEntry, Moved, Nonce, Sat
from doubloon.server.web.people import COOKIE, hashed

PATIENCE = 300.0
"""How long somebody waits who would wait for ever; no test passes or fails by being quicker."""
PAUSE = 0.02
MAY_SAY = (200, 201, 409, 503)
FOREVER = 10**15

Doom = tuple[str, str, int]
"""Where a ship is to die, whether before or after that is done, and the how-manieth time."""


def free_port() -> int:
    """A port that nobody uses, nor will: we stay bound to it to the end of this process.

    A server may bind it besides us, as we do not listen; the system gives it to nobody who asks for any port.
    """
    port = hold(0)
    assert port is not None
    return port


def hold(port: int) -> int | None:
    """Bind a port for good, any with 0; None where somebody else has it."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        held.bind(("127.0.0.1", port))
    except (OSError, OverflowError):
        held.close()
        return None
    number = int(held.getsockname()[1])
    held.detach()
    return number


class Slipway:
    """Where ships are launched from."""

    def __init__(self) -> None:
        environ = {**os.environ, "DOUBLOON_PLAIN": "1"}
        command = [sys.executable, str(Path(__file__).parent / "slipway.py")]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environ, text=True)
        self.lock = threading.Lock()
        assert self.process.stdout is not None and json.loads(self.process.stdout.readline()) == "ready"

    def say(self, verb: str, given: Any) -> Any:
        """One order, one answer."""
        assert self.process.stdin is not None and self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps([verb, given]) + "\n")
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        """No more ships; those afloat are sunk."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


class Ship:
    """A server, or a worker, that can die at any moment and is started again."""

    def __init__(
        self, slipway: Slipway, home: Path, database: str, *, serves: bool = True, bots: int = 1, weather: Path | None = None
    ) -> None:
        self.slipway = slipway
        self.weather = weather
        self.port = free_port() if serves else None
        self.environ = {
            "DOUBLOON_HOME": str(home), "DOUBLOON_DATABASE_URL": database, "DOUBLOON_BOT_SECONDS": "0.005",
            "DOUBLOON_BOT_THREADS": str(bots), "DOUBLOON_LIMITS": "0",
        }  # fmt: skip
        self.log = home / f"ship-{self.port}.log"
        self.process = -1
        self.lives = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, doom: Doom | None = None) -> None:
        """Start, and wait until it answers or is dead again."""
        weather = str(self.weather) if self.weather else None
        ship = {"port": self.port, "environ": self.environ, "log": str(self.log), "doom": doom, "weather": weather}
        self.process = self.slipway.say("launch", ship)
        self.lives += 1
        deadline = time.monotonic() + PATIENCE
        while self.port is not None and self.afloat():
            try:
                socket.create_connection(("127.0.0.1", self.port), 1.0).close()
                return
            except OSError:
                assert time.monotonic() < deadline, self.log.read_text()[-3000:]
                time.sleep(PAUSE)

    def afloat(self) -> bool:
        """Whether it lives."""
        return self.slipway.say("afloat", self.process) is True

    def stop(self) -> None:
        """It stands still, as when a machine sleeps."""
        self.slipway.say("stop", self.process)

    def go_on(self) -> None:
        """It wakes up and knows nothing of it."""
        self.slipway.say("go", self.process)

    def kill(self) -> None:
        """Gone, without a word."""
        self.slipway.say("sink", self.process)


@dataclass
class Heard:
    """All that a person said and heard at a table."""

    sent: set[tuple[int, str]] = field(default_factory=set)
    """Update in sight of which it was said, and the move."""
    answered: list[tuple[int, str]] = field(default_factory=list)
    """Those that the server said yes to."""
    seen: dict[int, dict[str, Any]] = field(default_factory=dict)
    """What was seen at each update."""


class Sailor:
    """Somebody who plays on, whichever ship answers, and remembers all that was said."""

    def __init__(self, name: str, client: httpx.AsyncClient, address: Callable[[], str]) -> None:
        self.name = name
        self.client = client
        self.address = address
        self.dice = random.Random(name)
        self.heard: dict[tuple[str, int], Heard] = {}
        self.refusals: Counter[str] = Counter()
        """How often the store's troubles were told, by their reason."""

    async def ask(self, verb: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A request, and its answer; 0 where none came."""
        try:
            address, cookie = self.address(), f"{COOKIE}={token(self.name)}"
            answer = await self.client.request(verb, f"{address}/api{path}", json=body, headers={"cookie": cookie})
        except httpx.TransportError:
            await asyncio.sleep(PAUSE)
            return 0, None
        assert answer.status_code in MAY_SAY, f"{verb} {path}: {answer.status_code} {answer.text}"
        if answer.status_code == 503:
            self.refusals[answer.json()["reason"]] += 1
        return answer.status_code, answer.json()

    async def insist(self, verb: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer that says yes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            status, answer = await self.ask(verb, path, body)
            if status in (200, 201):
                return answer
            assert time.monotonic() < deadline, f"{verb} {path}: {status} {answer}"

    async def open(self, game: str, crew: list[str]) -> str:
        """A new table."""
        return (await self.insist("POST", "/tables", {"game": game, "seats": len(crew), "crew": crew}))["table"]

    async def add_nonce(self, table: str, seat: int) -> None:
        """Add our grain of chance, once; no answer may mean yes."""
        while (await self.ask("POST", f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"}))[0] not in (201, 409):
            pass

    async def look(self, table: str, seat: int) -> dict[str, Any]:
        """The table as it is."""
        heard = self.heard.setdefault((table, seat), Heard())
        seen: dict[str, Any] = await self.insist("GET", f"/tables/{table}?seat={seat}&after={max(heard.seen, default=0)}")
        heard.seen[seen["seq"]] = seen
        return seen

    async def play(self, table: str, seat: int, seen: dict[str, Any], move: str) -> None:
        """Make a move, once."""
        heard, said = self.heard[table, seat], (seen["seq"], move)
        heard.sent.add(said)
        status, answer = await self.ask("POST", f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": said[0]})
        if status == 201:
            heard.answered.append(said)
            heard.seen[answer["seq"]] = answer

    async def play_bots(self, game: str) -> str:
        """A whole game against a bot, by dice; returns the table."""
        table = await self.open(game, ["me", "bosun"])
        await self.add_nonce(table, 0)
        await self.play_on(table)
        return table

    async def play_today(self, game: str) -> str:
        """Today's deal of a game, to its end; returns the table."""
        table: str = (await self.insist("POST", f"/today/{game}"))["table"]
        [seat] = (await self.insist("GET", f"/tables/{table}/card"))["my_seats"]
        await self.play_on(table, seat)
        return table

    async def play_on(self, table: str, seat: int = 0) -> None:
        """Play a seat to the end of the game."""
        while (seen := await self.look(table, seat))["stage"] != "over":
            if seen["moves"]:
                await self.play(table, seat, seen, self.dice.choice(seen["moves"])["text"])
            else:
                await asyncio.sleep(PAUSE)


async def play_script(crew: tuple[Sailor, Sailor], table: str) -> None:
    """A whole game between two who do the same whenever it is played."""
    for seat, sailor in enumerate(crew):
        await sailor.add_nonce(table, seat)
    seat = 0
    while (seen := await crew[seat].look(table, seat))["stage"] != "over":
        if seen["moves"]:
            choice = zlib.crc32(f"{table} {seat} {seen['seq']}".encode()) % len(seen["moves"])
            await crew[seat].play(table, seat, seen, seen["moves"][choice]["text"])
        else:
            seat = 1 - seat
    for seat, sailor in enumerate(crew):
        await sailor.look(table, seat)


def token(name: str) -> str:
    """The key in somebody's cookie."""
    return f"key-of-{name}"


async def prepare(database: str, people: list[str], scripts: dict[str, str]) -> None:
    """A store with people who are known already, and tables of fixed chance where the first two of them sit."""
    store = Store(database)
    await store.open()
    for name in people:
        await store.add_player(Player(name, name), 1)
        await store.add_session(hashed(token(name)), name, FOREVER)
    for table, game in scripts.items():
        sample = doubloon.game(game).start(2, "sample")
        charter = Charter(
            id=table, game=game, seats=2, options=sample.options, edition=sample.edition, secret="ab" * 32, rules="1",
            opened_at=1, opened_by=people[0], rated=True,
        )  # fmt: skip
        await store.add_berth(charter, [Sat(at=1, seat=seat, player=name) for seat, name in enumerate(people[:2])])
    await store.close()


async def logs_of(database: str, tables: list[str]) -> dict[str, tuple[Charter, list[AnyEntry]]]:
    """What is written of tables."""
    store = Store(database)
    found = {}
    for table in tables:
        charter = await store.charter(table)
        assert charter is not None
        found[table] = charter, await store.log(table)
    await store.close()
    return found


async def check_results(database: str, tables: list[str]) -> None:
    """How games ended is kept for whoever played, with feats and ratings, and is the same when it is told anew from the logs."""
    before, after = await told_twice(database, schema.results, schema.rated, schema.ratings, schema.feats)
    assert before == after, "told anew, games ended otherwise, or other things were done"
    results, rated, ratings, _ = before
    assert {row.berth for row in results} >= set(tables), "a game has ended, and nobody knows how"
    assert rated and len(ratings) == 2 * len(rated), "two people play each rated game"


async def check_tries(database: str, tables: list[str]) -> None:
    """The same of tries at deals of the day; of each deal there is one for each person."""
    before, after = await told_twice(database, schema.tries)
    assert before == after, "told anew, tries are others"
    assert sorted(row.berth for row in before[0]) == sorted(tables), "a deal was tried twice, or nobody knows of it"


async def told_twice(database: str, *kept: Table) -> tuple[list[Any], list[Any]]:
    """What is kept of all tables, and what is told anew from their logs; lists and series are told with it."""
    store = Store(database)
    cards = select(schema.berths.c.id, schema.berths.c.card, schema.berths.c.series).order_by(schema.berths.c.id)
    wanted = [*(select(one).order_by(*one.primary_key) for one in kept), cards]

    async def told() -> list[Any]:
        async with store.engine.connect() as connection:
            return [(await connection.execute(one)).all() for one in wanted]

    before = await told()
    async with store.engine.begin() as connection:
        for one in kept:
            await connection.execute(delete(one))
    await retell(store)
    after = await told()
    await store.close()
    assert before.pop() == after.pop(), "told anew, lists and series show something else"
    return before, after


def check_undisturbed(charter: Charter, log: list[AnyEntry], heard: dict[int, Heard]) -> None:
    """The log holds what was answered, once, and nothing that was never said; and the same moves at a table of their own,
    where nothing ever went wrong, lead to the same states and show everybody what they were shown."""
    berth = reload(charter, log, ())
    assert berth.frozen is None and berth.over, f"{charter.id}: {berth.stage} {berth.frozen}"
    for seat, one in heard.items():
        lines = [log[number] for number in berth.numbers_of(seat)]
        written = {seq: entry.move for seq, entry in enumerate(lines) if isinstance(entry, Moved) and entry.seat == seat}
        lost = [said for said in one.answered if written.get(said[0]) != said[1]]
        assert not lost, f"{charter.id}: answered, and not in the log: {lost}"
        assert len(one.answered) == len({seq for seq, _ in one.answered}), f"{charter.id}: one move was answered twice"
        never_said = set(written.items()) - one.sent
        assert not never_said, f"{charter.id}: in the log, and never said, or doubled: {never_said}"
    nonces = {entry.seat: entry.nonce for entry in log if isinstance(entry, Nonce)}
    agreed = [nonces.get(seat, "") for seat in range(charter.seats)]
    seed = fair.table_seed(charter.secret, charter.dealt_as, charter.game, charter.options, agreed)
    calm = doubloon.game(charter.game).start(charter.seats, seed, edition=charter.edition, **charter.options)
    numbers = {seat: berth.numbers_of(seat) for seat in heard}
    checked = 0
    for number, entry in enumerate(log):
        if isinstance(entry, Moved):
            calm.play(entry.seat, entry.move)
            assert calm.digest == entry.digest, f"{charter.id}: another state after line {number}"
        for seat, one in heard.items():
            seq = bisect(numbers[seat], number)
            if number in numbers[seat] and seq in one.seen and one.seen[seq]["view"] is not None:
                assert one.seen[seq]["view"] == json.loads(json.dumps(calm.view(seat))), f"{charter.id}: another view at {seq}"
                checked += 1
    assert calm.over and calm.digest == berth.played.digest and checked > 0
