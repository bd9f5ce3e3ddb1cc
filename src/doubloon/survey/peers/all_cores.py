"""The second part of `make bench`: batches on all cores, as a learner would have them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from statistics import median

from ...core.game import Game
from ...games import catalogue
from ...lab.batch import Batch
from .page import processor, write, written

MARK = "all cores"
GAMES = 16_384
OPENING = 100
"""Steps before the clock runs, so that games have gone their different ways."""
ROUNDS = 5
SECONDS = 2.0


def rate(batch: Batch, seconds: float) -> float:
    """Moves a second: each chosen at random from the mask, checked and made, with mask, observation and rewards written anew."""
    moves, begun = 0, time.perf_counter()
    while (gone := time.perf_counter() - begun) < seconds:
        batch.step(batch.choose())
        moves += len(batch)
    return moves / gone


def row(game: Game) -> str:
    """One game, as a line of the table."""
    batch = Batch(game, GAMES)
    for _ in range(OPENING):
        batch.step(batch.choose())
    rates = sorted(rate(batch, SECONDS) for _ in range(ROUNDS))
    sizes = f"{batch.mask.shape[1]:,} | {batch.observation.shape[1]:,}"
    return f"| {game.name} | {batch.seats} | {sizes} | {written(median(rates))} ({written(rates[0])}–{written(rates[-1])}) |"


def main(page: Path) -> None:
    """Measure all games, and write it down."""
    lines = [
        f"{GAMES:,} games at once on all {len(os.sched_getaffinity(0))} cores of: {processor()}; before it, the load average was "
        f"{os.getloadavg()[0]:.1f}.",
        "",
        "| game | seats | moves there are | numbers seen | moves/s, masks and observations included |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in catalogue.values():
        lines.append(row(game))
        print(lines[-1], file=sys.stderr, flush=True)
    write(page, "\n".join(lines) + "\n", MARK)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
