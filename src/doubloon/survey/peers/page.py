"""The figures as a page of the docs: what lies between the marks is written by the command, the rest by people."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from ...core.errors import Error
from .rounds import Outcome, Plan, Spread

PACKAGES = ("doubloon", "numba", "numpy", "open_spiel", "pgx", "jax", "pettingzoo", "rlcard", "catanatron")


def written(number: float) -> str:
    """A number with three figures that count."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= 0.9995 * size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"


def times(ratio: Spread) -> str:
    """A ratio with its spread."""
    return f"{short(ratio.middle)} ({short(ratio.least)}–{short(ratio.most)})"


def short(ratio: float) -> str:
    """A ratio in as few figures as tell."""
    if ratio >= 100:
        return f"{ratio:,.0f}"
    return f"{ratio:.2g}" if ratio < 1 else f"{ratio:.3g}"


def table_of(outcome: Outcome) -> list[str]:
    """A contest as lines of Markdown."""
    contest = outcome.contest
    heads = [head for unit in contest.units for head in (f"{unit}/s", "× the yardstick")]
    lines = [f"### {contest.name}", "", f"{contest.remark} The yardstick: {contest.yardstick}.", ""]
    lines += ["| | " + " | ".join(heads) + " |", "|---|" + "---:|" * len(heads)]
    for one in outcome.results:
        cells = [cell for unit in contest.units for cell in (written(one.rates[unit].middle), times(one.ratios[unit]))]
        name = f"**{one.contender}**" if one.ours else one.contender
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += [""] + [f"Left out: {name} ({why})." for name, why in outcome.left_out.items()]
    return lines if not outcome.left_out else [*lines, ""]


def head(plan: Plan) -> list[str]:
    """When, where, and with which versions."""
    with_versions = ", ".join(f"{name} {found}" for name in PACKAGES if (found := version_of(name)))
    return [
        f"Measured on {datetime.now(UTC):%Y-%m-%d} on one core of: {processor()}, {os.cpu_count()} cores; load average "
        f"{os.getloadavg()[0]:.1f}.",
        f"Python {platform.python_version()}, {with_versions}. {plan.rounds} rounds of windows of {plan.seconds:g} s.",
        "",
    ]


def version_of(package: str) -> str:
    """The version installed, or nothing."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def processor() -> str:
    """The processor's name, as the system tells it."""
    if shutil.which("lscpu"):
        for line in subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout.splitlines():
            if line.startswith("Model name:"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def measured(plan: Plan, outcomes: Sequence[Outcome]) -> str:
    """All that the command writes."""
    lines = head(plan)
    for outcome in outcomes:
        lines += table_of(outcome)
    return "\n".join(lines).rstrip() + "\n"


def write(page: Path, text: str, mark: str = "measured") -> None:
    """Put the figures between the marks of a page."""
    first, last = f"<!-- {mark}: begin -->", f"<!-- {mark}: end -->"
    before, begun, rest = page.read_text(encoding="utf-8").partition(first)
    _, ended, after = rest.partition(last)
    if not begun or not ended:
        raise Error(f"{page} should have the marks {first} and {last}, with the figures between them.")
    page.write_text(f"{before}{first}\n{text}{last}{after}", encoding="utf-8")
