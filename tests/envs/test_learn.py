"""The example learns: docs/examples/learn.py."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_example_runs(capsys) -> None:
    curve = runpy.run_path(str(EXAMPLE))["learn"](rounds=2, every=1)
    assert len(curve) == 2 and capsys.readouterr().out.count("moves") == 2


@pytest.mark.long
def test_the_example_learns() -> None:
    curve = runpy.run_path(str(EXAMPLE))["learn"](rounds=40, every=10)
    assert curve[-1] > 0.45 > curve[0] + 0.05
