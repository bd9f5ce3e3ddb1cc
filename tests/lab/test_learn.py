"""Learning: eyes lose nothing that is told apart, slopes are slopes, the same seed learns the same, and who has learned wins."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import doubloon
from doubloon.bots import instinct
from doubloon.bots.workshop import Workshop
from doubloon.core.bench import MachineBench
from doubloon.lab.learn import distil, measure, ship, train
from doubloon.lab.learn.crowd import Crowd, Look
from doubloon.lab.learn.eyes import USUAL, open_eyes
from doubloon.lab.learn.fleets import School, on_cores
from doubloon.lab.learn.network import SEATS, Weights, new_weights, slopes, think
from doubloon.lab.learn.selfplay import turned

GAME = "parley"
GAMES, ROUNDS = 64, 30
FIRM = {"widths": (64, 32), "games": GAMES, "every": 1e9, "faith": 0.0}


@pytest.fixture(scope="module")
def school() -> School:
    return on_cores(GAME)


@pytest.fixture(scope="module")
def taught(school: School) -> Weights:
    return train.teach(school, seed=3, rounds=ROUNDS, **FIRM)[0]


def a_look(school: School) -> Look:
    crowd = Crowd(school.harbour, school.ways, 64, 5, np)
    for _ in range(3):
        crowd.step(crowd.choose("random"))
    return crowd.look()


def test_eyes_tell_apart_what_is_not_rare() -> None:
    """Each common value has its column, the usual one none; what was never seen looks like the nearest that was."""
    seen = np.array([[0, 5]] * 50 + [[1, 5]] * 30 + [[2, 7]] * 20, np.int16)
    eyes = open_eyes(seen)
    rows = eyes.see(np.array([[0, 5], [1, 5], [2, 7], [9, -3]], np.int16), np)
    assert eyes.width == 3 and rows.sum(1).tolist() == [0, 1, 2, 1]
    assert len({tuple(row) for row in rows[:3].tolist()}) == 3 and (rows[3] == rows[2]).sum() == 2
    assert (eyes.columns == USUAL).sum() == 2


def test_slopes_are_what_little_steps_find(school: School) -> None:
    """How a loss grows with every kind of weight, against the difference that a small step makes."""
    rng, look = np.random.default_rng(1), a_look(school)
    weights = {name: one.astype(np.float64) for name, one in new_weights(rng, school.eyes.width, (16, 16), school.moves).items()}
    weights = {name: one + rng.normal(0, 0.1, one.shape) for name, one in weights.items()}
    likes = rng.random((len(look.seat), school.moves))
    hopes = rng.random((len(look.seat), SEATS))

    def loss() -> float:
        thought = think(weights, school.eyes, look.seen, look.hope, look.seats, np)
        return float((likes * np.log(thought.policy + 1e-12) * (look.hope >= 0)).sum() + (hopes * thought.value).sum())

    thought = think(weights, school.eyes, look.seen, look.hope, look.seats, np)
    legal = likes * (look.hope >= 0)
    policy = legal - thought.policy * legal.sum(1, keepdims=True)
    value = thought.value * (hopes - (hopes * thought.value).sum(1, keepdims=True))
    found = slopes(weights, thought, policy, value, np)
    for name, one in weights.items():
        at = tuple(rng.integers(0, side) for side in one.shape)
        before, step = one[at], 1e-5
        one[at] = before + step
        more = loss()
        one[at] = before - step
        less = loss()
        one[at] = before
        assert found[name][at] == pytest.approx((more - less) / (2 * step), rel=1e-3, abs=1e-4), name


def test_chances_turn_with_the_seats() -> None:
    values = np.array([[0.5, 0.3, 0.2, 0.0]])
    seat, seats = np.array([2]), np.array([3])
    by_seat = turned(values, seat, seats, 1, np)
    assert by_seat.tolist() == [[0.3, 0.2, 0.5, 0.0]]
    assert turned(by_seat, seat, seats, -1, np).tolist() == values.tolist()


def test_the_same_seed_learns_the_same(school: School) -> None:
    one, two, other = (train.teach(school, seed=seed, rounds=2, **FIRM)[0] for seed in (7, 7, 8))
    assert all(np.array_equal(one[name], two[name]) for name in one)
    assert not np.array_equal(one["w0"], other["w0"])


def test_a_run_that_was_cut_off_goes_on(school: School, tmp_path: Path) -> None:
    kept = tmp_path / "state.npz"
    train.teach(school, seed=3, rounds=2, kept=kept, **FIRM)
    weights, told = train.teach(school, seed=3, rounds=4, kept=kept, **FIRM)
    assert told["rounds"] == 4 and len(told["curve"]) == 2
    assert not np.array_equal(weights["w0"], np.load(kept)["mean w0"])


def test_who_has_learned_beats_chance(school: School, taught: Weights) -> None:
    """From nothing, not even the game's own prior: the share of victories against random moves grows far beyond a half."""
    way = school.ways[0]
    fresh = new_weights(np.random.default_rng(3), school.eyes.width, (64, 32), school.moves) | {"faith": np.zeros(1, np.float32)}
    before, after = (measure.contest(school, weights, way, "random", 256) for weights in (fresh, taught))
    assert after > before + 0.1 and after > 0.6, (before, after)


def test_a_student_becomes_an_instinct_that_agrees(school: School, taught: Weights, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole path: in whole numbers, inside a search, each move is as likely as the student in fractions finds it."""
    student = distil.distil(school, taught, rounds=20, games=64, every=100)
    code = ship.ship(school, student, trust=2.0, lean=0.5, learned="a test")
    monkeypatch.setattr(instinct, "instinct_at", lambda _: instinct.read_instinct(code))
    shop = Workshop(doubloon.game(GAME), MachineBench())
    crowd = Crowd(school.harbour, school.ways, 64, 5, np)
    look, states = crowd.look(), np.concatenate([one.states for one in crowd.fleets])
    policy = think(student, school.eyes, look.seen, look.hope, look.seats, np).policy
    world = doubloon.game(GAME).start(2, "instinct")
    gaps = []
    for row in range(len(states)):
        tree = shop.begin(world, "instinct")
        shop.desk.root[:] = states[row : row + 1]
        tree.grow(int(look.seat[row]), int(look.seats[row]), 40)
        gaps += [abs(float(leaf["promise"]) / 2.0 - policy[row, leaf["move"]]) for _, leaf in tree.children(0)]
    assert np.mean(gaps) < 0.02 and max(gaps) < 0.15, (np.mean(gaps), max(gaps))


def test_an_instinct_for_other_rules_is_not_asked(school: School, taught: Weights, monkeypatch: pytest.MonkeyPatch) -> None:
    student = distil.distil(school, taught, rounds=1, games=64, every=100)
    found = instinct.read_instinct(ship.ship(school, student, trust=2.0, lean=0.5, learned="a test"))
    game = doubloon.game(GAME)
    monkeypatch.setattr(instinct, "instinct_at", lambda _: found)
    assert instinct.instinct_of(game) is found
    other = instinct.Instinct(msgspec.structs.replace(found.label, moves=found.label.moves + 1), found.parts)
    monkeypatch.setattr(instinct, "instinct_at", lambda _: other)
    assert instinct.instinct_of(game) is None
