"""`doubloon games`: what there is to play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table as Grid

import doubloon

from .asking import seats_told
from .screen import INDENT, Screen
from .wording import HELP, choice_word, option_word, title, word, words_in


def games(lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None) -> None:
    """List the games with their seats and options."""
    screen = Screen(words_in(lang))
    for number, game in enumerate(doubloon.catalogue.values()):
        if number:
            screen.show()
        describe(game, screen)


def describe(game: doubloon.Game, screen: Screen) -> None:
    """A game: what it is called, for how many, and what can be chosen."""
    words = game.words(screen.say.language)
    screen.show(title(game, screen.say.language), style="bold")
    screen.show(word(words, "tagline", ""), indent=INDENT)
    screen.show(f"doubloon play {game.name}", indent=INDENT, style="cyan")
    screen.show(seats_told(game, screen), indent=INDENT)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, option in game.options.items():
        for choice in option.choices:
            told = choice_word(words, name, choice)
            default = f" ({screen.say('default')})" if choice == option.default else ""
            grid.add_row(f"-o {name}={choice}", f"{option_word(words, name)}: {told}{default}")
    if grid.row_count:
        screen.show(grid, indent=INDENT)
