"""What a captain is up to in this turn, and how many points it writes on his sheet compared with any other drawing."""

from __future__ import annotations

from ...core import Course, Plan, State, Step
from .components import TREASURES, Stage
from .moves import DRAW, MOVES, RUM_TURN
from .rules import apply, legal, score_of, value_of

Facts = dict[str, int | str]


def plan(seat: int, course: Course) -> Plan:
    """The first that is true of: done, no drawing, a choice between gifts, and what a drawing brings."""
    first, turn = course[0], own_turn(course)
    match first.move.kind:
        case "done":
            return Plan("done", {"points": int(score_of(first.before, seat))})
        case "skip":
            return skipping(seat, first)
        case "keep":
            return keeping(seat, first)
    facts: Facts = {"points": points_between(seat, first.before, turn[-1].after)}
    if first.move.kind in ("box", "raise"):
        return Plan(first.move.kind, {**first.move.args, **facts})
    rum = sum(step.move.kind == "rum" for step in turn)
    brought = drawing(turn)
    if brought is None:
        return Plan("none", {})
    others = points_of_others(seat, first) if first.before.stage[seat] in (Stage.PLACE, Stage.ROLL) else []
    return Plan(brought.kind, {**brought.args, **facts, "rum": rum, "otherwise": max(others) if others else "none"})


def own_turn(course: Course) -> list[Step]:
    """The steps of the draft: what comes when all are done is not for this seat to foresee. (§3.8)"""
    return [step for step in course if step.move.kind != "done" and step.after is not None]


def points_between(seat: int, before: State, after: State) -> int:
    """By how much the sheet of a seat is worth more. (§7.2)"""
    return int(score_of(after, seat) - score_of(before, seat))


def points_of_others(seat: int, first: Step) -> list[int]:
    """What every other drawing that the dice allow as they lie would write on the sheet at once."""
    out = [0] * len(MOVES)
    count = legal(first.before, seat, out)
    points = []
    for move in out[:count]:
        if DRAW <= move < RUM_TURN and move != first.move.id:
            tried = first.before.copy()
            apply(tried, seat, move)
            points.append(points_between(seat, first.before, tried))
    return points


def drawing(turn: list[Step]) -> Plan | None:
    """The best thing that a drawing and all that follows from it bring; None where nothing is drawn."""
    told = [told for step in turn for told in step.told]
    drawn = next((one for one in told if one.kind == "drew"), None)
    if drawn is None:
        return None
    for kind, names in BRINGS.items():
        for one in told:
            if one.kind == kind and one.args.get("raises") != "none" and one.args.get("size") != 1:
                return Plan(kind, {name: one.args[name] for name in names})
    return Plan("draw", {"symbol": drawn.args["symbol"], "square": drawn.args["square"]})


BRINGS = {
    "line-full": ("line", "treasure"),
    "got-map": ("line",),
    "got-rudder": ("line",),
    "sighted": ("gift",),
    "took-box": ("loot",),
    "surrounded": ("square",),
    "line-late": ("line",),
    "hooked": ("swords", "raises", "step"),
    "found-palm-loot": ("size",),
}
"""What a drawing can bring, the most telling first, and what is said of it."""


def skipping(seat: int, step: Step) -> Plan:
    """A skull, where nothing can be drawn or nothing is worth it. (§3.7)"""
    others = points_of_others(seat, step)
    cost = -points_between(seat, step.before, step.after)
    return Plan("skip", {"cost": cost, "otherwise": max(others) if others else "none"})


def keeping(seat: int, step: Step) -> Plan:
    """What a treasure is worth in the chest. (§6.4)"""
    treasure = step.move.args["treasure"]
    return Plan("keep", {"treasure": treasure, "value": int(value_of(step.before, seat, TREASURES.index(treasure)))})
