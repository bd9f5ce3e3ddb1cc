"""The rules, a file to a chapter: the sheet, drawing, what waits, turns, scoring; then what is legal and why not."""

from __future__ import annotations

from ....core import State, hush, rule
from ..components import RUBY, SQUARES, Stage
from ..moves import DECLINE, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from .chain import decline, draw_from_roll, draw_gift, keep, leave_box, place_symbol, raise_value, take_box, use_gift
from .choices import legal
from .drawing import choices
from .refusals import why_not
from .scoring import company, rank_of, score_of, scores, winners
from .sheet import (
    boxes_on_offer,
    full_lines,
    group_of,
    has_rudder,
    is_claimed,
    is_full,
    is_surrounded,
    may_flip,
    open_boxes,
    palm_groups,
    room_for,
    room_left,
    spread,
    treasures_waiting,
    turtle_is_plain,
    value_of,
    waters_on,
)
from .turns import acting, be_done, flip, skip, turn_die

__all__ = [
    "acting",
    "apply",
    "boxes_on_offer",
    "choices",
    "company",
    "full_lines",
    "group_of",
    "has_rudder",
    "is_claimed",
    "is_full",
    "is_surrounded",
    "legal",
    "may_flip",
    "open_boxes",
    "palm_groups",
    "rank_of",
    "room_for",
    "room_left",
    "score_of",
    "scores",
    "spread",
    "treasures_waiting",
    "turtle_is_plain",
    "value_of",
    "waters_on",
    "why_not",
    "winners",
]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    if move < RUM_TURN:
        draw_symbol(s, seat, (move - DRAW) // SQUARES, (move - DRAW) % SQUARES)
    elif move < FLIP:
        turn_die(s, seat, (move - RUM_TURN) // 2, (move - RUM_TURN) % 2)
    elif move == FLIP:
        flip(s, seat)
    elif move == SKIP:
        skip(s, seat)
    elif move < DECLINE:
        use_gift(s, seat, move - USE)
    elif move == DECLINE:
        decline(s, seat)
    elif move < RAISE_VALUE:
        take_box(s, seat, move - TAKE_BOX)
    elif move < KEEP:
        raise_value(s, seat, RUBY + move - RAISE_VALUE)
    elif move < DONE:
        keep(s, seat, move - KEEP)
    elif move == DONE:
        be_done(s, seat)
    else:
        leave_box(s, seat)


@rule
def draw_symbol(s: State, seat: int, kind: int, square: int) -> None:
    """Draw at the start, from the roll, or from a gift. (§2.2, §3.2, §5.4)"""
    match s.stage[seat]:
        case Stage.PLACE:
            place_symbol(s, seat, kind, square)
        case Stage.ROLL:
            draw_from_roll(s, seat, kind, square)
        case _:
            draw_gift(s, seat, kind, square)
