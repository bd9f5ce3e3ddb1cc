"""What a seat may do now: the only judge of legality."""

from __future__ import annotations

from ....core import Array, State, rule
from ..components import COMPASS, GIFTS, KINDS, LOOT, RAISE, SQUARES, TREASURES, TURTLE, Stage
from ..moves import DECLINE, DECLINE_LOOT, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from .chain import can_keep
from .drawing import choices
from .sheet import boxes_on_offer, may_flip
from .turns import acting, can_turn


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
            n = list_drawings(s, seat, out)
            if can_decline(s, seat):
                out[n] = DECLINE
                n += 1
            return n
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
    """Turn a white die with rum, flip the black one, or draw nothing. (§3.3, §3.4, §3.7)"""
    for turn in range(4):
        if can_turn(s, seat, turn // 2, turn % 2):
            out[n] = RUM_TURN + turn
            n += 1
    if may_flip(s, seat):
        out[n] = FLIP
        n += 1
    out[n] = SKIP
    return n + 1


@rule
def list_waiting(s: State, seat: int, out: Array) -> int:
    """Any of the effects that wait; a loot box may be declined. (§6.1, §6.2)"""
    n = 0
    for gift in range(len(GIFTS)):
        if s.waiting[seat, gift] > 0:
            out[n] = USE + gift
            n += 1
    if s.waiting[seat, LOOT] > 0:
        boxes = boxes_on_offer(s, seat)
        for box in range(TURTLE + 1):
            if (boxes >> box) & 1:
                out[n] = TAKE_BOX + box
                n += 1
        out[n] = DECLINE_LOOT
        n += 1
    if s.waiting[seat, RAISE] > 0:
        out[n] = RAISE_VALUE
        out[n + 1] = RAISE_VALUE + 1
        n += 2
    return n


@rule
def can_decline(s: State, seat: int) -> bool:
    """Not in the middle of a compass. (§6.2)"""
    return s.gift[seat] != COMPASS or s.pair[seat] < 0


@rule
def list_treasures(s: State, seat: int, out: Array) -> int:
    """What may go into the chest next. (§6.4)"""
    n = 0
    for treasure in range(len(TREASURES)):
        if can_keep(s, seat, treasure):
            out[n] = KEEP + treasure
            n += 1
    return n
