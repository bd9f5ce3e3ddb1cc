"""What bots make of positions: the share of the suite that each solves, and the value that each loses on exact endings.

An *ending* is a decision of a quick game of which the game can prove what every move is worth. All bots are asked about the same
ones.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from ...core.game import Game
from ...games import catalogue
from ..compiling import compile_if_possible
from ..strength import Estimate, estimate
from ..suite.make import decisions
from ..suite.problems import Hand, Problem, file_of, read, written
from ..suite.race import prove
from ..suite.solving import Solved, Try, count, kept, put_and_keep, whole_name
from .claims import BEFORE, LEVELS
from .contests import kept_in

ENDINGS = 100
"""So many endings are looked at …"""
A_GAME = 5
"""… and so many of one game at most."""
MOST_QUICK_GAMES = 200
"""Whoever has seen no ending in so many games will see none."""
SEED = "endings"


def askable(before: str = BEFORE) -> list[str]:
    """Who is asked: every level, and those of the commit before who have changed."""
    return [*LEVELS, f"captain@{before}", f"admiral@{before}"]


# The suite.


def solved(game: str, folder: Path, before: str, *, minutes: float = 0.0) -> list[Solved]:
    """What each bot solves of a game's problems, by what is known; with minutes to spare they are asked first."""
    problems = read(file_of(catalogue[game]))
    return [count(problems, tries) for tries in answers(game, problems, kept_in(folder, game, "suite"), before, minutes)]


def answers(game: str, problems: Sequence[Problem], file: Path, before: str, minutes: float) -> Iterator[list[Try]]:
    """The answers of each bot to some problems; nothing of those who have answered none."""
    deadline = time.monotonic() + 60 * minutes
    for spec in askable(before) if problems else ():
        if minutes:
            for _ in put_and_keep(catalogue[game], problems, spec, file):
                if time.monotonic() > deadline:
                    break
        marks, name = {one.mark for one in problems}, whole_name(spec)
        if tries := [one for one in kept(file) if one.bot == name and one.mark in marks]:
            yield tries


# Endings.


def endings(game: Game, file: Path, wanted: int = ENDINGS, *, minutes: float) -> list[Problem]:
    """Endings of quick games, the same for all bots; those that the file has already come first."""
    found = read(file)
    if len(found) >= wanted or not minutes or "exact" not in game.modules:
        return found[:wanted]
    compile_if_possible(game)
    deadline = time.monotonic() + 60 * minutes
    marks = {one.mark for one in found}
    with file.open("ab") as paper:
        for number in range(MOST_QUICK_GAMES):
            for ending in of_game(game, number):
                if ending.mark not in marks and len(found) < wanted:
                    found.append(ending)
                    paper.write(written(ending))
                    paper.flush()
            if len(found) >= wanted or time.monotonic() > deadline:
                break
    return found


def of_game(game: Game, number: int) -> list[Problem]:
    """Some of the endings of one quick game."""
    found = []
    for table, seat in decisions(game, number, SEED):
        if proven := prove(table, seat, f"{SEED} {number}"):
            found.append(Problem(position=table.position(), seat=seat, answers=proven, source=Hand("ending")))
    return random.Random(number).sample(found, min(A_GAME, len(found)))


def lost(problems: Sequence[Problem], tries: Sequence[Try]) -> Estimate:
    """What a choice loses on average of what the best one is worth."""
    shorts = {(problem.mark, answer.move): answer.short.mean for problem in problems for answer in problem.answers}
    losses: dict[str, list[float]] = {}
    for one in tries:
        losses.setdefault(one.mark, []).append(shorts[one.mark, one.choice])
    return estimate(np.array([np.mean(some) for some in losses.values()]))


def losses(game: str, folder: Path, before: str, *, minutes: float = 0.0) -> list[tuple[str, Estimate, int]]:
    """What each bot loses a choice on exact endings, and on how many of them."""
    problems = endings(catalogue[game], kept_in(folder, game, "endings"), minutes=minutes)
    asked = answers(game, problems, kept_in(folder, game, "endings-answers"), before, minutes)
    return [(tries[0].bot, lost(problems, tries), len({one.mark for one in tries})) for tries in asked]
