"""`doubloon campaign`: a series of games, one evening after another, kept in a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as Grid

import doubloon

from ..core.options import read_options
from ..core.series import Series, new_series, read_series, with_chapter
from ..core.words import Words
from .asking import Wishes
from .crew import Crew, muster
from .files import read_file, write_file
from .play import read_pairs, seats_for
from .screen import INDENT, Screen
from .session import Session
from .wording import HELP, words_in


def campaign(
    file: Annotated[Path, typer.Argument(help=HELP("cli-campaign-file"), show_default=False)],
    game: Annotated[str | None, typer.Option(help=HELP("cli-game"), show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help=HELP("cli-play-seats"), show_default=False)] = None,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", help=HELP("cli-play-player"))] = None,
    watch: Annotated[bool, typer.Option("--watch", help=HELP("cli-play-watch"))] = False,
    bots: Annotated[str, typer.Option(help=HELP("cli-play-bots"), envvar="DOUBLOON_BOTS")] = "captain",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=HELP("cli-play-option"))] = None,
    seed: Annotated[str | None, typer.Option(help=HELP("cli-play-seed"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Play the next game of a campaign, or the first of a new one."""
    say = words_in(lang)
    screen = Screen(say)
    if file.expanduser().exists():
        series = read_series(read_file(file, say))
    else:
        series = begin(game, Wishes(seats, list(player or []), read_pairs(option or [], say)), say)
    people: Sequence[str] = () if watch else player or [say("somebody")]
    crew = muster(series.seats, people, bots, say)
    if series.options is None:
        screen.tell("campaign-over", style="bold")
        screen.show(standings(series, crew), indent=INDENT)
        return
    options: dict[str, Any] = series.options
    table = doubloon.game(series.game).start(series.seats, seed, **options)
    Session(table, crew, screen, bot_seed=seed).run()
    if table.over:
        series = with_chapter(series, table)
        write_file(file, msgspec.to_builtins(series), say, secret=False, over=read_series)
        screen.show(standings(series, crew), indent=INDENT)
        screen.tell("campaign-goes-on" if series.options else "campaign-over", style="bold", file=str(file))


def begin(name: str | None, wishes: Wishes, say: Words) -> Series:
    """A new campaign, of the game asked for or the only one that has any."""
    able = [game.name for game in doubloon.catalogue.values() if game.series]
    if name is not None and name not in able:
        raise doubloon.Error(say("campaign-none", game=name, games=", ".join(able)))
    game = doubloon.game(name or able[0])
    seats = seats_for(game, wishes)
    return new_series(game.name, seats, read_options(game.name, game.options, {**wishes.options, **game.series}, seats))


def standings(series: Series, crew: Crew) -> Grid:
    """The score of every seat, game by game, and the sum."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for seat in range(series.seats):
        marks = [f"{chapter.scores[seat]}{'★' if seat in chapter.winners else ' '}" for chapter in series.chapters]
        grid.add_row(crew.full_name(seat), *marks, f"= {sum(chapter.scores[seat] for chapter in series.chapters)}")
    return grid
