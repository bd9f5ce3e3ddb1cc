"""What a seat may do now: candidates of each kind of move, and of them those that the judge lets pass."""

from __future__ import annotations

from ....core import Array, State, offer, rule
from ..components import BONUSES, DIRECTIONS, FIELDS, HELD, SYMBOLS, TREASURES, Phase
from ..moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN_NONE, TURN_UP
from .refusals import (
    why_not_at_bar,
    why_not_bonus,
    why_not_dig,
    why_not_hand,
    why_not_joker,
    why_not_load,
    why_not_load_none,
    why_not_place,
    why_not_step,
    why_not_turn_up,
    why_not_walk,
    why_not_yet,
)


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    if seat != s.turn:
        return 0
    match s.phase:
        case Phase.CHOOSE:
            return list_walkers(s, seat, out, list_places(s, seat, out))
        case Phase.STEP:
            return list_steps(s, out)
        case Phase.TURN_UP:
            return list_map_tiles(s, seat, out)
        case Phase.BONUS:
            return list_bonuses(s, out)
        case Phase.LOAD:
            return list_treasures(s, seat, out)
        case Phase.PAY:
            return list_jokers(s, seat, out)
        case Phase.DIG:
            return list_digs(s, out)
        case _:
            return 0


@rule
def list_places(s: State, seat: int, out: Array) -> int:
    """Each field for a pirate in hand, or the bar. (§3.2, §3.3)"""
    if why_not_hand(s, seat):
        return 0
    n = 0
    for field in range(FIELDS):
        n = offer(out, n, PLACE + field, why_not_place(s, field))
    return offer(out, n, PLACE_AT_BAR, why_not_at_bar(s))


@rule
def list_walkers(s: State, seat: int, out: Array, n: int) -> int:
    """The pirate of each field. (§3.4, §4.1)"""
    if why_not_yet(s, seat):
        return n
    for field in range(FIELDS):
        n = offer(out, n, MOVE + field, why_not_walk(s, seat, field))
    return n


@rule
def list_steps(s: State, out: Array) -> int:
    """A step in each direction. (§4.1)"""
    n = 0
    for direction in range(len(DIRECTIONS)):
        n = offer(out, n, STEP + direction, why_not_step(s, direction))
    return n


@rule
def list_map_tiles(s: State, seat: int, out: Array) -> int:
    """Each of the opponent's map tiles, or none of them. (§4.5)"""
    n = 0
    for slot in range(HELD):
        n = offer(out, n, TURN_UP + slot, why_not_turn_up(s, seat, slot))
    out[n] = TURN_NONE
    return n + 1


@rule
def list_bonuses(s: State, out: Array) -> int:
    """Each bonus of The Hook. (§6.3)"""
    n = 0
    for bonus in range(len(BONUSES)):
        n = offer(out, n, BONUS + bonus, why_not_bonus(s, bonus))
    return n


@rule
def list_treasures(s: State, seat: int, out: Array) -> int:
    """Each Small Treasure, or none of them. (§7.2, §7.3)"""
    n = 0
    for treasure in range(TREASURES):
        n = offer(out, n, LOAD + treasure, why_not_load(s, seat, treasure))
    return offer(out, n, LOAD_NONE, why_not_load_none(s, seat))


@rule
def list_jokers(s: State, seat: int, out: Array) -> int:
    """A joker for each symbol, in any order, and the word that pays. (§7.4)"""
    out[0] = PAY
    n = 1
    for symbol in range(len(SYMBOLS)):
        n = offer(out, n, JOKER + symbol, why_not_joker(s, seat, symbol))
    return n


@rule
def list_digs(s: State, out: Array) -> int:
    """Each field. (§8.3)"""
    n = 0
    for field in range(FIELDS):
        n = offer(out, n, DIG + field, why_not_dig(s, field))
    return n
