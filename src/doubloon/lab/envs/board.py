"""A game being played with no log and no undo: as little as a learner needs, and as quick as Python allows."""

from __future__ import annotations

import io
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
from rich.console import Console

import doubloon

from ...core.contract import always_plain
from ...core.edition import Edition, Tables, find_edition
from ...core.engine import Engine, Plain
from ...core.errors import BadSeat
from ...core.game import Game
from ...core.jit import HAS_NUMBA
from ...core.keys import key_words, table_key
from ...core.layout import copied
from ...core.options import read_options
from ...core.plain import PlainRecord, ReadRecord
from ...core.table import Table
from ...core.words import Words
from ..compiling import told_of_compiling

Numbers = Edition | str | Tables | None
"""The numbers in the box, as `game.start` takes them: an edition, its name, or only the tables that differ."""
WIDTH = 120
"""Letters to a line, where a table is drawn as text."""


class Setting:
    """What is played: a game, how many seats, which options, which numbers. Shared by all boards of it."""

    def __init__(
        self, game: Game | str, seats: int | None = None, options: dict[str, Any] | None = None, edition: Numbers = None
    ) -> None:
        self.game: Game = doubloon.game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.game.check_seats(self.seats)
        self.options = read_options(self.game.name, self.game.options, options or {}, self.seats)
        self.wanted_edition = edition
        self.edition: Edition = find_edition(self.game.name, self.game.folder, edition)
        self.moves = len(self.game.numbering)
        """How many moves there are, legal or not."""
        self.size = self.game.observation_size
        """How many numbers an observation has."""
        self.names = [f"player_{seat}" for seat in range(self.seats)]
        self.blank = blank_of(self.game, self.seats, self.edition, self.options)
        if HAS_NUMBA and not always_plain():
            with told_of_compiling(self.game, "all rules"):
                self.game.compile()
        self.engine: Engine = self.game.engine

    @cached_property
    def words(self) -> Words:
        """The words that tables are drawn with."""
        return self.game.words(seats=self.seats)

    def start(self, seed: str) -> Board:
        """A new game: the one that `game.start(seats, seed, **options)` would deal."""
        state = copied(self.blank)
        state["key"][0] = table_key(self.game.name, seed)
        self.engine.set_up(state)
        return Board(self, state)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at this table."""
        if seat not in range(self.seats):
            raise BadSeat(f"no seat {seat!r} at this table; the seats are 0 to {self.seats - 1}.")


BLANKS: dict[tuple[Any, ...], Any] = {}
"""Records ready to be dealt, for an env is often made again: reading a map takes longer than a whole game."""


def blank_of(game: Game, seats: int, edition: Edition, options: dict[str, Any]) -> Any:
    """The record of a game not yet laid out; it is copied, never changed."""
    key = (game.name, seats, repr(edition.tables), repr(options))
    if key not in BLANKS:
        BLANKS[key] = game.blank(seats, edition, options)
    return BLANKS[key]


class Board:
    """One game being played. Moves are numbers; whoever calls `play` has asked `legal`."""

    def __init__(self, setting: Setting, state: Any) -> None:
        self.setting = setting
        self.engine = setting.engine
        self.state = state
        self.drawings: dict[int | None, str] = {}
        """The table as text, as it was last asked for; forgotten with the next move."""
        self.read: PlainRecord | ReadRecord | None = None
        """The record as views read it; forgotten with the next move, too."""

    @property
    def acting(self) -> list[int]:
        """The seats that must decide now; [] when the game is over."""
        mask = self.engine.acting(self.state)
        return [seat for seat in range(self.setting.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.engine.acting(self.state) == 0

    def next_seat(self, first: int = 0) -> int:
        """The seat that is asked next: where several decide at once, one after the other from `first` on; -1 when over."""
        mask = self.engine.acting(self.state)
        seats = self.setting.seats
        return next((seat for step in range(seats) if mask >> (seat := (first + step) % seats) & 1), -1)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that the seat may make now."""
        return self.engine.legal(self.state, seat) if self.engine.acting(self.state) >> seat & 1 else []

    def mask(self, seat: int) -> Any:
        """A 1 for each move that the seat may make now."""
        mask = np.zeros(self.setting.moves, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def play(self, seat: int, move: int) -> None:
        """Carry out a legal move."""
        self.drawings.clear()
        self.read = None
        self.engine.apply(self.state, seat, move)

    def observe(self, seat: int) -> Any:
        """What the seat knows, as numbers; the game's OBSERVATION names them."""
        return self.engine.observe(self.state, seat).astype(np.int32)

    def seen(self, seat: int | None) -> dict[str, str]:
        """What the seat may know, each fact of its view as JSON; None is a spectator."""
        if self.read is None:
            row = self.state[0]
            self.read = PlainRecord(self.setting.game.layout, row) if isinstance(self.engine, Plain) else ReadRecord(row)
        view = self.setting.game.twin.modules["view"].view(self.read, seat)
        return {name: msgspec.json.encode(getattr(view, name)).decode() for name in view.__struct_fields__}

    def score(self, seat: int) -> int:
        """The seat's points so far."""
        return self.engine.scores(self.state)[seat]

    def info(self, seat: int) -> dict[str, Any]:
        """What the adapters tell beside the observation: who one is, what one may do and, at the end, how it ended for all."""
        known = {"seat": seat, "action_mask": self.mask(seat)}
        return {**known, "scores": self.engine.scores(self.state)[: self.setting.seats]} if self.over else known

    def shares(self) -> list[float]:
        """At the end the winners share 1, the others -1; where all win or nobody does it is a draw, unless he is alone."""
        seats = self.setting.seats
        won = self.engine.winners(self.state)
        count = won.bit_count()
        if seats == 1:
            return [1.0 if won else -1.0]
        if count in (0, seats):
            return [0.0] * seats
        return [1 / count if won >> seat & 1 else -1 / (seats - count) for seat in range(seats)]

    def copy(self) -> Board:
        """The same game once more."""
        return Board(self.setting, copied(self.state))

    def world(self, seat: int, seed: str) -> Board:
        """One of the worlds that the seat cannot tell from the truth, as `table.world` deals it."""
        world = self.copy()
        first, second = key_words("world", seed)
        self.engine.redeal(world.state, seat, (second >> 1) << 32 | first)
        return world

    def table(self) -> Table:
        """The same position as a table with no log and no seed, for views and for bots."""
        setting = self.setting
        return Table(setting.game, self.state, seats=setting.seats, options=setting.options, edition=setting.edition, seed=None)

    def why_not(self, seat: int, move: int) -> str:
        """A sentence that says why a move is refused."""
        setting = self.setting
        if not 0 <= move < setting.moves:
            return f"there is no move {move}; the moves are 0 to {setting.moves - 1}."
        paragraph = self.table().why_not(seat, setting.game.move(move))
        return f"{setting.game.move(move)} is not allowed (§{paragraph})."

    def drawn(self, seat: int | None) -> str:
        """The table as text, as that seat may see it; None is a spectator."""
        if seat not in self.drawings:
            out = io.StringIO()
            drawing = self.setting.game.modules["text"].draw(self.table().view(seat), self.setting.words, self.setting.names)
            Console(file=out, width=WIDTH, highlight=False).print(drawing)
            self.drawings[seat] = out.getvalue()
        return self.drawings[seat]
