"""Tests on a busy machine: no test may hang on who is quicker.

`make stress TIMES=20 LOAD=8` runs the browser's and the server's part again and again, each time as on another day, beside
processes that do nothing but keep the machine busy.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..sample import SAMPLE
from .fingerprint import ROOT

WORKERS = 2
BUSY = "while True: pass"


@contextmanager
def busy(load: int) -> Iterator[None]:
    """With our own workers, so many processes want to run."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(load - WORKERS)]
    try:
        yield
    finally:
        for one in others:
            one.kill()
            one.wait()


def run(parts: list[str], sample: int) -> tuple[bool, str]:
    """Whether all passed on that day, and what was said."""
    words = [sys.executable, "-m", "pytest", "-n", str(WORKERS), *parts]
    environ = {**os.environ, "DOUBLOON_SAMPLE": str(sample)}
    done = subprocess.run(words, cwd=ROOT, env=environ, capture_output=True, text=True, check=False)
    return done.returncode == 0, done.stdout


def main(times: int, load: int, parts: list[str]) -> int:
    failed = 0
    with busy(load):
        for number in range(1, times + 1):
            began = time.monotonic()
            good, said = run(parts, SAMPLE + number)
            failed += not good
            told = re.findall(r"\d+ (?:passed|failed|errors?)\b", said)
            cost = f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.0f}"
            print(f"   {number} of {times}, sample {SAMPLE + number}: {', '.join(told)}, {cost}", flush=True)
            if not good:
                print(said[-8000:], flush=True)
    print(f"── {times - failed} of {times} runs without a failure, at a load of {load}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
