"""The same deals by weaker and by stronger bots: do the seats, and what is worth doing, change with strength?"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from ...core import Game
from ...core.edition import find_edition
from ...core.errors import Error
from .estimates import Measure, ratio
from .luck import crews_for
from .measures import win_shares
from .sample import FEWEST, Sample, bot_number, play_sample
from .study import ALONE, LUCK_PART, Findings, Plan, Progress, games_of, look_into

SECTIONS = ("length", "choices", "seats", "leads", "points", "uses")
"""What can be told by strength."""
USUAL = ("seats", "uses")
"""What is, if nobody asks for more."""
GAMES = 1_000
"""At each level, if nobody says how many."""
LEVELS = ("deckhand", "bosun", "captain:100")
"""Who plays if nobody is named."""


class Skill(msgspec.Struct, frozen=True):
    """One plan carried out by bots of several strengths."""

    plan: Plan
    levels: tuple[str, ...]
    findings: list[Findings]
    """One for each level, of the same deals."""
    stronger: list[Measure]
    """For each level but the first: what one such wins among those of the level before."""


def sections_for(seats: int, what: Sequence[str]) -> list[str]:
    """What is told: what was asked for, or the usual."""
    return list(what) or [section for section in USUAL if seats > 1 or section in ALONE]


def check_levels(levels: Sequence[str]) -> tuple[str, ...]:
    """Bots that a study can play with, two different ones at least."""
    for level in levels:
        bot_number(level)
    if len(set(levels)) < max(len(levels), 2):
        raise Error(f"{', '.join(levels) or 'nobody'} came; expected two bots or more, each once, as in deckhand,bosun.")
    return tuple(levels)


def duel_deals(plan: Plan) -> int:
    """How many deals show who is stronger."""
    return max(plan.games // LUCK_PART // plan.seats, FEWEST)


def games_of_skill(plan: Plan, levels: Sequence[str]) -> int:
    """How many games it takes."""
    duels = 0 if plan.seats == 1 else (len(levels) - 1) * duel_deals(plan) * plan.seats
    return len(levels) * games_of(plan) + duels


def carry_out_skill(
    game: Game,
    plan: Plan,
    levels: tuple[str, ...],
    threads: int | None = None,
    progress: Progress = lambda games: None,
    tell: Callable[[str], object] = lambda level: None,
) -> Skill:
    """Play the plan at each level, and one of each level among those of the level before."""
    edition = find_edition(game.name, game.folder, None)
    findings, stronger = [], []
    for number, level in enumerate(levels):
        tell(level)
        findings.append(look_into(game, msgspec.structs.replace(plan, bot=level), edition, threads, progress))
        if number and plan.seats > 1:
            crews = crews_for(plan.seats, level, levels[number - 1])[: plan.seats]
            duel = play_sample(
                game, plan.seats, plan.options, crews, duel_deals(plan),
                edition=edition, seed=plan.seed, threads=threads, progress=progress,
            )  # fmt: skip
            stronger.append(wins_of_the_better(duel))
    return Skill(plan, levels, findings, stronger)


def wins_of_the_better(sample: Sample) -> Measure:
    """What the one wins who sits at each seat in turn."""
    seat = np.arange(len(sample.games)) % sample.seats
    his = np.take_along_axis(win_shares(sample), seat[:, None], axis=1)[:, 0]
    return ratio("better-wins", sample.by_batch(his), sample.by_batch(sample.games["finished"]), section="luck", share=True)
