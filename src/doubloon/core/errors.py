"""Everything that can go wrong at a table, as one small tree.

Error
├── UnknownGame          no game of that name
├── BadGame              a package that is no game, with what it lacks
├── UnknownOption        no option of that name, or not that value
├── UnknownBot           no bot of that name
├── BadSeat              no such seat, or not as many seats as the game takes
├── BadMove
│   ├── UnreadableMove   the text is no move of this game
│   ├── NotYourTurn      that seat has nothing to decide now
│   └── IllegalMove      the rules forbid it; `paragraph` names the rule
├── NothingToUndo        somebody acted, chance spoke or something hidden was shown
├── BadPosition          a position that cannot be, with the fact that is wrong
├── BadEdition           numbers that make no box
├── BadRecord            a record that parts from the rules; `move` says where
└── Trap                 packed rules broke off, which is a mistake of ours
"""

from __future__ import annotations


class Error(Exception):
    """The root: whatever Doubloon refuses, it refuses with one of these and changes nothing."""


class UnknownGame(Error):
    """No game of that name."""


class BadGame(Error):
    """A package that is no game."""


class UnknownOption(Error):
    """No option of that name, or not that value."""


class UnknownBot(Error):
    """No bot of that name."""


class BadSeat(Error):
    """No such seat, or not as many seats as the game takes."""


class BadMove(Error):
    """A move that cannot be played."""


class UnreadableMove(BadMove):
    """The text is no move of this game."""


class NotYourTurn(BadMove):
    """That seat has nothing to decide now."""


class IllegalMove(BadMove):
    """The rules forbid it."""

    def __init__(self, sentence: str, paragraph: str) -> None:
        super().__init__(sentence)
        self.paragraph = paragraph
        """The paragraph of RULES.md that forbids the move, as "3.2"."""


class NothingToUndo(Error):
    """Somebody acted, chance spoke or something hidden was shown."""


class BadPosition(Error):
    """A position that cannot be."""


class BadEdition(Error):
    """Numbers that make no box."""


class BadRecord(Error):
    """A record that parts from the rules."""

    def __init__(self, sentence: str, move: int | None = None) -> None:
        super().__init__(sentence)
        self.move = move
        """The number of the entry where it parts, counted from 1; None when no single move is to blame."""


class Trap(Error):
    """Packed rules broke off: nothing of what they were asked has been done."""
