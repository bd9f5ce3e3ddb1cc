"""What is said at the doors that look back: replays, forks, records, analyses, results, series, the ladder, the day."""

from __future__ import annotations

from typing import Any

from ..bots.rivals import rivals
from ..core.forms import encode, replace, to_builtins
from ..core.version import VERSION
from ..server.live import again
from ..server.table.analysis import Analysis, check_finished, looks, told_of
from ..server.table.berth import Berth
from ..server.table.catalogue import known
from ..server.table.feats import ShelfOut, shelved, shelves
from ..server.table.ledger import check_ledger, ledger_of
from ..server.table.messages import LineOut, Opened
from ..server.table.past import Moments, Stretch, check_eyes, record, since_my_turn, stretch
from ..server.table.rated import check_over
from ..server.table.refusals import Refused
from ..server.table.results import COUNTED, WON
from ..server.table.rungs import Beaten, LadderOut, ladders, rating_out
from ..server.table.seating import check_holder, check_watching
from ..server.table.series import evening_of
from ..server.table.standings import standing_of
from ..server.table.sums import (
    Ended,
    GamesOut,
    ResultsFile,
    Struck,
    SumsOut,
    sums_of,
    told_in_sum,
    told_one_by_one,
    tried_out,
)  # fmt: skip
from ..server.table.today import TodayOut
from ..server.table.voyage import SeriesOut, holds, known_of, series_out
from .asking import opened
from .cabin import Cabin
from .doors import Request, Text, door

AT_ONCE = 50
"""So many finished games are shown together."""


# What has been at a table, and what can come of it.


async def seen(cabin: Cabin, table: str, seat: int | None, first: int, last: int) -> Stretch:
    """From one moment to another, through eyes that are mine to look through."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_eyes(berth, cabin.person, seat)
        return stretch(berth, seat, first, last)


@door("GET", "/api/tables/{table}/moments")
async def look_back(cabin: Cabin, request: Request, table: str) -> Moments:
    """A stretch of the past, as a seat saw it, or a spectator."""
    first, last = request.number("first") or 0, request.number("last") or 0
    return (await seen(cabin, table, request.number("seat"), first, last)).shown(cabin.reels)


@door("GET", "/api/tables/{table}/moments/{seq:int}")
async def look_at_moment(cabin: Cabin, request: Request, table: str, seq: int) -> Moments:
    """One moment of the past."""
    return (await seen(cabin, table, request.number("seat"), seq, seq)).shown(cabin.reels)


@door("GET", "/api/tables/{table}/moments/{seq:int}/drawing/{language}")
async def draw_moment(cabin: Cabin, request: Request, table: str, seq: int, language: str) -> Text:
    """One moment as the game itself draws it in text."""
    wanted = await seen(cabin, table, request.number("seat"), seq, seq)
    return Text(wanted.drawn(cabin.reels, known(language), request.words("names")))


@door("GET", "/api/tables/{table}/seats/{seat:int}/since")
async def since(cabin: Cabin, request: Request, table: str, seat: int) -> list[LineOut]:
    """What has happened since my last turn."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_holder(berth, cabin.person, seat)
        return since_my_turn(berth, seat)


@door("POST", "/api/tables/{table}/fork", again.Fork)
async def fork(cabin: Cabin, request: Request, table: str, data: again.Fork) -> Opened:
    """Go on elsewhere from a moment of this table, against bots: nobody else is here to take an open seat."""
    async with cabin.harbour.quay.hold(table) as berth:
        seat = data.seat if data.seat is not None else next(iter(berth.seats_of(cabin.person)), 0)
        crew = data.crew or ["me" if one == seat else "captain" for one in range(len(berth.seats))]
    wanted = replace(data, crew=["captain" if who == "open" else who for who in crew])
    return opened(cabin, await again.fork(cabin.harbour, cabin.readers, cabin.person, table, wanted))


@door("POST", "/api/tables/{table}/rematch")
async def rematch(cabin: Cabin, request: Request, table: str) -> Opened:
    """Play again with the same crew, or go on with the series."""
    return opened(cabin, await again.rematch(cabin.harbour, cabin.person, table))


@door("GET", "/api/tables/{table}/record")
async def download(cabin: Cabin, request: Request, table: str) -> dict[str, Any]:
    """The game so far as a record to keep; with its seed once it is over."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_watching(berth, cabin.person)
        check_over(berth)
        return record(berth)


@door("POST", "/api/records", dict[str, Any])
async def upload(cabin: Cabin, request: Request, data: dict[str, Any]) -> Opened:
    """Bring a record: a finished game becomes a table to look at, an unfinished one a table to play on at."""
    return opened(cabin, await again.bring(cabin.harbour, cabin.readers, cabin.person, encode(data)))


@door("GET", "/api/tables/{table}/ledger")
async def ledger(cabin: Cabin, request: Request, table: str) -> Any:
    """All that is needed to check the chance of a game, once it is over."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_watching(berth, cabin.person)
        check_ledger(berth)
        return to_builtins(ledger_of(berth))


async def finished(cabin: Cabin, table: str) -> Berth:
    """A table to look at more closely."""
    async with cabin.harbour.quay.hold(table) as berth:
        check_finished(berth, cabin.person)
        return berth


@door("POST", "/api/tables/{table}/analysis")
async def ask(cabin: Cabin, request: Request, table: str) -> Analysis:
    """Ask a bot to look at a finished game."""
    berth = await finished(cabin, table)
    await cabin.mates.study(table, looks(berth))
    return found(cabin, berth)


@door("GET", "/api/tables/{table}/analysis")
async def read(cabin: Cabin, request: Request, table: str) -> Analysis:
    """What the bot has found so far; one that was broken off is gone on with."""
    berth = await finished(cabin, table)
    if table in cabin.chest.studies:
        await cabin.mates.study(table, looks(berth))
    return found(cabin, berth)


def found(cabin: Cabin, berth: Berth) -> Analysis:
    """What is kept of it."""
    asked = cabin.chest.studies.get(berth.charter.id)
    if asked is None:
        raise Refused(404, "nobody has asked for an analysis of this game yet: POST asks for it.")
    done = asked.done if asked.done == asked.total else min(asked.found.done, asked.total - 1)
    return told_of(berth, asked.found, done, asked.total)


# How my games ended.


def summed(cabin: Cabin, request: Request) -> SumsOut:
    """All of them together, by my own clock."""
    results = [one for _, one in cabin.chest.results()]
    return told_in_sum(sums_of(results, cabin.harbour.now, request.number("zone") or 0))


def ended(cabin: Cabin, game: str | None) -> list[Ended]:
    """The finished games, of one kind or of all, the newest first."""
    some = [
        Ended(berth, one, cabin.chest.on_file(berth).card) for berth, one in cabin.chest.results() if game in (None, one.game)
    ]
    return sorted(some, key=lambda one: (-one.result.ended_at, one.berth))


@door("GET", "/api/me/results")
async def my_results(cabin: Cabin, request: Request) -> SumsOut:
    """My games together."""
    assert cabin.person
    return summed(cabin, request)


@door("GET", "/api/me/results/games")
async def my_games(cabin: Cabin, request: Request) -> GamesOut:
    """My finished games from a number on, the newest first."""
    person, first = cabin.person, request.number("first") or 0
    found = ended(cabin, request.word("game"))
    await cabin.harbour.audience.learn({person})
    return GamesOut(len(found), told_one_by_one(found[first : first + AT_ONCE], person, cabin.harbour.audience.names))


@door("GET", "/api/me/results/file")
async def my_results_file(cabin: Cabin, request: Request) -> ResultsFile:
    """All that is told of my games, to keep."""
    person, chest, now = cabin.person, cabin.chest, cabin.harbour.now
    await cabin.harbour.audience.learn({person})
    names = cabin.harbour.audience.names
    return ResultsFile(
        VERSION, names.get(person, ""), summed(cabin, request), told_one_by_one(ended(cabin, None), person, names),
        shelves(shelved(chest.feats())), {game: rating_out(one, now) for game, one in chest.ratings().items()},
        [tried_out(one) for one in await chest.ended_by(person)],
    )  # fmt: skip


@door("DELETE", "/api/me/results")
async def strike_results(cabin: Cabin, request: Request) -> Struck:
    """Tell nothing more of how my games ended so far, nor of my feats."""
    results = cabin.chest.results()
    owner = cabin.chest.owner
    assert cabin.person and owner
    await cabin.chest.own(replace(owner, struck=sorted({*owner.struck, *(berth for berth, _ in results)})))
    return Struck(len(results))


@door("GET", "/api/me/feats")
async def my_feats(cabin: Cabin, request: Request) -> list[ShelfOut]:
    """All feats of all games, each with where I did it first, or nothing."""
    assert cabin.person
    return shelves(shelved(cabin.chest.feats()))


@door("GET", "/api/ladder")
async def ladder(cabin: Cabin, request: Request) -> list[LadderOut]:
    """The rivals of every game, whom of them I have beaten, and my ratings."""
    times: dict[tuple[str, int, str], int] = {}
    crew = {one.name for one in rivals()}
    for _, one in cabin.chest.results():
        if one.outcome == WON and one.apart == COUNTED and one.usual and one.opponent in crew:
            kind = one.game, one.seats, one.opponent
            times[kind] = times.get(kind, 0) + 1
    beaten = [Beaten(*kind, count) for kind, count in times.items()]
    return ladders(beaten, cabin.chest.ratings(), cabin.harbour.now)


# Series.


async def told(cabin: Cabin, name: str) -> SeriesOut:
    """A series as it stands, with the names of its crew."""
    filed = await cabin.chest.evenings([name])
    if not filed:
        raise Refused(404, f"there is no series {name!r}.", reason="no-series")
    await cabin.harbour.audience.learn({cabin.person})
    return series_out(standing_of(known_of(filed)), cabin.person, cabin.harbour.audience.names)


@door("GET", "/api/series")
async def my_series(cabin: Cabin, request: Request) -> list[SeriesOut]:
    """My series that wait for their next evening, the newest first."""
    person, chest, waiting = cabin.person, cabin.chest, []
    evenings = [at for one in chest.charters.values() if (at := evening_of(one))]
    for name in dict.fromkeys(at.series for at in reversed(evenings)):
        standing = standing_of(known_of(await chest.evenings([name])))
        if standing.after and standing.after not in chest.stowed and holds(standing, person):
            waiting.append(await told(cabin, name))
    return waiting


@door("GET", "/api/series/{table}")
async def one_series(cabin: Cabin, request: Request, table: str) -> SeriesOut:
    """A series by its first table."""
    return await told(cabin, table)


# The day.


@door("GET", "/api/today")
async def today(cabin: Cabin, request: Request) -> TodayOut:
    """What is played today, or was on another day."""
    return await cabin.today.look(cabin.known, request.word("day"))


@door("POST", "/api/today/{game}")
async def play_today(cabin: Cabin, request: Request, game: str) -> Opened:
    """Play today's deal of a game, once."""
    return opened(cabin, await cabin.today.deal(cabin.person, game))


@door("POST", "/api/today/{game}/puzzle")
async def solve_today(cabin: Cabin, request: Request, game: str) -> Opened:
    """Try today's puzzle of a game."""
    return opened(cabin, await cabin.today.puzzle(cabin.person, game))
