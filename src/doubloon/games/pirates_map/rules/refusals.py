"""The judge: 0 for a legal move, else the paragraph that forbids it, one function to a kind of move, or to
a part of it. `legal` asks here, too."""

from __future__ import annotations

from ....core import State, rule
from ..components import ANCHOR, CHART, COMPASS, LOOT, MERMAID, RAISE, SQUARES, SWORD, TURTLE, WAYS, Phase, Stage
from ..moves import DECLINE, DECLINE_LOOT, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from ..state import active_seat, filled
from .chain import can_keep
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
    if move < RUM_TURN:
        return why_not_draw(s, seat, (move - DRAW) // SQUARES, (move - DRAW) % SQUARES)
    if s.stage[seat] != stage_of(move):
        return why_not_now(s, seat)
    match s.stage[seat]:
        case Stage.ROLL:
            return why_not_dice(s, seat, move)
        case Stage.CHAIN:
            return why_not_waiting(s, seat, move)
        case Stage.GIFT:
            return why_not_decline(s, seat)
        case Stage.STOW:
            return why_not_keep(s, seat, move - KEEP)
        case _:
            return 0


@rule
def stage_of(move: int) -> int:
    """In which stage a move, other than drawing, can be made at all."""
    if move < USE:
        return Stage.ROLL.value
    if move == DECLINE:
        return Stage.GIFT.value
    if move < KEEP or move == DECLINE_LOOT:
        return Stage.CHAIN.value
    return Stage.STOW.value if move < DONE else Stage.READY.value


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
    """What speaks against drawing that there: what is not among the choices has a reason here. (§3.5, §3.6, §5.10)"""
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
    """What speaks against that with the dice. (§3.3, §3.4, §3.7)"""
    if move == SKIP:
        return 0
    if move == FLIP:
        return why_not_flip(s, seat)
    return why_not_turn(s, seat, (move - RUM_TURN) // len(WAYS), (move - RUM_TURN) % len(WAYS))


@rule
def why_not_turn(s: State, seat: int, white: int, down: int) -> int:
    """What speaks against turning a white die that way. (§3.4)"""
    return 0 if can_turn(s, seat, white, down) else 304


@rule
def why_not_flip(s: State, seat: int) -> int:
    """What speaks against the opposite face of the black die. (§3.3, §4.4)"""
    if may_flip(s, seat):
        return 0
    return 303 if active_seat(s) == seat or not has_rudder(s, seat) else 404


@rule
def why_not_waiting(s: State, seat: int, move: int) -> int:
    """What speaks against that effect. (§6.1)"""
    if move < DECLINE:
        return why_not_use(s, seat, move - USE)
    if move == DECLINE_LOOT:
        return why_not_loot(s, seat)
    if move < RAISE_VALUE:
        return why_not_loot(s, seat) or why_not_box(s, seat, move - TAKE_BOX)
    return why_not_raise(s, seat)


@rule
def why_not_use(s: State, seat: int, gift: int) -> int:
    """What speaks against turning to that gift. (§6.1)"""
    return 0 if s.waiting[seat, gift] > 0 else 601


@rule
def why_not_loot(s: State, seat: int) -> int:
    """Only for a surrounded anchor is there a loot box to take, or to decline. (§5.1)"""
    return 0 if s.waiting[seat, LOOT] > 0 else 501


@rule
def why_not_box(s: State, seat: int, box: int) -> int:
    """What speaks against that loot box. (§5.2, §5.3)"""
    if (boxes_on_offer(s, seat) >> box) & 1:
        return 0
    return 503 if box == TURTLE else 502


@rule
def why_not_raise(s: State, seat: int) -> int:
    """What speaks against raising a value. (§5.8)"""
    return 0 if s.waiting[seat, RAISE] > 0 else 508


@rule
def why_not_decline(s: State, seat: int) -> int:
    """A gift may be declined, but not in the middle of a compass. (§6.2)"""
    return 0 if s.gift[seat] != COMPASS or s.pair[seat] < 0 else 602


@rule
def why_not_keep(s: State, seat: int, treasure: int) -> int:
    """What speaks against putting that into the chest next. (§6.4)"""
    return 0 if can_keep(s, seat, treasure) else 604
