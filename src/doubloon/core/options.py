"""What can be chosen before a game begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .errors import UnknownOption


class Option(msgspec.Struct, frozen=True):
    """One choice: what it is if nobody says otherwise, and all it can be."""

    default: str | int
    choices: tuple[str | int, ...]

    def read(self, name: str, value: Any) -> str | int:
        """The choice that a value means: "3" is as good as 3."""
        for choice in self.choices:
            if str(choice) == str(value):
                return choice
        raise UnknownOption(f"{name} can be {', '.join(map(repr, self.choices))}, and was given {value!r}.")


def read_options(game: str, known: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, str | int]:
    """All options of a game, those not given at their defaults."""
    if not isinstance(given, Mapping):
        raise UnknownOption(f"the options of {game} should be names with values, and are {given!r}.")
    for name in given:
        if name not in known:
            listed = "; ".join(f"{one} = {' | '.join(map(str, option.choices))}" for one, option in known.items())
            raise UnknownOption(f"{game} has no option {name!r}; it has {listed or 'none'}.")
    return {name: option.read(name, given.get(name, option.default)) for name, option in known.items()}
