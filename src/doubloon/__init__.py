"""Five pirate treasure games, true to their rulebooks: to play, to study, to teach machines.

>>> import doubloon
>>> game = doubloon.game("buried-treasure")
>>> table = game.start(seats=2, seed="any text", variant="basic")
>>> table.play(table.acting[0], "take 1")[0].kind
'took'
"""

from collections.abc import Mapping
from typing import Any

from .bots import Bot, bot
from .core.errors import (
    BadEdition,
    BadMove,
    BadPosition,
    BadRecord,
    BadSeat,
    Error,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UnknownBot,
    UnknownGame,
    UnknownOption,
    UnreadableMove,
)
from .core.game import Game
from .core.numbering import Move
from .core.records import play_record
from .core.table import Table
from .core.told import Told
from .core.version import VERSION as __version__
from .games import catalogue

__all__ = [
    "BadEdition",
    "BadMove",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Error",
    "Game",
    "IllegalMove",
    "Move",
    "NotYourTurn",
    "NothingToUndo",
    "Table",
    "Told",
    "UnknownBot",
    "UnknownGame",
    "UnknownOption",
    "UnreadableMove",
    "__version__",
    "bot",
    "catalogue",
    "game",
    "replay",
    "resume",
]


def game(name: str) -> Game:
    """The game of that name."""
    return catalogue[name]


def replay(record: Mapping[str, Any] | str | bytes) -> Table:
    """Play a record through, checking every move; returns the table at its end."""
    return play_record(catalogue, record)


def resume(saved: Mapping[str, Any] | str | bytes) -> Table:
    """Go on with a saved game: the table as it stood."""
    return play_record(catalogue, saved)
