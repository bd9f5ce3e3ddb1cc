"""Why a move is refused, by the number of the paragraph that forbids it."""

from __future__ import annotations

from ....core import State, rule
from ..components import BESIDE, BOOTS, DISTANCES, HAND, MAP, SHOVEL, SIDES, SYMBOLS, Phase
from ..moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE, WITH
from ..state import edges_around, ways_to_turn
from .bonuses import can_pair, is_in_front, is_mate, is_open
from .island import fits, has_free_side, has_place, is_place, is_stood_on, pieces_without, ring_round, ways_there
from .turns import acting, can_land, distance_to, is_same_corner, tile_beyond, toll


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 402 is §4.2."""
    if not (acting(s) >> seat) & 1:
        return 901 if s.phase == Phase.OVER else 206 if s.phase == Phase.CORNER else 301
    if move >= WITH:
        if s.phase != Phase.PAIR:
            return 706
        return 0 if is_mate(s, seat, s.pair_card, move - WITH) else 706
    if s.phase == Phase.PAIR:
        return 706
    if move >= PAIR:
        return why_not_pair(s, seat, (move - PAIR) // len(SYMBOLS), (move - PAIR) % len(SYMBOLS))
    if move >= USE:
        return why_not_use(s, seat, move - USE)
    if phase_of(move) != s.phase:
        return why_not_now(s)
    match s.phase:
        case Phase.CORNER:
            return why_not_land(s, seat, move - CORNER)
        case Phase.CHANGE:
            return 0 if move == LEAVE else why_not_lift(s, move - LIFT)
        case Phase.PUT:
            return why_not_put(s, (move - PUT) // len(SIDES), (move - PUT) % len(SIDES))
        case Phase.TURN:
            return 0 if (ways_there(s) >> (move - TURN)) & 1 else 405
        case Phase.WALK:
            return 0 if move == STAY else why_not_step(s, seat, move - STEP)
        case Phase.DIG:
            return 0 if move == ENOUGH else why_not_play(s, seat, move - PLAY)
        case Phase.TAKE:
            return 0 if move - TAKE < min(s.reach, s.box.levels) else 604
        case _:
            return 0 if move == DRAW or s.card[move - THROW] == HAND + seat else 801


@rule
def phase_of(move: int) -> int:
    """In which part of the game a move, other than giving up cards, has its place. (§3.1)"""
    if move < LIFT:
        return Phase.CORNER.value
    if move < PUT:
        return Phase.CHANGE.value
    if move < TURN:
        return Phase.PUT.value
    if move < STEP:
        return Phase.TURN.value
    if move < PLAY:
        return Phase.WALK.value
    if move < TAKE:
        return Phase.DIG.value
    return Phase.TAKE.value if move < THROW else Phase.THROW.value


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.CORNER:
            return 206
        case Phase.PUT | Phase.TURN:
            return 401
        case Phase.TAKE:
            return 604
        case _:
            return 301


@rule
def why_not_land(s: State, seat: int, corner: int) -> int:
    """What speaks against landing there."""
    if is_same_corner(s, corner):
        return 206
    return 0 if can_land(s, seat, corner) else 207


@rule
def why_not_lift(s: State, tile: int) -> int:
    """What speaks against lifting that tile."""
    if s.changes == 0:
        return 401
    if s.spot[tile] < 0:
        return 101
    if is_stood_on(s, tile):
        return 402
    ring = ring_round(s, tile)
    if not has_free_side(ring):
        return 403
    return 0 if has_place(s, tile, ring) else 408


@rule
def why_not_put(s: State, beside: int, side: int) -> int:
    """What speaks against putting the tile there."""
    if not is_place(s, s.lifted, beside, side):
        return 404
    around = edges_around(s, s.spot[beside] + BESIDE[side], s.lifted)
    if (around >> 8) & ((1 << beside) - 1):
        return 409
    if ways_to_turn(s, s.lifted, around) == 0:
        return 405
    pieces = pieces_without(s, s.lifted, ring_round(s, s.lifted))
    return 0 if fits(s, s.lifted, around, pieces) else 407


@rule
def why_not_step(s: State, seat: int, side: int) -> int:
    """What speaks against walking that way."""
    if s.steps == 0:
        return 501
    tile = tile_beyond(s, seat, side)
    if tile < 0:
        return 502
    return 0 if toll(s, seat, tile) <= s.coins[seat] else 504


@rule
def why_not_play(s: State, seat: int, card: int) -> int:
    """What speaks against playing that card."""
    if s.card[card] != HAND + seat:
        return 601
    return 0 if distance_to(s, seat, card // DISTANCES) == card % DISTANCES else 602


@rule
def time_of_bonus(bonus: int) -> int:
    """Which paragraph says when a bonus can be used."""
    if bonus == MAP:
        return 702
    if bonus == BOOTS:
        return 703
    return 704 if bonus == SHOVEL else 705


@rule
def why_not_use(s: State, seat: int, card: int) -> int:
    """What speaks against giving up that card."""
    if not is_in_front(s, seat, card):
        return 701
    return 0 if is_open(s, s.box.symbol[card]) else time_of_bonus(s.box.symbol[card])


@rule
def why_not_pair(s: State, seat: int, card: int, bonus: int) -> int:
    """What speaks against giving up that card and another like it."""
    if not is_in_front(s, seat, card):
        return 701
    if not is_open(s, bonus):
        return time_of_bonus(bonus)
    return 0 if can_pair(s, seat, card, bonus) else 706
