"""The rules of every game compile for a GPU, whether or not there is one."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numba import int64

from doubloon.core import rule
from doubloon.lab.gpu import compile_ptx

from .cases import games


@pytest.mark.parametrize("name", [game.name for game in games()])
@pytest.mark.parametrize("kernel", ["play", "ask"])
def test_rules_compile_for_a_gpu(name: str, kernel: str) -> None:
    # In a process of its own: what the CPU has compiled before must not help.
    program = f"import doubloon; from doubloon.lab import gpu; print(gpu.{kernel}_ptx(doubloon.game({name!r}))[:2000])"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert ".target sm_90" in done.stdout


@rule
def gather(n: int) -> int:
    """A rule that allocates, which no GPU can do."""
    return int(np.zeros(n).sum())


def test_a_rule_that_allocates_is_refused() -> None:
    def kernel(out):
        out[0] = gather(len(out))

    with pytest.raises(Exception, match="zeros"):
        compile_ptx(kernel, (int64[:],))
