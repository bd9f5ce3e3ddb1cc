"""What drawings are made of: rich's texts and grids, where it is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING or find_spec("rich"):
    from rich.columns import Columns
    from rich.console import Group
    from rich.console import RenderableType as Drawing
    from rich.table import Table as Grid
    from rich.text import Text
else:
    from .bare.drawing import Columns, Grid, Group, Text

    Drawing = Any

__all__ = ["Columns", "Drawing", "Grid", "Group", "Text"]
