"""Kernels compiled by numba-cuda to PTX, which any driver can read. It needs no GPU, only a compute capability to aim at.

A GPU is slow where its threads go different ways through much code, so the code is kept small: what is called from
one place becomes a part of it, what is long and called from several stays one function. (Left to itself the compiler
made six times the code, at half the speed.) And rules never count from the end of an array — plain mode refuses it —
so that no index is looked at twice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import numba.cuda.compiler
import numba.cuda.dispatcher
from numba import cuda, types
from numba.cuda.cudadrv import nvvm
from numba.cuda.np import arrayobj

from ...core.errors import Error

HOPPER = (9, 0)
LONG = 300
"""Lines of a function too long to be copied to each place that calls it."""
REGISTERS = 64
"""Of a thread: with more, fewer threads are at work; with fewer, each has more to carry."""
NAME = re.compile(r'@("[^"]+"|[\w.$]+)')
ENTRY = re.compile(r"(\.entry[^{]*)\{")
OUTSIDER = re.compile(r"\.extern\s+\.func\s+(?:\([^)]*\)\s*)?([\w$]+)")
DRIVERS_OWN = {"vprintf", "malloc", "free", "__assertfail"}
"""The only functions that a driver brings with it."""
HEAD_END = re.compile(r"\)\s*(?:alwaysinline\s*)?((?:#\d+\s*)?\{?)$")


class NoGpu:
    """Stands in for the device that numba-cuda asks for its compute capability while it compiles."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.compute_capability = capability


def compile_ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int] = HOPPER) -> str:
    """A kernel as PTX, compiled without a GPU."""
    with lean(), ExitStack() as stack:
        for module in (numba.cuda.dispatcher, numba.cuda.compiler):
            stack.enter_context(patch.object(module, "get_current_device", lambda: NoGpu(capability)))
        ptx, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    refuse_outsiders(str(ptx))
    return ENTRY.sub(lambda head: f"{head[1]}.maxnreg {REGISTERS}\n{{", str(ptx), count=1)


def refuse_outsiders(ptx: str) -> None:
    """Refuse a kernel that calls what is not in it: it compiles, and no driver loads it."""
    unknown = sorted(set(OUTSIDER.findall(ptx)) - DRIVERS_OWN)
    if unknown:
        raise Error(f"this kernel calls {', '.join(unknown)}, which no GPU has: write the rule without it.")


@contextmanager
def lean() -> Iterator[None]:
    """While this lasts, numba-cuda makes little code."""
    compile_ir = nvvm.compile_ir
    with (
        patch.object(nvvm, "compile_ir", lambda modules, **options: compile_ir(slim(modules), **options)),
        patch.object(arrayobj, "fix_integer_index", take_index),
    ):
        yield


def take_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it is; numba's own would add the size to a negative one."""
    return context.cast(builder, index, kind, types.intp)


def slim(modules: str | list[str]) -> list[str]:
    """Each module once, and each function marked: part of its caller, or one for all callers."""
    texts = list(dict.fromkeys([modules] if isinstance(modules, str) else modules))
    lengths, calls = measure(texts)
    shared = {name for name, length in lengths.items() if calls[name] > 1 and length > LONG}
    return ["\n".join(mark(line, shared) for line in text.splitlines()) for text in texts]


def measure(texts: list[str]) -> tuple[dict[str, int], Counter[str]]:
    """How many lines each function has, and from how many places it is called."""
    lengths: dict[str, int] = {}
    calls: Counter[str] = Counter()
    for text in texts:
        inside = ""
        for line in text.splitlines():
            if line.startswith("define"):
                found = NAME.search(line)
                inside = "" if found is None or found[1] in lengths else found[1]
                lengths.setdefault(inside, 0)
            elif line.startswith("}"):
                inside = ""
            elif inside:
                lengths[inside] += 1
                called = NAME.search(line) if " call " in line else None
                calls[called[1] if called else ""] += 1
    return lengths, calls


def mark(line: str, shared: set[str]) -> str:
    """The head of a function says what becomes of it; other lines stay as they are."""
    found = NAME.search(line) if line.startswith("define linkonce_odr") else None
    if found is None:
        return line
    fate = "noinline" if found[1] in shared else "alwaysinline"
    return HEAD_END.sub(lambda end: f") {fate} {end[1]}", line)
