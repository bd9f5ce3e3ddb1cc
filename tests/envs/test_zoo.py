"""PettingZoo's own tests, unchanged, and what they do not check."""

from __future__ import annotations

import numpy as np
import pytest

import doubloon
from doubloon.lab.envs import zoo
from tests.contract.cases import Case

from .seeds import seed_of, tried
from .suites import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

pytestmark = [
    # An action mask makes the observation a dictionary; PettingZoo spares only its own classic games these two, by name.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def table(case: Case, number: int, **more) -> object:
    """A table whose games are other games than those of another number: the suites always ask for the same seeds."""
    return dealt_from(zoo.env(case.game.name, case.seats, **case.options, **more), number)


def drafts(case: Case, number: int) -> object:
    """The same where all seats decide at once."""
    return dealt_from(zoo.parallel_env(case.game.name, case.seats, **case.options), number)


def dealt_from(env, number: int):
    setting = env.unwrapped.setting
    start = type(setting).start
    setting.start = lambda seed: start(setting, f"{seed} {number}")
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed_of(number) + place)
    return env


@tried
def test_pettingzoo_api(case, seeds, capsys) -> None:
    for number in seeds:
        api_test(table(case, number))


@tried
def test_pettingzoo_seeds(case, seeds) -> None:
    for number in seeds:
        seed_test(lambda number=number, **more: table(case, number, **more))


@tried
def test_pettingzoo_render(case, seeds, capsys) -> None:
    for number in seeds:
        render_test(lambda number=number, **more: table(case, number, **more))


@tried
def test_pettingzoo_parallel(case, seeds, capsys) -> None:
    if not case.game.simultaneous:
        with pytest.raises(doubloon.UnknownOption, match="one after the other"):
            zoo.parallel_env(case.game.name)
        return
    for number in seeds:
        parallel_api_test(drafts(case, number))
        parallel_seed_test(lambda number=number: drafts(case, number))


@tried
def test_both_forms_play_the_same_game(case, seeds) -> None:
    if not case.game.simultaneous:
        return
    for number in seeds:
        one, all_at_once = table(case, number), drafts(case, number)
        one.reset(seed=number)
        seen, _ = all_at_once.reset(seed=number)
        chance = np.random.default_rng(number)
        while all_at_once.agents:
            actions = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in all_at_once.agents}
            for agent, action in actions.items():
                if action != all_at_once.wait:
                    one.unwrapped.board.play(one.unwrapped.seat_of[agent], action)
            seen, rewards, *_ = all_at_once.step(actions)
        assert one.unwrapped.board.over
        assert rewards == one.unwrapped.shares()


@tried
def test_pettingzoo_state(case, seeds) -> None:
    for number in seeds:
        state_test(table(case, number), (drafts if case.game.simultaneous else table)(case, number))


def test_the_state_is_what_all_seats_know_together() -> None:
    """A critic may see it; no agent's observation or info has it, or changes by it."""
    env = zoo.env("buried-treasure", 3)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    everybody = np.concatenate([env.observe(agent)["observation"] for agent in env.possible_agents])
    assert (env.state() == everybody).all() and env.state_space.contains(env.state())
    assert all({*env.infos[agent]} == {"seat", "action_mask"} for agent in env.agents)


def test_infos_have_masks_seats_and_at_the_end_all_scores() -> None:
    env = zoo.env("buried-treasure", 3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        assert info["seat"] == env.unwrapped.seat_of[agent] and (info["action_mask"] == observation["action_mask"]).all()
        assert info.get("scores") == ([env.unwrapped.board.score(seat) for seat in range(3)] if over else None)
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))
    drafts = zoo.parallel_env("parley")
    seen, infos = drafts.reset(seed=1)
    assert all((infos[agent]["action_mask"] == seen[agent]["action_mask"]).all() for agent in drafts.agents)


def test_an_illegal_move_loses() -> None:
    env = zoo.env("martinique")
    env.reset(seed=1)
    observation, *_ = env.last()
    cheat = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[cheat] == zoo.FORFEIT
    drafts = zoo.parallel_env("pirates-map")
    drafts.reset(seed=1)
    _, rewards, over, _, infos = drafts.step({"player_0": drafts.wait, "player_1": drafts.wait})
    assert infos["player_1"]["illegal"] == "only a seat that has nothing to decide may wait."
    assert rewards == {"player_0": zoo.FORFEIT, "player_1": zoo.FORFEIT} and all(over.values()) and not drafts.agents


def test_an_illegal_draft_is_told_its_paragraph() -> None:
    drafts = zoo.parallel_env("pirates-map")
    seen, _ = drafts.reset(seed=1)
    cheat = int(np.flatnonzero(seen["player_0"]["action_mask"][:-1] == 0)[0])
    fine = int(np.flatnonzero(seen["player_1"]["action_mask"])[0])
    *_, infos = drafts.step({"player_0": cheat, "player_1": fine})
    assert "§" in infos["player_0"]["illegal"] and "illegal" not in infos["player_1"]


def test_whoever_is_done_waits() -> None:
    env = zoo.parallel_env("parley")
    seen, _ = env.reset(seed=1)
    done = env.setting.game.numbering.parse("done", []).id
    assert not seen["player_0"]["action_mask"][env.wait]
    raised = next(n for n in np.flatnonzero(seen["player_1"]["action_mask"]) if n != done)
    seen, *_ = env.step({"player_0": done, "player_1": int(raised)})
    assert np.flatnonzero(seen["player_0"]["action_mask"]).tolist() == [env.wait]
    assert not seen["player_1"]["action_mask"][env.wait]


def test_what_is_drawn_is_what_lies_there() -> None:
    """A drawing is kept until the next move, and no longer."""
    env = zoo.env("martinique", render_mode="ansi")
    env.reset(seed=1)
    board = env.unwrapped.board
    first = board.drawn(0)
    assert env.render() == board.drawn(env.unwrapped.seat_of[env.agent_selection])
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert board.drawn(0) == board.copy().drawn(0) != first
