"""Statistics of contests, against numbers worked out by hand and against known truths."""

from __future__ import annotations

import random
from math import log

import numpy as np
import pytest

from doubloon.lab.arena import Contest, Fault, Played
from doubloon.lab.strength import (
    ELO,
    Estimate,
    beaten,
    bot_shares,
    decided_games,
    estimate,
    fit_ratings,
    labels,
    outcomes,
    ratings,
    seat_shares,
    sprt,
    summarise,
    whole_deals,
)

from ..sample import in_turns

HYPOTHESES = [
    (chances, better) for chances in ((0.25, 0.5, 0.25), (0.5, 0.0, 0.5), (0.05, 0.9, 0.05)) for better in (True, False)
]


def played(deal: int, lineup: tuple[int, ...], winners: tuple[int, ...], **more: object) -> Played:
    """A game that went as told."""
    seats = len(lineup)
    told = {"scores": tuple(10 * (seat in winners) for seat in range(seats)), "moves": (1,) * seats, "thought": ((0.5,),) * seats}
    return Played(deal=deal, order=lineup[0], lineup=lineup, winners=winners, **{**told, **more})  # type: ignore[arg-type]


def contest(bots: tuple[str, ...], seats: int) -> Contest:
    edition = {"name": "none", "tables": {}}
    return Contest(doubloon="0", sources="", game="any", seats=seats, options={}, edition=edition, bots=bots, seed="")  # type: ignore[arg-type]


def test_an_interval_by_hand() -> None:
    found = estimate(np.array([0.0, 0.5, 1.0, 0.5]))
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.5 - 1.959964 * 0.408248 / 2, abs=1e-5)
    assert found.high == pytest.approx(0.900078, abs=1e-5)


def test_an_interval_stays_between_0_and_1_and_never_has_no_width() -> None:
    assert estimate(np.array([1.0, 1.0, 1.0, 0.5])).high == 1.0
    assert estimate(np.ones(10)) == Estimate(1.0, 0.7, 1.0)
    assert estimate(np.ones(1)) == Estimate(1.0, 0.0, 1.0)
    assert estimate(np.ones(0)) == Estimate(0.5, 0.0, 1.0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    dice = np.random.default_rng(7)
    found = [estimate(dice.choice([0.0, 0.5, 1.0], 60, p=[0.2, 0.3, 0.5])) for _ in range(1_000)]
    assert 0.92 < np.mean([one.low <= 0.65 <= one.high for one in found]) < 0.97


def test_sprt_by_hand() -> None:
    found = sprt(np.array([1.0] * 15 + [0.0] * 5))
    assert found.llr == pytest.approx(20 * 0.05 * (1.5 - 1.05) / (2 * 4.25 / 22))
    assert (found.upper, found.lower) == (pytest.approx(log(19)), pytest.approx(-log(19)))
    assert found.better is None and found.deals == 20
    assert sprt(np.ones(9)).better is None and sprt(np.ones(10)).better is True and sprt(np.zeros(10)).better is False
    assert sprt(np.ones(0)).llr == 0


@pytest.mark.parametrize(("chances", "better"), in_turns(HYPOTHESES, 3))
def test_sprt_errs_no_more_often_than_it_says(chances: tuple[float, ...], better: bool) -> None:
    """In 300 tests at either hypothesis, at most some 5 % end wrong (8 %: three standard errors more)."""
    dice = np.random.default_rng(11)
    lost, drawn, won = chances
    tilt = 0.05 if better else 0.0
    wrong = 0
    for _ in range(300):
        deals = dice.choice([0.0, 0.5, 1.0], 4_000, p=[lost - tilt, drawn, won + tilt])
        after = next(n for n in range(10, len(deals)) if sprt(deals[:n]).better is not None)
        wrong += sprt(deals[:after]).better is not better
    assert wrong <= 0.08 * 300


def test_shares_are_averaged_over_orders_and_split_among_winners() -> None:
    games = [played(0, (0, 1), (0,)), played(0, (1, 0), (0, 1)), played(1, (0, 1), (1,)), played(1, (1, 0), ())]
    deals = whole_deals(games, 2)
    assert bot_shares(deals, 2).tolist() == [[0.75, 0.25], [0.25, 0.75]]
    assert seat_shares(deals, 2).tolist() == [[0.75, 0.25], [0.25, 0.75]]
    assert outcomes(games, 0) == (1, 2, 1)


def test_a_bot_at_two_seats_wins_with_both() -> None:
    game = played(0, (0, 1, 0), (0, 2))
    assert bot_shares([[game]], 2).tolist() == [[1.0, 0.0]]
    assert outcomes([game], 0) == (1, 0, 0) and outcomes([game], 1) == (0, 0, 1)


def test_a_deal_that_lacks_an_order_is_not_counted() -> None:
    games = [played(0, (0, 1), (0,)), played(0, (1, 0), (0,)), played(1, (0, 1), (0,))]
    assert [len(deal) for deal in whole_deals(games, 2)] == [2]
    assert summarise(contest(("bosun", "deckhand"), 2), games[2:]).deals == 0


def test_who_finished_before_whom() -> None:
    game = played(0, (0, 1, 2), (2,), scores=(5, 5, 1))
    assert beaten([[game]], 3)[0].tolist() == [[0, 0.5, 0], [0.5, 0, 0], [1, 1, 0]]
    fault = played(0, (0, 1, 2), (1, 2), scores=(99, 1, 2), fault=Fault(0, "crashed"))
    assert beaten([[fault]], 3)[0].tolist() == [[0, 0, 0], [1, 0, 0], [1, 0, 0]]


def test_ratings_of_two_by_hand() -> None:
    wins = np.array([[[0.0, 30.0], [10.0, 0.0]]])
    assert fit_ratings(wins, 1)[0] == pytest.approx([ELO * log(3), 0.0])
    assert fit_ratings(wins, 0)[0] == pytest.approx([0.0, -ELO * log(3)])


def test_ratings_find_known_strengths() -> None:
    dice = random.Random(3)
    truth = [0.0, 120.0, 260.0, 400.0]
    deals = []
    for deal in range(250):
        games = []
        for turn in range(4):
            lineup = tuple((seat - turn) % 4 for seat in range(4))
            strength = [truth[one] / ELO + -log(-log(dice.random())) for one in lineup]  # who leads follows Plackett and Luce
            order = sorted(range(4), key=lambda seat: strength[seat])
            scores = tuple(order.index(seat) for seat in range(4))
            games.append(played(deal, lineup, (order[-1],), scores=scores))
        deals.append(games)
    found = ratings(beaten(deals, 4), 0)
    assert found[0] == Estimate(0.0, 0.0, 0.0)
    for one, true in zip(found[1:], truth[1:], strict=True):
        assert one.low < true < one.high and one.high - one.low < 80


def test_who_never_lost_is_finite_and_uncertain() -> None:
    games = [[played(deal, (0, 1), (0,)), played(deal, (1, 0), (1,))] for deal in range(10)]
    never_lost, anchor = ratings(beaten(games, 2), 1)
    assert 400 < never_lost.low < never_lost.mean < never_lost.high < 3_000 and anchor == Estimate(0.0, 0.0, 0.0)


def test_a_seat_that_always_wins_shows_and_the_bots_are_even() -> None:
    games = [played(deal, lineup, (0,)) for deal in range(30) for lineup in ((0, 1), (1, 0))]
    found = summarise(contest(("bosun", "captain"), 2), games)
    assert found.seats == [Estimate(1.0, 0.9, 1.0), Estimate(0.0, 0.0, 0.1)]
    assert [one.share.mean for one in found.standings] == [0.5, 0.5]
    assert found.decided is not None and found.decided.mean == 0.5


def test_a_summary_by_hand() -> None:
    games = [
        played(0, (0, 1), (0,), scores=(20, 10), thought=((1.0, 3.0), ())),
        played(0, (1, 0), (1,), scores=(4, 8), thought=((0.5,), (2.0,))),
        played(1, (0, 1), (0, 1), scores=(6, 6)),
        played(1, (1, 0), (1,), scores=(0, 0), fault=Fault(0, "late")),
    ]
    found = summarise(contest(("captain", "deckhand"), 2), games)
    captain, deckhand = found.standings
    assert (captain.won, captain.shared, captain.lost, captain.points) == (3, 1, 0, 34 / 4)
    assert captain.share.mean == 0.875 and captain.mean_seconds == pytest.approx(7 / 5)
    assert deckhand.faults == 1 and captain.faults == 0 and found.anchor == 1 and deckhand.rating.mean == 0
    assert found.decided is not None and found.decided.mean == 1.0


def test_undecided_games_have_no_winner_rate() -> None:
    assert decided_games([[played(0, (0, 1), (0, 1)), played(0, (1, 0), ())]]) is None


def test_a_bot_against_itself_is_numbered() -> None:
    assert labels(["bosun", "captain", "bosun"]) == ["bosun #1", "captain", "bosun #2"]
