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
from .manners import TEMPERS, Temper, read_temper
from .rivals import spec_of


class Bot(Protocol):
    """Whoever can choose a move."""

    name: str

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """A legal move for the seat, from one of the worlds it cannot tell from the truth."""
        ...


BOTS: dict[str, Callable[[Effort], Bot]] = {"deckhand": Deckhand, "bosun": Bosun, "captain": Captain, "admiral": Admiral}

TEMPERED: dict[str, Callable[[Effort, Temper], Bot]] = {
    "bosun": lambda effort, temper: Bosun(effort, temper=temper),
    "captain": lambda effort, temper: Captain(effort, temper=temper),
}
"""Who can have a temper: a deckhand does not weigh, and what an admiral has proven leaves nothing to a temper."""


def bot(name: str) -> Bot:
    """The bot of that name, how hard it tries, and its temper: `captain:2000` iterations, `captain:0.2s/greedy`; or a rival."""
    spec = spec_of(name)
    level = level_of(spec)
    if level not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(BOTS)}.")
    tries, slash, manner = spec[len(level) :].partition("/")
    effort, temper = read_effort(tries.removeprefix(":")), read_temper(manner)
    if not slash:
        return BOTS[level](effort)
    if level not in TEMPERED:
        raise UnknownBot(f"{level} has no temper; {' and '.join(TEMPERED)} can be {', '.join(TEMPERS)}.")
    return TEMPERED[level](effort, temper)


def own_time(bot: Bot, seconds: float) -> float:
    """How long a bot thinks where a captain thinks so long: every level takes its own time."""
    return seconds * bot.times if isinstance(bot, Captain) else seconds


def level_of(name: str) -> str:
    """The level alone, of a bot's whole name."""
    return name.partition("/")[0].partition(":")[0]
