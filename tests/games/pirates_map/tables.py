"""Small tables for the tests: whatever they leave out does not matter to the rule at hand."""

from __future__ import annotations

import random

import doubloon

GAME = doubloon.catalogue["pirates-map"]
BLANK = ["......"] * 6


def sheet(*rows: str, **more) -> dict:
    """A sheet with a map; rows left out are empty."""
    return {"map": [*rows, *BLANK[len(rows) :]], **more}


def at(*sheets: dict, roll: tuple[int, int, int] = (1, 1, 1), first: int = 0, **position) -> doubloon.Table:
    """A table in a turn, with these sheets and this roll: black, then white and white."""
    document = {"seats": len(sheets), "first": first, "roll": list(roll), "sheets": list(sheets), **position}
    return GAME.from_position(document, seed="test")


def at_start(*rolls: tuple[int, int, int]) -> doubloon.Table:
    """A table where each seat has made its roll for the set-up."""
    return GAME.from_position({"seats": len(rolls), "first": 0, "rolls": [list(roll) for roll in rolls]}, seed="test")


def play(table: doubloon.Table, *moves: str, seat: int = 0) -> list[doubloon.Told]:
    """Moves of one seat, one after the other; returns all it was told."""
    return [told for move in moves for told in table.play(seat, move)]


def said(table: doubloon.Table, seat: int = 0) -> list[str]:
    """The legal moves of a seat, in notation."""
    return [str(move) for move in table.moves(seat)]


def kinds(told: list[doubloon.Told]) -> list[str]:
    return [event.kind for event in told]


def draft(table: doubloon.Table, seat: int = 0) -> dict:
    return table.view(seat)["draft"]


def eager_game(seed: int, seats: int, **options) -> doubloon.Table:
    """A random game in which nobody skips or declines without need; yields the table before each move and at the end."""
    table = GAME.start(seats, str(seed), **options)
    chance = random.Random(seed)
    while table.acting:
        yield table
        seat = chance.choice(table.acting)
        moves = table.moves(seat)
        table.play(seat, chance.choice([move for move in moves if move.kind not in ("skip", "decline", "decline-loot")] or moves))
    yield table
