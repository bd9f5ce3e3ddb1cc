"""`doubloon bench`: how fast the games run on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid

import doubloon

from ..lab.bench import Compiling, Speed, compile_times, measure, setups
from .screen import Screen
from .wording import HELP, choice_word, title, words_in


def bench(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help=HELP("cli-bench-games"), show_default=False)
    ] = None,
    seconds: Annotated[float, typer.Option(help=HELP("cli-bench-seconds"), min=0.01)] = 2.0,
    json: Annotated[Path | None, typer.Option(help=HELP("cli-bench-json"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Measure the games."""
    screen = Screen(words_in(lang))
    games = [doubloon.game(name) for name in names or doubloon.catalogue]
    compiling, speeds = [], []
    with screen.console.status("") as status:
        for game in games:
            status.update(screen.say("bench-compiling", game=title(game, screen.say.language)))
            compiling.append(compile_times(game.name))
            status.update(screen.say("bench-playing", game=title(game, screen.say.language)))
            speeds += [measure(setup, seconds) for setup in setups(game)]
    screen.show(speed_table(speeds, screen))
    screen.show(compile_table(compiling, screen))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode({"speeds": speeds, "compiling": compiling}), indent=1))


def speed_table(speeds: list[Speed], screen: Screen) -> Grid:
    """Moves a second and microseconds, a line to each table."""
    say = screen.say
    grid = Grid(title=say("bench-title"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    grid.add_column(say("bench-game"))
    grid.add_column(say("bench-table"))
    for column in ("compiled", "plain", "moves-and-play", "state", "record"):
        grid.add_column(say(f"bench-{column}"), justify="right")
    for speed in speeds:
        game = doubloon.game(speed.setup.game)
        words = game.words(say.language)
        first = [choice_word(words, name, choice) for name, choice in list(speed.setup.options.items())[:1]]
        numbers = (speed.compiled, speed.plain, speed.table, speed.state_bytes, speed.record_bytes)
        seats = say("seats", seats=str(speed.setup.seats), most=speed.setup.seats)
        grid.add_row(title(game, say.language), ", ".join([seats, *first]), *(f"{number:,.0f}" for number in numbers))
    return grid


def compile_table(compiling: list[Compiling], screen: Screen) -> Grid:
    """Seconds of compiling, a line to each game."""
    say = screen.say
    grid = Grid(title=say("bench-compile-title"), title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    grid.add_column(say("bench-game"))
    grid.add_column(say("bench-cold"), justify="right")
    grid.add_column(say("bench-cached"), justify="right")
    for one in compiling:
        grid.add_row(title(doubloon.game(one.game), say.language), f"{one.cold:.1f}", f"{one.cached:.2f}")
    return grid
