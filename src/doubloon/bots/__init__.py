"""Bots for any game. A bot gets a world, never the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ..core.errors import UnknownBot
from ..core.numbering import Move
from ..core.table import Table
from .admiral import Admiral
from .bosun import Bosun
from .captain import Captain
from .deckhand import Deckhand
from .effort import Effort, read_effort
from .rivals import spec_of


class Bot(Protocol):
    """Whoever can choose a move."""

    name: str

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """A legal move for the seat, from one of the worlds it cannot tell from the truth."""
        ...


BOTS: dict[str, Callable[[Effort], Bot]] = {"deckhand": Deckhand, "bosun": Bosun, "captain": Captain, "admiral": Admiral}


def bot(name: str) -> Bot:
    """The bot of that name, and how hard it tries: `captain`, `captain:2000` iterations, `captain:0.2s`; or a rival's."""
    level, _, effort = spec_of(name).partition(":")
    if level not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[level](read_effort(effort))
