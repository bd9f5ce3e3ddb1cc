"""Themes of Buried Treasure: what looks best at once is asked for where it may cost the round."""

from __future__ import annotations

from typing import Any

from ....core.table import Table
from .moves import greedy, of_kind


def last_round(table: Table, seat: int) -> set[str]:
    """The last round, where all can be reckoned. (§5.1)"""
    view = table.view(seat)
    return greedy(table, seat) if view["round"] == view["rounds"] and view["phase"] == "take" else set()


def robbery(table: Table, seat: int) -> set[str]:
    """Whom to rob, and of how much. (§3.6)"""
    return greedy(table, seat) if len(of_kind(table, seat, "rob")) > 1 else set()


THEMES = {
    "last-round": last_round,
    "robbery": robbery,
}
OPTIONS: tuple[dict[str, Any], ...] = ({}, {}, {"variant": "advanced"})
"""The ways to play that quick games take turns in."""
