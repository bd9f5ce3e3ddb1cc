"""Where the time of `make test` goes, as its steps noted it: `python -m tests.loop.times docs/test-time.md`."""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from .step import STEPS

HEAD = """# Where the time goes

`make test` notes what each of its steps cost; `make test-time` writes this page from the last run. Two steps run side by side,
so the steps of a run on two cores take twice its time together. *CPU* is the work of all processes of a step: where it is much
less than the time, the step waited for the network, for the other one, or for its core: *stolen* are the minutes in which one of
our cores was ready and worked for others on the same machine.
"""
RUNS = "## Runs"
KEPT = 8
"""So many runs stay on the page."""
STEP = "| {name} | {tests} | {wall:.0f} | {cpu:.0f} |"
TABLE = ["| step | tests | seconds | CPU seconds |", "|---|---:|---:|---:|"]
RUN_TABLE = [
    "| day | commit | sample | machine | steps | minutes | CPU minutes | stolen |",
    "|---|---|---|---|---:|---:|---:|---:|",
]


def steps() -> list[dict[str, Any]]:
    """What each step noted, in the order in which they began."""
    noted = [json.loads(file.read_text(encoding="utf-8")) for file in STEPS.glob("*.json")]
    return sorted(noted, key=lambda step: float(step["began"]))


def page(noted: list[dict[str, Any]], before: str) -> str:
    """The page: the steps of this run, and a line for it among those of earlier ones."""
    lines = [STEP.format(**step, tests=step["outcome"].partition(" ")[0]) for step in noted]
    runs = [line for line in before.partition(RUNS)[2].splitlines() if re.match(r"\| \d{4}-", line)]
    new = summary(noted)
    kept = [new, *(line for line in runs if line != new)][:KEPT]
    return "\n".join([HEAD, *TABLE, *lines, "", RUNS, "", *RUN_TABLE, *kept, ""])


def summary(noted: list[dict[str, Any]]) -> str:
    """The run in a line."""
    wall = max(step["began"] + step["wall"] for step in noted) - min(step["began"] for step in noted)
    cpu = sum(step["cpu"] for step in noted)
    stolen = max(step["stolen"][1] for step in noted) - min(step["stolen"][0] for step in noted)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    day, sample = f"{datetime.fromtimestamp(noted[0]['began'], UTC):%Y-%m-%d %H:%M}", os.environ.get("DOUBLOON_SAMPLE", "0")
    machine = f"{platform.machine()}, {os.cpu_count()} cores"
    return f"| {day} | {commit} | {sample} | {machine} | {len(noted)} | {wall / 60:.1f} | {cpu / 60:.1f} | {stolen / 60:.1f} |"


def main(place: Path) -> None:
    noted = steps()
    if not noted:
        raise SystemExit("no run has been noted here yet: make test")
    place.write_text(page(noted, place.read_text(encoding="utf-8") if place.exists() else ""), encoding="utf-8")
    print("\n".join(page(noted, "").partition("\n\n")[2].splitlines()))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
