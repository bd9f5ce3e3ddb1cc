"""The harbour itself: tables that are in use, and all that can be done to them.

Whatever is done to a table is done under its lock, written to the log, and only then told to anybody. Who writes a line
that another process has written first reads on and asks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

import doubloon

from ...core.version import VERSION
from ..store import Aftermath, LostRace
from ..store.parting import take_away
from ..table import fair
from ..table.berth import AT_THE_BEGINNING, Berth, Charter, Origin, reload
from ..table.cards import kept
from ..table.clocks import read_clock, read_grace
from ..table.entries import AnyEntry, Began, Closed, Flagged, Moved, Nonce, Sat, Undone
from ..table.messages import Wish
from ..table.refusals import Refused, refused
from ..table.seating import STAND_IN, check_holder, check_turn, ending, given_up, hurried, pardoned, reseated, sitting
from . import metrics
from .notices import your_turn
from .quay import Quay

ID_BYTES = 9
PATIENCE = 8
"""How often a line is tried again that another process came before."""


class Harbour(Quay):
    """All tables, and what can be done to them."""

    # Writing.

    async def write(self, berth: Berth, entry: AnyEntry) -> None:
        """Let an entry happen and write it down with what follows; if it cannot be written, it has not happened."""
        table, first, before, begun = berth.charter.id, len(berth.entries), berth.acting, time.perf_counter()
        try:
            self.happen(berth, entry)
            if not berth.begun and berth.ready:
                self.happen(berth, Began(at=self.now))
            new = berth.entries[first:]
            after = self.aftermath(berth, new, before)
            written = self.store.append(table, first, new[0], after, *new[1:])
        except BaseException:
            self.forget(table)
            raise
        try:
            with metrics.WRITING.time():
                await asyncio.shield(written)
        except BaseException as trouble:
            self.forget(table)
            if not isinstance(trouble, LostRace):
                self.send_off(self.hear_after(written, table))
            raise
        self.publish(berth)
        for one in new:
            metrics.count(one)
        metrics.PUBLISHING.observe(time.perf_counter() - begun)
        if after.bot_due is not None:
            self.wanted.set()

    def happen(self, berth: Berth, entry: AnyEntry) -> None:
        """Let an entry happen, and note what the table is then."""
        berth.take_in(entry)
        if isinstance(entry, Moved | Undone):
            berth.entries[-1] = msgspec.structs.replace(entry, digest=berth.played.log[-1].digest)

    async def hear_after(self, written: asyncio.Future[None], table: str) -> None:
        """Whoever wrote a line is gone: see what became of it, and tell those who watch."""
        await asyncio.wait([written])
        await self.hear(table)

    def aftermath(self, berth: Berth, new: Sequence[AnyEntry], before: tuple[int, ...] = ()) -> Aftermath:
        """What is to be done about the table from now on, who has sat down, and whose turn has begun since `before`."""
        bots = [seat for seat in berth.acting if berth.seats[seat].bot]
        clocks, people = berth.clocks, [seat for seat in berth.acting if not berth.seats[seat].bot]
        left = [clocks.remaining(seat, self.now, self.downtimes) for seat in people] if clocks else []
        begun = {berth.seats[seat].player: seat for seat in reversed(people) if seat not in before}
        absent = self.hooked.intersection(begun) - self.company.present(berth.charter.id) if self.hooked else ()
        return Aftermath(
            berth.stage,
            bot_due=self.now if bots else None,
            flag_due=self.now + min(left) if left else None,
            notices=tuple((player, your_turn(berth, begun[player], self.public_url, self.now)) for player in absent),
            card=msgspec.json.encode(kept(berth)),
            crew=tuple(entry.player for entry in new if isinstance(entry, Sat) and entry.player),
            owner=berth.charter.opened_by,
            alone=all(seat.player is None for seat in berth.seats),
            at=self.now,
        )

    async def change(self, table: str, wish: Callable[[Berth], AnyEntry]) -> Berth:
        """Do something to a table: the wish looks at it and says what is to be written, or refuses.

        The table is handed out as it was written; look at it before waiting for anything else.
        """
        async with self.lock(table):
            berth = await self.find(table)
            for _ in range(PATIENCE):
                seen = len(berth.entries)
                try:
                    entry = asked(berth, wish)
                except Refused:
                    berth = await self.current(table)
                    if len(berth.entries) == seen:
                        raise
                    continue
                try:
                    await self.write(berth, entry)
                    return berth
                except LostRace:
                    berth = await self.catch_up(table)
            raise Refused(503, "too many at once; please try again.", reason="busy")

    # What people can do.

    async def open(self, player: str, wish: Wish, origin: Origin = AT_THE_BEGINNING) -> Charter:
        """A new table, from its beginning or from a position of another."""
        game, crew = find_game(wish.game), list(wish.crew)
        seats = wish.seats or max(len(crew), game.seats[0])
        options: dict[str, Any] = dict(wish.options)
        try:
            for name in options.keys() - game.options.keys():
                raise doubloon.UnknownOption(
                    f"{game.name} has no option {name!r}; there are {', '.join(game.options) or 'none'}."
                )
            if origin.start is not None:
                sample = game.from_position(origin.start, "sample", edition=origin.edition)
            else:
                sample = game.start(seats, "sample", **options)
        except doubloon.Error as trouble:
            raise refused(trouble) from trouble
        crew = (crew or ["me"]) + ["open"] * (seats - max(len(crew), 1))
        if len(crew) > seats:
            raise Refused(400, f"{len(crew)} people and bots for {seats} seats.")
        if wish.spectators not in ("off", "link", "public"):
            raise Refused(400, f"spectators can be off, link or public, not {wish.spectators!r}.")
        charter = Charter(
            id=secrets.token_urlsafe(ID_BYTES), game=game.name, seats=seats, options=sample.options, edition=sample.edition,
            secret=fair.new_secret(), rules=VERSION, opened_at=self.now, opened_by=player, spectators=wish.spectators,
            watchers_talk=wish.watchers_talk,
            clock=(clock := read_clock(wish.clock)), grace=read_grace(wish.grace, clock), start=origin.start,
            dealt_for=origin.dealt_for, parent=origin.parent,
        )  # fmt: skip
        names = dict(enumerate(wish.names))
        sat = [sitting(seat, who, player, self.now, names.get(seat, "")) for seat, who in enumerate(crew) if who != "open"]
        await self.launch(charter, sat)
        return charter

    async def launch(self, charter: Charter, first: Sequence[AnyEntry]) -> None:
        """Write a new table down, dealt if nobody is waited for; one of that name that is there already stays as it is."""
        berth = await asyncio.to_thread(reload, charter, first, self.downtimes)
        if not berth.begun and berth.ready:
            berth.take_in(Began(at=self.now))
        await self.store.add_berth(charter, berth.entries, self.aftermath(berth, berth.entries))
        self.wanted.set()

    async def sit(self, table: str, player: str, seat: int, who: str) -> Berth:
        """Take a seat, give it up, or let a bot keep it."""
        await self.learn({player})
        return await self.change(table, lambda berth: reseated(berth, player, seat, who, self.now))

    async def pardon(self, table: str, player: str, seat: int) -> Berth:
        """Let somebody whose time ran out have their seat back."""
        return await self.change(table, lambda berth: pardoned(berth, player, seat, self.now))

    async def hurry(self, table: str, player: str, seat: int) -> Berth:
        """Let bots play at once until a person is to decide again; where none keeps anybody waiting, all stays as it is."""
        async with self.lock(table):
            berth = await self.current(table)
            hurried(berth, player, seat, self.now)
            if berth.hurried or not berth.bots_act:
                return berth
        return await self.change(table, lambda berth: hurried(berth, player, seat, self.now))

    async def keep_warm(self, table: str, seat: int) -> None:
        """A bot stands in for somebody who has gone; the seat stays theirs."""

        def wish(berth: Berth) -> AnyEntry:
            if seat not in self.company.absent(berth):
                raise Refused(409, "nobody waits for that seat any more.")
            return Sat(at=self.now, seat=seat, player=berth.seats[seat].player, bot=STAND_IN)

        with contextlib.suppress(Refused):
            await self.change(table, wish)

    async def give_up(self, table: str, player: str) -> None:
        """Somebody leaves for good: a bot stands in at every seat of theirs where a game goes on, others are free."""
        await self.again_and_again(table, lambda berth: given_up(berth, player, self.now))

    async def resign(self, table: str, player: str) -> None:
        """The same, for somebody who is told why they cannot."""
        await self.change(table, lambda berth: given_up(berth, player, self.now))
        await self.give_up(table, player)

    async def end_game(self, table: str, player: str, agrees: bool) -> Berth:
        """Somebody wants the game to end without a winner, or to go on."""
        return await self.change(table, lambda berth: ending(berth, player, agrees, self.now))

    async def remove(self, table: str, player: str) -> None:
        """Somebody wants nothing more to do with a table: a game with nobody else ends, from any other they go.

        A table of their own where nobody has come yet is taken away.
        """
        async with self.lock(table):
            berth = await self.current(table)
            nobody_came = berth.stage == "open" and berth.people <= {player} and berth.charter.opened_by == player
            alone = berth.stage == "playing" and berth.people == {player}
            if nobody_came:
                await take_away(self.store.engine, table)
        if nobody_came:
            await self.clear_away([table])
        elif alone:
            await self.end_game(table, player, agrees=True)
        else:
            await self.give_up(table, player)

    async def close_table(self, table: str, why: str) -> Berth:
        """Nobody plays or talks there any more."""
        return await self.change(table, lambda _: Closed(at=self.now, why=why))

    async def hand_over(self, table: str, guest: str, account: str) -> None:
        """All that a guest has at a table goes to their account; at a frozen table, nothing can be changed."""
        await self.learn({account})

        def wish(berth: Berth) -> AnyEntry:
            seat = next(iter(berth.seats_of(guest)), None)
            if seat is None:
                raise Refused(409, "they hold no seat there any more.")
            sits = berth.seats[seat]
            return Sat(at=self.now, seat=seat, player=account, bot=sits.bot, name=sits.name)

        await self.again_and_again(table, wish)

    async def again_and_again(self, table: str, wish: Callable[[Berth], AnyEntry]) -> None:
        """Do something to a table until there is nothing left to do."""
        try:
            while True:
                await self.change(table, wish)
        except Refused as refusal:
            if refusal.status not in (403, 404, 409):
                raise

    async def add_nonce(self, table: str, player: str, seat: int, nonce: str) -> Berth:
        """A page adds its grain of chance, once, before the cards are dealt; the same again, after a line broke, is no second."""
        async with self.lock(table):
            berth = await self.current(table)
            check_holder(berth, player, seat)
            if berth.seats[seat].nonce == nonce:
                return berth

        def wish(berth: Berth) -> AnyEntry:
            check_holder(berth, player, seat)
            if berth.begun:
                raise Refused(409, "the cards are dealt already.", reason="nonce-there")
            if berth.seats[seat].nonce:
                raise Refused(409, "this seat has added its nonce already.", reason="nonce-there")
            if not 1 <= len(nonce) <= 64 or not nonce.isascii() or not nonce.isalnum():
                raise Refused(400, "a nonce is 1 to 64 letters and digits.")
            return Nonce(at=self.now, seat=seat, nonce=nonce)

        return await self.change(table, wish)

    async def play(self, table: str, player: str, seat: int, move: str, after: int) -> Berth:
        """A move, by whoever holds the seat and has seen all it may see."""

        def wish(berth: Berth) -> AnyEntry:
            check_turn(berth, player, seat, after)
            return self.moved(berth, seat, move, bot=False)

        return await self.change(table, wish)

    def moved(self, berth: Berth, seat: int, move: str, *, bot: bool) -> Moved:
        """A move that is legal, or a refusal that names the rule."""
        if seat not in berth.acting and berth.game.simultaneous and not berth.over:
            # for how many of them is nobody's business
            raise Refused(409, "this seat has decided; wait for the others.", reason="decided")
        paragraph = berth.played.why_not(seat, move) if seat in berth.acting else None
        if seat not in berth.acting or paragraph:
            berth.played.copy().play(seat, move)  # says why not
        read = berth.played.read(seat, move)
        return Moved(at=self.now, seat=seat, move=str(read), digest="", bot=bot)

    async def undo(self, table: str, player: str, seat: int, after: int) -> Berth:
        """The last move is taken back."""

        def wish(berth: Berth) -> AnyEntry:
            check_turn(berth, player, seat, after)
            if not berth.played.can_undo(seat):
                berth.played.copy().undo(seat)  # says why not
            if berth.spare_undos <= 0:
                raise Refused(409, "enough has been taken back at this table: this move stands.", reason="enough-undone")
            return Undone(at=self.now, seat=seat, digest="")

        return await self.change(table, wish)

    async def flag(self, table: str) -> Berth | None:
        """Where somebody's time has run out, a bot takes the seat."""

        def wish(berth: Berth) -> AnyEntry:
            for seat in berth.acting:
                if berth.clocks and not berth.seats[seat].bot and not berth.clocks.remaining(seat, self.now, self.downtimes):
                    return Flagged(at=self.now, seat=seat, bot=STAND_IN)
            raise Refused(409, "nobody's time has run out.")

        try:
            return await self.change(table, wish)
        except Refused:
            return None


def asked(berth: Berth, wish: Callable[[Berth], AnyEntry]) -> AnyEntry:
    """What a wish comes to, or a refusal."""
    if berth.frozen:
        raise Refused(409, f"this table is frozen, {berth.frozen}", reason="frozen")
    try:
        return wish(berth)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble


def find_game(name: str) -> doubloon.Game:
    """A game by its name."""
    try:
        return doubloon.game(name)
    except doubloon.Error as trouble:
        raise Refused(404, str(trouble), reason="no-game") from trouble
