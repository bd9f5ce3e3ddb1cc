"""Whoever waits for the compiler is told so, on standard error: what is compiled, and about how long it takes.

Where there is no compiler, what cannot do without one says what to install, and what can goes on with the packed rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any

from ..core.errors import Error
from ..core.game import Game
from ..core.jit import HAS_NUMBA

if HAS_NUMBA:
    from numba.core.event import Listener, install_listener
else:
    Listener = object

PATIENCE = 2.0
"""Seconds of compiling that nobody minds; what is read from the cache is never mentioned."""
ROUND = 10
"""Estimates are told to so many seconds."""
SECONDS_A_KILOBYTE = 0.1
"""Of a game's source; on one core of two, when it was measured."""


class Herald(Listener):  # type: ignore[misc]
    """Speaks once, when something has been compiling for a while."""

    def __init__(self, sentence: str) -> None:
        self.sentence = sentence
        self.timer: Timer | None = None

    def on_start(self, event: Any) -> None:
        """The compiler has begun; rules are compiled one inside the other, and the first counts."""
        if self.timer is None:
            self.timer = Timer(PATIENCE, self.speak)
            self.timer.daemon = True
            self.timer.start()

    def on_end(self, event: Any) -> None:
        """Another may follow at once."""

    def speak(self) -> None:
        """Tell whoever waits."""
        print(self.sentence, file=sys.stderr, flush=True)

    def dismiss(self) -> None:
        """There is nothing more to wait for."""
        if self.timer is not None:
            self.timer.cancel()


def need_compiler(what: str) -> None:
    """Refuse without Numba what only machine code can do."""
    if not HAS_NUMBA:
        raise Error(f"{what} in machine code, and there is no Numba to make it: pip install 'doubloon[lab]'.")


def compile_if_possible(game: Game) -> None:
    """For whoever plays very many games: machine code where there is a compiler, else the packed rules."""
    if HAS_NUMBA:
        game.compile()


@contextmanager
def told_of_compiling(game: Game, part: str) -> Iterator[None]:
    """While this lasts, compiling that takes its time is told of; the part is what it is for."""
    herald = Herald(
        f"doubloon: compiling {game.name} for this machine ({part}): about {estimate(game)} seconds, "
        "more if it is busy. The next run finds it ready."
    )
    with install_listener("numba:compile", herald):
        try:
            yield
        finally:
            herald.dismiss()


def estimate(game: Game) -> int:
    """About how many seconds a game's rules take to compile."""
    kilobytes = sum(file.stat().st_size for file in game.folder.rglob("*.py")) / 1_000
    return max(ROUND, round(kilobytes * SECONDS_A_KILOBYTE / ROUND) * ROUND)
