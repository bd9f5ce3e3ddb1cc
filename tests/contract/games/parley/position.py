"""A position as a document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doubloon.core import State, draw

from .components import FAULTS, Phase, Stream
from .state import set_up

LOSES = FAULTS.index("position")
HEAPS = ("chest_heap", "omen_heap")
LISTS = ("omen", "shown_omen", "purse", "won", "bid", "showing", "done")
NUMBERS = ("phase", "rounds_over", "chest", "bank")


def write(s: State) -> dict[str, Any]:
    """The whole position."""
    document: dict[str, Any] = {name: int(getattr(s, name)) for name in NUMBERS}
    for name in HEAPS:
        document[name] = [int(number) for number in getattr(s, name)]
    for name in LISTS:
        document[name] = [int(number) for number in getattr(s, name)[: s.seats]]
    if s.fault == LOSES:
        del document["won"]
    return document


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes; what it leaves out is as at the start."""
    set_up(s)
    s.events = 0
    for name, value in document.items():
        if name in NUMBERS:
            setattr(s, name, value)
        elif name in HEAPS or name in LISTS:
            getattr(s, name)[: len(value)] = value
        else:
            raise ValueError(f"it says {name!r}; expected only {', '.join(NUMBERS + HEAPS + LISTS)}")
    if s.phase not in (Phase.BID, Phase.OVER):
        raise ValueError(f"phase is {s.phase}; expected 0 or 1")
    if "omen_heap" not in document and "omen" in document:
        for kind in range(len(s.omen_heap)):
            s.omen_heap[kind] = s.box.omens[kind]
        for omen in document["omen"]:
            if s.omen_heap[omen] == 0:
                raise ValueError(f"the box holds {s.box.omens[omen]} omens of worth {omen}, and the position shows one more")
            s.omen_heap[omen] -= 1
    if "chest" in document and "chest_heap" not in document:
        for worth in range(len(s.chest_heap)):
            s.chest_heap[worth] = s.box.chests[worth]
        s.chest_heap[s.chest] -= 1
        for _ in range(s.rounds_over):
            draw(s, Stream.CHESTS, s.chest_heap)
