"""The last result of `make test-long`, as a page with a section for each part: what ran, how often, how long, on what."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import numba
import numpy

HEAD = """# The long run

What `make test-long` found when it last ran; it writes this page, a section for each part.
`make test-long LONG=server` runs one part alone and leaves the other sections as they were.
"""


def section(part: str, results: list[Path]) -> str:
    """What one part found, in one run or in several one after the other."""
    suites = [suite for file in results for suite in ElementTree.parse(file).getroot().iter("testsuite")]
    times: dict[str, list[float]] = defaultdict(list)
    failed: dict[str, int] = defaultdict(int)
    for case in (case for suite in suites for case in suite.iter("testcase")):
        name = case.attrib["name"].split("[")[0]
        times[name].append(float(case.attrib["time"]))
        failed[name] += any(case.find(kind) is not None for kind in ("failure", "error"))
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False).stdout.strip()
    lines = [
        f"## {part}",
        "",
        f"- {datetime.now(UTC):%Y-%m-%d}, commit {commit or 'unknown'}, sample {os.environ.get('DOUBLOON_SAMPLE', '0')}, "
        f"{float(os.environ.get('DOUBLOON_LENGTH', '1')):.0%} of the full counts, "
        f"{os.environ.get('DOUBLOON_TEST_GAMES') or 'all games'}",
        f"- {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"Numba {numba.__version__}, NumPy {numpy.__version__}",
        f"- {total(suites, 'tests'):.0f} tests, {total(suites, 'failures'):.0f} failed, "
        f"{total(suites, 'errors'):.0f} broke off, {total(suites, 'time'):.0f} s",
        "",
        "| test | cases | failed | seconds |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name.removeprefix('test_').replace('_', ' ')} | {len(took)} | {failed[name]} | {sum(took):.0f} |"
        for name, took in times.items()
    ]
    return "\n".join(lines) + "\n"


def total(suites: list[ElementTree.Element], what: str) -> float:
    """A figure of all runs together."""
    return sum(float(suite.attrib[what]) for suite in suites)


def main(part: str, page: Path, results: list[Path]) -> None:
    before = page.read_text() if page.exists() else ""
    sections = {one.split("\n")[0].removeprefix("## "): one for one in re.split(r"\n(?=## )", before)[1:]}
    sections[part] = section(part, results)
    page.write_text("\n".join([HEAD, *(sections[name] for name in sorted(sections))]))
    print(f"written: {page}, {part}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), [Path(file) for file in sys.argv[3:]])
