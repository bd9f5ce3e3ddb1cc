"""Powers, logarithms and the like, made of sums, products and tables alone: the same to the last bit at every speed.

What a processor's own library answers differs in its last bits from machine to machine, and WebAssembly has none at all.
"""

from __future__ import annotations

import math

from .arrays import np
from .jit import rule
from .types import Array

LN2_HIGH = 0.693147180369123816490
LN2_LOW = 1.90821492927058770002e-10
"""The logarithm of two, in two parts: so many times the first is exact."""
LEAST_POWER, MOST_POWER = -1021, 1023
TERMS = 13
THIRD = 1.0 / 3.0
KNOWN = 4096
"""Logarithms of whole numbers up to here lie in a table."""


def powers_of_two() -> Array:
    """2 ** n, from the least to the most."""
    return np.array([math.ldexp(1.0, n) for n in range(LEAST_POWER, MOST_POWER + 1)])


def inverse_factorials() -> Array:
    """1 / n!."""
    found = [1.0]
    for n in range(1, TERMS + 1):
        found.append(found[-1] / n)
    return np.array(found)


def first_logarithms() -> Array:
    """Of the whole numbers from 1 on, each from the one before: ln(n) - ln(n - 1) = 2 artanh(1 / (2n - 1))."""
    found, lost = [0.0], 0.0
    for n in range(2, KNOWN + 1):
        x = 1.0 / (2 * n - 1)
        power, total, k = x, 0.0, 1
        while power > 1e-18:
            total += power / k
            power *= x * x
            k += 2
        step = 2.0 * total - lost
        found.append(found[-1] + step)
        lost = (found[-1] - found[-2]) - step  # what rounding took is given back to the next
    return np.array(found)


POWERS, INVERSES, LOGS = powers_of_two(), inverse_factorials(), first_logarithms()


@rule
def exponential(x: float) -> float:
    """e to the power of x; 0 where that is next to nothing."""
    if x < -700.0:
        return 0.0
    x = min(x, 700.0)
    twos = int(x / (LN2_HIGH + LN2_LOW) + (0.5 if x >= 0.0 else -0.5))
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    total = INVERSES[TERMS]
    for n in range(TERMS):
        total = total * rest + INVERSES[TERMS - 1 - n]
    return total * POWERS[twos - LEAST_POWER]


@rule
def logarithm(number: int) -> float:
    """Of a whole number from 1 on; beyond the table, of its first twelve binary digits, and of how little is left."""
    if number <= KNOWN:
        return LOGS[number - 1]
    first, halved = number, 0
    while first > KNOWN:
        first >>= 1
        halved += 1
    known = first << halved
    x = (number - known) / known
    left = x * (1.0 - x * (0.5 - x * (THIRD - x * 0.25)))
    return LOGS[first - 1] + (halved * (LN2_HIGH + LN2_LOW) + left)


@rule
def squash(x: float) -> float:
    """The hyperbolic tangent: any number, squeezed between -1 and 1."""
    shrunk = exponential(-2.0 * abs(x))
    y = (1.0 - shrunk) / (1.0 + shrunk)
    return y if x >= 0.0 else -y
