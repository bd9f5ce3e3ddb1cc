"""Games whose answers are known: made up, or of the tests' own game, which is quick to compile."""

from __future__ import annotations

from typing import Any

import numpy as np

import doubloon
from doubloon.core.options import read_options
from doubloon.lab.study import play
from doubloon.lab.study.sample import Sample, play_sample
from doubloon.lab.study.things import Things

from ..sample import SAMPLE

GAME = "parley"
SEED = f"tests {SAMPLE}"


def made_up(deals: int, seats: int, crews: int = 1, batches: int = 10) -> Sample:
    """Finished games of ten moves in which nobody has done anything yet."""
    game = doubloon.game(GAME)
    games = np.zeros(deals * crews, play.PLAYED)
    games["finished"] = 1
    games["moves"] = 10
    games["lead"] = -1
    things = Things(game)
    edges = np.linspace(0, deals, batches + 1).astype(np.int64) * crews
    return Sample(game, seats, things, np.zeros((crews, seats)), games, np.zeros((batches, len(things), play.SUMS)), edges)


def played(crews: list[list[str]], deals: int, name: str = GAME, **more: Any) -> Sample:
    """Games that were really played."""
    game = doubloon.game(name)
    seats = len(crews[0])
    return play_sample(game, seats, read_options(name, game.options, {}, seats), crews, deals, **{"seed": SEED, **more})
