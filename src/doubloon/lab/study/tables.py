"""A study as tables of words: for the terminal, and for the report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...core import Game
from ...core.words import Words, preferred_language
from .changes import origins_of
from .estimates import Measure
from .measures import ODDITIES
from .stars import certainty, change_stars, differences, key, use_differences
from .study import Findings, Plan, Study
from .things import MOVE, Thing
from .told import name_of, thing_name, told, told_difference, told_short, told_signed
from .uses import Use

WORDS = Path(__file__).parent / "words"
MINE = ("reconstructed", "own")
"""Where a number must come from to be ours to change."""


class Sheet(msgspec.Struct, frozen=True):
    """A table: a title, what its columns are, and rows of words."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    names: int = 1
    """So many of the first columns are words; the others are figures."""


class Page(msgspec.Struct, frozen=True):
    """All that is told of a study."""

    title: str
    notes: list[str]
    sheets: list[Sheet]
    plots: list[tuple[str, str]] = []
    """Titles and file names."""


def words_for(language: str | None) -> Words:
    """The words of a study."""
    return Words(language or preferred_language(), WORDS)


def study_page(game: Game, study: Study, say: Words, most: int | None = None) -> Page:
    """A study; of the uses only the most telling, if so many are enough."""
    return Page(heading(game, study.plan, say), remarks(game, study.plan, say), sheets(game, study, say, most))


def sheets(game: Game, study: Study, say: Words, most: int | None = None) -> list[Sheet]:
    """All tables of a study; of the uses only the most telling, if so many are enough."""
    if study.changed is not None:
        return change_sheets(game, study.plan, study.now, study.changed, say, most)
    found = [section_sheet(study.now, section, say) for section in sections_of(study.plan, study.now)]
    return [*found, use_sheet(game, study, say, most)] if study.now.uses else found


def change_sheets(game: Game, plan: Plan, before: Findings, after: Findings, say: Words, most: int | None) -> list[Sheet]:
    """The same before and after a change, with stars for all of them together."""
    less = differences(before.measures, after.measures)
    of_uses = use_differences(before, after, "uses")
    stars = change_stars(before, after)
    found = []
    for section in sections_of(plan, before):
        pairs = [(one, other) for one, other in zip(before.measures, after.measures, strict=True) if one.section == section]
        rows = [
            [name_of(one, say), told(one), told(other), told_difference(less[key(one)], key(one) in stars)]
            for one, other in pairs
            if happens(one, other)
        ]
        heads = ["measure", "before", "after", "difference"]
        found.append(Sheet(say(f"study-section-{section}"), [say(f"study-{head}") for head in heads], rows))
    if not before.uses:
        return found
    changed = sorted((thing for thing in of_uses if thing in stars), key=lambda thing: -certainty(of_uses[thing]))
    return [*found, use_change_sheet(game, before, after, changed[:most], say)]


def happens(*measures: Measure) -> bool:
    """Whether a measure is worth a row: oddities are where they occur."""
    return any(one.name not in ODDITIES or one.value > 0 for one in measures)


def sections_of(plan: Plan, found: Findings) -> list[str]:
    """The sections that have measures."""
    return [section for section in plan.sections if any(one.section == section for one in found.measures)]


def heading(game: Game, plan: Plan, say: Words) -> str:
    """What was studied, in one line."""
    title = game.words(say.language)("title")
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items() if value != "")
    return say("study-heading", game=title, seats=plan.seats, games=plan.games, bot=plan.bot, options=options or "–")


def remarks(game: Game, plan: Plan, say: Words) -> list[str]:
    """What a reader has to know: who played, what was changed, and whether it is ours to change."""
    found = [bot_remark(plan.bot, say)]
    if "luck" in plan.sections:
        found.append(say("study-luck-note", bot=plan.bot, weaker=plan.weaker))
    if plan.changes:
        found += [say("study-change-note", changes="; ".join(plan.changes)), say("study-star-note")]
        for table, origin in origins_of(game, plan.changes).items():
            if origin not in MINE:
                found.append(say("study-not-ours", table=table, origin=origin))
    return found


def bot_remark(bot: str, say: Words) -> str:
    """How a bot plays."""
    level, _, effort = bot.partition(":")
    return say(f"study-bot-{level}", iterations=int(effort or 0))


def section_sheet(found: Findings, section: str, say: Words) -> Sheet:
    """The measures of one section."""
    rows = [[name_of(one, say), told(one)] for one in found.measures if one.section == section and happens(one)]
    return Sheet(say(f"study-section-{section}"), [say("study-measure"), say("study-value")], rows)


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


def use_change_sheet(game: Game, before: Findings, after: Findings, things: Sequence[Thing], say: Words) -> Sheet:
    """Whose use a change has changed: only what is no chance, the surest first."""
    old, new = ({use.thing: use for use in found.uses} for found in (before, after))
    rows = [
        [
            thing_name(game, thing, say), told_short(old[thing].uses), told_short(new[thing].uses),
            told_difference(new[thing].uses.less(old[thing].uses), True),
            told_signed(old[thing].win_gain), told_signed(new[thing].win_gain),
        ]
        for thing in things
    ]  # fmt: skip
    heads = ["thing", "uses-before", "uses-after", "difference", "win-gain-before", "win-gain-after"]
    return Sheet(say("study-section-uses"), [say(f"study-{head}") for head in heads], rows)


def worth_telling(uses: list[Use]) -> list[Use]:
    """Without events that only say again what their values say."""
    named = {use.thing.kind for use in uses if use.thing.worded and use.thing.kind != MOVE}
    return [use for use in uses if use.thing.value or use.thing.kind not in named]
