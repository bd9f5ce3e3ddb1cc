"""The table drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....core.drawing import Text
from ....core.words import Words
from .components import ROWS

DISC = {"0": "x", "1": "o"}


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """The grid, from the top row down."""
    columns = [[DISC[disc] for disc in column] + ["."] * (ROWS - len(column)) for column in view["columns"]]
    return Text("\n".join(" ".join(column[row] for column in columns) for row in reversed(range(ROWS))))
