"""`doubloon play`: set up a table, or take up a saved one, and play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import doubloon

from ..core.options import read_options
from ..core.words import Words
from .asking import Wishes, ask_for_game, ask_for_wishes
from .crew import muster
from .files import read_file
from .screen import Screen
from .session import Session
from .wording import HELP, words_in


def play(
    game: Annotated[str | None, typer.Argument(help=HELP("cli-play-game"), show_default=False)] = None,
    seats: Annotated[int | None, typer.Option(help=HELP("cli-play-seats"), show_default=False)] = None,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", help=HELP("cli-play-player"))] = None,
    watch: Annotated[bool, typer.Option("--watch", help=HELP("cli-play-watch"))] = False,
    bots: Annotated[str, typer.Option(help=HELP("cli-play-bots"), envvar="DOUBLOON_BOTS")] = "captain",
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=HELP("cli-play-option"))] = None,
    seed: Annotated[str | None, typer.Option(help=HELP("cli-play-seed"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(help=HELP("cli-play-resume"), show_default=False)] = None,
) -> None:
    """Play a game."""
    say = words_in(lang)
    screen = Screen(say)
    wishes = Wishes(seats, list(player or []), read_pairs(option or [], say))
    if resume is not None:
        table = doubloon.resume(read_file(resume, say))
    else:
        try:
            chosen = doubloon.game(game) if game else ask_for_game(screen)
            if not game and screen.attended:
                wishes = ask_for_wishes(chosen, wishes, screen, watch=watch)
        except EOFError:
            screen.tell("farewell")
            return
        seats = seats_for(chosen, wishes)
        options_read: dict[str, Any] = read_options(chosen.name, chosen.options, wishes.options, seats)
        table = chosen.start(seats, seed, **options_read)
    people: Sequence[str] = () if watch else wishes.people or [say("somebody")]
    Session(table, muster(table.seats, people, bots, say), screen, bot_seed=seed).run()


def seats_for(game: doubloon.Game, wishes: Wishes) -> int:
    """The seats asked for, or the usual number if it holds all the people, or the next that does."""
    return wishes.seats or next((seats for seats in game.seats if seats >= len(wishes.people)), game.seats[0])


def read_pairs(given: Sequence[str], say: Words) -> dict[str, Any]:
    """`name=value` pairs."""
    options = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign:
            raise doubloon.Error(say("no-option-value", option=pair))
        options[name.strip().replace("-", "_")] = value.strip()
    return options
