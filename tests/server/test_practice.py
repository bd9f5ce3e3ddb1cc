"""The lesson for a mistake: found by the plan behind the better move, or by its kind; and none where none fits."""

from __future__ import annotations

import pytest

import doubloon
from doubloon.core.told import Plan
from doubloon.server.table.analysis import Turn, taught
from doubloon.server.table.lessons import fits, read_lessons
from doubloon.server.table.practice import NO_PLAN, practised, remedy

from ..page.facts import FACTS, having
from .test_lessons import every_game


@every_game
def test_every_step_is_known_for_what_it_practises(game: doubloon.Game) -> None:
    lessons = read_lessons(game)
    steps = practised(game)
    assert [(one.lesson, one.step) for one in steps] == [
        (number, at) for number, lesson in enumerate(lessons) for at in range(len(lesson.step))
    ]
    words = game.words("en")
    for one in steps:
        assert one.name == f"lesson-{lessons[one.lesson].name}" and one.paragraph == lessons[one.lesson].step[one.step].rule
        assert one.kinds and all(words.has(f"move-{kind}") for kind in one.kinds)
        assert one.plan is None or (one.plan != NO_PLAN and words.has(f"plan-{one.plan}"))


@every_game
def test_what_a_lesson_teaches_leads_back_to_it(game: doubloon.Game) -> None:
    """Whoever misses a step's own move in a game is sent to a step with the same plan, and to none without a reason."""
    found = 0
    for one in practised(game):
        move = lessons_move(game, one.lesson, one.step)
        sent = remedy(game, move, None if one.plan is None else Plan(one.plan, {}))
        if sent is None:
            assert one.plan is None
            continue
        found += 1
        there = next(step for step in practised(game) if (step.lesson, step.step) == (sent.lesson, sent.step))
        assert (sent.name, sent.paragraph) == (there.name, there.paragraph)
        assert there.plan == one.plan if sent.by == "plan" else one.kinds & there.kinds
    assert found >= len(practised(game)) / 2


def lessons_move(game: doubloon.Game, lesson: int, step: int) -> str:
    """A right move of a step, in its notation; where it is told by its kind, any of that kind."""
    [wanted, *_] = read_lessons(game)[lesson].step[step].right
    if isinstance(wanted, str):
        return wanted
    return next(str(move) for move in game.numbering.moves if fits(move, wanted))


@pytest.mark.parametrize(("name", "told"), [(name, told) for name in having("remedy") for told in FACTS[name]["remedy"]])
def test_the_lesson_for_a_mistake(name: str, told: dict[str, str]) -> None:
    game = doubloon.game(name)
    plan, lesson = told.get("plan"), told.get("lesson")
    found = remedy(game, told["missed"], None if plan is None else Plan(plan, {}))
    if lesson is None:
        assert found is None
        return
    assert found is not None and (found.name, found.by) == (f"lesson-{lesson}", told["by"])
    taught = read_lessons(game)[found.lesson]
    assert (taught.name, taught.step[found.step].name, taught.step[found.step].rule) == (lesson, told["step"], found.paragraph)


def test_each_mistake_has_its_own() -> None:
    game = doubloon.game("jackal")
    turns = [
        Turn(n, 0, n, "sail F2", 0.2, better, 0.6, [], Plan(plan, {}))
        for n, (better, plan) in enumerate((("2 E4", "fight"), ("2 E4", "none"), ("sail F2", "ship-to-gold")))
    ]
    found = taught(turns, game)
    assert [one.turn for one in found] == turns
    lessons = [one.lesson and (one.lesson.name, one.lesson.step) for one in found]
    assert lessons == [("lesson-gold", 3), None, ("lesson-crew", 3)]
