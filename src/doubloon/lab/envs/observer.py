"""What OpenSpiel's observers see of a state: all that a player knows, only what everybody knows, or only what he alone does."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from .board import Setting


class Observer:
    """Looks at a state with one player's eyes, or with nobody's: see OpenSpiel's observation.py."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.private = kind.private_info.name != "NONE"
        self.public = kind.public_info
        self.recalls = kind.perfect_recall
        self.dict: dict[str, Any] = {}
        self.tensor = None
        if self.private and self.public:
            seats, size = setting.seats, setting.size
            self.tensor = np.zeros(seats + size, np.float32)
            self.dict = {"player": self.tensor[:seats], "observation": self.tensor[seats:]}

    def set_from(self, state: Any, player: int) -> None:
        """The player's knowledge as numbers."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.course is not None:
            self.dict["observation"][:] = state.course.board.observe(player)

    def string_from(self, state: Any, player: int) -> str:
        """The player's knowledge, or what all know of it, or what only he knows, as text."""
        if state.course is None:
            return "before the deal"
        if self.private and self.public:
            known = msgspec.json.encode(state.course.board.observe(player).tolist()).decode()
            past = f" past {state.course.chains[player]}" if self.recalls else ""
            return f"player {player}{past} sees {known}"
        common = state.course.common
        if self.private:
            own = state.course.board.seen(player)
            return as_json({"you": str(player), **{name: fact for name, fact in own.items() if fact != common[name]}})
        return as_json(common)


def as_json(facts: dict[str, str]) -> str:
    """Facts that are JSON already, as one document."""
    return "{" + ",".join(f'"{name}":{fact}' for name, fact in facts.items()) + "}"
