"""`doubloon study`: what a game is like, measured over very many games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import doubloon

from ..lab.study import skill as strengths
from ..lab.study import study as desk
from ..lab.study import sweep as sweeping
from ..lab.study import tables
from ..lab.study.skill_tables import skill_page
from ..lab.study.sweep_tables import sweep_page
from .play import read_pairs
from .screen import Screen
from .wording import HELP, words_in

TELLING = 20
"""So many of the things that are used, or of the numbers that matter, are shown; the report has all."""
GAMES = 10_000

Advance = Callable[[int], object]
Tell = Callable[[str], object]


def study(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    games: Annotated[int | None, typer.Option(help=HELP("cli-study-games"), min=40, show_default=False)] = None,
    what: Annotated[str, typer.Option(help=HELP("cli-study-what"), show_default=False)] = "",
    change: Annotated[list[str] | None, typer.Option("--change", "-c", help=HELP("cli-study-change"), show_default=False)] = None,
    sweep: Annotated[bool, typer.Option("--sweep", help=HELP("cli-study-sweep"))] = False,
    skill: Annotated[bool, typer.Option("--skill", help=HELP("cli-study-skill"))] = False,
    levels: Annotated[str, typer.Option(help=HELP("cli-study-levels"))] = ",".join(strengths.LEVELS),
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
    if bool(change) + sweep + skill > 1:
        raise doubloon.Error(screen.say("study-one-question"))
    wanted = doubloon.game(game)
    asked = listed(what)
    if skill:
        asked = strengths.sections_for(seats or wanted.seats[0], asked)
    plan = desk.new_plan(
        wanted,
        seats=seats,
        options=read_pairs(option or [], screen.say),
        bot=bot,
        weaker=against,
        games=games or (sweeping.GAMES if sweep else strengths.GAMES if skill else GAMES),
        what=asked,
        among=sweeping.SECTIONS if sweep else strengths.SECTIONS if skill else desk.SECTIONS,
        changes=change or [],
        seed=seed,
    )
    if sweep:
        sweep_numbers(wanted, plan, threads, report, screen)
    elif skill:
        compare_strengths(wanted, plan, strengths.check_levels(listed(levels)), threads, report, screen)
    else:
        study_once(wanted, plan, threads, report, screen)


def listed(text: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def study_once(game: doubloon.Game, plan: desk.Plan, threads: int | None, report: Path | None, screen: Screen) -> None:
    """A study of the game as it is, or before and after a change."""
    with progress(screen, screen.say("study-playing"), desk.games_of(plan)) as (advance, _):
        done = desk.carry_out(game, plan, threads, advance)
    say = tables.words_for(screen.say.language)
    show(tables.study_page(game, done, say, TELLING), screen)
    if report is not None:
        from ..lab.study.report import write_report

        told_where(write_report(game, done, say, report), screen)


def sweep_numbers(game: doubloon.Game, plan: desk.Plan, threads: int | None, report: Path | None, screen: Screen) -> None:
    """Every number up and down."""
    with progress(screen, screen.say("study-trying"), len(sweeping.steps_of(game))) as (advance, _):
        ready = sweeping.make_ready(game, plan, advance)
    with progress(screen, screen.say("study-playing"), sweeping.games_of_sweep(plan, ready)) as (advance, tell):
        done = sweeping.carry_out_sweep(game, plan, ready, threads, advance, tell)
    say = tables.words_for(screen.say.language)
    show(sweep_page(game, done, say, TELLING), screen)
    write(sweep_page(game, done, say), report, f"{game.name}-sweep", screen)


def compare_strengths(
    game: doubloon.Game, plan: desk.Plan, levels: tuple[str, ...], threads: int | None, report: Path | None, screen: Screen
) -> None:
    """The same deals by weaker and by stronger bots."""
    with progress(screen, screen.say("study-playing"), strengths.games_of_skill(plan, levels)) as (advance, tell):
        done = strengths.carry_out_skill(game, plan, levels, threads, advance, tell)
    say = tables.words_for(screen.say.language)
    show(skill_page(game, done, say, TELLING), screen)
    write(skill_page(game, done, say), report, f"{game.name}-skill", screen)


@contextmanager
def progress(screen: Screen, words: str, total: int) -> Iterator[tuple[Advance, Tell]]:
    """A bar that tells how far all is, and what is being done; beside the tables, where these go into a file."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=screen.aside, disable=not screen.aside.is_terminal, transient=True,
    )  # fmt: skip
    with bar:
        task = bar.add_task(words, total=total)
        yield (
            lambda done: bar.advance(task, done),
            lambda what: bar.update(task, description=f"{words}: {what}"),
        )


def show(page: tables.Page, screen: Screen) -> None:
    """All tables, one under the other."""
    screen.show(page.title, style="bold")
    for note in page.notes:
        screen.show(note)
    for sheet in page.sheets:
        screen.show()
        screen.show(grid_of(sheet))


def write(page: tables.Page, folder: Path | None, stem: str, screen: Screen) -> None:
    """The same as a report, with all rows, if there is a folder for it."""
    if folder is not None:
        from ..lab.study.report import write_page

        told_where(write_page(page, tables.words_for(screen.say.language), folder, stem), screen)


def told_where(pages: list[Path], screen: Screen) -> None:
    """Say where the report is."""
    screen.tell("study-report", files=", ".join(map(str, pages)))


def grid_of(sheet: tables.Sheet) -> Grid:
    """A table in our style."""
    grid = Grid(title=sheet.title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for number, head in enumerate(sheet.heads):
        grid.add_column(head, justify="left" if number < sheet.names else "right", no_wrap=number == 0)
    for cells in sheet.rows:
        grid.add_row(*cells)
    return grid
