"""What a table's log is made of. The log is the truth: a table is what comes of reading it from the first line on."""

from __future__ import annotations

from ...core.forms import Struct, decode, encode


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """One line. `at` is when the server wrote it, in milliseconds since 1970; clocks are reckoned from it."""

    at: int


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A seat has gone to a person, to a bot of a level, or to nobody."""

    seat: int
    player: str | None = None
    bot: str | None = None
    name: str | None = None
    """What whoever sits there is called, where several people share a screen."""


class Nonce(Entry, frozen=True, kw_only=True, tag="nonce"):
    """A seat's page added its own grain of chance before the cards were dealt."""

    seat: int
    nonce: str


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    """All seats are taken and chance is sealed: the cards are dealt."""


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A seat made a move."""

    seat: int
    move: str
    digest: str
    """What the table was after it, so that another version of the rules notices where it parts."""
    bot: bool = False
    """Whether a bot chose it."""


class Undone(Entry, frozen=True, kw_only=True, tag="undone"):
    """A seat took its last move back."""

    seat: int
    digest: str


class Flagged(Entry, frozen=True, kw_only=True, tag="flagged"):
    """A seat's time ran out: a bot sits there from now on."""

    seat: int
    bot: str


class Pardoned(Entry, frozen=True, kw_only=True, tag="pardoned"):
    """Somebody lets whoever's time ran out have the seat back."""

    seat: int
    by: str


class Hurried(Entry, frozen=True, kw_only=True, tag="hurried"):
    """Whoever plays alone with bots has told them to play at once, until a person is to decide again."""


class Rematch(Entry, frozen=True, kw_only=True, tag="rematch"):
    """The crew plays again, or goes on with its series: at another table."""

    table: str
    by: str | None = None
    """Who asked for it; older logs do not say."""


class Ending(Entry, frozen=True, kw_only=True, tag="ending"):
    """Somebody wants the game to end as it stands, or to go on. Once all who play want it, it is over and nobody has won."""

    by: str
    agrees: bool


class Advised(Entry, frozen=True, kw_only=True, tag="advised"):
    """Whoever tries a puzzle of the day was told by a bot what to do."""

    seat: int


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """Whoever keeps the harbour has closed the table."""

    why: str


AnyEntry = Sat | Nonce | Began | Moved | Undone | Flagged | Pardoned | Hurried | Rematch | Ending | Advised | Closed


def write(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return encode(entry)


def read(line: bytes) -> AnyEntry:
    """An entry as it was written."""
    return decode(line, type=AnyEntry)
