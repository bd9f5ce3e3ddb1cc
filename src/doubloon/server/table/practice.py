"""What the lessons of a game practise: for a move that somebody missed, the step of a lesson in which one like it is made.

Nothing is written down for this. Of every right move of a lesson it is known what kind of move it is, and what its point is: the
same plan that advice names. A step fits a missed move if its plan is the same; or, where no plan fits, if only one lesson
has any move of that kind. What many lessons do is a point of none.
"""

from __future__ import annotations

from functools import cache

import doubloon

from ...core.forms import Struct
from ...core.numbering import SEAT_LETTERS
from ...core.plans import plan_of
from ...core.told import Plan
from .lessons import Lesson, begun, fits, read_lessons

NO_PLAN = "none"
"""A move that simply weighs best."""


class Practice(Struct, frozen=True):
    """A step of a lesson, and what it practises."""

    lesson: int
    """Which of the lessons, from 0 on."""
    step: int
    name: str
    """The lesson's word."""
    paragraph: str
    kinds: frozenset[str]
    """Of its right moves."""
    plan: str | None
    """The kind of the plan behind the first of them; nothing where it has none."""


class Remedy(Struct, frozen=True):
    """The step of a lesson in which a move like one that was missed is made."""

    lesson: int
    """Which of the game's lessons, from 0 on."""
    name: str
    """The lesson, by its name in the words of the game."""
    step: int
    paragraph: str
    """The paragraph of the rules that the step teaches."""
    by: str
    """What is alike: the `plan` behind the move, or only the `kind` of move."""


def steps_of(game: doubloon.Game, number: int, lesson: Lesson) -> list[Practice]:
    """What each step of a lesson practises: along the first right move of each."""
    table, seat = begun(game, lesson), SEAT_LETTERS.index(lesson.you)
    line: list[tuple[int, str]] = []
    met = []
    for step in lesson.step:
        right = [move for wanted in step.right for move in table.moves(seat) if fits(move, wanted)]
        met.append((table.world(seat), len(line), frozenset(move.kind for move in right)))
        line.append((seat, str(right[0])))
        table.play(*line[-1])
        for then in step.then:
            line.append((table.acting[0], then))
            table.play(*line[-1])
    return [
        Practice(number, at, f"lesson-{lesson.name}", step.rule, kinds, point(plan_of(world, seat, line[begin:])))
        for at, (step, (world, begin, kinds)) in enumerate(zip(lesson.step, met, strict=True))
    ]


def point(plan: Plan | None) -> str | None:
    """The kind of a plan, where there is one."""
    return None if plan is None or plan.kind == NO_PLAN else plan.kind


@cache
def practised(game: doubloon.Game) -> tuple[Practice, ...]:
    """All that the lessons of a game practise, in their order."""
    return tuple(one for number, lesson in enumerate(read_lessons(game)) for one in steps_of(game, number, lesson))


def remedy(game: doubloon.Game, missed: str, plan: Plan | None) -> Remedy | None:
    """The lesson for a move that somebody missed, by the plan behind it or by its kind; nothing where none fits."""
    kind, wanted, steps = game.numbering.parse(missed).kind, point(plan), practised(game)
    alike = [one for one in steps if kind in one.kinds]
    planned = [one for one in steps if wanted is not None and one.plan == wanted]
    if planned:
        best, by = next((one for one in planned if one in alike), planned[0]), "plan"
    elif alike and len({one.lesson for one in alike}) == 1:
        best, by = alike[0], "kind"
    else:
        return None
    return Remedy(best.lesson, best.name, best.step, best.paragraph, by)
