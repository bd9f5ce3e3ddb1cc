"""What a player can say."""

from __future__ import annotations

from ...core import SEAT_LETTERS, Numbering
from .components import COLOURS

COLUMN_WORDS = ("1", "2", "3", "4")
TO = ("", *(f" to {letter}" for letter in SEAT_LETTERS))
RECIPIENTS = len(TO)  # one's own collection, or that of seat 0, 1, 2 or 3
MOST_FLAGS = 4

MOVES = Numbering()
TAKE = MOVES.add("take", "take {column}{to}", column=COLUMN_WORDS, to=TO)
EXTRA = MOVES.add("extra", "extra {column}{to}", column=COLUMN_WORDS, to=TO)
NO_EXTRA = MOVES.add("no-extra", "no extra")
ROB = MOVES.add("rob", "rob {other} {cards}", other=SEAT_LETTERS, cards=("1", "2", "3", "4"))
ROB_NOBODY = MOVES.add("rob-nobody", "rob nobody")
PLAY = MOVES.add("play", "play {colour}{to}", colour=COLOURS, to=TO)
FLAG = MOVES.add("flag", "flag {colour}{to}", colour=COLOURS, to=TO)
PASS = MOVES.add("pass")
