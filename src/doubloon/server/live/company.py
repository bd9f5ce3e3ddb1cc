"""The company at each table: who comes and goes, what they say to each other, and who has been gone too long.

A socket belongs to one process. Who is here by the others is kept in the store, renewed with every pulse, so that a server
that dies takes its people with it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter

from ..table.berth import Berth
from ..table.clocks import SECOND
from ..table.keeping import KeepsTables, Said
from ..table.messages import ChatLine, Presence, Update
from ..table.refusals import Refused
from ..table.seating import check_entry, check_holder, check_watching, may_talk, may_watch
from .audience import Listener
from .quay import Quay

SOCKETS_A_PERSON = 20
SPECTATORS_A_TABLE = 500
"""Sockets of those who only watch: whoever plays is never refused for them."""
MOST_NAMED = 50
MOST_TOLD = 50
"""So many lines of chat are told to whoever comes; all of them can be asked for."""
FEW = 8
STIR_EACH, LONGEST_STIR = 0.005, 2.0
"""Seconds before a table is told who is here, for each who listens: so what is told does not grow by the square of them."""


class Company:
    """People at tables, and what they hear of each other."""

    def __init__(self, store: KeepsTables, quay: Quay) -> None:
        self.store = store
        self.muster, self.peace = store.muster, store.peace
        self.quay = quay
        self.audience, self.hours = quay.audience, quay.hours
        self.process = secrets.token_urlsafe(6)
        self.sockets: Counter[str] = Counter()
        """How many each person has open …"""
        self.spectators: Counter[str] = Counter()
        """… and those who only watch at each table."""
        self.restless: set[str] = set()
        """Tables where somebody has come or gone, and the others are told in a moment."""
        self.missed: dict[tuple[str, int], int] = {}
        """Since when somebody has been gone from a seat that others wait for."""

    # Coming and going.

    async def join(self, table: str, listener: Listener, after: int) -> Update:
        """Somebody listens from now on; returns what they have missed."""
        if self.sockets[listener.player] >= SOCKETS_A_PERSON:
            raise Refused(
                429, f"one person may have {SOCKETS_A_PERSON} sockets open; close one first.", reason="too-many-windows"
            )
        if listener.role is None and self.spectators[table] >= SPECTATORS_A_TABLE:
            raise Refused(429, f"at most {SPECTATORS_A_TABLE} may watch a table; there are as many.", reason="too-many-watching")
        listener.deaf_to |= set(await self.peace.blocked_by(listener.player))
        async with self.quay.hold(table) as berth:
            check_entry(berth, listener.player)
            if listener.role is not None:
                check_holder(berth, listener.player, listener.role)
            self.audience.add(table, listener)
            self.sockets[listener.player] += 1
            self.spectators.update([table] if listener.role is None else [])
            first = self.audience.update(berth, listener.role, after)
            listener.seq = first.seq
        return first

    async def settle_in(self, table: str, listener: Listener) -> None:
        """They are told what was said, and the others that they have come."""
        await self.muster.come(table, listener.player, self.process, self.hours.now)
        await self.greet(table, listener)
        await self.pass_on_chat(table)
        await self.stir(table)

    async def leave(self, table: str, listener: Listener) -> None:
        """Somebody listens no longer, and the others are told."""
        self.audience.remove(table, listener)
        self.sockets -= Counter([listener.player])
        self.spectators -= Counter({table: int(listener.role is None)})
        if all(one.player != listener.player for one in self.audience.at(table)):
            await self.muster.go(table, listener.player, self.process)
            await self.stir(table)

    async def greet(self, table: str, listener: Listener) -> None:
        """Whoever comes is told who is here."""
        async with self.quay.lock(table):
            berth = await self.quay.find(table)
            await self.audience.learn(self.audience.present(table))
            listener.meet(self.presence(berth))

    async def stir(self, table: str) -> None:
        """Somebody has come or gone: all who listen are told; in a crowd once for all who do so in one moment."""
        if len(self.audience.at(table)) <= FEW:
            await self.pass_on_presence(table)
        elif table not in self.restless:
            self.restless.add(table)
            self.quay.send_off(self.settle(table))

    async def settle(self, table: str) -> None:
        """Wait a moment, the longer the more are here, and tell who is here by then."""
        await asyncio.sleep(min(LONGEST_STIR, STIR_EACH * len(self.audience.at(table))))
        self.restless.discard(table)
        await self.pass_on_presence(table)

    async def pass_on_presence(self, table: str) -> None:
        """Tell all who listen who is here."""
        if not self.audience.at(table):
            return
        async with self.quay.lock(table):
            berth = await self.quay.find(table)
            await self.audience.learn(self.audience.present(table))
            presence = self.presence(berth)
            for listener in self.audience.at(table):
                listener.meet(presence)

    def presence(self, berth: Berth) -> Presence:
        """Who is at a table."""
        here = self.audience.present(berth.charter.id)
        seats = [number for number, seat in enumerate(berth.seats) if seat.player in here]
        others = here - {seat.player for seat in berth.seats}
        names = sorted(self.audience.names.get(one, "") for one in others)
        return Presence(berth.charter.id, seats, names[:MOST_NAMED])

    # Chat.

    async def say(self, table: str, person: str, said: str) -> ChatLine:
        """Somebody says something, and all who may watch hear it."""
        async with self.quay.hold(table) as berth:
            if not may_talk(berth, person):
                raise Refused(403, "only those at the table talk at it.", reason="not-at-table")
            if berth.closed:
                raise Refused(409, f"this table is frozen, {berth.frozen}", reason="closed")
            line = await self.store.say(table, self.hours.now, person, said)
            await self.audience.learn({person})
            out = self.chat_line(berth, line)
        await self.muster.announce(f"{table}#chat")
        await self.pass_on_chat(table)
        return out

    def chat_line(self, berth: Berth, line: Said) -> ChatLine:
        """A line as others may read it: by a name, not by who it is to us."""
        seat = next(iter(berth.seats_of(line.player)), None)
        return ChatLine(berth.charter.id, line.seq, line.at, seat, self.audience.names.get(line.player, ""), line.said)

    async def chat(self, berth: Berth, first: int, person: str) -> list[ChatLine]:
        """What was said at a table, from a line on, as somebody wants to read it."""
        deaf_to = set(await self.peace.blocked_by(person))
        lines = await self.said(berth.charter.id, first)
        return [self.chat_line(berth, line) for line in lines if line.player not in deaf_to]

    async def said(self, table: str, first: int) -> list[Said]:
        """The lines, with all who said them known by name."""
        lines = await self.store.chat(table, first)
        await self.audience.learn({line.player for line in lines})
        return lines

    async def author(self, table: str, person: str, seq: int) -> Said:
        """A line that somebody else said, for one who may read it."""
        async with self.quay.hold(table) as berth:
            check_watching(berth, person)
        line = next((line for line in await self.store.chat(table, seq) if line.seq == seq), None)
        if line is None:
            raise Refused(404, f"no line {seq} was said at this table.", reason="no-line")
        if line.player == person:
            raise Refused(409, "you said that yourself.", reason="own-line")
        return line

    async def block(self, person: str, blocked: str) -> None:
        """From now on somebody does not read another's words, at any table."""
        await self.peace.block(person, blocked, self.hours.now)
        for one in self.audience.of(person):
            one.deaf_to.add(blocked)

    async def unblock(self, person: str, blocked: str) -> None:
        """They do again."""
        await self.peace.unblock(person, blocked)
        for one in self.audience.of(person):
            one.deaf_to.discard(blocked)

    async def pass_on_chat(self, table: str) -> None:
        """Tell all who listen what they have not heard, or the last of it."""
        if not self.audience.at(table):
            return
        async with self.quay.lock(table):
            berth = await self.quay.find(table)
            ears = [one for one in self.audience.at(table) if may_watch(berth, one.player)]
            if not ears:
                return
            for line in (await self.said(table, min(one.heard for one in ears)))[-MOST_TOLD:]:
                told = self.chat_line(berth, line)
                for one in ears:
                    if one.heard <= line.seq:
                        one.heard = line.seq + 1
                        if line.player not in one.deaf_to:
                            one.send(told)

    # Word from the other processes, and rounds.

    async def hear(self, word: str | None) -> None:
        """A word that is not about a line of a log: `table#chat`, `table#here`, `table#gone`, `player#who`; None: perhaps all."""
        about, _, what = (word or "").partition("#")
        if word is None:
            for table in list(self.audience.listeners):
                await self.pass_on_chat(table)
            await self.renew()
        elif what == "chat":
            await self.pass_on_chat(about)
        elif what == "gone":
            await self.quay.drop(about)
        elif what == "here":
            now = await self.muster.elsewhere(about, self.process, self.hours.now)
            await self.replace_elsewhere({**self.audience.elsewhere, about: now})
        elif about in self.audience.names:
            self.audience.names.pop(about)
            await self.audience.learn({about})

    async def renew(self) -> None:
        """With every pulse: those here still are, those of dead servers go, and who has signed out is sent away."""
        await self.replace_elsewhere(await self.muster.renew(self.process, self.hours.now))
        tokens = {one.token for table in list(self.audience.listeners) for one in self.audience.at(table)}
        if tokens:
            for token in tokens - await self.muster.good_sessions(tokens, self.hours.now):
                self.hang_up(token)

    async def replace_elsewhere(self, now: dict[str, set[str]]) -> None:
        """Take note of who is where by the other processes, and tell those here of changes."""
        here = {table: people for table, people in now.items() if people}
        before, self.audience.elsewhere = self.audience.elsewhere, here
        for table in before.keys() | now.keys():
            if before.get(table, set()) != now.get(table, set()):
                await self.pass_on_presence(table)

    def hang_up(self, token: str) -> None:
        """Close the sockets of a session that has ended."""
        for table in list(self.audience.listeners):
            for one in self.audience.at(table):
                if one.token == token:
                    one.close(Refused(401, "you have signed out, or your session has run out.", reason="signed-out"))

    def long_gone(self) -> list[tuple[str, int]]:
        """Tables and seats where somebody has been gone too long while others wait; to be asked again and again.

        Whoever takes a seat back is not gone from that moment on, though they have not come to the table yet.
        """
        now, gone, long = self.hours.now, dict[tuple[str, int], int](), []
        for table in list(self.audience.listeners):
            if (moored := self.quay.moored.get(table)) is None:
                continue
            berth = moored.berth
            for seat in self.audience.absent(berth):
                since = gone[table, seat] = max(self.missed.get((table, seat), now), berth.seats[seat].since)
                if berth.charter.grace is not None and now - since >= berth.charter.grace * SECOND:
                    long.append((table, seat))
        self.missed = gone
        return long
