"""The doors of the harbour, by subject. Each module lists its own HANDLERS."""

from __future__ import annotations

from typing import Any

from . import advice, analysis, chat, feats, keeper, library, live, operator, page, past, people, play, results, tables

MODULES = (people, results, feats, library, tables, play, advice, past, analysis, chat, live, operator, keeper, page)
HANDLERS: list[Any] = [handler for module in MODULES for handler in module.HANDLERS]
