"""The problems of a game: a line of JSON each in `positions/<game>.jsonl`, and beside it the seal of those that were found.

They lie in the lab and not with the games: they measure bots, and a game is complete without them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ...core.errors import Error
from ...core.game import Game
from ...core.numbering import Move
from ...core.table import Table
from ..blunders import CLOSE, Difference

FOLDER = Path(__file__).with_name("positions")


class Answer(msgspec.Struct, frozen=True):
    """A move, and by how much it falls short of the best one."""

    move: str
    short: Difference

    @property
    def wrong(self) -> bool:
        """Whether it is known to be worse than the best."""
        return self.short.low > CLOSE


class Found(msgspec.Struct, frozen=True, tag="found"):
    """Where a bot went wrong."""

    command: str
    """What found it …"""
    bot: str
    """… and who went wrong."""
    commit: str


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    """Looked for by hand: a position of a quick game with something in it that a person would see."""

    theme: str


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A position, who decides there, and what each of his moves is worth."""

    position: dict[str, Any]
    seat: int
    answers: list[Answer]
    """Every legal move, the best first."""
    source: Found | Hand
    note: str = ""

    @property
    def right(self) -> list[str]:
        """The moves that are as good as the best, for all that is known."""
        return [one.move for one in self.answers if not one.wrong]

    @property
    def wrong(self) -> list[str]:
        """The moves known to be worse."""
        return [one.move for one in self.answers if one.wrong]

    @property
    def mark(self) -> str:
        """A short name for the position and whoever decides there."""
        return mark_of(self.position, self.seat)


def mark_of(position: dict[str, Any], seat: int) -> str:
    """Sixteen letters that name a position and who decides there."""
    told = msgspec.json.encode([position, seat], order="deterministic")
    return hashlib.sha256(told).hexdigest()[:16]


def named(table: Table, seat: int, move: Move | str) -> str:
    """A move as the table lists it: some games know two spellings."""
    wanted = table.read(seat, move).id
    return next(str(one) for one in table.moves(seat) if one.id == wanted)


# Files.


def file_of(game: Game, folder: Path = FOLDER) -> Path:
    """Where the problems of a game are."""
    return folder / f"{game.name}.jsonl"


def read(file: Path) -> list[Problem]:
    """The problems of a file; none where there is no file."""
    try:
        lines = file.read_bytes().splitlines() if file.exists() else []
    except OSError as trouble:
        raise Error(f"cannot read {file}: {trouble.strerror or trouble}.") from trouble
    problems = []
    for number, line in enumerate(lines, 1):
        try:
            problems.append(msgspec.json.decode(line, type=Problem))
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            raise Error(f"line {number} of {file} is no problem: {trouble}.") from trouble
    return problems


def written(problem: Problem) -> bytes:
    """A problem as a line of its file."""
    return msgspec.json.encode(problem) + b"\n"


def seal_of(problems: Iterable[Problem]) -> str:
    """One name for the positions that were found, and for who decides in them, in their order."""
    marks = [one.mark for one in problems if isinstance(one.source, Found)]
    return hashlib.sha256(" ".join(marks).encode()).hexdigest()


def seal_file(file: Path) -> Path:
    """Where the seal of a file is."""
    return file.with_suffix(".seal")


def check_seal(file: Path, problems: Iterable[Problem]) -> None:
    """Refuse problems that were found and have changed since."""
    seal = seal_file(file)
    kept = seal.read_text(encoding="ascii").strip() if seal.exists() else ""
    if kept != seal_of(problems):
        raise Error(f"the positions in {file} that were found are not those of {seal.name}: they stay as they were found.")


# Checks.


def check(game: Game, problems: Sequence[Problem]) -> None:
    """Refuse problems that cannot be asked: each must be a choice between all legal moves, some right and some wrong."""
    seen: set[str] = set()
    for number, problem in enumerate(problems, 1):
        if problem.mark in seen:
            raise Error(f"problem {number} of {game.name} stands there twice.")
        seen.add(problem.mark)
        table = game.from_position(problem.position, "check")
        moves = {str(move) for move in table.moves(problem.seat)}
        if {one.move for one in problem.answers} != moves or len(problem.answers) != len(moves):
            raise Error(f"problem {number} of {game.name} does not judge the moves that are legal there.")
        if not problem.right or not problem.wrong:
            raise Error(f"problem {number} of {game.name} asks nothing: its moves are all right or all wrong.")
