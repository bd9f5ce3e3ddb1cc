"""A game in OpenSpiel's sense: a board, and what each seat remembers of how it came about.

Perfect recall needs the past, and whole transcripts would be long. So each seat has a chain: a short digest of all that
was told to it and of every move it saw. Two games have the same chain for a seat exactly when it lived through the same.
"""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Any

import numpy as np

from ...core.events import EVERYONE
from ...core.layout import copied, facts
from .board import Board, Numbers, Setting

Chains = tuple[str, ...]
"""One digest a seat and, last, that of a spectator."""

LETTERS = 16


class Course:
    """A board with its past. It is never changed: a move gives another one, so copies cost nothing."""

    def __init__(self, board: Board, chains: Chains, first: int = 0) -> None:
        self.board = board
        self.chains = chains
        self.first = first
        """Where several decide at once, who is asked first."""

    @cached_property
    def seat(self) -> int:
        """Who is asked now; -1 when the game is over."""
        return self.board.next_seat(self.first)

    @cached_property
    def common(self) -> dict[str, str]:
        """What everybody knows, as the board tells it."""
        return self.board.seen(None)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.board.setting
        record = self.board.state.view(np.uint8).tobytes()
        what = (setting.game.name, setting.seats, setting.options, setting.wanted_edition)
        return revived, (what, record, self.chains, self.first)

    @property
    def digest(self) -> str:
        """Sixteen letters that name this state and the past of all seats, secrets included."""
        return digest_of(" ".join(self.chains).encode() + facts(self.board.state))

    def after(self, seat: int, move: int) -> Course:
        """The course after a legal move."""
        board = self.board.copy()
        board.play(seat, move)
        return Course(board, self.told(board, seat, move), self.first)

    def told(self, board: Board, mover: int, move: int) -> Chains:
        """Every chain with what the move told: drafts are seen by nobody else, other moves by all."""
        hidden = self.board.setting.game.simultaneous
        rows = board.state["event"][0, : int(board.state["events"][0])].tolist()
        chains = []
        for seat, chain in enumerate(self.chains):
            bit = 1 << seat if seat < len(self.chains) - 1 else 0
            seen = [row for row in rows if row[1] == EVERYONE or row[1] & bit]
            news = [(mover, move), *seen] if seat == mover or not hidden else seen
            chains.append(linked(chain, news) if news else chain)
        return tuple(chains)

    def world(self, seat: int, seed: str) -> Course:
        """A course that the seat cannot tell from this one: what others remember is only what everybody does."""
        chains = [self.chains[-1]] * len(self.chains)
        chains[seat] = self.chains[seat]
        return Course(self.board.world(seat, seed), tuple(chains), seat)


def opening(board: Board) -> Course:
    """A course at its beginning, with what was told while the game was laid out."""
    bare = Course(board, ("",) * (board.setting.seats + 1))
    return Course(board, bare.told(board, -1, -1))


def linked(chain: str, news: list[Any]) -> str:
    """The chain with something more on it."""
    return digest_of(f"{chain}{news}".encode())


def digest_of(told: bytes) -> str:
    """Sixteen letters for something long."""
    return hashlib.blake2b(told, digest_size=LETTERS // 2).hexdigest()


SETTINGS: dict[tuple[Any, ...], Setting] = {}
"""Settings in use, so that a revived course finds its own."""


def setting_of(game: str, seats: int, options: dict[str, Any], edition: Numbers = None) -> Setting:
    """The setting of that game; made once."""
    key = (game, seats, repr(edition), *sorted(options.items()))
    if key not in SETTINGS:
        SETTINGS[key] = Setting(game, seats, options, edition)
    return SETTINGS[key]


def revived(what: tuple[str, int, dict[str, Any], Numbers], record: bytes, chains: Chains, first: int) -> Course:
    """A course that was written down."""
    setting = setting_of(*what)
    state = copied(setting.blank)
    state.view(np.uint8)[:] = np.frombuffer(record, np.uint8)
    return Course(Board(setting, state), chains, first)
