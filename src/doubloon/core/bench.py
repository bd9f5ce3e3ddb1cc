"""Where compiled rules work: arrays come from a bench, and entries are called there, whichever speed it has."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np


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
