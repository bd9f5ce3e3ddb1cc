"""The company at each table: who watches live, what they say to each other, and who has gone.

A socket belongs to one process. Who is here by the others is kept in the store, renewed with every pulse, so that a server
that dies takes its people with it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from ..store import Said, peace
from ..store import company as kept
from ..table.berth import Berth
from ..table.clocks import SECOND
from ..table.messages import ChatLine, Presence, SocketMessage, Update
from ..table.refusals import Refused
from ..table.seating import check_entry, check_holder, check_watching, may_talk, may_watch
from ..table.sight import Role
from ..web.limits import SOCKETS_A_PERSON, SPECTATORS_A_TABLE

if TYPE_CHECKING:
    from .quay import Quay

MOST_NAMED = 50
MOST_TOLD = 50
"""So many lines of chat are told to whoever comes; all of them can be asked for."""
FEW = 8
STIR_EACH, LONGEST_STIR = 0.005, 2.0
"""Seconds before a table is told who is here, for each who listens: so what is told does not grow by the square of them."""


class Listener:
    """Somebody who watches a table live."""

    def __init__(
        self,
        role: Role,
        player: str,
        token: str,
        heard: int,
        send: Callable[[SocketMessage | str], None],
        close: Callable[[Refused], None],
    ) -> None:
        self.role = role
        self.player = player
        self.token = token
        """The hash of the key they came with."""
        self.seq = 0
        self.heard = heard
        """The next line of chat to be told them."""
        self.met: Presence | None = None
        """Whom they have been told to be here."""
        self.deaf_to: set[str] = set()
        """Whose words they do not want to read."""
        self.send = send
        self.close = close

    def meet(self, presence: Presence) -> None:
        """They are told who is here, where that is news."""
        if presence != self.met:
            self.met = presence
            self.send(presence)


class Company:
    """Everybody who watches live, here and by the other processes."""

    def __init__(self, harbour: Quay) -> None:
        self.harbour = harbour
        self.engine = harbour.store.engine
        self.process = secrets.token_urlsafe(6)
        self.sockets: Counter[str] = Counter()
        """How many each person has open …"""
        self.spectators: Counter[str] = Counter()
        """… and those who only watch at each table."""
        self.restless: set[str] = set()
        """Tables where somebody has come or gone, and the others are told in a moment."""
        self.elsewhere: dict[str, set[str]] = {}
        self.missed: dict[tuple[str, int], int] = {}
        """Since when somebody has been gone from a seat that others wait for."""

    def at(self, table: str) -> list[Listener]:
        """Who listens at a table by this process."""
        return list(self.harbour.listeners.get(table, ()))

    def present(self, table: str) -> set[str]:
        """Who is at a table, wherever their socket is."""
        return {one.player for one in self.at(table)} | self.elsewhere.get(table, set())

    # Coming and going.

    async def join(self, table: str, listener: Listener, after: int) -> Update:
        """Somebody listens from now on; returns what they have missed."""
        harbour = self.harbour
        if self.sockets[listener.player] >= SOCKETS_A_PERSON:
            raise Refused(
                429, f"one person may have {SOCKETS_A_PERSON} sockets open; close one first.", reason="too-many-windows"
            )
        if listener.role is None and self.spectators[table] >= SPECTATORS_A_TABLE:
            raise Refused(429, f"at most {SPECTATORS_A_TABLE} may watch a table; there are as many.", reason="too-many-watching")
        listener.deaf_to |= set(await peace.blocked_by(self.engine, listener.player))
        async with harbour.lock(table):
            berth = await harbour.current(table)
            check_entry(berth, listener.player)
            if listener.role is not None:
                check_holder(berth, listener.player, listener.role)
            harbour.listeners.setdefault(table, []).append(listener)
            self.sockets[listener.player] += 1
            self.spectators.update([table] if listener.role is None else [])
            first = harbour.update(berth, listener.role, after)
            listener.seq = first.seq
        return first

    async def settle_in(self, table: str, listener: Listener) -> None:
        """They are told what was said, and the others that they have come."""
        await kept.come(self.engine, table, listener.player, self.process, self.harbour.now)
        await self.greet(table, listener)
        await self.pass_on_chat(table)
        await self.stir(table)

    async def leave(self, table: str, listener: Listener) -> None:
        """Somebody listens no longer, and the others are told."""
        listeners = self.harbour.listeners
        listeners[table].remove(listener)
        self.sockets -= Counter([listener.player])
        self.spectators -= Counter({table: int(listener.role is None)})
        if not listeners[table]:
            del listeners[table]
        if all(one.player != listener.player for one in self.at(table)):
            await kept.go(self.engine, table, listener.player, self.process)
            await self.stir(table)

    async def greet(self, table: str, listener: Listener) -> None:
        """Whoever comes is told who is here."""
        harbour = self.harbour
        async with harbour.lock(table):
            berth = await harbour.find(table)
            await harbour.learn(self.present(table))
            listener.meet(self.presence(berth))

    async def stir(self, table: str) -> None:
        """Somebody has come or gone: all who listen are told; in a crowd once for all who do so in one moment."""
        if len(self.at(table)) <= FEW:
            await self.pass_on_presence(table)
        elif table not in self.restless:
            self.restless.add(table)
            self.harbour.send_off(self.settle(table))

    async def settle(self, table: str) -> None:
        """Wait a moment, the longer the more are here, and tell who is here by then."""
        await asyncio.sleep(min(LONGEST_STIR, STIR_EACH * len(self.at(table))))
        self.restless.discard(table)
        await self.pass_on_presence(table)

    async def pass_on_presence(self, table: str) -> None:
        """Tell all who listen who is here."""
        if not self.at(table):
            return
        harbour = self.harbour
        async with harbour.lock(table):
            berth = await harbour.find(table)
            await harbour.learn(self.present(table))
            presence = self.presence(berth)
            for listener in self.at(table):
                listener.meet(presence)

    def presence(self, berth: Berth) -> Presence:
        """Who is at a table."""
        here = self.present(berth.charter.id)
        seats = [number for number, seat in enumerate(berth.seats) if seat.player in here]
        others = here - {seat.player for seat in berth.seats}
        names = sorted(self.harbour.names.get(one, "") for one in others)
        return Presence(berth.charter.id, seats, names[:MOST_NAMED])

    # Chat.

    async def say(self, table: str, person: str, said: str) -> ChatLine:
        """Somebody says something, and all who may watch hear it."""
        harbour = self.harbour
        async with harbour.lock(table):
            berth = await harbour.current(table)
            if not may_talk(berth, person):
                raise Refused(403, "only those at the table talk at it.", reason="not-at-table")
            if berth.closed:
                raise Refused(409, f"this table is frozen, {berth.frozen}", reason="closed")
            line = await harbour.store.say(table, harbour.now, person, said)
            await harbour.learn({person})
            out = self.chat_line(berth, line)
        await kept.announce(self.engine, f"{table}#chat")
        await self.pass_on_chat(table)
        return out

    def chat_line(self, berth: Berth, line: Said) -> ChatLine:
        """A line as others may read it: by a name, not by who it is to us."""
        seat = next(iter(berth.seats_of(line.player)), None)
        return ChatLine(berth.charter.id, line.seq, line.at, seat, self.harbour.names.get(line.player, ""), line.said)

    async def chat(self, berth: Berth, first: int, person: str) -> list[ChatLine]:
        """What was said at a table, from a line on, as somebody wants to read it."""
        deaf_to = set(await peace.blocked_by(self.engine, person))
        lines = await self.said(berth.charter.id, first)
        return [self.chat_line(berth, line) for line in lines if line.player not in deaf_to]

    async def said(self, table: str, first: int) -> list[Said]:
        """The lines, with all who said them known by name."""
        lines = await self.harbour.store.chat(table, first)
        await self.harbour.learn({line.player for line in lines})
        return lines

    async def author(self, table: str, person: str, seq: int) -> Said:
        """A line that somebody else said, for one who may read it."""
        async with self.harbour.lock(table):
            check_watching(await self.harbour.current(table), person)
        line = next((line for line in await self.harbour.store.chat(table, seq) if line.seq == seq), None)
        if line is None:
            raise Refused(404, f"no line {seq} was said at this table.", reason="no-line")
        if line.player == person:
            raise Refused(409, "you said that yourself.", reason="own-line")
        return line

    async def block(self, person: str, blocked: str) -> None:
        """From now on somebody does not read another's words, at any table."""
        await peace.block(self.engine, person, blocked, self.harbour.now)
        for one in self.of(person):
            one.deaf_to.add(blocked)

    async def unblock(self, person: str, blocked: str) -> None:
        """They do again."""
        await peace.unblock(self.engine, person, blocked)
        for one in self.of(person):
            one.deaf_to.discard(blocked)

    def of(self, person: str) -> list[Listener]:
        """All by which somebody listens here."""
        return [one for listeners in self.harbour.listeners.values() for one in listeners if one.player == person]

    async def pass_on_chat(self, table: str) -> None:
        """Tell all who listen what they have not heard, or the last of it."""
        if not self.at(table):
            return
        async with self.harbour.lock(table):
            berth = await self.harbour.find(table)
            ears = [one for one in self.at(table) if may_watch(berth, one.player)]
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
            for table in list(self.harbour.listeners):
                await self.pass_on_chat(table)
            await self.renew()
        elif what == "chat":
            await self.pass_on_chat(about)
        elif what == "gone":
            await self.harbour.drop(about)
        elif what == "here":
            now = await kept.elsewhere(self.engine, about, self.process, self.harbour.now)
            await self.replace_elsewhere({**self.elsewhere, about: now})
        elif about in self.harbour.names:
            self.harbour.names.pop(about)
            await self.harbour.learn({about})

    async def renew(self) -> None:
        """With every pulse: those here still are, those of dead servers go, and who has signed out is sent away."""
        harbour = self.harbour
        await self.replace_elsewhere(await kept.renew(self.engine, self.process, harbour.now))
        tokens = {one.token for table in list(harbour.listeners) for one in self.at(table)}
        if tokens:
            for token in tokens - await kept.good_sessions(self.engine, tokens, harbour.now):
                self.send_away(token)

    async def replace_elsewhere(self, now: dict[str, set[str]]) -> None:
        """Take note of who is where by the other processes, and tell those here of changes."""
        before, self.elsewhere = self.elsewhere, {table: people for table, people in now.items() if people}
        for table in before.keys() | now.keys():
            if before.get(table, set()) != now.get(table, set()):
                await self.pass_on_presence(table)

    def send_away(self, token: str) -> None:
        """Close the sockets of a session that has ended."""
        for table in list(self.harbour.listeners):
            for one in self.at(table):
                if one.token == token:
                    one.close(Refused(401, "you have signed out, or your session has run out.", reason="signed-out"))

    def long_gone(self) -> list[tuple[str, int]]:
        """Tables and seats where somebody has been gone too long while others wait; to be asked again and again.

        Whoever takes a seat back is not gone from that moment on, though they have not come to the table yet.
        """
        harbour, gone, long = self.harbour, dict[tuple[str, int], int](), []
        for table in list(harbour.listeners):
            if (live := harbour.live.get(table)) is None:
                continue
            grace = live.berth.charter.grace
            for seat in self.absent(live.berth):
                since = gone[table, seat] = max(self.missed.get((table, seat), harbour.now), live.berth.seats[seat].since)
                if grace is not None and harbour.now - since >= grace * SECOND:
                    long.append((table, seat))
        self.missed = gone
        return long

    def absent(self, berth: Berth) -> list[int]:
        """The seats that must move, whose people are gone, while somebody else who plays is here."""
        if berth.charter.grace is None or berth.frozen:
            return []
        here = self.present(berth.charter.id)
        players = {seat.player for seat in berth.seats if seat.player}
        away = [
            number for number in berth.acting if berth.seats[number].bot is None and berth.seats[number].player not in here
        ]  # fmt: skip
        return away if players & here else []
