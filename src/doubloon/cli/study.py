"""`doubloon study`: what a game is like, measured over very many games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import doubloon

from ..lab.study import study as desk
from ..lab.study import tables
from .play import read_pairs
from .screen import Screen
from .wording import HELP, words_in

TELLING = 20
"""So many of the things that are used are shown; the report has all."""


def study(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    games: Annotated[int, typer.Option(help=HELP("cli-study-games"), min=40)] = 10_000,
    what: Annotated[str, typer.Option(help=HELP("cli-study-what"), show_default=False)] = "",
    change: Annotated[list[str] | None, typer.Option("--change", "-c", help=HELP("cli-study-change"), show_default=False)] = None,
    bot: Annotated[str, typer.Option(help=HELP("cli-study-bot"))] = "mate",
    against: Annotated[str | None, typer.Option(help=HELP("cli-study-against"), show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help=HELP("cli-play-seats"), show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=HELP("cli-play-option"))] = None,
    report: Annotated[Path | None, typer.Option(help=HELP("cli-study-report"), show_default=False)] = None,
    threads: Annotated[int | None, typer.Option(help=HELP("cli-study-threads"), min=1, show_default=False)] = None,
    seed: Annotated[str, typer.Option(help=HELP("cli-play-seed"))] = "study",
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Study a game."""
    screen = Screen(words_in(lang))
    wanted = doubloon.game(game)
    plan = desk.new_plan(
        wanted,
        seats=seats,
        options=read_pairs(option or [], screen.say),
        bot=bot,
        weaker=against,
        games=games,
        what=[section.strip() for section in what.split(",") if section.strip()],
        changes=change or [],
        seed=seed,
    )
    done = play(wanted, plan, threads, screen)
    show(wanted, done, screen)
    if report is not None:
        from ..lab.study.report import write_report

        pages = write_report(wanted, done, tables.words_for(screen.say.language), report)
        screen.tell("study-report", files=", ".join(map(str, pages)))


def play(game: doubloon.Game, plan: desk.Plan, threads: int | None, screen: Screen) -> desk.Study:
    """Play all games, with a bar that tells how far they are."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen.console, disable=not screen.live, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(screen.say("study-playing"), total=desk.games_of(plan))
        return desk.carry_out(game, plan, threads, lambda games: bar.advance(task, games))


def show(game: doubloon.Game, done: desk.Study, screen: Screen) -> None:
    """All tables, one under the other."""
    say = tables.words_for(screen.say.language)
    screen.show(tables.heading(game, done.plan, say), style="bold")
    for remark in tables.remarks(game, done.plan, say):
        screen.show(remark)
    for sheet in tables.sheets(game, done, say, TELLING):
        screen.show()
        screen.show(grid_of(sheet))


def grid_of(sheet: tables.Sheet) -> Grid:
    """A table in our style."""
    grid = Grid(title=sheet.title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(sheet.heads):
        grid.add_column(head, justify="right" if number else "left", no_wrap=number == 0)
    for cells in sheet.rows:
        grid.add_row(*cells)
    return grid
