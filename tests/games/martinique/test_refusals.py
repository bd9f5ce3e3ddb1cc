"""What is refused in every phase, and by which paragraph."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import doubloon

from .tables import GAME, at, evening, walk
from .test_evening import INTO_THE_HOOK, TWO_JOKERS, loading
from .test_rules import PASSING

RICH = {"supplies": [{"rum": 5}, {}]}
CHOOSING = {"fields": {"A1": "rum-1", "C1": "rum-1", "D1": "rum-1"}, "pirates": [["A1"], ["C1"]]}


def after(table: doubloon.Table, *moves: str) -> doubloon.Table:
    """The table once these are played."""
    walk(table, *moves)
    return table


PHASES: dict[str, tuple[str, list[str], Callable[[], doubloon.Table]]] = {
    "choose": ("3.1", ["place A1", "place bar", "move A1", "move C1"], lambda: at(**CHOOSING)),
    "step": ("4.1", ["north", "east", "south", "west"], lambda: after(at(**CHOOSING), "move A1")),
    "turn-up": ("4.5", ["turn 1", "turn 2", "turn none"], lambda: after(at(**PASSING), "move C1", "east")),
    "bonus": ("6.3", ["bonus joker", "bonus letter", "bonus number"], lambda: after(at(**INTO_THE_HOOK), "move C5", "east")),
    "load": ("7.2", ["load 2", "load 4", "load none"], lambda: loading("rum-1 rum-1", "rum-1 rum-2 rum-2", **RICH)),
    "pay": ("7.4", ["joker dagger", "joker rum", "pay"], lambda: loading(**TWO_JOKERS)),
    "dig": ("8.2", ["dig A1", "dig H8"], evening),
}  # fmt: skip
"""What has to be decided, by the paragraph that says so, some words for it, and a table where black decides it."""


@pytest.mark.parametrize("phase", PHASES)
def test_all_that_is_not_listed_is_refused_and_nothing_else(phase: str) -> None:
    """§3.2, §3.3, §4.2, §4.3, §4.4, §4.5, §6.3, §7.1, §7.3, §7.4, §8.3"""
    table = PHASES[phase][2]()
    assert table.view(0)["phase"] == phase
    allowed = [str(move) for move in GAME.numbering.moves if table.why_not(0, move) is None]
    assert sorted(allowed) == sorted(map(str, table.moves(0)))
    assert allowed


@pytest.mark.parametrize("phase", PHASES)
def test_what_belongs_elsewhere_is_refused_by_what_has_to_be_decided_now(phase: str) -> None:
    """§3.1, §4.1, §4.5, §6.3, §7.2, §7.4, §8.2"""
    paragraph, _, make = PHASES[phase]
    table = make()
    elsewhere = [word for other, (_, words, _) in PHASES.items() if other != phase for word in words]
    assert {word: table.why_not(0, word) for word in elsewhere} == dict.fromkeys(elsewhere, paragraph)


@pytest.mark.parametrize("phase", PHASES)
def test_who_is_not_to_act_is_told_why(phase: str) -> None:
    """§3.1, §8.2"""
    table = PHASES[phase][2]()
    assert table.why_not(1, "place A1") == ("8.2" if phase == "dig" else "3.1")
    assert table.moves(1) == []
