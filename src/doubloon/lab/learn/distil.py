"""Make a student of a teacher: `python -m doubloon.lab.learn.distil GAME TEACHER.npz --rounds 60`.

The teacher plays against itself; the student learns to prefer what it prefers, and to hope for what it hopes for.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .crowd import Crowd, piled
from .fleets import School, open_school
from .measure import contests
from .network import Adam, Weights, new_weights, read_weights, slopes, think, write_weights
from .selfplay import Learner

WIDTHS = (64, 32)
"""Of a student: what an instinct has (bots/instinct.py)."""
STEPS, PART = 16, 2048
"""Decisions in each game between two lessons, and positions learned from at once."""
RATE, LEAST = 3e-3, 0.05
VALUE = 2.0
"""How much more a chance counts than a preference."""


def lesson(teacher: Learner) -> list[Any]:
    """What a teacher thinks while it plays on."""
    xp, found = teacher.xp, []
    for _ in range(STEPS):
        look = teacher.crowd.look()
        policy, value = teacher.think(teacher.weights, look)
        found.append((look.seen, look.moves, look.hope, look.seats, policy, value))
        teacher.crowd.step(look.moves[xp.arange(len(policy)), teacher.draw(policy)])
    seen, moves, hope, seats, policies, values = zip(*found, strict=True)
    return [
        xp.concatenate(seen), piled(moves, xp), piled(hope, xp, -1), xp.concatenate(seats), piled(policies, xp),
        xp.concatenate(values),
    ]  # fmt: skip


def study(student: Weights, adam: Adam, teacher: Learner, columns: list[Any], rate: float) -> tuple[float, float]:
    """Learn from a lesson; returns how far the student was from its teacher: in preferences, and in chances."""
    xp, gaps = teacher.xp, []
    order = teacher.dice.permutation(len(columns[0]))
    for at in range(0, len(order), PART):
        seen, moves, hope, seats, policy, value = (one[order[at : at + PART]] for one in columns)
        thought = think(student, teacher.eyes, seen, moves, hope, seats, xp)
        gap = (policy * (xp.log(xp.maximum(policy, 1e-9)) - xp.log(xp.maximum(thought.policy, 1e-9)))).sum(1)
        gaps.append((float(gap.mean()), float(xp.abs(value - thought.value).mean())))
        slope = slopes(student, thought, (thought.policy - policy) / len(gap), VALUE * (thought.value - value) / len(gap), xp)
        adam.step(student, slope, rate)
    return float(np.mean([one for one, _ in gaps])), float(np.mean([one for _, one in gaps]))


def distil(school: School, teacher: Weights, *, rounds: int, games: int, seed: int = 1, every: int = 10) -> Weights:
    """A student after so many lessons."""
    xp = school.xp
    master = Learner(teacher, school.eyes, Crowd(school.harbour, school.ways, games, seed + 1, xp), seed, xp)
    fresh = new_weights(np.random.default_rng(seed), school.eyes.width, WIDTHS, school.moves)
    student = {name: xp.asarray(one) for name, one in fresh.items()}
    student["faith"] = teacher["faith"].copy()
    adam, began = Adam(student, xp), time.perf_counter()
    for n in range(rounds):
        rate = RATE * (1 - (1 - LEAST) * n / rounds)
        gaps = study(student, adam, master, lesson(master), rate)
        if n % every == 0:
            print(f"{school.game} {n}, {time.perf_counter() - began:.0f} s: {gaps[0]:.3f} {gaps[1]:.3f}", flush=True)
    return student


def main(arguments: Sequence[str] | None = None) -> None:
    """Make a student."""
    parser = argparse.ArgumentParser(description="Make a small network of a large one.")
    parser.add_argument("game")
    parser.add_argument("teacher", type=Path)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    given = parser.parse_args(arguments)
    school = open_school(given.game)
    student = distil(
        school, read_weights(given.teacher, school.xp), rounds=given.rounds, games=given.games, seed=given.seed
    )  # fmt: skip
    write_weights(student, given.out / f"{school.game}.student.npz")
    print(json.dumps(contests(school, student, 512)))


if __name__ == "__main__":
    main()
