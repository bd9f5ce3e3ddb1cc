"""The first captain's move in a terminal, on a machine where nothing was ever compiled."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from doubloon.bots.captain import SECONDS
from doubloon.core.packed import FILE

from ..busy import stretched
from ..contract.cases import games
from ..sample import in_turns

PACKED = [game.name for game in games() if (game.folder / FILE).is_file()]
LIMIT = 5.0
"""Seconds beyond the captain's own; `doubloon bench` says how many they are on a quiet machine, and we want less than 1.5."""


@pytest.mark.parametrize("name", in_turns(PACKED, 5))
def test_a_first_captains_move_waits_for_nothing(name: str, tmp_path: Path) -> None:
    own = {"HOME": str(tmp_path), "DOUBLOON_CACHE": str(tmp_path / "cache"), "DOUBLOON_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "doubloon.cli", "play", "--watch", "--bots", "captain"]
    with subprocess.Popen(
        command, env={**os.environ, **own}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:  # fmt: skip
        assert program.stdin is not None and program.stdout is not None
        asked = ""
        while not asked.endswith("name: "):
            asked += program.stdout.read(1)
        began = time.monotonic()
        program.stdin.write(f"{name}\n")
        program.stdin.flush()
        while not re.match(r"1\. [A-D] ", line := program.stdout.readline()):
            assert line and "learning" not in line
        took = time.monotonic() - began
        program.kill()
    assert took < stretched(LIMIT + SECONDS), f"{took:.1f} s"
    assert not [file for file in (tmp_path / "cache").rglob("*") if file.is_file()], "something was compiled"
