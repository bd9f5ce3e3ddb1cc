"""Whatever is put in, only our own errors come out, and nothing is changed by them."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import doubloon

from .cases import games
from .test_promises import LENGTH

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
gently = settings(deadline=None, max_examples=round(60 * LENGTH), suppress_health_check=[HealthCheck.function_scoped_fixture])

values = some.recursive(
    some.none()
    | some.booleans()
    | some.integers(-3, 300)
    | some.sampled_from(["A", "B", "red", "C4", "take", "", "*"])
    | some.text(max_size=4),
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@every_game
@gently
@given(text=some.text(max_size=30))
def test_any_text_is_a_move_or_is_refused_as_one(game: doubloon.Game, text: str) -> None:
    table = game.start(seed="any")
    before = table.digest
    try:
        table.play(table.acting[0], text)
    except doubloon.BadMove:
        assert table.digest == before


@every_game
@gently
@given(data=some.data())
def test_a_position_with_anything_in_it_is_a_table_or_is_refused(game: doubloon.Game, data) -> None:
    whole = game.start(seed="any").position()
    field = data.draw(some.sampled_from([name for name in whole if name not in ("game", "edition")]))
    try:
        table = game.from_position({**whole, field: data.draw(values)})
    except doubloon.Error as refusal:
        assert str(refusal).endswith(".")
    else:
        for seat in table.acting:
            assert table.view(seat)["you"] == seat


@every_game
@gently
@given(data=some.data())
def test_a_record_with_anything_in_it_replays_or_is_refused(game: doubloon.Game, data) -> None:
    table = game.start(seed="any")
    for _ in range(4):
        seat = table.acting[0]
        table.play(seat, table.moves(seat)[0])
    record = table.save()
    record[data.draw(some.sampled_from(sorted(record)))] = data.draw(values)
    try:
        doubloon.replay(json.dumps(record))
    except doubloon.Error as refusal:
        assert str(refusal).endswith(".")


@every_game
@gently
@given(choices=some.lists(some.integers(0, 10_000), max_size=60))
def test_nothing_is_lost_or_made_whatever_is_played(game: doubloon.Game, choices: list[int]) -> None:
    from doubloon.core.plain import PlainRecord

    table = game.start(seed="any")
    census = game.twin.modules["state"].census
    counted = census(PlainRecord(game.layout, table._state[0]))
    for choice in choices:
        if table.over:
            break
        seat = table.acting[choice % len(table.acting)]
        moves = table.moves(seat)
        table.play(seat, moves[choice % len(moves)])
        assert census(PlainRecord(game.layout, table._state[0])) == counted
