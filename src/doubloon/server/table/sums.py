"""Somebody's finished games together, and one by one: what is told of them, whoever has reckoned it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...core.forms import Struct, decode
from .cards import Kept
from .feats import ShelfOut
from .results import COUNTED, DRAWN, WON, Result
from .rungs import RatingOut
from .sight import called
from .tries import Tried

FORM = 10
"""So many of the last games of each kind tell how somebody is doing."""
DAY_MS, MINUTE_MS = 24 * 60 * 60 * 1000, 60 * 1000
DAYS = 371
"""So far back days are told one by one: 53 weeks."""


class Total(NamedTuple):
    """All counted games of one kind, with so many seats, against the same opponents."""

    game: str
    seats: int
    opponent: str
    usual: bool
    played: int
    won: int
    drawn: int
    best: int
    mean: float


class Streak(NamedTuple):
    """Games of one kind that somebody has won one after another."""

    game: str
    now: int
    best: int


class Day(NamedTuple):
    """What somebody has played on a day: so many days after 1970, as their clock counts them."""

    day: int
    game: str
    played: int
    won: int
    drawn: int


class Sums(NamedTuple):
    """All that is shown of somebody's games together."""

    told: int
    """How many games there are, those that do not count too."""
    totals: list[Total]
    streaks: list[Streak]
    form: dict[str, list[str]]
    """How the last games of each kind ended, the newest last."""
    days: list[Day]


class Ended(NamedTuple):
    """One finished game."""

    berth: str
    result: Result
    card: bytes | None
    """Who sat where."""


def streak(game: str, ended: Sequence[str]) -> Streak:
    """The longest row of won games, and the one that still goes on."""
    now = best = 0
    for outcome in ended:
        now = now + 1 if outcome == WON else 0
        best = max(best, now)
    return Streak(game, now, best)


def sums_of(results: Sequence[Result], now: int, zone: int) -> Sums:
    """Somebody's games together, reckoned here and now; their days begin so many minutes before those of Greenwich."""
    counted = sorted((one for one in results if one.apart == COUNTED), key=lambda one: (one.game, one.ended_at))
    ahead = zone * MINUTE_MS
    first = (now + ahead) // DAY_MS - DAYS + 1
    kinds: dict[tuple[str, int, str, bool], list[Result]] = {}
    on_days: dict[tuple[int, str], list[Result]] = {}
    form: dict[str, list[str]] = {}
    for one in counted:
        kinds.setdefault((one.game, one.seats, one.opponent, one.usual), []).append(one)
        form.setdefault(one.game, []).append(one.outcome)
        if (day := (one.ended_at + ahead) // DAY_MS) >= first:
            on_days.setdefault((day, one.game), []).append(one)
    return Sums(
        len(results),
        [
            Total(*kind, *tallied(kinds[kind]), max(one.points for one in kinds[kind]), mean(kinds[kind]))
            for kind in sorted(kinds)
        ],
        [streak(game, ended) for game, ended in form.items()],
        {game: ended[-FORM:] for game, ended in form.items()},
        [Day(*day, *tallied(on_days[day])) for day in sorted(on_days)],
    )


def tallied(some: Sequence[Result]) -> tuple[int, int, int]:
    """How many there are, how many were won, how many drawn."""
    return len(some), sum(one.outcome == WON for one in some), sum(one.outcome == DRAWN for one in some)


def mean(some: Sequence[Result]) -> float:
    """The points of a game, in the mean."""
    return round(sum(one.points for one in some) / len(some), 1)


# As it is told.


class TotalOut(Struct, frozen=True):
    """All my games of one kind, with so many seats, against the same opponents, that count."""

    game: str
    seats: int
    opponent: str
    """A bot's level, or `alone`, `people`, `bots` of several levels."""
    usual: bool
    """Whether all was as usual; else some option was chosen otherwise."""
    played: int
    won: int
    drawn: int
    best: int
    mean: float


class StreakOut(Struct, frozen=True):
    """Games that I have won one after another, and how the last ones ended."""

    game: str
    now: int
    best: int
    last: list[str]
    """`won`, `drawn` or `lost`; the newest last."""


class DayOut(Struct, frozen=True):
    """What I have played on one day."""

    day: int
    """So many days after the first of 1970, by my clock."""
    game: str
    played: int
    won: int
    drawn: int


class SumsOut(Struct, frozen=True):
    """My games together."""

    told: int
    """How many there are, those that do not count too."""
    totals: list[TotalOut]
    streaks: list[StreakOut]
    days: list[DayOut]
    """Of the last 53 weeks."""


class MateOut(Struct, frozen=True):
    """Who sat at a seat."""

    name: str | None
    bot: str | None
    mine: bool


class EndedOut(Struct, frozen=True):
    """One finished game of mine."""

    table: str
    game: str
    options: dict[str, str | int]
    """Those that were not as usual; where I was alone, all."""
    opponent: str
    apart: str
    """Why it does not count: `stand-in`, `one-screen`, `position`; nothing: it does."""
    outcome: str
    """`won`, `drawn` or `lost`."""
    seat: int
    points: int
    margin: int
    """How far I was ahead of the best who lost; if I lost, of the best who won: below nothing, but where points are not all."""
    scores: list[int]
    moves: int
    """Of mine."""
    at: int
    crew: list[MateOut]
    winners: list[int]


class GamesOut(Struct, frozen=True):
    """Some of my finished games, the newest first."""

    of: int
    """How many there are."""
    games: list[EndedOut]


class DayTried(Struct, frozen=True):
    """My try at a deal or a puzzle of some day."""

    day: str
    game: str
    puzzle: bool
    outcome: str
    """`won`, `drawn` or `lost`."""
    points: int
    margin: int
    moves: int
    turns: int
    """Of a puzzle."""
    helped: bool
    """Whether a bot said what to do."""
    table: str


class ResultsFile(Struct, frozen=True):
    """All that is told of my games."""

    doubloon: str
    """The version that wrote it."""
    name: str
    sums: SumsOut
    games: list[EndedOut]
    feats: list[ShelfOut]
    ratings: dict[str, RatingOut]
    """For each game that I have played for a rating."""
    tries: list[DayTried]


class Struck(Struct, frozen=True):
    """How many results were struck out."""

    games: int


def told_in_sum(found: Sums) -> SumsOut:
    """All of it together."""
    return SumsOut(
        found.told,
        [TotalOut(*total) for total in found.totals],
        [StreakOut(*streak, found.form[streak.game]) for streak in found.streaks],
        [DayOut(*day) for day in found.days],
    )


def people_in(found: Sequence[Ended]) -> set[str]:
    """Who sat there."""
    return {player for one in found if one.card for player, _, _ in decode(one.card, type=Kept).seats if player}


def told_one_by_one(found: Sequence[Ended], person: str, names: Mapping[str, str]) -> list[EndedOut]:
    """Finished games, with the names of those who sat there."""
    return [ended_out(one, None if one.card is None else decode(one.card, type=Kept), person, names) for one in found]


def ended_out(one: Ended, card: Kept | None, person: str, names: Mapping[str, str]) -> EndedOut:
    """One finished game, as whoever sat there may know it."""
    result = one.result
    return EndedOut(
        table=one.berth, game=result.game, options=result.options, opponent=result.opponent, apart=result.apart,
        outcome=result.outcome, seat=result.seat, points=result.points, margin=result.margin, scores=result.scores,
        moves=result.moves, at=result.ended_at, crew=mates(card, person, names) if card else [],
        winners=(card.winners if card else None) or [],
    )  # fmt: skip


def tried_out(one: Tried) -> DayTried:
    """What came of a try, with the table where it was made."""
    told = one.told
    return DayTried(
        told.day, told.game, told.puzzle, told.outcome, told.points, told.margin, told.moves, told.turns, told.helped, one.berth
    )


def mates(card: Kept, person: str, names: Mapping[str, str]) -> list[MateOut]:
    """Who sat where."""
    here = card.names or [None] * len(card.seats)
    return [
        MateOut(called(here[seat], names.get(player)) if player else None, bot, player == person)
        for seat, (player, bot, _) in enumerate(card.seats)
    ]
