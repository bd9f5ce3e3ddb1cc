"""What one seat, or a spectator, sees of a table: its updates are numbered by what it may know, so that numbers tell nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import doubloon

from ...core.drawing import written
from ...core.forms import Struct
from ...core.numbering import SEAT_LETTERS
from .berth import Berth
from .entries import AnyEntry, Moved, Undone
from .messages import LineOut, MoveOut, SeatOut, Update
from .naming import LONGEST_NAME, visible

Role = int | None
"""A seat, or a spectator."""
MOST_GLIMPSES = 256
"""So many glimpses are kept: a move is told to its mover, to his socket and to everybody else's in one breath."""
WIDTH = 92
"""Letters in a line of a drawing: as many as a page on a desk has room for beside the moves."""


class Glimpse(Struct, frozen=True):
    """What a role sees on the table at one moment, and may do there."""

    view: dict[str, Any] | None
    moves: list[MoveOut]
    can_undo: bool


@lru_cache(maxsize=MOST_GLIMPSES)
def glimpse(berth: Berth, role: Role, entries: int, frozen: str | None) -> Glimpse:
    """The table after so many entries, through a role's eyes: looked at once, for all who ask."""
    table = berth.table
    if table is None:
        return Glimpse(None, [], False)
    view = table.view(role) if sees(berth, role) else None
    if frozen or berth.called_off:
        return Glimpse(view, [], False)
    moves = [] if role is None else [MoveOut.of(move) for move in table.moves(role)]
    stands = berth.one_try or berth.charter.rated
    return Glimpse(view, moves, role is not None and not stands and table.can_undo(role))


def sees(berth: Berth, role: Role) -> bool:
    """Whether that role sees the table: every seat does, and spectators where they may."""
    return role is not None or berth.charter.spectators != "off"


def drawn(game: doubloon.Game, view: dict[str, Any], language: str, names: Sequence[str]) -> str:
    """A view as its game draws it in text, with the reader's names for seats, or letters: what no view tells no drawing does."""
    seats = view["seats"]
    crew = [visible(name)[:LONGEST_NAME] for name in names[:seats]] + list(SEAT_LETTERS[len(names) : seats])
    return written(game.modules["text"].draw(view, game.words(language, seats=seats), crew), WIDTH)


def update(berth: Berth, role: Role, after: int, names: Mapping[str, str], present: set[str], now: int) -> Update:
    """The table as a role sees it, with what is new since its update `after`."""
    numbers = berth.numbers_of(role)
    seen = glimpse(berth, role, len(berth.entries), berth.frozen)
    watching = sees(berth, role)
    acting = berth.acting if watching else ()
    return Update(
        table=berth.charter.id,
        seq=len(numbers),
        you=role,
        stage=berth.stage,
        seats=[seat_out(berth, seat, role, names, present, now if watching else None) for seat in range(berth.charter.seats)],
        acting=list(acting) if not berth.game.simultaneous else [seat for seat in acting if seat == role],
        lines=[line_out(berth, numbers[seq], seq, role) for seq in range(max(after, 0), len(numbers))] if watching else [],
        view=seen.view,
        moves=seen.moves,
        can_undo=seen.can_undo,
        commitment=berth.commitment,
        frozen=berth.frozen,
        closed=berth.closed,
        rematch=berth.rematch,
        rematch_by=next(iter(berth.seats_of(berth.rematch_by)), None),
        ending=[number for number, seat in enumerate(berth.seats) if seat.player in berth.enders],
        called_off=berth.called_off,
        rated=berth.charter.rated,
    )


def line_out(berth: Berth, number: int, seq: int, role: Role) -> LineOut:
    """What an entry tells a role."""
    entry: AnyEntry = berth.entries[number]
    seat = getattr(entry, "seat", None)
    if not isinstance(entry, Moved | Undone):
        told = [news.told for news in berth.played.opening if news.seen_by(role)] if number == berth.began_at else []
        return LineOut(seq, seat, None, told)
    line = berth.played.log[berth.line_of[number]]
    draft = berth.game.simultaneous and not berth.over and entry.seat != role
    move = None if draft or line.move is None else str(line.move)
    return LineOut(seq, None if draft else seat, move, [news.told for news in line.news if news.seen_by(role)], line.undone)


def called(here: str | None, known: str | None) -> str | None:
    """What somebody is called at a seat; of whoever is forgotten no name is left."""
    return known and (here or known)


def seat_out(berth: Berth, seat: int, role: Role, names: Mapping[str, str], present: set[str], now: int | None) -> SeatOut:
    """Who sits there, whether they are here, and how much time they have; a clock that stops would tell who has drafted."""
    sits = berth.seats[seat]
    hidden = berth.game.simultaneous and seat != role and berth.stage == "playing"
    left = None if berth.clocks is None or now is None or hidden else berth.clocks.remaining(seat, now, berth.downtimes)
    name = None if sits.player is None else called(sits.name, names.get(sits.player))
    player = None if sits.player is None else f"player-{seat}"
    asked = set() if berth.over else berth.unpardoned_by(seat)
    ours = role is not None and berth.seats[role].player in asked
    return SeatOut(player, name, sits.bot, sits.player in present, left, sits.free and not berth.over, bool(asked), ours)
