"""`doubloon bench`: how fast the games run on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

import doubloon

from ..core.jit import HAS_NUMBA
from ..lab.bench import Compiling, Speed, compile_times, measure, setups
from ..survey.packed import Packed, measure_packed, shown
from .screen import Screen
from .wording import HELP, title, words_in


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
    packed: list[Packed] = []
    with screen.console.status("") as status:
        for game in games:
            if HAS_NUMBA:
                status.update(screen.say("bench-compiling", game=title(game, screen.say.language)))
                compiling.append(compile_times(game.name))
            status.update(screen.say("bench-playing", game=title(game, screen.say.language)))
            packed += filter(None, [measure_packed(game, seconds)])
            speeds += [measure(setup, seconds) for setup in setups(game)]
    screen.show(speed_table(speeds, screen))
    screen.show()
    screen.show(packed_table(packed, screen))
    screen.show()
    if compiling:
        screen.show(compile_table(compiling, screen))
    else:
        screen.tell("bench-no-compiler", style="dim")
    if json is not None:
        told = {"speeds": speeds, "packed": packed, "compiling": compiling}
        json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=1))


def speed_table(speeds: list[Speed], screen: Screen) -> Grid:
    """Moves a second and microseconds, a line to each table."""
    say = screen.say
    grid = Grid(
        title=say("bench-title"), title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 1, 0, 0)
    )
    grid.add_column(say("bench-table"), no_wrap=True)
    for column, width in (("compiled", 10), ("plain", 7), ("search", 7), ("moves-and-play", 7), ("bytes", 6)):
        grid.add_column(say(f"bench-{column}"), justify="right", min_width=width)
    for speed in speeds:
        game = doubloon.game(speed.setup.game)
        first = [f"{name}={choice}" for name, choice in list(speed.setup.options.items())[:1]]
        numbers = (speed.compiled, speed.plain, speed.search, speed.table)
        seats = say("seats", seats=str(speed.setup.seats), most=speed.setup.seats)
        table = "\n".join([title(game, say.language), ", ".join([seats, *first])])
        grid.add_row(table, *(shown(number, "{:,.0f}") for number in numbers), f"{speed.state_bytes:,}")
    return grid


def packed_table(packed: list[Packed], screen: Screen) -> Grid:
    """How large, how soon, and how fast beside machine code, a line to each game."""
    say = screen.say
    grid = Grid(
        title=say("bench-packed-title"), title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 1, 0, 0)
    )
    grid.add_column(say("bench-game"), no_wrap=True)
    for column in ("packed-bytes", "packed-load", "packed-first", "packed-engine", "packed-search", "packed-share"):
        grid.add_column(say(f"bench-{column}"), justify="right")
    for one in packed:
        sizes = f"{one.bytes:,}\n({one.zipped:,})"
        first = say("bench-compiled-meanwhile", seconds=f"{one.first.waited:.2f}", count=one.first.compiled)
        speeds = f"{one.engine:.1f}", f"{one.search:,.0f}", shown(one.share, "{:.2f}")
        grid.add_row(title(doubloon.game(one.game), say.language), sizes, f"{one.first.load:.2f}", first, *speeds)
    return grid


def compile_table(compiling: list[Compiling], screen: Screen) -> Grid:
    """Seconds of compiling, a line to each game."""
    say = screen.say
    grid = Grid(
        title=say("bench-compile-title"), title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0)
    )
    grid.add_column(say("bench-game"))
    grid.add_column(say("bench-cold"), justify="right")
    grid.add_column(say("bench-cached"), justify="right")
    for one in compiling:
        grid.add_row(title(doubloon.game(one.game), say.language), f"{one.cold:.1f}", f"{one.cached:.2f}")
    return grid
