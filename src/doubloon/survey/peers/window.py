"""One window: a contender works alone in a process of its own, on one core, and counts.

`python -m doubloon.survey.peers.window CORE SECONDS CONTEST CONTENDER` prints the counts and the seconds as JSON. Seconds are
those the core worked for this process, so that whoever else is busy on the machine takes nothing away from either side.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
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


def main(core: str, seconds: str, contest: str, contender: str) -> None:
    """Measure one contender of one contest, and print what was seen."""
    os.sched_setaffinity(0, {int(core)})
    contests = import_module("doubloon.survey.peers.contests")
    prepare = contests.find(contest, contender).prepare
    sys.stdout.write(msgspec.json.encode(measure(prepare(), float(seconds))).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
