"""How many problems a bot solves. Every problem is put to it several times, so that luck does not decide."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from ...bots import Bot
from ...core.errors import Error
from ...core.game import Game
from ..arena import check_bot, own_bot
from ..compiling import compile_if_possible
from ..outsider import Outsider
from ..strength import Estimate, estimate
from ..veterans import is_veteran, pinned
from .problems import Found, Problem, named

SEEDS = 3
"""So many times a problem is put to a bot."""
SEED = "suite"


class Try(msgspec.Struct, frozen=True):
    """One answer of a bot."""

    mark: str
    """Of the problem."""
    bot: str
    seed: int
    choice: str
    seconds: float


class Solved(msgspec.Struct, frozen=True):
    """What came of a suite that was put to a bot."""

    bot: str
    tries: list[Try]
    share: Estimate
    found: Estimate | None
    """Of the problems that were found, and …"""
    hand: Estimate | None
    """… of those made by hand; None where there are none."""
    seconds: float
    """What a choice took on average."""


def solve(game: Game, problem: Problem, chooser: Bot, seed: int) -> str:
    """What a bot chooses in a problem, as the problem spells it."""
    luck = f"{SEED} {problem.mark} {seed}"
    table = game.from_position(problem.position, luck)
    return named(table, problem.seat, chooser.choose(table.world(problem.seat, luck), problem.seat, seed=luck))


def is_solved(problem: Problem, choice: str) -> bool:
    """Whether a choice is not known to be worse than the best."""
    return choice in problem.right


def put(game: Game, problems: Sequence[Problem], spec: str, *, seeds: int = SEEDS, known: Sequence[Try] = ()) -> Iterator[Try]:
    """Every problem to a bot, so many times each; what is known already is not asked again."""
    spec = whole_name(spec)
    answered = {(one.mark, one.seed): one for one in known if one.bot == spec}
    if not all((problem.mark, seed) in answered for problem in problems for seed in range(seeds)):
        compile_if_possible(game)
    chooser = own_bot(spec)
    try:
        for problem in problems:
            for seed in range(seeds):
                if (problem.mark, seed) in answered:
                    yield answered[problem.mark, seed]
                    continue
                began = time.perf_counter()
                choice = solve(game, problem, chooser, seed)
                yield Try(problem.mark, spec, seed, choice, round(time.perf_counter() - began, 4))
    finally:
        if isinstance(chooser, Outsider):
            chooser.close()


def whole_name(spec: str) -> str:
    """A bot by its name, an earlier one with its commit; one that nobody knows is refused."""
    check_bot(spec, None)
    return pinned(spec) if is_veteran(spec) else spec


def count(problems: Sequence[Problem], tries: Sequence[Try]) -> Solved:
    """What share a bot solved: the mean over problems of the share of its tries."""
    if not tries:
        raise Error("nobody has tried a problem yet.")
    by_mark: dict[str, list[Try]] = {}
    for one in tries:
        by_mark.setdefault(one.mark, []).append(one)
    tried = [problem for problem in problems if problem.mark in by_mark]

    def share(some: Sequence[Problem]) -> Estimate | None:
        solved = [np.mean([is_solved(one, answer.choice) for answer in by_mark[one.mark]]) for one in some]
        return estimate(np.array(solved)) if solved else None

    whole = share(tried)
    assert whole is not None
    return Solved(
        bot=tries[0].bot,
        tries=list(tries),
        share=whole,
        found=share([one for one in tried if isinstance(one.source, Found)]),
        hand=share([one for one in tried if not isinstance(one.source, Found)]),
        seconds=float(np.mean([one.seconds for one in tries])),
    )


# Answers on disk: the trials ask for them again and again.


def put_and_keep(game: Game, problems: Sequence[Problem], spec: str, file: Path, seeds: int = SEEDS) -> Iterator[Try]:
    """The same; what is answered is written down, and not asked again."""
    known = kept(file)
    asked = {(one.mark, one.bot, one.seed) for one in known}
    with file.open("ab") as paper:
        for one in put(game, problems, spec, seeds=seeds, known=known):
            if (one.mark, one.bot, one.seed) not in asked:
                paper.write(msgspec.json.encode(one) + b"\n")
                paper.flush()
            yield one


def kept(file: Path) -> list[Try]:
    """The answers in a file; a torn line at its end is cut off."""
    if not file.exists():
        return []
    text = file.read_bytes()
    *lines, torn = text.split(b"\n")
    if torn:
        with file.open("r+b") as paper:
            paper.truncate(len(text) - len(torn))
    return [msgspec.json.decode(line, type=Try) for line in lines]
