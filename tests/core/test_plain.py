"""Plain mode checks what compiled code would let pass."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest

import doubloon
from doubloon.core.jit import twin
from doubloon.core.layout import record
from doubloon.core.plain import PlainArray, PlainRecord, PlainStates, ReadRecord

INNER = np.dtype([("coins", "i1", (3,))], align=True)
LAYOUT = np.dtype([("box", INNER), ("gold", "i1"), ("hold", "i2", (2, 2))], align=True)


@pytest.fixture
def s() -> PlainRecord:
    return PlainRecord(LAYOUT, np.zeros(1, LAYOUT)[0])


def test_a_number_too_big_for_its_field_is_refused(s) -> None:
    s.gold = 127
    with pytest.raises(OverflowError, match="128 in 'gold', where -128 to 127 fit"):
        s.gold += 1
    s.hold[1, 1] = 200
    with pytest.raises(OverflowError, match="40000 where -32768 to 32767 fit"):
        s.hold[1, 1] *= 200
    with pytest.raises(OverflowError):
        s.box.coins[2] = 300


def test_a_negative_index_is_refused(s) -> None:
    with pytest.raises(IndexError, match="negative index -1"):
        s.hold[0, -1]
    with pytest.raises(IndexError, match="negative index -1"):
        s.box.coins[-1] = 2


def test_an_unknown_field_is_refused(s) -> None:
    with pytest.raises(AttributeError, match="no field 'silver'"):
        _ = s.silver
    with pytest.raises(AttributeError, match="no number 'silver'"):
        s.silver = 3
    with pytest.raises(AttributeError, match="no number 'hold'"):
        s.hold = 3


def test_what_is_stored_is_there(s) -> None:
    s.gold, s.hold[0, 1], s.box.coins[1] = 5, 6, 7
    rows = np.zeros(1, LAYOUT)
    s.store(rows[0])
    assert (rows["gold"][0], rows["hold"][0, 0, 1], rows["box"]["coins"][0, 1]) == (5, 6, 7)


def test_states_copy_on_assignment() -> None:
    states = PlainStates(LAYOUT, np.zeros(2, LAYOUT))
    states[0].gold = 4
    states[1] = states[0]
    states[0].gold = 9
    assert (len(states), states[1].gold) == (2, 4)
    rows = np.zeros(2, LAYOUT)
    states.store(rows)
    assert rows["gold"].tolist() == [9, 4]


def test_a_lookup_table_is_wide_in_plain_mode_only() -> None:
    narrow = np.array([9], np.int8)
    assert 1 << twin("core.plain").lookup(narrow)[0] == 512
    from doubloon.core.plain import lookup

    assert lookup(narrow) is narrow


def test_a_field_may_not_be_named_like_a_method() -> None:
    from doubloon.games.buried_treasure.components import Stream

    with pytest.raises(TypeError, match="'round' means something else"):
        record("game", [("round", "i1")], streams=Stream, events=1)


@pytest.mark.parametrize("name", doubloon.catalogue)
def test_a_view_of_a_record_read_quickly_is_the_same(name: str) -> None:
    game, dice = doubloon.game(name), random.Random(1)
    view = game.twin.modules["view"].view
    table = game.start(max(game.seats), "quick")
    for _ in range(25):
        if table.over:
            break
        seat = dice.choice(table.acting)
        table.play(seat, dice.choice(table.moves(seat)))
        for eyes in (None, *range(table.seats)):
            slow, quick = PlainRecord(game.layout, table._state[0]), ReadRecord(table._state[0])
            assert msgspec.json.encode(view(quick, eyes)) == msgspec.json.encode(view(slow, eyes))


def test_a_record_read_quickly_has_the_same_numbers(s) -> None:
    row = np.zeros(1, s.layout)
    s.gold, s.hold[1, 0], s.box.coins[2] = 7, 300, 5
    s.store(row[0])
    quick = ReadRecord(row[0])
    for name in s.layout.names:
        mine, theirs = getattr(s, name), getattr(quick, name)
        if isinstance(mine, PlainArray):
            assert theirs.tolist() == mine.tolist() and theirs.sum() == int(mine.sum())
        elif not isinstance(mine, PlainRecord):
            assert theirs == mine
    assert (quick.hold[1, 0], quick.hold[1], quick.box.coins[2]) == (300, [300, 0], 5)
    with pytest.raises(AttributeError, match="no field 'parrots'"):
        quick.parrots  # noqa: B018
