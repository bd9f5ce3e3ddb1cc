"""A series as it is told to somebody: its crew, its evenings, and which is to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.forms import Struct
from .cards import read_kept
from .keeping import OnFile
from .series import place_at
from .sight import called
from .standings import Known, Standing, placed


class MemberOut(Struct, frozen=True):
    """One of the crew of a series: who sat at the seat of that number on its first evening."""

    name: str | None
    bot: str | None
    free: bool
    mine: bool
    wins: int
    points: int
    seat: int
    """Where they sit on the newest evening."""


class NightOut(Struct, frozen=True):
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


class SeriesOut(Struct, frozen=True):
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


def known_of(filed: Sequence[OnFile]) -> list[Known]:
    """Tables with what was kept of them."""
    return [Known(one.charter, one.stage, read_kept(one.charter, one.card)) for one in filed]


def holds(standing: Standing, person: str) -> bool:
    """Whether somebody sits at the newest table: only they can open the next."""
    return any(player == person for player, _, _ in standing.last.kept.seats)


def series_out(standing: Standing, person: str, names: Mapping[str, str]) -> SeriesOut:
    """A series, with the names of its crew."""
    return SeriesOut(
        series=standing.series, kind=standing.kind, game=standing.game, crew=crew_of(standing, person, names),
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
