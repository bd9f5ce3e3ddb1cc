"""Plans: why a seat would make a move, in a sentence that names what it gets.

A game's `plan.py` looks at the course, the moves that a seat is about to make in a row, and says what is the point of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .numbering import Move
from .plain import PlainRecord
from .table import Table, chance_spoke, hidden_was_shown
from .told import Plan, Told
from .types import State


@dataclass(frozen=True, slots=True)
class Step:
    """A move of the course, with what the seat can foresee of it."""

    move: Move
    before: State
    told: list[Told]
    """What the rules would tell the seat; without an `after`, certain only as far as chance and secrets have no say in it."""
    after: State | None
    """None where chance or something hidden has a say in it: the course ends there."""


Course = Sequence[Step]


def foresee(world: Table, seat: int, line: Sequence[tuple[int, str]]) -> Course:
    """The seat's own moves at the head of a line, as far as it can foresee them in a world of its own, and one more."""
    table, layout = world.copy(), world.game.layout
    own_secrets = getattr(world.game.modules["plan"], "OWN_SECRETS", ())
    course: list[Step] = []
    for one, text in line:
        if one != seat:
            if world.game.simultaneous:
                continue
            break
        if seat not in table.acting or table.why_not(seat, text):
            break
        move = table.read(seat, text)
        before = table.state
        told = table.play(seat, move)
        shown = hidden_was_shown(before, table.state) and move.kind not in own_secrets
        sure = not shown and not chance_spoke(before, table.state)
        after = PlainRecord(layout, table.state[0]) if sure else None
        course.append(Step(move, PlainRecord(layout, before[0]), told, after))
        if not sure:
            break
    return course


def plan_of(world: Table, seat: int, line: Sequence[tuple[int, str]]) -> Plan | None:
    """The plan behind a line of play that begins with a move of the seat; None of a game that has no plans."""
    if "plan" not in world.game.modules:
        return None
    found = world.game.twin.modules["plan"].plan(seat, foresee(world, seat, line))
    return Plan(found.kind, found.args)
