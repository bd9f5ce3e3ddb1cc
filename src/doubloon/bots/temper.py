"""A searcher's temper: what he looks at beside his chance to win, once a position has been judged.

A temper is three shares, one for each thing he may look at; what they leave of the whole is still his chance to win. Only what a
position is worth to the searcher himself is bent so: he takes the others for even-tempered.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import Array, State, rule
from ..core.generic import evaluate, scores
from ..core.real import squash

SHARES = ("caution", "greed", "grudge")
CAUTION, GREED, GRUDGE = range(len(SHARES))
"""His own lot, where a loss weighs more than a gain; his own points, at once; and that whoever stands best besides him falls."""
NOBODY = -1
FAR = 3.0
"""What lies so many scales apart is far apart, as in the margin of a judgement."""


class Mood(NamedTuple):
    """A temper, and what it looks back at: how all stood before moves were tried."""

    temper: Array
    """The shares."""
    before: Array
    """How well each seat stood."""
    had: Array
    """What each seat had scored."""
    has: Array
    """What each seat has scored now."""


@rule
def is_even(temper: Array) -> bool:
    """Whether nothing but the chance to win counts."""
    return temper[CAUTION] == 0.0 and temper[GREED] == 0.0 and temper[GRUDGE] == 0.0


@rule
def look_round(s: State, mood: Mood) -> None:
    """Note how all stand before moves are tried, as far as the temper will ask."""
    if mood.temper[CAUTION] > 0.0 or mood.temper[GRUDGE] > 0.0:
        evaluate(s, mood.before)
    if mood.temper[GREED] > 0.0:
        scores(s, mood.had)


@rule
def bend(s: State, me: int, seats: int, scale: float, point: float, mood: Mood, standing: Array, worth: Array) -> None:
    """Make of what a judged position is worth to the searcher what his temper makes of it."""
    caution, greed, grudge = mood.temper[CAUTION], mood.temper[GREED], mood.temper[GRUDGE]
    bent = (1.0 - caution - greed - grudge) * worth[me]
    if caution > 0.0:
        bent += caution * level(1.0 + (standing[me] - mood.before[me]) / scale)
    if greed > 0.0:
        scores(s, mood.has)
        bent += greed * level((mood.has[me] - mood.had[me]) * point / (FAR * scale))
    if grudge > 0.0:
        foe = best_besides(me, seats, mood.before, standing)
        fall = 0.0 if foe == NOBODY else (mood.before[foe] - standing[foe]) / (FAR * scale)
        bent += grudge * level(fall)
    worth[me] = bent


@rule
def level(x: float) -> float:
    """Any number, squeezed between 0 and 1. From 0 upwards it rises less and less: there a loss weighs more than a gain."""
    return 0.5 + 0.5 * squash(x)


@rule
def best_besides(me: int, seats: int, before: Array, standing: Array) -> int:
    """Who stood best besides the searcher and his allies, whose lot is always his own; or nobody."""
    best = NOBODY
    for seat in range(seats):
        is_ally = before[seat] == before[me] and standing[seat] == standing[me]
        if not is_ally and (best == NOBODY or before[seat] > before[best]):
            best = seat
    return best
