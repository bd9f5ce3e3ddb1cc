"""Plans in the tests: what is the point of some moves of the seat to act, and how it is said."""

from __future__ import annotations

import doubloon
from doubloon.core.plans import Plan, plan_of

NAMES = ("Anne", "Bart", "Calico", "Davy")


def planned(table: doubloon.Table, *moves: str) -> Plan:
    """The plan behind moves in a row, as the seat sees it that is to act."""
    seat = table.acting[0]
    found = plan_of(table.world(seat, "plan"), seat, [(seat, move) for move in moves])
    assert found is not None
    return found


def told(table: doubloon.Table, *moves: str, language: str = "en") -> str:
    """The same as a sentence."""
    return table.game.words(language, seats=table.seats).plan(planned(table, *moves), NAMES)
