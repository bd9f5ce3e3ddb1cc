"""A machine beside Python for tests: what a browser does with packed rules, done by wasmtime."""

from __future__ import annotations

import ctypes
import sys
from typing import Any

import wasmtime

PACKAGES = ("numpy", "msgspec", "rich", "fluent", "numba", "litestar", "sqlalchemy")
"""What a browser's Python does not have; our machine stands in for its WebAssembly."""


class Rules:
    """One instance."""

    def __init__(self, engine: wasmtime.Engine, module: wasmtime.Module) -> None:
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory: Any = self.exports["memory"]
        self.base = int(self.exports["__heap_base"].value(self.store))

    @property
    def size(self) -> int:
        return self.memory.data_len(self.store)

    def share(self, tray: Any, at: int) -> None:
        self.tray, self.at = tray, at

    def run(self, name: str, block: int, lent: int) -> str | None:
        self.write(self.at, self.tray[:lent])
        try:
            self.exports[name](self.store, block)
        except wasmtime.Trap as trap:
            return f"wasm trap: {trap.message}"
        finally:
            self.tray[:lent] = self.read(self.at, lent)
        return None

    def grow(self, pages: int) -> None:
        self.memory.grow(self.store, pages)

    def read(self, at: int, size: int) -> bytes:
        return ctypes.string_at(self.where + at, size)

    def write(self, at: int, given: Any) -> None:
        ctypes.memmove(self.where + at, bytes(given), len(given))

    @property
    def where(self) -> int:
        return ctypes.cast(self.memory.data_ptr(self.store), ctypes.c_void_p).value or 0


class Machine:
    """Runs WebAssembly."""

    def __init__(self) -> None:
        self.engine = wasmtime.Engine()
        self.known: dict[str, wasmtime.Module] = {}

    def load(self, name: str, code: bytes) -> None:
        self.known[name] = wasmtime.Module(self.engine, code)

    def open(self, name: str) -> Rules:
        return Rules(self.engine, self.known[name])


def as_in_a_browser() -> None:
    """From now on this Python is like a browser's: before anything of ours is imported."""
    sys.modules |= dict.fromkeys(PACKAGES)
    from doubloon.core import beside

    beside.stand_beside(Machine())
