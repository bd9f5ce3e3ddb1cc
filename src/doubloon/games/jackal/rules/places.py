"""Who and what is where."""

from __future__ import annotations

from ....core import State, rule
from ..components import (
    AMOUNT,
    COMPASS,
    FACE_DOWN,
    MISSIONARY,
    NEXT,
    PATHFINDER,
    PIECES,
    SEA,
    SIDE,
    STRONGMAN,
    Family,
)
from ..state import are_friends, crew_of, family_at, has, is_pirate, ship_at


@rule
def heading_to(cell: int, goal: int) -> int:
    """In which direction a neighbouring cell lies; -1 if it is no neighbour. (§3.5)"""
    for direction in range(COMPASS):
        if NEXT[cell, direction] == goal:
            return direction
    return -1


@rule
def is_afloat(s: State, piece: int) -> bool:
    """Whether a piece is in the sea or on a ship."""
    return s.ground[s.at[piece]] == SEA


@rule
def is_aboard(s: State, piece: int) -> bool:
    """Whether a piece is on a ship: whoever is where a ship lies is aboard, or dead. (§7.1)"""
    return is_afloat(s, piece) and ship_at(s, s.at[piece]) >= 0


@rule
def foe_at(s: State, seat: int, cell: int, space: int) -> bool:
    """Whether an enemy pirate is there; every space of a labyrinth is a place of its own. (§6.1, §6.2)"""
    for piece in range(PIECES):
        if (
            s.at[piece] == cell
            and s.space[piece] == space
            and is_pirate(s, piece)
            and not are_friends(s, seat, crew_of(s, piece))
        ):
            return True
    return False


@rule
def friend_at(s: State, piece: int, cell: int) -> bool:
    """Whether another piece of this one's crew or its allies' is on that tile. (§4.8)"""
    for other in range(PIECES):
        if other != piece and s.at[other] == cell and are_friends(s, crew_of(s, piece), crew_of(s, other)):
            return True
    return False


@rule
def another_pirate_at(s: State, piece: int, cell: int) -> bool:
    """Whether any other pirate is on that tile. (§4.11)"""
    for other in range(PIECES):
        if other != piece and s.at[other] == cell and is_pirate(s, other):
            return True
    return False


@rule
def is_peaceful(s: State, cell: int, space: int) -> bool:
    """Whether the missionary is there and keeps the peace. (§9.2)"""
    return s.at[MISSIONARY] == cell and s.space[MISSIONARY] == space and s.converted == 0


@rule
def is_preacher(s: State, piece: int) -> bool:
    """The missionary as long as he is one. (§9.1)"""
    return piece == MISSIONARY and s.converted == 0


@rule
def last_space(s: State, piece: int, cell: int) -> int:
    """The space of a labyrinth from which a piece may leave; 0 on any other tile. (§4.26, §12.11)"""
    if s.face[cell] == FACE_DOWN or family_at(s, cell) != Family.LABYRINTH:
        return 0
    return AMOUNT[s.tile[cell]] - 1 - has(s, piece, PATHFINDER)


@rule
def load(s: State, piece: int) -> int:
    """How many coins a piece would drag: one of those where it stands, the strongman two. (§5.1, §12.6)"""
    return min(s.coins[s.at[piece], s.space[piece]], 1 + has(s, piece, STRONGMAN))


@rule
def is_out_of_reach(s: State, piece: int) -> bool:
    """Where nobody is attacked: fortress, shrine, jungle, a bank with a coin, beside the missionary. (§4.11, §4.12, §9.2)"""
    cell = s.at[piece]
    if is_preacher(s, piece) or is_peaceful(s, cell, s.space[piece]):
        return True
    if s.face[cell] == FACE_DOWN:
        return False
    family = family_at(s, cell)
    if family == Family.BANK:
        return s.coins[cell, 0] > 0
    return family == Family.FORTRESS or family == Family.SHRINE or family == Family.JUNGLE


@rule
def far(cell: int, other: int) -> int:
    """King's steps between two cells on an open sheet."""
    return max(abs(cell // SIDE - other // SIDE), abs(cell % SIDE - other % SIDE))
