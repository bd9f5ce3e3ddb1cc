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
from doubloon.lab.learn import apprentice, distil, logbook, measure, rank, ship, train
from doubloon.lab.learn.crowd import Crowd, Look
from doubloon.lab.learn.eyes import USUAL, open_eyes
from doubloon.lab.learn.fleets import School, on_cores
from doubloon.lab.learn.logbook import Log
from doubloon.lab.learn.network import SEATS, Weights, new_weights, slopes, think
from doubloon.lab.learn.selfplay import turned
from doubloon.lab.learn.ways import ways_of

GAME = "parley"
GAMES, ROUNDS = 64, 30
FIRM = {"widths": (64, 32), "games": GAMES, "every": 1e9, "faith": 0.0, "listening": 3}


@pytest.fixture(scope="module")
def school() -> School:
    return on_cores(GAME, [way for way in ways_of(doubloon.game(GAME)) if "fault" not in way["options"]])


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
    likes = rng.random(look.moves.shape)
    hopes = rng.random((len(look.seat), SEATS))

    def loss() -> float:
        thought = think(weights, school.eyes, look.seen, look.moves, look.hope, look.seats, np)
        return float((likes * np.log(thought.policy + 1e-12) * (look.hope >= 0)).sum() + (hopes * thought.value).sum())

    thought = think(weights, school.eyes, look.seen, look.moves, look.hope, look.seats, np)
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
    policy = think(student, school.eyes, look.seen, look.moves, look.hope, look.seats, np).policy
    world = doubloon.game(GAME).start(2, "instinct")
    gaps = []
    for row in range(len(states)):
        tree = shop.begin(world, "instinct")
        shop.desk.root[:] = states[row : row + 1]
        tree.grow(int(look.seat[row]), int(look.seats[row]), 40)
        chance = dict(zip(look.moves[row][look.hope[row] >= 0], policy[row], strict=False))
        gaps += [abs(float(leaf["promise"]) / 2.0 - chance[int(leaf["move"])]) for _, leaf in tree.children(0)]
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


@pytest.fixture(scope="module")
def log() -> Log:
    """Some games of captains who think briefly."""
    game, shop = doubloon.game(GAME), Workshop(doubloon.game(GAME), MachineBench())
    ways = [{"seats": 2, "options": {}}, {"seats": 3, "options": {}}]
    kept = [logbook.keep_log(game, shop, ways[number % 2], 60, f"log {number}") for number in range(240)]
    return logbook.joined([logbook.written(game, *one, number) for number, one in enumerate(kept)])


def test_a_log_tells_what_was_known_and_thought(log: Log) -> None:
    """Row by row: legal moves with their priors, all of the search shared out among them, everybody's part of the victory."""
    assert len(log.moves) == len(log.hope) == len(log.tried) == log.many.sum() and (log.hope >= 0).all()
    starts = np.concatenate([[0], np.cumsum(log.many)])
    assert np.add.reduceat(log.tried, starts[:-1]) == pytest.approx(np.ones(len(log.many)))
    assert set(log.seats.tolist()) == {2, 3} and log.result.sum(1) == pytest.approx(np.ones(len(log.many)))
    assert not log.result[log.seats == 2, 2:].any() and not log.chances[log.seats == 2, 2:].any()


def test_a_log_is_of_the_one_to_move(log: Log) -> None:
    """Who is about to win has hoped for it: the chances of the one to move go with his own result."""
    own, last = log.chances[:, 0], log.result[:, 0]
    assert own[last == 1].mean() > own[last == 0].mean() + 0.1


def test_who_learns_from_captains_tries_what_they_tried(school: School, log: Log) -> None:
    """In games that he was not shown, the learner is nearer to the captains than at first."""
    starts = np.concatenate([[0], np.cumsum(log.many)])
    rows = np.flatnonzero(np.isin(log.game, np.unique(log.game)[:40]))
    shown = np.flatnonzero(~np.isin(log.game, np.unique(log.game)[:40]))
    rng = np.random.default_rng(1)
    fresh = new_weights(rng, school.eyes.width, distil.WIDTHS, school.moves)
    many, picked = log.many[shown], np.concatenate([np.arange(starts[one], starts[one + 1]) for one in shown])
    part = Log(*(one[shown] for one in log[:5]), many, *(one[picked] for one in log[6:]))
    taught = apprentice.learn(school, part, days=12, seed=1)
    before, after = (apprentice.gaps(one, school, log, starts, rows) for one in (fresh, taught))
    assert after[0] < before[0] - 0.02 and after[2] < before[2], (before, after)


def test_who_has_learned_ranks_above_chance_and_the_scale_is_elo(school: School, taught: Weights) -> None:
    found = rank.rank(school, taught, "deckhand", 2, games=40)
    assert found == rank.rank(school, taught, "deckhand", 2, games=40), "the same seed plays the same games"
    low, high = found.elo[1:]
    assert found.share.mean > 0.5 and low <= found.elo[0] <= high
    assert rank.elo_of(0.5, 2) == rank.elo_of(0.25, 4) == 0 and rank.elo_of(10 / 11, 2) == 400
    assert rank.elo_of(1.0, 2) < 1000, "nobody is beyond all measure"


def test_a_student_of_captains_can_begin_where_self_play_has_ended(school: School, taught: Weights, log: Log) -> None:
    """He is calmed until he is nearest to the captains, and learns on from there; the one he came from stays as he was."""
    kept = {name: one.copy() for name, one in taught.items()}
    starts, rows = np.concatenate([[0], np.cumsum(log.many)]), np.arange(len(log.seats))
    begun = apprentice.begin(school, log, starts, rows, taught, np.random.default_rng(1))
    learned = apprentice.learn(school, log, days=3, seed=1, before=taught, teacher=taught)
    off = [apprentice.gaps(one, school, log, starts, rows)[0] for one in (taught, begun, learned)]
    assert off[0] >= off[1] > off[2], off
    assert all((taught[name] == one).all() for name, one in kept.items())
