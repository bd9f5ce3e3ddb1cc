"""The record of a game: its own fields, and those that every game has."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .arrays import np
from .events import NUMBERS

TAKEN = frozenset(dir(np.record))
"""Names that mean something else on a NumPy record (`round`, `flags`, `item` …), so no field may bear them."""


def block(fields: list[Any]) -> np.dtype[Any]:
    """Some fields that belong together, such as the numbers of a box: aligned, so that a GPU can read them."""
    return np.dtype(fields, align=True)


def record(game: str, fields: list[Any], *, streams: type[IntEnum], events: int) -> np.dtype[Any]:
    """The record type of a game: aligned for the GPU, and named so that no two games share one."""
    layout = block(
        [
            (game, "i1"),                                # whose record this is; two games never share a layout
            ("key", "i8", (2,)),                         # the key of chance: two words of 32 bits, or of 64
            ("drawn", "i4", (len(streams),)),            # draws made so far from each stream
            ("shown", "i4"),                             # how often something hidden was shown: no undo past it
            *fields,
            ("events", "i2"),                            # rows of event in use; last in the record, no part of its digest
            ("event", "i2", (events, 2 + NUMBERS)),      # kind, audience and numbers of what the last move brought
        ]
    )  # fmt: skip
    refuse_taken_names(layout)
    return layout


def refuse_taken_names(layout: np.dtype[Any]) -> None:
    """A field named `round` would read as a method in plain mode."""
    for name in layout.names or ():
        if name in TAKEN:
            raise TypeError(f"{name!r} means something else on a NumPy record: choose another name for the field")
        refuse_taken_names(layout.fields[name][0])  # type: ignore[index]


def copy_into(target: Any, states: Any) -> None:
    """Write the same records elsewhere, byte for byte."""
    target.view(np.uint8)[:] = states.view(np.uint8)


def copied(states: Any) -> Any:
    """The same records once more, byte for byte; NumPy's own copy leaves the gaps between fields to chance."""
    twin = np.empty_like(states)
    copy_into(twin, states)
    return twin


def facts(states: Any) -> bytes:
    """The bytes of a position: the whole record but for the news of its last move."""
    layout = states.dtype
    return bytes(states.tobytes()[: layout.fields["events"][1]])
