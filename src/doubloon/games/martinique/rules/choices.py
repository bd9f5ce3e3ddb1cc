"""What a seat may do now: the only judge of legality."""

from __future__ import annotations

from ....core import Array, State, rule
from ..components import BONUSES, DIRECTIONS, FIELDS, HELD, SYMBOLS, TREASURES, Phase
from ..moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN_NONE, TURN_UP
from .loading import can_give_joker, can_load, must_load
from .paths import can_step, can_walk
from .sunset import can_dig
from .turns import can_place, may_move
from .walking import has_bonus, is_face_down


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
    """Where a pirate in hand may be placed. (§3.2, §3.3)"""
    if s.in_hand[seat] == 0:
        return 0
    n = 0
    for field in range(FIELDS):
        if can_place(s, field):
            out[n] = PLACE + field
            n += 1
    if n == 0:
        out[0] = PLACE_AT_BAR
        n = 1
    return n


@rule
def list_walkers(s: State, seat: int, out: Array, n: int) -> int:
    """The pirates who can complete a walk. (§3.4, §4.1)"""
    if may_move(s, seat):
        for field in range(FIELDS):
            if s.standing[field] == seat and can_walk(s, field):
                out[n] = MOVE + field
                n += 1
    return n


@rule
def list_steps(s: State, out: Array) -> int:
    """The directions from which the walk can still be completed. (§4.1)"""
    n = 0
    for direction in range(len(DIRECTIONS)):
        if can_step(s, direction):
            out[n] = STEP + direction
            n += 1
    return n


@rule
def list_map_tiles(s: State, seat: int, out: Array) -> int:
    """The opponent's face-down map tiles, or none of them. (§4.5)"""
    n = 0
    for slot in range(HELD):
        if is_face_down(s, 1 - seat, slot):
            out[n] = TURN_UP + slot
            n += 1
    out[n] = TURN_NONE
    return n + 1


@rule
def list_bonuses(s: State, out: Array) -> int:
    """What is left in The Hook. (§6.3)"""
    n = 0
    for bonus in range(len(BONUSES)):
        if has_bonus(s, bonus):
            out[n] = BONUS + bonus
            n += 1
    return n


@rule
def list_treasures(s: State, seat: int, out: Array) -> int:
    """The Small Treasures one can pay for; none of them only where each would take a joker. (§7.2, §7.3)"""
    n = 0
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            out[n] = LOAD + treasure
            n += 1
    if not must_load(s, seat):
        out[n] = LOAD_NONE
        n += 1
    return n


@rule
def list_jokers(s: State, seat: int, out: Array) -> int:
    """The symbols for which a joker may be given, in any order, and the word that pays. (§7.4)"""
    out[0] = PAY
    n = 1
    for symbol in range(len(SYMBOLS)):
        if can_give_joker(s, seat, symbol):
            out[n] = JOKER + symbol
            n += 1
    return n


@rule
def list_digs(s: State, out: Array) -> int:
    """Every field without a pirate. (§8.3)"""
    n = 0
    for field in range(FIELDS):
        if can_dig(s, field):
            out[n] = DIG + field
            n += 1
    return n
