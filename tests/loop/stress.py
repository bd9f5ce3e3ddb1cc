"""Tests on a busy machine: no test may hang on who is quicker.

`make stress TIMES=20 LOAD=8` runs the browser's part and the server's twenty times each, every time as on another day, and eight
runs at once: each is the load of the others, so nothing is done for nothing.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass

from ..sample import SAMPLE
from .fingerprint import ROOT


@dataclass(frozen=True)
class Run:
    """One part on one day, and how it went."""

    part: str
    sample: int
    good: bool
    said: str
    seconds: float

    def __str__(self) -> str:
        told = ", ".join(re.findall(r"\d+ (?:passed|failed|errors?)\b", self.said))
        return f"{self.part}, sample {self.sample}: {told}, {self.seconds:.0f} s, load {os.getloadavg()[0]:.0f}"


def run(part: str, sample: int) -> Run:
    """Run it to its end."""
    began = time.monotonic()
    environ = {**os.environ, "DOUBLOON_SAMPLE": str(sample)}
    words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", part]
    done = subprocess.run(words, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    return Run(part, sample, done.returncode == 0, done.stdout, time.monotonic() - began)


def all_runs(times: int, load: int, parts: list[str]) -> Iterator[Run]:
    """So many at once, each as it ends; the parts in turns, so that unlike ones meet."""
    with ThreadPoolExecutor(load) as hands:
        days = range(SAMPLE + 1, SAMPLE + times + 1)
        for one in as_completed([hands.submit(run, part, day) for day in days for part in parts]):
            yield one.result()


def main(times: int, load: int, parts: list[str]) -> int:
    failed = 0
    for number, one in enumerate(all_runs(times, load, parts), 1):
        print(f"   {number} of {times * len(parts)}: {one}", flush=True)
        if not one.good:
            failed += 1
            print(one.said[-8000:], flush=True)
    print(f"── {times * len(parts) - failed} of {times * len(parts)} runs without a failure, {load} at once")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
