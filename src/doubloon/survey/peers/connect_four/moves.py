"""What a player can say."""

from __future__ import annotations

from ....core import Numbering
from .components import COLUMNS

MOVES = Numbering()
DROP = MOVES.add("drop", "drop {column}", column=tuple(str(column + 1) for column in range(COLUMNS)))
