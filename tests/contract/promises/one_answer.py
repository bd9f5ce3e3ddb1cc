"""One source, several machines, one answer."""

from __future__ import annotations

import random
from typing import Any

from doubloon.core.layout import copied

from ..cases import MOST_MOVES, ROTATE, Case


def plain_equals_compiled(case: Case, games: int = 1) -> None:
    """The same moves give the same bytes, plain and compiled, and the same answers to every question."""
    plain, compiled = case.engines()
    table = case.start("blank")
    blank = case.game.blank(case.seats, table.edition, table.options)
    for number in range(games):
        one = copied(blank)
        one["key"][0] = (number * 7919 + ROTATE + 1, number + 1)
        two = copied(one)
        plain.set_up(one)
        compiled.set_up(two)
        play_both(case, plain, compiled, one, two, random.Random(number + ROTATE))
        assert plain.scores(one) == compiled.scores(two), f"{case}: plain and compiled disagree on the scores"
        assert plain.winners(one) == compiled.winners(two), f"{case}: plain and compiled disagree who won"


def play_both(case: Case, plain: Any, compiled: Any, one: Any, two: Any, chance: random.Random) -> None:
    """One random game, side by side."""
    for _ in range(MOST_MOVES):
        assert one.tobytes() == two.tobytes(), f"{case}: plain and compiled part in {differences(case, one, two)}"
        mask = compiled.acting(two)
        assert plain.acting(one) == mask, f"{case}: plain and compiled disagree who acts"
        if mask == 0:
            return
        seat = chance.choice([seat for seat in range(case.seats) if mask >> seat & 1])
        moves = compiled.legal(two, seat)
        assert plain.legal(one, seat) == moves, f"{case}: plain and compiled disagree what is legal"
        if chance.random() < 0.02:
            questions_agree(case, plain, compiled, one, two, seat)
        move = chance.choice(moves)
        plain.apply(one, seat, move)
        compiled.apply(two, seat, move)


def questions_agree(case: Case, plain: Any, compiled: Any, one: Any, two: Any, seat: int) -> None:
    """why_not, observe and redeal, plain and compiled."""
    for move in range(len(case.game.numbering)):
        assert plain.why_not(one, seat, move) == compiled.why_not(two, seat, move), f"{case}: why_not differs for move {move}"
    assert plain.observe(one, seat).tolist() == compiled.observe(two, seat).tolist(), f"{case}: observe differs"
    one, two = copied(one), copied(two)
    plain.redeal(one, seat, 77)
    compiled.redeal(two, seat, 77)
    assert one.tobytes() == two.tobytes(), f"{case}: redeal differs in {differences(case, one, two)}"


def differences(case: Case, one: Any, two: Any) -> str:
    """The fields in which two records differ."""
    return ", ".join(name for name in case.game.layout.names or () if one[name].tobytes() != two[name].tobytes())
