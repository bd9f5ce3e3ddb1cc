"""What a network reads of what a seat knows: a column for each value of each number, but for the usual one.

So most of what is known costs nothing: what is as it usually is has no column. Numbers of many values share columns with
their neighbours.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

MOST_VALUES = 20
"""So many columns a number has at most."""
RARE = 2e-4
"""What is seen less often shares the column of its neighbour."""
USUAL = -1


class Eyes(NamedTuple):
    """Of each number its range, and of each value in it the column that says so."""

    low: Any
    high: Any
    start: Any
    """Where in `columns` the values of a number begin."""
    columns: Any
    """The column of each value; USUAL where there is none."""
    width: int
    """How many columns there are."""

    def see(self, seen: Any, xp: Any) -> Any:
        """Observations as rows of columns, 1 where a number has that value."""
        at = xp.clip(seen, self.low, self.high) - self.low + self.start
        found = self.columns[at]
        rows = xp.zeros((len(seen), self.width + 1), xp.float32)
        rows[xp.arange(len(seen))[:, None], found] = 1  # the usual has the last column, which nobody reads
        return rows[:, : self.width]

    def at_home(self, xp: Any) -> Eyes:
        """The same where arrays of that library are."""
        low, high, start, columns = map(xp.asarray, self[:-1])
        return Eyes(low, high, start, columns, self.width)

    def write(self, file: Path) -> None:
        """Keep them."""
        np.savez_compressed(file, low=self.low, high=self.high, start=self.start, columns=self.columns, width=self.width)


def read_eyes(file: Path) -> Eyes:
    """Eyes that were kept."""
    found = np.load(file)
    return Eyes(found["low"], found["high"], found["start"], found["columns"], int(found["width"]))


def open_eyes(seen: Any) -> Eyes:
    """Eyes for numbers such as these, of which many samples are given."""
    low, high = seen.min(0).astype(np.int32), seen.max(0).astype(np.int32)
    start = np.concatenate([[0], np.cumsum(high - low + 1)[:-1]]).astype(np.int32)
    columns, used = [], 0
    for n in range(seen.shape[1]):
        counts = np.bincount(seen[:, n] - low[n], minlength=high[n] - low[n] + 1)
        own, many = share_columns(counts)
        columns.append(np.where(own == USUAL, USUAL, own + used))
        used += many
    return Eyes(low, high, start, np.concatenate(columns).astype(np.int32), used)


def share_columns(counts: Any) -> tuple[Any, int]:
    """The column of each value of one number, and how many there are: the usual value has none, rare ones share."""
    usual, total = int(counts.argmax()), int(counts.sum())
    least = max(RARE * total, (total - counts[usual]) / MOST_VALUES)
    own, used = np.full(len(counts), USUAL), 0
    for way in (range(usual + 1, len(counts)), range(usual - 1, -1, -1)):
        seen = 0
        for value in way:
            own[value] = used
            seen += int(counts[value])
            if seen >= least:
                used, seen = used + 1, 0
        if seen or (len(way) and own[way[-1]] == used):
            used += 1
    return own, used
