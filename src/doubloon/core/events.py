"""What happened, told by the rules as it happens, and to whom.

An event is a row of the record: its kind, its audience and four numbers. The words files turn rows into
sentences, the boards into motion; nobody has to compare two states to find out.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Self

from .chance import seed_chance
from .jit import PLAIN, rule
from .types import State

EVERYONE = -1
"""The audience of what all seats, and so spectators too, may know; else a bit for each seat that may."""

NUMBERS = 4
"""How many numbers an event carries."""


class Events(IntEnum):
    """What a game can tell: `TOOK = "seat column card"` is an event with the names of the numbers that it carries."""

    args: tuple[str, ...]

    def __new__(cls, names: str) -> Self:
        """The next event."""
        made = int.__new__(cls, len(cls.__members__))
        made._value_ = len(cls.__members__)
        made.args = tuple(names.split())
        if len(made.args) > NUMBERS:
            raise ValueError(f"an event carries {NUMBERS} numbers, and not {names!r}")
        return made


@rule
def whisper(s: State, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell some seats what happened; audience has a bit for each."""
    if s.events < len(s.event):
        row = s.event[s.events]
        row[0] = kind
        row[1] = audience
        row[2] = a
        row[3] = b
        row[4] = c
        row[5] = d
        s.events += 1
    elif PLAIN:
        raise OverflowError("more events in one move than the record has rows")


@rule
def tell(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell the whole table what happened."""
    whisper(s, EVERYONE, kind, a, b, c, d)


@rule
def reveal(s: State) -> None:
    """Note that somebody has just learned something hidden: no move can be taken back past this."""
    s.shown += 1


@rule
def hush(s: State) -> None:
    """Begin a new move: what the last one told has been read."""
    s.events = 0


@rule
def forget(s: State, key: int) -> None:
    """What every redeal begins with: the chance key, the news and the count of things shown belong to the true table."""
    seed_chance(s, key)
    s.shown = 0
    s.events = 0
