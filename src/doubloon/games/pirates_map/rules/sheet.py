"""The sheet: where a symbol may stand, which lines are full, what a palm belongs to, what treasures are worth."""

from __future__ import annotations

from ....core import State, count_bits, rule
from ..components import (
    ANCHOR,
    AT_SIDES,
    BOXES,
    CROWN,
    DIAGONALS,
    DOUBLOON,
    FIRST_COLUMN,
    LAST_COLUMN,
    LINES,
    PALM,
    RAISE_BOTH,
    RAISE_CHOICE,
    RAISE_DOUBLOON,
    RUBY,
    RUDDER,
    RUM,
    SEATS,
    SIDE,
    SIGHTINGS,
    SWORD,
    TREASURE,
    TREASURES,
    TURTLE,
    WATER,
    WHOLE,
)
from ..state import active_seat, filled


@rule
def spread(squares: int) -> int:
    """The squares that touch a set by a side, and the set itself. (§3.5, §5.5)"""
    across = ((squares & ~LAST_COLUMN) << 1) | ((squares & ~FIRST_COLUMN) >> 1)
    return (squares | across | (squares << SIDE) | (squares >> SIDE)) & WHOLE


@rule
def room_for(s: State, sheet: int, kind: int) -> int:
    """The empty squares where a symbol may stand: no anchor beside an anchor, no sword beside a sword. (§3.5, §3.6)"""
    squares = s.box.squares & ~filled(s, sheet)
    if kind in (ANCHOR, SWORD):
        squares &= ~spread(s.marks[sheet, kind])
    return squares


@rule
def is_full(s: State, sheet: int, line: int) -> bool:
    """Whether every square of a row, column or diagonal is drawn. (§4.1)"""
    squares = s.box.lines[line]
    return squares != 0 and filled(s, sheet) & squares == squares


@rule
def is_claimed(s: State, line: int) -> bool:
    """Whether somebody had completed a row or column before this turn. (§4.2, §4.3)"""
    claimed = False
    for seat in range(s.seats):
        claimed = claimed or is_full(s, SEATS + seat, line)
    return claimed


@rule
def full_lines(s: State, sheet: int) -> int:
    """Rows and columns completed, whoever claimed them. (§7.7)"""
    n = 0
    for line in range(DIAGONALS):
        n += is_full(s, sheet, line)
    return n


@rule
def has_rudder(s: State, seat: int) -> bool:
    """Whether the seat had the rudder when the turn began. (§4.4)"""
    found = False
    for line in range(DIAGONALS, LINES):
        found = found or (s.box.diagonal_gift[line - DIAGONALS] == RUDDER and is_full(s, SEATS + seat, line))
    return found


@rule
def may_flip(s: State, seat: int) -> bool:
    """Whether the seat may turn the black die to its opposite face, once a turn. (§3.3, §4.4)"""
    black = s.rolled[seat, 0]
    return s.die[seat, 0] == black and 2 * black != s.box.side + 1 and (active_seat(s) == seat or has_rudder(s, seat))


@rule
def is_surrounded(s: State, sheet: int, square: int) -> bool:
    """Whether symbols or the edge lie on all four sides of a square. (§5.1)"""
    return AT_SIDES[square] & s.box.squares & ~filled(s, sheet) == 0


@rule
def open_boxes(s: State, seat: int) -> int:
    """Loot boxes nobody had claimed when the turn began, less the seat's own since. (§5.2)"""
    taken = s.boxes[seat]
    for one in range(s.seats):
        taken |= s.boxes[SEATS + one]
    return ((1 << BOXES) - 1) & ~taken


@rule
def boxes_on_offer(s: State, seat: int) -> int:
    """The boxes that the seat may claim: those still open, or else the turtle's. (§5.2, §5.3)"""
    return open_boxes(s, seat) or 1 << TURTLE


@rule
def turtle_is_plain(s: State) -> bool:
    """Whether the turtle has nothing but rum, so that there is no reason to decline it. (§5.3, §6.2)"""
    others = 0
    for kind in range(RUM):
        others += s.box.loot[TURTLE, kind]
    return others == 0


@rule
def group_of(s: State, sheet: int, start: int) -> int:
    """All palms connected with some, as a set. (§5.5)"""
    palms = s.marks[sheet, PALM]
    group = start
    grown = spread(group) & palms
    while grown != group:
        group = grown
        grown = spread(group) & palms
    return group


@rule
def palm_groups(s: State, sheet: int) -> int:
    """Groups large enough to count at the end. (§7.3)"""
    left = s.marks[sheet, PALM]
    n = 0
    while left:
        group = group_of(s, sheet, left & -left)
        n += count_bits(group) >= s.box.group
        left &= ~group
    return n


@rule
def value_of(s: State, sheet: int, treasure: int) -> int:
    """What a treasure is worth, by the swords on the map and the choices made. (§5.7, §5.8)"""
    value = s.box.worth[treasure]
    swords = count_bits(s.marks[sheet, SWORD])
    for square in range(min(swords, s.box.hooks)):
        raises = s.box.hook[square]
        if (raises == RAISE_DOUBLOON and treasure == DOUBLOON) or (raises == RAISE_BOTH and treasure != DOUBLOON):
            value += s.box.hook_step[raises]
    if treasure != DOUBLOON:
        value += s.raised[sheet, treasure - RUBY] * s.box.hook_step[RAISE_CHOICE]
    return value


@rule
def spyglass_row(s: State, waters: int) -> int:
    """The row that the last of so many waters completes; -1: none, 4: beyond the last. (§5.9, §5.11)"""
    end = 0
    for row in range(len(SIGHTINGS)):
        end += s.box.spyglass[row]
        if waters == end:
            return row
    return len(SIGHTINGS) if waters > end else -1


@rule
def room_left(s: State, sheet: int) -> int:
    """Treasures that still fit into the chest. (§6.4)"""
    return s.box.room - s.chest[sheet, DOUBLOON] - s.chest[sheet, RUBY] - s.chest[sheet, CROWN]


@rule
def treasures_waiting(s: State, seat: int) -> int:
    """Treasures gained and not yet in the chest. (§6.4)"""
    n = 0
    for kind in range(TREASURE, TREASURE + len(TREASURES) + 1):
        n += s.waiting[seat, kind]
    return n


@rule
def waters_on(s: State, sheet: int) -> int:
    """Squares of the spyglass that are crossed out, and beyond. (§5.9)"""
    return count_bits(s.marks[sheet, WATER])
