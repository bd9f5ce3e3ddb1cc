"""What a seat may do now: the only judge of legality."""

from __future__ import annotations

from ....core import Array, State, rule
from ..components import CARDS, CORNERS, HAND, SIDES, SYMBOLS, TILES, Phase
from ..moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE, WITH
from .bonuses import counts_in_front, is_in_front, is_mate, is_open
from .island import can_lift, can_put, pieces_without, ring_round, ways_there
from .turns import can_land, can_play, can_step


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    if seat != s.turn:
        return 0
    match s.phase:
        case Phase.CORNER:
            return list_corners(s, seat, out)
        case Phase.CHANGE:
            return list_bonuses(s, seat, out, list_tiles(s, out))
        case Phase.PUT:
            return list_places(s, out)
        case Phase.TURN:
            return list_ways(s, out)
        case Phase.WALK:
            return list_bonuses(s, seat, out, list_steps(s, seat, out))
        case Phase.DIG:
            return list_bonuses(s, seat, out, list_cards(s, seat, out))
        case Phase.TAKE:
            return list_bonuses(s, seat, out, list_levels(s, out))
        case Phase.THROW:
            return list_bonuses(s, seat, out, list_hand(s, seat, out))
        case Phase.PAIR:
            return list_mates(s, seat, out)
        case _:
            return 0


@rule
def list_corners(s: State, seat: int, out: Array) -> int:
    """Where one can land. (§2.6)"""
    n = 0
    for corner in range(len(CORNERS)):
        if can_land(s, seat, corner):
            out[n] = CORNER + corner
            n += 1
    return n


@rule
def list_tiles(s: State, out: Array) -> int:
    """Tiles that can be lifted, or none of them. (§4.1)"""
    out[0] = LEAVE
    n = 1
    if s.changes > 0:
        for tile in range(len(TILES)):
            if can_lift(s, tile):
                out[n] = LIFT + tile
                n += 1
    return n


@rule
def list_places(s: State, out: Array) -> int:
    """New places for the tile in hand, each by one name. (§4.4, §4.9)"""
    n = 0
    pieces = pieces_without(s, s.lifted, ring_round(s, s.lifted))
    for beside in range(len(TILES)):
        for side in range(len(SIDES)):
            if can_put(s, s.lifted, beside, side, pieces):
                out[n] = PUT + beside * len(SIDES) + side
                n += 1
    return n


@rule
def list_ways(s: State, out: Array) -> int:
    """How the tile can be turned there. (§4.5)"""
    n = 0
    ways = ways_there(s)
    for quarters in range(4):
        if (ways >> quarters) & 1:
            out[n] = TURN + quarters
            n += 1
    return n


@rule
def list_steps(s: State, seat: int, out: Array) -> int:
    """Ways to walk on, or to stay. (§5.1)"""
    out[0] = STAY
    n = 1
    for side in range(len(SIDES)):
        if can_step(s, seat, side):
            out[n] = STEP + side
            n += 1
    return n


@rule
def list_cards(s: State, seat: int, out: Array) -> int:
    """Cards that fit, or no more of them. (§6.1)"""
    out[0] = ENOUGH
    n = 1
    for card in range(len(CARDS)):
        if can_play(s, seat, card):
            out[n] = PLAY + card
            n += 1
    return n


@rule
def list_levels(s: State, out: Array) -> int:
    """Levels that the dig reaches. (§6.4)"""
    n = 0
    for level in range(min(s.reach, s.box.levels)):
        out[n] = TAKE + level
        n += 1
    return n


@rule
def list_hand(s: State, seat: int, out: Array) -> int:
    """Cards to throw away, or none. (§8.1)"""
    out[0] = DRAW
    n = 1
    for card in range(len(CARDS)):
        if s.card[card] == HAND + seat:
            out[n] = THROW + card
            n += 1
    return n


@rule
def list_bonuses(s: State, seat: int, out: Array, n: int) -> int:
    """Cards in front that can be given up now, alone or in pairs. (§7.1, §7.6)"""
    counts = counts_in_front(s, seat)
    if counts == 0:
        return n
    for card in range(len(CARDS)):
        if is_in_front(s, seat, card):
            symbol = s.box.symbol[card]
            counts -= 1 << (8 * symbol)
            if is_open(s, symbol):
                out[n] = USE + card
                n += 1
            if (counts >> (8 * symbol)) & 255 > 0:
                for bonus in range(len(SYMBOLS)):
                    if bonus != symbol and is_open(s, bonus):
                        out[n] = PAIR + card * len(SYMBOLS) + bonus
                        n += 1
    return n


@rule
def list_mates(s: State, seat: int, out: Array) -> int:
    """Cards that make a pair with the first. (§7.6)"""
    n = 0
    for card in range(len(CARDS)):
        if is_mate(s, seat, s.pair_card, card):
            out[n] = WITH + card
            n += 1
    return n
