"""Why a move is refused, by the number of the paragraph that forbids it."""

from __future__ import annotations

from ....core import State, rule
from ..components import Phase
from ..moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN_NONE, TURN_UP
from .loading import can_give_joker, can_load, is_closed, must_load
from .paths import can_step, can_walk, neighbour, was_visited
from .sunset import can_dig
from .turns import acting, beach_is_open, can_place, may_move
from .walking import has_bonus, is_face_down


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return why_not_seat(s)
    if move < STEP:
        return why_not_choose(s, seat, move) if s.phase == Phase.CHOOSE else why_not_now(s)
    if move < TURN_UP:
        return why_not_step(s, move - STEP) if s.phase == Phase.STEP else why_not_now(s)
    if move < BONUS:
        if s.phase != Phase.TURN_UP:
            return why_not_now(s)
        return 0 if move == TURN_NONE or is_face_down(s, 1 - seat, move - TURN_UP) else 405
    if move < LOAD:
        if s.phase != Phase.BONUS:
            return why_not_now(s)
        return 0 if has_bonus(s, move - BONUS) else 603
    if move < JOKER:
        return why_not_load(s, seat, move) if s.phase == Phase.LOAD else why_not_now(s)
    if move < DIG:
        if s.phase != Phase.PAY:
            return why_not_now(s)
        return 0 if move == PAY or can_give_joker(s, seat, move - JOKER) else 704
    if s.phase != Phase.DIG:
        return why_not_now(s)
    return 0 if can_dig(s, move - DIG) else 803


@rule
def why_not_seat(s: State) -> int:
    """Why it is not this seat that decides. (§3.1, §8.2, §8.4)"""
    match s.phase:
        case Phase.DIG:
            return 802
        case Phase.OVER:
            return 804
        case _:
            return 301


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.CHOOSE:
            return 301
        case Phase.STEP:
            return 401
        case Phase.TURN_UP:
            return 405
        case Phase.BONUS:
            return 603
        case Phase.LOAD:
            return 702
        case Phase.PAY:
            return 704
        case _:
            return 802


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """What speaks against placing or moving that pirate."""
    if move < MOVE:
        if s.in_hand[seat] == 0:
            return 301
        if move == PLACE_AT_BAR:
            return 303 if beach_is_open(s) else 0
        return 0 if can_place(s, move - PLACE) else 302
    if not may_move(s, seat):
        return why_not_yet(s)
    if s.standing[move - MOVE] != seat:
        return 301
    return 0 if can_walk(s, move - MOVE) else 404


@rule
def why_not_yet(s: State) -> int:
    """Which paragraph names the number of pirates that must be placed first at this table. (§3.4, §10.2, §10.3, §10.4)"""
    match s.place_first:
        case 4:
            return 1002
        case 2:
            return 1003
        case 1:
            return 1004
        case _:
            return 304


@rule
def why_not_step(s: State, direction: int) -> int:
    """What speaks against walking that way."""
    field = neighbour(s, s.trail[s.steps], direction)
    if field < 0:
        return 402
    if was_visited(s, field):
        return 403
    return 0 if can_step(s, direction) else 404


@rule
def why_not_load(s: State, seat: int, move: int) -> int:
    """What speaks against loading that, or nothing."""
    if move == LOAD_NONE:
        return 701 if must_load(s, seat) else 0
    if is_closed(s, move - LOAD):
        return 706
    return 0 if can_load(s, seat, move - LOAD) else 703
