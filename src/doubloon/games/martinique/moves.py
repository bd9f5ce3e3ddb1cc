"""What a player can say."""

from __future__ import annotations

from ...core import Numbering
from .components import BONUSES, DIRECTIONS, FIELD_NAMES, HELD, SYMBOLS, TREASURE_NAMES

MOVES = Numbering()
PLACE = MOVES.add("place", "place {field}", field=FIELD_NAMES)
PLACE_AT_BAR = MOVES.add("place-at-bar", "place bar")
MOVE = MOVES.add("move", "move {field}", field=FIELD_NAMES)
STEP = MOVES.add("step", "{direction}", direction=DIRECTIONS)
TURN_UP = MOVES.add("turn-up", "turn {slot}", slot=tuple(str(slot + 1) for slot in range(HELD)))
TURN_NONE = MOVES.add("turn-none", "turn none")
BONUS = MOVES.add("bonus", "bonus {bonus}", bonus=BONUSES)
LOAD = MOVES.add("load", "load {treasure}", treasure=TREASURE_NAMES)
LOAD_NONE = MOVES.add("load-none", "load none")
JOKER = MOVES.add("joker", "joker {symbol}", symbol=SYMBOLS)
PAY = MOVES.add("pay")
DIG = MOVES.add("dig", "dig {field}", field=FIELD_NAMES)
