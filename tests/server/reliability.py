"""What the storms of the long run counted, as a page: `python -m tests.server.reliability` writes docs/reliability.md."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from .test_faults import STORMS, TALLIES
from .weather import BLOWS

PAGE = TALLIES.parent.parent / "docs" / "reliability.md"
HEAD = """# Faults as routine

`make test-long LONG=faults` lets storms fall on real servers, over SQLite (one server) and over PostgreSQL (two servers and a
worker for bots), while people play by script and against bots. Each person notes what they said and what was answered; then
their notes are held against the log: every move that was answered is in it, once, no other is, and the same moves at a quiet
table lead to the same states and views. A storm in which one answered move is lost or doubled fails. `make reliability` writes
this page from what was counted.

"""
MEANING = {
    "kill": "a process dies by SIGKILL and is started again",
    "stop": "a process stands still (SIGSTOP), as when a machine sleeps",
    "clock": "the wall clock jumps by hours, a server is started under it, the clock jumps back",
    "full": "no room: SQLite may not grow; PostgreSQL answers every line with `disk_full`",
    "read-only": "the store takes no writes",
    "locked": "another program holds the store for longer than we wait",
    "slow": "every piece of the line takes up to 0.3 s",
    "torn": "all lines are cut in the middle; over PostgreSQL those to the store too",
}


def page(tallies: list[dict[str, Any]]) -> str:
    """The tables."""
    stores = sorted({one["store"] for one in tallies})
    lines = ["| blow | what happens | " + " | ".join(stores) + " |", "|---|---|" + "---:|" * len(stores)]
    for kind in BLOWS:
        counts = [sum(one["blows"].get(kind, 0) for one in tallies if one["store"] == store) for store in stores]
        lines.append(f"| {kind} | {MEANING[kind]} | {' | '.join(map(str, counts))} |")
    for name, told in (("games", "games played to their end"), ("moves", "moves answered with yes")):
        counts = [sum(one[name] for one in tallies if one["store"] == store) for store in stores]
        lines.append(f"| | **{told}** | {' | '.join(f'{count:,}' for count in counts)} |")
    refusals: Counter[str] = sum((Counter(one["refusals"]) for one in tallies), Counter())
    told = ", ".join(f"`{reason}` {count}" for reason, count in sorted(refusals.items()))
    passed = f"{len(tallies)} of {2 * STORMS} storms were weathered without an answered move lost or doubled."
    return HEAD + "\n".join(lines) + f"\n\n{passed} What people were told meanwhile, in words: {told or 'nothing'}.\n"


if __name__ == "__main__":
    found = [json.loads(file.read_text()) for file in sorted(TALLIES.glob("*.json"))]
    assert found, "no storm has been counted yet: make test-long LONG=faults"
    PAGE.write_text(page(found), encoding="utf-8")
