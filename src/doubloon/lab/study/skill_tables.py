"""Seats and archetypes by the strength of the bots, as tables."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ...core import Game
from ...core.words import Words
from .estimates import Measure
from .skill import Skill
from .stars import certainty, differences, key, of, starred, use_differences
from .tables import Page, Sheet, bot_remark, happens, sections_of, worth_telling
from .things import Thing
from .told import name_of, thing_name, told, told_difference, told_short, told_signed

Differences = dict[Hashable, Measure]


def skill_page(game: Game, skill: Skill, say: Words, most: int | None = None) -> Page:
    """Seats and archetypes by strength; only the archetypes that change most surely, if so many are enough."""
    return Page(skill_heading(game, skill, say), skill_remarks(skill, say), skill_sheets(game, skill, say, most))


def skill_heading(game: Game, skill: Skill, say: Words) -> str:
    """What was studied, in one line."""
    title = game.words(say.language)("title")
    plan = skill.plan
    return say("study-skill-heading", game=title, seats=plan.seats, games=plan.games, bots=", ".join(skill.levels))


def skill_remarks(skill: Skill, say: Words) -> list[str]:
    """What a reader has to know."""
    found = [bot_remark(level, say) for level in skill.levels]
    found.append(say("study-skill-note", weakest=skill.levels[0], strongest=skill.levels[-1]))
    found.append(say("study-star-note"))
    if skill.plan.seats > 1:
        found.append(say("study-skill-even", share=f"{100 / skill.plan.seats:.1f} %"))
    return found


def all_differences(skill: Skill) -> Differences:
    """From the weakest to the strongest: every measure, how often everything is used, and what that goes with."""
    weakest, strongest = skill.findings[0], skill.findings[-1]
    found: Differences = dict(differences(weakest.measures, strongest.measures).items())
    for what in ("uses", "win_gain"):
        found.update({(what, thing): less for thing, less in use_differences(weakest, strongest, what).items()})
    return found


def skill_sheets(game: Game, skill: Skill, say: Words, most: int | None = None) -> list[Sheet]:
    """Who is stronger; the measures at each level; the archetypes at each level."""
    less = all_differences(skill)
    stars = starred(less)

    def last(name: Hashable) -> str:
        return told_difference(less[name], name in stars) if name in less else "–"

    sheets = [strength_sheet(skill, say)] if skill.stronger else []
    for section in sections_of(skill.plan, skill.findings[0]):
        rows = [
            [name_of(ones[0], say), *map(told, ones), last(key(ones[0]))]
            for ones in zip(*(found.measures for found in skill.findings), strict=True)
            if ones[0].section == section and happens(*ones)
        ]
        sheets.append(Sheet(say(f"study-section-{section}"), heads("measure", skill, say), rows))
    if any(found.uses for found in skill.findings):
        things = sorted(known_things(skill), key=lambda thing: -sure(less.get(("win_gain", thing))))[:most]
        for what, tell in (("win_gain", told_signed), ("uses", told_short)):
            rows = [[thing_name(game, thing, say), *by_level(skill, thing, what, tell), last((what, thing))] for thing in things]
            sheets.append(Sheet(say(f"study-skill-{what.replace('_', '-')}"), heads("thing", skill, say), rows))
    return sheets


def strength_sheet(skill: Skill, say: Words) -> Sheet:
    """What one of each level wins among those of the level before."""
    pairs = zip(skill.levels[1:], skill.levels[:-1], skill.stronger, strict=True)
    rows = [[better, weaker, told(one)] for better, weaker, one in pairs]
    return Sheet(say("study-skill-strength"), [say(f"study-skill-{head}") for head in ("one", "among", "wins")], rows, names=2)


def heads(first: str, skill: Skill, say: Words) -> list[str]:
    """The columns: what it is, one for each level, and the difference."""
    return [say(f"study-{first}"), *skill.levels, say("study-skill-difference")]


def known_things(skill: Skill) -> list[Thing]:
    """All that some level uses often enough to be measured."""
    found = [use.thing for findings in skill.findings for use in worth_telling(findings.uses)]
    return list(dict.fromkeys(found))


def by_level(skill: Skill, thing: Thing, what: str, tell: Callable[[Measure], str]) -> list[str]:
    """One of the measures of a thing at each level; a dash where it is used too rarely."""
    found = [{use.thing: use for use in findings.uses} for findings in skill.findings]
    return [tell(of(uses[thing], what)) if thing in uses else "–" for uses in found]


def sure(less: Measure | None) -> float:
    """How sure a difference is; one that could not be measured is not."""
    return 0.0 if less is None else certainty(less)
