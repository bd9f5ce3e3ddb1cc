"""Teach a network a game by self-play: `python -m doubloon.lab.learn.train GAME --seconds 300`, or `--rounds 50`.

It writes `OUT/<game>.teacher.npz` with the curve beside it, and goes on from there when it is called again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from .crowd import Crowd
from .fleets import School, open_school
from .measure import CONTESTS, RIVALS, contests
from .network import FAINT, NEVER, Adam, Weights, new_weights, softmax, to_numpy, write_weights
from .selfplay import AHEAD, HABIT, STEPS, Learner

RATE = 1e-3
LEAST = 0.1
"""Of rate and habit so much is left at the end."""
LISTENING = 20
"""Rounds in which only chances are learned, from results alone: what is told of a move before that is noise."""
NEW_RIVAL = 25
"""After so many rounds the league has another guest."""
FAITHS = (1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
SURE = 0.8
"""So likely is at first, on average, the move that the game's own prior likes best."""
PATIENCE = 10
"""Between two measurements it is learned for so many times as long as one takes."""
OPENING = 40
"""Moves into the games, that is looked at."""


def begin(
    school: School, widths: Sequence[int], games: int, seed: int, kept: Path | None, faith: float | None
) -> tuple[Learner, dict[str, Any]]:
    """A learner at the beginning, or where he was, and what is told of him; faith is how much the prior counts at first."""
    weights = new_weights(np.random.default_rng(seed), school.eyes.width, tuple(widths), school.moves)
    told: dict[str, Any] = {"rounds": 0, "seconds": 0.0, "decisions": 0, "curve": []}
    crowd = Crowd(school.harbour, school.ways, games, seed, school.xp)
    told["faith"] = first_faith(crowd) if faith is None else faith
    weights["faith"][:] = told["faith"]
    found = None
    if kept is not None and kept.is_file():
        found = np.load(kept)
        told = json.loads(kept.with_suffix(".json").read_text())
        weights = {name: found[f"weight {name}"] for name in weights}
    at_home: Weights = {name: school.xp.asarray(one) for name, one in weights.items()}
    learner = Learner(at_home, school.eyes, crowd, seed + told["rounds"], school.xp, told["faith"])
    if found is not None:
        restore(learner.adam, found)
    return learner, told


def first_faith(crowd: Crowd) -> float:
    """How much the prior must count for a beginner to play nearly as it does."""
    xp = crowd.xp
    for _ in range(OPENING):
        crowd.step(crowd.choose("promising"))
    look = crowd.look()
    hope = look.hope[(look.hope >= 0).sum(1) > 1]
    known = xp.where(hope < 0, NEVER, xp.log(xp.maximum(hope, 0) + FAINT))
    sure = (one for one in FAITHS if float(softmax(known * one, xp).max(1).mean()) >= SURE)
    return next(sure, FAITHS[-1])


def restore(adam: Adam, found: Any) -> None:
    """The pace of each weight, as it was."""
    adam.steps = int(found["steps"])
    for name in adam.mean:
        adam.mean[name] = adam.xp.asarray(found[f"mean {name}"])
        adam.square[name] = adam.xp.asarray(found[f"square {name}"])


def keep(learner: Learner, told: dict[str, Any], file: Path) -> None:
    """Write down where a learner is: first beside the file, then in its place."""
    state = {f"weight {name}": to_numpy(one) for name, one in learner.weights.items()}
    state |= {f"mean {name}": to_numpy(one) for name, one in learner.adam.mean.items()}
    state |= {f"square {name}": to_numpy(one) for name, one in learner.adam.square.items()}
    beside = file.with_suffix(".new.npz")
    np.savez(beside, steps=learner.adam.steps, **state)
    beside.replace(file)
    file.with_suffix(".json").write_text(json.dumps(told, indent=1))


def teach(
    school: School, *, widths: Sequence[int], games: int, seed: int = 1, seconds: float = 0.0, rounds: int = 0,
    every: float = 45.0, kept: Path | None = None, rate: float = RATE, faith: float | None = None,
    listening: int = LISTENING,
) -> tuple[Weights, dict[str, Any]]:  # fmt: skip
    """Play and learn, for so many rounds or seconds in all; returns the weights and what is told of them."""
    learner, told = begin(school, widths, games, seed, kept, faith)
    began, looked = time.perf_counter() - told["seconds"], time.perf_counter()
    while (gone := share_gone(told, time.perf_counter() - began, seconds, rounds)) < 1.0:
        left = 1.0 - (1.0 - LEAST) * gone
        moves = told["rounds"] >= listening
        learner.improve(learner.play(AHEAD if moves else 1.0), rate * left, HABIT * left, moves)
        told["rounds"] += 1
        told["decisions"] += STEPS * len(learner.crowd)
        told["seconds"] = round(time.perf_counter() - began, 1)
        if told["rounds"] % NEW_RIVAL == 0:
            learner.remember()
        if moves and (at := time.perf_counter()) - looked > every:
            report(school, learner, told)
            looked = time.perf_counter()
            every = max(every, PATIENCE * (looked - at))
            if kept is not None:
                keep(learner, told, kept)
    report(school, learner, told)
    if kept is not None:
        keep(learner, told, kept)
    return learner.weights, told


def share_gone(told: dict[str, Any], gone: float, seconds: float, rounds: int) -> float:
    """How much of the way lies behind."""
    return told["rounds"] / rounds if rounds else gone / seconds


def report(school: School, learner: Learner, told: dict[str, Any]) -> None:
    """Measure, and tell."""
    shares = contests(school, learner.weights, min(CONTESTS, len(learner.crowd)), RIVALS[:1])
    told["curve"].append({"seconds": told["seconds"], "decisions": told["decisions"], "shares": shares})
    print(f"{school.game} {told['seconds']:.0f} s, {told['decisions'] / 1e6:.1f} M decisions: {json.dumps(shares)}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Train a teacher."""
    parser = argparse.ArgumentParser(description="Teach a network a game by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rounds", type=int, default=0, help="in place of seconds: same seed, same weights")
    parser.add_argument("--games", type=int, default=16_384)
    parser.add_argument("--widths", type=int, nargs="+", default=[512, 512])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    weights, _ = teach(
        open_school(given.game), widths=given.widths, games=given.games, seed=given.seed, seconds=given.seconds,
        rounds=given.rounds, kept=given.out / f"{given.game}.state.npz", rate=given.rate,
    )  # fmt: skip
    write_weights(weights, given.out / f"{given.game}.teacher.npz")


if __name__ == "__main__":
    main()
