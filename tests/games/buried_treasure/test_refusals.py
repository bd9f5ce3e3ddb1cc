"""What is refused in every phase, and by which paragraph."""

from __future__ import annotations

from typing import Any

import pytest

import doubloon

from .test_rules import columns

GAME = doubloon.catalogue["buried-treasure"]
OPEN = columns("red-plain blue-plain", "", "green-plain", "blue-plain red-plain")
HELD = [{"red": 3}, {"red": 4}, {"red": 1}]
PHASES: dict[str, dict[str, Any]] = {
    "take": {"columns": OPEN},
    "extra": {"columns": OPEN, "phase": "extra", "card": "red-extra"},
    "rob": {"columns": OPEN, "phase": "rob", "card": "red-2", "collections": HELD},
    "play-out": {"columns": columns(), "phase": "play-out"},
}
REFUSED = [
    ("take", "basic", {"take 2": "3.1", "take 1 to A": "3.2", "play red": "3.1", "flag red": "3.1", "pass": "6.7"}),
    ("take", "basic", {"extra 1": "3.3", "no extra": "3.3", "rob A 1": "3.6", "rob nobody": "3.6"}),
    ("take", "advanced", {"take 2": "3.1", "take 1 to B": "6.5", "take 1 to D": "6.5", "play red": "6.3"}),
    ("take", "advanced", {"play blue to B": "6.5", "play blue to D": "6.5", "flag red to B": "6.5", "flag red to D": "6.5"}),
    ("extra", "basic", {"extra 1": "3.3", "extra 2": "3.3", "extra 4 to A": "3.2", "take 1": "3.3", "rob nobody": "3.6"}),
    ("extra", "advanced", {"extra 3 to A": "3.3", "extra 4 to B": "6.5", "play blue": "3.3", "flag red": "3.3", "pass": "6.7"}),
    ("rob", "basic", {"rob A 3": "3.6", "rob B 1": "3.6", "rob C 2": "3.6", "rob D 1": "3.6", "take 1": "3.6"}),
    ("rob", "advanced", {"extra 4": "3.3", "no extra": "3.3", "play blue": "3.6", "flag red": "3.6", "pass": "6.7"}),
    ("play-out", "advanced", {"take 1": "6.6", "no extra": "3.3", "rob A 1": "3.6", "rob nobody": "3.6", "play red": "6.3"}),
]


def at(phase: str, variant: str) -> doubloon.Table:
    """B of three decides; in the advanced game he holds a blue card and a wild flag."""
    hands = {"hands": [{"red": 1}, {"blue": 1, "flag": 1}, {}]} if variant == "advanced" else {}
    position = {"seats": 3, "turn": 1, "options": {"variant": variant}, **hands, **PHASES[phase]}
    return GAME.from_position(position, seed="test")


@pytest.mark.parametrize(("phase", "variant"), sorted({(phase, variant) for phase, variant, _ in REFUSED}))
def test_all_that_is_not_listed_is_refused_and_nothing_else(phase: str, variant: str) -> None:
    """§3.1, §3.3, §3.6, §6.3, §6.4, §6.5, §6.7"""
    table = at(phase, variant)
    allowed = [str(move) for move in GAME.numbering.moves if table.why_not(1, move) is None]
    assert sorted(allowed) == sorted(map(str, table.moves(1)))
    assert allowed


@pytest.mark.parametrize(("phase", "variant", "refused"), REFUSED)
def test_a_refusal_names_the_paragraph_that_forbids_the_move(phase: str, variant: str, refused: dict[str, str]) -> None:
    """§3.1, §3.2, §3.3, §3.6, §6.3, §6.5, §6.6, §6.7"""
    table = at(phase, variant)
    assert {move: table.why_not(1, move) for move in refused} == refused


def test_a_wild_flag_must_be_in_hand() -> None:
    """§6.4"""
    table = GAME.from_position(
        {"options": {"variant": "advanced"}, "columns": OPEN, "hands": [{"blue": 1}, {"flag": 1}]}, seed="test"
    )
    assert table.why_not(0, "flag red") == table.why_not(0, "flag red to B") == "6.4"


@pytest.mark.parametrize("phase", PHASES)
def test_who_is_not_to_act_is_told_that_turns_go_clockwise(phase: str) -> None:
    """§2.1"""
    table = at(phase, "advanced")
    assert [table.why_not(seat, "take 1") for seat in (0, 2)] == ["2.1", "2.1"]
    assert table.moves(0) == table.moves(2) == []
