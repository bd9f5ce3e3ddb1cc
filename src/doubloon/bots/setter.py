"""Puzzles made up: candidates of a game's own making, kept only if the solver and luck say that they are good.

A good puzzle is solvable, proven, and asks for what its best solution gives, in the fewest turns there are; it needs more
than walking; the hunter in it matters; and a deckhand hardly ever solves it by chance. Everything follows from the seed
alone, on every machine: nothing here looks at a clock.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

from ..core import Array, States, entry
from ..core.arrays import np
from ..core.errors import Error
from ..core.game import Game
from ..core.generic import acting, apply, legal, winners
from ..core.luck import pick
from ..core.table import Table
from ..core.told import Told
from .solver import Solution, solve

GAMES = 1000
"""Random games that judge how much luck helps."""
FEWER_GAMES = 200
"""Enough to lay aside what is all too easy."""
MOST_TRIED = 1_000_000
"""A candidate that needs a longer search is laid aside."""
MOST_CANDIDATES = 5000
WEEK = ("easy", "easy", "medium", "medium", "hard", "hard", "fiendish")
"""How difficult the daily puzzle is, from Monday on."""


@dataclass(frozen=True, slots=True)
class Composed:
    """A puzzle with its proof."""

    puzzle: dict[str, Any]
    solution: Solution
    lucky: int
    """How many of a thousand random games solve it."""
    candidates: int
    """How many were tried before."""


@entry
def count_lucky(states: States, first: States, games: int, luck: Array, out: Array) -> int:
    """Random games from a position: how many are won."""
    won = 0
    for _ in range(games):
        states[0] = first[0]
        while acting(states[0]):
            n = legal(states[0], 0, out)
            apply(states[0], 0, out[pick(luck, n)])
        won += winners(states[0])
    return won


def luck_of(table: Table, games: int = GAMES) -> int:
    """How many of so many random games solve a puzzle."""
    first = table.state
    luck, out = np.array([20_261_115], np.int64), np.zeros(len(table.game.numbering), np.int64)
    return int(table.game.bench().call(count_lucky, first.copy(), first, games, luck, out))


def compose(game: Game, difficulty: str, seed: str, progress: Callable[[int], None] | None = None) -> Composed:
    """The puzzle of that difficulty that grows from a seed."""
    hints = game.modules["exact"]
    if difficulty not in hints.DIFFICULTIES:
        raise Error(f"no difficulty {difficulty!r}; there are {', '.join(hints.DIFFICULTIES)}.")
    luck = random.Random(f"{game.name} {difficulty} {seed}")
    for n in range(MOST_CANDIDATES):
        if progress is not None:
            progress(n)
        found = judge(game, hints, difficulty, hints.propose(difficulty, luck), n)
        if found is not None:
            return found
    raise Error(f"{MOST_CANDIDATES} candidates and no good puzzle among them; try another seed.")


def of_the_day(day: date) -> tuple[str, str]:
    """How difficult the puzzle of a day is, and the seed it grows from."""
    return WEEK[day.weekday()], f"daily {day.isoformat()}"


def is_composed(game: Game) -> bool:
    """Whether puzzles of a game can be made up."""
    return hasattr(game.modules.get("exact"), "propose")


def judge(game: Game, hints: Any, difficulty: str, puzzle: dict[str, Any], tried: int) -> Composed | None:
    """The candidate, asking for as much as its best solution gives; None if it is not good enough."""
    level = hints.DIFFICULTIES[difficulty]
    least, most = level.turns
    table = at_table(game, {**puzzle, "turns": most})
    if not hints.is_rich(difficulty, puzzle) or luck_of(table, FEWER_GAMES) > FEWER_GAMES // 5:
        return None
    solution = solve(table, most_tried=MOST_TRIED)
    if not solution.complete or not solution.solved or solution.turns < least:
        return None
    last, told = played(table, solution)
    wanted = hints.asked(last)
    if 0 in wanted.values():  # where nobody need come home, nobody is missed
        return None
    puzzle = {**puzzle, **wanted}
    by_luck = luck_of(at_table(game, puzzle))
    good = by_luck <= level.lucky and hints.is_used(difficulty, told, table.view(0))
    return Composed(puzzle, solution, by_luck, tried) if good and needs_all(game, hints, puzzle) else None


def played(table: Table, solution: Solution) -> tuple[dict[str, Any], list[Told]]:
    """How the table stands after a solution, and what was told on the way."""
    end = table.copy()
    told = [one for move in solution.moves for one in end.play(0, move)]
    return end.view(0), told


def needs_all(game: Game, hints: Any, puzzle: dict[str, Any]) -> bool:
    """Whether the puzzle cannot be solved on foot alone, and could be solved better if nobody hunted."""
    walked = solved(game, hints.on_foot(puzzle))
    if walked.solved or not walked.complete:
        return False
    calm = {**hints.unhunted(puzzle), "survivors": 0}
    alone = solved(game, calm)
    last, _ = played(at_table(game, calm), alone)
    better = hints.asked(last)
    return alone.complete and (better["turns"] < puzzle["turns"] or better["survivors"] > puzzle["survivors"])


def at_table(game: Game, puzzle: dict[str, Any]) -> Table:
    """A table with the puzzle laid out."""
    return game.from_position({"seats": 1, "puzzle": puzzle}, seed="")


def solved(game: Game, puzzle: dict[str, Any]) -> Solution:
    """What the solver says, as far as it may go."""
    return solve(at_table(game, puzzle), most_tried=MOST_TRIED)
