"""Numbers with intervals: what would each be if one batch of games were left out (the jackknife)?"""

from __future__ import annotations

from collections.abc import Callable
from math import atan, cos, isfinite, pi, sin, sqrt
from typing import Any

import msgspec
import numpy as np

from ..strength import Z95, Estimate

Numbers = np.ndarray[Any, np.dtype[np.float64]]


class Measure(msgspec.Struct, frozen=True):
    """A number that was measured: its value, and its values with each batch left out."""

    name: str
    value: float
    without: Numbers
    section: str = ""
    share: bool = False
    """Whether it is told in per cent."""
    args: dict[str, str | int] = {}
    """What else its name in words must say: which seat, which part of the game."""
    signed: bool = False
    """Whether it may be below nothing: a difference, a gain. A share of something is not, nor is it more than all."""

    def estimate(self) -> Estimate:
        """With its 95 % interval, of which nothing is told that cannot be."""
        apart = Z95 * spread(self.without)
        found = Estimate(self.value, self.value - apart, self.value + apart)
        return as_share(found) if self.share and not self.signed else found

    def chance(self) -> float:
        """How often mere chance brings a value as far from nothing: Student's t over the batches."""
        error = spread(self.without)
        if not isfinite(error) or not isfinite(self.value):
            return float("nan")
        if error == 0:
            return 0.0 if self.value else 1.0
        return beyond(abs(self.value) / error, len(self.without) - 1)

    def less(self, other: Measure) -> Measure:
        """How much more this is than the same measure of other games, whose batches held the same deals."""
        without = self.without - other.without
        return Measure(self.name, self.value - other.value, without, self.section, self.share, self.args, signed=True)


def as_share(found: Estimate) -> Estimate:
    """An estimate kept between nothing and all."""
    return Estimate(*(min(max(number, 0.0), 1.0) + 0.0 for number in (found.mean, found.low, found.high)))  # + 0.0: never -0.0


def spread(without: Numbers) -> float:
    """The standard error, from the values with each batch left out."""
    batches = len(without)
    if batches < 2 or not np.isfinite(without).all():
        return float("nan")
    return sqrt((batches - 1) / batches * float(((without - without.mean()) ** 2).sum()))


def beyond(t: float, freedom: int) -> float:
    """How often Student's t is as far from 0 or farther; the finite series there is for whole degrees of freedom."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for n in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cos(angle) ** 2 * (n - 1) / n
    within = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return max(1.0 - within, 0.0)


def measured(name: str, sums: Numbers, of: Callable[[Numbers], Any], **more: Any) -> Measure:
    """A measure that is some function of sums; `sums` has a row for each batch, `of` takes rows of sums."""
    total = sums.sum(0, keepdims=True)
    with np.errstate(invalid="ignore", divide="ignore"):
        value = float(np.asarray(of(total), float).ravel()[0])
        without = np.asarray(of(total - sums), float).ravel()
    return Measure(name, value, without, **more)


def ratio(name: str, top: Numbers, bottom: Numbers, **more: Any) -> Measure:
    """A measure that is one sum over another."""
    return measured(name, np.column_stack([top, bottom]), lambda sums: sums[:, 0] / sums[:, 1], **more)


def deviation(name: str, first: Numbers, squares: Numbers, count: Numbers, **more: Any) -> Measure:
    """The standard deviation of something, from its sums, the sums of its squares, and how often it was counted."""
    return measured(
        name,
        np.column_stack([first, squares, count]),
        lambda sums: np.sqrt(np.maximum(sums[:, 1] / sums[:, 2] - (sums[:, 0] / sums[:, 2]) ** 2, 0)),
        **more,
    )
