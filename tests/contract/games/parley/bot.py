"""What a good player knows."""

from __future__ import annotations

from doubloon.core import Array, State, rule

from .rules import total

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 6, "scale": 4.0, "margin": 0.3, "point": 1}
"""How the search is tuned for this game: see bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """Worth so far."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Who knows."""
    return 1.0
