"""The rivals of the ladder: bots with names, and ratings that were measured."""

from __future__ import annotations

from itertools import pairwise

import pytest

import doubloon
from doubloon.bots import BOTS
from doubloon.bots.rivals import MEASURED, Measured, is_rival, measures, rivals, spec_of
from doubloon.core.forms import decode
from doubloon.lab.rivals import EVEN, YARDSTICK

from ..manners import OWN

NAMES = [one.name for one in rivals()]


def test_rivals_have_names_of_their_own() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 6
    assert not {*BOTS, "me", "open", "alone", "people", "bots"}.intersection(NAMES), "a name is a word in a crew and in results"
    assert all(name.isascii() and name.isalpha() and name.islower() for name in NAMES)
    assert is_rival(NAMES[0]) and not is_rival("captain") and not is_rival(None)


@pytest.mark.parametrize("rival", rivals(), ids=lambda one: one.name)
def test_a_rival_is_a_bot_who_tries_as_hard_on_every_machine(rival: doubloon.bots.rivals.Rival) -> None:
    bot = doubloon.bot(rival.name)
    assert bot.name == rival.bot.partition(":")[0] and spec_of(rival.name) == rival.spec
    effort = getattr(bot, "effort", None)
    assert effort is None or (effort.iterations and effort.seconds is None)
    assert spec_of("captain:2000") == "captain:2000"


def test_rivals_climb() -> None:
    """By level first, and then by how hard they try."""
    levels = list(BOTS)
    efforts = [(levels.index(level), int(effort or 0)) for level, _, effort in (one.bot.partition(":") for one in rivals())]
    assert all(lower < higher for lower, higher in pairwise(efforts))


@pytest.mark.parametrize("game", OWN)
def test_in_every_game_each_was_measured(game: str) -> None:
    told = decode((MEASURED / f"{game}.json").read_bytes(), type=Measured)
    assert [one.name for one in told.rivals] == NAMES and told.yardstick == YARDSTICK
    assert measures(game).keys() == set(NAMES), "who has changed since is to be measured anew: python -m doubloon.lab.rivals"
    yard = measures(game)[YARDSTICK]
    assert (yard.rating, yard.low, yard.high) == (EVEN, EVEN, EVEN)
    for one in told.rivals:
        assert one.low <= one.rating <= one.high and one.games > 0
        assert one.name == YARDSTICK or one.low < one.high
    assert told.games * 2 == sum(one.games for one in told.rivals)
    assert told.rivals[-1].low > told.rivals[0].high, "the last is stronger than the first"


def test_a_game_that_nobody_measured_has_no_ratings() -> None:
    assert measures("parley") == {}
