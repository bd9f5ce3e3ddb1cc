"""Every promise, over every game found."""

from __future__ import annotations

import os
from math import ceil

import pytest

import doubloon

from ..sample import due
from .cases import MOST_CASES, Case, all_cases, cases, cases_of, games, tiny_cases
from .promises import copies, every_deal, one_answer, play, secrecy, trees

LENGTH = float(os.environ.get("DOUBLOON_LENGTH", "1"))
"""How much of the full counts is played: the long run says it in its report."""


def shared(games: int, case: Case) -> int:
    """So many games of a variant are shared by its numbers of seats; with very many variants, by all of them."""
    many = len(cases_of(case.game))
    return max(1, ceil(LENGTH * games / (many if many > MOST_CASES else len(case.game.seats))))


every_case_there_is = pytest.mark.parametrize("case", all_cases(), ids=str)
every_tiny_case = pytest.mark.parametrize("case", tiny_cases(), ids=str)


PROMISES = [
    play.legal_is_the_judge,
    play.phases_follow_the_diagram,
    play.nothing_is_lost_or_made,
    play.games_end,
    play.events_can_be_told,
    secrecy.worlds_look_alike,
    secrecy.bots_choose_alike,
    secrecy.plans_are_alike,
    secrecy.worlds_foretell_nothing,
    secrecy.moves_told_alike,
    secrecy.undo_is_safe,
    copies.copies_stand_alone,
    copies.undo_takes_back,
    copies.drafts_commute,
    copies.records_replay,
    copies.positions_round_trip,
    copies.walks_are_pinned,
]
every_promise = pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)

# Each day tries every promise on every game, in one of its variants, another for each promise.
TODAY = [(promise, case) for turn, promise in enumerate(PROMISES) for case in cases(turn)]
DEALS = [(case, moves) for moves in (0, 2, 5, 9) for case in tiny_cases()]
DEALS_A_DAY = 8
"""One in so many of a game's."""
DEALS_TODAY = [deal for game in games() for deal in due([deal for deal in DEALS if deal[0].game is game], DEALS_A_DAY)]


@pytest.mark.parametrize(("promise", "case"), TODAY, ids=lambda value: getattr(value, "__name__", str(value)))
def test_promise(promise, case: Case) -> None:
    if case.game.must_compile:
        case.game.compile()
    promise(case, "promise")


@pytest.mark.parametrize("case", cases(), ids=str)
def test_plain_equals_compiled(case: Case) -> None:
    one_answer.plain_equals_compiled(case, games=shared(30, case), compiled=case.game in due(games(), len(games())))


@pytest.mark.parametrize("case", cases(), ids=str)
def test_trees_agree(case: Case) -> None:
    trees.trees_agree(case, "tree", compiled=case.game in due(games(), len(games())))


@pytest.mark.parametrize(("case", "moves"), DEALS_TODAY, ids=str)
def test_redeal_gives_every_world(case: Case, moves: int) -> None:
    every_deal.redeal_gives_every_world(case, moves, moves)


def test_some_games_were_found() -> None:
    assert games() and len(doubloon.catalogue) >= 2


@pytest.mark.long
@every_case_there_is
@every_promise
def test_promise_over_many_games(case: Case, promise) -> None:
    case.game.compile()
    for seed in range(shared(20, case)):
        promise(case, f"long {seed}")


@pytest.mark.long
@every_case_there_is
def test_plain_equals_compiled_over_a_thousand_games(case: Case) -> None:
    one_answer.plain_equals_compiled(case, games=shared(1000, case))


@pytest.mark.long
@every_case_there_is
def test_trees_agree_in_every_case(case: Case) -> None:
    for seed in range(shared(10, case)):
        trees.trees_agree(case, f"long {seed}")


@pytest.mark.long
@every_tiny_case
@pytest.mark.parametrize("moves", range(0, 16, 3))
def test_redeal_gives_every_world_on_many_lines(case: Case, moves: int) -> None:
    for seed in range(3):
        every_deal.redeal_gives_every_world(case, 100 + seed, moves)
