"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import UnknownOption
from .forms import Struct

Options = Mapping[str, str | int]
"""What was chosen: every option of the game with its value."""


class Option(Struct, frozen=True):
    """One choice: what it is if nobody says otherwise, and all it can be."""

    default: str | int
    choices: tuple[str | int, ...]
    free: str = ""
    """What else it can be, where a text of one's own will do; the game reads it."""
    examples: tuple[str, ...] = ()
    """Some such texts, for the tests to try."""
    seats: tuple[int, ...] = ()
    """With how many seats it can be chosen; () with any."""

    def read(self, name: str, value: Any) -> str | int:
        """The choice that a value means: "3" is as good as 3."""
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        if self.free and isinstance(value, str):
            return value
        listed = ", ".join(repr(choice) for choice in self.choices if choice != "")
        known = " or ".join(filter(None, (listed, self.free)))
        raise UnknownOption(f"{name} can be {known}, and was given {value!r}.")

    def goes_with(self, seats: int) -> bool:
        """Whether it can be chosen with so many seats."""
        return not self.seats or seats in self.seats


def read_options(game: str, known: Mapping[str, Option], given: Mapping[str, Any], seats: int) -> dict[str, str | int]:
    """All options of a game, those not given at their defaults."""
    if not isinstance(given, Mapping):
        raise UnknownOption(f"the options of {game} should be names with values, and are {given!r}.")
    for name in given:
        if name not in known:
            listed = "; ".join(f"{one} = {' | '.join(told_choices(option))}" for one, option in known.items())
            raise UnknownOption(f"{game} has no option {name!r}; it has {listed or 'none'}.")
    chosen = {name: option.read(name, given.get(name, option.default)) for name, option in known.items()}
    for name, option in known.items():
        if chosen[name] != option.default and not option.goes_with(seats):
            meant = " or ".join(map(str, option.seats))
            raise UnknownOption(f"{name} is for {meant} seats, and was given {chosen[name]!r} with {seats}.")
    return chosen


def told_choices(option: Option) -> list[str]:
    """All that an option can be, as a list of words."""
    return [*(str(choice) for choice in option.choices if choice != ""), *filter(None, [option.free])]
