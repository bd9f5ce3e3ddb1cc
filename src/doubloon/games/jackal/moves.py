"""What a player can say."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from ...core import SEAT_LETTERS, Move, Numbering, State
from .components import ABILITIES, CELL_NAMES, DIRECTIONS, HAND_NAMES, PIECE_NAMES, PIRATES, Phase

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


# A move speaks of the crew in play, so its notation has only the number of a pirate. Everybody else calls him by his full name.

FULL_NAME = re.compile(r"\b([a-d])-([1-3])\b")


def crew_in_play(s: State) -> int:
    """Whose pirates moves speak of: those of the seat whose turn it is, in smoke too; after an island the picker's. (§4.22)"""
    return s.places[s.picker] if s.phase == Phase.PICK else s.turn


def in_full(s: State, move: Move) -> Move:
    """The move with its pirate by his full name, as views and sentences have him: `A-1`."""
    return named_in_full(move, crew_in_play(s)) if "pirate" in move.args else move


@cache
def named_in_full(move: Move, crew: int) -> Move:
    """The same for a crew; the missionary has but one name."""
    number = move.args["pirate"]
    return replace(move, args=move.args | {"pirate": f"{SEAT_LETTERS[crew]}-{number}"}) if number.isdecimal() else move


def in_short(s: State, text: str) -> str:
    """The text with a pirate of the crew in play by his number: `A-1 C4` is `1 C4`; another's is refused."""
    lower = text.lower()
    named = FULL_NAME.search(lower)
    if not named or lower.split()[0] == "hit":
        return text
    theirs, ours = named[1].upper(), SEAT_LETTERS[crew_in_play(s)]
    if theirs != ours:
        raise ValueError(f"{text!r} names a pirate of {theirs}; expected one of {ours}'s, {ours}-1 to {ours}-{PIRATES}.")
    return FULL_NAME.sub(r"\2", lower)
