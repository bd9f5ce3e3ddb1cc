"""A series of games, such as a campaign: what the end of one decides about the next, kept in a file between evenings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import BadRecord
from .forms import Struct, replace
from .records import read_as
from .table import Table
from .version import VERSION


class Chapter(Struct, forbid_unknown_fields=True):
    """A game of the series that is over."""

    options: dict[str, str | int]
    scores: list[int]
    winners: list[int]


class Series(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which game, who plays, what has been, and the options of the next; None when the series is over."""

    doubloon: str
    game: str
    seats: int
    chapters: list[Chapter]
    options: dict[str, str | int] | None


def new_series(game: str, seats: int, options: Mapping[str, str | int]) -> Series:
    """A series that begins with these options."""
    return Series(doubloon=VERSION, game=game, seats=seats, chapters=[], options=dict(options))


def read_series(given: Mapping[str, Any] | str | bytes) -> Series:
    """A series from its file, or a sentence that says what is wrong with it. Another version's rules may not fit."""
    series = read_as(Series, given, "campaign")
    if series.doubloon != VERSION:
        raise BadRecord(
            f"this campaign was begun with Doubloon {series.doubloon}, and this is {VERSION}: "
            "its islands and cards may be others, so it can only be finished there."
        )
    return series


def with_chapter(series: Series, table: Table) -> Series:
    """The series after a game of it is over."""
    chapter = Chapter(options=table.options, scores=list(table.scores), winners=list(table.winners))
    return replace(series, chapters=[*series.chapters, chapter], options=table.sequel())
