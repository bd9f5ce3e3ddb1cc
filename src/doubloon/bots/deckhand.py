"""The deckhand: does whatever he is allowed to, at random."""

from __future__ import annotations

import random

from ..core.numbering import Move
from ..core.table import Table
from .effort import UP_TO_THE_BOT, Effort


class Deckhand:
    """Every legal move is as good as the next."""

    name = "deckhand"

    def __init__(self, effort: Effort = UP_TO_THE_BOT) -> None:
        pass  # no effort makes him better

    def choose(self, world: Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> Move:
        """A legal move, by chance; the same one for the same seed."""
        return random.Random(seed).choice(world.moves(seat))
