"""A position as a document: each column from the bottom up, a digit to a disc, its seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core import State
from .components import ALL_PLACES, COLUMNS, HEIGHT, ROWS, SEATS, Phase
from .rules import has_four, places_taken
from .state import set_up


def columns_of(s: State) -> list[str]:
    """The discs of each column, by their seats."""
    columns = []
    for column in range(COLUMNS):
        places = [column * HEIGHT + row for row in range(ROWS)]
        seats = [str(seat) for place in places for seat in range(SEATS) if (s.discs[seat] >> place) & 1]
        columns.append("".join(seats))
    return columns


def write(s: State) -> dict[str, Any]:
    """The whole position."""
    return {"columns": columns_of(s)}


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes; what it leaves out is as at the start."""
    set_up(s)
    for name in document:
        if name != "columns":
            raise ValueError(f"it says {name!r}; expected only columns")
    columns = document.get("columns", [""] * COLUMNS)
    if len(columns) != COLUMNS or any(len(column) > ROWS or set(column) - set("01") for column in columns):
        raise ValueError(f"columns are {columns!r}; expected {COLUMNS} texts of up to {ROWS} digits 0 and 1")
    for column, discs in enumerate(columns):
        for row, seat in enumerate(discs):
            s.discs[int(seat)] |= 1 << (column * HEIGHT + row)
    first, second = ("".join(columns).count(seat) for seat in "01")
    if first - second not in (0, 1):
        raise ValueError(f"seat 0 has dropped {first} discs and seat 1 {second}; expected as many, or one more of seat 0")
    s.turn = first - second
    if has_four(s.discs[0]) or has_four(s.discs[1]) or places_taken(s) == ALL_PLACES:
        s.phase = Phase.OVER
        s.turn = 1 - s.turn
