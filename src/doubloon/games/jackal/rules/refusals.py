"""Why a move is refused, by the number of the paragraph that forbids it."""

from __future__ import annotations

from ....core import State, rule
from ..components import CELLS, PIRATES, Phase
from ..moves import (
    ADVANCE,
    BOTTLE,
    BOTTLE_NONE,
    FIRE,
    GO,
    HIT,
    MOVE,
    PASS,
    PEEK,
    PEEK_NONE,
    PROPOSE,
    REVIVE,
    SAIL,
    SHAKE,
    SHOOT,
    STAY,
    TAKE,
    TAKE_NONE,
)
from ..state import crew_of, piece_of
from .bottles import can_use_bottle
from .choices import may_stay
from .ending import is_on_table, may_propose
from .passage import why_not_advance, why_not_move, why_not_onward
from .sea import can_sail, has_clear_berth, is_berth, is_clear
from .shots import can_be_hit, can_shake_next, marksman_of
from .tiles import can_peek
from .turns import acting, can_do_nothing, can_revive


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return why_not_seat(s)
    if s.phase != phase_of(move):
        return why_not_now(s)
    match s.phase:
        case Phase.PLACE:
            return why_not_place(s, move)
        case Phase.ACT:
            return why_not_act(s, move)
        case Phase.GO:
            if move == STAY:
                return 0 if may_stay(s) else 310
            return why_not_onward(s, (move - GO) // 2, (move - GO) % 2)
        case Phase.PEEK:
            return 0 if move == PEEK_NONE or can_peek(s, s.chooser, move - PEEK) else 414
        case Phase.HIT:
            return 0 if can_be_hit(s, move - HIT, s.target) else 416
        case Phase.SHAKE:
            return 0 if can_shake_next(s, move - SHAKE) else 425
        case Phase.BOTTLE:
            return 0 if move == BOTTLE_NONE or can_use_bottle(s, s.turn, move - BOTTLE) else 905
        case Phase.PICK:
            return why_not_take(s, move)
        case _:
            return 0


@rule
def phase_of(move: int) -> int:
    """In which phase a move can be made at all."""
    if move < SAIL:
        return Phase.PLACE
    if move < GO or (move >= REVIVE and move < PEEK) or move == PROPOSE:
        return Phase.ACT
    if move < REVIVE:
        return Phase.GO
    if move < FIRE:
        return Phase.PEEK
    if move < HIT:
        return Phase.FIRE
    if move < SHAKE:
        return Phase.HIT
    if move < BOTTLE:
        return Phase.SHAKE
    if move < PROPOSE:
        return Phase.BOTTLE
    return Phase.VOTE if move < TAKE else Phase.PICK


@rule
def why_not_seat(s: State) -> int:
    """Why it is not this seat that decides."""
    match s.phase:
        case Phase.PLACE:
            return 202
        case Phase.VOTE:
            return 1002
        case Phase.PICK:
            return 1202
        case Phase.OVER:
            return 1006
        case _:
            return 422 if s.chooser != s.turn else 301


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.PLACE:
            return 202
        case Phase.ACT:
            return 301
        case Phase.GO:
            return 310
        case Phase.PEEK:
            return 414
        case Phase.FIRE | Phase.HIT:
            return 416
        case Phase.SHAKE:
            return 425
        case Phase.BOTTLE:
            return 904
        case Phase.VOTE:
            return 1002
        case _:
            return 1201


@rule
def why_not_place(s: State, cell: int) -> int:
    """What speaks against that berth."""
    if not is_berth(s, cell):
        return 203
    return 0 if is_clear(s, cell) or not has_clear_berth(s) else 204


@rule
def why_not_act(s: State, move: int) -> int:
    """What speaks against that action."""
    if move == PROPOSE:
        return 0 if may_propose(s) else 1003 if s.patience > 0 else 1002
    if move == PASS:
        return 0 if can_do_nothing(s, s.turn) else 309
    if move < MOVE:
        return 0 if s.seats > 1 and can_sail(s, s.turn, move - SAIL) else 302
    if move >= SHOOT:
        return 0 if marksman_of(s, s.turn, move - SHOOT) >= 0 else 1212
    if move >= REVIVE:
        return 0 if can_revive(s, s.turn, move - REVIVE) else 417
    within = move >= ADVANCE
    hand = (move - ADVANCE) // 2 if within else (move - MOVE) // (2 * CELLS)
    piece = piece_of(s.turn, hand)
    if crew_of(s, piece) != s.turn:
        return 901
    if within:
        return why_not_advance(s, piece, (move - ADVANCE) % 2)
    rest = (move - MOVE) % (2 * CELLS)
    return why_not_move(s, piece, rest // 2, rest % 2)


@rule
def why_not_take(s: State, move: int) -> int:
    """What speaks against that card."""
    if move == TAKE_NONE:
        return 0
    if (move - TAKE) % PIRATES >= s.box.pirates:
        return 105
    return 0 if is_on_table(s, (move - TAKE) // PIRATES) else 1203
