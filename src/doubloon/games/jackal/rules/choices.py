"""What a seat may decide now: candidates of each kind of move, and of them those that the judge lets pass."""

from __future__ import annotations

from ....core import Array, State, offer, rule
from ..components import ABILITIES, CELLS, COMPASS, HANDS, MARKSMAN, NEXT, PIECES, PIRATES, Phase
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
from ..state import has, piece_of
from .passage import onward, ways_on, why_not_advance, why_not_leave, why_not_onward, why_not_step, why_not_stir
from .refusals import (
    why_not_bottle,
    why_not_hit,
    why_not_pass,
    why_not_peek,
    why_not_place,
    why_not_propose,
    why_not_revive,
    why_not_shake,
    why_not_shoot,
    why_not_stay,
    why_not_take,
)
from .sea import list_sailing


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
    """Any space, to bring the ship to the island. (§2.3, §2.4)"""
    n = 0
    for cell in range(CELLS):
        n = offer(out, n, PLACE + cell, why_not_place(s, cell))
    return n


@rule
def list_actions(s: State, out: Array) -> int:
    """Sail, move a piece, revive, shoot, or with none of these pass; and ask for the end. (§3.1, §3.9, §10.2)"""
    n = 0
    if s.seats > 1:
        n = list_sailing(s, s.turn, SAIL, out, n)
    for hand in range(HANDS):
        n = list_steps(s, hand, out, n)
        n = offer(out, n, REVIVE + hand, why_not_revive(s, hand))
    n = list_shots(s, out, n)
    if n == 0:
        n = offer(out, n, PASS, why_not_pass(s))
    return offer(out, n, PROPOSE, why_not_propose(s))


@rule
def list_steps(s: State, hand: int, out: Array, n: int) -> int:
    """A piece's steps, with a coin and without: to all sides or, where it cannot leave, within labyrinth or pit. (§3.5, §5.1)"""
    piece = piece_of(s.turn, hand)
    if why_not_stir(s, piece):
        return n
    if why_not_leave(s, piece):
        for coin in range(2):
            n = offer(out, n, ADVANCE + hand * 2 + coin, why_not_advance(s, piece, coin))
        return n
    for direction in range(COMPASS):
        cell = NEXT[s.at[piece], direction]
        if cell >= 0:
            for coin in range(2):
                n = offer(out, n, MOVE + (hand * CELLS + cell) * 2 + coin, why_not_step(s, piece, cell, coin))
    return n


@rule
def list_shots(s: State, out: Array, n: int) -> int:
    """Any tile, if there is a marksman. (§12.12)"""
    armed = False
    for hand in range(PIRATES):
        armed = armed or has(s, piece_of(s.turn, hand), MARKSMAN)
    if armed:
        for cell in range(CELLS):
            n = offer(out, n, SHOOT + cell, why_not_shoot(s, cell))
    return n


@rule
def list_onward(s: State, out: Array) -> int:
    """Where the mover's way leads, with a coin and without; and to stay. (§3.10, §4.20)"""
    n = 0
    for way in range(ways_on(s)):
        cell = onward(s, way)
        if cell >= 0:
            for coin in range(2):
                n = offer(out, n, GO + cell * 2 + coin, why_not_onward(s, cell, coin))
    return offer(out, n, STAY, why_not_stay(s))


@rule
def list_peeks(s: State, out: Array) -> int:
    """Tiles to look at from the lighthouse; one may stop early. (§4.14)"""
    n = 0
    for cell in range(CELLS):
        n = offer(out, n, PEEK + cell, why_not_peek(s, cell))
    out[n] = PEEK_NONE
    return n + 1


@rule
def list_targets(s: State, out: Array) -> int:
    """Whom a bullet can hit where it has come to. (§4.16)"""
    n = 0
    for piece in range(PIECES):
        n = offer(out, n, HIT + piece, why_not_hit(s, piece))
    return n


@rule
def list_shakes(s: State, out: Array) -> int:
    """Tiles an earthquake can move. (§4.25)"""
    n = 0
    for cell in range(CELLS):
        n = offer(out, n, SHAKE + cell, why_not_shake(s, cell))
    return n


@rule
def list_bottles(s: State, out: Array) -> int:
    """Whom a bottle can help; one need not open it. (§9.4)"""
    n = 0
    for hand in range(HANDS):
        n = offer(out, n, BOTTLE + hand, why_not_bottle(s, hand))
    out[n] = BOTTLE_NONE
    return n + 1


@rule
def list_cards(s: State, out: Array) -> int:
    """Ability cards, for each of one's pirates; one may leave them. (§12.3)"""
    n = 0
    for ability in range(len(ABILITIES)):
        for hand in range(PIRATES):
            n = offer(out, n, TAKE + ability * PIRATES + hand, why_not_take(s, ability, hand))
    out[n] = TAKE_NONE
    return n + 1
