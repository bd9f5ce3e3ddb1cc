"""Where compiled rules work: arrays come from a bench, and entries are called there, whichever speed it has."""

from __future__ import annotations

from typing import Any, Protocol

from .arrays import np
from .jit import twin
from .packed import leaves, name_of
from .plain import PlainArray, PlainRows, PlainStates


class Bench(Protocol):
    """A place to work at, for one thread at a time."""

    def array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """An empty array that lasts as long as the bench."""
        ...

    def call(self, entry: Any, *given: Any) -> Any:
        """Call an entry with arrays and numbers; arrays from elsewhere are welcome, and cost a copy where rules are packed."""
        ...


class MachineBench:
    """For machine code: arrays are arrays, and a call is a call."""

    def array(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """An empty array."""
        return np.zeros(shape, kind)

    def call(self, entry: Any, *given: Any) -> Any:
        """Call an entry."""
        return entry(*given)


class PlainBench(MachineBench):
    """For plain rules: slow, and wherever Python is."""

    def call(self, entry: Any, *given: Any) -> Any:
        """Call the plain twin of an entry; records are plain while that lasts."""
        module, _, name = name_of(entry).rpartition(".")
        games = twin("core.generic").IMPLEMENTATIONS["acting"]
        made = [plain(value, games) for value in given]
        answer = getattr(twin(module), name)(*made)
        for value, one in zip(leaves(given), leaves(tuple(made)), strict=True):
            if isinstance(one, PlainStates):
                one.store(value)
        return answer


def plain(value: Any, games: Any) -> Any:
    """An argument as plain rules have it: numbers without a width."""
    if isinstance(value, tuple):
        made = [plain(one, games) for one in value]
        return value._make(made) if hasattr(value, "_make") else tuple(made)
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.names:
        return PlainStates(value.dtype, value) if value.dtype in games else PlainRows(value)
    return value.view(PlainArray) if value.dtype == np.int64 else value
