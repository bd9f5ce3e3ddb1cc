"""The numbers in the box, and where each of them comes from.

Ours are in the game's `components.toml`. Whoever owns the printed game can put a `<game>.toml` with the true
numbers into a folder and name it in DOUBLOON_EDITIONS: it need hold only the tables that differ.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import BadEdition
from .forms import Struct

HOUSE = "doubloon"
ORIGINS = ("rulebook", "published", "reconstructed", "own")

Tables = dict[str, dict[str, Any]]


class Edition(Struct, frozen=True):
    """A named set of numbers."""

    name: str
    tables: Tables

    def origin(self, table: str) -> str:
        """Where a table comes from: rulebook, published, reconstructed or own."""
        return str(self.tables[table]["origin"])


def numbers_of(edition: Edition) -> Tables:
    """All of an edition but where it says that its numbers come from."""
    return {
        table: {name: value for name, value in numbers.items() if name != "origin"} for table, numbers in edition.tables.items()
    }


def house_edition(folder: Path) -> Edition:
    """The numbers that come with the game."""
    return Edition(HOUSE, tomllib.loads((folder / "components.toml").read_text(encoding="utf-8")))


def own_edition_file(game: str) -> Path | None:
    """The player's own numbers for a game, if there are any."""
    folder = os.environ.get("DOUBLOON_EDITIONS")
    file = Path(folder, f"{game}.toml") if folder else None
    return file if file and file.exists() else None


def find_edition(game: str, folder: Path, wanted: Edition | str | Mapping[str, Any] | None) -> Edition:
    """The edition asked for: itself, by name, by the tables that differ, or the player's own where there is one."""
    house = house_edition(folder)
    if isinstance(wanted, Edition):
        return house_with(house, wanted.name, wanted.tables)
    if isinstance(wanted, Mapping):
        return house_with(house, "own", wanted)
    own = own_edition_file(game)
    if wanted == HOUSE or (wanted is None and own is None):
        return house
    if wanted in (None, "own") and own is not None:
        return house_with(house, "own", read_toml(own))
    raise BadEdition(
        f"no edition {wanted!r} of {game}; there is {HOUSE!r}"
        + (" and 'own'." if own else ", and DOUBLOON_EDITIONS names no other.")
    )


def read_toml(file: Path) -> dict[str, Any]:
    """A file of numbers, or a sentence that says why not."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
        raise BadEdition(f"{file.name} is not TOML: {trouble}.") from trouble


def house_with(house: Edition, name: str, changes: Mapping[str, Any]) -> Edition:
    """Our numbers with some of another's; every table and every name in it must be one we know."""
    tables: Tables = {table: dict(numbers) for table, numbers in house.tables.items()}
    for table, numbers in changes.items():
        if table not in tables:
            raise BadEdition(f"no table {table!r} in the box; the tables are {', '.join(tables)}.")
        if not isinstance(numbers, Mapping):
            raise BadEdition(f"{table!r} should be a table of numbers, and is {numbers!r}.")
        for number, value in numbers.items():
            if number not in tables[table]:
                raise BadEdition(f"no number {number!r} in table {table!r}; it holds {', '.join(tables[table])}.")
            if type(value) is not type(tables[table][number]):
                raise BadEdition(f"{table}.{number} should be like {tables[table][number]!r}, and is {value!r}.")
            tables[table][number] = value
        if "origin" not in numbers:
            tables[table]["origin"] = "own"
        if tables[table]["origin"] not in ORIGINS:
            raise BadEdition(f"the origin of {table!r} is {tables[table]['origin']!r}; expected one of {', '.join(ORIGINS)}.")
    return Edition(name, tables)
