"""What a seat may do now: candidates of each kind of move, and of them those that the judge lets pass.

Where a symbol can be drawn is a set of squares (`choices` in drawing.py), which is both.
"""

from __future__ import annotations

from ....core import Array, State, offer, rule
from ..components import GIFTS, KINDS, SQUARES, TREASURES, TURTLE, WAYS, WHITE_DICE, Stage
from ..moves import DECLINE, DECLINE_LOOT, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from .drawing import choices
from .refusals import (
    why_not_box,
    why_not_decline,
    why_not_flip,
    why_not_keep,
    why_not_loot,
    why_not_raise,
    why_not_turn,
    why_not_use,
)
from .turns import acting


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    if not (acting(s) >> seat) & 1:
        return 0
    match s.stage[seat]:
        case Stage.PLACE:
            return list_drawings(s, seat, out)
        case Stage.ROLL:
            return list_dice(s, seat, out, list_drawings(s, seat, out))
        case Stage.CHAIN:
            return list_waiting(s, seat, out)
        case Stage.GIFT:
            return offer(out, list_drawings(s, seat, out), DECLINE, why_not_decline(s, seat))
        case Stage.STOW:
            return list_treasures(s, seat, out)
        case _:
            out[0] = DONE
            return 1


@rule
def list_drawings(s: State, seat: int, out: Array) -> int:
    """Every symbol on every square that the dice or the gift allow. (§2.2, §3.2, §5.4)"""
    n = 0
    for kind in range(KINDS):
        squares = choices(s, seat, kind)
        if squares:
            for square in range(SQUARES):
                if (squares >> square) & 1:
                    out[n] = DRAW + kind * SQUARES + square
                    n += 1
    return n


@rule
def list_dice(s: State, seat: int, out: Array, n: int) -> int:
    """Turn each white die either way, flip the black one, or draw nothing. (§3.3, §3.4, §3.7)"""
    for white in range(len(WHITE_DICE)):
        for down in range(len(WAYS)):
            n = offer(out, n, RUM_TURN + white * len(WAYS) + down, why_not_turn(s, seat, white, down))
    n = offer(out, n, FLIP, why_not_flip(s, seat))
    out[n] = SKIP
    return n + 1


@rule
def list_waiting(s: State, seat: int, out: Array) -> int:
    """Each gift, each loot box or none of them, each value to raise. (§6.1, §6.2)"""
    n = 0
    for gift in range(len(GIFTS)):
        n = offer(out, n, USE + gift, why_not_use(s, seat, gift))
    if why_not_loot(s, seat) == 0:
        for box in range(TURTLE + 1):
            n = offer(out, n, TAKE_BOX + box, why_not_box(s, seat, box))
        out[n] = DECLINE_LOOT
        n += 1
    for choice in range(len(TREASURES) - 1):
        n = offer(out, n, RAISE_VALUE + choice, why_not_raise(s, seat))
    return n


@rule
def list_treasures(s: State, seat: int, out: Array) -> int:
    """Each treasure, to go into the chest next. (§6.4)"""
    n = 0
    for treasure in range(len(TREASURES)):
        n = offer(out, n, KEEP + treasure, why_not_keep(s, seat, treasure))
    return n
