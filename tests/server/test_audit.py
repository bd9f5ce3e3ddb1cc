"""The audit of the packages: a known hole fails, silence does not, and an answer is good for a day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .. import audit

GOOD = {"name": "rich", "version": "15.0", "vulns": []}
BAD = {"name": "rum", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
SKIPPED = {"name": "parrot", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "code", "known", "said"),
    [
        ([GOOD], 0, True, "1 packages, no known hole"),
        ([GOOD, BAD], 1, True, "rum 1.0: PYSEC-1, mended in 1.1"),
        ([GOOD, SKIPPED], 0, True, "(1 could not be looked up)"),
        ([SKIPPED, SKIPPED], 0, False, "nobody here can tell"),
    ],
)
def test_what_a_report_says(packages: list[Any], code: int, known: bool, said: str) -> None:
    verdict = audit.judge({"dependencies": packages})
    assert (verdict.code, verdict.known) == (code, known) and said in verdict.said


def test_an_answer_is_kept_for_a_day_and_silence_for_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lock, kept, asked, now = tmp_path / "lock", tmp_path / "build" / "audit.json", [], [1_000_000.0]
    lock.write_text("rich==15.0")
    report: list[Any] = [{"dependencies": [GOOD]}]
    monkeypatch.setattr(audit, "ask", lambda _: asked.append(now[0]) or report[0])
    monkeypatch.setattr(audit.time, "time", lambda: now[0])

    def run(later: float) -> tuple[int, bool]:
        now[0] += later
        before = len(asked)
        return audit.main(lock, kept), len(asked) > before

    assert run(0) == (0, True) and run(80_000) == (0, False) and run(10_000) == (0, True)
    lock.write_text("rich==15.1")
    assert run(0) == (0, True), "another lock"
    report[0] = None
    assert run(90_000) == (0, True) and run(3_000) == (0, False) and run(1_000) == (0, True)
    report[0] = {"dependencies": [BAD]}
    assert run(4_000) == (1, True) and run(0) == (1, True), "a hole is told every time"


def test_without_the_service_nothing_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "PROGRAM", tmp_path / "no such program")
    (tmp_path / "lock").write_text("rich==15.0")
    assert audit.main(tmp_path / "lock", tmp_path / "kept.json") == 0
