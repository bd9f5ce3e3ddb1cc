"""The full counts, piece by piece: `python -m tests.loop.long [--minutes 60] [--again] [PIECE…]`.

docs/test-long.md keeps what each piece found and which code it tested, so a run that was cut off goes on where it was: a piece
that passed on the code as it stands is not run again. Words choose pieces: `make test-long LONG=kernels`.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from xml.etree import ElementTree

from ..sample import SAMPLE
from .fingerprint import ROOT
from .pieces import Piece, pieces

PAGE = ROOT / "docs" / "test-long.md"
RESULTS = ROOT / "build" / "long"
HEAD = """# The long run

What `make test-long` found; it writes this page after every piece, and goes on where it was cut off. A piece is run again when
the code it tests has changed: `of` is a fingerprint of that code. `make test-long LONG=kernels` runs the pieces of that name,
`AGAIN=yes` all of them, `MINUTES=60` begins no piece after an hour.

"""
COLUMNS = ("piece", "tests", "failed", "seconds", "day", "sample", "machine", "of")
AGREED = "|---|---:|---:|---:|---|---|---|---|"


@dataclass(frozen=True)
class Result:
    """What a piece found when it last ran: a line of the page."""

    piece: str
    tests: int
    failed: int
    seconds: int
    day: str
    sample: str
    machine: str
    of: str

    @property
    def good(self) -> bool:
        """Whether something was tried, and nothing failed."""
        return self.tests > 0 and self.failed == 0

    def __str__(self) -> str:
        return f"| {' | '.join(str(value) for value in asdict(self).values())} |"


def read(page: str) -> dict[str, Result]:
    """The lines of the page, by piece."""
    found = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == len(COLUMNS) and cells[1].isdigit():
            name, tests, failed, seconds, *rest = cells
            found[name] = Result(name, int(tests), int(failed), int(seconds), *rest)
    return found


def known() -> dict[str, Result]:
    """What the page says now: another run beside this one may have added to it."""
    return read(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}


def write(results: dict[str, Result]) -> str:
    """The page; a piece that is no more is left out."""
    told = [results[piece.name] for piece in pieces() if piece.name in results]
    total = f"\n{sum(one.tests for one in told):,} tests in {sum(one.seconds for one in told) / 60:.0f} minutes.\n"
    return HEAD + "\n".join([f"| {' | '.join(COLUMNS)} |", AGREED, *map(str, told)]) + "\n" + total


def run(piece: Piece) -> Result:
    """Run it to its end; what fails is shown."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    paper = RESULTS / f"{re.sub(r'[^a-z0-9]+', '-', piece.name)}.xml"
    of = piece.fingerprint
    told = ["-n", str(os.cpu_count()), f"--junitxml={paper}", "-m", piece.marked, *piece.tests]
    environ = {**os.environ, "DOUBLOON_TEST_GAMES": piece.games, "DOUBLOON_SLICE": piece.slice}
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "pytest", *told], env=environ, cwd=ROOT, check=False)
    suites = list(ElementTree.parse(paper).getroot().iter("testsuite"))
    failed = sum(int(suite.attrib[kind]) for suite in suites for kind in ("failures", "errors"))
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Numba {version('numba')}"
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    tests = sum(int(suite.attrib["tests"]) for suite in suites)
    return Result(piece.name, tests, failed, round(time.monotonic() - began), day, str(SAMPLE), machine, of)


def is_current(piece: Piece, results: dict[str, Result]) -> bool:
    """Whether its last result is good, and of the code as it stands."""
    last = results.get(piece.name)
    return last is not None and last.good and last.of == piece.fingerprint


def tell(results: dict[str, Result]) -> bool:
    """Which pieces failed, are older than the code they test, or have never run; whether there is none."""
    whole = True
    for piece in pieces():
        last = results.get(piece.name)
        if not is_current(piece, results):
            whole = False
            why = "has never run" if last is None else "failed" if not last.good else f"is older than its code ({last.day})"
            print(f"   {piece.name}: {why}")
    print("── every piece is of the code as it stands" if whole else "── the pieces above are to be run: make test-long")
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(prog="make test-long")
    parser.add_argument("words", nargs="*", help="run the pieces whose names hold one of these words")
    parser.add_argument("--again", action="store_true", help="run them whether or not anything has changed")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no piece after so many")
    wish = parser.parse_args()
    results = known()
    chosen = [piece for piece in pieces() if not wish.words or any(word in piece.name for word in wish.words)]
    waiting = [piece for piece in chosen if wish.again or not is_current(piece, results)]
    print(f"── {len(waiting)} of {len(chosen)} pieces to run, sample {SAMPLE}", flush=True)
    until = time.monotonic() + 60 * wish.minutes
    for at, piece in enumerate(waiting, 1):
        if time.monotonic() > until:
            break
        print(f"── {at} of {len(waiting)}: {piece.name}", flush=True)
        result = run(piece)
        results = known() | {piece.name: result}
        PAGE.write_text(write(results), encoding="utf-8")
    return 0 if tell(results) else 1


if __name__ == "__main__":
    sys.exit(main())
