"""`doubloon puzzle`: a new puzzle, or the one of the day, proven solvable."""

from __future__ import annotations

from datetime import date as Date
from pathlib import Path
from typing import Annotated, Any

import typer

import doubloon

from ..bots.setter import WEEK, Composed, compose, of_the_day
from ..core.keys import new_seed
from ..core.words import Words
from .documents import puzzle_game
from .screen import Screen
from .wording import HELP, words_in


def puzzle(
    new: Annotated[bool, typer.Option("--new", help=HELP("cli-puzzle-new"))] = False,
    daily: Annotated[bool, typer.Option("--daily", help=HELP("cli-puzzle-daily"))] = False,
    date: Annotated[str | None, typer.Option(help=HELP("cli-puzzle-date"), show_default=False)] = None,
    difficulty: Annotated[str | None, typer.Option(help=HELP("cli-puzzle-difficulty"), show_default=False)] = None,
    seed: Annotated[str | None, typer.Option(help=HELP("cli-puzzle-seed"), show_default=False)] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help=HELP("cli-puzzle-output"), show_default=False)] = None,
    game: Annotated[str | None, typer.Option(help=HELP("cli-solve-game"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Make a puzzle."""
    say = words_in(lang)
    screen = Screen(say)
    daily = daily or date is not None
    if new == daily or (daily and seed is not None):
        raise doubloon.Error(say("puzzle-what"))
    chosen = puzzle_game(game, say)
    if output is not None and output.expanduser().exists():
        raise doubloon.Error(say("file-there", file=str(output)))
    if daily:
        usual, seed = of_the_day(read_date(date, say))
        difficulty = difficulty or usual
    seed, difficulty = seed or new_seed(), difficulty or WEEK[2]
    with screen.console.status(say("solve-preparing")) as status:
        made = compose(chosen, difficulty, seed, lambda n: status.update(say("puzzle-trying", count=n + 1)))
    text = written(made, say("puzzle-head", difficulty=difficulty, seed=seed), say)
    if output is None:
        screen.console.out(text, end="", highlight=False)
    else:
        save(output.expanduser(), text, say)
        screen.tell("puzzle-saved", file=str(output), turns=made.solution.turns)


def read_date(text: str | None, say: Words) -> Date:
    """A day as 2026-11-15; without one, today."""
    try:
        return Date.fromisoformat(text) if text else Date.today()
    except ValueError as trouble:
        raise doubloon.Error(say("no-date", date=text or "")) from trouble


def written(made: Composed, head: str, say: Words) -> str:
    """The puzzle as a document, with its proof as a remark."""
    proof = say("puzzle-proof", turns=made.solution.turns, states=made.solution.states, lucky=made.lucky)
    lines = [f"# {head}", f"# {proof}", *(f"{name} = {toml(value)}" for name, value in made.puzzle.items())]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value of a puzzle as TOML writes it."""
    if isinstance(value, list):
        return "[\n" + "".join(f'    "{row}",\n' for row in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def save(file: Path, text: str, say: Words) -> None:
    """Write a new file."""
    try:
        with file.open("x", encoding="utf-8") as paper:
            paper.write(text)
    except OSError as trouble:
        raise doubloon.Error(say("file-unwritable", file=str(file), why=trouble.strerror or str(trouble))) from trouble
