"""A table in the harbour, as its log tells it: who sits where, the game itself, the clocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import doubloon

from ...core.changes import why_it_parts
from ...core.edition import Edition
from ...core.errors import Trap
from ...core.forms import Struct, decode, encode, field, replace
from ...core.version import VERSION
from . import clocks, fair
from .days import Deal
from .entries import Advised, AnyEntry, Began, Closed, Ending, Flagged, Hurried, Moved, Nonce, Pardoned, Rematch, Sat, Undone
from .evening import Evening

UNDOS, UNDOS_A_MOVE = 100, 2
"""Moves that may be taken back at a table, and for each move that stands: so no log grows for ever."""
SITTINGS = 200
"""How often each seat may change hands."""
ENDINGS = 20
"""How often an end of the game may be asked for."""


class Charter(Struct, frozen=True, kw_only=True):
    """What a table is from its first day on; the secret never leaves the server before the game is over."""

    id: str
    game: str
    seats: int
    options: dict[str, str | int]
    edition: Edition
    secret: str
    rules: str
    """The version of the rules it began with."""
    opened_at: int
    opened_by: str
    spectators: str = "link"
    """Who may watch: `off`, by the `link`, or everybody (`public`)."""
    clock: clocks.Clock | None = None
    start: dict[str, Any] | None = None
    """A position to begin from, where the table was forked from another."""
    grace: int | None = None
    """After how many seconds a bot stands in for somebody who has gone while others wait; None: never."""
    parent: str | None = None
    """The table it was forked from, or of which it is the rematch."""
    dealt_for: int | None = None
    """The seat that keeps what it knows of the position; all else is dealt again with the table's own chance."""
    watchers_talk: bool = False
    """Whether those who watch may talk at the table too."""
    seed: str | None = None
    """Where the game was brought here as a record: its own seed, which nobody here has promised anything about."""
    evening: Evening | None = None
    """Which evening of a series it is, where it is one; campaigns that began before this was noted are known by their options."""
    deal: Deal | None = None
    """Where it is one of the day: everybody's table of that day and game is dealt the same."""
    rated: bool = False
    """Whether the game changes people's ratings."""

    @property
    def dealt_as(self) -> str:
        """What the chance of the table belongs to: to the table alone, or to the deal that all tables of it have in common."""
        return self.id if self.deal is None else f"{self.deal.day} {self.game}"

    @property
    def commitment(self) -> str:
        """What the secret is bound to; nothing where the game was played elsewhere."""
        return "" if self.seed is not None else fair.commitment(self.secret, self.start, self.dealt_for)


class Origin(Struct, frozen=True, kw_only=True):
    """Where a table begins that does not begin at the beginning."""

    start: dict[str, Any] | None = None
    dealt_for: int | None = None
    parent: str | None = None
    edition: Edition | None = None


AT_THE_BEGINNING = Origin()


@lru_cache(maxsize=64)
def shared(paper: bytes) -> Edition:
    """An edition that all tables of it have in common: a box of numbers is heavy."""
    return decode(paper, type=Edition)


class Seat(Struct):
    """Who sits there."""

    player: str | None = None
    bot: str | None = None
    """A bot's level, where a bot plays; beside a player, the bot keeps the seat warm for him."""
    since: int = 0
    """When they sat down."""
    name: str | None = None
    """What they are called here, where several people share a screen."""
    nonce: str | None = None
    given_up: bool = False
    """Whether whoever played here has left for good: the bot only stands in, until somebody else sits down."""
    flagged: bool = False
    """Whether its player's time has run out."""
    pardoned_by: set[str] = field(default_factory=set)
    """Who lets them have the seat back all the same."""
    seen_by: set[str] = field(default_factory=set)
    """Who has looked through this seat's eyes since the cards were dealt."""

    @property
    def taken(self) -> bool:
        """Whether anybody plays here."""
        return self.player is not None or self.bot is not None

    @property
    def free(self) -> bool:
        """Whether anybody with the link may sit down here."""
        return self.player is None and (self.bot is None or self.given_up)


class Frozen(Exception):
    """The rules of this version do not agree with what was played."""


class Berth:
    """One table and all that its log says."""

    def __init__(self, charter: Charter, downtimes: Sequence[clocks.Span] = ()) -> None:
        self.charter = replace(charter, edition=shared(encode(charter.edition)))
        self.game = doubloon.game(charter.game)
        self.commitment = charter.commitment
        self.downtimes = downtimes
        self.seats = [Seat() for _ in range(charter.seats)]
        self.table: doubloon.Table | None = None
        self.clocks = clocks.Clocks(charter.clock, charter.seats) if charter.clock else None
        self.entries: list[AnyEntry] = []
        self.counted: Counter[str] = Counter()
        """How many entries of each kind there are."""
        self.line_of: dict[int, int] = {}
        """Which line of the game's own log an entry is."""
        self.open_book = not self.game.simultaneous and charter.spectators != "off" and charter.deal is None
        """Whether everybody who looks may know of every entry."""
        self.known: dict[int | None, list[int]] = {role: [] for role in (None, *range(charter.seats))}
        """Where not: the entries that each seat, and a spectator, may know of."""
        self.seals: list[int] = []
        """The lines of the game's own log that sealed all before them."""
        self.told_at: int | None = None
        """When something last happened that all at the table may know of."""
        self.acting: tuple[int, ...] = ()
        """Who must decide now."""
        self.hurried = False
        """Whether bots play at once here, since nobody but them has anything to decide."""
        self.began_at = -1
        """The entry that dealt the cards."""
        self.dealt_with: list[str] = []
        """The nonces of the seats when that was done."""
        self.rematch: str | None = None
        """The table where the crew plays again."""
        self.rematch_by: str | None = None
        """Who asked for it."""
        self.enders: set[str] = set()
        """Who wants the game to end as it stands."""
        self.called_off = False
        """Whether all who play have wanted that: it is over, and nobody has won."""
        self.frozen: str | None = None
        self.closed = False
        """Whether whoever keeps the harbour has closed it: then it is frozen too, and nobody talks there."""
        self.day_over = False
        """Whether the day of its deal is over, as the quay knows it that hands the table out."""

    @property
    def sealed(self) -> bool:
        """Whether nobody but its player may know anything of it, since others are still to play the same deal."""
        return self.charter.deal is not None and not self.day_over

    @property
    def one_try(self) -> bool:
        """Whether it is a deal that everybody plays once."""
        return self.charter.deal is not None and self.charter.deal.rival is not None

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt."""
        return self.table is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and not self.acting and not self.frozen

    @property
    def stage(self) -> str:
        """open, playing, over or frozen."""
        if self.frozen:
            return "frozen"
        return "open" if self.table is None else "playing" if self.acting else "over"

    @property
    def bots_act(self) -> bool:
        """Whether bots are to decide, and nobody else."""
        return bool(self.acting) and all(self.seats[seat].bot for seat in self.acting)

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a person holds."""
        return [number for number, seat in enumerate(self.seats) if player is not None and seat.player == player]

    @property
    def people(self) -> set[str]:
        """All who hold a seat."""
        return {seat.player for seat in self.seats if seat.player is not None}

    @property
    def asked(self) -> list[int]:
        """The seats whose people are to say something: that they are ready once all are there, or whether the game shall end."""
        if self.begun:
            silent = self.people - self.enders if self.enders and not self.over else set()
            return [number for number, seat in enumerate(self.seats) if seat.player in silent]
        missing = [number for number, seat in enumerate(self.seats) if seat.player is not None and not seat.nonce]
        return missing if all(seat.taken for seat in self.seats) else []

    def unpardoned_by(self, seat: int) -> set[str]:
        """The people who have not agreed that a flagged player has the seat back; bots never mind."""
        sits = self.seats[seat]
        return self.people - {sits.player} - sits.pardoned_by if sits.flagged else set()

    @property
    def ready(self) -> bool:
        """Whether all seats are taken, and every person's page has added its nonce."""
        return all(seat.taken and (seat.nonce or seat.player is None) for seat in self.seats)

    @property
    def spare_undos(self) -> int:
        """How many moves may still be taken back: with every move that stands there are more, and without end there are none."""
        undone = self.counted["Undone"]
        return UNDOS + UNDOS_A_MOVE * (self.counted["Moved"] - undone) - undone

    @property
    def spare_sittings(self) -> int:
        """How often seats may still change hands."""
        return SITTINGS * len(self.seats) - self.counted["Sat"]

    # From the log to the table.

    def take_in(self, entry: AnyEntry) -> None:
        """Let an entry of the log happen."""
        match entry:
            case Sat():
                seat = self.seats[entry.seat]
                if entry.player != seat.player:
                    seat.nonce = seat.name = None
                seat.name = entry.name or seat.name
                if seat.flagged and self.clocks and entry.bot is None:
                    self.clocks.refill(entry.seat, entry.at)
                seat.player, seat.bot, seat.since = entry.player, entry.bot, entry.at
                seat.flagged = seat.flagged and entry.bot is not None
                seat.given_up = self.begun and entry.player is None
                if self.begun and entry.player:
                    seat.seen_by.add(entry.player)
            case Nonce():
                self.seats[entry.seat].nonce = entry.nonce
            case Began():
                self.dealt_with = [seat.nonce or "" for seat in self.seats]
                self.table = self.deal()
                for seat in self.seats:
                    seat.seen_by |= {seat.player} if seat.player else set()
            case Moved():
                self.played.play(entry.seat, entry.move)
                self.check(entry.digest)
            case Undone():
                self.played.undo(entry.seat)
                self.check(entry.digest)
                if self.clocks:
                    self.clocks.take_back(entry.seat)
            case Flagged():
                seat = self.seats[entry.seat]
                seat.bot, seat.flagged, seat.pardoned_by = entry.bot, True, set()
            case Pardoned():
                self.seats[entry.seat].pardoned_by.add(entry.by)
            case Hurried():
                self.hurried = True
            case Rematch():
                self.rematch, self.rematch_by = entry.table, entry.by
            case Ending():
                self.enders = {*self.enders, entry.by} if entry.agrees else set()
            case Closed():
                self.closed, self.frozen = True, f"since whoever keeps this harbour has closed it: {entry.why}"
        number = len(self.entries)
        if isinstance(entry, Moved | Undone):
            self.line_of[number] = len(self.played.log) - 1
        elif isinstance(entry, Began):
            self.began_at = number
        self.entries.append(entry)
        self.counted[type(entry).__name__] += 1
        self.make_known(number, entry)
        self.called_off |= bool(self.acting and self.enders) and self.people <= self.enders
        if self.closed:
            self.acting = ()
        elif self.table is not None:
            self.acting = () if self.called_off else self.table.acting
            self.hurried = self.hurried and self.bots_act
            if self.clocks:
                self.clocks.pass_on(entry.at, self.acting, self.downtimes)

    def make_known(self, number: int, entry: AnyEntry) -> None:
        """Note who may know of an entry: of a draft only the seat that made it, until it is settled; that a bot has said what to
        do changes nothing on the table, and is no news to anybody there."""
        if isinstance(entry, Advised):
            return
        move = isinstance(entry, Moved | Undone)
        draft = move and self.game.simultaneous and not self.played.settled
        if not draft:
            self.told_at = entry.at
            if move:
                self.seals.append(self.line_of[number])
        if self.open_book:
            return
        for role, numbers in self.known.items():
            kept_out = move and role is None and self.charter.spectators == "off"
            if not kept_out and (not draft or role == getattr(entry, "seat", None)):
                numbers.append(number)

    def numbers_of(self, role: int | None) -> Sequence[int]:
        """The entries that a seat, or a spectator, may know of, in order: its update n came of the n-th."""
        return range(len(self.entries)) if self.open_book else self.known[role]

    def read_on(self, log: Sequence[AnyEntry]) -> None:
        """Take in what the log says next; where today's rules part from it, stand frozen as it was before, with the reason."""
        for entry in log:
            if self.frozen:
                return
            try:
                self.take_in(entry)
            except Trap:
                raise  # which says nothing of the log
            except (Frozen, doubloon.Error):
                self.table, self.acting = reload(self.charter, self.entries, self.downtimes).table, ()
                self.frozen = self.why_frozen()

    def why_frozen(self) -> str:
        """Which rules lead elsewhere, and from which move on."""
        began = self.charter.rules
        move = len(self.table.record()["moves"]) + 1 if self.table else 1  # a record counts nobody's drafts
        sentence = (
            f"since from move {move} on the rules of Doubloon {VERSION} lead elsewhere than those of {began} it began with."
        )
        return sentence + why_it_parts(self.game.changes(), began)

    @property
    def played(self) -> doubloon.Table:
        """The game, once it has begun."""
        assert self.table is not None, "nothing is played before the cards are dealt"
        return self.table

    def deal(self) -> doubloon.Table:
        """The game as it begins: from the secret and everybody's nonces."""
        charter = self.charter
        seed = self.seed
        if charter.start is not None:
            start = fair.dealt_anew(charter.start, charter.dealt_for, seed, charter.edition)
            table = self.game.from_position(start, seed, edition=charter.edition)
        else:
            table = self.game.start(charter.seats, seed, edition=charter.edition, **charter.options)
        table.rules = charter.rules
        if table.edition == charter.edition:
            table.edition = charter.edition
        return table

    @property
    def seed(self) -> str:
        """The seed of the game, once the nonces are known: a secret until it is over."""
        charter = self.charter
        if charter.seed is not None:
            return charter.seed
        return fair.table_seed(charter.secret, charter.dealt_as, charter.game, charter.options, self.dealt_with)

    def check(self, digest: str) -> None:
        """Notice where the rules of today part from those of the day it was played."""
        line = self.played.log[-1]
        if digest and line.digest != digest:
            raise Frozen(f"the table is not as it was left: its digest is {line.digest}, and the log has {digest}.")
        line.digest = digest or line.digest  # one text in memory, not two


def reload(charter: Charter, log: Sequence[AnyEntry], downtimes: Sequence[clocks.Span]) -> Berth:
    """The table as its log leaves it."""
    berth = Berth(charter, downtimes)
    berth.read_on(log)
    return berth
