"""The harbour: all that can be done to tables.

Whatever is done to a table is done under its lock, written to the log, and only then told to anybody. Who writes a line
that another process has written first reads on and asks again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from ..table import bids
from ..table.aftermath import Aftermath, aftermath
from ..table.berth import AT_THE_BEGINNING, Berth, Charter, Origin, reload
from ..table.bids import Bid, granted, happen
from ..table.entries import AnyEntry, Began, Closed
from ..table.keeping import KeepsTables, LostRace
from ..table.messages import Update, Wish
from ..table.opening import drawn_up
from ..table.refusals import Refused
from ..table.seating import check_holder, ending, given_up, hurried, pardoned, reseated, resigned
from ..table.sight import Role
from .audience import Audience
from .company import Company
from .gauges import UNMEASURED, Gauges
from .hours import Hours
from .quay import Quay

PATIENCE = 8
"""How often a line is tried again that another process came before."""
TOGETHER = 64
"""At so many tables a guest's seats are handed over at once."""


class Harbour:
    """What can be done to tables, and all that works together for it."""

    def __init__(
        self, store: KeepsTables, clock: Callable[[], float] = time.time, public_url: str = "", gauges: Gauges = UNMEASURED
    ) -> None:
        self.store = store
        self.gauges = gauges
        self.public_url = public_url
        self.hours = Hours(clock)
        self.audience = Audience(store.muster, self.hours)
        self.quay = Quay(store, self.hours, self.audience)
        self.company = Company(store, self.quay)
        self.wanted = asyncio.Event()
        """Set when a bot may have something to do."""

    @property
    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.hours.now

    async def hear(self, table: str | None, lines: int | None = None, bot: bool = True) -> None:
        """Word from another process: a table has so many lines by now, and perhaps a bot is to think there.

        A word with a `#` is about people, and for the company; None: anything may have happened anywhere.
        """
        if table is None or "#" in table:
            await self.company.hear(table)
        if table is not None and "#" in table:
            return
        if bot:
            self.wanted.set()
        await self.quay.hear(table, lines)

    # Writing.

    async def change(self, table: str, bid: Bid) -> Berth:
        """Do something to a table: the bid looks at it and says what is to be written, or refuses.

        The table is handed out as it was written; look at it before waiting for anything else.
        """
        async with self.quay.lock(table):
            berth = await self.quay.find(table)
            for _ in range(PATIENCE):
                seen = len(berth.entries)
                try:
                    entry = granted(berth, bid)
                except Refused:
                    berth = await self.quay.current(table)
                    if len(berth.entries) == seen:
                        raise
                    continue
                try:
                    await self.write(berth, entry)
                    return berth
                except LostRace:
                    berth = await self.quay.catch_up(table)
            raise Refused(503, "too many at once; please try again.", reason="busy")

    async def write(self, berth: Berth, entry: AnyEntry) -> None:
        """Let an entry happen and write it down with what follows; if it cannot be written, it has not happened."""
        table, first, before, begun = berth.charter.id, len(berth.entries), berth.acting, time.perf_counter()
        try:
            happen(berth, entry)
            if not berth.begun and berth.ready:
                happen(berth, Began(at=self.now))
            new = berth.entries[first:]
            after = self.follows(berth, new, before)
            written = self.store.append(table, first, new[0], after, *new[1:])
        except BaseException:
            self.quay.forget(table)
            raise
        try:
            with self.gauges.writing():
                await asyncio.shield(written)
        except BaseException as trouble:
            self.quay.forget(table)
            if not isinstance(trouble, LostRace):
                self.quay.send_off(self.hear_after(written, table))
            raise
        self.audience.publish(berth)
        for one in new:
            self.gauges.told(one)
        self.gauges.published(time.perf_counter() - begun)
        if after.bot_due is not None:
            self.wanted.set()

    async def hear_after(self, written: asyncio.Future[None], table: str) -> None:
        """Whoever wrote a line is gone: see what became of it, and tell those who watch."""
        await asyncio.wait([written])
        await self.hear(table)

    def follows(self, berth: Berth, new: Sequence[AnyEntry], before: Sequence[int] = ()) -> Aftermath:
        """What follows from new lines of a table; whoever is here is sent no notice."""
        hooked = self.audience.hooked
        absent = hooked.intersection(berth.people) - self.audience.present(berth.charter.id) if hooked else ()
        return aftermath(berth, new, self.now, absent, self.public_url, before)

    async def launch(self, charter: Charter, first: Sequence[AnyEntry]) -> None:
        """Write a new table down, dealt if nobody is waited for; one of that name that is there already stays as it is."""
        berth = await asyncio.to_thread(reload, charter, first, self.hours.downtimes)
        if not berth.begun and berth.ready:
            berth.take_in(Began(at=self.now))
        await self.store.add_berth(charter, berth.entries, self.follows(berth, berth.entries))
        self.wanted.set()

    async def again_and_again(self, table: str, bid: Bid) -> None:
        """Do something to a table until there is nothing left to do."""
        try:
            while True:
                await self.change(table, bid)
        except Refused as refusal:
            if refusal.status not in (403, 404, 409):
                raise

    # What people can do.

    async def open(self, player: str, wish: Wish, origin: Origin = AT_THE_BEGINNING) -> Charter:
        """A new table, from its beginning or from a position of another."""
        charter, sat = drawn_up(player, wish, self.now, origin)
        await self.launch(charter, sat)
        return charter

    async def look(self, table: str, role: Role, after: int) -> Update:
        """The table as that role sees it."""
        async with self.quay.hold(table) as berth:
            return self.audience.update(berth, role, after)

    async def sit(self, table: str, player: str, seat: int, who: str) -> Berth:
        """Take a seat, give it up, or let a bot keep it."""
        await self.audience.learn({player})
        return await self.change(table, lambda berth: reseated(berth, player, seat, who, self.now))

    async def add_nonce(self, table: str, player: str, seat: int, nonce: str) -> Berth:
        """A page adds its grain of chance; the same again, after a line broke, is no second."""
        async with self.quay.hold(table) as berth:
            check_holder(berth, player, seat)
            if berth.seats[seat].nonce == nonce:
                return berth
        return await self.change(table, lambda berth: bids.grained(berth, player, seat, nonce, self.now))

    async def play(self, table: str, player: str, seat: int, move: str, after: int) -> Berth:
        """A move, by whoever holds the seat and has seen all it may see."""
        return await self.change(table, lambda berth: bids.played(berth, player, seat, move, after, self.now))

    async def undo(self, table: str, player: str, seat: int, after: int) -> Berth:
        """The last move is taken back."""
        return await self.change(table, lambda berth: bids.undone(berth, player, seat, after, self.now))

    async def note_advice(self, table: str, player: str, seat: int) -> None:
        """Whoever is told what to do at a table of the day is helped, once for all."""
        async with self.quay.hold(table) as berth:
            if berth.counted["Advised"]:
                return
        await self.change(table, lambda berth: bids.advised(berth, player, seat, self.now))

    async def pardon(self, table: str, player: str, seat: int) -> Berth:
        """Let somebody whose time ran out have their seat back."""
        return await self.change(table, lambda berth: pardoned(berth, player, seat, self.now))

    async def hurry(self, table: str, player: str, seat: int) -> Berth:
        """Let bots play at once until a person is to decide again; where none keeps anybody waiting, all stays as it is."""
        async with self.quay.hold(table) as berth:
            hurried(berth, player, seat, self.now)
            if berth.hurried or not berth.bots_act:
                return berth
        return await self.change(table, lambda berth: hurried(berth, player, seat, self.now))

    async def end_game(self, table: str, player: str, agrees: bool) -> Berth:
        """Somebody wants the game to end without a winner, or to go on."""
        return await self.change(table, lambda berth: ending(berth, player, agrees, self.now))

    # Leaving.

    async def give_up(self, table: str, player: str) -> None:
        """Somebody leaves for good: a bot stands in at every seat of theirs where a game goes on, others are free."""
        await self.again_and_again(table, lambda berth: given_up(berth, player, self.now))

    async def resign(self, table: str, player: str) -> None:
        """The same, for somebody who is told why they cannot."""
        await self.change(table, lambda berth: resigned(berth, player, self.now))
        await self.give_up(table, player)

    async def remove(self, table: str, player: str) -> None:
        """Somebody wants nothing more to do with a table: a game with nobody else ends, from any other they go.

        A table of their own where nobody has come yet is taken away.
        """
        async with self.quay.hold(table) as berth:
            nobody_came = berth.stage == "open" and berth.people <= {player} and berth.charter.opened_by == player
            alone = berth.stage == "playing" and berth.people == {player}
            if nobody_came:
                await self.store.take_away(table)
        if nobody_came:
            await self.quay.clear_away([table])
        elif alone:
            await self.end_game(table, player, agrees=True)
        else:
            await self.give_up(table, player)

    async def hand_over(self, table: str, guest: str, account: str) -> None:
        """All that a guest has at a table goes to their account; at a frozen table, nothing can be changed."""
        await self.audience.learn({account})
        await self.again_and_again(table, lambda berth: bids.handed_over(berth, guest, account, self.now))

    async def hand_over_all(self, tables: Sequence[str], guest: str, account: str) -> None:
        """The same at all of a guest's tables. Many are read first: then their lines are written together, in one transaction."""
        for first in range(0, len(tables), TOGETHER):
            some = tables[first : first + TOGETHER]
            await asyncio.gather(*map(self.read_in, some))
            done = await asyncio.gather(*(self.hand_over(one, guest, account) for one in some), return_exceptions=True)
            for trouble in done:
                if trouble is not None:
                    raise trouble

    async def read_in(self, table: str) -> None:
        """Have a table in memory, if it is there at all."""
        with suppress(Refused):
            async with self.quay.hold(table):
                pass

    # What the harbour does by itself, or its keeper.

    async def keep_warm(self, table: str, seat: int) -> None:
        """A bot stands in for somebody who has gone; the seat stays theirs."""
        with suppress(Refused):
            await self.change(table, lambda berth: bids.kept_warm(berth, seat, self.audience.absent(berth), self.now))

    async def flag(self, table: str) -> Berth | None:
        """Where somebody's time has run out, a bot takes the seat."""
        try:
            return await self.change(table, lambda berth: bids.flagged(berth, self.now))
        except Refused:
            return None

    async def close_table(self, table: str, why: str) -> Berth:
        """Nobody plays or talks there any more."""
        return await self.change(table, lambda _: Closed(at=self.now, why=why))
