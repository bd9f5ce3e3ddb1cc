"""What a player can say."""

from __future__ import annotations

from ...core import Numbering
from .components import CORNERS, LEVEL_NAMES, PLACES, QUARTERS, SIDES, SYMBOLS, TILES

DISTANCE_WORDS = ("0", "1", "2", "3")

MOVES = Numbering()
CORNER = MOVES.add("corner", "land {corner}", corner=CORNERS)
LIFT = MOVES.add("lift", "lift {tile}", tile=TILES)
LEAVE = MOVES.add("leave", "leave the map")
PUT = MOVES.add("put", "put {side} of {beside}", beside=TILES, side=SIDES)
TURN = MOVES.add("turn", "turn {quarters}", quarters=QUARTERS)
STEP = MOVES.add("step", "{side}", side=SIDES)
STAY = MOVES.add("stay")
PLAY = MOVES.add("play", "play {tile} {distance}", tile=PLACES, distance=DISTANCE_WORDS)
ENOUGH = MOVES.add("enough")
TAKE = MOVES.add("take", "take {level}", level=LEVEL_NAMES)
THROW = MOVES.add("throw", "throw {tile} {distance}", tile=PLACES, distance=DISTANCE_WORDS)
DRAW = MOVES.add("draw")
USE = MOVES.add("use", "use {tile} {distance}", tile=PLACES, distance=DISTANCE_WORDS)
PAIR = MOVES.add("pair", "pair {tile} {distance} for {bonus}", tile=PLACES, distance=DISTANCE_WORDS, bonus=SYMBOLS)
WITH = MOVES.add("with", "with {tile} {distance}", tile=PLACES, distance=DISTANCE_WORDS)
