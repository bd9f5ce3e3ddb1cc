"""What a bot thought: the moves it weighed, what it made of them, and the line it expects."""

from __future__ import annotations

from ..core.forms import Struct
from ..core.numbering import Move


class Weighed(Struct, frozen=True):
    """A move that was weighed."""

    move: str
    chance: float
    """What it is worth to the mover, between 0 and 1: mostly the chance to win."""
    visits: int
    """How often it was tried."""


class Advice(Struct, frozen=True):
    """A choice with its reasons."""

    move: Move
    weighed: list[Weighed]
    """The choice, those as good, then from the most to the least tried."""
    line: list[tuple[int, str]]
    """The seats and moves expected from here on, the chosen one first."""
    iterations: int
    seconds: float
    exact: bool = False
    """Whether the choice is proven, not weighed."""
    error: float = 0.0
    """By how much a proven choice may fall short of the best at most."""
