"""What themes ask of a table."""

from __future__ import annotations

from itertools import takewhile

from ....bots import bot
from ....core.numbering import Move
from ....core.table import Table


def of_kind(table: Table, seat: int, *kinds: str) -> set[str]:
    """The legal moves of some kinds."""
    return {str(move) for move in table.moves(seat) if move.kind in kinds}


def own_turn(table: Table, seat: int) -> list[Move]:
    """What the seat has done since another one acted, the last first."""
    return [entry.move for entry in takewhile(lambda entry: entry.seat == seat, reversed(table.log)) if entry.move is not None]


def greedy(table: Table, seat: int) -> set[str]:
    """What looks best at once."""
    choice = bot("bosun").choose(table.world(seat, "greedy"), seat, seed="greedy")
    return {str(move) for move in table.moves(seat) if move.id == choice.id}
