"""The rules, a file to a chapter or two of RULES.md; here they are put together."""

from __future__ import annotations

from ....core import State, hush, rule
from ..components import Phase
from ..moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN_NONE, TURN_UP
from .choices import legal
from .loading import can_load, give_joker, has_choice, load, load_none, pay
from .paths import can_finish, neighbour, steps_left, was_visited
from .refusals import why_not
from .sunset import can_dig, dig, finder, hold_points, load_points, pair_points, points_of, scores, treasure_points, winners
from .turns import acting, can_act, may_move, place, place_at_bar
from .walking import has_bonus, is_face_down, leave_down, set_out, take_bonus, take_step, turn_up

__all__ = [
    "acting",
    "apply",
    "can_act",
    "can_dig",
    "can_finish",
    "can_load",
    "finder",
    "has_bonus",
    "has_choice",
    "hold_points",
    "is_face_down",
    "legal",
    "load_points",
    "may_move",
    "neighbour",
    "pair_points",
    "points_of",
    "scores",
    "steps_left",
    "treasure_points",
    "was_visited",
    "why_not",
    "winners",
]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    match s.phase:
        case Phase.CHOOSE:
            if move < PLACE_AT_BAR:
                place(s, seat, move - PLACE)
            elif move == PLACE_AT_BAR:
                place_at_bar(s, seat)
            else:
                set_out(s, seat, move - MOVE)
        case Phase.STEP:
            take_step(s, seat, move - STEP)
        case Phase.TURN_UP:
            if move == TURN_NONE:
                leave_down(s, seat)
            else:
                turn_up(s, seat, move - TURN_UP)
        case Phase.BONUS:
            take_bonus(s, seat, move - BONUS)
        case Phase.LOAD:
            if move == LOAD_NONE:
                load_none(s, seat)
            else:
                load(s, seat, move - LOAD)
        case Phase.PAY:
            if move == PAY:
                pay(s, seat)
            else:
                give_joker(s, seat, move - JOKER)
        case Phase.DIG:
            dig(s, seat, move - DIG)
