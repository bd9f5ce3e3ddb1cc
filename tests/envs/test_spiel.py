"""OpenSpiel's own tests and shimmy's bridge to PettingZoo's, unchanged; then its search, and what they do not check."""

from __future__ import annotations

import io
import random
import subprocess
import sys
import unittest
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test as open_spiel_api
from open_spiel.python.algorithms import ismcts, mcts
from shimmy import OpenSpielCompatibilityV0

import doubloon
from doubloon.lab.envs import spiel
from doubloon.lab.trials import ismcts as visitor
from tests.contract.cases import Case, games

from .seeds import seed_of, tried
from .suites import api_test


def loaded(case: Case, number: int = 0):
    """The case as OpenSpiel knows it; another number has other deals."""
    return spiel.load(case.game.name, case.seats, seed=seed_of(number), **case.options)


@tried
def test_openspiel_random_simulations(case, seeds, capfd) -> None:
    pyspiel.random_sim_test(loaded(case, seeds[0]), num_sims=len(seeds), serialize=True, verbose=False)


@tried
def test_openspiel_api(case, seeds, capfd) -> None:
    for number in seeds:
        game = loaded(case, number)
        random.seed(seed_of(number))  # its states are drawn from Python's own chance
        checks = type(case.game.name, (open_spiel_api.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(case)})
        suite = unittest.defaultTestLoader.loadTestsFromTestCase(checks)
        result = unittest.TextTestRunner(stream=io.StringIO()).run(suite)
        assert result.testsRun > 3 and result.wasSuccessful(), (result.failures + result.errors)[0][1]


# Shimmy gives its spaces no bounds.
@pytest.mark.filterwarnings("ignore:Agent's m....um observation space value is -?infinity")
@tried
def test_openspiel_through_shimmy(case, seeds, capsys) -> None:
    for number in seeds:
        parameters = loaded(case, number).get_parameters()
        env = OpenSpielCompatibilityV0(game_name=spiel.short_name(case.game.name), config=parameters)
        for place, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(seed_of(number) + place)
        api_test(env)


@pytest.mark.parametrize("game", games(), ids=str)
def test_its_search_goes_through_the_resampler(game) -> None:
    loaded = spiel.load(game.name)
    state = loaded.new_initial_state()
    state.apply_action(seed_of(0) % 1000)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    if game.simultaneous:  # now another seat has a draft, which the search must not see
        state.apply_action(state.legal_actions()[-1])
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, Standing(), uct_c=2.0, max_simulations=30, random_state=chance)
    assert bot.step(state) in state.legal_actions()
    worlds = []

    def resampled(state, player):
        worlds.append(spiel.resample(state, player, chance))
        return worlds[-1]

    bot.set_resampler(resampled)
    assert bot.step(state) in state.legal_actions()
    keys = {tuple(one.course.board.state["key"][0].tolist()) for one in worlds}
    assert len(worlds) == len(keys) == 30 and tuple(state.course.board.state["key"][0].tolist()) not in keys


@pytest.mark.parametrize("game", games(), ids=str)
def test_our_bots_are_openspiels_bots(game, monkeypatch) -> None:
    """They play against its own under its own referee, alike each time, and from worlds alone."""
    loaded = spiel.load(game.name, max(game.seats), deals=3)
    crew = [spiel.bot("bosun:1" if seat % 2 else "deckhand", seat, seed=seed_of(0)) for seat in range(max(game.seats) - 1)]
    crew.append(pyspiel.make_uniform_random_bot(max(game.seats) - 1, 1))
    if max(game.seats) > 1:
        returns = pyspiel.evaluate_bots(loaded.new_initial_state(), crew, 3)
        assert len(returns) == max(game.seats) and abs(sum(returns)) < 1e-9
    state = loaded.new_initial_state()
    state.apply_action(1)
    bot = spiel.bot("bosun:1", state.current_player(), seed=seed_of(0))
    seen = []
    choose = bot.bot.choose
    monkeypatch.setattr(bot.bot, "choose", lambda world, *rest, **more: seen.append(world) or choose(world, *rest, **more))
    first = bot.step(state)
    bot.restart_at(state)
    assert bot.step(state) == first in state.legal_actions() and bot.player_id() == state.current_player()
    assert all((world._state["key"] != state.course.board.state["key"]).any() for world in seen) and len(seen) == 2


def test_a_bot_is_asked_only_when_it_decides() -> None:
    state = spiel.load("martinique").new_initial_state()
    with pytest.raises(doubloon.Error, match="plays for player 0, who has nothing to decide now"):
        spiel.bot("deckhand", 0).step(state)
    with pytest.raises(doubloon.UnknownBot, match="there are deckhand"):
        spiel.bot("parrot", 0)


CRASH = """
import pyspiel
from open_spiel.python.games import tic_tac_toe
game = pyspiel.load_game("python_tic_tac_toe")
pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 20, 100, False, 1, False).step(game.new_initial_state())
"""


def test_its_search_in_c_plus_plus_still_needs_our_warning() -> None:
    """It dies on games written in Python, its own included; should it live one day, docs/envs.md and spiel.py may say so."""
    died = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, check=False).returncode
    page = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")
    for told in (page, spiel.__doc__):
        assert died < 0 and "`pyspiel.MCTSBot`" in told and "`pyspiel.ISMCTSBot`" in told and "crash" in told


class Standing(mcts.Evaluator):
    """Judges nothing and prefers nothing: playing to the end would take long."""

    def evaluate(self, state):
        return np.zeros(state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_deals_are_tables() -> None:
    state = spiel.load("martinique", seed=3).new_initial_state()
    state.apply_action(7)
    table = doubloon.game("martinique").start(seed="3/7")
    assert state.legal_actions() == sorted(move.id for move in table.moves(state.current_player()))
    assert state.drawn(0) and state.course.board.table().view(0) == table.view(0)


def test_options_survive_the_name() -> None:
    island = doubloon.game("jackal").options["island"].examples[0]
    game = spiel.load("jackal", 2, island=island)
    again = pyspiel.load_game(str(game))
    assert again.setting.options["island"] == island and again.setting is game.setting


def test_bad_options_are_refused() -> None:
    with pytest.raises(doubloon.UnknownOption, match="name:value"):
        spiel.read("place_first=2")
    with pytest.raises(doubloon.UnknownOption, match="no option 'weather'"):
        spiel.load("martinique", weather="foul")


def test_its_search_sits_at_our_tables() -> None:
    """As the arena has it: by simulations it chooses alike each time, by the clock it ends in time."""
    world = doubloon.game("parley").start(2, "visit").world(0, "x")
    few = type("Few", (visitor.EqualSimulations,), {"simulations": 8})()
    first = few.choose(world, 0, seed="one")
    assert first in world.moves(0) and few.choose(world, 0, seed="one") == first
    quick = type("Quick", (visitor.EqualTime,), {"seconds": 0.02})()
    assert quick.choose(world, 0, seed="one") in world.moves(0)
