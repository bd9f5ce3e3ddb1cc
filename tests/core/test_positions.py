"""Facts of a position are declared once: what is written is read back, and what cannot be is named."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from doubloon.core.plain import PlainRecord
from doubloon.core.positions import (
    EachSeat,
    Fact,
    Facts,
    Form,
    Heap,
    Many,
    Members,
    Number,
    Ordinal,
    Part,
    Row,
    Seat,
    Table,
    Those,
    Truth,
    Word,
    refuse,
    take_out,
    when,
)

LAYOUT = np.dtype(
    [
        ("seats", "i1"),
        ("turn", "i1"),
        ("tide", "i1"),
        ("flags", "i1"),
        ("calm", "i1"),
        ("watch", "i1"),
        ("gold", "i2", (4,)),
        ("asleep", "i1", (4,)),
        ("trail", "i1", (3,)),
        ("lies", "i1", (3,)),
        ("hold", "i1", (2, 3)),
        ("dice", "i1", (2, 2)),
    ],
    align=True,
)
THINGS = ("rum", "gold", "maps")
PLACES = ("bay", "cape", "reef")
SHIP = Facts(Fact("hold", Heap(THINGS, 5), formerly="cargo"), Fact("dice", Row(Number(6, 1), 2)))
TABLE = Facts(
    Fact("turn", Seat()),
    Fact("tide", Word(("low", "high"), may_be_none=True), when=lambda s: s.tide >= 0),
    Fact("signals", Members(Word(("red", "blue"))), "flags"),
    *when(lambda s: s.turn == 2, Fact("calm", Truth()), Fact("watch", Ordinal(4))),
    Fact("gold", EachSeat(Number(lambda s: 10 * s.seats), few=True)),
    Fact("asleep", Those(Seat())),
    Fact("trail", Many(Word(PLACES), 3)),
    Fact("lies", Table(Word(PLACES), Number(9), "what lies at {}")),
    Fact("odds", Form(lambda s, value: f"{value} to 1", lambda s, given, what: int(given.split()[0])), says=lambda s: s.turn + 3),
    Fact("ships", EachSeat(Part(SHIP, when=lambda s, seat: s.hold[seat].any()), 2), says=lambda s: range(2)),
)
DOCUMENT = {
    "turn": 2,
    "tide": "high",
    "signals": ["blue"],
    "calm": True,
    "watch": 4,
    "gold": [1, 30, 0],
    "asleep": [0, 2],
    "trail": ["reef", "bay"],
    "lies": {"cape": 3},
    "odds": "5 to 1",
    "ships": [None, {"hold": {"rum": 1, "maps": 2}, "dice": [6, 1]}],
}


@pytest.fixture
def s() -> PlainRecord:
    record = PlainRecord(LAYOUT, np.zeros(1, LAYOUT)[0])
    record.seats = 3
    record.trail[:] = -1
    return record


def test_what_is_written_is_read_back(s) -> None:
    given = TABLE.read(s, DOCUMENT)
    assert (s.turn, s.tide, s.flags, s.calm, s.watch, s.gold.tolist()) == (2, 1, 2, 1, 3, [1, 30, 0, 0])
    assert (s.asleep.tolist(), s.trail.tolist(), s.lies.tolist()) == ([1, 0, 1, 0], [2, 0, -1], [0, 3, 0])
    assert given.odds == 5 and given.trail == [2, 0] and given.lies == {1: 3}
    SHIP.read(s, given.ships[1], "a ship", 1)
    assert s.hold.tolist() == [[0, 0, 0], [1, 0, 2]]
    assert TABLE.write(s) == DOCUMENT
    assert list(TABLE.write(s)) == list(DOCUMENT)


def test_what_is_left_out_stays_and_what_is_not_so_is_not_written(s) -> None:
    s.turn, s.tide, s.gold[1] = 1, -1, 7
    given = TABLE.read(s, {})
    assert (s.turn, s.gold.tolist(), given.turn) == (1, [0, 7, 0, 0], None)
    assert not {"tide", "calm", "watch"} & TABLE.write(s).keys()


def test_an_older_name_is_read_and_todays_is_written(s) -> None:
    SHIP.read(s, {"cargo": {"gold": 3}}, "a ship", 0)
    assert SHIP.write(s, 0)["hold"] == {"gold": 3}


@pytest.mark.parametrize(
    ("facts", "document", "complaint"),
    [
        (TABLE, {"turn": 3}, "turn is 3; expected a seat, 0 to 2"),
        (TABLE, {"tide": "ebb"}, "tide is 'ebb'; expected one of low, high"),
        (TABLE, {"signals": ["green"]}, "signals is 'green'"),
        (TABLE, {"signals": "red"}, "signals is 'red'; expected a list"),
        (TABLE, {"watch": 0}, "watch is 0; expected a whole number from 1 to 4"),
        (TABLE, {"gold": [31]}, "gold of seat 0 is 31; expected a whole number from 0 to 30"),
        (TABLE, {"gold": [1, 1, 1, 1]}, "expected a list for 3 seats"),
        (TABLE, {"asleep": [1, 1]}, "asleep is [1, 1]; expected each at most once"),
        (TABLE, {"trail": ["bay"] * 4}, "expected a list of at most 3"),
        (TABLE, {"lies": {"sea": 1}}, "'sea'; expected one of bay, cape, reef"),
        (TABLE, {"lies": {"bay": 10}}, "what lies at bay is 10; expected a whole number from 0 to 9"),
        (TABLE, {"ships": [{}]}, "expected a list for 2 seats"),
        (TABLE, {"ships": [None, 7]}, "the ships of seat 1 is 7; expected names with what belongs to them"),
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


def test_what_a_position_shows_is_out_of_the_box() -> None:
    heap, box = [2, 1, 0], [2, 1, 0]
    assert take_out(heap, 0, THINGS, box) == 0 and heap == [1, 1, 0]
    with pytest.raises(ValueError, match="the box holds 2 rum, and the position shows more"):
        take_out(heap, 0, THINGS, box, 2)
    refuse(False)
    with pytest.raises(ValueError, match="no wind"):
        refuse("no wind")
