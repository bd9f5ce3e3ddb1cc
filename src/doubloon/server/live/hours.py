"""The harbour's time, and the time that is nobody's, since no server was alive or this one could not do anything."""

from __future__ import annotations

import time
from collections.abc import Callable

from ..table.clocks import Span

HELD_UP_MS = 2_000
"""So long after its last beat a server has been held up."""


class Hours:
    """What the clock says, and which of it counts."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.downtimes: list[Span] = []
        """When no server was alive, or this one could not do anything: that time is nobody's."""
        self.beaten: int | None = None
        """When this server last knew that it was not held up; nothing before its watch begins."""
        self.gaps: list[Span] = []
        """Times in which it was, to be written down."""

    @property
    def now(self) -> int:
        """Milliseconds since 1970. Whoever asks after we were held up, stopped or starved, finds that noted first."""
        now = int(self.clock() * 1000)
        if self.beaten is not None and now - self.beaten > HELD_UP_MS:
            gap = (self.beaten, now)
            self.downtimes.append(gap)
            self.gaps.append(gap)
            self.beaten = now
        return now

    def beat(self) -> None:
        """We are not held up."""
        self.beaten = self.now
