"""What an older record knew: the rules of its day, by the list in RULES.md, and the fields that the record had then."""

from __future__ import annotations

import json

import numpy as np
import pytest

import doubloon
from doubloon.core import read_seat
from doubloon.core.changes import Change, layout_then, read_changes, release, since, states_then, why_it_parts
from doubloon.core.layout import facts
from doubloon.core.version import VERSION

RULEBOOK = """## Changes

- **0.2.0, R10**: the theft comes first, and
  the card after it.
- **0.10.0, §7.4**: paying is the player's word.

**§1.1** No change at all.
"""


def test_the_list_of_changes_is_read() -> None:
    assert read_changes(RULEBOOK) == [
        Change("0.2.0", "R10", "the theft comes first, and the card after it."),
        Change("0.10.0", "§7.4", "paying is the player's word."),
    ]
    assert [change.rule for change in since(read_changes(RULEBOOK), "0.9.1")] == ["§7.4"]
    assert release("0.10.0") > release("0.9.1")


def test_an_older_game_is_told_what_has_changed_and_a_newer_one_that_it_is_newer() -> None:
    changes = read_changes(RULEBOOK)
    assert why_it_parts(changes, "0.1.0").startswith(" Changed since Doubloon 0.1.0: R10 (0.2.0): the theft")
    assert why_it_parts(changes, "0.10.0") == " Doubloon 0.10.0 is newer than this one, " + VERSION + "."
    assert why_it_parts(changes[:1], VERSION) == ""


THEN = np.dtype([("gold", "i2"), ("box", [("rooms", "i1"), ("walls", "i4", (2,))]), ("events", "i2")], align=True)
NOW = np.dtype(
    [("gold", "i2"), ("rum", "i8"), ("box", [("rooms", "i1"), ("doors", "i8"), ("walls", "i4", (2,))]), ("events", "i2")],
    align=True,
)


def test_a_field_that_came_later_is_no_part_of_an_older_digest() -> None:
    older, newer = np.zeros(1, THEN), np.zeros(1, NOW)
    for states in (older, newer):
        states["gold"], states["box"]["rooms"], states["box"]["walls"] = 7, 3, (4, 5)
    newer["rum"], newer["box"]["doors"] = 9, 2
    added = {"rum": "0.2.0", "box.doors": "0.2.0"}
    then = layout_then(NOW, added, "0.1.0")
    assert then.names == THEN.names and facts(states_then(newer, then)) == facts(older)
    assert layout_then(NOW, added, "0.2.0") is NOW


def test_a_record_goes_on_with_the_version_it_began_with() -> None:
    table = doubloon.game("buried-treasure").start(2, "older")
    table.rules = "0.1.0"
    table.play(table.acting[0], table.moves(table.acting[0])[0])
    again = doubloon.resume(json.dumps(table.save()))
    assert again.rules == again.copy().rules == again.record()["doubloon"] == "0.1.0" and again.digest == table.digest


@pytest.mark.parametrize(("value", "seat"), [(0, 0), (1, 1), ("B", 1)])
def test_a_seat_is_a_number_or_a_letter(value: object, seat: int) -> None:
    assert read_seat(value, 2, "turn") == seat


@pytest.mark.parametrize("value", ["C", 2, -1, None, "b", True, 1.0])
def test_what_is_no_seat_says_what_was_expected(value: object) -> None:
    with pytest.raises(ValueError, match=r"turn is .*; expected a seat, 0 to 1"):
        read_seat(value, 2, "turn")
