"""The rivals of the ladder: the same crew for every game, each a bot with a name; and how strong each was found to be."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ..core.forms import Struct, convert, decode

HERE = Path(__file__).parent
MEASURED = HERE / "measured"
"""A file for each game that was measured, written by `python -m doubloon.lab.rivals`."""


class Rival(Struct, frozen=True):
    """Somebody to be beaten."""

    name: str
    bot: str
    """A level, and how hard it tries."""
    temper: str = ""

    @property
    def spec(self) -> str:
        """The bot that plays for this name."""
        return f"{self.bot}/{self.temper}" if self.temper else self.bot


class Crew(Struct, frozen=True):
    """All of them, by how hard they try."""

    rival: list[Rival]


class Measure(Struct, frozen=True):
    """How strong a rival was found to be in a game, with a 95 % interval."""

    name: str
    spec: str
    """The bot that was measured: of another bot of that name it says nothing."""
    rating: int
    low: int
    high: int
    games: int


class Measured(Struct, frozen=True, kw_only=True):
    """All rivals in one game, as the arena found them."""

    commit: str
    """Of rules and bots."""
    seats: int
    games: int
    yardstick: str
    """The rival whose rating is what the others are measured from."""
    rivals: list[Measure]


@cache
def rivals() -> tuple[Rival, ...]:
    """The crew, by how hard they try; in which order they are met, `server/table/ladder.py` says."""
    return tuple(convert(tomllib.loads((HERE / "rivals.toml").read_text(encoding="utf-8")), Crew).rival)


def is_rival(name: str | None) -> bool:
    """Whether somebody of the ladder is called so."""
    return any(one.name == name for one in rivals())


def spec_of(name: str) -> str:
    """The bot that plays for a rival; any other name is a bot's own."""
    return next((one.spec for one in rivals() if one.name == name), name)


@cache
def measures(game: str) -> dict[str, Measure]:
    """How strong the rivals are in a game, by their names: those that were measured as they are now."""
    file = MEASURED / f"{game}.json"
    if not file.is_file():
        return {}
    found = decode(file.read_bytes(), type=Measured).rivals
    return {one.name: one for one in found if one.spec == spec_of(one.name)}
