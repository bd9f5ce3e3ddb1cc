"""Small tables for the tests: whatever they leave out does not matter to the rule at hand."""

from __future__ import annotations

import doubloon

GAME = doubloon.catalogue["martinique"]
QUIET = {
    "2": ["dagger-1", "dagger-1"],
    "3": ["pistol-1", "pistol-1", "pistol-1"],
    "4": ["skull-1", "skull-1", "skull-1", "skull-1"],
}
"""Small Treasures that nobody in these tests can load by accident."""


def at(**position) -> doubloon.Table:
    """A table with nothing on the island but what is named (and the map tiles), and with pirates enough placed to move."""
    options = {name: position.pop(name) for name in ("lost_treasure", "place_first") if name in position}
    position["fields"] = {"*": "bare", **position.get("fields", {})}
    document = {"options": {"place_first": 1, **options}, "treasures": QUIET, **position}
    return GAME.from_position(document, seed="test")


def evening(**position) -> doubloon.Table:
    """A table at Sunset, black and red by turns at the bar."""
    options = {name: position.pop(name) for name in ("lost_treasure",) if name in position}
    return GAME.from_position({"options": options, "stools": seats("01010101"), **position}, seed="test")


def seats(digits: str) -> list[int]:
    """Who sits on the stools, as one word: "0110"."""
    return [int(digit) for digit in digits]


def walk(table: doubloon.Table, *moves: str) -> list[doubloon.Told]:
    """Moves of the seat to act, one after the other; returns all it was told."""
    return [told for move in moves for told in table.play(table.acting[0], move)]


def said(table: doubloon.Table) -> list[str]:
    """The legal moves of the seat to act, in notation."""
    return [str(move) for move in table.moves(table.acting[0])]


def kinds(told: list[doubloon.Told]) -> list[str]:
    return [event.kind for event in told]
