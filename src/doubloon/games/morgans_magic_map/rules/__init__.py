"""The rules, a file to a chapter or two of RULES.md; here they are put together."""

from __future__ import annotations

from ....core import State, hush, rule
from ..components import SIDES, Phase
from ..moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE
from .bonuses import can_gain, first_mate, give_up, is_in_front, is_open
from .choices import legal
from .ending import majority, points_of, scores, value_of, winners
from .island import joined_to, lift, neighbours, pieces_left, put, put_down, ways_there
from .refusals import why_not, why_not_lift, why_not_pair, why_not_play, why_not_put
from .turns import (
    acting,
    begin_walk,
    distance_to,
    draw_up,
    go_on,
    hand_size,
    is_right,
    land,
    play,
    play_no_more,
    stay,
    step,
    take_treasure,
    throw,
    tile_beyond,
    toll,
    treasure_at,
)

__all__ = [
    "acting",
    "apply",
    "can_gain",
    "distance_to",
    "first_mate",
    "hand_size",
    "is_in_front",
    "is_open",
    "is_right",
    "joined_to",
    "legal",
    "majority",
    "neighbours",
    "pieces_left",
    "points_of",
    "scores",
    "tile_beyond",
    "toll",
    "treasure_at",
    "value_of",
    "ways_there",
    "why_not",
    "why_not_lift",
    "why_not_pair",
    "why_not_play",
    "why_not_put",
    "winners",
]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    if move >= USE:
        give_up(s, seat, move)
    else:
        match s.phase:
            case Phase.CORNER:
                land(s, seat, move - CORNER)
            case Phase.CHANGE:
                if move == LEAVE:
                    begin_walk(s)
                else:
                    lift(s, seat, move - LIFT)
            case Phase.PUT:
                put(s, seat, (move - PUT) // len(SIDES), (move - PUT) % len(SIDES))
            case Phase.TURN:
                put_down(s, seat, move - TURN)
            case Phase.WALK:
                if move == STAY:
                    stay(s)
                else:
                    step(s, seat, move - STEP)
            case Phase.DIG:
                if move == ENOUGH:
                    play_no_more(s, seat)
                else:
                    play(s, seat, move - PLAY)
            case Phase.TAKE:
                take_treasure(s, seat, move - TAKE)
            case Phase.THROW:
                if move == DRAW:
                    draw_up(s, seat)
                else:
                    throw(s, seat, move - THROW)
    if s.turn == seat:
        go_on(s, seat)
