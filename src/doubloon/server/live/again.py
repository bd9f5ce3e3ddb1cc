"""Tables that come of other tables, opened: forks, rematches, and games that somebody brings as a record."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ..table.berth import Berth, Charter, Origin
from ..table.cards import kept, read_kept
from ..table.entries import AnyEntry, Rematch
from ..table.kin import archived, check_advice, check_fork, check_goes_on, check_rematch, heir, mine, replayed, seated_again
from ..table.messages import Clerk, Wish
from ..table.past import position_then, up_to
from ..table.series import evening_of
from ..table.standings import Known, Standing, standing_of
from .harbour import Harbour
from .readers import Readers


class Fork(Clerk, frozen=True, kw_only=True):
    """A table to begin where another stood after update `seq` of a seat."""

    seq: int
    seat: int | None = None
    """Whose knowledge of that moment is kept; without it, once the game is over, that of the seat to act."""
    crew: list[str] | None = None
    """As for a new table; without it that seat is mine and the others are open."""
    spectators: str = "link"
    clock: dict[str, Any] | None = None


async def fork(harbour: Harbour, readers: Readers, person: str, table: str, wanted: Fork) -> Charter:
    """A new table from a moment of another: what the asker could not know then is dealt again."""
    async with harbour.quay.hold(table) as berth:
        check_fork(berth, person, wanted.seat)
        charter, log = berth.charter, up_to(berth, wanted.seat, wanted.seq)
    start, seat = await readers.read(person, position_then, charter, log, wanted.seat)
    wish = Wish(
        game=charter.game, seats=charter.seats, options=charter.options, crew=wanted.crew or mine(seat, charter.seats),
        spectators=wanted.spectators, clock=wanted.clock,
    )  # fmt: skip
    return await harbour.open(person, wish, Origin(start=start, dealt_for=seat, parent=charter.id, edition=charter.edition))


async def check_kin(harbour: Harbour, table: str) -> None:
    """Refuse advice at a table that was forked, at however many removes, from a game between people that still goes on."""
    while True:
        charter = await harbour.store.charter(table)
        if charter is None or charter.start is None or charter.parent is None:
            return
        table = charter.parent
        async with harbour.quay.hold(table) as origin:
            check_advice(origin)


async def rematch(harbour: Harbour, person: str, table: str) -> Charter:
    """The same crew once more. Whoever asks, and however many at once, it is one and the same table."""
    async with harbour.quay.hold(table) as berth:
        check_rematch(berth, person)
        there = await harbour.store.charter(berth.rematch) if berth.rematch else None
        if there is not None:
            return there
        check_goes_on(await standing_at(harbour, berth))
        charter = heir(berth, person, harbour.now)
        crew = seated_again(berth, harbour.now)
    await harbour.launch(charter, crew)  # or it is there: somebody was quicker, or died before saying so at the old table
    await announce(harbour, table, charter.id, person)
    found = await harbour.store.charter(charter.id)
    assert found is not None
    return found


async def standing_at(harbour: Harbour, berth: Berth) -> Standing | None:
    """How the series stands of which a table is the newest; nothing where it is of none."""
    evening = evening_of(berth.charter)
    if evening is None:
        return None
    others = [one for one in await harbour.store.evenings([evening.series]) if one.charter.id != berth.charter.id]
    tables = [Known(one.charter, one.stage, read_kept(one.charter, one.card)) for one in others]
    return standing_of([*tables, Known(berth.charter, berth.stage, kept(berth))])


async def announce(harbour: Harbour, table: str, rematch: str, person: str) -> None:
    """Say at the old table who wants another game, and where it is, once."""

    def bid(berth: Berth) -> AnyEntry:
        if berth.rematch == rematch:
            raise Announced
        return Rematch(at=harbour.now, table=rematch, by=person)

    with suppress(Announced):
        await harbour.change(table, bid)


class Announced(Exception):
    """It has been said already."""


async def bring(harbour: Harbour, readers: Readers, person: str, given: bytes) -> Charter:
    """A game that somebody brings: to look at where it is over, to play on from its end where it is not."""
    table = await readers.read(person, replayed, given)
    if not table.over:
        seat = table.acting[0]
        wish = Wish(game=table.game.name, seats=table.seats, options=table.options, crew=mine(seat, table.seats))
        origin = Origin(start=table.world(seat).position(), dealt_for=seat, edition=table.edition)
        return await harbour.open(person, wish, origin)
    charter, log = archived(table, person, harbour.now)
    await harbour.launch(charter, log)
    return charter
