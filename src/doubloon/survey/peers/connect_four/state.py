"""What lies on the table."""

from __future__ import annotations

from ....core import Option, Options, State, record, rule
from .components import BOX, SEATS, Phase, Stream

STATE = record(
    "connect_four",
    [
        ("box", BOX),                # the edition's numbers
        ("phase", "i1"),             # Phase
        ("turn", "i1"),              # seat to act
        ("discs", "i8", (SEATS,)),   # where each seat's discs are, a bit to a place
    ],
    streams=Stream,
    events=2,
)  # fmt: skip

OPTIONS: dict[str, Option] = {}


def prepare(s: State, seats: int, options: Options) -> None:
    """There are no options."""


@rule
def set_up(s: State) -> None:
    """An empty grid; seat 0 begins. (§1.1, §2.1)"""
    s.phase = Phase.DROP
    s.turn = 0
    for seat in range(SEATS):
        s.discs[seat] = 0


def census(s: State) -> dict[str, int]:
    """No two discs are in one place."""
    return {"places taken twice": int(s.discs[0] & s.discs[1]).bit_count()}
