"""The rules of every game compile for a GPU, whether or not there is one."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest
from numba import int64

from doubloon.core import rule
from doubloon.lab.gpu import ptx
from doubloon.lab.gpu.ptx import compile_ptx

from .cases import ROTATE, games

KERNELS = ("play", "ask", "begin", "step", "watch", "choose_random", "choose_promising")
"""Each game has two of these a day: one of the first two, which hold all the rules between them, and one of the others."""
NAMES = [game.name for game in games()]


def todays(kernels: tuple[str, ...]) -> list[tuple[str, str]]:
    """A kernel for each game."""
    return [(name, kernels[(ROTATE + at) % len(kernels)]) for at, name in enumerate(NAMES)]


@pytest.mark.parametrize(("name", "kernel"), dict.fromkeys([*todays(KERNELS[:2]), *todays(KERNELS[2:])]))
def test_rules_compile_for_a_gpu(name: str, kernel: str) -> None:
    compile_alone(name, kernel)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_all_rules_compile_for_a_gpu(name: str, kernel: str) -> None:
    compile_alone(name, kernel)


def compile_alone(name: str, kernel: str) -> None:
    """Compile a kernel to PTX."""
    # In a process of its own: what the CPU has compiled before must not help.
    asked = f"kernel_ptx(doubloon.game({name!r}), {kernel!r})"
    program = f"import doubloon; from doubloon.lab.gpu.kernels import kernel_ptx; print({asked}[:2000])"
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


MODULE = """
define void @"kernel"(i64 %a) {
  %1 = call i32 @"once"(i64 %a)
  %2 = call i32 @"twice"(i64 %a)
  %3 = call i32 @"twice"(i64 %a)
  ret void
}
define linkonce_odr i32 @"once"(i64 %a) {
LONG
}
define linkonce_odr i32 @"twice"(i64 %a) alwaysinline {
LONG
}
""".replace("LONG", "  ret i32 0\n" * (ptx.LONG + 1))


def test_what_is_long_and_called_twice_stays_one_function() -> None:
    (text,) = ptx.slim([MODULE, MODULE])
    assert '@"once"(i64 %a) alwaysinline {' in text and '@"twice"(i64 %a) noinline {' in text
    assert 'define void @"kernel"(i64 %a) {' in text
