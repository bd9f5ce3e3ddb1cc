"""Muskets, marksmen, earthquakes and lighthouses: what is decided on the spot."""

from __future__ import annotations

from ....core import State, draw, reveal, rule, tell, whisper
from ..components import (
    COMPASS,
    FACE_DOWN,
    HANDS,
    MARKSMAN,
    NEXT,
    PIECES,
    Event,
    Phase,
    Stream,
)
from ..state import are_friends, crew_of, has, is_land, is_pirate, piece_of
from .fates import send_home
from .places import is_out_of_reach, is_peaceful
from .tiles import look_out


@rule
def can_be_hit(s: State, piece: int, cell: int) -> bool:
    """Whether a bullet can hit that piece there. (§4.16)"""
    return s.at[piece] == cell and is_pirate(s, piece) and not is_out_of_reach(s, piece)


@rule
def fire(s: State, direction: int) -> None:
    """The bullet flies over land until it meets a pirate it can hit; of several there the shooter picks one. (§4.16)"""
    tell(s, Event.FIRED, s.chooser, direction)
    cell = NEXT[s.at[s.mover], direction]
    while is_land(s, cell):
        hit, last = 0, -1
        for piece in range(PIECES):
            if can_be_hit(s, piece, cell):
                hit += 1
                last = piece
        if hit == 1:
            shoot_down(s, last)
            return
        if hit > 1:
            s.target = cell
            s.phase = Phase.HIT
            return
        cell = NEXT[cell, direction]
    s.phase = Phase.BOTTLE
    tell(s, Event.MISSED, s.chooser)


@rule
def shoot_down(s: State, piece: int) -> None:
    """A hit works as an attack does. (§4.16)"""
    s.phase = Phase.BOTTLE
    s.target = -1
    tell(s, Event.HIT, crew_of(s, piece), piece)
    send_home(s, piece)


@rule
def marksman_of(s: State, seat: int, cell: int) -> int:
    """The seat's marksman if he can shoot at that tile: two away in a line, over land that is face up; else -1. (§12.12)"""
    for hand in range(HANDS - 1):
        piece = piece_of(seat, hand)
        if has(s, piece, MARKSMAN) and can_aim(s, piece, cell):
            return piece
    return -1


@rule
def can_aim(s: State, piece: int, cell: int) -> bool:
    """Whether a marksman stands free, two tiles from enemies he could attack. (§12.12)"""
    origin = s.at[piece]
    if origin < 0 or not is_land(s, origin) or s.nap[piece] > 0 or s.trapped[piece]:
        return False
    if is_peaceful(s, origin, s.space[piece]):
        return False
    for direction in range(COMPASS):
        between = NEXT[origin, direction]
        if is_open(s, between) and NEXT[between, direction] == cell and is_open(s, cell):
            for other in range(PIECES):
                foe = not are_friends(s, crew_of(s, piece), crew_of(s, other))
                if foe and can_be_hit(s, other, cell) and s.space[other] == 0:
                    return True
    return False


@rule
def is_open(s: State, cell: int) -> bool:
    """Whether a tile lies there face up."""
    return cell >= 0 and is_land(s, cell) and s.face[cell] != FACE_DOWN


@rule
def shoot(s: State, seat: int, cell: int) -> None:
    """The marksman's shot sends home all enemies on the tile; he stays where he is. (§12.12)"""
    piece = marksman_of(s, seat, cell)
    tell(s, Event.SHOT, seat, piece, cell)
    for other in range(PIECES):
        if can_be_hit(s, other, cell) and s.space[other] == 0 and not are_friends(s, seat, crew_of(s, other)):
            send_home(s, other)


@rule
def peek(s: State, cell: int) -> None:
    """The chooser alone sees what a tile is; how it will turn, nobody knows. (§4.14)"""
    if s.tile[cell] < 0:
        s.tile[cell] = draw(s, Stream.TILES, s.heap[s.ground[cell]])
    s.seen[cell] |= 1 << s.chooser
    s.peeks -= 1
    reveal(s)
    tell(s, Event.PEEKED, s.chooser, cell)
    whisper(s, 1 << s.chooser, Event.SAW, s.chooser, cell, s.tile[cell])
    look_out(s)


@rule
def shake(s: State, cell: int) -> None:
    """Pick a tile, then another: they change places as they lie, with what is known of them. (§4.25)"""
    if s.shaken < 0:
        s.shaken = cell
        return
    other = s.shaken
    s.ground[cell], s.ground[other] = s.ground[other], s.ground[cell]
    s.tile[cell], s.tile[other] = s.tile[other], s.tile[cell]
    s.facing[cell], s.facing[other] = s.facing[other], s.facing[cell]
    s.face[cell], s.face[other] = s.face[other], s.face[cell]
    s.seen[cell], s.seen[other] = s.seen[other], s.seen[cell]
    s.shaken = -1
    s.phase = Phase.BOTTLE
    tell(s, Event.SHOOK, other, cell)
