"""What a seat may do now: candidates of each kind of move, and of them those that the judge lets pass."""

from __future__ import annotations

from ....core import Array, State, offer, rule
from ..components import CARDS, CORNERS, LEVELS, QUARTERS, SIDES, SYMBOLS, TILES, Phase
from ..moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE, WITH
from .island import pieces_left
from .refusals import (
    why_not_bonus,
    why_not_give_up,
    why_not_land,
    why_not_lift,
    why_not_mates,
    why_not_play,
    why_not_put,
    why_not_step,
    why_not_take,
    why_not_throw,
    why_not_turn,
    why_not_with,
)


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    if seat != s.turn:
        return 0
    match s.phase:
        case Phase.CORNER:
            return list_corners(s, seat, out)
        case Phase.CHANGE:
            return list_bonuses(s, seat, out, list_lifts(s, out))
        case Phase.PUT:
            return list_places(s, out)
        case Phase.TURN:
            return list_ways(s, out)
        case Phase.WALK:
            return list_bonuses(s, seat, out, list_steps(s, seat, out))
        case Phase.DIG:
            return list_bonuses(s, seat, out, list_plays(s, seat, out))
        case Phase.TAKE:
            return list_bonuses(s, seat, out, list_levels(s, out))
        case Phase.THROW:
            return list_bonuses(s, seat, out, list_throws(s, seat, out))
        case Phase.PAIR:
            return list_mates(s, seat, out)
        case _:
            return 0


@rule
def list_corners(s: State, seat: int, out: Array) -> int:
    """Each corner, to land there. (§2.6)"""
    n = 0
    for corner in range(len(CORNERS)):
        n = offer(out, n, CORNER + corner, why_not_land(s, seat, corner))
    return n


@rule
def list_lifts(s: State, out: Array) -> int:
    """Each tile, or none of them. (§4.1)"""
    out[0] = LEAVE
    n = 1
    for tile in range(len(TILES)):
        n = offer(out, n, LIFT + tile, why_not_lift(s, tile))
    return n


@rule
def list_places(s: State, out: Array) -> int:
    """Each side of each tile, for the tile in hand. (§4.4)"""
    n = 0
    pieces = pieces_left(s)
    for beside in range(len(TILES)):
        for side in range(len(SIDES)):
            n = offer(out, n, PUT + beside * len(SIDES) + side, why_not_put(s, beside, side, pieces))
    return n


@rule
def list_ways(s: State, out: Array) -> int:
    """Each way to turn the tile. (§4.5)"""
    n = 0
    for quarters in range(len(QUARTERS)):
        n = offer(out, n, TURN + quarters, why_not_turn(s, quarters))
    return n


@rule
def list_steps(s: State, seat: int, out: Array) -> int:
    """A step to each side, or to stay. (§5.1)"""
    out[0] = STAY
    n = 1
    for side in range(len(SIDES)):
        n = offer(out, n, STEP + side, why_not_step(s, seat, side))
    return n


@rule
def list_plays(s: State, seat: int, out: Array) -> int:
    """Each card, or no more of them. (§6.1)"""
    out[0] = ENOUGH
    n = 1
    for card in range(len(CARDS)):
        n = offer(out, n, PLAY + card, why_not_play(s, seat, card))
    return n


@rule
def list_levels(s: State, out: Array) -> int:
    """Each level of the board. (§6.4)"""
    n = 0
    for level in range(LEVELS):
        n = offer(out, n, TAKE + level, why_not_take(s, level))
    return n


@rule
def list_throws(s: State, seat: int, out: Array) -> int:
    """Each card to throw away, or none. (§8.1)"""
    out[0] = DRAW
    n = 1
    for card in range(len(CARDS)):
        n = offer(out, n, THROW + card, why_not_throw(s, seat, card))
    return n


@rule
def list_bonuses(s: State, seat: int, out: Array, n: int) -> int:
    """Each card for its own bonus, and as the first of a pair for each bonus. (§7.1, §7.6)"""
    for card in range(len(CARDS)):
        if why_not_give_up(s, seat, card) == 0:
            n = offer(out, n, USE + card, why_not_bonus(s, s.box.symbol[card]))
            for bonus in range(len(SYMBOLS)):
                against = why_not_bonus(s, bonus) or why_not_mates(s, seat, card, bonus)
                n = offer(out, n, PAIR + card * len(SYMBOLS) + bonus, against)
    return n


@rule
def list_mates(s: State, seat: int, out: Array) -> int:
    """Each card, to complete the pair. (§7.6)"""
    n = 0
    for card in range(len(CARDS)):
        n = offer(out, n, WITH + card, why_not_with(s, seat, card))
    return n
