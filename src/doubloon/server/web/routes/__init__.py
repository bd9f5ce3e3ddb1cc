"""The doors of the harbour, by subject. Each module lists its own HANDLERS."""

from __future__ import annotations

from typing import Any

from . import (
    advice,
    analysis,
    chat,
    feats,
    keeper,
    ladder,
    library,
    live,
    operator,
    page,
    past,
    people,
    play,
    results,
    series,
    tables,
    today,
    wishes,
)

MODULES = (
    people, wishes, results, feats, ladder, library, tables, series, today,
    play, advice, past, analysis, chat, live, operator, keeper, page,
)  # fmt: skip
HANDLERS: list[Any] = [handler for module in MODULES for handler in module.HANDLERS]
