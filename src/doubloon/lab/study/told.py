"""Measures and things in words and figures."""

from __future__ import annotations

from math import isfinite

from ...core import Game
from ...core.words import Words
from ..strength import Estimate
from .estimates import Measure
from .things import MOVE, Thing


def name_of(measure: Measure, say: Words) -> str:
    """A measure in words."""
    return say(f"study-{measure.name}", **measure.args)


def thing_name(game: Game, thing: Thing, say: Words) -> str:
    """A thing in words: the event, and its value as players call it."""
    if not thing.value:
        return thing.kind
    words = game.words(say.language)
    value = words.value(thing.name, thing.value, ()) if thing.worded and thing.kind != MOVE else thing.value
    return f"{thing.kind}: {value}" if thing.worded else f"{thing.kind}: {thing.name} {value}"


def told(measure: Measure) -> str:
    """`52.3 % (51.9–52.7)`, or `68.4 (68.1–68.7)`."""
    found = measure.estimate()
    if not isfinite(found.mean):
        return "–"
    scale, sign = (100, " %") if measure.share else (1, "")
    places = 1 if measure.share else places_for(found)
    mean = f"{scale * found.mean:,.{places}f}{sign}"
    if not isfinite(found.low):
        return mean
    return f"{mean} ({scale * found.low:,.{places}f}–{scale * found.high:,.{places}f})"


def told_short(measure: Measure) -> str:
    """The same without its interval."""
    return told(measure).partition(" (")[0]


def told_signed(measure: Measure) -> str:
    """`+1.20 ± 0.05`."""
    found = measure.estimate()
    if not isfinite(found.mean) or not isfinite(found.high):
        return "–"
    scale, sign = (100, " %") if measure.share else (1, "")
    places = 1 if measure.share else max(places_for(found), 2)
    return f"{scale * found.mean:+,.{places}f}{sign} ± {scale * (found.high - found.mean):,.{places}f}"


def told_difference(measure: Measure, starred: bool) -> str:
    """The same, with a star where it is no chance, and just 0 where nothing changed at all."""
    found = measure.estimate()
    if found.mean == found.low == found.high == 0:
        return "0"
    return told_signed(measure) + (" *" if starred else "")


def places_for(found: Estimate) -> int:
    """Decimals for a number: fewer for large ones."""
    return 1 if abs(found.mean) >= 10 else 2 if abs(found.mean) >= 0.1 else 3
