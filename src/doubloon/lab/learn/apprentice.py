"""Make a student of captains: `python -m doubloon.lab.learn.apprentice GAME LOG.npz...`.

He learns to try what they tried, and to hope for what they hoped for and what came of it. Every twentieth game is kept from
him, to see whether he has learned something or only learned it by heart: of all his days the one is kept on which he does best
there.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .distil import LEAST, RATE, VALUE, WIDTHS
from .fleets import School, open_school
from .logbook import Log, read_log
from .network import Adam, Weights, calmed, new_weights, read_weights, slopes, think, write_weights

DAYS = 12
"""So often he goes through the log."""
PART = 512
SHOWN = 20
"""Every so many games one is kept from him."""
PORTION = 4096
CALMS = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
LATER = 6e-4
"""How fast he learns who has learned elsewhere."""
END = 0.5
"""How much of what he is to hope for is the end of the game; the rest is what the search thought."""


def lesson(log: Log, starts: Any, rows: Any) -> tuple[Any, Any, Any, Any, Any, Any]:
    """Some rows of a log: what was seen, moves, priors, seats, how the search was shared out, chances."""
    many = log.many[rows]
    nth = np.arange(many.sum()) - np.repeat(np.cumsum(many) - many, many)
    at, row = np.repeat(starts[rows], many) + nth, np.repeat(np.arange(len(rows)), many)
    moves, policy = np.zeros((len(rows), many.max()), np.int64), np.zeros((len(rows), many.max()), np.float32)
    hope = np.full(moves.shape, -1.0, np.float32)
    moves[row, nth], hope[row, nth], policy[row, nth] = log.moves[at], log.hope[at], log.tried[at]
    value = (1 - END) * log.chances[rows] + END * log.result[rows]
    return log.seen[rows], moves, hope, log.seats[rows].astype(np.int64), policy, value / value.sum(1, keepdims=True)


def begin(school: School, log: Log, starts: Any, rows: Any, before: Weights | None, rng: Any) -> Weights:
    """A student who knows nothing, or one who has learned elsewhere: as calm as brings him nearest to the captains."""
    if before is None:
        return new_weights(rng, school.eyes.width, WIDTHS, school.moves)
    some = rng.permutation(rows)[:PORTION]
    return min((calmed(before, calm) for calm in CALMS), key=lambda one: gaps(one, school, log, starts, some)[0])


def foretold(school: School, log: Log, starts: Any, teacher: Weights) -> Any:
    """What a teacher makes of everybody's chances, row by row."""
    found = []
    for at in range(0, len(log.seats), PORTION):
        seen, moves, hope, seats, _, _ = lesson(log, starts, np.arange(at, min(at + PORTION, len(log.seats))))
        found.append(think(teacher, school.eyes, seen, moves, hope, seats, np).value)
    return np.concatenate(found)


def gaps(student: Weights, school: School, log: Log, starts: Any, rows: Any) -> tuple[float, float, float]:
    """Of some rows: cross entropy, how often he likes best what was tried most, how far his chances are off."""
    found = []
    for at in range(0, len(rows), PORTION):
        seen, moves, hope, seats, policy, value = lesson(log, starts, rows[at : at + PORTION])
        thought = think(student, school.eyes, seen, moves, hope, seats, np)
        cross = -(policy * np.log(np.maximum(thought.policy, 1e-9))).sum(1)
        alike = thought.policy.argmax(1) == policy.argmax(1)
        found.append(np.stack([cross, alike, np.abs(thought.value - value)[:, 0]]))
    cross, alike, off = np.concatenate(found, 1).mean(1)
    return float(cross), float(alike), float(off)


def sum_of(gap: tuple[float, float, float]) -> float:
    """How far he is off, all in all."""
    return gap[0] + VALUE * gap[2]


def learn(
    school: School, log: Log, *, days: int = DAYS, seed: int = 1, before: Weights | None = None, teacher: Weights | None = None
) -> Weights:
    """A student after so many days, as he was on his best; what a teacher foretells takes the place of how games ended."""
    rng, starts = np.random.default_rng(seed), np.concatenate([[0], np.cumsum(log.many)])
    games = np.unique(log.game)
    hidden = np.isin(log.game, rng.permutation(games)[: max(1, len(games) // SHOWN)])
    rows, kept_back = np.flatnonzero(~hidden), np.flatnonzero(hidden)
    if teacher is not None:
        log = log._replace(result=foretold(school, log, starts, teacher))
    student = begin(school, log, starts, rows, before, rng)
    adam, began = Adam(student, np), time.perf_counter()
    best, least = calmed(student, 1.0), np.inf if before is None else sum_of(gaps(student, school, log, starts, kept_back))
    for day in range(days):
        rate = (RATE if before is None else LATER) * (1 - (1 - LEAST) * day / max(days - 1, 1))
        order = rng.permutation(rows)
        for at in range(0, len(order), PART):
            seen, moves, hope, seats, policy, value = lesson(log, starts, order[at : at + PART])
            thought = think(student, school.eyes, seen, moves, hope, seats, np)
            by_policy, by_value = (thought.policy - policy) / len(seen), VALUE * (thought.value - value) / len(seen)
            adam.step(student, slopes(student, thought, by_policy, by_value, np), rate)
        cross, alike, off = gaps(student, school, log, starts, kept_back)
        print(f"{school.game} {day + 1}, {time.perf_counter() - began:.0f} s: {cross:.3f} {alike:.3f} {off:.3f}", flush=True)
        if sum_of((cross, alike, off)) < least:
            best, least = {name: one.copy() for name, one in student.items()}, sum_of((cross, alike, off))
    return best


def main(arguments: Sequence[str] | None = None) -> None:
    """Make a student of captains."""
    parser = argparse.ArgumentParser(description="Make a small network of what captains thought.")
    parser.add_argument("game")
    parser.add_argument("logs", type=Path, nargs="+")
    parser.add_argument("--after", type=Path, help="a student who has learned elsewhere, to go on from")
    parser.add_argument("--teacher", type=Path, help="whose chances are hoped for, beside the captains'")
    parser.add_argument("--days", type=int, default=DAYS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    given = parser.parse_args(arguments)
    school = open_school(given.game)
    given.out.mkdir(parents=True, exist_ok=True)
    before, teacher = (read_weights(one) if one else None for one in (given.after, given.teacher))
    student = learn(school, read_log(given.logs), days=given.days, seed=given.seed, before=before, teacher=teacher)
    write_weights(student, given.out / f"{school.game}.student.npz")


if __name__ == "__main__":
    main()
