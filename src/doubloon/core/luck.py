"""Dice of whoever plays or searches at random: quick, and never used by a rule."""

from __future__ import annotations

from .jit import rule
from .types import Array


@rule
def pick(luck: Array, sides: int) -> int:
    """A whole number from 0 to sides - 1 (xorshift32 in a 64-bit int); luck[0] is the state, and not 0."""
    x = luck[0]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    luck[0] = x
    return (x * sides) >> 32
