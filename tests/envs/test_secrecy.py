"""What the adapters tell a player is the same in every world that he cannot tell from the truth."""

from __future__ import annotations

import copy
import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from doubloon.core.layout import facts
from doubloon.lab.envs import spiel, zoo
from doubloon.lab.envs.board import Setting
from tests.contract.cases import Case, games

from .seeds import seed_of, tried

EVERY = 17
"""Every so many moves of a random game are looked at."""
WORLDS = 3


def states(case: Case, number: int):
    """Some states of a random game, with the chance they come from."""
    chance = random.Random(seed_of(number))
    state = spiel.load(case.game.name, case.seats, seed=seed_of(number), **case.options).new_initial_state()
    state.apply_action(chance.randrange(1000))
    turn = chance.randrange(EVERY)
    while not state.is_terminal():
        turn += 1
        if turn % EVERY == 0:
            yield state, chance
        state.apply_action(chance.choice(state.legal_actions()))
    yield state, chance


@tried
def test_worlds_have_the_same_information_state(case, seeds) -> None:
    for number in seeds:
        for state, chance in states(case, number):
            for player in range(case.seats):
                for _ in range(WORLDS):
                    world = spiel.resample(state, player, chance)
                    assert world.information_state_string(player) == state.information_state_string(player)
                    assert world.information_state_tensor(player) == state.information_state_tensor(player)
                    assert world.observation_string(player) == state.observation_string(player)
                    if not state.is_terminal() and player == state.current_player():
                        assert world.current_player() == player and world.legal_actions() == state.legal_actions()


@tried
def test_worlds_are_never_just_the_truth(case, seeds) -> None:
    """The key of chance is another, what others remember is public, and no history tells the deal."""
    for number in seeds:
        for state, chance in states(case, number):
            for player in range(case.seats):
                world = spiel.resample(state, player, chance)
                assert (world.course.board.state["key"] != state.course.board.state["key"]).any()
                assert {*world.course.chains} <= {state.course.chains[player], state.course.chains[-1]}
                assert world.history() == [] and facts(world.course.board.state) != facts(state.course.board.state)


@tried
def test_observations_are_the_same_in_every_world(case, seeds) -> None:
    for number in seeds:
        setting = Setting(case.game, case.seats, case.options)
        board = setting.start(str(seed_of(number)))
        chance = random.Random(number)
        while not board.over:
            seat = chance.choice(board.acting)
            for player in range(case.seats):
                world = board.world(player, str(chance.random()))
                assert (world.observe(player) == board.observe(player)).all()
                assert (world.mask(player) == board.mask(player)).all()
            board.play(seat, chance.choice(board.legal(seat)))
        for player in range(case.seats):  # what infos tell at the end is known to all by then
            assert board.world(player, str(chance.random())).info(player)["scores"] == board.info(player)["scores"]


@tried
def test_a_copy_goes_on_identically(case, seeds) -> None:
    for number in seeds:
        for state, chance in list(states(case, number))[:6]:
            game = state.get_game()
            _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            goes_on_alike([state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), read], chance)


def goes_on_alike(twins, chance) -> None:
    """Play the same moves in all; whatever can be asked has one answer."""
    for _ in range(40):
        assert len({str(twin) for twin in twins}) == 1
        assert len({tuple(twin.returns()) for twin in twins}) == 1
        for player in range(twins[0].num_players()):
            assert len({twin.information_state_string(player) for twin in twins}) == 1
        if twins[0].is_terminal():
            return
        action = chance.choice(twins[0].legal_actions())
        for twin in twins:
            twin.apply_action(action)


@pytest.mark.parametrize("game", [game for game in games() if game.simultaneous], ids=str)
def test_nobody_can_count_anothers_drafts(game) -> None:
    state = spiel.load(game.name).new_initial_state()
    state.apply_action(5)
    env = zoo.parallel_env(game.name)
    seen, _ = env.reset(seed=5)
    before = state.information_state_string(1), seen["player_1"]["observation"].tolist()
    state.apply_action(state.legal_actions()[0])
    env.board.play(0, int(np.flatnonzero(seen["player_0"]["action_mask"])[0]))
    assert before == (state.information_state_string(1), env.look(1)["observation"].tolist())


@pytest.mark.parametrize("game", games(), ids=str)
def test_information_states_remember(game) -> None:
    """Two moves that a player made himself are never one information state to him, even where they lead to one position."""
    state = spiel.load(game.name).new_initial_state()
    state.apply_action(5)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())


@pytest.mark.parametrize("game", games(), ids=str)
def test_what_all_know_and_what_one_knows_are_told_apart(game) -> None:
    """Both are the same in every world, they are views, and together they are all that the player may see."""
    public = observer(game, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    private = observer(game, public_info=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    for state, chance in list(states(Case(game, game.seats[-1]), 1))[::3]:
        table = state.course.board.table()
        for player in range(table.seats):
            world = spiel.resample(state, player, chance)
            common, own = public.string_from(state, player), private.string_from(state, player)
            assert common == public.string_from(world, player) and own == private.string_from(world, player)
            seen = {**json.loads(common), **json.loads(own)}
            assert seen == {name: fact for name, fact in table.view(player).items() if name in seen} and len(seen) > 4
            assert json.loads(common).items() <= table.view(None).items()


def observer(game, **kind):
    """Somebody who looks at states of the game."""
    return make_observation(spiel.load(game.name, game.seats[-1]), pyspiel.IIGObservationType(perfect_recall=False, **kind))


def test_a_foes_hand_is_dealt_anew() -> None:
    """Where others' resamplers have handed out the true hand every time, ours hits it no more often than chance does."""
    state = spiel.load("morgans-magic-map").new_initial_state()
    state.apply_action(5)
    me, foe = state.current_player(), 1 - state.current_player()
    chance = random.Random(seed_of(0))
    truth = state.course.board.table().view(foe)["hand"]
    hands = [spiel.resample(state, me, chance).course.board.table().view(foe)["hand"] for _ in range(30)]
    assert truth and sum(hand == truth for hand in hands) < 10 and any(hand != hands[0] for hand in hands)
