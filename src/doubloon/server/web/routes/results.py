"""How my games ended: sums, the games one by one, all of it as a file, and nothing of it any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get
from litestar.params import FromQuery, QueryParameter

from ....core.version import VERSION
from ...live.harbour import Harbour
from ...store.ratings import ratings_of
from ...store.results import strike_out
from ...store.sums import Ended, ended, sums
from ...store.tries import Tried, ended_by
from ...table.cards import Kept
from ...table.sight import called
from ..limits import FILES
from .asking import Counted, Person, Port, limits_of, store_of
from .feats import ShelfOut, shelves
from .ladder import RatingOut, rating_out

AT_ONCE = 50
"""So many games are shown together."""
IN_FILE = 500
"""So many are read together for a file; between them others have their turn."""
HALF_A_DAY, LATEST = 12 * 60, 14 * 60
Zone = Annotated[int, QueryParameter(ge=-HALF_A_DAY, le=LATEST)]
"""How many minutes somebody's clock is ahead of Greenwich."""
FILE_NAME = "doubloon-results.json"


class TotalOut(msgspec.Struct, frozen=True):
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


class StreakOut(msgspec.Struct, frozen=True):
    """Games that I have won one after another, and how the last ones ended."""

    game: str
    now: int
    best: int
    last: list[str]
    """`won`, `drawn` or `lost`; the newest last."""


class DayOut(msgspec.Struct, frozen=True):
    """What I have played on one day."""

    day: int
    """So many days after the first of 1970, by my clock."""
    game: str
    played: int
    won: int
    drawn: int


class SumsOut(msgspec.Struct, frozen=True):
    """My games together."""

    told: int
    """How many there are, those that do not count too."""
    totals: list[TotalOut]
    streaks: list[StreakOut]
    days: list[DayOut]
    """Of the last 53 weeks."""


class MateOut(msgspec.Struct, frozen=True):
    """Who sat at a seat."""

    name: str | None
    bot: str | None
    mine: bool


class EndedOut(msgspec.Struct, frozen=True):
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


class GamesOut(msgspec.Struct, frozen=True):
    """Some of my finished games, the newest first."""

    of: int
    """How many there are."""
    games: list[EndedOut]


class DayTried(msgspec.Struct, frozen=True):
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


class ResultsFile(msgspec.Struct, frozen=True):
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


class Struck(msgspec.Struct, frozen=True):
    """How many results were struck out."""

    games: int


@get("/api/me/results")
async def my_results(request: Request[Any, Any, Any], harbour: Port, person: Person, zone: Zone = 0) -> SumsOut:
    """My games together: for each game, number of seats and opponent; streaks; and what I played on which day."""
    return await sums_out(request, harbour, person, zone)


async def sums_out(request: Request[Any, Any, Any], harbour: Harbour, person: str, zone: int) -> SumsOut:
    """The same, for the file too."""
    found = await sums(store_of(request).engine, person, harbour.now, zone)
    return SumsOut(
        found.told,
        [TotalOut(*total) for total in found.totals],
        [StreakOut(*streak, found.form[streak.game]) for streak in found.streaks],
        [DayOut(*day) for day in found.days],
    )


@get("/api/me/results/games")
async def my_games(
    request: Request[Any, Any, Any], harbour: Port, person: Person, first: Counted = 0, game: FromQuery[str | None] = None
) -> GamesOut:
    """My finished games from a number on, the newest first: of one kind, or of all."""
    of, found = await ended(store_of(request).engine, person, game, first, AT_ONCE)
    return GamesOut(of, await games_out(harbour, person, found))


@get("/api/me/results/file")
async def my_results_file(
    request: Request[Any, Any, Any], harbour: Port, person: Person, zone: Zone = 0
) -> Response[ResultsFile]:
    """All that is told of my games, to keep."""
    limits_of(request).take(FILES, person)
    engine, games, of = store_of(request).engine, list[EndedOut](), 1
    while len(games) < of:
        of, some = await ended(engine, person, None, len(games), IN_FILE)
        if not some:
            break
        games += await games_out(harbour, person, some)
    await harbour.audience.learn({person})
    name = harbour.audience.names.get(person, "")
    written = ResultsFile(
        VERSION, name, await sums_out(request, harbour, person, zone), games, await shelves(engine, person),
        {game: rating_out(one, harbour.now) for game, one in (await ratings_of(engine, person)).items()},
        [tried_out(one) for one in await ended_by(engine, person)],
    )  # fmt: skip
    return Response(written, headers={"content-disposition": f'attachment; filename="{FILE_NAME}"'})


@delete("/api/me/results", status_code=200)
async def strike_results(request: Request[Any, Any, Any], person: Person) -> Struck:
    """Tell nothing more of how my games ended so far, nor of my feats. The tables stay, for whoever sat there."""
    return Struck(await strike_out(store_of(request).engine, person))


async def games_out(harbour: Harbour, person: str, found: Sequence[Ended]) -> list[EndedOut]:
    """Finished games, with the names of those who sat there."""
    cards = [None if one.card is None else msgspec.json.decode(one.card, type=Kept) for one in found]
    await harbour.audience.learn({player for card in cards if card for player, _, _ in card.seats if player})
    return [ended_out(one, card, person, harbour.audience.names) for one, card in zip(found, cards, strict=True)]


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


HANDLERS = [my_results, my_games, my_results_file, strike_results]
