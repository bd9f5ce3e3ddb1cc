"""Dear tests take turns, and each of them has its turn."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from .. import sample
from ..turns import TURNS, Turns, take_turns

ROOT = Path(__file__).parents[2]
NAMES = list(chain.from_iterable(turns.names for turns in TURNS))


def item(name: str, *marks: str) -> Any:
    """A test as pytest has it, with these marks."""
    made = SimpleNamespace(nodeid=name, own_markers=[getattr(pytest.mark, mark).mark for mark in marks])
    made.add_marker = lambda mark: made.own_markers.append(mark.mark)
    made.get_closest_marker = lambda mark: next((one for one in made.own_markers if one.name == mark), None)
    return made


def marked(one: Any) -> set[str]:
    """The marks it bears."""
    return {mark.name for mark in one.own_markers}


@pytest.mark.parametrize("turns", TURNS, ids=lambda turns: turns.names[0])
def test_each_has_its_turn_within_as_many_days(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> None:
    came = []
    for day in range(1, turns.one_in + 1):
        monkeypatch.setattr(sample, "SAMPLE", day)
        tests = [item(name) for name in turns.names]
        take_turns(tests)
        assert all("long" in marked(one) for one in tests), "the long run has them all"
        came += [one.nodeid for one in tests if "today" in marked(one)]
    assert sorted(came) == sorted(turns.names)


def test_a_case_with_turns_of_its_own_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "SAMPLE", TURNS[0].one_in)
    name = TURNS[0].names[0]
    for before, after in (((), {"long", "today"}), (("long",), {"long"}), (("long", "today"), {"long", "today"})):
        one = item(name, *before)
        take_turns([one])
        assert marked(one) == after


def test_without_a_day_all_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "SAMPLE", 0)
    tests = [item(name) for name in NAMES]
    take_turns(tests)
    assert not any(map(marked, tests))


def test_all_others_come_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "SAMPLE", 1)
    one = item("tests/core/test_turns.py::test_all_others_come_every_day")
    take_turns([one])
    assert not marked(one)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_that_of_a_test(name: str) -> None:
    file, _, test = name.partition("::")
    assert f"\ndef {test.partition('[')[0]}" in (ROOT / file).read_text(encoding="utf-8"), f"no test is called {name}"
    assert NAMES.count(name) == 1
