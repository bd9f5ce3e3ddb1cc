"""What writes things down for good, on whatever a device has for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Full(OSError):
    """There is no room left on this device."""


class Taken(Exception):
    """A line of that number is there already: somebody else has written it."""


class Pen(Protocol):
    """Writes texts under names. What it has said yes to is there after a power cut."""

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str | None]) -> None:
        """All of it or nothing: what must not be there yet (else `Taken`), and what may; nothing in place of a text: it goes.

        `Full` where there is no room.
        """

    async def read(self, beginning: str) -> Mapping[str, str]:
        """All texts whose names begin so, in the order of their names."""


class Notebook:
    """A pen for tests and for whoever keeps nothing: texts in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.full = False

    async def write(self, fresh: Mapping[str, str], changed: Mapping[str, str | None]) -> None:
        """All of it or nothing."""
        if self.full:
            raise Full("no room")
        if any(name in self.kept for name in fresh):
            raise Taken
        self.kept |= fresh
        for name, text in changed.items():
            if text is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = text

    async def read(self, beginning: str) -> Mapping[str, str]:
        """All texts whose names begin so."""
        return {name: self.kept[name] for name in sorted(self.kept) if name.startswith(beginning)}
