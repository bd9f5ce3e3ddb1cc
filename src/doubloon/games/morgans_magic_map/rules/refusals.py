"""The judge: 0 for a legal move, else the paragraph that forbids it, one function to a kind of move, or to
a part that several kinds have. `legal` asks here, too."""

from __future__ import annotations

from ....core import State, rule
from ..components import BESIDE, BOOTS, CARDS, HAND, MAP, SHOVEL, SIDES, SYMBOLS, Phase
from ..moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE, WITH
from ..state import edges_around, ways_to_turn
from .bonuses import first_mate, is_in_front, is_mate, is_open
from .island import Pieces, has_free_side, has_place, is_place, is_stood_on, joins, pieces_left, ring_round, ways_there
from .turns import acting, corner_tile, is_right, is_same_corner, tile_beyond, toll


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 402 is §4.2."""
    if not (acting(s) >> seat) & 1:
        return 901 if s.phase == Phase.OVER else 206 if s.phase == Phase.CORNER else 301
    if move >= WITH:
        return why_not_with(s, seat, move - WITH) if s.phase == Phase.PAIR else 706
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
            return why_not_put(s, (move - PUT) // len(SIDES), (move - PUT) % len(SIDES), pieces_left(s))
        case Phase.TURN:
            return why_not_turn(s, move - TURN)
        case Phase.WALK:
            return 0 if move == STAY else why_not_step(s, seat, move - STEP)
        case Phase.DIG:
            return 0 if move == ENOUGH else why_not_play(s, seat, move - PLAY)
        case Phase.TAKE:
            return why_not_take(s, move - TAKE)
        case _:
            return 0 if move == DRAW else why_not_throw(s, seat, move - THROW)


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
    """What speaks against landing there. (§2.6, §2.7)"""
    if is_same_corner(s, corner):
        return 206
    return 0 if toll(s, seat, corner_tile(s, corner)) <= s.coins[seat] else 207


@rule
def why_not_lift(s: State, tile: int) -> int:
    """What speaks against lifting that tile: none is left to move, a pirate, no free side, nowhere to go. (§4.2, §4.3, §4.8)"""
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
def why_not_put(s: State, beside: int, side: int, pieces: Pieces) -> int:
    """What speaks against putting the tile there, with the island in these pieces. (§4.4, §4.5, §4.7, §4.9)"""
    if not is_place(s, s.lifted, beside, side):
        return 404
    around = edges_around(s, s.spot[beside] + BESIDE[side], s.lifted)
    if (around >> 8) & ((1 << beside) - 1):
        return 409
    if ways_to_turn(s, s.lifted, around) == 0:
        return 405
    return 0 if joins(around >> 8, pieces) else 407


@rule
def why_not_turn(s: State, quarters: int) -> int:
    """What speaks against turning the tile that way. (§4.5)"""
    return 0 if (ways_there(s) >> quarters) & 1 else 405


@rule
def why_not_step(s: State, seat: int, side: int) -> int:
    """What speaks against walking that way. (§5.1, §5.2, §5.4)"""
    if s.steps == 0:
        return 501
    tile = tile_beyond(s, seat, side)
    if tile < 0:
        return 502
    return 0 if toll(s, seat, tile) <= s.coins[seat] else 504


@rule
def why_not_play(s: State, seat: int, card: int) -> int:
    """What speaks against playing that card. (§6.1, §6.2)"""
    if s.card[card] != HAND + seat:
        return 601
    return 0 if is_right(s, seat, card) else 602


@rule
def why_not_take(s: State, level: int) -> int:
    """What speaks against taking the treasure of that level. (§6.4)"""
    return 0 if level < min(s.reach, s.box.levels) else 604


@rule
def why_not_throw(s: State, seat: int, card: int) -> int:
    """What speaks against throwing that card away. (§8.1)"""
    return 0 if s.card[card] == HAND + seat else 801


# Giving up cards, alone or in pairs.


@rule
def why_not_use(s: State, seat: int, card: int) -> int:
    """What speaks against giving up that card. (§7.1)"""
    return why_not_give_up(s, seat, card) or why_not_bonus(s, s.box.symbol[card])


@rule
def why_not_pair(s: State, seat: int, card: int, bonus: int) -> int:
    """What speaks against giving up that card and another like it. (§7.6)"""
    return why_not_give_up(s, seat, card) or why_not_bonus(s, bonus) or why_not_mates(s, seat, card, bonus)


@rule
def why_not_give_up(s: State, seat: int, card: int) -> int:
    """Only a card in front can be given up at all. (§7.1)"""
    return 0 if is_in_front(s, seat, card) else 701


@rule
def why_not_bonus(s: State, bonus: int) -> int:
    """What speaks against using a bonus now. (§7.2, §7.3, §7.4, §7.5)"""
    if is_open(s, bonus):
        return 0
    if bonus == MAP:
        return 702
    if bonus == BOOTS:
        return 703
    return 704 if bonus == SHOVEL else 705


@rule
def why_not_mates(s: State, seat: int, card: int, bonus: int) -> int:
    """A pair is for a bonus that is not its own; it is named by its first card. (§7.6)"""
    return 0 if s.box.symbol[card] != bonus and first_mate(s, seat, card, card) < len(CARDS) else 706


@rule
def why_not_with(s: State, seat: int, card: int) -> int:
    """What speaks against completing the pair with that card. (§7.6)"""
    return 0 if is_mate(s, seat, s.pair_card, card) else 706
