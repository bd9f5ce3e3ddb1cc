"""How a series stands: it follows from the charters of its tables, and from what was kept of them with their logs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .berth import Charter
from .cards import Kept
from .evening import CAMPAIGN, Evening
from .results import DRAWN, WON, outcome_of
from .series import evening_of, place_at

WINS = 2
"""Whoever has won so many games of a best-of-three has won it."""
MOST_DRAWS = 3
"""A draw is played again; after so many of them it is over as it stands."""


class Known(NamedTuple):
    """A table of a series, as lists know it."""

    charter: Charter
    stage: str
    kept: Kept


class Night(NamedTuple):
    """One evening of a series; all by places in the crew, not by seats."""

    table: str
    number: int
    stage: str
    options: dict[str, str | int]
    scores: tuple[int, ...] | None
    """Nothing before it has ended with a result."""
    winners: tuple[int, ...] | None
    at: int
    """When it ended; before that, when it was opened."""


class Standing(NamedTuple):
    """A series as it stands."""

    series: str
    kind: str
    game: str
    seats: int
    nights: tuple[Night, ...]
    wins: tuple[int, ...]
    points: tuple[int, ...]
    over: bool
    champions: tuple[int, ...]
    """Who has won it, once it is over; several share it."""
    next: int | None
    """The number of the evening that goes on or is to come; nothing where none is."""
    table: str | None
    """Where it goes on."""
    after: str | None
    """Where it has not been opened: the table after which it comes."""
    options: dict[str, str | int]
    """Of that evening; of the last, where none is to come: they say what crews have learned."""
    last: Known
    """The newest table: who sits there is the crew."""


def standing_of(tables: Sequence[Known]) -> Standing:
    """How the series stands to which these tables belong: all there are of it."""
    newest = by_number(tables)
    nights = tuple(night_of(known) for known in newest)
    last, known = nights[-1], newest[-1]
    seats, evening = known.charter.seats, placed(known.charter)
    ended = [night for night in nights if night.winners is not None]
    won = [{night.number for night in ended if has_won(night, place, seats)} for place in range(seats)]
    points = tuple(sum(night.scores[place] for night in ended if night.scores) for place in range(seats))
    draws = sum(outcome_of(0, night.winners or (), seats) == DRAWN or not night.winners for night in ended)
    decided = known.kept.sequel is None if evening.kind == CAMPAIGN else max(map(len, won)) >= WINS or draws >= MOST_DRAWS
    over = last.scores is not None and decided
    on = last.stage in ("open", "playing")
    after = last.table if last.stage == "over" and not over else None
    following = known.kept.sequel if after and evening.kind == CAMPAIGN else None
    return Standing(
        series=evening.series, kind=evening.kind, game=known.charter.game, seats=seats, nights=nights,
        wins=tuple(map(len, won)), points=points, over=over, champions=champions(won, points) if over else (),
        next=(last.number if on or last.winners is None else last.number + 1) if on or after else None,
        table=last.table if on else None, after=after, options=following or last.options, last=known,
    )  # fmt: skip


def by_number(tables: Sequence[Known]) -> list[Known]:
    """The evenings in their order; of one that was called off and played again, the newest table."""
    ordered = sorted(tables, key=lambda known: (placed(known.charter).number, known.charter.opened_at))
    return list({placed(known.charter).number: known for known in ordered}.values())


def placed(charter: Charter) -> Evening:
    """The place of a table that has one."""
    evening = evening_of(charter)
    assert evening is not None, "this table is of no series"
    return evening


def night_of(known: Known) -> Night:
    """One of the evenings."""
    charter, kept = known.charter, known.kept
    evening, seats = placed(charter), charter.seats
    places = [place_at(evening, seat, seats) for seat in range(seats)]
    scores = None if kept.scores is None else tuple(kept.scores[places.index(place)] for place in range(seats))
    winners = None if kept.winners is None else tuple(sorted(places[seat] for seat in kept.winners))
    ended_at = kept.moved_at if known.stage == "over" else None  # while it goes on, that is for those who may watch
    return Night(charter.id, evening.number, known.stage, charter.options, scores, winners, ended_at or charter.opened_at)


def has_won(night: Night, place: int, seats: int) -> bool:
    """Whether somebody has won an evening: where all have, nobody has."""
    return outcome_of(place, night.winners or (), seats) == WON


def champions(won: Sequence[set[int]], points: Sequence[int]) -> tuple[int, ...]:
    """Who has won most evenings; of those who have won as many, but others, who has more points on the average.

    Who have won the very same evenings have won together, as allies do, and share the series too.
    """
    most = max(map(len, won))
    sides = {frozenset(evenings) for evenings in won if len(evenings) == most}
    sharing = {side: [place for place, evenings in enumerate(won) if evenings == side] for side in sides}
    mean = {side: sum(points[place] for place in places) / len(places) for side, places in sharing.items()}
    best = max(mean.values())
    return tuple(sorted(place for side, places in sharing.items() if mean[side] == best for place in places))
