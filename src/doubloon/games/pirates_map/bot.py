"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ...core import Array, State, count_bits, rule
from .components import (
    ANCHOR,
    AT_SIDES,
    CROWN,
    DIAGONALS,
    DOUBLOON,
    EITHER,
    GHOST,
    LINES,
    MERMAID,
    RUBY,
    SQUARES,
    TREASURE,
    WATER,
)
from .moves import DECLINE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX
from .rules import company, is_claimed, score_of, value_of
from .state import filled

NEAR_LINE = 2
"""How many empty squares still leave a line worth hoping for."""


@rule
def evaluate(s: State, out: Array) -> None:
    """Points in tenths: the sheet as it is drafted, treasures that wait, and lines that want little. (§7.2)"""
    for seat in range(s.seats):
        points = 10 * score_of(s, seat)
        for treasure in range(CROWN + 1):
            points += 10 * s.waiting[seat, TREASURE + treasure] * value_of(s, seat, treasure)
        points += 10 * s.waiting[seat, EITHER] * value_of(s, seat, RUBY)
        out[seat] = points + hopes(s, seat)


@rule
def hopes(s: State, seat: int) -> int:
    """Tenths of points for rows and columns nearly full. (§4.1, §4.2)"""
    empty = s.box.squares & ~filled(s, seat)
    tenths = 0
    for line in range(DIAGONALS):
        missing = count_bits(s.box.lines[line] & empty)
        if 0 < missing <= NEAR_LINE:
            treasure = DOUBLOON if is_claimed(s, line) else s.box.treasure[line]
            tenths += 10 * value_of(s, seat, treasure) // (2 * missing)
    return tenths


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Fill lines, close anchors, stand sightings where they score; skulls and rum cost."""
    if move < RUM_TURN:
        return worth_of_square(s, seat, (move - DRAW) // SQUARES, (move - DRAW) % SQUARES)
    if move in (SKIP, DECLINE):
        return 0.05
    if move < FLIP:
        return 0.5
    if move >= KEEP and move < KEEP + 3:
        return 1.0 * value_of(s, seat, move - KEEP)
    if move >= RAISE_VALUE and move < KEEP:
        return 1.0 + s.chest[seat, RUBY + move - RAISE_VALUE]
    return 1.5 if move >= TAKE_BOX else 1.0


@rule
def worth_of_square(s: State, seat: int, kind: int, square: int) -> float:
    """Lines that the square brings forward, anchors that it helps to close, company for a sighting. (§4.1, §5.1, §7.5)"""
    marked = filled(s, seat)
    worth = 1.0
    for line in range(LINES):
        if (s.box.lines[line] >> square) & 1:
            missing = count_bits(s.box.lines[line] & ~marked)
            worth += 4.0 / (missing * missing)
    worth += 0.5 * count_bits(AT_SIDES[square] & s.marks[seat, ANCHOR])
    if kind >= MERMAID and kind < GHOST:
        worth += 1.0 * s.box.sighting[kind - MERMAID] * company(s, seat, kind, square)
    return worth + 0.5 if kind == WATER else worth
