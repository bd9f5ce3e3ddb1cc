"""Why a move is refused, by the number of the paragraph that forbids it."""

from __future__ import annotations

from ....core import State, rule
from ..components import ANCHOR, CHART, LOOT, MERMAID, RAISE, SQUARES, SWORD, TURTLE, Phase, Stage
from ..moves import DECLINE, DECLINE_LOOT, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from ..state import active_seat, filled
from .chain import can_keep
from .choices import can_decline
from .drawing import choices
from .sheet import boxes_on_offer, has_rudder, may_flip, room_for
from .turns import acting, can_turn


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if s.phase == Phase.OVER:
        return 701
    if not (acting(s) >> seat) & 1:
        return 308
    stage = s.stage[seat]
    if move < RUM_TURN:
        return why_not_draw(s, seat, (move - DRAW) // SQUARES, (move - DRAW) % SQUARES)
    if move < USE:
        return why_not_dice(s, seat, move) if stage == Stage.ROLL else why_not_now(s, seat)
    if move == DONE:
        return 0 if stage == Stage.READY else why_not_now(s, seat)
    if move == DECLINE:
        if stage != Stage.GIFT:
            return why_not_now(s, seat)
        return 0 if can_decline(s, seat) else 602
    if move >= KEEP and move < DONE:
        if stage != Stage.STOW:
            return why_not_now(s, seat)
        return 0 if can_keep(s, seat, move - KEEP) else 604
    return why_not_waiting(s, seat, move) if stage == Stage.CHAIN else why_not_now(s, seat)


@rule
def why_not_now(s: State, seat: int) -> int:
    """Which paragraph says what has to be decided first."""
    match s.stage[seat]:
        case Stage.PLACE:
            return 202
        case Stage.ROLL:
            return 302
        case Stage.CHAIN:
            return 601
        case Stage.GIFT:
            return 602
        case Stage.STOW:
            return 604
        case _:
            return 308


@rule
def why_not_draw(s: State, seat: int, kind: int, square: int) -> int:
    """What speaks against drawing that there. (§3.5, §3.6, §5.10)"""
    if (choices(s, seat, kind) >> square) & 1:
        return 0
    stage = s.stage[seat]
    if stage != Stage.PLACE and stage != Stage.ROLL and stage != Stage.GIFT:
        return why_not_now(s, seat)
    if not (s.box.squares >> square) & 1:
        return 101
    if (filled(s, seat) >> square) & 1:
        return 306
    if kind in (ANCHOR, SWORD) and not (room_for(s, seat, kind) >> square) & 1:
        return 305
    if stage != Stage.GIFT:
        return why_not_now(s, seat)
    return 504 if s.gift[seat] <= CHART and kind < MERMAID else 510


@rule
def why_not_dice(s: State, seat: int, move: int) -> int:
    """What speaks against turning a die that way. (§3.3, §3.4)"""
    if move == SKIP:
        return 0
    if move == FLIP:
        if may_flip(s, seat):
            return 0
        return 303 if active_seat(s) == seat or not has_rudder(s, seat) else 404
    return 0 if can_turn(s, seat, (move - RUM_TURN) // 2, (move - RUM_TURN) % 2) else 304


@rule
def why_not_waiting(s: State, seat: int, move: int) -> int:
    """What speaks against that effect. (§5.1, §5.2, §5.3, §5.8, §6.1)"""
    if move < DECLINE:
        return 0 if s.waiting[seat, move - USE] > 0 else 601
    if move < RAISE_VALUE or move == DECLINE_LOOT:
        if s.waiting[seat, LOOT] == 0:
            return 501
        if move == DECLINE_LOOT or (boxes_on_offer(s, seat) >> (move - TAKE_BOX)) & 1:
            return 0
        return 503 if move == TAKE_BOX + TURTLE else 502
    return 0 if s.waiting[seat, RAISE] > 0 else 508
