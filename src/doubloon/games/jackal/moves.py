"""What a player can say."""

from __future__ import annotations

from ...core import Numbering
from .components import ABILITIES, CELL_NAMES, DIRECTIONS, HAND_NAMES, PIECE_NAMES, PIRATES

COIN = ("", " coin")

MOVES = Numbering()
PLACE = MOVES.add("place", "ship {cell}", cell=CELL_NAMES)
SAIL = MOVES.add("sail", "sail {cell}", cell=CELL_NAMES)
MOVE = MOVES.add("move", "{pirate} {cell}{coin}", pirate=HAND_NAMES, cell=CELL_NAMES, coin=COIN)
ADVANCE = MOVES.add("advance", "{pirate} on{coin}", pirate=HAND_NAMES, coin=COIN)
GO = MOVES.add("go", "go {cell}{coin}", cell=CELL_NAMES, coin=COIN)
STAY = MOVES.add("stay")
REVIVE = MOVES.add("revive", "revive {pirate}", pirate=HAND_NAMES)
SHOOT = MOVES.add("shoot", "shoot {cell}", cell=CELL_NAMES)
PASS = MOVES.add("pass")
PEEK = MOVES.add("peek", "peek {cell}", cell=CELL_NAMES)
PEEK_NONE = MOVES.add("peek-none", "peek none")
FIRE = MOVES.add("fire", "fire {direction}", direction=DIRECTIONS)
HIT = MOVES.add("hit", "hit {target}", target=PIECE_NAMES)
SHAKE = MOVES.add("shake", "shake {cell}", cell=CELL_NAMES)
BOTTLE = MOVES.add("bottle", "bottle {pirate}", pirate=HAND_NAMES)
BOTTLE_NONE = MOVES.add("bottle-none", "bottle none")
PROPOSE = MOVES.add("propose", "propose end")
AGREE = MOVES.add("agree")
REFUSE = MOVES.add("refuse")
TAKE = MOVES.add("take", "take {ability} {pirate}", ability=ABILITIES, pirate=HAND_NAMES[:PIRATES])
TAKE_NONE = MOVES.add("take-none", "take none")
