"""What one seat may know: everything."""

from __future__ import annotations

from ....core import Array, State, forget, rule, spoken
from ....core.forms import Struct
from .components import COLUMNS, HEIGHT, ROWS, Phase
from .position import columns_of


class View(Struct):
    """The table as everybody sees it."""

    phase: str
    turn: int
    columns: list[str]


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    return View(phase=spoken(Phase(s.phase)), turn=s.turn, columns=columns_of(s))


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Nothing is hidden but the chance key."""
    forget(s, key)


OBSERVATION = [("own", COLUMNS * ROWS), ("other", COLUMNS * ROWS)]
"""What `observe` writes, in order; column after column, each from the bottom up."""


@rule
def observe(s: State, seat: int, out: Array) -> None:
    """1 where one's own discs are, then 1 where the other's are."""
    own, other = s.discs[seat], s.discs[1 - seat]
    for column in range(COLUMNS):
        for row in range(ROWS):
            place = column * HEIGHT + row
            out[column * ROWS + row] = (own >> place) & 1
            out[(COLUMNS + column) * ROWS + row] = (other >> place) & 1
