"""One source, several machines, one answer."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from doubloon.core.engine import SEATS, Engine
from doubloon.core.layout import copied
from doubloon.core.plain import PlainRecord

from ...sample import today
from ..cases import MOST_MOVES, Case


@dataclass
class Side:
    """Rules that play beside the plain ones."""

    name: str
    engine: Engine
    state: Any


def plain_equals_compiled(case: Case, games: int = 1, compiled: bool = True) -> None:
    """The same moves give the same bytes, plain, compiled and packed, and the same answers to every question."""
    compiled = compiled or case.game.pack is None
    table = case.start("blank")
    blank = case.game.blank(case.seats, table.edition, table.options)
    for number in range(games):
        state = copied(blank)
        state["key"][0] = (number * 7919 + today() + 1, number + 1)
        sides = [Side("compiled", case.game.compiled, copied(state))] if compiled else []
        if case.game.pack is not None:
            sides.append(Side("packed", case.game.packed, copied(state)))
        play_beside(case, PlainRecord(case.game.layout, state[0]), sides, random.Random(number + today()))


def play_beside(case: Case, s: PlainRecord, sides: list[Side], chance: random.Random) -> None:
    """One random game, side by side with the plain rules, which play s."""
    plain = case.game.twin.functions
    out = np.zeros(len(case.game.numbering), np.int64)
    plain["set_up"](s)
    for side in sides:
        side.engine.set_up(side.state)
    for _ in range(MOST_MOVES):
        mask = plain["acting"](s)
        for side in sides:
            same_bytes(case, s, side.state, f"plain and {side.name} part")
            assert side.engine.acting(side.state) == mask, f"{case}: plain and {side.name} disagree who acts"
        if mask == 0:
            break
        seat = chance.choice([seat for seat in range(case.seats) if mask >> seat & 1])
        moves = out[: plain["legal"](s, seat, out)].tolist()
        asked = chance.random() < 0.02
        move = chance.choice(moves)
        for side in sides:
            assert side.engine.legal(side.state, seat) == moves, f"{case}: plain and {side.name} disagree what is legal"
            if asked:
                questions_agree(case, s, side, seat)
            side.engine.apply(side.state, seat, move)
        plain["apply"](s, seat, move)
    points = np.zeros(SEATS, np.int64)
    plain["scores"](s, points)
    for side in sides:
        assert side.engine.scores(side.state) == points.tolist(), f"{case}: plain and {side.name} disagree on the scores"
        assert side.engine.winners(side.state) == plain["winners"](s), f"{case}: plain and {side.name} disagree who won"


def questions_agree(case: Case, s: PlainRecord, side: Side, seat: int) -> None:
    """why_not, observe, evaluate, prior and redeal, plain and otherwise."""
    plain, engine, state = case.game.twin.functions, side.engine, side.state
    for move in range(len(case.game.numbering)):
        why = engine.why_not(state, seat, move)
        assert plain["why_not"](s, seat, move) == why, f"{case}: why_not differs {side.name} for move {move}"
    seen = np.zeros(case.game.observation_size, np.int64)
    plain["observe"](s, seat, seen)
    assert seen.tolist() == engine.observe(state, seat).tolist(), f"{case}: observe differs {side.name}"
    standing = np.zeros(SEATS, np.int64)
    plain["evaluate"](s, standing)
    assert standing.tolist() == engine.evaluate(state), f"{case}: evaluate differs {side.name}"
    for move in engine.legal(state, seat):
        promise = engine.prior(state, seat, move)
        assert plain["prior"](s, seat, move) == promise, f"{case}: prior differs {side.name} for move {move}"
    world = copied(state)
    other = PlainRecord(case.game.layout, world[0])
    plain["redeal"](other, seat, 77)
    engine.redeal(world, seat, 77)
    same_bytes(case, other, world, f"redeal differs {side.name}")


def same_bytes(case: Case, s: PlainRecord, state: Any, complaint: str) -> None:
    """A plain record and another one hold the same, field by field."""
    row = np.zeros(1, case.game.layout)
    s.store(row[0])
    if row.tobytes() != state.tobytes():
        raise AssertionError(f"{case}: {complaint} in {differences(case, row, state)}")


def differences(case: Case, one: Any, two: Any) -> str:
    """The fields in which two records differ."""
    return ", ".join(name for name in case.game.layout.names or () if one[name].tobytes() != two[name].tobytes())
