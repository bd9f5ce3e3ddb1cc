"""What has been: a table as it stood at any moment, through anybody's eyes who may look."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import doubloon

from ...core.forms import Struct
from .berth import Berth, Charter, reload
from .entries import AnyEntry, Began, Moved, Undone
from .messages import LineOut
from .refusals import Refused
from .sealing import check_unsealed
from .seating import check_seat, check_watching
from .sight import Role, drawn, line_out

MOST_MOMENTS = 50
"""So many moments are shown at once."""
KEPT_EVERY = 50
MOST_REELS = 16


class Moment(Struct, frozen=True):
    """A table as a role saw it after so many updates."""

    seq: int
    line: LineOut | None
    """What led here."""
    view: dict[str, Any] | None
    """Nothing before the cards were dealt."""


class Moments(Struct, frozen=True):
    """A stretch of a table's past."""

    table: str
    you: Role
    last: int
    """How many updates there are by now."""
    moments: list[Moment]


def check_eyes(berth: Berth, person: str, role: Role) -> None:
    """One's own seats' eyes, or a spectator's; once the game is over, those of any seat."""
    if role is not None:
        check_seat(berth, role)
    check_watching(berth, person)
    check_unsealed(berth)
    if role is not None and not berth.over and berth.seats[role].player != person:
        raise Refused(403, "you may look through other eyes when the game is over.", reason="not-over")


def check_seq(berth: Berth, role: Role, seq: int) -> Sequence[int]:
    """Refuse a moment that has not been; returns the entries that the role knows of."""
    numbers = berth.numbers_of(role)
    if not 0 <= seq <= len(numbers):
        raise Refused(404, f"there is no moment {seq}; there are 0 to {len(numbers)}.")
    return numbers


class Reels:
    """Games that are being looked back at: copies of the table every so many entries, so that no step is far from one."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, dict[int, doubloon.Table]] = OrderedDict()
        self.door = threading.Lock()

    def reel(self, table: str) -> dict[int, doubloon.Table]:
        """The copies of one game, by how many entries led there; games not looked at for longest are let go."""
        with self.door:
            reel = self.kept.setdefault(table, {})
            self.kept.move_to_end(table)
            if len(self.kept) > MOST_REELS:
                self.kept.popitem(last=False)
            return reel

    def views(self, charter: Charter, log: Sequence[AnyEntry], role: Role, ends: Sequence[int]) -> list[dict[str, Any] | None]:
        """What a role saw after so many entries each, from the fewest to the most; nothing before the cards were dealt."""
        reel = self.reel(charter.id)
        at = max((kept for kept in list(reel) if kept <= ends[0]), default=0)
        table = reel[at].copy() if at else None
        found = []
        for end in ends:
            for number in range(at, end):
                table = after(charter, log, number, table)
                if table is not None and (number + 1) % KEPT_EVERY == 0 and number + 1 not in reel:
                    reel[number + 1] = table.copy()
            at = end
            found.append(None if table is None else table.view(role))
        return found


def after(charter: Charter, log: Sequence[AnyEntry], number: int, table: doubloon.Table | None) -> doubloon.Table | None:
    """The game after an entry, given the game before it."""
    entry = log[number]
    if isinstance(entry, Began):
        return reload(charter, log[: number + 1], ()).table
    if table is not None and isinstance(entry, Moved):
        table.play(entry.seat, entry.move)
    elif table is not None and isinstance(entry, Undone):
        table.undo(entry.seat)
    return table


class Stretch(Struct, frozen=True):
    """What is taken down of a table, under its lock, to look back at it."""

    charter: Charter
    log: list[AnyEntry]
    role: Role
    first: int
    last: int
    ends: list[int]
    lines: list[LineOut | None]
    of: int

    def shown(self, reels: Reels) -> Moments:
        """The moments themselves: this may take a while."""
        views = reels.views(self.charter, self.log, self.role, self.ends)
        found = [Moment(self.first + n, line, view) for n, (line, view) in enumerate(zip(self.lines, views, strict=True))]
        return Moments(self.charter.id, self.role, self.of, found)

    def drawn(self, reels: Reels, language: str, names: Sequence[str]) -> str:
        """The first of them as the game draws it in text, from the view alone; nothing before the cards were dealt."""
        view = reels.views(self.charter, self.log, self.role, self.ends[:1])[0]
        return "" if view is None else drawn(doubloon.game(self.charter.game), view, language, names)


def stretch(berth: Berth, role: Role, first: int, last: int) -> Stretch:
    """From one moment to another, as a role saw them."""
    numbers = check_seq(berth, role, first)
    check_seq(berth, role, last)
    if not 0 <= last - first < MOST_MOMENTS:
        raise Refused(400, f"a stretch is of 1 to {MOST_MOMENTS} moments; from {first} to {last} it has {last - first + 1}.")
    seqs = range(first, last + 1)
    return Stretch(
        berth.charter, list(berth.entries), role, first, last,
        ends=[numbers[seq - 1] + 1 if seq else 0 for seq in seqs],
        lines=[line_out(berth, numbers[seq - 1], seq - 1, role) if seq else None for seq in seqs],
        of=len(numbers),
    )  # fmt: skip


def since_my_turn(berth: Berth, seat: int) -> list[LineOut]:
    """What has happened since the end of a seat's last turn; what it has done of the present one belongs to it."""
    numbers = berth.numbers_of(seat)
    movers = [mover(berth.entries[number]) for number in numbers]
    first = len(movers)
    if seat in berth.acting:
        while first and movers[first - 1] in (seat, None):
            first -= 1
    while first and movers[first - 1] != seat:
        first -= 1
    return [line_out(berth, number, seq, seat) for seq, number in enumerate(numbers) if seq >= first]


def mover(entry: AnyEntry) -> int | None:
    """Who made a move, or took one back."""
    return entry.seat if isinstance(entry, Moved | Undone) else None


def up_to(berth: Berth, role: Role, seq: int) -> list[AnyEntry]:
    """The log as it was when a role had seen so many updates."""
    numbers = check_seq(berth, role, seq)
    return berth.entries[: numbers[seq - 1] + 1 if seq else 0]


def position_then(charter: Charter, log: Sequence[AnyEntry], role: Role) -> tuple[dict[str, Any], int]:
    """Where a log ends, as a position to begin from, and the seat that keeps what it knew: all else is dealt again.

    A spectator's is that of the seat to act, so it may be asked for only when nothing is secret any more.
    """
    then = reload(charter, log, ())
    if then.table is None:
        raise Refused(409, "the cards were not dealt yet.", reason="not-dealt")
    if then.table.over:
        raise Refused(409, "the game was over by then.", reason="over-by-then")
    seat = role if role is not None else then.table.acting[0]
    return then.table.world(seat).position(), seat


def record(berth: Berth) -> dict[str, Any]:
    """The game so far, to keep: the seed is in it once the game is over. Till then nobody learns who was quick to draft."""
    check_unsealed(berth)
    if berth.table is None:
        raise Refused(409, "the game has not begun.", reason="not-begun")
    kept = berth.table.save() if berth.called_off else berth.table.record()
    if berth.game.simultaneous and not berth.over:
        moves, first = kept["moves"], 0
        for seal in berth.seals:
            moves[first : seal + 1] = sorted(moves[first : seal + 1], key=lambda move: move[0])
            first = seal + 1
    return kept
