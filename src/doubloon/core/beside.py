"""Packed rules where no package runs them, but a machine that stands beside Python: a browser's own WebAssembly.

What small arrays hold lies twice: in the memory of the rules, and in a *tray* here, which goes there before every call and comes
back after it in one piece. What is too big for a tray, such as a tree of a quarter of a million nodes, stays there, and is read
row by row.
"""

from __future__ import annotations

import math
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from .arrays import np
from .errors import Error
from .packed import LINE, MOST_MEMORY, PAGE, SLOTS, PackedBench, broken_off, read_label

TRAY = 1 << 20
"""Bytes that lie twice."""
BIG = 1 << 18
"""What has more bytes lies in the memory of the rules alone."""


class Rules(Protocol):
    """One instance of a game's rules, in a memory of its own."""

    base: int
    """Where nothing of the rules' own lies any more."""

    @property
    def size(self) -> int:
        """Bytes of the memory."""

    def share(self, tray: Any, at: int) -> None:
        """From now on these bytes are the same as those from `at` on, around every call."""

    def run(self, name: str, block: int, lent: int) -> str | None:
        """Call an entry; so many bytes of the tray are in use. Returns why it broke off, if it did."""

    def grow(self, pages: int) -> None:
        """Have so much more memory."""

    def read(self, at: int, size: int) -> Any:
        """Some bytes from beyond the tray."""

    def write(self, at: int, given: Any) -> None:
        """Some bytes for there."""


class Machine(Protocol):
    """What runs WebAssembly."""

    def load(self, name: str, code: bytes) -> None:
        """Make a file known by a name."""

    def open(self, name: str) -> Rules:
        """An instance of it."""


stands: list[Machine] = []
"""The machine beside us, where there is one."""


def stand_beside(machine: Machine) -> None:
    """From now on packed rules run there."""
    stands[:] = [machine]


class Pack:
    """A game's file, for the machine beside us."""

    def __init__(self, file: Path) -> None:
        code = file.read_bytes()
        self.label = read_label(code)
        self.machine = stands[0]
        self.machine.load(self.label.fingerprint, code)

    def bench(self) -> Bench:
        """Rules of one's own, with a memory of their own."""
        return Bench(self)


class Far:
    """Rows of records that stay in the memory of the rules: each is read and written by itself."""

    def __init__(self, rules: Rules, at: int, shape: tuple[int, ...], kind: Any) -> None:
        self.rules, self.at, self.shape, self.dtype = rules, at, shape, kind

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, row: int) -> Any:
        size = self.dtype.itemsize
        return np.frombuffer(bytearray(self.rules.read(self.at + row * size, size)), self.dtype)[0]

    def __setitem__(self, row: int, value: Any) -> None:
        self.rules.write(self.at + row * self.dtype.itemsize, value.tobytes())


class Bench(PackedBench):
    """Where packed rules work, beside us."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack  # type: ignore[assignment]
        self.rules = pack.machine.open(pack.label.fingerprint)
        self.tray = bytearray(TRAY)
        self.raw = memoryview(self.tray)
        self.begins = self.top = -(-self.rules.base // LINE) * LINE
        self.lent = 0
        """Bytes of the tray that are in use."""
        self.take(TRAY)
        self.rules.share(self.raw, self.begins)
        self.kinds = pack.label.entries
        self.calls = {name: partial(self.run, name) for name in self.kinds}
        self.block = self.array(SLOTS, np.int64)
        self.reals = self.block.view(np.float64)
        self.block_at = self.address(self.block)

    def run(self, name: str, at: int) -> None:
        """Call an entry."""
        trouble = self.rules.run(name, at, self.lent)
        if trouble:
            raise broken_off(Error(trouble))

    def array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """An empty array; a big one stays with the rules."""
        kind, shape = np.dtype(kind), (shape,) if isinstance(shape, int) else shape
        size = math.prod(shape) * kind.itemsize
        at = -(-self.lent // LINE) * LINE
        if size > BIG or at + size > TRAY:
            return Far(self.rules, self.take(size), shape, kind)
        self.lent = at + size
        start = at if kind.names else at // kind.itemsize
        return np.ndarray(self.raw, kind, shape, start)  # type: ignore[arg-type]  # our own: no NumPy is here

    def take(self, size: int) -> int:
        """Room for so many bytes."""
        at = -(-self.top // LINE) * LINE
        self.top = at + size
        if self.top > MOST_MEMORY:
            raise Error(f"these rules may use {MOST_MEMORY >> 20} MiB of memory, and were asked for more.")
        missing = self.top - self.rules.size
        if missing > 0:
            self.rules.grow(-(-missing // PAGE))
        return at

    def address(self, array: Any) -> int:
        """Where in the memory of the rules an array lies; negative where it lies elsewhere."""
        if isinstance(array, Far):
            return array.at if array.rules is self.rules else -1
        if array.raw.obj is not self.tray:
            return -1
        return self.begins + array.start * (1 if array.dtype.names else array.dtype.itemsize)

    def take_in(self, value: Any) -> int:
        """A guest: an array from elsewhere, copied to where it lies from now on."""
        at = self.take(value.nbytes)
        self.rules.write(at, value.tobytes())
        return at

    def give_back(self, value: Any, at: int) -> None:
        """What has become of it goes home."""
        home = value.view(np.uint8)
        home[:] = np.frombuffer(bytearray(self.rules.read(at, value.nbytes)), np.uint8)
