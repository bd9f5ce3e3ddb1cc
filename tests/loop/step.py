"""One step of `make test`: `python -m tests.loop.step NAME COMMAND…` says how far it is, and notes what it cost.

Steps run side by side, so each keeps its words in build/steps/NAME.log; only a step that fails shows them.
"""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path

STEPS = Path("build/steps")
HEARTBEAT = 30
"""Seconds between two signs of life."""
SHOWN = 120
"""Lines of a step that failed."""
STOLEN = Path("/proc/stat")
"""Where the system counts them."""


def main(name: str, *command: str) -> int:
    """Do it; the number is the command's own."""
    STEPS.mkdir(parents=True, exist_ok=True)
    log = STEPS / f"{name}.log"
    say(f"── {name}")
    began, clock, stolen_before = time.time(), time.monotonic(), stolen()
    with log.open("wb") as paper:
        process = subprocess.Popen(command, stdout=paper, stderr=subprocess.STDOUT)
        while (code := wait(process)) is None:
            say(f"   {name}: {how_far(log)}{time.monotonic() - clock:.0f} s")
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    wall, cpu = time.monotonic() - clock, used.ru_utime + used.ru_stime
    told = {"name": name, "began": began, "wall": wall, "cpu": cpu, "code": code, "outcome": outcome(log)}
    told["stolen"] = [stolen_before, stolen()]
    (STEPS / f"{name}.json").write_text(json.dumps(told))
    if code:
        say(f"✗  {name} failed after {wall:.0f} s; {log} has all of it:")
        say("\n".join(words(log).splitlines()[-SHOWN:]))
    else:
        say(f"✓  {name}: {told['outcome']}{wall:.0f} s")
    return code


def wait(process: subprocess.Popen[bytes]) -> int | None:
    """The number it ended with, or nothing after a heartbeat."""
    try:
        return process.wait(HEARTBEAT)
    except subprocess.TimeoutExpired:
        return None


def stolen() -> float:
    """Seconds in which a core of ours was ready and worked for others on the same machine; 0 where nobody counts them."""
    if not STOLEN.exists():
        return 0.0
    return int(STOLEN.read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


def words(log: Path) -> str:
    """What has been said so far."""
    return log.read_text(encoding="utf-8", errors="replace")


def how_far(log: Path) -> str:
    """The share of tests that are done, where it is told."""
    found = re.findall(r"\[ *(\d+%)\]", words(log))
    return f"{found[-1]}, " if found else ""


def outcome(log: Path) -> str:
    """How many tests passed, where tests were run."""
    found = re.findall(r"(\d+) passed", words(log))
    return f"{int(found[-1]):,} tests, " if found else ""


def say(line: str) -> None:
    """A whole line at once: others speak too."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
