"""The rules; here they are put together.

`sea` ships and swimmers (§2, §3), `walking` and `passage` steps (§3), `tiles` and `shots` (§4), `fates` gold, fights and death
(§5 to §7), `bear` (§8), `bottles` (§9), `turns` (§3, §10), `ending` (§10, §12 to §14); `choices` and `refusals` what is legal,
and why not.
"""

from __future__ import annotations

from ....core import State, hush, rule, tell
from ..components import CELLS, PIRATES, Event, Phase
from ..moves import (
    ADVANCE,
    AGREE,
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
from ..state import crew_of, piece_of
from .bottles import open_bottle
from .choices import legal
from .ending import agree, alive, coins_of, coins_on_island, decline, is_explored, propose, refuse, scores, take_ability, winners
from .places import far, foe_at, is_aboard, is_afloat, last_space, load
from .refusals import why_not
from .sea import place_ship, sail, speed
from .shots import fire, peek, shake, shoot, shoot_down
from .tiles import look_out, turned
from .turns import acting, carry_on, end_turn, revive
from .walking import advance, move_piece, step_on

__all__ = [
    "acting",
    "alive",
    "apply",
    "coins_of",
    "coins_on_island",
    "far",
    "foe_at",
    "is_aboard",
    "is_afloat",
    "is_explored",
    "last_space",
    "legal",
    "load",
    "scores",
    "speed",
    "turned",
    "why_not",
    "winners",
]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    match s.phase:
        case Phase.PLACE:
            place_ship(s, seat, move - PLACE)
        case Phase.VOTE:
            if move == AGREE:
                agree(s, seat)
            else:
                refuse(s, seat)
        case Phase.PICK:
            if move == TAKE_NONE:
                decline(s, seat)
            else:
                take_ability(s, seat, (move - TAKE) // PIRATES, (move - TAKE) % PIRATES)
        case Phase.ACT:
            if move == PROPOSE:
                propose(s, seat)
            else:
                take_action(s, move)
                carry_on(s)
        case Phase.BOTTLE:
            if move == BOTTLE_NONE:
                end_turn(s)
            else:
                open_bottle(s, s.turn, move - BOTTLE)
                carry_on(s)
        case _:
            decide(s, move)
            carry_on(s)


@rule
def take_action(s: State, move: int) -> None:
    """The one action of a turn. (§3.1)"""
    if move == PASS:
        tell(s, Event.PASSED, s.turn)
    elif move < MOVE:
        sail(s, s.turn, move - SAIL)
    elif move < ADVANCE:
        hand, rest = (move - MOVE) // (2 * CELLS), (move - MOVE) % (2 * CELLS)
        move_piece(s, piece_of(s.turn, hand), rest // 2, rest % 2)
        return
    elif move < GO:
        advance(s, piece_of(s.turn, (move - ADVANCE) // 2), (move - ADVANCE) % 2)
    elif move < SHOOT:
        revive(s, s.turn, move - REVIVE)
    else:
        shoot(s, s.turn, move - SHOOT)
    s.phase = Phase.BOTTLE


@rule
def decide(s: State, move: int) -> None:
    """A decision within an action. (§3.10)"""
    match s.phase:
        case Phase.GO:
            if move == STAY:
                stay(s)
            else:
                step_on(s, (move - GO) // 2, (move - GO) % 2)
        case Phase.PEEK:
            if move == PEEK_NONE:
                s.peeks = 0
                look_out(s)
            else:
                peek(s, move - PEEK)
        case Phase.FIRE:
            fire(s, move - FIRE)
        case Phase.HIT:
            shoot_down(s, move - HIT)
        case Phase.SHAKE:
            shake(s, move - SHAKE)


@rule
def stay(s: State) -> None:
    """An offer not taken up is gone. (§4.20)"""
    s.phase = Phase.BOTTLE
    tell(s, Event.STAYED, crew_of(s, s.mover), s.mover)
