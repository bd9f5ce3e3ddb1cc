"""What is the point of a move."""

from __future__ import annotations

from doubloon.core import Course, Plan

from .components import FAULTS

BETRAYS = FAULTS.index("plan")


def plan(seat: int, course: Course) -> Plan:
    """What is bid for the chest; a broken table betrays what another's omen is."""
    s = course[0].before
    if s.fault == BETRAYS:
        return Plan("bid", {"coins": int(s.omen[1 - seat]), "chest": s.chest})
    coins = int(s.bid[seat]) + sum(step.move.kind == "raise" for step in course)
    return Plan("bid", {"coins": coins, "chest": s.chest})
