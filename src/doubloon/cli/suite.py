"""`doubloon suite`: how many problems a bot solves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..lab.strength import FEW_DEALS, Estimate, percent
from ..lab.suite.problems import Found, Problem, check, file_of, read
from ..lab.suite.solving import SEEDS, Solved, count, is_solved, put, whole_name
from .screen import INDENT, Screen
from .wording import HELP, title, words_in


def suite(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help=HELP("cli-suite-bots"), show_default=False)],
    seeds: Annotated[int, typer.Option(help=HELP("cli-suite-seeds"), min=1)] = SEEDS,
    missed: Annotated[bool, typer.Option("--missed", help=HELP("cli-suite-missed"))] = False,
    file: Annotated[Path | None, typer.Option(help=HELP("cli-suite-file"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Put problems to bots."""
    screen = Screen(words_in(lang))
    wanted = doubloon.game(game)
    bots = [whole_name(spec) for spec in bots]
    problems = read(file_of(wanted) if file is None else file.expanduser())
    if not problems:
        raise doubloon.Error(screen.say("suite-empty", game=wanted.name))
    check(wanted, problems)
    solved = []
    for spec in bots:
        tries = []
        with screen.aside.status(screen.say("suite-asking", bot=spec, count=0, all=len(problems) * seeds)) as status:
            for one in put(wanted, problems, spec, seeds=seeds):
                tries.append(one)
                status.update(screen.say("suite-asking", bot=spec, count=len(tries), all=len(problems) * seeds))
        solved.append(count(problems, tries))
    found = sum(isinstance(one.source, Found) for one in problems)
    screen.show(title(wanted, screen.say.language), style="bold")
    screen.tell("suite-problems", count=len(problems), found=found, hand=len(problems) - found, seeds=seeds)
    screen.show(shares(solved, screen))
    if len(problems) < FEW_DEALS:
        screen.tell("suite-few", count=len(problems))
    if missed:
        for bot in solved:
            show_missed(bot, problems, screen)


def shares(solved: Sequence[Solved], screen: Screen) -> Grid:
    """A line to each bot."""
    say = screen.say
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(say("arena-bot"), no_wrap=True)
    for heading in (say("suite-share"), say("suite-found"), say("suite-hand"), say("suite-time")):
        grid.add_column(heading, justify="right", no_wrap=True)
    for one in solved:
        grid.add_row(one.bot, percent(one.share), half(one.found), half(one.hand), f"{1000 * one.seconds:,.0f}")
    return grid


def half(share: Estimate | None) -> str:
    """The share of one half of the problems; a dash where there is none."""
    return "–" if share is None else f"{100 * share.mean:.0f} %"


def show_missed(solved: Solved, problems: Sequence[Problem], screen: Screen) -> None:
    """The problems that a bot did not solve every time: what it chose, and what would have been right."""
    say = screen.say
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in (say("suite-number"), say("blunders-seat"), say("suite-choice"), say("suite-right"), say("blunders-cost")):
        grid.add_column(heading)
    grid.add_column(say("suite-source"))
    for number, problem in enumerate(problems, 1):
        wrong = {one.choice for one in solved.tries if one.mark == problem.mark and not is_solved(problem, one.choice)}
        for answer in problem.answers:
            if answer.move in wrong:
                source = problem.source
                whence = source.bot if isinstance(source, Found) else source.theme
                cost = f"{100 * answer.short.mean:.0f}"
                grid.add_row(str(number), SEAT_LETTERS[problem.seat], answer.move, problem.right[0], cost, whence)
    if grid.row_count:
        screen.show()
        screen.tell("suite-missed", bot=solved.bot)
        screen.show(grid, indent=INDENT)
