"""Games that are measured, and never offered to anybody."""

from __future__ import annotations

from functools import cached_property

from ...core import Game
from ...core.jit import twin


class Unlisted(Game):
    """A game of this folder: whole in every way, but no catalogue lists it."""

    @cached_property
    def twin(self) -> Game:
        """The same game in plain Python."""
        return twin(f"survey.peers.{self.folder.name}").GAME
