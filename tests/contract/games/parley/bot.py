"""What a good player knows."""

from __future__ import annotations

from ...core import Array, State, rule
from .rules import total


@rule
def evaluate(s: State, out: Array) -> None:
    """Worth so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Who knows."""
    return 1.0
