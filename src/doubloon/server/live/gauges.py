"""What can be measured of a harbour while it works; who measures it, and whether anybody does, is not the harbour's business."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from ..table.entries import AnyEntry


class Gauges:
    """Nobody measures."""

    def writing(self) -> AbstractContextManager[object]:
        """As long as a line is being written."""
        return nullcontext()

    def told(self, entry: AnyEntry) -> None:
        """A line more in the log."""

    def published(self, seconds: float) -> None:
        """From an entry until everybody who watches was told."""


UNMEASURED = Gauges()
