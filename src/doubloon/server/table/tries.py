"""What a table of the day says of whoever plays there: a pure function of its log, so it can be told again at any time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from ...core.forms import Struct, replace
from .berth import Berth
from .days import later
from .entries import Advised, AnyEntry, Began, Ending, Sat, Undone
from .results import DRAWN, LOST, WON, Result, others_played, results_of

GOES_ON, GIVEN_UP, LATE = "", "given-up", "late"
"""How a try stands that has no result: it goes on, was given up, or was played to its end when the day was over."""
ENDED = (WON, DRAWN, LOST)
BEST = {WON: 2, DRAWN: 1, LOST: 0}
CHANGES = (Began, Sat, Advised, Ending, Undone)
"""What else than its end changes what is told of a try."""


class Try(Struct, frozen=True, kw_only=True):
    """One person's try at a deal or at a puzzle of the day."""

    player: str
    day: str
    game: str
    puzzle: bool
    guest: bool
    """Whether they had no account when they began."""
    seat: int
    began_at: int
    outcome: str
    """`won`, `drawn`, `lost`; `given-up`, `late`, or nothing while it goes on."""
    points: int = 0
    margin: int = 0
    moves: int = 0
    turns: int = 0
    """Of a puzzle, as its game counts them."""
    helped: bool = False
    """Whether a bot has said what to do, or played."""
    ended_at: int = 0


class Tried(NamedTuple):
    """A try, and the table where it was made."""

    berth: str
    told: Try


def tries_of(berth: Berth) -> tuple[Try, ...]:
    """What is told of everybody who holds a seat at a table of the day; nothing of other tables."""
    charter = berth.charter
    if charter.deal is None or berth.began_at < 0:
        return ()
    ended = {one.player: one for one in results_of(berth)}
    return tuple(try_of(berth, player, ended.get(player)) for player in sorted(berth.people))


def try_of(berth: Berth, player: str, result: Result | None) -> Try:
    """The same of one of them."""
    charter, deal = berth.charter, berth.charter.deal
    assert deal is not None
    [seat, *_] = berth.seats_of(player)
    going = Try(
        player=player, day=deal.day, game=charter.game, puzzle=deal.rival is None, guest=deal.guest, seat=seat,
        began_at=berth.entries[berth.began_at].at, outcome=GIVEN_UP if berth.called_off else GOES_ON,
        helped=bool(berth.counted["Advised"]) or others_played(berth, seat),
    )  # fmt: skip
    if result is None:
        return going
    return replace(
        going, outcome=result.outcome if result.ended_at < deal.until else LATE, points=result.points, margin=result.margin,
        moves=result.moves, turns=turns_at(berth, seat) if going.puzzle else 0, ended_at=result.ended_at,
    )  # fmt: skip


def turns_at(berth: Berth, seat: int) -> int:
    """How many turns a game counts, where it shows them."""
    return int(berth.played.view(seat).get("turns", 0))


def changes_tries(berth: Berth, new: Sequence[AnyEntry]) -> bool:
    """Whether there is something new to say of a try."""
    return berth.charter.deal is not None and (not berth.acting or any(isinstance(entry, CHANGES) for entry in new))


# Several tries together.


class Streak(NamedTuple):
    """Days one after another on which somebody has played."""

    now: int
    """Up to today, or to yesterday while today is not over."""
    best: int
    today: bool
    """Whether today is one of them."""
    lost: int
    """How long the last one was, where it has broken."""


def streak_of(days: Iterable[str], today: str) -> Streak:
    """What the days on which somebody has played come to."""
    run = best = 0
    last = ""
    for day in sorted(set(days)):
        run = run + 1 if last and later(last, 1) == day else 1
        best, last = max(best, run), day
    alive = last in (today, later(today, -1))
    return Streak(run if alive else 0, best, last == today, 0 if alive else run)


def counts(one: Try) -> bool:
    """Whether a try makes its day one on which somebody has played: a deal played to its end, a puzzle solved."""
    return one.outcome == WON if one.puzzle else one.outcome in ENDED


def place_of(one: Try) -> tuple[int, ...]:
    """Where a try stands among those at the same deal: the best first."""
    if one.puzzle:
        return int(one.helped), one.turns, one.moves, one.ended_at
    return -BEST[one.outcome], -one.margin, -one.points, one.moves, one.ended_at


def firsts(tries: Iterable[Try]) -> list[Try]:
    """Of each person's tries at one deal the first: whoever came as two people has tried twice, and the first one counts."""
    found: dict[str, Try] = {}
    for one in sorted(tries, key=lambda one: (one.began_at, one.ended_at)):
        found.setdefault(one.player, one)
    return list(found.values())


def solved_by(tries: Collection[Try]) -> list[Try]:
    """Of each person's tries at one puzzle the first that solved it; helped, where they were in that one or before it."""
    found: dict[str, Try] = {}
    helped: set[str] = set()
    for one in sorted(tries, key=lambda one: (one.began_at, one.ended_at)):
        helped |= {one.player} if one.helped else set()
        if one.outcome == WON and one.player not in found:
            found[one.player] = replace(one, helped=one.player in helped)
    return list(found.values())
