"""The ladder as somebody sees it: in every game the rivals, who is beaten, who is next, and how strong all are, on one scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import doubloon

from ...bots.rivals import measures
from ...core.forms import Struct
from .glicko import SURE, rested
from .ladder import next_rival, rungs, seats_for
from .rated import Rating


class Beaten(NamedTuple):
    """A rival, how often beaten in a game, at so many seats."""

    game: str
    seats: int
    rival: str
    times: int


class RatingOut(Struct, frozen=True):
    """How strong somebody is: 95 times of 100 no further from `rating` than `give`."""

    rating: int
    give: int
    games: int
    """How many it is made of."""


class RungOut(Struct, frozen=True):
    """A rival of the ladder."""

    rival: str
    temper: str
    """`cautious`, `greedy`, `vengeful`; nothing: none in particular."""
    rating: RatingOut | None
    """Nothing where the arena has not measured it."""
    beaten: int
    """How often I have won against it, in games that count."""


class LadderOut(Struct, frozen=True):
    """The ladder of one game, the first to be beaten first."""

    game: str
    seats: int
    """At so many a rung is won."""
    rungs: list[RungOut]
    next: str | None
    """Nobody, once all are beaten."""
    mine: RatingOut | None
    """Nothing before my first rated game."""


def ladders(beaten: Sequence[Beaten], ratings: Mapping[str, Rating], now: int) -> list[LadderOut]:
    """The ladders of all games."""
    return [
        ladder_of(game, seats, beaten, ratings, now)
        for game in doubloon.catalogue.values()
        if (seats := seats_for(game)) is not None
    ]


def ladder_of(game: doubloon.Game, seats: int, beaten: Sequence[Beaten], ratings: Mapping[str, Rating], now: int) -> LadderOut:
    """The ladder of one game."""
    times = {one.rival: one.times for one in beaten if (one.game, one.seats) == (game.name, seats)}
    shown = [
        RungOut(one.name, one.temper, measured(game.name, one.name), times.get(one.name, 0))
        for one in rungs(game.name)
    ]  # fmt: skip
    mine = ratings.get(game.name)
    return LadderOut(game.name, seats, shown, next_rival(game.name, times), None if mine is None else rating_out(mine, now))


def measured(game: str, rival: str) -> RatingOut | None:
    """How strong a rival was found to be; the yardstick of all is so by definition."""
    found = measures(game).get(rival)
    return None if found is None else RatingOut(found.rating, round((found.high - found.low) / 2), found.games)


def rating_out(mine: Rating, now: int) -> RatingOut:
    """Somebody's rating today: the longer they have not played, the less sure it is."""
    standing = rested(mine.standing, now - mine.at)
    return RatingOut(round(standing.rating), round(SURE * standing.deviation), mine.games)
