"""Games that belong together, one evening after another: a campaign where the game has one, or best of three of any game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import doubloon

from ...core.forms import replace
from .berth import Berth, Charter
from .evening import BEST_OF_THREE, CAMPAIGN, KINDS, Evening
from .refusals import Refused

# How a series begins.


def check_series(game: doubloon.Game, wanted: str, seats: int) -> None:
    """Refuse a series that cannot be."""
    if wanted and wanted not in KINDS:
        raise Refused(400, f"a series is {' or '.join(KINDS)}, not {wanted!r}; without one it is a single game.")
    if wanted == CAMPAIGN and not game.series:
        raise Refused(400, f"{game.name} has no campaign.")
    if wanted == BEST_OF_THREE and seats < 2:
        raise Refused(400, "best of three is for two or more.")


def options_for(game: doubloon.Game, wanted: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the first game of a series."""
    return {**options, **game.series} if wanted == CAMPAIGN else dict(options)


def first_evening(game: doubloon.Game, wanted: str, options: Mapping[str, str | int], table: str) -> Evening | None:
    """The place of a new table in the series that begins with it, if one does: options may make a campaign of it too."""
    kind = wanted or (CAMPAIGN if makes_campaign(game, options) else "")
    if kind == BEST_OF_THREE and makes_campaign(game, options):
        raise Refused(400, "a campaign is a series already: choose it, or best of three.")
    return Evening(series=table, kind=kind, number=1) if kind else None


def makes_campaign(game: doubloon.Game, options: Mapping[str, str | int]) -> bool:
    """Whether a game with these options is one of a campaign."""
    return are_among(game.series, options)


def are_among(wanted: Mapping[str, Any], options: Mapping[str, str | int]) -> bool:
    """Whether there are any such options, and all are chosen."""
    return bool(wanted) and all(options.get(name) == value for name, value in wanted.items())


# How it goes on.


def evening_of(charter: Charter) -> Evening | None:
    """The place of a table in its series; a campaign from before that was noted begins where we first see it."""
    elsewhere = charter.start is not None or charter.seed is not None  # a fork, or a game that was brought here
    if charter.evening or elsewhere or not are_among(campaign_of(charter.game), charter.options):
        return charter.evening
    return Evening(series=charter.id, kind=CAMPAIGN, number=1)


@cache
def campaign_of(game: str) -> dict[str, Any]:
    """The options that make a campaign of a game; none of one that is no more, whose tables lists show all the same."""
    try:
        return doubloon.game(game).series
    except doubloon.Error:
        return {}


def next_evening(berth: Berth) -> tuple[Evening | None, dict[str, str | int]]:
    """The place of the table that follows, and its options; an evening that was called off is played again."""
    evening, options = evening_of(berth.charter), berth.charter.options
    if evening is None or berth.called_off:
        return evening, options
    onward = berth.played.sequel() if evening.kind == CAMPAIGN else options
    return replace(evening, number=evening.number + 1), onward or options


def seats_further(berth: Berth) -> int:
    """How many seats further everybody moves for the next game: so who begins changes.

    In a campaign each keeps the seat, since what was won belongs to it; and an evening that is played again is the same evening.
    """
    evening = evening_of(berth.charter)
    return 0 if evening and (evening.kind == CAMPAIGN or berth.called_off) else 1


def place_at(evening: Evening, seat: int, seats: int) -> int:
    """Who of the crew sits there: whoever sat at the seat of that number on the first evening."""
    return seat if evening.kind == CAMPAIGN else (seat - evening.number + 1) % seats
