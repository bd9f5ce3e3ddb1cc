"""A table in a few words: what lists show, and what somebody finds who opens its link."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.forms import Struct, decode
from .berth import Berth, Charter
from .messages import SeatCard, TableCard
from .seating import may_watch
from .series import evening_of
from .sight import called


class Kept(Struct, frozen=True):
    """What the store keeps of a table for lists. It never leaves the server as it is: it says who somebody is."""

    seats: list[tuple[str | None, str | None, bool]]
    """The player, the bot, and whether anybody may sit down."""
    acting: list[int]
    moved_at: int | None
    names: list[str | None] = []
    """What people are called at single seats."""
    ready: list[int] = []
    """The seats that are ready to begin."""
    asked: list[int] = []
    """The seats whose people are to say something."""
    winners: list[int] | None = None
    """Nothing while it goes on, and at tables that were over before this was kept."""
    scores: list[int] | None = None
    """Likewise."""
    sequel: dict[str, str | int] | None = None
    """The options of the game that follows in a campaign, once this one is over; nothing where none does."""


def kept(berth: Berth) -> Kept:
    """A table as it stands. When a draft was made is nobody's business: only what all at the table may know has a time."""
    seats = [(seat.player, seat.bot, seat.free and not berth.over) for seat in berth.seats]
    names = [seat.name for seat in berth.seats]
    ready = [] if berth.begun else [number for number, seat in enumerate(berth.seats) if seat.nonce]
    shown = names if any(names) else []
    if not berth.over or berth.called_off:
        return Kept(seats, list(berth.acting), berth.told_at, shown, ready, berth.asked)
    table = berth.played
    return Kept(seats, [], berth.told_at, shown, [], [], list(table.winners), list(table.scores), table.sequel())


def read_kept(charter: Charter, card: bytes | None) -> Kept:
    """What was kept of a table; nothing, where it is older than such cards."""
    if card is None:
        return Kept([(None, None, True)] * charter.seats, [], None)
    return decode(card, type=Kept)


def card_of(berth: Berth, base: str, person: str | None, names: Mapping[str, str]) -> TableCard:
    """The card of a table at hand, for somebody who may come in."""
    now = kept(berth)
    if not may_watch(berth, person):
        now = Kept(now.seats, [], None, now.names, now.ready)
    return card(berth.charter, berth.stage, now, base, person, names, sealed=berth.sealed)


def card(
    charter: Charter, stage: str, now: Kept, base: str, person: str | None, names: Mapping[str, str], away: bool = False,
    sealed: bool = False,
) -> TableCard:  # fmt: skip
    """A table, as one person may know it."""
    here = now.names or [None] * len(now.seats)
    mine = [person is not None and player == person for player, _, _ in now.seats]
    return TableCard(
        table=charter.id,
        link=link(base, charter.id),
        game=charter.game,
        options=charter.options,
        edition=charter.edition.name,
        stage=stage,
        spectators=charter.spectators,
        clock=charter.clock,
        grace=charter.grace,
        seats=[
            SeatCard(called(here[seat], names.get(player)) if player else None, bot, free, mine[seat], seat in now.ready)
            for seat, (player, bot, free) in enumerate(now.seats)
        ],
        my_seats=[seat for seat, my in enumerate(mine) if my],
        my_turn=any(mine[seat] and now.seats[seat][1] is None for seat in now.acting),
        my_word=any(mine[seat] for seat in now.asked),
        away=away,
        watchers_talk=charter.watchers_talk,
        rated=charter.rated,
        rematch=charter.start is None and charter.parent is not None,
        opened_at=charter.opened_at,
        opened_by_me=charter.opened_by == person,
        forked=charter.start is not None and charter.parent is not None,
        moved_at=now.moved_at,
        winners=now.winners,
        commitment=charter.commitment,
        evening=evening_of(charter),
        day=None if charter.deal is None else charter.deal.day,
        sealed=sealed,
    )


def link(base: str, table: str) -> str:
    """The one invitation to a table."""
    return f"{base}/t/{table}"
