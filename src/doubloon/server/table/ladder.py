"""The ladder: in each game the rivals are to be beaten one after another. Which of them are follows from how games ended."""

from __future__ import annotations

from collections.abc import Collection

import doubloon

from ...bots.rivals import Rival, measures, rivals


def seats_for(game: doubloon.Game) -> int | None:
    """At how many seats a rival is met: at as few as the game has for two; nothing of a game for one alone."""
    return min((seats for seats in game.seats if seats > 1), default=None)


def rungs(game: str) -> list[Rival]:
    """The rivals in the order in which they are to be beaten: in each game the weakest first, if all of them were measured."""
    crew, known = rivals(), measures(game)
    return sorted(crew, key=lambda one: known[one.name].rating) if all(one.name in known for one in crew) else [*crew]


def next_rival(game: str, beaten: Collection[str]) -> str | None:
    """Who is to be beaten next; nobody, once all are."""
    return next((one.name for one in rungs(game) if one.name not in beaten), None)
