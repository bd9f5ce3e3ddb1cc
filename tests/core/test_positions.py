"""Facts of a position are declared once: what is written is read back, and what cannot be is named."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from doubloon.core.plain import PlainRecord
from doubloon.core.positions import KEEP, EachSeat, Fact, Facts, Heap, Members, Number, Row, Seat, Truth, Word

LAYOUT = np.dtype(
    [
        ("seats", "i1"),
        ("turn", "i1"),
        ("tide", "i1"),
        ("flags", "i1"),
        ("calm", "i1"),
        ("gold", "i2", (4,)),
        ("hold", "i1", (2, 3)),
        ("dice", "i1", (2, 2)),
    ],
    align=True,
)
THINGS = ("rum", "gold", "maps")
TABLE = Facts(
    Fact("turn", Seat()),
    Fact("tide", Word(("low", "high"), may_be_none=True), usual=None, when=lambda s: s.tide >= 0),
    Fact("signals", Members(("red", "blue")), "flags", usual=()),
    Fact("calm", Truth()),
    Fact("gold", EachSeat(Number(lambda s: 10 * s.seats)), usual=KEEP),
)
SHIP = Facts(Fact("hold", Heap(THINGS, 5), usual=KEEP), Fact("dice", Row(Number(6, 1), 2), usual=KEEP))


@pytest.fixture
def s() -> PlainRecord:
    record = PlainRecord(LAYOUT, np.zeros(1, LAYOUT)[0])
    record.seats = 3
    return record


def test_what_is_written_is_read_back(s) -> None:
    document = {"turn": 2, "tide": "high", "signals": ["blue"], "calm": True, "gold": [1, 30, 0]}
    TABLE.read(s, document)
    assert (s.turn, s.tide, s.flags, s.calm, s.gold.tolist()) == (2, 1, 2, 1, [1, 30, 0, 0])
    assert TABLE.write(s) == document
    SHIP.read(s, {"hold": {"maps": 2, "rum": 1}, "dice": [6, 1]}, "a ship", 1)
    assert s.hold.tolist() == [[0, 0, 0], [1, 0, 2]]
    assert SHIP.write(s, 1) == {"hold": {"rum": 1, "maps": 2}, "dice": [6, 1]}


def test_what_is_left_out_is_usual_or_stays(s) -> None:
    s.turn, s.tide, s.gold[1] = 1, 1, 7
    TABLE.read(s, {})
    assert (s.turn, s.tide, s.gold.tolist()) == (0, -1, [0, 7, 0, 0])
    assert "tide" not in TABLE.write(s)


@pytest.mark.parametrize(
    ("facts", "document", "complaint"),
    [
        (TABLE, {"turn": 3}, "turn is 3; expected a seat, 0 to 2"),
        (TABLE, {"tide": "ebb"}, "tide is 'ebb'; expected one of low, high"),
        (TABLE, {"signals": ["green"]}, "signals is 'green'"),
        (TABLE, {"gold": [31]}, "gold of seat 0 is 31; expected a whole number from 0 to 30"),
        (TABLE, {"gold": [1, 1, 1, 1]}, "expected a list of at most 3"),
        (SHIP, {"hold": {"rum": 6}}, "the hold of a ship has 6 rum; expected 0 to 5"),
        (SHIP, {"hold": []}, "expected names with what belongs to them"),
        (SHIP, {"hold": {"silk": 1}}, "'silk'; expected one of rum, gold, maps"),
        (SHIP, {"dice": [1]}, "expected a list of 2"),
        (SHIP, {"dice": [0, 1]}, "one of the dice of a ship is 0; expected a whole number from 1 to 6"),
        (SHIP, {"crew": 1}, "a ship says 'crew'; expected only hold, dice"),
    ],
)
def test_what_cannot_be_is_named(s, facts: Facts, document: dict[str, Any], complaint: str) -> None:
    about = ("a ship", 0) if facts is SHIP else ()
    with pytest.raises(ValueError) as refused:
        facts.read(s, document, *about)
    assert complaint in str(refused.value)
