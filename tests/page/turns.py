"""Tests that are dear and stand alone: each has its turn on one day in three, in the long run all of them have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ..sample import is_due

DAYS = 3


def on_day(day: int) -> Callable[[Any], Any]:
    """Mark a test that has its turn on that day of three."""

    def mark(test: Any) -> Any:
        marked = pytest.mark.long(test)
        return pytest.mark.today(marked) if is_due(day, DAYS, DAYS) else marked

    return mark
