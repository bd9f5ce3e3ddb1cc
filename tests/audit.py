"""Do the packages we stand on have known holes? `python tests/audit.py requirements.lock build/audit.json`; make check runs it.

The answer is kept for a day, as long as the lock is the same. Where the service that knows cannot be reached, this says so and
lets everything go on; only a known hole is a failure.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

GOOD_FOR = 24 * 60 * 60
SILENCE_GOOD_FOR = 60 * 60
"""How long not to ask again when nobody answered."""
PATIENCE = 120
PROGRAM = Path(sys.executable).parent / "pip-audit"


class Verdict(NamedTuple):
    """What came of it; unknown is 0 as well."""

    code: int
    said: str
    known: bool


def judge(report: dict[str, Any] | None) -> Verdict:
    """What a report says; None where there is none. A package that was skipped was not looked at."""
    packages = report["dependencies"] if report else []
    looked_at = [one for one in packages if "vulns" in one]
    holes = [f"{one['name']} {one['version']}: {hole['id']}{mended(hole)}" for one in looked_at for hole in one["vulns"]]
    if holes:
        return Verdict(1, "\n".join(["   known holes:", *(f"     {hole}" for hole in holes)]), True)
    if not looked_at:
        return Verdict(0, "   audit: nobody here can tell whether the packages have known holes; going on", False)
    missing = len(packages) - len(looked_at)
    left_out = f" ({missing} could not be looked up)" if missing else ""
    return Verdict(0, f"   audit: {len(looked_at)} packages, no known hole{left_out}", True)


def mended(hole: dict[str, Any]) -> str:
    """Where it is mended, if anywhere."""
    versions = ", ".join(hole.get("fix_versions", ()))
    return f", mended in {versions}" if versions else ""


def ask(lock: Path) -> dict[str, Any] | None:
    """The service's report, or None where it cannot be had."""
    command = [str(PROGRAM), "-r", str(lock), "--require-hashes", "--disable-pip", "-f", "json", "--progress-spinner", "off"]
    try:
        done = subprocess.run([*command, "--timeout", "10"], capture_output=True, text=True, timeout=PATIENCE, check=False)
        return json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired, json.JSONDecodeError):
        return None


def main(lock: Path, kept: Path) -> int:
    """Read the answer that is kept, or ask again."""
    asked_about = hashlib.sha256(lock.read_bytes()).hexdigest()
    try:
        last = json.loads(kept.read_text())
        verdict, age = Verdict(*last["verdict"]), time.time() - last["at"]
        if last["lock"] == asked_about and 0 <= age < (GOOD_FOR if verdict.known else SILENCE_GOOD_FOR) and verdict.code == 0:
            return 0
    except (OSError, ValueError, KeyError, TypeError):
        pass
    verdict = judge(ask(lock))
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_text(json.dumps({"lock": asked_about, "at": time.time(), "verdict": verdict}))
    print(verdict.said)
    return verdict.code


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
