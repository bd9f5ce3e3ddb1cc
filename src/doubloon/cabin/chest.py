"""The chest: all that a device keeps of tables, and of the one who plays at them.

Lists are made of what was kept with the last line of each table, so that no log is read for them; a log is read when its table
is. Nothing is told to anybody before the pen has said that it is written.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..core.forms import Struct, decode, encode, replace
from ..server.table.aftermath import Aftermath
from ..server.table.analysis import Study
from ..server.table.berth import Charter
from ..server.table.entries import AnyEntry
from ..server.table.entries import read as read_entry
from ..server.table.feats import Boast
from ..server.table.keeping import Acquaintance, LostRace, OnFile, Said
from ..server.table.rated import Rated, Rating, settled
from ..server.table.results import Result
from ..server.table.series import evening_of
from ..server.table.today import Laid
from ..server.table.tries import ENDED, Tried, Try
from .pen import Pen, Taken

SECRET_BYTES = 32
CHARTER, CARD, LINE, STUDY, PUZZLE, STOWED, SELF = "charter/", "card/", "line/", "study/", "puzzle/", "stowed/", "self"
LISTED = (CHARTER, CARD, STUDY, PUZZLE, STOWED, SELF)
"""What is in memory from the beginning on."""
AWAY, GONE = "away", "gone"
OPEN = Aftermath("open")


class Owner(Struct, frozen=True):
    """Whose device it is."""

    id: str
    name: str
    secret: str
    """What the deals of the day come of here."""
    struck: list[str] = []
    """Tables whose results are told no more."""


class Asked(Struct, frozen=True):
    """The analysis of a game: how many looks are done, of how many, and what they found."""

    done: int
    total: int
    found: Study


class Card(Struct, frozen=True):
    """What is known of a table without reading its log."""

    stage: str
    lines: int
    at: int
    kept: str | None = None
    """For lists, as `table/cards.py` writes it."""
    bot_due: bool = False
    crew: list[str] = []
    results: list[Result] = []
    boasts: list[Boast] = []
    tries: list[Try] = []
    rated: list[Rated] = []

    def with_more(self, after: Aftermath, lines: int) -> Card:
        """The same after some lines more."""
        new: dict[str, Any] = {
            name: list(found) for name in ("results", "boasts", "tries", "rated") if (found := getattr(after, name)) is not None
        }
        return replace(
            self, stage=after.stage, lines=self.lines + lines, at=after.at, bot_due=after.bot_due is not None,
            kept=self.kept if after.card is None else after.card.decode(), crew=sorted({*self.crew, *after.crew}), **new,
        )  # fmt: skip


class DoneAt(NamedTuple):
    """A feat, and the table where it was done."""

    game: str
    feat: str
    berth: str
    seat: int
    moment: int
    done_at: int


class Chest:
    """Keeps what a harbour asks for (`table/keeping.py`), for one person and one process."""

    shared = False

    def __init__(self, pen: Pen) -> None:
        self.pen = pen
        self.owner: Owner | None = None
        self.charters: dict[str, Charter] = {}
        self.cards: dict[str, Card] = {}
        self.stowed: dict[str, str] = {}
        self.studies: dict[str, Asked] = {}
        self.puzzles: dict[str, Laid] = {}
        self.muster = self.peace = self

    async def open(self) -> None:
        """Look what is there."""
        for beginning in LISTED:
            for name, text in (await self.pen.read(beginning)).items():
                self.take_in(beginning, name.removeprefix(beginning), text)

    def take_in(self, kind: str, name: str, text: str) -> None:
        """One thing of what was kept."""
        match kind:
            case "charter/":
                self.charters[name] = decode(text, type=Charter)
            case "card/":
                self.cards[name] = decode(text, type=Card)
            case "study/":
                self.studies[name] = decode(text, type=Asked)
            case "puzzle/":
                self.puzzles[name] = Laid(*decode(text, type=tuple[str, dict[str, Any]]))
            case "stowed/":
                self.stowed[name] = text
            case "self":
                self.owner = decode(text, type=Owner)

    async def put(self, changed: Mapping[str, str | None]) -> None:
        """Write something down that may change."""
        await self.pen.write({}, changed)

    # Tables.

    async def add_berth(self, charter: Charter, first: Sequence[AnyEntry], after: Aftermath = OPEN) -> None:
        """A new table; one of that name stays as it is."""
        if charter.id in self.charters:
            return
        card = Card("open", 0, charter.opened_at).with_more(after, len(first))
        fresh = {f"{CHARTER}{charter.id}": encode(charter).decode(), **lines_of(charter.id, 0, first)}
        await self.pen.write(fresh, {f"{CARD}{charter.id}": encode(card).decode()})
        self.charters[charter.id], self.cards[charter.id] = charter, card

    async def charter(self, berth: str) -> Charter | None:
        """What a table is."""
        return self.charters.get(berth)

    async def log(self, berth: str, first: int = 0) -> list[AnyEntry]:
        """The lines of a table's log from a number on."""
        lines = await self.pen.read(f"{LINE}{berth}/")
        return [read_entry(line.encode()) for line in lines.values()][first:]

    def append(self, berth: str, seq: int, entry: AnyEntry, after: Aftermath, *more: AnyEntry) -> asyncio.Future[None]:
        """One line more, or several together."""
        return asyncio.ensure_future(self.write_down(berth, seq, (entry, *more), after))

    async def write_down(self, berth: str, seq: int, entries: Sequence[AnyEntry], after: Aftermath) -> None:
        """The same, as it is done."""
        known = self.cards[berth]
        card = known.with_more(after, len(entries))
        try:
            await self.pen.write(lines_of(berth, seq, entries), {f"{CARD}{berth}": encode(card).decode()})
        except Taken as taken:
            raise LostRace from taken
        self.cards[berth] = card

    async def evenings(self, series: Sequence[str]) -> list[OnFile]:
        """The tables of some series."""
        found = [one for one in self.charters.values() if one.id in series or ((at := evening_of(one)) and at.series in series)]
        return [self.on_file(one.id) for one in sorted(found, key=lambda one: one.opened_at)]

    def on_file(self, berth: str) -> OnFile:
        """A table as lists know it."""
        card = self.cards[berth]
        return OnFile(self.charters[berth], card.stage, None if card.kept is None else card.kept.encode())

    async def lengths(self, berths: Sequence[str]) -> dict[str, int]:
        """How many lines the logs of these tables have."""
        return {berth: self.cards[berth].lines for berth in berths if berth in self.cards}

    async def note_stage(self, berth: str, stage: str) -> None:
        """What has become of a table of which nothing more is written."""
        card = replace(self.cards[berth], stage=stage, bot_due=False)
        await self.put({f"{CARD}{berth}": encode(card).decode()})
        self.cards[berth] = card

    async def take_away(self, berth: str) -> None:
        """A table goes, with all that hangs on it."""
        lines = await self.pen.read(f"{LINE}{berth}/")
        names = [*lines, *(f"{kind}{berth}" for kind in (CHARTER, CARD, STUDY, STOWED))]
        await self.put(dict.fromkeys(names))
        for kept in (self.charters, self.cards, self.studies, self.stowed):
            kept.pop(berth, None)

    # Nobody else is here: no chat, nobody to be deaf to, no other process.

    async def say(self, berth: str, at: int, player: str, said: str) -> Said:
        """A line of chat, which nobody but oneself could read."""
        return Said(0, at, player, said)

    async def chat(self, berth: str, first: int = 0) -> list[Said]:
        """What was said."""
        return []

    async def block(self, blocker: str, blocked: str, now: int) -> None:
        """Nobody is there to be blocked."""

    async def unblock(self, blocker: str, blocked: str) -> None:
        """Nor the other way round."""

    async def blocked_by(self, blocker: str) -> list[str]:
        """Whose words somebody does not read."""
        return []

    async def acquaint(self, players: Sequence[str]) -> dict[str, Acquaintance]:
        """Who people are: there is one."""
        return {self.owner.id: Acquaintance(self.owner.name, False)} if self.owner and self.owner.id in players else {}

    async def announce(self, word: str) -> None:
        """There is no other process."""

    async def come(self, berth: str, player: str, process: str, now: int) -> None:
        """Somebody is here."""

    async def go(self, berth: str, player: str, process: str) -> None:
        """They have gone."""

    async def renew(self, process: str, now: int) -> dict[str, set[str]]:
        """Who is where by other processes."""
        return {}

    async def elsewhere(self, berth: str, process: str, now: int) -> set[str]:
        """Nobody."""
        return set()

    async def good_sessions(self, tokens: Iterable[str], now: int) -> set[str]:
        """Whoever holds the device holds its key."""
        return set(tokens)

    # Whose device it is.

    async def own(self, owner: Owner) -> None:
        """Somebody says who they are, or strikes something out."""
        await self.put({SELF: encode(owner).decode()})
        self.owner = owner

    async def forget(self) -> None:
        """All of it goes."""
        everything = {name for kind in (*LISTED, LINE) for name in await self.pen.read(kind)}
        await self.put(dict.fromkeys(everything))
        self.owner = None
        for kept in (self.charters, self.cards, self.studies, self.stowed, self.puzzles):
            kept.clear()

    async def stow(self, berth: str, where: str | None) -> None:
        """A table is put away, removed, or shown again."""
        await self.put({f"{STOWED}{berth}": where})
        if where is None:
            self.stowed.pop(berth, None)
        else:
            self.stowed[berth] = where

    async def keep_study(self, berth: str, asked: Asked) -> None:
        """How far the analysis of a game is."""
        await self.put({f"{STUDY}{berth}": encode(asked).decode()})
        self.studies[berth] = asked

    # What is told of finished games.

    def told(self) -> list[tuple[str, Card]]:
        """The tables of which something may be told, the oldest first."""
        struck = set(self.owner.struck) if self.owner else set()
        return sorted(((berth, card) for berth, card in self.cards.items() if berth not in struck), key=lambda one: one[1].at)

    def results(self) -> list[tuple[str, Result]]:
        """How games ended for whoever plays here."""
        mine = self.owner.id if self.owner else None
        return [(berth, one) for berth, card in self.told() for one in card.results if one.player == mine]

    def feats(self) -> list[DoneAt]:
        """What was done that is worth telling, the oldest first."""
        done = [
            DoneAt(one.game, one.feat, berth, one.seat, one.moment, one.done_at)
            for berth, card in self.told()
            for one in card.boasts
        ]
        return sorted(done, key=lambda one: (one.done_at, one.berth, one.feat))

    def ratings(self) -> dict[str, Rating]:
        """For each game what the rated ones come to, in the order in which they ended."""
        games = sorted((one.ended_at, berth, one) for berth, card in self.cards.items() for one in card.rated)
        mine = self.owner.id if self.owner else ""
        known: dict[str, dict[str, Rating]] = {}
        for _, _, one in games:
            of_game = known.setdefault(one.game, {})
            of_game |= settled(one, of_game)
        return {game: of_game[mine] for game, of_game in known.items() if mine in of_game}

    # Days.

    async def secret(self) -> str:
        """What all deals come of here."""
        return self.owner.secret if self.owner else secrets.token_hex(SECRET_BYTES)

    async def is_guest(self, player: str) -> bool:
        """There are no accounts on a device."""
        return True

    def tried(self) -> list[Tried]:
        """All tries, in the order in which they were begun."""
        found = [Tried(berth, one) for berth, card in self.cards.items() for one in card.tries]
        return sorted(found, key=lambda one: (one.told.began_at, one.berth))

    async def mine_on(self, player: str, day: str) -> list[Tried]:
        """All that was begun on a day, struck out or not."""
        return [one for one in self.tried() if one.told.day == day]

    async def tried_on(self, day: str, games: Sequence[str]) -> list[Tried]:
        """All tries of a day at these games."""
        struck = set(self.owner.struck) if self.owner else set()
        return [one for one in self.tried() if one.told.day == day and one.told.game in games and one.berth not in struck]

    async def ended_by(self, player: str) -> list[Tried]:
        """All tries that came to a result."""
        struck = set(self.owner.struck) if self.owner else set()
        return [one for one in self.tried() if one.told.outcome in ENDED and one.berth not in struck]

    async def puzzle_on(self, day: str, game: str) -> Laid | None:
        """A game's puzzle of a day, if it is laid."""
        return self.puzzles.get(f"{day}/{game}")

    async def lay_puzzle(self, day: str, game: str, laid: Laid) -> None:
        """A puzzle for a day; one that is there already stays."""
        name = f"{day}/{game}"
        if name not in self.puzzles:
            await self.put({f"{PUZZLE}{name}": encode([laid.level, laid.position]).decode()})
            self.puzzles[name] = laid


def lines_of(berth: str, first: int, entries: Sequence[AnyEntry]) -> dict[str, str]:
    """Lines of a log by their names, which sort as their numbers do."""
    return {f"{LINE}{berth}/{first + n:06}": encode(entry).decode() for n, entry in enumerate(entries)}
