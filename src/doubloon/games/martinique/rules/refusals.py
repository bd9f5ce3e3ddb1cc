"""The judge: 0 for a legal move, else the paragraph that forbids it, one function to a kind of move, or to
a part of it. `legal` asks here, too."""

from __future__ import annotations

from ....core import State, rule
from ..components import Phase
from ..moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE, PLACE_AT_BAR, STEP, TURN_NONE, TURN_UP
from .loading import can_give_joker, can_load, is_closed, must_load
from .paths import can_finish, can_walk, neighbour, steps_left, was_visited
from .sunset import can_dig
from .turns import acting, beach_is_open, can_place, may_move
from .walking import has_bonus, is_face_down


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return why_not_seat(s)
    if s.phase != phase_of(move):
        return why_not_now(s)
    match s.phase:
        case Phase.CHOOSE:
            return why_not_choose(s, seat, move)
        case Phase.STEP:
            return why_not_step(s, move - STEP)
        case Phase.TURN_UP:
            return 0 if move == TURN_NONE else why_not_turn_up(s, seat, move - TURN_UP)
        case Phase.BONUS:
            return why_not_bonus(s, move - BONUS)
        case Phase.LOAD:
            return why_not_load_none(s, seat) if move == LOAD_NONE else why_not_load(s, seat, move - LOAD)
        case Phase.PAY:
            return 0 if move == PAY else why_not_joker(s, seat, move - JOKER)
        case _:
            return why_not_dig(s, move - DIG)


@rule
def phase_of(move: int) -> int:
    """In which phase a move can be made at all."""
    if move < STEP:
        return Phase.CHOOSE.value
    if move < TURN_UP:
        return Phase.STEP.value
    if move < BONUS:
        return Phase.TURN_UP.value
    if move < LOAD:
        return Phase.BONUS.value
    if move < JOKER:
        return Phase.LOAD.value
    return Phase.PAY.value if move < DIG else Phase.DIG.value


@rule
def why_not_seat(s: State) -> int:
    """Why it is not this seat that decides. (§3.1, §8.2, §8.4)"""
    match s.phase:
        case Phase.DIG:
            return 802
        case Phase.OVER:
            return 804
        case _:
            return 301


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.CHOOSE:
            return 301
        case Phase.STEP:
            return 401
        case Phase.TURN_UP:
            return 405
        case Phase.BONUS:
            return 603
        case Phase.LOAD:
            return 702
        case Phase.PAY:
            return 704
        case _:
            return 802


@rule
def why_not_choose(s: State, seat: int, move: int) -> int:
    """What speaks against placing or moving that pirate. (§3.1)"""
    if move < PLACE_AT_BAR:
        return why_not_hand(s, seat) or why_not_place(s, move - PLACE)
    if move == PLACE_AT_BAR:
        return why_not_hand(s, seat) or why_not_at_bar(s)
    return why_not_yet(s, seat) or why_not_walk(s, seat, move - MOVE)


@rule
def why_not_hand(s: State, seat: int) -> int:
    """Only a pirate in hand can be placed. (§3.1)"""
    return 0 if s.in_hand[seat] > 0 else 301


@rule
def why_not_place(s: State, field: int) -> int:
    """What speaks against placing a pirate there. (§3.2)"""
    return 0 if can_place(s, field) else 302


@rule
def why_not_at_bar(s: State) -> int:
    """Straight to the bar goes only who finds no place on the beach. (§3.3)"""
    return 303 if beach_is_open(s) else 0


@rule
def why_not_yet(s: State, seat: int) -> int:
    """Which paragraph names the number of pirates that must be placed first at this table. (§3.4, §10.2, §10.3, §10.4)"""
    if may_move(s, seat):
        return 0
    match s.place_first:
        case 4:
            return 1002
        case 2:
            return 1003
        case 1:
            return 1004
        case _:
            return 304


@rule
def why_not_walk(s: State, seat: int, field: int) -> int:
    """What speaks against moving the pirate there. (§3.1, §4.1, §4.4)"""
    if s.standing[field] != seat:
        return 301
    return 0 if can_walk(s, field) else 404


@rule
def why_not_step(s: State, direction: int) -> int:
    """What speaks against walking that way. (§4.2, §4.3, §4.4)"""
    here = s.trail[s.steps]
    field = neighbour(s, here, direction)
    if field < 0:
        return 402
    if was_visited(s, field):
        return 403
    return 0 if can_finish(s, here, field, steps_left(s) - 1) else 404


@rule
def why_not_turn_up(s: State, seat: int, slot: int) -> int:
    """What speaks against turning up that map tile of the opponent's. (§4.5)"""
    return 0 if is_face_down(s, 1 - seat, slot) else 405


@rule
def why_not_bonus(s: State, bonus: int) -> int:
    """What speaks against that bonus. (§6.3)"""
    return 0 if has_bonus(s, bonus) else 603


@rule
def why_not_load(s: State, seat: int, treasure: int) -> int:
    """What speaks against loading that. (§7.3, §7.6)"""
    if can_load(s, seat, treasure):
        return 0
    return 706 if is_closed(s, treasure) else 703


@rule
def why_not_load_none(s: State, seat: int) -> int:
    """One must load where plain souvenirs suffice; whoever would need jokers may leave it. (§7.1, §7.3)"""
    return 701 if must_load(s, seat) else 0


@rule
def why_not_joker(s: State, seat: int, symbol: int) -> int:
    """What speaks against a joker for that symbol. (§7.4)"""
    return 0 if can_give_joker(s, seat, symbol) else 704


@rule
def why_not_dig(s: State, field: int) -> int:
    """What speaks against digging there. (§8.3)"""
    return 0 if can_dig(s, field) else 803
