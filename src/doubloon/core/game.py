"""A game: what its folder holds, and the tables where it is played."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from .contract import Contract
from .edition import Edition, Tables, find_edition
from .errors import BadGame, BadPosition, BadSeat, UnknownGame
from .folders import offered
from .keys import new_seed, table_key
from .options import read_options
from .plain import PlainRecord
from .table import Table


class Game(Contract):
    """A game that can be played."""

    def start(
        self,
        seats: int | None = None,
        seed: str | None = None,
        *,
        edition: Edition | str | Tables | None = None,
        **options: Any,
    ) -> Table:
        """A new table. The same seed, seats, options and moves give the same game."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        found = find_edition(self.name, self.folder, edition)
        chosen = read_options(self.name, self.options, options, seats)
        seed = new_seed() if seed is None else str(seed)
        self.begin_to_compile()
        state = self.blank(seats, found, chosen)
        state["key"][0] = table_key(self.name, seed)
        self.engine.set_up(state)
        return Table(self, state, seats=seats, options=chosen, edition=found, seed=seed)

    def from_position(self, document: Mapping[str, Any], seed: str | None = None, *, edition: Edition | None = None) -> Table:
        """A table from a position document; what it leaves out is sensible, what it hides is dealt from the seed."""
        document = dict(document)
        if document.setdefault("game", self.name) != self.name:
            raise BadPosition(f"this is a position of {document['game']!r}; expected {self.name!r}.")
        seats = document.get("seats", self.seats[0])
        self.check_seats(seats)
        found = find_edition(self.name, self.folder, edition or document.get("edition"))
        chosen = read_options(self.name, self.options, document.get("options", {}), seats)
        seed = new_seed() if seed is None else str(seed)
        state = self.blank(seats, found, chosen)
        state["key"][0] = table_key(self.name, seed)
        s = PlainRecord(self.layout, state[0])
        body = {name: value for name, value in document.items() if name not in ("game", "seats", "edition", "options")}
        try:
            self.twin.modules["position"].read(s, body)
        except (ValueError, IndexError, KeyError, OverflowError, TypeError, AttributeError) as trouble:
            raise BadPosition(f"this cannot be a position of {self.name}: {trouble}.") from trouble
        s.store(state[0])
        self.begin_to_compile()
        return Table(self, state, seats=seats, options=chosen, edition=found, seed=seed, start=document)

    def check_seats(self, seats: Any) -> None:
        """Refuse a number of seats that the game does not take."""
        if seats not in self.seats:
            raise BadSeat(f"{self.name} takes {' or '.join(map(str, sorted(self.seats)))} seats, and was given {seats!r}.")


class Catalogue(Mapping[str, Game]):
    """All games found, by name: folders with a GAME in them, and what installed packages offer. There is no list to edit."""

    def __init__(self, package: ModuleType | str, folders: list[str]) -> None:
        self.package = package if isinstance(package, str) else package.__name__
        self.folders = folders

    def packages(self) -> dict[str, str]:
        """The games by name, and the package of each."""
        own = [found.name for found in iter_modules(self.folders) if found.ispkg]
        return {**offered(), **{name.replace("_", "-"): f"{self.package}.{name}" for name in own}}

    def names(self) -> list[str]:
        """The names of all games."""
        return sorted(self.packages())

    def __getitem__(self, name: str) -> Game:
        package = self.packages().get(name)
        if package is None:
            raise UnknownGame(f"no game {name!r}; there are {', '.join(self.names())}.")
        module = importlib.import_module(package)
        game = getattr(module, "GAME", None)
        if not isinstance(game, Contract):
            raise BadGame(f"{name} is no game yet: {package} has no GAME; expected `GAME = Game(__name__, seats=…)`.")
        if game.name != name:
            raise BadGame(f"{package} is offered as {name!r}, and its game is {game.name!r}; expected one name for both.")
        return game  # type: ignore[return-value]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.packages())
