"""Rows of numbers, copied in one go: the compiler moves many at once."""

from __future__ import annotations

from .jit import rule
from .types import Array


@rule
def write_row(out: Array, n: int, row: Array) -> int:
    """Write a row at place n; returns how far `out` is written."""
    here = out[n:]
    for place in range(len(row)):
        here[place] = row[place]
    return n + len(row)


@rule
def offer(out: Array, n: int, move: int, why_not: int) -> int:
    """Write a candidate at place n if nothing speaks against it; returns how far `out` is written."""
    if why_not:
        return n
    out[n] = move
    return n + 1
