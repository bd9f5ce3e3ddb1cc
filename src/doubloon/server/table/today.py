"""What is played on one day, and how everybody did: deals, puzzles, lists, days in a row, as somebody may know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, NamedTuple

import doubloon

from ...core.forms import Struct
from . import days
from .berth import Charter
from .entries import AnyEntry, Began, Sat
from .fair import commitment
from .ladder import seats_for
from .refusals import Refused
from .tries import ENDED, GOES_ON, Tried, counts, firsts, place_of, solved_by, streak_of

ALONE = 1
MOST_SHOWN = 50
"""So many of the best are listed."""


class Laid(NamedTuple):
    """The puzzle of a day."""

    level: str
    """How difficult it was made; nothing of one from the box."""
    position: dict[str, Any]


class TriedOut(Struct, frozen=True, kw_only=True):
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


class ListOut(Struct, frozen=True):
    """How some did, the best first."""

    of: int
    """How many there are."""
    best: list[TriedOut]


NOBODY = ListOut(0, [])


class BestOut(Struct, frozen=True):
    """My best at one game's deals so far."""

    day: str
    outcome: str
    margin: int
    points: int


class DealOut(Struct, frozen=True, kw_only=True):
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


class PuzzleOut(Struct, frozen=True, kw_only=True):
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


class DaysOut(Struct, frozen=True):
    """Days one after another on which I have played."""

    now: int
    best: int
    today: bool
    """Whether today is one of them."""
    lost: int
    """How long the last one was, where it has broken."""


class TodayOut(Struct, frozen=True, kw_only=True):
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


class Looking(Struct, frozen=True):
    """Who asks about a day, and what is known of it."""

    secret: str
    """That of all deals."""
    day: str
    until: int
    now: int
    over: bool
    """Whether all of it is open."""
    today: str
    names: Mapping[str, str] = {}
    person: str | None = None
    mine: list[Tried] = []
    everybody: list[Tried] = []
    before: list[Tried] = []
    """All that whoever asks has brought to an end on any day."""
    laid: Mapping[str, Laid] = {}
    """The puzzles of that day, by their games."""


def told_of(looking: Looking) -> TodayOut:
    """All that may be known of a day."""
    games = list(doubloon.catalogue.values())
    return TodayOut(
        day=looking.day, until=looking.until, now=looking.now, over=looking.over, today=looking.today,
        deals=[deal_out(looking, game, seats) for game in games if (seats := seats_for(game)) is not None],
        puzzles=[puzzle_out(looking, game, looking.laid[game.name]) for game in games if game.name in looking.laid],
        streak=DaysOut(*streak_of((one.told.day for one in looking.before if counts(one.told)), looking.today)),
    )  # fmt: skip


def read_day(given: str | None, today: str) -> str:
    """A day that has begun; without a word, today."""
    if given is None:
        return today
    try:
        wanted = date.fromisoformat(given).isoformat()
    except ValueError as trouble:
        raise Refused(400, f"a day is written as 2026-11-18, and this was {given[:20]!r}.") from trouble
    if not days.FIRST.isoformat() <= wanted <= today:
        raise Refused(404, f"{wanted} is no day of this harbour: its days are those up to today, {today}.", reason="no-day")
    return wanted


def games_shown(mine: Sequence[Tried], over: bool) -> list[str]:
    """Of which games of a day somebody may know how others did."""
    done = {one.told.game for one in mine if one.told.outcome != GOES_ON}
    return list(doubloon.catalogue) if over else sorted(done)


def deal_out(looking: Looking, game: doubloon.Game, seats: int) -> DealOut:
    """One game's deal, as somebody may know it."""
    table = begun_at(looking.mine, game.name)
    mine = next((one for one in looking.mine if one.berth == table), None)
    shown = looking.person is not None and (looking.over or (mine is not None and mine.told.outcome != GOES_ON))
    found = [one for one in looking.everybody if one.told.game == game.name and not one.told.puzzle]
    told = first_ended(found) if shown else []
    return DealOut(
        game=game.name, seats=seats, seat=days.seat_on(looking.day, seats), rival=days.RIVAL.partition(":")[0],
        commitment=commitment(days.secret_on(looking.secret, looking.day, game.name)),
        mine=None if mine is None else tried_out(looking, mine),
        shown=shown, accounts=listed(looking, told, guests=False), guests=listed(looking, told, guests=True),
        best=best_at(looking.before, game.name),
    )  # fmt: skip


def first_ended(found: Sequence[Tried]) -> list[Tried]:
    """Of each person's tries the first, where it came to a result."""
    counted = {id(told) for told in firsts(one.told for one in found)}
    return [one for one in found if id(one.told) in counted and one.told.outcome in ENDED]


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


# Tables of a day.


def crew_of(charter: Charter, player: str, mine: int) -> list[AnyEntry]:
    """Who sits where at a table of the day. The cards are dealt at once: nobody adds a grain to what is everybody's."""
    assert charter.deal is not None
    at, level = charter.opened_at, (charter.deal.rival or "").partition(":")[0]
    crew = [(player, None) if seat == mine else (None, level) for seat in range(charter.seats)]
    return [*(Sat(at=at, seat=seat, player=who, bot=bot) for seat, (who, bot) in enumerate(crew)), Began(at=at)]


def begun_at(mine: Sequence[Tried], game: str) -> str | None:
    """The table where somebody has begun a deal, if they have: of two, since they came as two people, the first."""
    return next((one.berth for one in mine if not one.told.puzzle and one.told.game == game), None)


def on_the_table(mine: Sequence[Tried], game: str) -> str | None:
    """The table where somebody's try at a puzzle goes on, if one does."""
    return next((one.berth for one in mine if one.told.puzzle and one.told.game == game and one.told.outcome == GOES_ON), None)


def has_puzzles(game: doubloon.Game) -> bool:
    """Whether a game has puzzles for one."""
    return "puzzle" in game.options and ALONE in game.seats


def from_the_box(game: doubloon.Game, day: str) -> dict[str, Any]:
    """One of the puzzles that the game comes with: each day the next."""
    choices = game.options["puzzle"].choices
    return game.start(ALONE, "box", puzzle=choices[days.number_of(day) % len(choices)]).position()
