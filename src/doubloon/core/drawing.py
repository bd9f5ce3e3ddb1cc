"""What drawings are made of: rich's texts and grids, where it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("rich"):
    from rich.columns import Columns
    from rich.console import Console, Group
    from rich.console import RenderableType as Drawing
    from rich.table import Table as Grid
    from rich.text import Text
else:
    from .bare.drawing import Columns, Grid, Group, Text

    Console = None
    Drawing = Any

__all__ = ["Columns", "Drawing", "Grid", "Group", "Text", "written"]


def written(drawing: Drawing, width: int) -> str:
    """A drawing as plain text, at most so wide: no colours, no blanks behind a line; names are never markup."""
    if Console is None:
        return str(drawing)
    out = StringIO()
    Console(file=out, width=width, color_system=None, highlight=False, markup=False, emoji=False).print(drawing)
    return "\n".join(line.rstrip() for line in out.getvalue().rstrip().split("\n"))
