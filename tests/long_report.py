"""The last result of `make test-long`, as a page: what ran, how often, how long, on what."""

from __future__ import annotations

import os
import platform
import sys
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import numba
import numpy


def main(results: Path, page: Path) -> None:
    suite = ElementTree.parse(results).getroot().find("testsuite")
    assert suite is not None
    times: dict[str, list[float]] = defaultdict(list)
    failed: dict[str, int] = defaultdict(int)
    for case in suite.iter("testcase"):
        name = case.attrib["name"].split("[")[0]
        times[name].append(float(case.attrib["time"]))
        failed[name] += any(case.find(kind) is not None for kind in ("failure", "error"))
    lines = [
        "# The long run",
        "",
        "What `make test-long` found when it last ran; it writes this page.",
        "",
        f"- {datetime.now(UTC):%Y-%m-%d}, sample {os.environ.get('DOUBLOON_SAMPLE', '0')}, "
        f"{float(os.environ.get('DOUBLOON_LENGTH', '1')):.0%} of the full counts, "
        f"{os.environ.get('DOUBLOON_TEST_GAMES') or 'all games'}",
        f"- {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, "
        f"Numba {numba.__version__}, NumPy {numpy.__version__}",
        f"- {suite.attrib['tests']} tests, {suite.attrib['failures']} failed, {suite.attrib['errors']} broke off, "
        f"{float(suite.attrib['time']):.0f} s",
        "",
        "| test | cases | failed | seconds |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {name.removeprefix('test_').replace('_', ' ')} | {len(took)} | {failed[name]} | {sum(took):.0f} |"
        for name, took in times.items()
    ]
    page.write_text("\n".join(lines) + "\n")
    print(f"written: {page}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
