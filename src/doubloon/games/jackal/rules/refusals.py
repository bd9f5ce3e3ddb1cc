"""The judge: 0 for a legal move, else the paragraph that forbids it, one function to a kind of move. `legal` asks here, too.

Where pieces may go is judged in passage.py.
"""

from __future__ import annotations

from ....core import State, rule
from ..components import CELLS, PIRATES, Phase, Way
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
    PLACE,
    PROPOSE,
    REVIVE,
    SAIL,
    SHAKE,
    SHOOT,
    STAY,
    TAKE,
    TAKE_NONE,
)
from ..state import piece_of
from .bottles import can_use_bottle
from .ending import is_on_table, may_propose
from .passage import why_not_advance, why_not_go, why_not_move
from .sea import can_sail, has_clear_berth, is_berth, is_clear
from .shots import can_be_hit, marksman_of
from .tiles import can_peek, can_shake
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
            return why_not_place(s, move - PLACE)
        case Phase.ACT:
            return why_not_act(s, move)
        case Phase.GO:
            return why_not_stay(s) if move == STAY else why_not_go(s, (move - GO) // 2, (move - GO) % 2)
        case Phase.PEEK:
            return 0 if move == PEEK_NONE else why_not_peek(s, move - PEEK)
        case Phase.HIT:
            return why_not_hit(s, move - HIT)
        case Phase.SHAKE:
            return why_not_shake(s, move - SHAKE)
        case Phase.BOTTLE:
            return 0 if move == BOTTLE_NONE else why_not_bottle(s, move - BOTTLE)
        case Phase.PICK:
            return 0 if move == TAKE_NONE else why_not_take(s, (move - TAKE) // PIRATES, (move - TAKE) % PIRATES)
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
    """What speaks against that berth. (§2.3, §2.4)"""
    if not is_berth(s, cell):
        return 203
    return 0 if is_clear(s, cell) or not has_clear_berth(s) else 204


@rule
def why_not_act(s: State, move: int) -> int:
    """What speaks against that action. (§3.1)"""
    if move == PROPOSE:
        return why_not_propose(s)
    if move == PASS:
        return why_not_pass(s)
    if move < MOVE:
        return why_not_sail(s, move - SAIL)
    if move >= SHOOT:
        return why_not_shoot(s, move - SHOOT)
    if move >= REVIVE:
        return why_not_revive(s, move - REVIVE)
    if move >= ADVANCE:
        return why_not_advance(s, piece_of(s.turn, (move - ADVANCE) // 2), (move - ADVANCE) % 2)
    hand, rest = (move - MOVE) // (2 * CELLS), (move - MOVE) % (2 * CELLS)
    return why_not_move(s, piece_of(s.turn, hand), rest // 2, rest % 2)


@rule
def why_not_sail(s: State, cell: int) -> int:
    """What speaks against sailing there. (§3.2)"""
    return 0 if s.seats > 1 and can_sail(s, s.turn, cell) else 302


@rule
def why_not_revive(s: State, hand: int) -> int:
    """What speaks against a rebirth. (§4.17)"""
    return 0 if can_revive(s, s.turn, hand) else 417


@rule
def why_not_shoot(s: State, cell: int) -> int:
    """What speaks against a marksman's shot. (§12.12)"""
    return 0 if marksman_of(s, s.turn, cell) >= 0 else 1212


@rule
def why_not_pass(s: State) -> int:
    """Only who can do nothing passes. (§3.9)"""
    return 0 if can_do_nothing(s, s.turn) else 309


@rule
def why_not_propose(s: State) -> int:
    """What speaks against asking for the end. (§10.2, §10.3)"""
    if may_propose(s):
        return 0
    return 1003 if s.patience > 0 else 1002


@rule
def why_not_stay(s: State) -> int:
    """A flight, a runner's second step and a swimmer's second space are offers; all else is forced. (§4.20, §12.7, §12.8)"""
    return 0 if s.way == Way.FLIGHT or s.way == Way.RUN or s.way == Way.SWIM else 310


@rule
def why_not_peek(s: State, cell: int) -> int:
    """What speaks against a look at that tile. (§4.14)"""
    return 0 if can_peek(s, s.chooser, cell) else 414


@rule
def why_not_hit(s: State, piece: int) -> int:
    """What speaks against that target. (§4.16)"""
    return 0 if can_be_hit(s, piece, s.target) else 416


@rule
def why_not_shake(s: State, cell: int) -> int:
    """A free tile, and not the one already picked. (§4.25)"""
    return 0 if cell != s.shaken and can_shake(s, cell) else 425


@rule
def why_not_bottle(s: State, hand: int) -> int:
    """What speaks against a bottle for one of the crew. (§9.5)"""
    return 0 if can_use_bottle(s, s.turn, hand) else 905


@rule
def why_not_take(s: State, ability: int, hand: int) -> int:
    """What speaks against that card for that pirate. (§1.5, §12.3)"""
    if hand >= s.box.pirates:
        return 105
    return 0 if is_on_table(s, ability) else 1203
