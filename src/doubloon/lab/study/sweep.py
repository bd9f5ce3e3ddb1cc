"""Every number of a box up by one and down by one, in turn: which of them matter, and for what?"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import msgspec

from ...core import Game
from ...core.edition import Edition, find_edition
from ...core.errors import Error
from ...core.jit import twin
from .changes import changed_edition, single_numbers
from .estimates import Measure
from .study import Plan, Progress, games_of, look_into

SECTIONS = ("length", "choices", "seats", "leads", "points", "luck")
"""What a sweep can tell."""
GAMES = 1_000
"""After each step, if nobody says how many."""
STEPS = (1, -1)
TRIAL = 20
"""Moves that are tried by the plain rules before thousands of games are played."""
BROKEN = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, RuntimeWarning, Error)
"""What rules may trip over when the numbers are none for them."""


class Step(msgspec.Struct, frozen=True):
    """One number one up, or one down."""

    path: str
    before: int
    after: int

    @property
    def change(self) -> str:
        """As `--change` takes it."""
        return f"{self.path}={self.after}"


class Refused(msgspec.Struct, frozen=True):
    """A step that leaves nothing to play, and why."""

    step: Step
    why: str


class Ready(msgspec.Struct, frozen=True):
    """The steps of a game, before anything is studied."""

    playable: list[tuple[Step, Edition]]
    refused: list[Refused]
    idle: list[str]
    """Numbers that are not in the box for so many seats with such options."""


class Sweep(msgspec.Struct, frozen=True):
    """All of them carried out."""

    plan: Plan
    now: list[Measure]
    changed: list[tuple[Step, list[Measure]]]
    """What was measured after each step, of the same deals."""
    refused: list[Refused]
    idle: list[str]


def steps_of(game: Game) -> list[Step]:
    """Every number up, and down."""
    tables = find_edition(game.name, game.folder, None).tables
    return [Step(path, number, number + step) for path, number in single_numbers(tables) for step in STEPS]


def make_ready(game: Game, plan: Plan, progress: Progress = lambda steps: None) -> Ready:
    """Tell the steps that can be played from those that cannot, and from those that change nothing here."""
    as_it_is = game.blank(plan.seats, None, plan.options).tobytes()
    ready = Ready([], [], [])
    for step in steps_of(game):
        progress(1)
        try:
            edition = edition_after(game, step)
            blank = game.blank(plan.seats, edition, plan.options)
            if blank.tobytes() == as_it_is:
                if step.path not in ready.idle:
                    ready.idle.append(step.path)
                continue
            try_out(game, blank)
        except BROKEN as trouble:
            ready.refused.append(Refused(step, reason(trouble)))
        else:
            ready.playable.append((step, edition))
    return ready


def edition_after(game: Game, step: Step) -> Edition:
    """The numbers after a step."""
    if step.after < 0:
        raise Error(f"{step.path} is {step.before}; there is no less than nothing")
    return changed_edition(game, [step.change])


def try_out(game: Game, blank: Any) -> None:
    """Begin a game by the plain rules, which notice what the compiled ones would run over."""
    plain = game.plain
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        plain.changing(blank, twin("core.chance").seed_chance, 1)
        plain.set_up(blank)
        for turn in range(TRIAL):
            if not (mask := plain.acting(blank)):
                return
            seat = mask.bit_length() - 1
            moves = plain.legal(blank, seat)
            plain.apply(blank, seat, moves[turn % len(moves)])


def reason(trouble: BaseException) -> str:
    """Why not, without what is said of every edition."""
    return str(trouble.__cause__ or trouble).rstrip(".")


def games_of_sweep(plan: Plan, ready: Ready) -> int:
    """How many games a sweep takes."""
    return games_of(plan) * (1 + len(ready.playable))


def carry_out_sweep(
    game: Game,
    plan: Plan,
    ready: Ready,
    threads: int | None = None,
    progress: Progress = lambda games: None,
    tell: Callable[[str], object] = lambda change: None,
) -> Sweep:
    """Play the game as it is, and then the same deals after each step."""

    def look(edition: Edition) -> list[Measure]:
        return look_into(game, plan, edition, threads, progress).measures

    now = look(find_edition(game.name, game.folder, None))
    changed = []
    for step, edition in ready.playable:
        tell(step.change)
        changed.append((step, look(edition)))
    return Sweep(plan, now, changed, ready.refused, ready.idle)
