"""One source, several machines, one answer."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from doubloon.core.engine import SEATS
from doubloon.core.layout import copied
from doubloon.core.plain import PlainRecord

from ...sample import today
from ..cases import MOST_MOVES, Case


def plain_equals_compiled(case: Case, games: int = 1) -> None:
    """The same moves give the same bytes, plain and compiled, and the same answers to every question."""
    table = case.start("blank")
    blank = case.game.blank(case.seats, table.edition, table.options)
    for number in range(games):
        state = copied(blank)
        state["key"][0] = (number * 7919 + today() + 1, number + 1)
        play_both(case, PlainRecord(case.game.layout, state[0]), state, random.Random(number + today()))


def play_both(case: Case, s: PlainRecord, state: Any, chance: random.Random) -> None:
    """One random game, side by side: s is played plain, state compiled."""
    case.game.compile()
    plain, compiled = case.game.twin.functions, case.game.compiled
    out = np.zeros(len(case.game.numbering), np.int64)
    plain["set_up"](s)
    compiled.set_up(state)
    for _ in range(MOST_MOVES):
        same_bytes(case, s, state, "plain and compiled part")
        mask = compiled.acting(state)
        assert plain["acting"](s) == mask, f"{case}: plain and compiled disagree who acts"
        if mask == 0:
            break
        seat = chance.choice([seat for seat in range(case.seats) if mask >> seat & 1])
        moves = compiled.legal(state, seat)
        assert out[: plain["legal"](s, seat, out)].tolist() == moves, f"{case}: plain and compiled disagree what is legal"
        if chance.random() < 0.02:
            questions_agree(case, s, state, seat)
        move = chance.choice(moves)
        plain["apply"](s, seat, move)
        compiled.apply(state, seat, move)
    points = np.zeros(SEATS, np.int64)
    plain["scores"](s, points)
    assert points.tolist() == compiled.scores(state), f"{case}: plain and compiled disagree on the scores"
    assert plain["winners"](s) == compiled.winners(state), f"{case}: plain and compiled disagree who won"


def questions_agree(case: Case, s: PlainRecord, state: Any, seat: int) -> None:
    """why_not, observe, evaluate, prior and redeal, plain and compiled."""
    plain, compiled = case.game.twin.functions, case.game.compiled
    for move in range(len(case.game.numbering)):
        assert plain["why_not"](s, seat, move) == compiled.why_not(state, seat, move), f"{case}: why_not differs for move {move}"
    seen = np.zeros(case.game.observation_size, np.int64)
    plain["observe"](s, seat, seen)
    assert seen.tolist() == compiled.observe(state, seat).tolist(), f"{case}: observe differs"
    standing = np.zeros(SEATS, np.int64)
    plain["evaluate"](s, standing)
    assert standing.tolist() == compiled.evaluate(state), f"{case}: evaluate differs"
    for move in compiled.legal(state, seat):
        assert plain["prior"](s, seat, move) == compiled.prior(state, seat, move), f"{case}: prior differs for move {move}"
    world = copied(state)
    other = PlainRecord(case.game.layout, world[0])
    plain["redeal"](other, seat, 77)
    compiled.redeal(world, seat, 77)
    same_bytes(case, other, world, "redeal differs")


def same_bytes(case: Case, s: PlainRecord, state: Any, complaint: str) -> None:
    """A plain record and a compiled one hold the same, field by field."""
    row = np.zeros(1, case.game.layout)
    s.store(row[0])
    if row.tobytes() != state.tobytes():
        raise AssertionError(f"{case}: {complaint} in {differences(case, row, state)}")


def differences(case: Case, one: Any, two: Any) -> str:
    """The fields in which two records differ."""
    return ", ".join(name for name in case.game.layout.names or () if one[name].tobytes() != two[name].tobytes())
