"""Stars: not for chance, however many differences there are to look at."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

import doubloon
from doubloon.lab.study import measures, play, tables
from doubloon.lab.study.estimates import Measure, beyond, ratio
from doubloon.lab.study.stars import certainty, starred
from doubloon.lab.study.study import Findings, new_plan

from ..sample import in_turns
from .samples import GAME, made_up

TABLES = 200
MOST_WITH_STARS = 0.05 + 2.5 * sqrt(0.05 * 0.95 / TABLES)
"""What five of a hundred may come to, in so many tables."""
SECTIONS = ("length", "choices", "seats", "leads", "points")


def noise(dice: np.random.Generator) -> Findings:
    """Games in which everything is chance."""
    sample = made_up(400, seats=3, batches=40)
    games = sample.games
    games["moves"], games["turns"] = dice.poisson(30, 400) + 1, dice.poisson(12, 400)
    games["choices"], games["forced"] = games["moves"] * 4, dice.binomial(games["moves"], 0.2)
    games["won"], games["first"] = 1 << dice.integers(0, 3, 400), dice.integers(0, 3, 400)
    games["score"][:, :3] = dice.poisson(20, (400, 3))
    games["lead"] = dice.integers(-1, 3, (400, play.POINTS))
    asked = (measures.lengths, measures.choices, measures.seats, measures.leads, measures.points)
    return Findings(sample, [one for ask in asked for one in ask(sample)], [])


def test_of_tables_of_mere_chance_one_in_twenty_has_a_star() -> None:
    dice, game = np.random.default_rng(1), doubloon.game(GAME)
    plan, say = new_plan(game, seats=3, what=SECTIONS, changes=["parley.purse=4"]), tables.words_for("en")
    with_stars = outside = 0
    for _ in range(TABLES):
        before, after = noise(dice), noise(dice)
        found = tables.change_sheets(game, plan, before, after, say, None)
        cells = [row[-1] for sheet in found for row in sheet.rows]
        assert len(cells) > 15
        with_stars += any(cell.endswith("*") for cell in cells)
        outside += any(certainty(one.less(other)) > 1 for one, other in zip(after.measures, before.measures, strict=True))
    assert with_stars / TABLES <= MOST_WITH_STARS
    assert outside / TABLES > 0.4, "each for itself, such tables are full of what looks like no chance"


@pytest.mark.parametrize("batches", in_turns([20, 100], 2))
def test_many_differences_and_few_batches(batches: int) -> None:
    dice = np.random.default_rng(2)
    with_stars = 0
    for _ in range(TABLES):
        rows = enumerate(dice.normal(0, 1, (300, batches)))
        with_stars += bool(starred({row: ratio("any", numbers, np.ones(batches)) for row, numbers in rows}))
    assert with_stars / TABLES <= MOST_WITH_STARS, "with few batches the tails are those of Student's t"


def measure(value: float, error: float) -> Measure:
    """A measure of that value, with that standard error."""
    apart = np.tile([1.0, -1.0], 50) * error / sqrt(99)
    return Measure("any", value, value + apart, signed=True)


def test_what_is_sure_has_its_star_among_much_that_is_not() -> None:
    found = {row: measure(0.5, 1.0) for row in range(100)} | {"sure": measure(6.0, 1.0), "exact": measure(1.0, 0.0)}
    assert starred(found) == {"sure", "exact"}


def test_holm_is_milder_than_counting_all_each_time() -> None:
    found = {"first": measure(9.0, 1.0), "second": measure(2.1, 1.0)}
    assert found["second"].chance() > 0.05 / 2, "not sure enough for one of two"
    assert starred(found) == {"first", "second"}, "but for the last one left it is"
    assert starred({"first": measure(0.0, 1.0), "second": measure(2.1, 1.0)}) == set()


def test_what_could_not_be_measured_is_not_counted() -> None:
    none = Measure("none", float("nan"), np.full(100, np.nan), signed=True)
    assert starred(dict.fromkeys(range(99), none) | {"one": measure(2.1, 1.0)}) == {"one"}
    assert starred({"same": measure(0.0, 0.0)}) == set()


@pytest.mark.parametrize(
    ("t", "freedom", "chance"), [(12.7062, 1, 0.05), (4.3027, 2, 0.05), (2.0930, 19, 0.05), (2.6264, 99, 0.01), (0, 8, 1)]
)
def test_students_t_is_that_of_the_books(t: float, freedom: int, chance: float) -> None:
    assert beyond(t, freedom) == pytest.approx(chance, rel=1e-3)
