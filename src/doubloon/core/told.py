"""What is put into words: events as plain data, once they have left the record, and plans."""

from __future__ import annotations

from typing import Any

from .documents import spoken
from .events import EVERYONE
from .forms import Struct

SEAT_ARGS = ("seat", "other", "to")
"""The names under which events and moves speak of seats."""


class Told(Struct, frozen=True):
    """Something that happened at the table, as whoever sees this object may know it."""

    kind: str
    args: dict[str, int | str]


class Plan(Struct, frozen=True):
    """What is the point of a move; the words files make a sentence of it."""

    kind: str
    args: dict[str, int | str]


class News(Struct, frozen=True):
    """An event with its audience; only the table holds these."""

    audience: int
    told: Told

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may know; None is a spectator, who knows what everybody knows."""
        return self.audience == EVERYONE or (seat is not None and bool(self.audience >> seat & 1))


def read_events(state: Any, components: Any) -> list[News]:
    """The events in a record."""
    return read_rows(state["event"][0, : int(state["events"][0])].tolist(), components)


def read_rows(rows: list[list[int]], components: Any) -> list[News]:
    """Events with names in place of numbers, by the game's Event and VALUES."""
    news = []
    for row in rows:
        kind = components.Event(row[0])
        args: dict[str, int | str] = {}
        for name, number in zip(kind.args, row[2:], strict=False):
            names = components.VALUES.get(name)
            args[name] = names[number] if names else number
        news.append(News(row[1], Told(spoken(kind), args)))
    return news
