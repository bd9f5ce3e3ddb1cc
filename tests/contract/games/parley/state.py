"""What lies on the table."""

from __future__ import annotations

import secrets

from doubloon.core import Option, State, draw, record, rule, tell

from .components import BOX, CHESTS, FAULTS, OMENS, SEATS, Event, Phase, Stream

STATE = record(
    "parley",
    [
        ("box", BOX),                    # the edition's numbers
        ("fault", "i1"),                 # how this table is broken on purpose; 0: not at all
        ("seats", "i1"),                 # how many play
        ("phase", "i1"),                 # Phase
        ("rounds_over", "i1"),           # chests settled so far
        ("chest", "i1"),                 # the chest to bid for
        ("chest_heap", "i1", (CHESTS,)), # chests not drawn
        ("omen_heap", "i1", (OMENS,)),   # omens nobody drew
        ("omen", "i1", (SEATS,)),        # each seat's omen
        ("shown_omen", "i1", (SEATS,)),  # 1 once all have seen it
        ("purse", "i1", (SEATS,)),       # coins left
        ("bank", "i1"),                  # coins paid
        ("won", "i2", (SEATS,)),         # worth of the chests taken
        ("bid", "i1", (SEATS,)),         # draft: coins bid
        ("showing", "i1", (SEATS,)),     # draft: whether the omen will be shown
        ("done", "i1", (SEATS,)),        # draft: whether the bid stands
        ("arrivals", "i1"),              # only broken tables use it
    ],
    streams=Stream,
    events=16,
)  # fmt: skip

OPTIONS = {"fault": Option("none", FAULTS)}


def prepare(s: State, seats: int, options: dict[str, str | int]) -> None:
    """Write the options into the record."""
    s.seats = seats
    s.fault = FAULTS.index(str(options["fault"]))
    if options["fault"] == "record":
        s.arrivals = secrets.randbelow(100)  # chance from outside: no record can bring it back


@rule
def set_up(s: State) -> None:
    """Purses and omens, then the first chest. (§1.1)"""
    for kind in range(OMENS):
        s.omen_heap[kind] = s.box.omens[kind]
    for worth in range(CHESTS):
        s.chest_heap[worth] = s.box.chests[worth]
    for seat in range(s.seats):
        s.purse[seat] = s.box.purse
        s.omen[seat] = draw(s, Stream.OMENS, s.omen_heap)
    draw_chest(s)


@rule
def draw_chest(s: State) -> None:
    """A chest is drawn and lies open; nobody has decided. (§1.2)"""
    s.phase = Phase.BID
    s.chest = draw(s, Stream.CHESTS, s.chest_heap)
    for seat in range(s.seats):
        s.bid[seat] = 0
        s.showing[seat] = 0
        s.done[seat] = 0
    tell(s, Event.CHEST_DRAWN, s.rounds_over + 1, s.chest)


def census(s: State) -> dict[str, int]:
    """Coins and omens, counted where they lie. A shown omen brings a coin into the game."""
    shown = int(s.shown_omen.sum())
    return {"coins": int(s.purse.sum()) + int(s.bid.sum()) + s.bank - shown, "omens": int(s.omen_heap.sum()) + s.seats}
