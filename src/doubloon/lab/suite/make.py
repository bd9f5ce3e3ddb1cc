"""`python -m doubloon.lab.suite.make GAME`: problems from quick games, by theme, and from what `doubloon blunders --out` wrote.

It can be left running: what it has accepted is in `<game>.jsonl` of its folder, and `<game>.tried.jsonl` says what it has looked
at, so that the next run goes on from there. Nobody's choice is believed: a position is accepted once every move of it is judged,
and the moves it is about are clearly apart from others.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ...bots import bot
from ...core.errors import Error
from ...core.game import Game
from ...core.table import Table
from ...games import catalogue
from ..blunders import Decision
from ..compiling import compile_if_possible
from ..veterans import commit_of
from .problems import Answer, Found, Hand, Problem, check, file_of, mark_of, named, read, written
from .race import MOST_WORLDS, weigh
from .themes import OPTIONS, THEMES

FOLDER = Path("build/suite")
WANTED = 20
"""So many problems by hand, and so many found."""
PLAYER = "bosun"
"""Who plays the quick games."""
SEATS = (2, 2, 3, 2, 4)
"""At so many seats they are played, in turn, where the game allows."""


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has been looked at: a position, or a whole game."""

    mark: str = ""
    game: int = -1
    accepted: bool = False


class Candidate(msgspec.Struct, frozen=True):
    """A position that may be worth a problem, and the moves it is about."""

    table: Table
    seat: int
    moves: set[str]
    source: Found | Hand


class Shelf:
    """What a run has made and looked at so far, on disk."""

    def __init__(self, game: Game, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.game = game
        self.file = file_of(game, folder)
        self.notes = folder / f"{game.name}.tried.jsonl"
        self.problems = read(self.file)
        lines = self.notes.read_bytes().splitlines() if self.notes.exists() else []
        self.tried = [msgspec.json.decode(line, type=Tried) for line in lines]
        self.marks = {one.mark for one in self.tried} | {one.mark for one in self.problems}

    @property
    def next_game(self) -> int:
        """The first quick game that was not looked at."""
        return max((one.game + 1 for one in self.tried), default=0)

    def note(self, tried: Tried) -> None:
        """Remember what was looked at."""
        self.tried.append(tried)
        self.marks.add(tried.mark)
        with self.notes.open("ab") as paper:
            paper.write(msgspec.json.encode(tried) + b"\n")

    def keep(self, problem: Problem) -> None:
        """Put a problem to the others."""
        check(self.game, [problem])
        self.problems.append(problem)
        with self.file.open("ab") as paper:
            paper.write(written(problem))

    def themes(self) -> Counter[str]:
        """How many problems there are of each theme."""
        return Counter(one.source.theme for one in self.problems if isinstance(one.source, Hand))

    def found(self) -> int:
        """How many were found."""
        return sum(isinstance(one.source, Found) for one in self.problems)


# Judging.


def accept(answers: Sequence[Answer], moves: set[str], source: Found | Hand) -> bool:
    """Whether the right moves are all among those the position is about and some others are wrong, or the other way round.

    Where a bot went wrong, it must have gone wrong indeed.
    """
    right = {one.move for one in answers if not one.wrong}
    wrong = {one.move for one in answers if one.wrong}
    if right.isdisjoint(moves):
        return bool(wrong & moves)
    return isinstance(source, Hand) and right <= moves and bool(wrong - moves)


def consider(shelf: Shelf, candidate: Candidate, worlds: int) -> Problem | None:
    """Judge a position, and keep it if it asks something."""
    position, seat = candidate.table.position(), candidate.seat
    mark = mark_of(position, seat)
    if mark in shelf.marks:
        return None
    table = shelf.game.from_position(position, mark)  # judged as it will be asked
    answers = weigh(table, seat, mark, worlds)
    accepted = answers is not None and accept(answers, candidate.moves, candidate.source)
    problem = None
    if accepted:
        assert answers is not None
        problem = Problem(position=position, seat=seat, answers=answers, source=candidate.source, note=told(answers))
        shelf.keep(problem)
    shelf.note(Tried(mark, accepted=accepted))
    return problem


def told(answers: Sequence[Answer]) -> str:
    """The best move, and the dearest of the wrong ones."""
    dear = max((one for one in answers if one.wrong), key=lambda one: one.short.low)
    how = "proven" if dear.short.proven else f"{dear.short.worlds} worlds"
    return f"{answers[0].move}, not {dear.move}: {100 * dear.short.mean:.0f} hundredths of a victory, {how}"


# Where positions come from.


def decisions(game: Game, number: int, seed: str) -> Iterator[tuple[Table, int]]:
    """Every real choice of one quick game."""
    allowed = [seats for seats in SEATS if seats in game.seats] or [game.seats[0]]
    ways: Sequence[dict[str, Any]] = OPTIONS.get(game.name, ({},))
    table = game.start(allowed[number % len(allowed)], f"{seed} {number}", **ways[number % len(ways)])
    player = bot(PLAYER)
    while not table.over:
        seat = table.acting[0]
        moves = table.moves(seat)
        if len(moves) > 1:
            yield table, seat
        luck = f"{seed} {number} {len(table.log)}"
        table.play(seat, moves[0] if len(moves) == 1 else player.choose(table.world(seat, luck), seat, seed=luck))


def by_theme(shelf: Shelf, seed: str, each: int) -> Iterator[Candidate]:
    """Positions from one game after another: of every theme that has too few problems, the first in a game."""
    themes = THEMES[shelf.game.name]
    while any(shelf.themes()[name] < each for name in themes):
        number = shelf.next_game
        seen: set[str] = set()
        for table, seat in decisions(shelf.game, number, seed):
            for name, theme in themes.items():
                if name in seen or shelf.themes()[name] >= each:
                    continue
                moves = theme(table, seat)
                if 0 < len(moves) < len(table.moves(seat)):
                    seen.add(name)
                    yield Candidate(table, seat, moves, Hand(name))
        shelf.note(Tried(game=number))


def by_blunder(shelf: Shelf, file: Path, found: Found) -> Iterator[Candidate]:
    """Positions where a hasty bot went wrong, as `doubloon blunders` wrote them down."""
    for line in file.read_bytes().splitlines():
        one = msgspec.json.decode(line, type=Decision)
        table = shelf.game.from_position(one.position, "blunder")
        yield Candidate(table, one.seat, {named(table, one.seat, one.hasty)}, found)


def run(
    game: Game, folder: Path, *, wanted: int, minutes: float, worlds: int, seed: str, blunders: Path | None, found: Found
) -> None:
    """Make problems until there are as many as wanted, or time is up."""
    if blunders is None and game.name not in THEMES:
        raise Error(f"there are no themes for {game.name}; problems can be found by doubloon blunders, and given with --found.")
    compile_if_possible(game)
    shelf = Shelf(game, folder)
    deadline = time.monotonic() + 60 * minutes
    if blunders is None:
        candidates = by_theme(shelf, seed, -(-wanted // len(THEMES[game.name])))
    else:
        candidates = by_blunder(shelf, blunders, found)
    for candidate in candidates:
        if time.monotonic() > deadline or (blunders is not None and shelf.found() >= wanted):
            break
        problem = consider(shelf, candidate, worlds)
        if problem is not None:
            whence = problem.source.theme if isinstance(problem.source, Hand) else "found"
            print(f"{len(shelf.problems)}: {whence}: {problem.note}", flush=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Make problems of one game."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.suite.make", description="Make problems for the suite.")
    parser.add_argument("game")
    parser.add_argument("--wanted", type=int, default=WANTED, help="problems by hand, or found")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--worlds", type=int, default=MOST_WORLDS, help="at most, for one position")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--seed", default="by hand")
    parser.add_argument("--found", type=Path, help="what doubloon blunders --out wrote; without it, problems by theme")
    parser.add_argument("--bot", default="captain:1000", help="who went wrong there")
    parser.add_argument("--commit", default="HEAD", help="and of which commit he was")
    parser.add_argument("--command", help="what found them, if more was said than who and of when")
    given = parser.parse_args(arguments)
    commit = commit_of(given.commit) if given.found else ""
    iterations = given.bot.partition(":")[2]
    command = given.command or f"doubloon blunders {given.game} --iterations {iterations} --commit {commit}"
    source = Found(command, given.bot, commit)
    run(
        catalogue[given.game], given.folder, wanted=given.wanted, minutes=given.minutes, worlds=given.worlds, seed=given.seed,
        blunders=given.found, found=source,
    )  # fmt: skip


if __name__ == "__main__":
    main()
