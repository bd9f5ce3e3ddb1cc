"""Series: games that belong together, how they stand, and which evening is to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath

from ...live.harbour import Harbour
from ...store.series import put_away, series_with, takes_part
from ...table.cards import read_kept
from ...table.keeping import OnFile
from ...table.refusals import Refused
from ...table.series import evening_of, place_at
from ...table.sight import called
from ...table.standings import Known, Standing, placed, standing_of
from .asking import Person, Port, store_of


class MemberOut(msgspec.Struct, frozen=True):
    """One of the crew of a series: who sat at the seat of that number on its first evening."""

    name: str | None
    bot: str | None
    free: bool
    mine: bool
    wins: int
    points: int
    seat: int
    """Where they sit on the newest evening."""


class NightOut(msgspec.Struct, frozen=True):
    """One evening of a series."""

    table: str
    number: int
    stage: str
    options: dict[str, str | int]
    scores: list[int] | None
    """In the order of the crew; nothing before it has ended with a result."""
    winners: list[int] | None
    """Whose it was, by their number in the crew."""
    at: int


class SeriesOut(msgspec.Struct, frozen=True):
    """A series as it stands."""

    series: str
    kind: str
    """`campaign` or `best-of-three`."""
    game: str
    crew: list[MemberOut]
    evenings: list[NightOut]
    over: bool
    champions: list[int]
    """Who has won it, once it is over: by their number in the crew."""
    next: int | None
    """The number of the evening that goes on or is to come; nothing where none is."""
    table: str | None
    """Where it goes on …"""
    after: str | None
    """… or, where it has not been opened, the table whose rematch it is."""
    options: dict[str, str | int]
    """Of that evening, or of the last: they say what crews have learned."""


@get("/api/series")
async def my_series(request: Request[Any, Any, Any], harbour: Port, person: Person) -> list[SeriesOut]:
    """My series that wait for their next evening, which nobody has opened yet: the newest first."""
    store = store_of(request)
    names = await series_with(store.engine, person)
    filed: dict[str, list[OnFile]] = {name: [] for name in names}
    for one in await store.evenings(names) if names else ():
        evening = evening_of(one.charter)
        if evening is not None:
            filed[evening.series].append(one)
    waiting = [standing for name in names if (standing := standing_of(known_of(filed[name]))).after]
    hidden = await put_away(store.engine, person, [standing.after or "" for standing in waiting])
    mine = [one for one in waiting if one.after not in hidden and holds(one, person)]
    return [await series_out(harbour, person, standing) for standing in mine]


@get("/api/series/{table:str}")
async def one_series(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> SeriesOut:
    """A series by its first table: for those who sit or sat at one of its tables, and for spectators where there may be any."""
    store = store_of(request)
    filed = [one for one in await store.evenings([table]) if (evening := evening_of(one.charter)) and evening.series == table]
    if not filed:
        raise Refused(404, f"there is no series {table!r}.", reason="no-series")
    if any(one.charter.spectators == "off" for one in filed) and not await takes_part(store.engine, person, table):
        raise Refused(403, "nobody may watch at these tables.", reason="no-watching")
    return await series_out(harbour, person, standing_of(known_of(filed)))


def known_of(filed: Sequence[OnFile]) -> list[Known]:
    """Tables with what was kept of them."""
    return [Known(one.charter, one.stage, read_kept(one.charter, one.card)) for one in filed]


def holds(standing: Standing, person: str) -> bool:
    """Whether somebody sits at the newest table: only they can open the next."""
    return any(player == person for player, _, _ in standing.last.kept.seats)


async def series_out(harbour: Harbour, person: str, standing: Standing) -> SeriesOut:
    """A series, with the names of its crew."""
    await harbour.audience.learn({player for player, _, _ in standing.last.kept.seats if player})
    return SeriesOut(
        series=standing.series, kind=standing.kind, game=standing.game, crew=crew_of(standing, person, harbour.audience.names),
        evenings=[
            NightOut(
                table=night.table, number=night.number, stage=night.stage, options=night.options,
                scores=None if night.scores is None else list(night.scores),
                winners=None if night.winners is None else list(night.winners), at=night.at,
            )
            for night in standing.nights
        ],
        over=standing.over, champions=list(standing.champions), next=standing.next, table=standing.table, after=standing.after,
        options=standing.options,
    )  # fmt: skip


def crew_of(standing: Standing, person: str, names: Mapping[str, str]) -> list[MemberOut]:
    """Who plays it, in the order of the first evening."""
    last, evening = standing.last.kept, placed(standing.last.charter)
    here = last.names or [None] * standing.seats
    found = {}
    for seat, (player, bot, free) in enumerate(last.seats):
        place = place_at(evening, seat, standing.seats)
        name = called(here[seat], names.get(player)) if player else None
        found[place] = MemberOut(
            name, bot, free, player == person, wins=standing.wins[place], points=standing.points[place], seat=seat
        )
    return [found[place] for place in range(standing.seats)]


HANDLERS = [my_series, one_series]
