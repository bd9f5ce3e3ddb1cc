"""What is asked of whoever keeps tables, be it a database, a file or a list in memory; nothing else is known of a store here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable, Sequence
from typing import NamedTuple, Protocol

from ...core.forms import Struct
from .aftermath import Aftermath
from .berth import Charter
from .entries import AnyEntry
from .today import Laid
from .tries import Tried


class LostRace(Exception):
    """Somebody else has written that line first."""


class Acquaintance(NamedTuple):
    """What must be known of somebody at a table."""

    name: str
    hooked: bool
    """Whether they have a webhook."""


class Said(Struct, frozen=True):
    """A line of a table's chat."""

    seq: int
    at: int
    player: str
    said: str


class OnFile(NamedTuple):
    """A table as a store finds it without reading its log."""

    charter: Charter
    stage: str
    card: bytes | None


class KeepsMuster(Protocol):
    """Knows who is where, over all processes, and what people are called."""

    def acquaint(self, players: Sequence[str]) -> Awaitable[dict[str, Acquaintance]]:
        """Who people are."""

    def announce(self, word: str) -> Awaitable[None]:
        """Tell the other processes, where there may be any."""

    def come(self, berth: str, player: str, process: str, now: int) -> Awaitable[None]:
        """Somebody is here, by a socket of that process."""

    def go(self, berth: str, player: str, process: str) -> Awaitable[None]:
        """They have closed the last one."""

    def renew(self, process: str, now: int) -> Awaitable[dict[str, set[str]]]:
        """All who are here by this process still are; returns who is where by the others."""

    def elsewhere(self, berth: str, process: str, now: int) -> Awaitable[set[str]]:
        """Who is at one table by the other processes."""

    def good_sessions(self, tokens: Iterable[str], now: int) -> Awaitable[set[str]]:
        """Which of these keys are still good."""


class KeepsPeace(Protocol):
    """Knows whose words somebody does not want to read."""

    def block(self, blocker: str, blocked: str, now: int) -> Awaitable[None]:
        """From now on somebody does not read another's words."""

    def unblock(self, blocker: str, blocked: str) -> Awaitable[None]:
        """They do again."""

    def blocked_by(self, blocker: str) -> Awaitable[list[str]]:
        """Whose words somebody does not read."""


class KeepsDays(Protocol):
    """Knows what is played on which day, and who has tried."""

    def secret(self) -> Awaitable[str]:
        """What all deals come of: of several processes that make one at once, the first has made it."""

    def is_guest(self, player: str) -> Awaitable[bool]:
        """Whether somebody has no account."""

    def mine_on(self, player: str, day: str) -> Awaitable[list[Tried]]:
        """All that somebody has begun on a day."""

    def tried_on(self, day: str, games: Sequence[str]) -> Awaitable[list[Tried]]:
        """All tries of a day at these games, of everybody."""

    def ended_by(self, player: str) -> Awaitable[list[Tried]]:
        """All tries of somebody that came to a result."""

    def puzzle_on(self, day: str, game: str) -> Awaitable[Laid | None]:
        """A game's puzzle of a day, if it is laid."""

    def lay_puzzle(self, day: str, game: str, laid: Laid) -> Awaitable[None]:
        """A puzzle for a day; one that is there already stays: somebody may be at it."""


class KeepsTables(Protocol):
    """Keeps charters, logs and chat: all that a harbour needs."""

    shared: bool
    """Whether other processes may write here too."""

    @property
    def muster(self) -> KeepsMuster:
        """Who is where."""

    @property
    def peace(self) -> KeepsPeace:
        """Who does not read whom."""

    def add_berth(self, charter: Charter, first: Sequence[AnyEntry], after: Aftermath = ...) -> Awaitable[None]:
        """A new table, with the first lines of its log and what follows from them; one of that name stays as it is."""

    def charter(self, berth: str) -> Awaitable[Charter | None]:
        """What a table is."""

    def log(self, berth: str, first: int = 0) -> Awaitable[list[AnyEntry]]:
        """The lines of a table's log from a number on."""

    def append(self, berth: str, seq: int, entry: AnyEntry, after: Aftermath, *more: AnyEntry) -> asyncio.Future[None]:
        """One line more, or several together, with what follows from them; LostRace if that number is taken."""

    def evenings(self, series: Sequence[str]) -> Awaitable[list[OnFile]]:
        """The tables of some series."""

    def lengths(self, berths: Sequence[str]) -> Awaitable[dict[str, int]]:
        """How many lines the logs of these tables have."""

    def note_stage(self, berth: str, stage: str) -> Awaitable[None]:
        """What has become of a table of which nothing more is written."""

    def take_away(self, berth: str) -> Awaitable[None]:
        """A table goes, with all that hangs on it."""

    def say(self, berth: str, at: int, player: str, said: str) -> Awaitable[Said]:
        """A line more of a table's chat."""

    def chat(self, berth: str, first: int = 0) -> Awaitable[list[Said]]:
        """What was said at a table, from a line on."""
