"""Kernels compiled by numba-cuda to PTX, which any driver can read. It needs no GPU, only a compute capability to aim at."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from numba import cuda

from ...core.errors import Error

TRIED = "0.30."
"""The numba-cuda whose private parts are known here; any other compiles as it will: more code, and only where a GPU is."""
HOPPER = (9, 0)
REGISTERS = 64
"""Of a thread: with more, fewer threads are at work; with fewer, each has more to carry."""
ENTRY = re.compile(r"(\.entry[^{]*)\{")
OUTSIDER = re.compile(r"\.extern\s+\.func\s+(?:\([^)]*\)\s*)?([\w$]+)")
DRIVERS_OWN = {"vprintf", "malloc", "free", "__assertfail"}
"""The only functions that a driver brings with it."""


def knows_its_parts() -> bool:
    """Whether this numba-cuda's private parts are as we know them; if not, say so once."""
    found = version("numba-cuda")
    if found.startswith(TRIED):
        return True
    warnings.warn(
        f"numba-cuda {found} is not the {TRIED}x whose insides are known: kernels are larger, and need a GPU.",
        stacklevel=2,
    )
    return False


if knows_its_parts():
    from .parts import aiming
else:

    @contextmanager
    def aiming(capability: tuple[int, int]) -> Iterator[None]:
        """Nothing is done to a compiler that we do not know."""
        yield


def compile_ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int] = HOPPER) -> str:
    """A kernel as PTX, compiled without a GPU."""
    with aiming(capability):
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    refuse_outsiders(str(ptx))
    return ENTRY.sub(lambda head: f"{head[1]}.maxnreg {REGISTERS}\n{{", str(ptx), count=1)


def refuse_outsiders(ptx: str) -> None:
    """Refuse a kernel that calls what is not in it: it compiles, and no driver loads it."""
    unknown = sorted(set(OUTSIDER.findall(ptx)) - DRIVERS_OWN)
    if unknown:
        raise Error(f"this kernel calls {', '.join(unknown)}, which no GPU has: write the rule without it.")
