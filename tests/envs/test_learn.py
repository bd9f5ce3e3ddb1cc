"""The examples learn: docs/examples/learn.py and, where PyTorch is installed, learn_gpu.py."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / name))


def test_the_example_runs(capsys) -> None:
    curve = example("learn.py")["learn"](rounds=2, every=1)
    assert len(curve) == 2 and capsys.readouterr().out.count("moves") == 2


@pytest.mark.long
def test_the_example_learns() -> None:
    curve = example("learn.py")["learn"](rounds=40, every=10)
    assert curve[-1] > 0.45 > curve[0] + 0.05


def test_the_gpu_example_runs_on_a_cpu(capsys) -> None:
    pytest.importorskip("torch")
    learner = example("learn_gpu.py")
    curve = learner["learn"](learner["on_a_cpu"]("buried-treasure"), games=64, seconds=0)
    assert len(curve) == 1 and all(-1 <= result <= 1 for result in curve[0])
    assert "against chance" in capsys.readouterr().out


@pytest.mark.long
def test_the_gpu_example_learns_on_a_cpu() -> None:
    pytest.importorskip("torch")
    learner = example("learn_gpu.py")
    curve = learner["learn"](learner["on_a_cpu"]("buried-treasure"), games=256, seconds=120, every=60)
    assert curve[-1][0] > 0.3


def test_the_gpu_example_asks_for_pytorch(monkeypatch, capsys) -> None:
    """Packing needs none of it, so it is asked for late, in a sentence."""
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr("sys.argv", ["learn_gpu.py"])
    with pytest.raises(SystemExit):
        runpy.run_path(str(EXAMPLES / "learn_gpu.py"), run_name="__main__")
    assert "pip install torch" in capsys.readouterr().err
