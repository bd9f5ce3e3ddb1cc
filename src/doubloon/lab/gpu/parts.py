"""Kernels made small, and without a GPU, by private parts of one version of numba-cuda. ptx.py does without.

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

from numba import types
from numba.cuda import dispatcher
from numba.cuda.core.compiler_lock import global_compiler_lock
from numba.cuda.cudadrv import nvvm
from numba.cuda.np import arrayobj

LONG = 300
"""Lines of a function too long to be copied to each place that calls it."""
NAME = re.compile(r'@("[^"]+"|[\w.$]+)')
HEAD_END = re.compile(r"\)\s*(?:alwaysinline\s*)?((?:#\d+\s*)?\{?)$")


class NoGpu:
    """Stands in for the device that numba-cuda asks for its compute capability while it compiles."""

    def __init__(self, capability: tuple[int, int]) -> None:
        self.compute_capability = capability


@contextmanager
def aiming(capability: tuple[int, int]) -> Iterator[None]:
    """While this lasts, numba-cuda compiles for such a GPU, whether or not there is one, and makes little code."""
    with global_compiler_lock, ExitStack() as stack:
        for owner, name, ours in own_parts(capability):
            stack.enter_context(replaced(owner, name, ours))
        yield


def own_parts(capability: tuple[int, int]) -> list[tuple[Any, str, Callable[..., Any]]]:
    """What numba-cuda has no setting for: the device it compiles for, the code it hands on, and what becomes of an index."""
    compile_ir = nvvm.compile_ir
    return [
        (dispatcher, "get_current_device", lambda: NoGpu(capability)),
        (nvvm, "compile_ir", lambda modules, **options: compile_ir(slim(modules), **options)),
        (arrayobj, "fix_integer_index", take_index),
    ]


@contextmanager
def replaced(owner: Any, name: str, ours: Any) -> Iterator[None]:
    """A private part of somebody else's, replaced by ours as long as this lasts, and put back however it ends."""
    theirs = getattr(owner, name)
    setattr(owner, name, ours)
    try:
        yield
    finally:
        setattr(owner, name, theirs)


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
