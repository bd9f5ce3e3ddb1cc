"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..core.words import Words

LONGEST_NAME = 20


@dataclass(frozen=True)
class Crew:
    """A name for each seat, and a bot where no person sits."""

    names: tuple[str, ...]
    bots: tuple[doubloon.Bot | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    @property
    def curtained(self) -> bool:
        """Whether people must not look over each other's shoulder."""
        return len(self.people) > 1

    def full_name(self, seat: int) -> str:
        """`A Anne`, as the moves write the seat and as the sentences call the player."""
        return f"{SEAT_LETTERS[seat]} {self.names[seat]}"


def muster(seats: int, people: Sequence[str], bot: str, say: Words) -> Crew:
    """Seat the people from A on, and bots on the rest."""
    if len(people) > seats:
        raise doubloon.Error(say("too-many-people", people=len(people), seats=seats))
    names = [clean_name(name, say) for name in people]
    if len(set(names)) < len(names):
        raise doubloon.Error(say("same-name", name=next(name for name in names if names.count(name) > 1)))
    for stock in stock_names(say)[len(names) : seats]:
        names.append(f"{stock} II" if stock in names else stock)
    bots = [None if seat < len(people) else doubloon.bot(bot) for seat in range(seats)]
    return Crew(tuple(names), tuple(bots))


def stock_names(say: Words) -> list[str]:
    """Names for seats without a person: in English they begin with the seat's letter."""
    return say("stock-names").split(", ")


def clean_name(name: str, say: Words) -> str:
    """A name that fits on a line and plays no tricks on a terminal."""
    cleaned = " ".join("".join(one if one.isprintable() else " " for one in name).split())[:LONGEST_NAME].rstrip()
    if not cleaned:
        raise doubloon.Error(say("no-name"))
    return cleaned
