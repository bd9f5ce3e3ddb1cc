"""Feats: what somebody will tell of ever after. A game's `feats.py` finds them in what happened.

A feat is a function over the story of a game that is over. It says which seats did it, and where; it looks at nothing but
moves and what the whole table was told of them, so that it says no more than the replay that everybody may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .numbering import Move
from .table import Table
from .told import Told


@dataclass(frozen=True, slots=True)
class Scene:
    """A move that stands, with what the whole table was told of it."""

    line: int
    """Which line of the table's log it is."""
    seat: int
    move: Move
    told: tuple[Told, ...]


@dataclass(frozen=True)
class Story:
    """A game that is over, from the first move to the last."""

    seats: int
    scenes: tuple[Scene, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    @cached_property
    def end(self) -> int:
        """The line with which it was over."""
        return self.scenes[-1].line if self.scenes else 0

    def heard(self, *kinds: str) -> Iterator[tuple[Scene, Told]]:
        """What was told of some kinds, in order, each with its scene."""
        for scene in self.scenes:
            for told in scene.told:
                if told.kind in kinds:
                    yield scene, told


Feat = Callable[[Story], Iterable[tuple[int, int]]]
"""Who did it, and in which line: a seat as often as it did. Words go by its name: `blind_hen` is `feat-blind-hen`."""


class Done(NamedTuple):
    """A feat that a seat has done, and the line where it did it first."""

    feat: str
    seat: int
    line: int


def story_of(table: Table) -> Story:
    """What happened at a table; what was taken back has not."""
    scenes = [
        Scene(line, deed.seat, deed.move, tuple(news.told for news in deed.news if news.seen_by(None)))
        for line, deed in enumerate(table.log)
        if deed.move is not None and not deed.undone
    ]
    return Story(table.seats, tuple(scenes), table.scores, table.winners)


def feats_of(table: Table) -> list[Done]:
    """All feats of a game, in the game's order, then by seats; none before it is over, or where the game knows none."""
    known = table.game.feats
    if not known or not table.over:
        return []
    story, found = story_of(table), list[Done]()
    for name, feat in known.items():
        first: dict[int, int] = {}
        for seat, line in feat(story):
            first[seat] = min(line, first.get(seat, line))
        found += [Done(name, seat, first[seat]) for seat in sorted(first)]
    return found
