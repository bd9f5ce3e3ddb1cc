"""A sweep as tables: what each number of the box does, those that make no box, those that do nothing."""

from __future__ import annotations

from math import inf, sqrt

from ...core import Game
from ...core.edition import find_edition
from ...core.words import Words
from .estimates import Measure, spread
from .stars import Key, certainty, differences, key, starred
from .sweep import Step, Sweep
from .tables import Page, Sheet, bot_remark, happens
from .told import told_difference, told_short

HEADLINES: tuple[Key, ...] = (
    ("moves",), ("choices",), ("place", 1), ("kept", "1/2"), ("score",), ("gap",), ("of-skill",), ("of-deal",), ("unfinished",),
)  # fmt: skip
"""What is told of each number: a column for each measure."""


def sweep_page(game: Game, sweep: Sweep, say: Words, most: int | None = None) -> Page:
    """A sweep; only the numbers that matter most, if so many are enough."""
    return Page(sweep_heading(game, sweep, say), sweep_remarks(sweep, say), sweep_sheets(game, sweep, say, most))


def sweep_heading(game: Game, sweep: Sweep, say: Words) -> str:
    """What was studied, in one line."""
    title = game.words(say.language)("title")
    plan = sweep.plan
    return say("study-sweep-heading", game=title, seats=plan.seats, games=plan.games, bot=plan.bot, changes=len(sweep.changed))


def sweep_remarks(sweep: Sweep, say: Words) -> list[str]:
    """What a reader has to know."""
    found = [bot_remark(sweep.plan.bot, say), say("study-sweep-note"), say("study-star-note")]
    if any(one.section == "luck" for one in sweep.now):
        found.append(say("study-luck-note", bot=sweep.plan.bot, weaker=sweep.plan.weaker))
    if idle := idle_numbers(sweep):
        found.append(say("study-sweep-idle", numbers=", ".join(idle)))
    return found


def columns(sweep: Sweep) -> list[Measure]:
    """The headlines there are, as the game is now."""
    known = {key(one): one for one in sweep.now}
    after = [{key(one): one for one in found} for _, found in sweep.changed]
    there = [name for name in HEADLINES if name in known]
    return [known[name] for name in there if happens(known[name], *(one[name] for one in after))]


def cells(sweep: Sweep) -> dict[tuple[Step, Key], Measure]:
    """Every difference that is told: for each step, and each headline."""
    names = [key(one) for one in columns(sweep)]
    found = {}
    for step, after in sweep.changed:
        less = differences(sweep.now, after)
        found.update({(step, name): less[name] for name in names})
    return found


def moving(sweep: Sweep) -> list[Step]:
    """The steps after which any game goes another way."""
    found = cells(sweep)
    return [step for step, _ in sweep.changed if any(found[step, key(one)].value for one in columns(sweep))]


def idle_numbers(sweep: Sweep) -> list[str]:
    """Numbers that do nothing here, neither up nor down."""
    moved = {step.path for step in moving(sweep)} | {refused.step.path for refused in sweep.refused}
    still = [step.path for step, _ in sweep.changed if step.path not in moved]
    return [*sweep.idle, *dict.fromkeys(still)]


def effect(one: Measure, less: Measure, games: int) -> float:
    """How great a difference is, in deviations from game to game."""
    unit = spread(one.without) * sqrt(games)
    return abs(less.value) / unit if unit > 0 else inf


def sweep_sheets(game: Game, sweep: Sweep, say: Words, most: int | None = None) -> list[Sheet]:
    """What each number does, the greatest effect first; and what cannot be played."""
    found = cells(sweep)
    stars = starred(found)
    heads = columns(sweep)

    def greatest(step: Step) -> float:
        sure = [effect(one, found[step, key(one)], sweep.plan.games) for one in heads if (step, key(one)) in stars]
        return max(sure, default=0.0)

    def surest(step: Step) -> float:
        return max(certainty(found[step, key(one)]) for one in heads)

    origin = find_edition(game.name, game.folder, None).origin
    steps = sorted(moving(sweep), key=lambda step: (-greatest(step), -surest(step)))
    rows = [[say("study-sweep-as-it-is"), "", "", *(told_short(one) for one in heads)]]
    for step in steps[:most]:
        great = greatest(step)
        rows.append([
            f"{step.path} {step.before} → {step.after}", origin(step.path.split(".")[0]), told_effect(great),
            *(told_difference(found[step, key(one)], (step, key(one)) in stars) for one in heads),
        ])  # fmt: skip
    names = [say("study-sweep-number"), say("study-sweep-origin"), say("study-sweep-effect")]
    names += [say(f"study-short-{one.name}") for one in heads]
    title = say("study-sweep-title", shown=len(rows) - 1, all=len(steps))
    return [Sheet(title, names, rows, names=2), *refused_sheet(sweep, say)]


def told_effect(great: float) -> str:
    """`0.42`; nothing where nothing is sure; and where no two games differed before, it has no measure."""
    return "" if great == 0 else "∞" if great == inf else f"{great:.2f}"


def refused_sheet(sweep: Sweep, say: Words) -> list[Sheet]:
    """The steps that make no box, and why."""
    rows = [[refused.step.change, refused.why] for refused in sweep.refused]
    heads = [say("study-sweep-change"), say("study-sweep-why")]
    return [Sheet(say("study-sweep-refused"), heads, rows, names=2)] if rows else []
