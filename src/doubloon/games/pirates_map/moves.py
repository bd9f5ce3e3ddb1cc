"""What a player can say."""

from __future__ import annotations

from ...core import Numbering
from .components import BOX_NAMES, GIFTS, SQUARE_NAMES, SYMBOLS, TREASURES, WAYS, WHITE_DICE

MOVES = Numbering()
DRAW = MOVES.add("draw", "{symbol} {square}", symbol=SYMBOLS, square=SQUARE_NAMES)
RUM_TURN = MOVES.add("rum", "rum {die} {way}", die=WHITE_DICE, way=WAYS)
FLIP = MOVES.add("flip")
SKIP = MOVES.add("skip")
USE = MOVES.add("use", "use {gift}", gift=GIFTS)
DECLINE = MOVES.add("decline")
TAKE_BOX = MOVES.add("box", "box {loot}", loot=BOX_NAMES)
RAISE_VALUE = MOVES.add("raise", "raise {treasure}", treasure=TREASURES[1:])
KEEP = MOVES.add("keep", "keep {treasure}", treasure=TREASURES)
DONE = MOVES.add("done")
DECLINE_LOOT = MOVES.add("decline-loot", "decline loot")
