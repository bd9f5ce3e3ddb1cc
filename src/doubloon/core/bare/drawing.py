"""As much of rich as drawings ask for: the same words in the same rows, without colour."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Text:
    """Some words; what they would look like is forgotten."""

    def __init__(self, text: str = "", style: str = "", **manner: Any) -> None:
        self.plain = text

    def __str__(self) -> str:
        return self.plain

    def __len__(self) -> int:
        return len(self.plain)

    def append(self, text: Any, style: str = "") -> Text:
        """Write on."""
        self.plain += str(text)
        return self

    append_text = append

    def join(self, lines: Iterable[Any]) -> Text:
        """Others, with this between them."""
        return Text(self.plain.join(map(str, lines)))

    def truncate(self, width: int, *, overflow: str = "fold", pad: bool = False) -> None:
        """Cut off what is too long."""
        if len(self.plain) > width:
            self.plain = self.plain[: width - 1] + "…" if overflow == "ellipsis" else self.plain[:width]
        elif pad:
            self.plain = self.plain.ljust(width)


class Group:
    """Drawings one below the other."""

    def __init__(self, *parts: Any) -> None:
        self.parts = parts

    def __str__(self) -> str:
        return "\n".join(map(str, self.parts))


class Columns(Group):
    """Drawings side by side."""

    def __init__(self, parts: Iterable[Any], **manner: Any) -> None:
        super().__init__(*parts)

    def __str__(self) -> str:
        return "  ".join(map(str, self.parts))


class Grid:
    """Rows of cells, each column as wide as its widest."""

    def __init__(self, title: str = "", *, show_header: bool = True, **manner: Any) -> None:
        self.title, self.show_header = title, show_header
        self.head: list[str] = []
        self.right: list[bool] = []
        self.rows: list[list[str]] = []

    @classmethod
    def grid(cls, **manner: Any) -> Grid:
        """Cells without a head."""
        return cls(show_header=False)

    def add_column(self, header: Any = "", *, justify: str = "left", **manner: Any) -> None:
        """One more column."""
        self.head.append(str(header))
        self.right.append(justify == "right")

    def add_row(self, *cells: Any, **manner: Any) -> None:
        """One more row."""
        self.rows.append([str(cell) for cell in cells])

    def __str__(self) -> str:
        rows = [self.head, *self.rows] if self.show_header else self.rows
        count = max(map(len, rows), default=0)
        cells = [[cell.split("\n") for cell in row] + [[""]] * (count - len(row)) for row in rows]
        widths = [max((len(line) for row in cells for line in row[n]), default=0) for n in range(count)]
        lines = [self.title] if self.title else []
        for row in cells:
            for k in range(max(map(len, row), default=0)):
                parts = [cell[k] if k < len(cell) else "" for cell in row]
                placed = [
                    part.rjust(width) if n < len(self.right) and self.right[n] else part.ljust(width)
                    for n, (part, width) in enumerate(zip(parts, widths, strict=True))
                ]
                lines.append("  ".join(placed).rstrip())
        return "\n".join(lines)
