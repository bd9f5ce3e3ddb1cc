"""The journal of a draft: what a seat drew and what it brought, told to itself at once and to all when the turn is over."""

from __future__ import annotations

from ....core import State, rule, tell, whisper
from ..components import BLACK, DICE, FIRST, JOURNAL, KINDS, SEATS, SECOND, SQUARES, Event, Phase


@rule
def note(s: State, seat: int, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Tell the seat what has happened on its sheet, and write it down for all to hear later. (§3.8)"""
    whisper(s, 1 << seat, kind, seat, a, b, c)
    if s.entries[seat] < JOURNAL:
        entry = s.journal[seat, s.entries[seat]]
        entry[0] = kind
        entry[1] = a
        entry[2] = b
        entry[3] = c
        s.entries[seat] += 1


@rule
def show_sheet(s: State, seat: int) -> None:
    """All see what the seat has made of the turn, from the dice on, in the order in which it happened. (§3.8)"""
    tell(s, Event.SHOWED, seat)
    if s.phase == Phase.TURN and has_turned(s, seat):
        tell(s, Event.USED_DICE, seat, s.die[seat, BLACK], s.die[seat, FIRST], s.die[seat, SECOND])
    show_older_drawings(s, seat)
    for number in range(s.entries[seat]):
        entry = s.journal[seat, number]
        tell(s, entry[0], seat, entry[1], entry[2], entry[3])


@rule
def has_turned(s: State, seat: int) -> bool:
    """Whether the seat has not used the dice as they fell. (§3.3, §3.4)"""
    turned = False
    for die in range(DICE):
        turned = turned or s.die[seat, die] != s.rolled[seat, die]
    return turned


@rule
def show_older_drawings(s: State, seat: int) -> None:
    """Drawings that the journal does not know, where the table began in the middle of a turn. (§3.8)"""
    for kind in range(KINDS):
        new = s.marks[seat, kind] & ~s.marks[SEATS + seat, kind] & ~noted_squares(s, seat)
        for square in range(SQUARES if new else 0):
            if (new >> square) & 1:
                tell(s, Event.DREW, seat, kind, square)


@rule
def noted_squares(s: State, seat: int) -> int:
    """The squares whose drawing the journal tells, as a set."""
    squares = 0
    for number in range(s.entries[seat]):
        if s.journal[seat, number, 0] == Event.DREW:
            squares |= 1 << s.journal[seat, number, 2]
    return squares
