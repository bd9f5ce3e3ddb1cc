"""`python -m tests.mutants GAME COUNT SEED`: who survives? Exits with 1 where fewer than 95 % are noticed."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

from .changes import Mutant, mutants_of
from .trial import Verdict, try_all

ROOT = Path(__file__).parent.parent.parent
FOLDERS = (ROOT / "src" / "doubloon" / "games", ROOT / "tests" / "contract" / "games")
NOTICED = 0.95


def rule_files(game: str) -> list[Path]:
    """Where a game's rules are."""
    parts = [part for folder in FOLDERS for part in (folder / game / "rules.py", *sorted((folder / game / "rules").glob("*.py")))]
    return [part for part in parts if part.exists()]


def sample(game: str, count: int, seed: str) -> list[Mutant]:
    """So many of all the changes there are, drawn by the seed."""
    every = [mutant for file in rule_files(game) for mutant in mutants_of(file)]
    return random.Random(seed).sample(every, min(count, len(every)))


class Clerk:
    """Writes down what became of each mutant, and tells the survivors."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants, self.began = mutants, time.monotonic()
        self.verdicts: list[Verdict] = []

    def hear(self, mutant: Mutant, verdict: Verdict) -> None:
        """One more."""
        self.verdicts.append(verdict)
        if verdict is Verdict.SURVIVED:
            print(f"   survives: {mutant}", flush=True)
        if len(self.verdicts) % 20 == 0:
            print(f"   {len(self.verdicts)} of {len(self.mutants)}, {self.spent}", flush=True)

    def many(self, *verdicts: Verdict) -> int:
        """How many ended so."""
        return sum(map(self.verdicts.count, verdicts))

    @property
    def spent(self) -> str:
        """How long it has taken, with all its processes that have ended."""
        return f"{time.monotonic() - self.began:.0f} s, {sum(os.times()[:4]):.0f} s of a processor"


def run(game: str, count: int, seed: str) -> bool:
    """Try them; says whether enough were noticed."""
    mutants = sample(game, count, seed)
    print(f"── {game}: {len(mutants)} mutants by seed {seed}; make mutants GAME={game} COUNT={count} SEED={seed} repeats this")
    clerk = Clerk(mutants)
    try_all(game, mutants, clerk.hear)
    noticed, endless, idle = clerk.many(Verdict.NOTICED, Verdict.ENDLESS), clerk.many(Verdict.ENDLESS), clerk.many(Verdict.IDLE)
    share = noticed / (len(mutants) - idle)
    print(f"   {game}: {noticed} of {len(mutants) - idle} noticed, {share:.1%}, {endless} of them by the clock, in {clerk.spent}")
    if idle:
        print(f"   {idle} more were drawn that only add or take away 0")
    return share >= NOTICED


if __name__ == "__main__":
    name, most, drawn = sys.argv[1:4]
    sys.exit(0 if run(name.replace("-", "_"), int(most), drawn) else 1)
