"""What a player can say."""

from __future__ import annotations

from doubloon.core import Numbering

MOVES = Numbering()
RAISE = MOVES.add("raise")
SHOW = MOVES.add("show")
DONE = MOVES.add("done")
