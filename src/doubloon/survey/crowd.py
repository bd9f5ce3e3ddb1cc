"""A crowd of scripted people at many tables, who move when a steady clock tells them to, whether or not the server keeps up.

A move's latency runs from the moment it was due to the moment when the opponent's socket has told of it, so a server that
falls behind cannot hide it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from time import perf_counter
from typing import Any

import msgspec

from .callers import Answer, Socket, Switchboard, listen

TOGETHER = 32
"""Tables that are set up at the same time."""
SEED = 20_011
UPDATE = b'{"kind":"update"'
"""What a message about the game begins with; others tell who is there and what is said."""


class Choice(msgspec.Struct, frozen=True):
    """A move that may be made."""

    text: str


class Line(msgspec.Struct, frozen=True):
    """Something that happened."""

    seat: int | None


class Seen(msgspec.Struct, frozen=True):
    """All of an update that a scripted player looks at."""

    seq: int
    stage: str
    lines: list[Line]
    moves: list[Choice]


READ = msgspec.json.Decoder(Seen)


class Person:
    """Somebody who plays at one table after another."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.place, self.seat = divmod(number, 2)
        self.cookie = ""
        self.table = ""
        self.seq = 0
        self.moves: list[Choice] = []
        self.due = 0.0
        """When the last move was to be sent."""
        self.busy = False
        """Whether the answer to a move is still to come."""
        self.listed = False
        """Whether the clock knows that this person may move."""
        self.socket: Socket | None = None


class Tally:
    """What was counted."""

    def __init__(self) -> None:
        self.moves = 0
        self.late = 0
        """Moves that were due while nobody could move."""
        self.finished = 0
        self.refusals: list[str] = []
        self.seen: list[float] = []
        """Seconds until the opponent's socket told of a move."""
        self.answered: list[float] = []
        """Seconds until the mover had the answer."""


class Crowd:
    """Two people at each table."""

    def __init__(self, ports: list[int], tables: int, games: tuple[str, ...]) -> None:
        self.ports = ports
        self.games = games
        self.board = Switchboard(ports)
        self.dice = random.Random(SEED)
        self.people = [Person(number) for number in range(2 * tables)]
        self.ready: list[Person] = []
        self.errands: set[asyncio.Task[None]] = set()
        self.tally = Tally()

    def pair(self, place: int) -> list[Person]:
        """The two at a table."""
        return self.people[2 * place : 2 * place + 2]

    async def ask(self, person: Person, verb: str, path: str, body: object) -> Answer:
        """A request of one person, at that person's door."""
        return await self.board.ask(verb, path, body, cookie=person.cookie, door=person.number)

    # Coming and going.

    async def come(self, *, sockets: bool = True) -> None:
        """Everybody comes aboard and sits down."""
        gate = asyncio.Semaphore(TOGETHER)

        async def one(place: int) -> None:
            async with gate:
                await self.welcome(place)
                await self.sit_down(place, sockets=sockets)

        await asyncio.gather(*(one(place) for place in range(len(self.people) // 2)))

    async def welcome(self, place: int) -> None:
        """Two people say their names."""
        for person in self.pair(place):
            answer = await self.ask(person, "POST", "/api/me", {"name": f"Sailor {person.number}"})
            answer.read()
            person.cookie = answer.cookie

    async def sit_down(self, place: int, *, sockets: bool = True) -> None:
        """A new table for two, from its opening to the moment when it can begin."""
        host, guest = pair = self.pair(place)
        wish = {"game": self.games[place % len(self.games)], "seats": 2}
        table: str = (await self.ask(host, "POST", "/api/tables", wish)).read()["table"]
        (await self.ask(guest, "PUT", f"/api/tables/{table}/seats/1", {"who": "me"})).read()
        for person in pair:
            person.table, person.seq, person.moves, person.due = table, 0, [], 0.0
            if sockets:
                await self.open_socket(person)
        for person in pair:
            grain = {"nonce": f"grain{person.number}"}
            answer = await self.ask(person, "POST", f"/api/tables/{table}/seats/{person.seat}/nonce", grain)
            if sockets:
                answer.read()
            else:
                self.look(person, READ.decode(answer.body))

    async def open_socket(self, person: Person) -> None:
        """The seat's socket; the one to the last table is closed."""
        if person.socket is not None:
            person.socket.close()
        table = person.table

        def hear(message: bytes) -> None:
            if person.table == table and message.startswith(UPDATE):
                self.hear(person, READ.decode(message))

        path = f"/api/tables/{table}/live?seat={person.seat}"
        person.socket = await listen(self.ports[person.number % len(self.ports)], path, person.cookie, hear)

    async def go(self) -> None:
        """Everybody leaves."""
        for errand in self.errands:
            errand.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        for person in self.people:
            if person.socket is not None:
                person.socket.close()
        self.board.close()

    # Playing.

    async def play(self, rate: float, seconds: float) -> None:
        """Moves at a steady rate for so long."""
        begun = perf_counter()
        for number in range(int(rate * seconds)):
            due = begun + number / rate
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            person = self.pick()
            if person is None:
                self.tally.late += 1
                await asyncio.sleep(0)
            else:
                self.run(self.move(person, due))

    def begin_tally(self) -> Tally:
        """Count from here on."""
        self.tally = Tally()
        return self.tally

    async def settle(self, seconds: float = 5.0) -> None:
        """Wait for what is under way."""
        if self.errands:
            await asyncio.wait(self.errands, timeout=seconds)

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Let something be done meanwhile."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def pick(self) -> Person | None:
        """Somebody who may move."""
        while self.ready:
            which = self.dice.randrange(len(self.ready))
            person, self.ready[which] = self.ready[which], self.ready[-1]
            self.ready.pop()
            person.listed = False
            if person.moves and not person.busy:
                return person
        return None

    async def move(self, person: Person, due: float) -> None:
        """One move, and its answer."""
        person.busy, person.due = True, due
        table, said = person.table, {"move": self.dice.choice(person.moves).text, "after": person.seq}
        person.moves = []
        try:
            answer = await self.ask(person, "POST", f"/api/tables/{table}/seats/{person.seat}/moves", said)
        finally:
            person.busy = False
        if answer.status == 201:
            self.tally.moves += 1
            self.tally.answered.append(perf_counter() - due)
            if person.table == table:
                self.look(person, READ.decode(answer.body))
        else:
            self.tally.refusals.append(answer.body.decode())

    def hear(self, person: Person, seen: Seen) -> None:
        """A socket told of something."""
        foe = self.people[person.number ^ 1]
        if foe.due and any(line.seat == foe.seat for line in seen.lines):
            self.tally.seen.append(perf_counter() - foe.due)
            foe.due = 0.0
        self.look(person, seen)

    def look(self, person: Person, seen: Seen) -> None:
        """Whoever may move is known to the clock; a table that is over is replaced."""
        if seen.seq > person.seq:
            person.seq, person.moves = seen.seq, seen.moves
            if seen.stage == "over" and person.seat == 0:
                self.tally.finished += 1
                self.run(self.sit_down(person.place))
        if person.moves and not person.busy and not person.listed:
            person.listed = True
            self.ready.append(person)
