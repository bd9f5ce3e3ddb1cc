"""What goes over the wire. Every message about a game is built from views and events of one seat, and from nothing else."""

from __future__ import annotations

from typing import Annotated, Any

from ...core.forms import Meta, Struct
from ...core.numbering import Move
from ...core.told import Plan, Told
from .clocks import Clock
from .evening import Evening
from .refusals import Refused

MOST = 2**31 - 1
"""No number goes beyond what any store keeps."""
Count = Annotated[int, Meta(ge=0, le=MOST)]
"""A number that counts something."""
Word = Annotated[str, Meta(max_length=100)]
"""A word or a few."""


class Clerk(Struct, frozen=True, forbid_unknown_fields=True):
    """What people send: nothing we do not know."""


# From people.


class Wish(Clerk, frozen=True, kw_only=True):
    """A table to be opened."""

    game: Word
    seats: Count | None = None
    options: dict[Word, str | int] = {}
    crew: list[Word] = []
    """For each seat from the first on: `me`, `open`, or a bot's level. Without it, one seat is mine and the others are open."""
    names: list[Word] = []
    """What those are called who sit on my seats, where several share a screen; nothing: as I am."""
    spectators: Word = "link"
    """Who may watch: `off`, by the `link`, or everybody (`public`)."""
    watchers_talk: bool = False
    """Whether those who watch may talk at the table too."""
    clock: dict[str, Any] | None = None
    grace: int | None = None
    """After how many seconds a bot stands in for somebody who has gone while others wait; 0: never. Without it, 60."""
    series: Word = ""
    """`best-of-three`, or `campaign` where the game has one; nothing: one game."""
    rated: bool = False
    """Whether the game changes ratings: with the usual options, between people and rivals; no hints, nothing taken back."""


class Sitting(Clerk, frozen=True, kw_only=True):
    """What is to become of a seat."""

    who: Word
    """`me`, `open`, or a bot's level."""


class EndWish(Clerk, frozen=True, kw_only=True):
    """Whether the game shall end as it stands, without a winner."""

    agrees: bool


class Stowing(Clerk, frozen=True, kw_only=True):
    """What becomes of a table in my harbour."""

    where: Word
    """`shown`, `away` from sight, or `gone` for good."""


class Grain(Clerk, frozen=True, kw_only=True):
    """A page's own part of chance."""

    nonce: Word


class Play(Clerk, frozen=True, kw_only=True):
    """A move, made in sight of update number `after`."""

    move: Word
    after: Count


class TakeBack(Clerk, frozen=True, kw_only=True):
    """The last move is to be taken back."""

    after: Count


class Saying(Clerk, frozen=True, kw_only=True):
    """A line for the chat."""

    said: str


class Complaint(Clerk, frozen=True, kw_only=True):
    """Why a line of chat is shown to whoever keeps the harbour."""

    why: str


class Ping(Clerk, frozen=True, tag="ping", tag_field="kind"):
    """All that a client ever says over a socket; what it does goes by HTTP."""


# To people.


class Opened(Struct, frozen=True):
    """A table that has been opened."""

    table: str
    link: str
    commitment: str


class MoveOut(Struct, frozen=True):
    """Something a seat may do now."""

    text: str
    kind: str
    args: dict[str, str]

    @classmethod
    def of(cls, move: Move) -> MoveOut:
        """A move as the wire names it."""
        return cls(move.text, move.kind, move.args)


class WeighedOut(Struct, frozen=True):
    """A move that a bot weighed."""

    move: MoveOut
    chance: float
    """What it is worth to the seat, between 0 and 1: mostly the chance to win."""


class ForeseenOut(Struct, frozen=True):
    """A move that a bot expects."""

    seat: int
    move: MoveOut


class Hint(Struct, frozen=True):
    """What a bot would do, which knows no more than the seat does."""

    seq: int
    """The update it is about."""
    move: MoveOut
    chance: float | None
    """What the move is worth to the seat; nothing where there is no choice."""
    next: list[WeighedOut]
    """The next best, best first."""
    line: list[ForeseenOut]
    """What it expects from here on, the move itself first."""
    weighed: int
    """How many lines of play it weighed."""
    plan: Plan | None
    """What is the point of the move, to be said in the game's words `plan-…`; nothing of a game that has no plans."""


class WorldOut(Struct, frozen=True):
    """One of the worlds that a seat cannot tell from the truth, to be thought about elsewhere."""

    seq: int
    """The update it is about."""
    world: dict[str, Any]
    """A position of the game, in which all that the seat cannot know was dealt anew."""


class Outlook(Struct, frozen=True):
    """Which of a seat's moves could not be taken back, as far as the seat can know."""

    seq: int
    """The update it is about."""
    seals: dict[str, str]
    """Moves by their text: `shows` what draws on chance or shows something hidden, `passes` what hands the turn on."""


class SeatOut(Struct, frozen=True):
    """Who sits somewhere."""

    player: str | None
    name: str | None
    bot: str | None
    present: bool
    left: int | None
    """Milliseconds on the clock."""
    free: bool = False
    """Whether anybody with the link may sit down there."""
    flagged: bool = False
    """Whether its player's time ran out, and they may not come back before the others agree …"""
    pardon: bool = False
    """… of whom we are one."""


class LineOut(Struct, frozen=True):
    """One thing that happened, as one seat may know it."""

    seq: int
    seat: int | None
    move: str | None
    """Nothing where the move is another's draft, or was taken back."""
    told: list[Told]
    undone: bool = False


class Update(Struct, frozen=True, tag="update", tag_field="kind"):
    """The table as one seat sees it, with what is new since the update the client has."""

    table: str
    seq: int
    you: int | None
    stage: str
    seats: list[SeatOut]
    acting: list[int]
    lines: list[LineOut]
    view: dict[str, Any] | None
    moves: list[MoveOut]
    can_undo: bool
    commitment: str
    frozen: str | None = None
    closed: bool = False
    """Whether whoever keeps the harbour has closed it."""
    rematch: str | None = None
    """The table where the crew plays again."""
    rematch_by: int | None = None
    """The seat that asked for it."""
    ending: list[int] = []
    """The seats that want the game to end as it stands."""
    called_off: bool = False
    """Whether all who play have wanted that: it is over, and nobody has won."""
    rated: bool = False
    """Whether the game changes ratings."""


class Waiting(Struct, frozen=True):
    """What keeps a bot from its move."""

    why: str | None
    """It is `learning` the rules by heart (compiling them), `thinking`, or waits in the `queue`; nothing: no bot is to move."""


class Pong(Struct, frozen=True, tag="pong", tag_field="kind"):
    """The answer to a ping, and a sign of life where nothing happens; with the server's time, for the clocks."""

    now: int


class Presence(Struct, frozen=True, tag="presence", tag_field="kind"):
    """Who is here now: it comes with every joining and leaving."""

    table: str
    seats: list[int]
    """The seats whose people are here."""
    watching: list[str]
    """What the others are called."""


class ChatLine(Struct, frozen=True, tag="chat", tag_field="kind"):
    """Something that was said at a table."""

    table: str
    seq: int
    at: int
    seat: int | None
    """Where whoever said it sits now, if anywhere."""
    name: str
    said: str


class SeatCard(Struct, frozen=True):
    """Who sits somewhere, in a list of tables."""

    name: str | None
    bot: str | None
    free: bool
    mine: bool
    ready: bool = False
    """Whether its page has added its grain of chance: whoever sits there is ready to begin."""


class TableCard(Struct, frozen=True, kw_only=True):
    """A table as a list shows it, or as its link does: what is played, by whom, and where a seat is free."""

    table: str
    link: str
    game: str
    options: dict[str, str | int]
    edition: str
    stage: str
    spectators: str
    clock: Clock | None
    grace: int | None
    seats: list[SeatCard]
    my_seats: list[int]
    my_turn: bool
    my_word: bool = False
    """Whether I am asked something: to say that I am ready, or whether the game shall end."""
    away: bool = False
    """Whether I have put it away."""
    watchers_talk: bool = False
    rated: bool = False
    rematch: bool = False
    """Whether it is another game of the same crew."""
    opened_at: int
    opened_by_me: bool
    forked: bool
    """Whether it began in the middle of another table's game."""
    moved_at: int | None
    """When something last happened that everybody at the table may know of."""
    winners: list[int] | None
    """Who has won, once it is over."""
    commitment: str
    """What the table's secret is bound to: to be noted before anybody adds a grain of chance. Nothing where it has none."""
    evening: Evening | None = None
    """Which evening of a series it is; nothing where it is one game."""
    day: str | None = None
    """Of a deal or a puzzle of the day: which day, as 2026-11-18."""
    sealed: bool = False
    """Whether that day is not over: its past, its record and its chance are closed to everybody till then."""


class SceneOut(Struct, frozen=True):
    """Something that happens in a lesson, and what the learner sees then."""

    seat: int
    told: list[Told]
    view: dict[str, Any]


class RightOut(Struct, frozen=True):
    """A right move of a lesson: what comes of it, one thing after another, and the frame it leads to."""

    move: str
    scenes: list[SceneOut]
    next: int


class FrameOut(Struct, frozen=True):
    """A moment of a lesson in which the learner is to move; where no move is right, the lesson is done."""

    step: int
    text: str
    """What is said, by its name in the words of the game."""
    wrong: str | None
    """What is said to a move that is legal but not meant."""
    paragraph: str | None
    """The paragraph of the rules that it teaches."""
    view: dict[str, Any]
    moves: list[MoveOut]
    right: list[RightOut]


class LessonOut(Struct, frozen=True):
    """A lesson: a few moves to be found from one position on. It begins with its first frame."""

    name: str
    seats: int
    you: int
    steps: int
    frames: list[FrameOut]


class Refusal(Struct, frozen=True, tag="refusal", tag_field="kind"):
    """Why not: what was expected and what came."""

    status: int
    sentence: str
    paragraph: str | None = None
    """The paragraph of the rules that forbids a move."""
    reason: str | None = None
    """One word for all refusals of one meaning, such as `game-over`; null where only requests made by hand get it."""

    @classmethod
    def of(cls, refused: Refused) -> Refusal:
        """A refusal, for the wire."""
        return cls(refused.status, refused.sentence, refused.paragraph, refused.reason)


SocketMessage = Update | Presence | ChatLine | Pong | Refusal
"""All that comes over a socket."""
