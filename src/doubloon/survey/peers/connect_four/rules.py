"""The rules, one function to a paragraph of RULES.md, in its order."""

from __future__ import annotations

from ....core import Array, State, hush, rule, tell
from .components import ALL_PLACES, COLUMNS, DIRECTIONS, HEIGHT, ROWS, SEATS, Event, Phase
from .moves import DROP


@rule
def acting(s: State) -> int:
    """The seats take turns. (§2.1)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Any column that is not full. (§2.2)"""
    taken = places_taken(s)
    n = 0
    for column in range(COLUMNS):
        if not is_full(taken, column):
            out[n] = DROP + column
            n += 1
    return n


@rule
def places_taken(s: State) -> int:
    """Where any disc is. (§2.2)"""
    return s.discs[0] | s.discs[1]


@rule
def is_full(taken: int, column: int) -> bool:
    """Whether the column's topmost place is taken. (§2.2)"""
    return (taken >> (column * HEIGHT + ROWS - 1)) & 1 == 1


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it."""
    if s.phase == Phase.OVER or seat != s.turn:
        return 201
    return 202 if is_full(places_taken(s), move - DROP) else 0


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Drop a disc; the game may be over."""
    hush(s)
    drop(s, seat, move - DROP)
    if has_four(s.discs[seat]):
        s.phase = Phase.OVER
        tell(s, Event.WON, seat)
    elif places_taken(s) == ALL_PLACES:
        s.phase = Phase.OVER
        tell(s, Event.FILLED)
    else:
        s.turn = 1 - seat


@rule
def drop(s: State, seat: int, column: int) -> None:
    """A disc falls on whatever lies in the column. (§2.2)"""
    taken = places_taken(s)
    # One added at the bottom carries over all discs of the column, into its first empty place.
    s.discs[seat] |= (taken + (1 << (column * HEIGHT))) & ~taken
    tell(s, Event.DROPPED, seat, column + 1)


@rule
def has_four(discs: int) -> bool:
    """Four in a row, across, upright or slanting. (§3.1)"""
    for step in DIRECTIONS:
        pairs = discs & (discs >> step)
        if pairs & (pairs >> (2 * step)):
            return True
    return False


@rule
def scores(s: State, out: Array) -> None:
    """A point for four in a row. (§3.1)"""
    for seat in range(SEATS):
        out[seat] = 1 if has_four(s.discs[seat]) else 0


@rule
def winners(s: State) -> int:
    """Who has four in a row, or else both. (§3.1, §3.2)"""
    for seat in range(SEATS):
        if has_four(s.discs[seat]):
            return 1 << seat
    return (1 << SEATS) - 1
