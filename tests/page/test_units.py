"""The page's own units, in every position: on an ordinary day `make test` runs those whose turn it is."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "page"


@pytest.mark.long
def test_every_unit_of_the_page_in_every_position_each_file_by_itself() -> None:
    environ = {name: value for name, value in os.environ.items() if name != "DOUBLOON_SAMPLE"}
    words = ["node_modules/.bin/vitest", "run", "--reporter=dot", "--silent=true"]
    done = subprocess.run(words, cwd=PAGE, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:]
