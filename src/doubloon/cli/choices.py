"""Legal moves as a numbered list that leaves room for the board."""

from __future__ import annotations

from math import ceil

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from ..core.numbering import Move

GAP = 3


def lay_out(moves: list[Move], labels: list[str], width: int, most_rows: int) -> Grid:
    """Number, notation and label of each move, in as many columns as needed; where that is too high, without labels."""
    spoken = in_columns(cells(moves, labels), width)
    return spoken if spoken.row_count <= most_rows else in_columns(cells(moves, None), width)


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


def in_columns(cells: list[Text], width: int) -> Grid:
    """Cells read down, column after column, as few rows as the width allows."""
    widest = max(cell.cell_len for cell in cells)
    across = max(1, (width + GAP) // (widest + GAP))
    rows = ceil(len(cells) / across)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid
