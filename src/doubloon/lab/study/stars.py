"""What is no chance: stars, fewer the more there are to be had.

Of twenty comparisons in which nothing differs, one looks as if it did. So all differences that a study tells are taken
together, and marked by Holm's rule: the surest must be so sure that of as many comparisons not one in twenty tables would have
such a one by chance; if it is, the next is held against one comparison fewer; and so on to the first that is not sure enough.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import inf, isfinite
from typing import TypeVar

from .estimates import Measure
from .study import Findings
from .things import Thing
from .uses import Use

WRONG = 0.05
"""So many tables of mere chance may have a star at all."""

Key = tuple[Hashable, ...]
Name = TypeVar("Name", bound=Hashable)


def key(measure: Measure) -> Key:
    """What makes a measure the same measure in other games."""
    return (measure.name, *measure.args.values())


def starred(found: Mapping[Name, Measure]) -> set[Name]:
    """Which of all these measures differ from nothing (Holm's rule)."""
    chances = {name: measure.chance() for name, measure in found.items()}
    surest = sorted((name for name in chances if isfinite(chances[name])), key=lambda name: chances[name])
    stars = set()
    for place, name in enumerate(surest):
        if chances[name] > WRONG / (len(surest) - place):
            break
        stars.add(name)
    return stars


def differences(before: Sequence[Measure], after: Sequence[Measure]) -> dict[Key, Measure]:
    """How much more each measure is after than before."""
    return {key(one): other.less(one) for one, other in zip(before, after, strict=True)}


def use_differences(before: Findings, after: Findings, what: str) -> dict[Thing, Measure]:
    """The same of each thing that is used: how often (`uses`), or what it goes with (`win_gain`)."""
    known = {use.thing: use for use in before.uses}
    return {use.thing: of(use, what).less(of(known[use.thing], what)) for use in after.uses if use.thing in known}


def change_stars(before: Findings, after: Findings) -> set[object]:
    """Which of all measures, and of all things whose use is counted, a change has changed."""
    return starred({**differences(before.measures, after.measures), **use_differences(before, after, "uses")})


def of(use: Use, what: str) -> Measure:
    """One of the measures of a use."""
    found: Measure = getattr(use, what)
    return found


def certainty(measure: Measure) -> float:
    """How many half-widths of its interval a measure is from nothing."""
    found = measure.estimate()
    wide = found.high - found.mean
    if wide > 0:
        return abs(found.mean) / wide
    return inf if wide == 0 and found.mean else 0.0
