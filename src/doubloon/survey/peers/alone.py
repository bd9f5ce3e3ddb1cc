"""A contender alone in a process of its own, on one core: `python -m doubloon.survey.peers.alone CORE SECONDS CONTEST CONTENDER`.

It prints what one window saw, as JSON.
"""

from __future__ import annotations

import os
import sys

import msgspec

from .window import measure


def main(core: str, seconds: str, contest: str, contender: str) -> None:
    """Measure one contender of one contest, and print what was seen."""
    os.sched_setaffinity(0, {int(core)})
    from .contests import find  # after that, so that whatever it starts stays on this core

    work = find(contest, contender).prepare()
    sys.stdout.write(msgspec.json.encode(measure(work, float(seconds))).decode())


if __name__ == "__main__":
    main(*sys.argv[1:])
