"""Glicko-2, as Mark Glickman wrote it down (Example of the Glicko-2 system, 2013): what a rating becomes by a game.

One game is one rating period, and its seats meet by pairs. Who does not play grows uncertain with time.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

from ...core.forms import Struct, replace

SCALE = 173.7178
"""Points of a rating in one of the system's own units."""
EVEN, DEVIATION, VOLATILITY = 1500.0, 350.0, 0.06
"""Of whoever begins."""
TAU = 0.5
"""How quickly the volatility itself may change."""
CLOSE = 0.000001
PERIOD_MS = 5 * 24 * 60 * 60 * 1000
"""So long without a game weighs as much as a period: in a year a rating that is known to 60 points is known to 110."""
SURE = 1.96
"""So many deviations to either side hold 95 %."""


class Standing(Struct, frozen=True):
    """A rating, how sure it is, and how much it swings."""

    rating: float
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


NEWCOMER = Standing(EVEN)
Met = tuple[Standing, float]
"""Somebody met, and what was won of it: 1, a half or 0."""


def rested(standing: Standing, idle_ms: int) -> Standing:
    """After a time without a game nothing is known better, and less surely."""
    periods = max(idle_ms, 0) // PERIOD_MS
    spread = sqrt(standing.deviation**2 + periods * (standing.volatility * SCALE) ** 2)
    return replace(standing, deviation=min(spread, DEVIATION))


def weight(deviation: float) -> float:
    """How much it tells to meet somebody who is known so surely: g in the paper."""
    return 1 / sqrt(1 + 3 * deviation**2 / pi**2)


def rated(standing: Standing, met: Sequence[Met]) -> Standing:
    """What a standing becomes by one period; the numbers are the steps of the paper."""
    mu, phi = (standing.rating - EVEN) / SCALE, standing.deviation / SCALE  # 2
    slope = bend = 0.0
    for other, won in met:
        g = weight(other.deviation / SCALE)
        expected = 1 / (1 + exp(-g * (mu - (other.rating - EVEN) / SCALE)))
        slope += g * (won - expected)
        bend += g * g * expected * (1 - expected)
    if not bend:
        return standing
    variance = 1 / bend  # 3
    sigma = swung(standing.volatility, phi, variance, variance * slope)  # 4 and 5
    before = sqrt(phi**2 + sigma**2)  # 6
    after = 1 / sqrt(1 / before**2 + 1 / variance)  # 7
    return Standing(EVEN + SCALE * (mu + after**2 * slope), min(SCALE * after, DEVIATION), sigma)  # 8


def swung(volatility: float, phi: float, variance: float, gain: float) -> float:
    """The new volatility: where a function is nothing, by the Illinois method. (Step 5)"""
    middle = log(volatility**2)

    def off(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (gain**2 - spread) / (2 * spread**2) - (x - middle) / TAU**2

    low = middle
    if gain**2 > phi**2 + variance:
        high = log(gain**2 - phi**2 - variance)
    else:
        steps = 1
        while off(middle - steps * TAU) < 0:
            steps += 1
        high = middle - steps * TAU
    off_low, off_high = off(low), off(high)
    while abs(high - low) > CLOSE:
        new = low + (low - high) * off_low / (off_high - off_low)
        off_new = off(new)
        if off_new * off_high <= 0:
            low, off_low = high, off_high
        else:
            off_low /= 2
        high, off_high = new, off_new
    return exp(low / 2)
