"""What is in the box."""

from __future__ import annotations

from enum import IntEnum

from ....core import Events, Options, State, Tables, block

SEATS = 2
COLUMNS = 7
ROWS = 6

# A set of discs is one number, a bit to a place: column after column from the left, each from the bottom up. A bit that is
# never set lies on top of each column, so that no row of four runs from one column's top into the next one's bottom.
HEIGHT = ROWS + 1
ALL_PLACES = sum(1 << (column * HEIGHT + row) for column in range(COLUMNS) for row in range(ROWS))
DIRECTIONS = (1, HEIGHT - 1, HEIGHT, HEIGHT + 1)  # from a place to the one above, right below, right, right above

BOX = block([("discs", "i1")])  # discs each seat has (§1.1)


class Phase(IntEnum):
    """One decision each.

    DROP -> DROP | OVER
    """

    DROP = 0
    OVER = 1


class Stream(IntEnum):
    """Where chance would be drawn from, if there were any: a record has one stream at least."""

    NONE = 0


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    DROPPED = "seat column"
    WON = "seat"
    FILLED = ""


VALUES: dict[str, tuple[str, ...]] = {}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box."""
    box.discs = tables["connect_four"]["discs"]
    if box.discs * SEATS != COLUMNS * ROWS:
        raise ValueError(f"{box.discs} discs a seat for {COLUMNS * ROWS} places")
