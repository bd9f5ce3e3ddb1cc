"""What a seat may decide now."""

from __future__ import annotations

from ....core import Array, State, rule
from ..components import ABILITIES, CELLS, COMPASS, HANDS, MARKSMAN, NEXT, PIECES, PIRATES, Phase, Way
from ..moves import (
    ADVANCE,
    AGREE,
    BOTTLE,
    BOTTLE_NONE,
    FIRE,
    GO,
    HIT,
    MOVE,
    PASS,
    PEEK,
    PEEK_NONE,
    PLACE,
    PROPOSE,
    REFUSE,
    REVIVE,
    SAIL,
    SHAKE,
    SHOOT,
    STAY,
    TAKE,
    TAKE_NONE,
)
from ..state import crew_of, has, piece_of
from .bottles import can_use_bottle
from .ending import is_on_table, may_propose
from .passage import onward, ways_on, why_not_advance, why_not_move, why_not_onward
from .sea import has_clear_berth, is_berth, is_clear, list_sailing
from .shots import can_be_hit, can_shake_next, marksman_of
from .tiles import can_peek
from .turns import can_revive


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all legal moves of the seat that decides; returns how many."""
    match s.phase:
        case Phase.PLACE:
            return list_berths(s, out)
        case Phase.ACT:
            return list_actions(s, out)
        case Phase.GO:
            return list_onward(s, out)
        case Phase.PEEK:
            return list_peeks(s, out)
        case Phase.FIRE:
            for direction in range(COMPASS):
                out[direction] = FIRE + direction
            return COMPASS
        case Phase.HIT:
            return list_targets(s, out)
        case Phase.SHAKE:
            return list_shakes(s, out)
        case Phase.BOTTLE:
            return list_bottles(s, out)
        case Phase.VOTE:
            out[0] = AGREE
            out[1] = REFUSE
            return 2
        case Phase.PICK:
            return list_cards(s, out)
        case _:
            return 0


@rule
def list_berths(s: State, out: Array) -> int:
    """Where a ship may come to the island. (§2.3, §2.4)"""
    n = 0
    touching = not has_clear_berth(s)
    for cell in range(CELLS):
        if is_berth(s, cell) and (touching or is_clear(s, cell)):
            out[n] = PLACE + cell
            n += 1
    return n


@rule
def list_actions(s: State, out: Array) -> int:
    """Sail, move a piece, revive, shoot, or with none of these pass; and ask for the end. (§3.1, §3.9, §10.2)"""
    n = 0
    if s.seats > 1:
        n = list_sailing(s, s.turn, SAIL, out, n)
    for hand in range(HANDS):
        n = list_steps(s, hand, out, n)
        if can_revive(s, s.turn, hand):
            out[n] = REVIVE + hand
            n += 1
    n = list_shots(s, out, n)
    if n == 0:
        out[n] = PASS
        n += 1
    if may_propose(s):
        out[n] = PROPOSE
        n += 1
    return n


@rule
def list_steps(s: State, hand: int, out: Array, n: int) -> int:
    """The steps of one piece, with a coin and without, and within a labyrinth or a pit. (§3.5, §5.1)"""
    piece = piece_of(s.turn, hand)
    if s.at[piece] < 0 or crew_of(s, piece) != s.turn or s.nap[piece] > 0:
        return n
    for direction in range(COMPASS):
        cell = NEXT[s.at[piece], direction]
        if cell >= 0:
            for coin in range(2):
                if why_not_move(s, piece, cell, coin) == 0:
                    out[n] = MOVE + (hand * CELLS + cell) * 2 + coin
                    n += 1
    for coin in range(2):
        if why_not_advance(s, piece, coin) == 0:
            out[n] = ADVANCE + hand * 2 + coin
            n += 1
    return n


@rule
def list_shots(s: State, out: Array, n: int) -> int:
    """What a marksman can aim at. (§12.12)"""
    armed = False
    for hand in range(PIRATES):
        armed = armed or has(s, piece_of(s.turn, hand), MARKSMAN)
    if armed:
        for cell in range(CELLS):
            if marksman_of(s, s.turn, cell) >= 0:
                out[n] = SHOOT + cell
                n += 1
    return n


@rule
def list_onward(s: State, out: Array) -> int:
    """Where the mover may go on; a plane, a second step or a second space may be left. (§3.10, §4.20)"""
    n = 0
    for way in range(ways_on(s)):
        cell = onward(s, way)
        if cell >= 0:
            for coin in range(2):
                if why_not_onward(s, cell, coin) == 0:
                    out[n] = GO + cell * 2 + coin
                    n += 1
    if may_stay(s):
        out[n] = STAY
        n += 1
    return n


@rule
def may_stay(s: State) -> bool:
    """A flight, a runner's second step and a swimmer's second space are offers. (§4.20, §12.7, §12.8)"""
    return s.way == Way.FLIGHT or s.way == Way.RUN or s.way == Way.SWIM


@rule
def list_peeks(s: State, out: Array) -> int:
    """Tiles to look at from the lighthouse; one may stop early. (§4.14)"""
    n = 0
    for cell in range(CELLS):
        if can_peek(s, s.chooser, cell):
            out[n] = PEEK + cell
            n += 1
    out[n] = PEEK_NONE
    return n + 1


@rule
def list_targets(s: State, out: Array) -> int:
    """Whom a bullet can hit where it has come to. (§4.16)"""
    n = 0
    for piece in range(PIECES):
        if can_be_hit(s, piece, s.target):
            out[n] = HIT + piece
            n += 1
    return n


@rule
def list_shakes(s: State, out: Array) -> int:
    """Tiles an earthquake can move. (§4.25)"""
    n = 0
    for cell in range(CELLS):
        if can_shake_next(s, cell):
            out[n] = SHAKE + cell
            n += 1
    return n


@rule
def list_bottles(s: State, out: Array) -> int:
    """Whom a bottle can help; one need not open it. (§9.4)"""
    n = 0
    for hand in range(HANDS):
        if can_use_bottle(s, s.turn, hand):
            out[n] = BOTTLE + hand
            n += 1
    out[n] = BOTTLE_NONE
    return n + 1


@rule
def list_cards(s: State, out: Array) -> int:
    """Ability cards on the table, for each of one's pirates. (§12.3)"""
    n = 0
    for ability in range(len(ABILITIES)):
        if is_on_table(s, ability):
            for hand in range(s.box.pirates):
                out[n] = TAKE + ability * PIRATES + hand
                n += 1
    out[n] = TAKE_NONE
    return n + 1
