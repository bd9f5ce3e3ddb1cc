"""What a game can prove about a choice: the answer of `solve` in its `exact.py`."""

from __future__ import annotations

from .forms import Struct


class Proof(Struct, frozen=True):
    """The moves with what each is worth to the seat, between 0 and 1, mostly its chance to win; the choice first."""

    worth: list[tuple[int, float]]
    """Numbers of moves and their worth. Where the best choice is drawn by lot, it has been drawn."""
    error: float = 0.0
    """By how much the choice may fall short of the best at most."""
    line: list[tuple[int, int]] = []
    """The seats and moves expected from here on, the chosen one first, where that is known."""
