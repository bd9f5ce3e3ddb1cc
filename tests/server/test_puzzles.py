"""A browser keeps which puzzles were solved in it by their marks: a mark says what the puzzle is, and not its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import doubloon
from doubloon.server.table.catalogue import mark_of

PAGE = Path(__file__).parent.parent.parent / "page" / "src" / "games"
JACKAL = doubloon.game("jackal")


def test_every_puzzle_has_a_mark_of_its_own(harbour: Any) -> None:
    marks = harbour.get("/api/games/jackal/puzzles").json()
    assert [*marks] == [str(number) for number in JACKAL.options["puzzle"].choices]
    assert len(set(marks.values())) == len(marks)
    assert harbour.get("/api/games/martinique/puzzles").json() == {}
    assert harbour.get("/api/games/chess/puzzles").status_code == 404


def test_a_mark_is_another_where_the_puzzle_is_and_the_same_under_another_number(harbour: Any) -> None:
    marks = harbour.get("/api/games/jackal/puzzles").json()
    laid = JACKAL.start(1, "any other chance", puzzle=7).position()
    assert mark_of(JACKAL.from_position(laid)) == marks["7"]
    assert mark_of(JACKAL.from_position({**laid, "options": {**laid["options"], "puzzle": 3}})) == marks["7"]
    shorter = {**laid["puzzle"], "limit": laid["puzzle"]["limit"] - 1}
    assert mark_of(JACKAL.from_position({**laid, "puzzle": shorter})) != marks["7"]


def test_what_browsers_kept_by_number_are_puzzles_that_never_changed(harbour: Any) -> None:
    """Where only the form of positions changes, marks must not: then `mark_of` leaves the new words out."""
    kept = re.findall(r'(\d+): "(\w+)"', (PAGE / "jackal" / "puzzles.ts").read_text())
    marks = harbour.get("/api/games/jackal/puzzles").json()
    assert kept == [(number, marks[number]) for number in ("6", "7", "8", "9")]
