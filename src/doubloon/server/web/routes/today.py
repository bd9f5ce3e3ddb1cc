"""What is played today: each game's deal and the puzzles, how everybody did, and the days one has played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

import doubloon

from ...live.harbour import Harbour
from ...live.today import Today, begun_at, has_puzzles
from ...store.days import Laid, puzzle_on
from ...store.tries import Tried, ended_by, mine_on, tried_on
from ...table import days
from ...table.ladder import seats_for
from ...table.refusals import Refused
from ...table.tries import ENDED, GOES_ON, counts, firsts, place_of, solved_by, streak_of
from .asking import Person, Port, known_person
from .tables import Opened, check_quota, opened

MOST_SHOWN = 50
"""So many of the best are listed."""


class TriedOut(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody did."""

    name: str
    mine: bool
    outcome: str
    """`won`, `drawn`, `lost`; of one's own also `given-up`, `late`, or nothing while it goes on."""
    points: int
    margin: int
    """How far ahead of the rival; whoever lost is behind."""
    moves: int
    turns: int
    """Of a puzzle."""
    helped: bool
    """Whether a bot said what to do."""
    seat: int
    table: str | None
    """The way to it: one's own at any time, others' when the day is over."""


class ListOut(msgspec.Struct, frozen=True):
    """How some did, the best first."""

    of: int
    """How many there are."""
    best: list[TriedOut]


NOBODY = ListOut(0, [])


class BestOut(msgspec.Struct, frozen=True):
    """My best at one game's deals so far."""

    day: str
    outcome: str
    margin: int
    points: int


class DealOut(msgspec.Struct, frozen=True, kw_only=True):
    """A game's deal of a day."""

    game: str
    seats: int
    seat: int
    """Where everybody sits."""
    rival: str
    """The level of the bot at all other seats."""
    commitment: str
    """What its chance is bound to; the ledger of any table of it shows the secret when the day is over."""
    mine: TriedOut | None
    """My one try, once I have begun."""
    shown: bool
    """Whether I may see how others did: I have played, or the day is over."""
    accounts: ListOut
    guests: ListOut
    """Those who had no account when they began."""
    best: BestOut | None


class PuzzleOut(msgspec.Struct, frozen=True, kw_only=True):
    """A game's puzzle of a day."""

    game: str
    level: str
    """How difficult it was made: `easy`, `medium`, `hard`, `fiendish`; nothing of one from the box."""
    mine: TriedOut | None
    """My solution; without one, my last try."""
    tries: int
    """How often I have tried."""
    shown: bool
    accounts: ListOut
    guests: ListOut


class DaysOut(msgspec.Struct, frozen=True):
    """Days one after another on which I have played."""

    now: int
    best: int
    today: bool
    """Whether today is one of them."""
    lost: int
    """How long the last one was, where it has broken."""


class TodayOut(msgspec.Struct, frozen=True, kw_only=True):
    """A day of this harbour."""

    day: str
    """As 2026-11-18."""
    until: int
    """When it is over, in milliseconds since 1970."""
    now: int
    over: bool
    today: str
    """The day it is now."""
    deals: list[DealOut]
    puzzles: list[PuzzleOut]
    streak: DaysOut


class Looking(msgspec.Struct, frozen=True):
    """Who asks about a day, and what is known of it."""

    today: Today
    names: Mapping[str, str]
    person: str | None
    day: str
    mine: list[Tried]
    everybody: list[Tried]
    before: list[Tried]
    """All that whoever asks has brought to an end on any day."""

    @property
    def over(self) -> bool:
        """Whether all of it is open."""
        return self.today.is_over(self.day)


@get("/api/today")
async def today(request: Request[Any, Any, Any], harbour: Port, day: FromQuery[str | None] = None) -> TodayOut:
    """What is played today, or was on another day: how others did is told to whoever has played, or when the day is over."""
    ours: Today = request.app.state.today
    person, wanted = await known_person(request), read_day(day, ours)
    looking = await look_at(ours, harbour, person, wanted)
    games = list(doubloon.catalogue.values())
    return TodayOut(
        day=wanted, until=ours.until(wanted), now=harbour.now, over=looking.over, today=ours.day,
        deals=[deal_out(looking, game, seats) for game in games if (seats := seats_for(game)) is not None],
        puzzles=[puzzle_out(looking, game, laid) for game in games if (laid := await laid_on(ours, wanted, game)) is not None],
        streak=DaysOut(*streak_of((one.told.day for one in looking.before if counts(one.told)), ours.day)),
    )  # fmt: skip


def read_day(given: str | None, today: Today) -> str:
    """A day that has begun; without a word, today."""
    if given is None:
        return today.day
    try:
        wanted = date.fromisoformat(given).isoformat()
    except ValueError as trouble:
        raise Refused(400, f"a day is written as 2026-11-18, and this was {given[:20]!r}.") from trouble
    if not days.FIRST.isoformat() <= wanted <= today.day:
        raise Refused(404, f"{wanted} is no day of this harbour: its days are those up to today, {today.day}.", reason="no-day")
    return wanted


async def look_at(today: Today, harbour: Harbour, person: str | None, day: str) -> Looking:
    """All that is known of a day and may be told to somebody."""
    engine = today.store.engine
    if person is None:
        return Looking(today, {}, None, day, [], [], [])
    mine, before = await mine_on(engine, person, day), await ended_by(engine, person)
    done = {one.told.game for one in mine if one.told.outcome != GOES_ON}
    games = list(doubloon.catalogue) if today.is_over(day) else sorted(done)
    everybody = await tried_on(engine, day, games) if games else []
    await harbour.audience.learn({one.told.player for one in (*mine, *everybody)})
    return Looking(today, harbour.audience.names, person, day, mine, everybody, before)


def deal_out(looking: Looking, game: doubloon.Game, seats: int) -> DealOut:
    """One game's deal, as somebody may know it."""
    table = begun_at(looking.mine, game.name)
    mine = next((one for one in looking.mine if one.berth == table), None)
    shown = looking.person is not None and (looking.over or (mine is not None and mine.told.outcome != GOES_ON))
    found = [one for one in looking.everybody if one.told.game == game.name and not one.told.puzzle]
    told = first_ended(found) if shown else []
    return DealOut(
        game=game.name, seats=seats, seat=days.seat_on(looking.day, seats), rival=days.RIVAL.partition(":")[0],
        commitment=looking.today.promise(looking.day, game.name), mine=None if mine is None else tried_out(looking, mine),
        shown=shown, accounts=listed(looking, told, guests=False), guests=listed(looking, told, guests=True),
        best=best_at(looking.before, game.name),
    )  # fmt: skip


def first_ended(found: Sequence[Tried]) -> list[Tried]:
    """Of each person's tries the first, where it came to a result."""
    counted = {id(told) for told in firsts(one.told for one in found)}
    return [one for one in found if id(one.told) in counted and one.told.outcome in ENDED]


async def laid_on(today: Today, day: str, game: doubloon.Game) -> Laid | None:
    """A game's puzzle of a day; of a day that is over only where there was one."""
    if not has_puzzles(game):
        return None
    return await (today.laid(day, game) if day == today.day else puzzle_on(today.store.engine, day, game.name))


def puzzle_out(looking: Looking, game: doubloon.Game, laid: Laid) -> PuzzleOut:
    """One game's puzzle, as somebody may know it."""
    mine = [one for one in looking.mine if one.told.game == game.name and one.told.puzzle]
    solved = solutions(mine)
    shown = looking.person is not None and (looking.over or bool(solved))
    found = [one for one in looking.everybody if one.told.game == game.name and one.told.puzzle]
    told = solutions(found) if shown else []
    last = (solved or mine)[-1:]
    return PuzzleOut(
        game=game.name, level=laid.level, mine=tried_out(looking, last[0]) if last else None, tries=len(mine), shown=shown,
        accounts=listed(looking, told, guests=False), guests=listed(looking, told, guests=True),
    )  # fmt: skip


def solutions(found: Sequence[Tried]) -> list[Tried]:
    """Of each person's tries the first that solved the puzzle."""
    table = {(one.told.player, one.told.began_at, one.told.ended_at): one.berth for one in found}
    return [Tried(table[told.player, told.began_at, told.ended_at], told) for told in solved_by([one.told for one in found])]


def listed(looking: Looking, found: Sequence[Tried], guests: bool) -> ListOut:
    """Those with accounts, or those without, the best first."""
    some = sorted((one for one in found if one.told.guest == guests), key=lambda one: place_of(one.told))
    return ListOut(len(some), [tried_out(looking, one) for one in some[:MOST_SHOWN]])


def tried_out(looking: Looking, one: Tried) -> TriedOut:
    """One try, as whoever asks may know it: there is no way to others' tables before the day is over."""
    told, mine = one.told, one.told.player == looking.person
    return TriedOut(
        name=looking.names.get(told.player, ""), mine=mine, outcome=told.outcome, points=told.points, margin=told.margin,
        moves=told.moves, turns=told.turns, helped=told.helped, seat=told.seat,
        table=one.berth if mine or looking.over else None,
    )  # fmt: skip


def best_at(before: Sequence[Tried], game: str) -> BestOut | None:
    """Somebody's best at a game's deals."""
    deals = [one.told for one in before if one.told.game == game and not one.told.puzzle]
    best = min(deals, key=place_of, default=None)
    return None if best is None else BestOut(best.day, best.outcome, best.margin, best.points)


@post("/api/today/{game:str}", status_code=201)
async def play_today(request: Request[Any, Any, Any], harbour: Port, person: Person, game: FromPath[str]) -> Opened:
    """Play today's deal of a game, once; whoever has begun comes back to their table."""
    await check_quota(request, harbour, person)
    return opened(request, await request.app.state.today.deal(person, game))


@post("/api/today/{game:str}/puzzle", status_code=201)
async def solve_today(request: Request[Any, Any, Any], harbour: Port, person: Person, game: FromPath[str]) -> Opened:
    """Try today's puzzle of a game: as often as one likes, one try at a time."""
    await check_quota(request, harbour, person)
    return opened(request, await request.app.state.today.puzzle(person, game))


HANDLERS = [today, play_today, solve_today]
