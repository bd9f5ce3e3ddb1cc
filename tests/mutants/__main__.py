"""`python -m tests.mutants GAME COUNT SEED`: who survives? Exits with 1 where fewer than 95 % are noticed."""

from __future__ import annotations

import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .changes import Mutant, mutants_of
from .trial import Verdict, measure, try_mutant

ROOT = Path(__file__).parent.parent.parent
NOTICED = 0.95


def rule_files(game: str) -> list[Path]:
    """Where a game's rules are."""
    folder = ROOT / "src" / "doubloon" / "games" / game
    return [file for file in (folder / "rules.py", *sorted((folder / "rules").glob("*.py"))) if file.exists()]


def sample(game: str, count: int, seed: str) -> list[Mutant]:
    """So many of all the changes there are, drawn by the seed."""
    every = [mutant for file in rule_files(game) for mutant in mutants_of(file)]
    return random.Random(seed).sample(every, min(count, len(every)))


def run(game: str, count: int, seed: str) -> bool:
    """Try them, two at a time; tells each survivor."""
    mutants = sample(game, count, seed)
    began = time.monotonic()
    print(f"── {game}: {len(mutants)} mutants by seed {seed}; make mutants GAME={game} COUNT={count} SEED={seed} repeats this")
    yardstick = measure(game)
    print(f"   unchanged: {yardstick.tests} tests pass in {yardstick.seconds:.0f} s", flush=True)
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(os.cpu_count()) as hands:
        verdicts = hands.map(lambda one: try_mutant(game, one, yardstick), mutants)
        for number, (mutant, verdict) in enumerate(zip(mutants, verdicts, strict=True), 1):
            if verdict is Verdict.SURVIVED:
                survivors.append(mutant)
                print(f"   survives: {mutant}", flush=True)
            if number % 20 == 0:
                print(f"   {number} of {len(mutants)}, {time.monotonic() - began:.0f} s", flush=True)
    noticed = len(mutants) - len(survivors)
    print(f"   {game}: {noticed} of {len(mutants)} noticed, {noticed / len(mutants):.1%}, in {time.monotonic() - began:.0f} s")
    return noticed >= NOTICED * len(mutants)


if __name__ == "__main__":
    name, most, drawn = sys.argv[1:4]
    sys.exit(0 if run(name.replace("-", "_"), int(most), drawn) else 1)
