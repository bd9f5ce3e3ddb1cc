"""Thousands of games at once are the same games as one by one."""

from __future__ import annotations

import random

import numpy as np
import pytest

import doubloon
from doubloon.core.layout import copied, facts
from doubloon.lab import fleet
from doubloon.lab.batch import Batch, lots
from tests.contract.cases import Case, all_cases
from tests.sample import SAMPLE, in_turns

STEPS = 60
GAMES = 24


def one_case_each() -> list[Case]:
    """A variant of every game, another with each sample."""
    dice = random.Random(f"batch {SAMPLE}")
    cases = all_cases()
    names = dict.fromkeys(case.game.name for case in cases)
    return [dice.choice([case for case in cases if case.game.name == name]) for name in names]


def batch_of(case: Case, games: int = GAMES, **more: object) -> Batch:
    return Batch(case.game, games, seats=case.seats, seed=f"batch {SAMPLE}", edition=case.edition, **{**case.options, **more})


@pytest.mark.parametrize("case", in_turns(one_case_each(), 6))
def test_a_batch_plays_the_same_games_as_tables(case: Case) -> None:
    """Whoever decides, his moves, his knowledge and the end are what the rules say one by one."""
    batch = batch_of(case, threads=2)
    engine = case.game.engine  # the packed rules, or the plain ones: nothing is compiled for the comparison
    twins = copied(batch.states)
    for step in range(STEPS):
        for i in range(GAMES):
            one = twins[i : i + 1]
            seat = (engine.acting(one) & -engine.acting(one)).bit_length() - 1
            assert seat == batch.seat[i]
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(engine.legal(one, seat))
            assert (engine.observe(one, seat) == batch.observation[i]).all()
        moves = batch.choose("promising" if step % 2 else "random")
        batch.step(moves)
        for i in range(GAMES):
            one = twins[i : i + 1]
            engine.apply(one, (engine.acting(one) & -engine.acting(one)).bit_length() - 1, int(moves[i]))
            assert batch.done[i] == (engine.acting(one) == 0)
            if batch.done[i]:
                assert set(np.flatnonzero(batch.rewards[i] > 0)) <= set(seats_in(engine.winners(one)))
                one.view(np.uint8)[:] = batch.states[i : i + 1].view(np.uint8)
            else:
                assert not batch.rewards[i].any()
        assert all(facts(twins[i : i + 1]) == facts(batch.states[i : i + 1]) for i in range(GAMES))
    assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-6 or case.seats == 1


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_change_nothing(threads: int) -> None:
    batch, other = (Batch("buried-treasure", 50, seats=3, threads=n) for n in (threads, 1))
    for _ in range(120):
        moves = other.choose()
        assert (batch.choose() == moves).all()
        batch.step(moves)
        other.step(moves)
    assert (
        all(facts(batch.states[i : i + 1]) == facts(other.states[i : i + 1]) for i in range(50))
        and (batch.rewards == other.rewards).all()
    )


def test_games_begin_anew_and_no_two_are_alike() -> None:
    batch = Batch("buried-treasure", 20, seats=2)
    begun = {batch.states[i : i + 1]["key"].tobytes() for i in range(20)}
    ended = np.zeros(20, int)
    while not ended.all():
        batch.step(batch.choose())
        ended += batch.done
        begun |= {batch.states[i : i + 1]["key"].tobytes() for i in np.flatnonzero(batch.done)}
        assert (batch.rewards[batch.done].sum(axis=1) == 0).all()
    assert len(begun) == 20 + ended.sum()


def test_observations_have_names() -> None:
    batch = Batch("buried-treasure", 2)
    assert list(batch.names)[:2] == ["phase", "to_act"]
    assert batch.names["to_act"] == slice(1, 2) and (batch.observation[:, batch.names["to_act"]] == 1).all()
    assert max(part.stop for part in batch.names.values()) == batch.observation.shape[1]


def test_what_another_seat_knows() -> None:
    batch = Batch("buried-treasure", 4, seats=3, variant="advanced")
    for seat in range(3):
        seen = batch.observe(seat)
        for i in range(4):
            assert (batch.game.engine.observe(batch.states[i : i + 1], seat) == seen[i]).all()


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    batch = Batch("buried-treasure", 8, seats=2)
    before = batch.states.tobytes(), batch.mask.copy()
    moves = batch.choose()
    moves[5] = int(np.flatnonzero(batch.mask[5] == 0)[0])
    with pytest.raises(doubloon.IllegalMove, match=r"in game 5, seat 0 may not play .* \(§\d+\.\d+\); nothing was played"):
        batch.step(moves)
    moves[5] = 5000
    with pytest.raises(doubloon.Error, match="numbered 0 to 98, and 5000 came"):
        batch.step(moves)
    with pytest.raises(doubloon.Error, match="expected 8 whole numbers"):
        batch.step(moves[:3])
    with pytest.raises(doubloon.Error, match="no policy 'clever'; there are random, promising"):
        batch.choose("clever")  # type: ignore[arg-type]
    assert batch.states.tobytes() == before[0] and (batch.mask == before[1]).all()


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(doubloon.Error, match="one game or more, and 0"):
        Batch("jackal", 0)
    with pytest.raises(doubloon.Error, match="takes 2 seats"):
        Batch("martinique", 5, seats=3)


def test_arrays_stay_where_they_are() -> None:
    """A learner takes them over once, without a copy."""
    batch = Batch("buried-treasure", 4)
    taken = np.from_dlpack(batch.observation)
    batch.step(batch.choose())
    assert taken.ctypes.data == batch.observation.ctypes.data and (taken == batch.observation).all()


def test_each_marked_move_is_chosen_as_often_and_no_other() -> None:
    """Across the stretches in which a mask is passed over, at both ends of them, and where only one move is legal."""
    games, marked = 8_000, [0, 63, 64, 127, 128, 199]
    mask = np.zeros((games, 200), np.uint8)
    mask[:, marked] = 1
    mask[-1] = np.eye(200, dtype=np.uint8)[199]
    moves = np.empty(games, np.int64)
    fleet.choose_all_random(0, games, mask, lots("fair", games), moves)
    found, often = np.unique(moves[:-1], return_counts=True)
    assert found.tolist() == marked and moves[-1] == 199
    assert np.abs(often - games / len(marked)).max() < 5 * np.sqrt(games / len(marked))
