"""Changing the island: which tiles can be lifted, and where they can be put down. (§4)"""

from __future__ import annotations

from ....core import State, count_bits, lowest_bit, rule, tell
from ..components import BESIDE, EVERY_TILE, GAPS, RING_SIDES, ROUND, TILES, Event, Phase
from ..state import centre, edges_around, lay, ways_to_turn

Pieces = tuple[int, int, int, int]
"""Sets of tiles: an island falls into four pieces at most when a tile is lifted."""


@rule
def is_stood_on(s: State, tile: int) -> bool:
    """Whether any pirate stands there. (§4.2)"""
    for seat in range(s.seats):
        if s.stands[seat] == tile:
            return True
    return False


@rule
def ring_round(s: State, tile: int) -> int:
    """Which of the eight spots round a tile have tiles: bit 0 north, then clockwise, sides and corners in turn."""
    ring = 0
    spot = s.spot[tile]
    for number, way in enumerate(ROUND):
        if s.lies[spot + way] >= 0:
            ring |= 1 << number
    return ring


@rule
def has_free_side(ring: int) -> bool:
    """Whether some side touches no other tile; a hole is as good as the open sea. (§4.3)"""
    return ring & RING_SIDES != RING_SIDES


@rule
def neighbours(s: State, spot: int, lifted: int) -> int:
    """The tiles beside a spot, as a set; a lifted one does not count."""
    found = 0
    for way in BESIDE:
        tile = s.lies[spot + way]
        if tile >= 0 and tile != lifted:
            found |= 1 << tile
    return found


@rule
def joined_to(s: State, some: int, lifted: int) -> int:
    """All tiles that one can get to from some by their sides, with one tile lifted. (§4.7)"""
    reached = some
    ahead = some
    while ahead:
        tile = lowest_bit(ahead)
        beyond = neighbours(s, s.spot[tile], lifted) & ~reached
        reached |= beyond
        ahead = (ahead ^ (1 << tile)) | beyond
    return reached


@rule
def piece_of(s: State, tiles: int, lifted: int) -> int:
    """The piece that the first of some tiles is in; without any, every tile there could be. (§4.7)"""
    return joined_to(s, tiles & -tiles, lifted) if tiles else EVERY_TILE


@rule
def pieces_without(s: State, tile: int, ring: int) -> Pieces:
    """The pieces that the island is in while a tile is lifted; those there are not stand for every tile. (§4.7)"""
    if GAPS[ring] <= 1:
        return EVERY_TILE, EVERY_TILE, EVERY_TILE, EVERY_TILE
    around = neighbours(s, s.spot[tile], tile)
    one = piece_of(s, around, tile)
    two = piece_of(s, around & ~one, tile)
    three = piece_of(s, around & ~one & ~two, tile)
    four = piece_of(s, around & ~one & ~two & ~three, tile)
    return one, two, three, four


@rule
def pieces_left(s: State) -> Pieces:
    """The pieces that the island is in without the tile in hand. (§4.7)"""
    return pieces_without(s, s.lifted, ring_round(s, s.lifted))


@rule
def is_place(s: State, tile: int, beside: int, side: int) -> bool:
    """Whether there is an empty spot on that side of a tile; where the lifted one came from is not one. (§4.4)"""
    return beside != tile and s.spot[beside] >= 0 and s.lies[s.spot[beside] + BESIDE[side]] < 0


@rule
def joins(around: int, pieces: Pieces) -> bool:
    """Whether a tile with these neighbours makes one island of all pieces. (§4.7)"""
    one, two, three, four = pieces
    return around & one != 0 and around & two != 0 and around & three != 0 and around & four != 0


@rule
def fits(s: State, tile: int, around: int, pieces: Pieces) -> bool:
    """Whether a lifted tile can lie where this is around: it matches, and the island is in one piece again. (§4.5, §4.7)"""
    return joins(around >> 8, pieces) and ways_to_turn(s, tile, around) != 0


@rule
def smallest(pieces: Pieces) -> int:
    """The piece with the fewest tiles."""
    least = pieces[0]
    for piece in pieces:
        if count_bits(piece) < count_bits(least):
            least = piece
    return least


@rule
def has_place_beside(s: State, tile: int, beside: int, pieces: Pieces) -> bool:
    """Whether there is a new place for a tile beside another. (§4.4, §4.8)"""
    for way in BESIDE:
        spot = s.spot[beside] + way
        if s.lies[spot] < 0 and fits(s, tile, edges_around(s, spot, tile), pieces):
            return True
    return False


@rule
def has_place(s: State, tile: int, ring: int) -> bool:
    """Whether there is any new place for a tile. One that joins all pieces is beside the smallest of them, too. (§4.8)"""
    pieces = pieces_without(s, tile, ring)
    near = smallest(pieces)
    for beside in range(len(TILES)):
        if (near >> beside) & 1 and beside != tile and s.spot[beside] >= 0 and has_place_beside(s, tile, beside, pieces):
            return True
    return False


@rule
def lift(s: State, seat: int, tile: int) -> None:
    """Take a tile in hand. (§4.1)"""
    s.lifted = tile
    s.phase = Phase.PUT
    tell(s, Event.LIFTED, seat, tile)


@rule
def ways_there(s: State) -> int:
    """How the lifted tile can be turned at the place chosen for it. (§4.5)"""
    return ways_to_turn(s, s.lifted, edges_around(s, s.target, s.lifted))


@rule
def put(s: State, seat: int, beside: int, side: int) -> None:
    """Choose a place for the tile in hand; where it fits in one way only it is laid down at once. (§4.1)"""
    s.target = s.spot[beside] + BESIDE[side]
    ways = ways_there(s)
    if ways & (ways - 1) == 0:
        put_down(s, seat, lowest_bit(ways))
    else:
        s.phase = Phase.TURN


@rule
def put_down(s: State, seat: int, quarters: int) -> None:
    """Lay the tile down; the island may grow and drift without end. (§4.1, §4.6)"""
    tile = s.lifted
    beside = lowest_bit(neighbours(s, s.target, tile))
    side = 0
    while s.spot[beside] + BESIDE[side] != s.target:
        side += 1
    s.lies[s.spot[tile]] = -1
    lay(s, tile, s.target, quarters)
    centre(s)
    s.lifted = -1
    s.target = -1
    s.changes -= 1
    s.phase = Phase.CHANGE
    tell(s, Event.PUT_DOWN, seat, tile, side, beside)
