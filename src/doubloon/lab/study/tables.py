"""A study as tables of words: for the terminal, and for the report."""

from __future__ import annotations

from math import isfinite
from pathlib import Path

import msgspec

from ...core import Game
from ...core.words import Words, preferred_language
from ..strength import Estimate
from .changes import origins_of
from .estimates import Measure
from .study import Plan, Study
from .things import MOVE, Thing
from .uses import Use

WORDS = Path(__file__).parent / "words"
MINE = ("reconstructed", "own")
"""Where a number must come from to be ours to change."""
MANY = 5.0
"""A change of one of the uses is told if it is so many half-widths of its interval from nothing."""


class Sheet(msgspec.Struct, frozen=True):
    """A table: a title, what its columns are, and rows of words."""

    title: str
    heads: list[str]
    rows: list[list[str]]


def words_for(language: str | None) -> Words:
    """The words of a study."""
    return Words(language or preferred_language(), WORDS)


def sheets(game: Game, study: Study, say: Words, most: int | None = None) -> list[Sheet]:
    """All tables of a study; of the uses only the most telling, if so many are enough."""
    if study.changed is None:
        found = [section_sheet(study, section, say) for section in sections_of(study)]
        return [*found, use_sheet(game, study, say, most)] if study.now.uses else found
    found = [change_sheet(study, section, say) for section in sections_of(study)]
    return [*found, use_change_sheet(game, study, say, most)] if study.now.uses else found


def sections_of(study: Study) -> list[str]:
    """The sections that have measures."""
    return [section for section in study.plan.sections if any(one.section == section for one in study.now.measures)]


def heading(game: Game, plan: Plan, say: Words) -> str:
    """What was studied, in one line."""
    title = game.words(say.language)("title")
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items() if value != "")
    return say("study-heading", game=title, seats=plan.seats, games=plan.games, bot=plan.bot, options=options or "–")


def remarks(game: Game, plan: Plan, say: Words) -> list[str]:
    """What a reader has to know: who played, what was changed, and whether it is ours to change."""
    found = [say(f"study-bot-{plan.bot}")]
    if "luck" in plan.sections:
        found.append(say("study-luck-note", bot=plan.bot, weaker=plan.weaker))
    if plan.changes:
        found.append(say("study-change-note", changes="; ".join(plan.changes)))
        for table, origin in origins_of(game, plan.changes).items():
            if origin not in MINE:
                found.append(say("study-not-ours", table=table, origin=origin))
    return found


def section_sheet(study: Study, section: str, say: Words) -> Sheet:
    """The measures of one section."""
    rows = [[name_of(one, say), told(one)] for one in study.now.measures if one.section == section]
    return Sheet(say(f"study-section-{section}"), [say("study-measure"), say("study-value")], rows)


def change_sheet(study: Study, section: str, say: Words) -> Sheet:
    """The same before and after a change."""
    assert study.changed is not None
    after = {key(one): one for one in study.changed.measures}
    rows = []
    for one in study.now.measures:
        if one.section == section and key(one) in after:
            other = after[key(one)]
            rows.append([name_of(one, say), told(one), told(other), told_difference(other.less(one))])
    heads = [say("study-measure"), say("study-before"), say("study-after"), say("study-difference")]
    return Sheet(say(f"study-section-{section}"), heads, rows)


def key(measure: Measure) -> tuple[object, ...]:
    """What makes a measure the same measure in other games."""
    return (measure.name, *measure.args.values())


def use_sheet(game: Game, study: Study, say: Words, most: int | None) -> Sheet:
    """What is used how often, and what it goes with."""
    chosen = worth_telling(study.now.uses)
    if most is not None:
        chosen = sorted(chosen, key=lambda use: -use.telling)[:most]
    count = told if most is None else told_short
    rows = [
        [
            thing_name(game, use.thing, say),
            count(use.uses),
            count(use.users),
            count(use.wins),
            told_signed(use.gain),
            told_signed(use.win_gain),
        ]
        for use in chosen
    ]
    heads = ["thing", "uses", "users", "wins", "gain", "win-gain"]
    return Sheet(say("study-section-uses"), [say(f"study-{head}") for head in heads], rows)


def use_change_sheet(game: Game, study: Study, say: Words, most: int | None) -> Sheet:
    """Whose use a change has changed, the surest first."""
    assert study.changed is not None
    after = {use.thing: use for use in study.changed.uses}
    pairs = [(use, after[use.thing]) for use in study.now.uses if use.thing in after]
    pairs = [pair for pair in pairs if certainty(pair[1].uses.less(pair[0].uses)) > MANY]
    pairs.sort(key=lambda pair: -certainty(pair[1].uses.less(pair[0].uses)))
    rows = [
        [
            thing_name(game, old.thing, say), told_short(old.uses), told_short(new.uses),
            told_difference(new.uses.less(old.uses)), told_signed(old.win_gain), told_signed(new.win_gain),
        ]
        for old, new in pairs[:most]
    ]  # fmt: skip
    heads = ["thing", "uses-before", "uses-after", "difference", "win-gain-before", "win-gain-after"]
    return Sheet(say("study-section-uses"), [say(f"study-{head}") for head in heads], rows)


def certainty(measure: Measure) -> float:
    """How many half-widths of its interval a measure is from nothing."""
    found = measure.estimate()
    wide = found.high - found.mean
    return abs(found.mean) / wide if wide > 0 else 0.0


def worth_telling(uses: list[Use]) -> list[Use]:
    """Without events that only say again what their values say."""
    named = {use.thing.kind for use in uses if use.thing.worded and use.thing.kind != MOVE}
    return [use for use in uses if use.thing.value or use.thing.kind not in named]


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


def told_difference(measure: Measure) -> str:
    """The same; a star where nothing is outside the interval, and just 0 where nothing changed at all."""
    found = measure.estimate()
    if found.mean == found.low == found.high == 0:
        return "0"
    return told_signed(measure) + (" *" if found.low > 0 or found.high < 0 else "")


def places_for(found: Estimate) -> int:
    """Decimals for a number: fewer for large ones."""
    return 1 if abs(found.mean) >= 10 else 2 if abs(found.mean) >= 0.1 else 3
