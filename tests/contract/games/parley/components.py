"""What is in the box."""

from __future__ import annotations

from enum import IntEnum

from doubloon.core import Events, Options, State, Tables, block

SEATS = 3
CHESTS = 4  # a chest is worth 0 to 3
OMENS = 3  # an omen is worth 0 to 2

BOX = block(
    [
        ("purse", "i1"),             # coins each seat begins with (§1.1)
        ("rounds", "i1"),            # chests to bid for (§1.2)
        ("chests", "i1", (CHESTS,)), # chests by worth
        ("omens", "i1", (OMENS,)),   # omens by worth
    ]
)  # fmt: skip


class Phase(IntEnum):
    """One decision each.

    BID -> BID | OVER
    """

    BID = 0
    OVER = 1


class Stream(IntEnum):
    """Where chance is drawn from."""

    OMENS = 0
    CHESTS = 1


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    CHEST_DRAWN = "round chest"
    RAISED = "seat coins"
    WILL_SHOW = "seat"
    DONE = "seat"
    PAID = "seat coins"
    SHOWED = "seat omen"
    TOOK = "seat chest"
    NOBODY_TOOK = ""
    WON = "seat points"


VALUES: dict[str, tuple[str, ...]] = {}

FAULTS = (
    "none", "plain", "why-not", "diagram", "view", "redeal-forgets", "redeal-leans", "redeal-in-place", "foretells",
    "order", "census", "undo", "tells", "position", "record", "endless", "silent", "legal-twice", "plan",
)  # fmt: skip
"""Ways to be broken on purpose: each makes one promise of the contract fail."""


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box."""
    numbers = tables["parley"]
    box.purse = numbers["purse"]
    box.rounds = numbers["rounds"]
    box.chests[:] = numbers["chests"]
    box.omens[:] = numbers["omens"]
    if box.chests.sum() < box.rounds or box.omens.sum() < seats:
        raise ValueError(f"{box.chests.sum()} chests for {box.rounds} rounds and {box.omens.sum()} omens for {seats} seats")
