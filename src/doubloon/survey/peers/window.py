"""One window: a contender works for a while, and counts.

Seconds are those a core worked for this process, so that whoever else is busy on the machine takes nothing away from either side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import process_time

import msgspec

Tally = Mapping[str, float]
"""What was done in one go: {"moves": 2130, "playouts": 100}."""
Work = Callable[[], Tally]
"""Does a little of something, a few milliseconds' worth, and says how much that was."""


class Window(msgspec.Struct, frozen=True):
    """What one window saw."""

    done: dict[str, float]
    seconds: float

    def rate(self, unit: str) -> float:
        """So many a second."""
        return self.done[unit] / self.seconds


def measure(work: Work, seconds: float) -> Window:
    """Work for so long, after once to warm up."""
    work()
    done: dict[str, float] = {}
    begun = process_time()
    while (took := process_time() - begun) < seconds or not done:
        for unit, count in work().items():
            done[unit] = done.get(unit, 0) + count
    return Window(done, took)
