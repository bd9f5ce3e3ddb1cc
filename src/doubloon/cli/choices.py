"""Legal moves as a numbered list that leaves room for the board."""

from __future__ import annotations

from math import ceil

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from ..core.numbering import Move

GAP = 3
SHORT = 8
"""A list of so many moves is read at a glance."""


def lay_out(moves: list[Move], labels: list[str], width: int, most_rows: int) -> Grid:
    """Number, notation and label of each move, in as many columns as needed; where that is too high, without labels."""
    spoken = in_columns(cells(moves, labels), width, most_rows)
    return spoken if spoken.row_count <= most_rows else in_columns(cells(moves, None), width, most_rows)


def cells(moves: list[Move], labels: list[str] | None) -> list[Text]:
    """One cell to a move."""
    digits = len(str(len(moves)))
    longest = max(cell_len(str(move)) for move in moves)
    made = []
    for number, move in enumerate(moves, 1):
        cell = Text.assemble((f"{number:>{digits}}", "bold yellow"), " ", (str(move), "cyan"))
        if labels is not None and labels[number - 1] != str(move):
            cell.append(" " * (longest - cell_len(str(move)) + 2))
            cell.append(labels[number - 1])
        made.append(cell)
    return made


def in_columns(cells: list[Text], width: int, most_rows: int) -> Grid:
    """Cells read down, column after column: a short list in one column, a long one in as many as the width allows."""
    fitting = max(1, (width + GAP) // (max(cell.cell_len for cell in cells) + GAP))
    across = min(fitting, ceil(len(cells) / min(SHORT, most_rows)))
    rows = ceil(len(cells) / across)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid
