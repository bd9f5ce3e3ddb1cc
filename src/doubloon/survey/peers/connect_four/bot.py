"""What a good player knows: here nothing, so that search plays every game to its end, as the others' do."""

from __future__ import annotations

from ....core import Array, State, rule
from .components import COLUMNS, ROWS, SEATS

SEARCH = {
    "explore": 0.7, "bias": 0.0, "widen": COLUMNS, "cut": COLUMNS * ROWS, "scale": 1.0, "margin": 0.0, "point": 1,
}  # fmt: skip
"""Plain UCT: every move is tried before one is tried twice, and playouts are whole. See bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """All stand equally well: it is never asked, since no playout is cut."""
    for seat in range(SEATS):
        out[seat] = 0


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Every move looks alike."""
    return 1.0
