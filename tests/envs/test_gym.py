"""Gymnasium's own checker, and what it does not check."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import doubloon
from doubloon.lab.envs import gym
from doubloon.lab.envs.gym import FORFEIT, SeatEnv
from tests.contract.cases import Case

from .seeds import seed_of, tried


def id_of(case: Case) -> str:
    return f"doubloon/{case.game.name}-v{gym.VERSION}"


@tried
def test_gymnasium_finds_nothing_to_complain_of(case, seeds, capsys) -> None:
    env = gymnasium.make(id_of(case), seats=case.seats, **case.options).unwrapped
    for number in seeds:
        dealt_from(env, seed_of(number))
        check_env(env)


def dealt_from(env: SeatEnv, number: int) -> None:
    """The checker always asks for the same seeds: let them mean other games."""
    start = type(env.setting).start
    env.setting.start = lambda seed: start(env.setting, f"{seed} {number}")


@tried
def test_a_game_goes_to_its_end_by_legal_moves(case, seeds) -> None:
    env = SeatEnv(case.game.name, case.seats, seat=None, **case.options)
    for number in seeds:
        seen, info = env.reset(seed=seed_of(number))
        env.action_space.seed(number)
        first = env.score
        earned, over = 0.0, False
        while not over:
            assert env.seat in env.board.acting
            seen, reward, over, cut, info = env.step(env.action_space.sample(info["action_mask"]))
            assert env.observation_space.contains(seen) and not cut and "illegal" not in info
            earned += reward
        assert not info["action_mask"].any()
        assert earned == (env.board.score(0) - first if case.seats == 1 else env.board.shares()[env.seat])


def test_the_reward_can_be_points() -> None:
    env = SeatEnv("buried-treasure", reward="points")
    _, info = env.reset(seed=seed_of(1))
    env.action_space.seed(1)
    earned, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        earned += reward
    assert earned == env.board.score(0) > 0


def test_an_illegal_move_loses_and_says_why() -> None:
    env = SeatEnv("martinique")
    _, info = env.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert over and reward == FORFEIT and "§" in info["illegal"]


def test_masks_as_sb3_contrib_asks_for_them() -> None:
    """MaskablePPO calls `action_masks` through whatever wraps the env, and wants truth values."""
    env = gymnasium.make("doubloon/buried-treasure-v1", seats=3)
    _, info = env.reset(seed=seed_of(2))
    env.action_space.seed(2)
    masks, over = env.get_wrapper_attr("action_masks"), False
    while not over:
        assert masks().dtype == np.bool_ and masks().shape == (env.action_space.n,)
        assert masks().any() and (masks() == info["action_mask"]).all()
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert not masks().any()


def test_infos_say_who_one_is_and_how_it_ended() -> None:
    env = SeatEnv("buried-treasure", 3, seat=None)
    seats, over = set(), False
    for number in range(8):
        _, info = env.reset(seed=number)
        assert info["seat"] == env.seat and "scores" not in info
        seats.add(info["seat"])
    while not over:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    assert len(seats) > 1 and info["scores"] == [env.board.score(seat) for seat in range(3)]


def test_bots_are_seated_by_name() -> None:
    env = SeatEnv("buried-treasure", 3, seat=1, bots="bosun:2")
    env.reset(seed=1)
    assert env.bot.name == "bosun" and env.board.acting == [1]
    with pytest.raises(doubloon.UnknownBot, match="there are deckhand"):
        SeatEnv("buried-treasure", bots="parrot")


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(doubloon.BadSeat, match="no seat 2"):
        SeatEnv("martinique", seat=2)
    with pytest.raises(doubloon.UnknownOption, match="reward can be"):
        SeatEnv("martinique", reward="glory")  # type: ignore[arg-type]
    with pytest.raises(doubloon.UnknownOption, match="no option 'weather'"):
        SeatEnv("martinique", weather="foul")


def test_every_game_has_its_ids() -> None:
    known = [one for one in gymnasium.registry if one.startswith("doubloon/")]
    assert {f"doubloon/{name}-v1" for name in doubloon.catalogue} <= set(known)
    assert "doubloon/pirates-map-solo-v1" in known and "doubloon/martinique-solo-v1" not in known
