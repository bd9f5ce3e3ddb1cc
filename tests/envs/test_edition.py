"""The numbers in the box can be others, in every adapter as in `game.start`."""

from __future__ import annotations

import copy
import pickle

import pyspiel
import pytest

import doubloon
from doubloon.core.edition import Edition
from doubloon.core.layout import facts
from doubloon.lab.envs import spiel, zoo
from doubloon.lab.envs.gym import SeatEnv
from tests.contract.cases import Case, tiny_cases

TINY = list({case.game.name: case for case in tiny_cases()}.values())
"""Each game once, with a box of its own."""


@pytest.mark.parametrize("case", TINY, ids=str)
def test_each_adapter_deals_from_the_box_it_was_given(case: Case) -> None:
    wishes = {"edition": case.edition, **case.options}
    envs = [SeatEnv(case.game.name, case.seats, **wishes), zoo.env(case.game.name, case.seats, **wishes).unwrapped]
    if case.game.simultaneous:
        envs.append(zoo.parallel_env(case.game.name, case.seats, **wishes))
    settings = [env.setting for env in envs] + [spiel.load(case.game.name, case.seats, **wishes).setting]
    table = case.game.start(case.seats, "box", **wishes)
    ours = case.game.start(case.seats, "box", **case.options)
    for setting in settings:
        assert facts(setting.start("box").state) == facts(table._state) != facts(ours._state)


def test_an_edition_can_be_named_or_be_one() -> None:
    whole = Edition("mine", {"map_tiles": {"steps": 2}})
    for wanted in ("doubloon", whole, whole.tables, None):
        known = doubloon.game("martinique").start(edition=wanted).edition
        assert zoo.env("martinique", edition=wanted).unwrapped.setting.edition == known
        assert spiel.load("martinique", edition=wanted).setting.edition == known


def test_openspiel_writes_an_edition_down() -> None:
    game = spiel.load("martinique", seed=3, edition={"map_tiles": {"steps": 2}})
    assert pyspiel.load_game(str(game)).setting is game.setting is not spiel.load("martinique", seed=3).setting
    state = game.new_initial_state()
    state.apply_action(5)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin.course.board.setting.edition.tables["map_tiles"]["steps"] == 2 and str(twin) == str(state)


def test_a_bad_edition_is_refused() -> None:
    for load in (SeatEnv, zoo.env, spiel.load):
        with pytest.raises(doubloon.BadEdition, match="no edition 'brass'"):
            load("martinique", edition="brass")
        with pytest.raises(doubloon.BadEdition, match="no table 'weather'"):
            load("martinique", edition={"weather": {}})
    with pytest.raises(doubloon.BadEdition, match="percent-encoded"):
        spiel.read_numbers("%7B")
