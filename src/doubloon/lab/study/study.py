"""A study: the games it plays, and all that they tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ...core import Game
from ...core.edition import Edition, find_edition
from ...core.errors import Error
from ...core.options import read_options
from ..compiling import need_compiler
from . import measures
from .changes import changed_edition
from .estimates import Measure
from .luck import EQUALS, crews_for, luck
from .sample import BOTS, FEWEST, Sample, bot_number, play_sample
from .uses import Use, uses

SECTIONS = ("length", "choices", "seats", "leads", "points", "luck", "uses")
ALONE = ("length", "choices", "points", "uses")
"""What can be asked of a game for one."""
LUCK_PART = 2
"""For luck and skill half as many games are played once more."""

Progress = Callable[[int], object]


class Plan(msgspec.Struct, frozen=True):
    """What is to be studied."""

    game: str
    seats: int
    options: dict[str, Any]
    bot: str
    weaker: str
    """Whom the bot is set among, to see what skill is worth."""
    games: int
    sections: tuple[str, ...]
    changes: tuple[str, ...]
    seed: str


class Findings(msgspec.Struct, frozen=True):
    """What the games of one edition told."""

    sample: Sample
    measures: list[Measure]
    uses: list[Use]


class Study(msgspec.Struct, frozen=True):
    """A plan carried out."""

    plan: Plan
    now: Findings
    changed: Findings | None
    """The same deals with the changed numbers."""


def new_plan(
    game: Game,
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    bot: str = "mate",
    weaker: str | None = None,
    games: int = 10_000,
    what: Sequence[str] = (),
    among: Sequence[str] = SECTIONS,
    changes: Sequence[str] = (),
    seed: str = "study",
) -> Plan:
    """A plan, with everything in it checked."""
    need_compiler("a study plays")
    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    known = [section for section in (ALONE if seats == 1 else SECTIONS) if section in among]
    for section in what:
        if section not in known:
            raise Error(f"a study of {seats} {'seat' if seats == 1 else 'seats'} tells {', '.join(known)}; not {section!r}.")
    weaker = weaker or ("deckhand" if bot == "tipsy" else "tipsy")
    for one in (bot, weaker):
        bot_number(one)
    return Plan(
        game=game.name,
        seats=seats,
        options=read_options(game.name, game.options, options or {}, seats),
        bot=bot,
        weaker=weaker,
        games=games,
        sections=tuple(section for section in known if not what or section in what),
        changes=tuple(changes),
        seed=seed,
    )


def games_of(plan: Plan) -> int:
    """How many games a plan takes in all."""
    crews = plan.seats + EQUALS
    each = plan.games + ("luck" in plan.sections) * luck_deals(plan) * crews
    return each * (2 if plan.changes else 1)


def luck_deals(plan: Plan) -> int:
    """How many deals are played for luck and skill."""
    return max(plan.games // LUCK_PART // (plan.seats + EQUALS), FEWEST)


def carry_out(game: Game, plan: Plan, threads: int | None = None, progress: Progress = lambda games: None) -> Study:
    """Play all games of a plan, and measure."""
    changed = changed_edition(game, plan.changes) if plan.changes else None
    if changed is not None:
        game.blank(plan.seats, changed, plan.options)
    now = find_edition(game.name, game.folder, None)
    return Study(
        plan,
        look_into(game, plan, now, threads, progress),
        look_into(game, plan, changed, threads, progress) if changed is not None else None,
    )


def look_into(game: Game, plan: Plan, edition: Edition, threads: int | None, progress: Progress) -> Findings:
    """Play the games of one edition, and measure."""

    def played(crews: Sequence[Sequence[str]], deals: int) -> Sample:
        return play_sample(
            game, plan.seats, plan.options, crews, deals,
            edition=edition, seed=plan.seed, threads=threads, progress=progress,
        )  # fmt: skip

    sample = played([[plan.bot] * plan.seats], plan.games)
    asked: dict[str, Callable[[], list[Measure]]] = {
        "length": lambda: measures.lengths(sample),
        "choices": lambda: measures.choices(sample),
        "seats": lambda: measures.seats(sample),
        "leads": lambda: measures.leads(sample),
        "points": lambda: measures.points(sample),
        "luck": lambda: luck(played(crews_for(plan.seats, plan.bot, plan.weaker), luck_deals(plan))),
        "uses": list,
    }
    found = [measure for section in plan.sections for measure in asked[section]()]
    return Findings(sample, found, uses(sample) if "uses" in plan.sections else [])


__all__ = ["BOTS", "SECTIONS", "Findings", "Plan", "Study", "carry_out", "games_of", "new_plan"]
