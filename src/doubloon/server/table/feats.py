"""What somebody did at a finished table that deserves a place on a shelf: a pure function of its log, as results are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import doubloon

from ...core.edition import HOUSE
from ...core.feats import Done, feats_of
from ...core.forms import Struct
from .berth import Berth
from .results import COUNTED, why_apart


class Boast(Struct, frozen=True, kw_only=True):
    """A feat that one person has done."""

    player: str
    seat: int
    game: str
    feat: str
    moment: int
    """How many updates that seat had seen when it was done: there a look back finds it."""
    done_at: int


def boasts_of(berth: Berth) -> tuple[Boast, ...]:
    """The feats of everybody whose game counts; nothing before it is over, where it was called off, or where it was rigged."""
    if berth.table is None or berth.called_off or not berth.table.over or not is_as_boxed(berth):
        return ()
    seats = {player: berth.seats_of(player) for player in sorted(berth.people)}
    mine = {own[0]: player for player, own in seats.items() if why_apart(berth, own) == COUNTED}
    entry_of = {line: number for number, line in berth.line_of.items()}
    done = feats_of(berth.table) if mine else []
    return tuple(boast(berth, mine[one.seat], one, entry_of[one.line]) for one in done if one.seat in mine)


def boast(berth: Berth, player: str, done: Done, entry: int) -> Boast:
    """A feat, as the one who did it may look back at it."""
    return Boast(
        player=player, seat=done.seat, game=berth.charter.game, feat=done.feat,
        moment=berth.numbers_of(done.seat).index(entry) + 1, done_at=berth.entries[entry].at,
    )  # fmt: skip


def is_as_boxed(berth: Berth) -> bool:
    """Whether the game is played as its box has it: with numbers, maps or tiles of one's own anything can be made to happen."""
    known, lenient = berth.game.options, getattr(berth.game.modules.get("feats"), "LENIENT", ())
    chosen = [(name, value) for name, value in berth.charter.options.items() if name not in lenient]
    offered = all(name in known and value in known[name].choices for name, value in chosen)
    return offered and berth.charter.edition.name == HOUSE


# The shelf.


class Shelved(NamedTuple):
    """A feat of somebody's: where it was first done, and at how many tables in all."""

    game: str
    feat: str
    berth: str
    seat: int
    moment: int
    done_at: int
    times: int


class DoneOut(Struct, frozen=True):
    """Where I did it first."""

    table: str
    seat: int
    moment: int
    """After so many updates of that seat: where a look back finds it."""
    at: int
    times: int
    """At how many tables I have done it by now."""


class FeatOut(Struct, frozen=True):
    """A feat; the game's words say what it is: `feat-NAME`, `feat-NAME-done`, `feat-NAME-hint`."""

    name: str
    done: DoneOut | None


class ShelfOut(Struct, frozen=True):
    """All feats of one game."""

    game: str
    feats: list[FeatOut]


def shelved(done: Iterable[Any]) -> list[Shelved]:
    """Feats with their tables, the oldest first: each where it was done first."""
    found: dict[tuple[str, str], Shelved] = {}
    for row in done:
        one = found.get((row.game, row.feat)) or Shelved(row.game, row.feat, row.berth, row.seat, row.moment, row.done_at, 0)
        found[row.game, row.feat] = one._replace(times=one.times + 1)
    return list(found.values())


def shelves(mine: Sequence[Shelved]) -> list[ShelfOut]:
    """All feats of all games, each with where somebody did it first, or nothing."""
    done = {(one.game, one.feat): DoneOut(one.berth, one.seat, one.moment, one.done_at, one.times) for one in mine}
    return [
        ShelfOut(game.name, [FeatOut(name, done.get((game.name, name))) for name in game.feats])
        for game in doubloon.catalogue.values()
        if game.feats
    ]
