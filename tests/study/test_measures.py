"""What is known beforehand is what is measured."""

from __future__ import annotations

import numpy as np
import pytest

from doubloon.lab.study import measures
from doubloon.lab.study.estimates import Measure, deviation, measured, ratio
from doubloon.lab.study.luck import EQUALS, luck
from doubloon.lab.study.play import POINTS
from doubloon.lab.study.told import told, told_signed

from .samples import made_up


def value(found: list[Measure], name: str, **args: object) -> float:
    """The value of one measure among several."""
    (one,) = [one for one in found if one.name == name and one.args == args]
    return one.value


def test_where_seat_a_always_wins_its_share_is_everything() -> None:
    sample = made_up(100, seats=3)
    sample.games["won"] = 0b001
    sample.games["first"] = np.arange(100) % 2
    found = measures.seats(sample)
    assert value(found, "seat", seat="A") == 1.0 and value(found, "seat", seat="B") == 0.0
    assert value(found, "place", place=1) == 0.5, "seat A begins in every second game"
    assert value(found, "place", place=3) == 0.5, "where B begins, A is the last of three"
    assert value(found, "shared") == 0.0


def test_winners_share_and_nobody_may_win() -> None:
    sample = made_up(100, seats=2)
    sample.games["won"] = np.where(np.arange(100) % 2, 0b11, 0)
    found = measures.seats(sample)
    assert value(found, "seat", seat="A") == 0.25 and value(found, "shared") == 0.5 and value(found, "nobody") == 0.5


def test_leads() -> None:
    sample = made_up(100, seats=2)
    sample.games["won"] = 0b10
    sample.games["lead"][:50, POINTS // 3 :] = 1
    sample.games["lead"][50:, POINTS // 3 :] = 0
    sample.games["lead"][50:, POINTS // 2 :] = 1
    found = measures.leads(sample)
    assert value(found, "lead", part="1/3") == 1.0 and value(found, "kept", part="1/3") == 0.5
    assert value(found, "kept", part="1/2") == 1.0 and value(found, "changes") == 0.5


def test_nobody_in_front_for_a_while_is_no_change_of_the_lead() -> None:
    lead = np.array([[-1, 0, -1, 0, 1, -1, 1, 0], [0, -1, 1, -1, 0, -1, -1, 1]])
    assert measures.lead_changes(lead).tolist() == [2, 3]


def test_length_and_points() -> None:
    sample = made_up(100, seats=2)
    sample.games["moves"][50:] = 20
    sample.games["choices"], sample.games["forced"] = 40, 5
    sample.games["score"][:, 0], sample.games["score"][:, 1] = 7, 10
    assert value(measures.lengths(sample), "moves") == 15 and value(measures.lengths(sample), "moves-spread") == 5
    assert value(measures.choices(sample), "forced") == pytest.approx(1 / 3)
    assert value(measures.choices(sample), "choices") == pytest.approx(35 / 10)
    assert value(measures.points(sample), "gap") == 3 and value(measures.points(sample), "best") == 10


def test_the_interval_of_a_mean_is_the_usual_one() -> None:
    numbers = np.random.default_rng(1).normal(5, 2, 400)
    found = ratio("mean", numbers, np.ones(400)).estimate()
    assert found.mean == pytest.approx(numbers.mean())
    assert found.high - found.mean == pytest.approx(1.96 * numbers.std(ddof=1) / 20, rel=1e-3)


def test_deviation_and_nothing_at_all() -> None:
    numbers = np.array([1.0, 3.0, 1.0, 3.0])
    assert deviation("spread", numbers, numbers**2, np.ones(4)).value == 1
    assert np.isnan(ratio("none", np.zeros(4), np.zeros(4)).estimate().low)


def test_a_measure_less_itself_is_exactly_nothing() -> None:
    one = measured("any", np.random.default_rng(2).random((30, 2)), lambda sums: sums[:, 0] ** 2 / sums[:, 1])
    nothing = one.less(one).estimate()
    assert nothing.mean == nothing.low == nothing.high == 0


def test_where_only_the_better_bot_wins_skill_explains_everything() -> None:
    sample = made_up(300, seats=3, crews=3 + EQUALS)
    sample.games["won"] = np.tile([0b001, 0b010, 0b100, 0b001, 0b010], 300)
    sample.games["first"] = np.repeat(np.arange(300) % 3, 5)
    found = luck(sample)
    assert value(found, "of-skill") == pytest.approx(1) and value(found, "better-wins") == 1
    assert value(found, "of-deal") == pytest.approx(0, abs=0.02) and value(found, "of-order") == pytest.approx(0)
    assert value(found, "of-neighbours") == pytest.approx(0) and value(found, "again") == 0.0


def test_where_who_sits_after_the_better_bot_wins_it_is_the_neighbours() -> None:
    sample = made_up(300, seats=3, crews=3 + EQUALS)
    sample.games["won"] = np.tile([0b010, 0b100, 0b001, 0b001, 0b001], 300)
    sample.games["first"] = np.repeat(np.arange(300) % 3, 5)
    found = luck(sample)
    assert value(found, "of-skill") == pytest.approx(0.25) and value(found, "of-neighbours") == pytest.approx(0.75)
    assert value(found, "better-wins") == 0


def test_where_the_deal_alone_decides_it_explains_everything() -> None:
    winners = np.random.default_rng(3).integers(0, 3, 3_000)
    sample = made_up(3_000, seats=3, crews=3 + EQUALS)
    sample.games["won"] = np.repeat(1 << winners, 5)
    found = luck(sample)
    assert value(found, "of-deal") == pytest.approx(1, abs=0.01) and value(found, "of-skill") == pytest.approx(0, abs=0.01)
    assert value(found, "again") == 1.0 and value(found, "again-by-chance") == pytest.approx(1 / 3, abs=0.01)


def test_where_who_begins_always_wins_the_order_explains_everything() -> None:
    first = np.random.default_rng(4).integers(0, 2, 300)
    sample = made_up(300, seats=2, crews=2 + EQUALS)
    sample.games["first"] = np.repeat(first, 4)
    sample.games["won"] = 1 << sample.games["first"]
    found = luck(sample)
    assert value(found, "of-order") == pytest.approx(1) and value(found, "of-skill") == pytest.approx(0, abs=0.01)


def test_where_nothing_matters_all_is_rest() -> None:
    sample = made_up(4_000, seats=2, crews=2 + EQUALS)
    sample.games["won"] = 1 << np.random.default_rng(5).integers(0, 2, 16_000)
    found = luck(sample)
    assert value(found, "of-rest") == pytest.approx(1, abs=0.06)


def parts_of(found: list[Measure]) -> list[Measure]:
    """What the variance is divided into."""
    return [one for one in found if one.name.startswith("of-")]


def test_what_the_deal_explains_is_never_less_than_nothing() -> None:
    sample = made_up(400, seats=2, crews=2 + EQUALS)
    one = np.random.default_rng(6).integers(0, 2, 400)
    sample.games["won"] = 1 << np.column_stack([one, 1 - one, one, one]).ravel()  # once more, and the other wins
    sample.games["first"] = np.repeat(np.random.default_rng(7).integers(0, 2, 400), 4)
    found = parts_of(luck(sample))
    deal = next(one for one in found if one.name == "of-deal")
    assert deal.without.mean() < -0.5, "as it came, the estimate is far below nothing"
    assert told(deal).startswith("0.0 % (0.0–") and "-" not in "".join(map(told, found))
    assert sum(one.value for one in found) == pytest.approx(1), "and all together are everything"


def test_a_deal_that_seems_to_explain_more_than_everything_does_not() -> None:
    sample = made_up(30, seats=2, crews=2 + EQUALS)
    sample.games["won"] = np.repeat(1 << (np.arange(30) % 2), 4)
    found = parts_of(luck(sample))
    assert sum(one.value for one in found) == pytest.approx(1) and min(one.value for one in found) >= 0
    assert all(0 <= one.estimate().low <= one.estimate().high <= 1 for one in found)


def test_where_everybody_always_wins_nothing_is_explained() -> None:
    sample = made_up(40, seats=2, crews=2 + EQUALS)
    sample.games["won"] = 0b11
    assert {told(one) for one in parts_of(luck(sample))} == {"–"}


def test_the_interval_of_a_share_stays_between_nothing_and_all() -> None:
    rare, sure = np.eye(1, 50)[0], 1 - np.eye(1, 50)[0]
    assert told(ratio("rare", rare, np.ones(50), share=True)) == "2.0 % (0.0–5.9)"
    assert told(ratio("sure", sure, np.ones(50), share=True)) == "98.0 % (94.1–100.0)"
    less = ratio("rare", rare, np.ones(50), share=True).less(ratio("sure", sure, np.ones(50), share=True))
    assert told_signed(less).startswith("-96.0 %"), "a difference may well be below nothing"
