"""Bots for any game. A bot gets a world, never the table itself."""

from __future__ import annotations

from typing import Protocol

from ..core.errors import UnknownBot
from ..core.numbering import Move
from ..core.table import Table
from .deckhand import Deckhand


class Bot(Protocol):
    """Whoever can choose a move."""

    name: str

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """A legal move for the seat, from one of the worlds it cannot tell from the truth."""
        ...


BOTS = {"deckhand": Deckhand}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there is {', '.join(BOTS)}.")
    return BOTS[name]()
