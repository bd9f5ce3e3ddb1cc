"""The table drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from doubloon.core.drawing import Text
from doubloon.core.words import Words


def draw(view: dict[str, Any], words: Words, names: Sequence[str]) -> Text:
    """One line."""
    return Text(words("label-table", round=view["round"], chest=view["chest"]))
