"""How strong bots are, and how sure that is. The unit is the deal: its orders of seats are averaged before all counting."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import log, sqrt
from typing import Any

import msgspec
import numpy as np

from .arena import Contest, Played

Numbers = np.ndarray[Any, np.dtype[np.float64]]

Z95 = 1.959964
FEW_DEALS = 20
"""With fewer deals the intervals are only a hint."""
ALPHA = BETA = 0.05
LEAST_DEALS = 10
"""No test ends before."""
ELO = 400.0 / log(10.0)
RESAMPLES = 400
ANCHOR = "deckhand"
"""Whose rating is 0, if he plays; otherwise the first bot's is."""


class Estimate(msgspec.Struct, frozen=True):
    """A number with its 95 % interval."""

    mean: float
    low: float
    high: float


class Sprt(msgspec.Struct, frozen=True):
    """Where a sequential test stands."""

    p0: float
    p1: float
    llr: float
    """Log-likelihood ratio of "wins p1" to "wins p0"."""
    lower: float
    upper: float
    deals: int
    better: bool | None
    """True: p1 or more. False: p0 or less. None: not decided yet."""


class Standing(msgspec.Struct, frozen=True):
    """What became of one bot."""

    bot: str
    won: int
    shared: int
    lost: int
    share: Estimate
    points: float
    rating: Estimate
    mean_seconds: float
    slow_seconds: float
    """95 % of the decisions took no longer."""
    faults: int


class Summary(msgspec.Struct, frozen=True):
    """What became of a contest."""

    deals: int
    games: int
    standings: list[Standing]
    seats: list[Estimate]
    """Win share of each seat."""
    decided: Estimate | None
    """Of two bots: the first one's wins among the games that only one of them won."""
    anchor: int
    """The bot whose rating is 0."""


# Intervals.


def estimate(values: Numbers) -> Estimate:
    """The mean of shares with its normal interval, kept between 0 and 1."""
    n = len(values)
    if n < 2:
        return Estimate(float(values.mean()) if n else 0.5, 0.0, 1.0)
    mean = float(values.mean())
    spread = float(values.std(ddof=1))
    # Where no deal differed from another, the normal interval would have no width: the rule of three.
    reach = Z95 * spread / sqrt(n) if spread > 0 else 3.0 / n
    return Estimate(mean, max(mean - reach, 0.0), min(mean + reach, 1.0))


def sprt(values: Numbers, p0: float = 0.5, p1: float = 0.55) -> Sprt:
    """Wald's sequential test on the shares of deals, taken as normal with the variance seen so far."""
    n = len(values)
    mean = float(values.mean()) if n else (p0 + p1) / 2
    # Two deals more, one lost and one won, keep the variance from being nothing at first.
    variance = (float(((values - mean) ** 2).sum()) + 0.5) / (n + 2)
    llr = n * (p1 - p0) * (2 * mean - p0 - p1) / (2 * variance)
    lower, upper = log(BETA / (1 - ALPHA)), log((1 - BETA) / ALPHA)
    better = None
    if n >= LEAST_DEALS and not lower < llr < upper:
        better = llr >= upper
    return Sprt(p0, p1, llr, lower, upper, n, better)


def sprt_at_its_end(values: Numbers, p0: float, p1: float) -> Sprt:
    """The test as it stood when it was decided, for whoever has more deals; where it never was, as it stands."""
    tests = (sprt(values[:n], p0, p1) for n in range(LEAST_DEALS, len(values)))
    return next((test for test in tests if test.better is not None), sprt(values, p0, p1))


def percent(found: Estimate) -> str:
    """`62.5 % (51.0–74.0)`."""
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


# From games to shares.


def whole_deals(games: Sequence[Played], orders: int) -> list[list[Played]]:
    """The games deal by deal; a deal of which an order of seats is missing is left out."""
    deals = [list(group) for _, group in groupby(sorted(games, key=lambda game: (game.deal, game.order)), lambda g: g.deal)]
    return [deal for deal in deals if len(deal) == orders]


def bot_shares(deals: Sequence[Sequence[Played]], bots: int) -> Numbers:
    """Of every deal what each bot won, averaged over the orders of seats."""
    shares = np.zeros((len(deals), bots))
    for row, deal in zip(shares, deals, strict=True):
        for game in deal:
            for one, part in zip(game.lineup, game.parts, strict=True):
                row[one] += part / len(deal)
    return shares


def seat_shares(deals: Sequence[Sequence[Played]], seats: int) -> Numbers:
    """Of every deal what each seat won, whoever sat there."""
    return np.array([np.mean([game.parts for game in deal], axis=0) for deal in deals]).reshape(len(deals), seats)


def outcomes(games: Sequence[Played], bot: int) -> tuple[int, int, int]:
    """Games that a bot won alone, shared with another bot, and lost."""
    won = shared = lost = 0
    for game in games:
        mine = [part for one, part in zip(game.lineup, game.parts, strict=True) if one == bot]
        won += sum(mine) > 1 - 1e-9
        lost += sum(mine) == 0
        shared += 0 < sum(mine) <= 1 - 1e-9
    return won, shared, lost


# Ratings.


def places(game: Played) -> list[tuple[bool, bool, int]]:
    """A key for each seat, better places higher: winners first, then by score; whoever was at fault last."""
    fault = game.fault
    if fault is not None:  # the game never ended: only who lost it is known
        return [(seat in game.winners, False, 0) for seat in range(len(game.lineup))]
    return [(True, seat in game.winners, score) for seat, score in enumerate(game.scores)]


def beaten(deals: Sequence[Sequence[Played]], bots: int) -> Numbers:
    """Of every deal how often each bot finished before each other one; equal places are half to both."""
    wins = np.zeros((len(deals), bots, bots))
    for table, deal in zip(wins, deals, strict=True):
        for game in deal:
            keys = places(game)
            for a, one in enumerate(game.lineup):
                for b, other in enumerate(game.lineup):
                    if one != other and not (game.fault and keys[a] == keys[b]):
                        table[one, other] += (keys[a] > keys[b]) + 0.5 * (keys[a] == keys[b])
    return wins


def fit_ratings(wins: Numbers, anchor: int) -> Numbers:
    """Bradley–Terry ratings of greatest likelihood, on the Elo scale, for a stack of tables of wins."""
    bots = wins.shape[-1]
    met = wins + wins.transpose(0, 2, 1)
    free = [one for one in range(bots) if one != anchor]
    strength = np.zeros(wins.shape[:2])
    for _ in range(100):
        chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (wins - met * chance).sum(2)
        bend = met * chance * (1 - chance)
        curve = bend.sum(2)[:, :, None] * np.eye(bots) - bend
        step = np.linalg.solve(curve[:, free][:, :, free], slope[:, free, None])[:, :, 0]
        strength[:, free] += np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-9:
            break
    return strength * ELO


def ratings(wins: Numbers, anchor: int, seed: int = 1, resamples: int = RESAMPLES) -> list[Estimate]:
    """Each bot's rating, with an interval from drawing the deals again and again.

    Every pair that has met is given one drawn game more, so that whoever never lost stays finite; drawn again, it weighs more or
    less. Where games do not bring all together, every pair is.
    """
    if not len(wins):
        return [Estimate(0.0, 0.0, 0.0)] * wins.shape[-1]
    dice = np.random.default_rng(seed)
    drawn = dice.multinomial(len(wins), np.full(len(wins), 1 / len(wins)), resamples)
    itself = np.eye(wins.shape[-1], dtype=bool)
    met = wins.sum(0) + wins.sum(0).T > 0
    together = np.linalg.matrix_power((met | itself).astype(float), len(met)).all()
    draw = 0.5 * (met if together else ~itself)
    resampled = np.einsum("rd,dij->rij", drawn.astype(float), wins) + dice.exponential(size=(resamples, 1, 1)) * draw
    low, high = np.percentile(fit_ratings(resampled, anchor), [2.5, 97.5], axis=0)
    best = fit_ratings(wins.sum(0, keepdims=True) + draw, anchor)[0]
    return [Estimate(*map(float, numbers)) for numbers in zip(best, np.minimum(low, best), np.maximum(high, best), strict=True)]


# All of it.


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names; one that plays against itself is numbered."""
    return [f"{spec} #{bots[: at + 1].count(spec)}" if bots.count(spec) > 1 else spec for at, spec in enumerate(bots)]


def summarise(contest: Contest, games: Sequence[Played]) -> Summary:
    """All that can be said about a contest; only whole deals are counted."""
    bots = list(contest.bots)
    deals = whole_deals(games, contest.orders)
    counted = [game for deal in deals for game in deal]
    shares = bot_shares(deals, len(bots))
    anchor = next((at for at, spec in enumerate(bots) if spec.partition(":")[0] == ANCHOR), 0)
    rated = ratings(beaten(deals, len(bots)), anchor)
    standings = []
    for at, label in enumerate(labels(bots)):
        seats = [(game, seat) for game in counted for seat, one in enumerate(game.lineup) if one == at]
        seconds = [one for game, seat in seats for one in game.thought[seat]]
        standings.append(
            Standing(
                label,
                *outcomes(counted, at),
                share=estimate(shares[:, at]),
                points=float(np.mean([game.scores[seat] for game, seat in seats])) if seats else 0.0,
                rating=rated[at],
                mean_seconds=float(np.mean(seconds)) if seconds else 0.0,
                slow_seconds=float(np.percentile(seconds, 95)) if seconds else 0.0,
                faults=sum(game.fault is not None and game.fault.seat == seat for game, seat in seats),
            )
        )
    seat_estimates = [estimate(column) for column in seat_shares(deals, contest.seats).T]
    return Summary(len(deals), len(counted), standings, seat_estimates, decided_games(deals) if len(bots) == 2 else None, anchor)


def decided_games(deals: Sequence[Sequence[Played]]) -> Estimate | None:
    """How many of the games that only one of two bots won the first of them won; by deals, as a ratio of sums."""
    tallies = np.array([outcomes(deal, 0) for deal in deals]).reshape(len(deals), 3)
    won, decided = tallies[:, 0].astype(float), (tallies[:, 0] + tallies[:, 2]).astype(float)
    if not decided.sum():
        return None
    rate = float(won.sum() / decided.sum())
    n = len(deals)
    residual = won - rate * decided
    spread = sqrt(float((residual**2).sum()) / max(n - 1, 1)) / float(decided.mean())
    reach = 1.0 if n < 2 else Z95 * spread / sqrt(n) if spread > 0 else 3.0 / n
    return Estimate(rate, max(rate - reach, 0.0), min(rate + reach, 1.0))
