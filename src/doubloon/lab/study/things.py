"""What is counted in a game: every kind of event and of move, and the cards, tiles and numbers that events name."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...core import Game, spoken
from ...core.events import NUMBERS
from ...core.told import SEAT_ARGS

MOST_NUMBER = 16
"""Bare numbers are told apart up to this one."""
MOVE = "move"
"""Moves are counted by their kind; this stands where an event has its own kind."""


class Thing(msgspec.Struct, frozen=True):
    """Something that is counted: an event, an event with one of its values, or a kind of move."""

    kind: str
    name: str = ""
    """What the value is: `card`, `tile`, `distance`."""
    value: str = ""
    worded: bool = False
    """Whether the value is a word of the game and no mere number."""


class Things:
    """All that is counted in a game, and for the compiled core where to count it."""

    def __init__(self, game: Game) -> None:
        components = game.modules["components"]
        self.all: list[Thing] = []
        kinds = len(components.Event)
        self.whose = np.full(kinds, -1, np.int64)
        self.kinds = np.zeros(kinds, np.int64)
        self.blocks = np.full((kinds, NUMBERS), -1, np.int64)
        self.sizes = np.zeros((kinds, NUMBERS), np.int64)
        for event in components.Event:
            self.add_event(event, components)
        self.verbs = self.number_moves(game)

    def __len__(self) -> int:
        return len(self.all)

    def add_event(self, event: Any, components: Any) -> None:
        """An event by itself, then by each value of each of its arguments."""
        kind = spoken(event)
        self.kinds[event] = len(self.all)
        self.all.append(Thing(kind))
        for place, name in enumerate(event.args):
            if name == SEAT_ARGS[0]:
                self.whose[event] = place
            elif name not in SEAT_ARGS:
                words = components.VALUES.get(name)
                values = words or tuple(map(str, range(MOST_NUMBER)))
                self.blocks[event, place] = len(self.all)
                self.sizes[event, place] = len(values)
                self.all += [Thing(kind, name, value, words is not None) for value in values]

    def number_moves(self, game: Game) -> Any:
        """For each move, where its kind is counted."""
        columns: dict[str, int] = {}
        for move in game.numbering.moves:
            if move.kind not in columns:
                columns[move.kind] = len(self.all)
                self.all.append(Thing(MOVE, MOVE, move.kind, True))
        return np.array([columns[move.kind] for move in game.numbering.moves], np.int64)
