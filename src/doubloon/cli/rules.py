"""`doubloon rules`: the rules of a game, or one paragraph of them."""

from __future__ import annotations

from typing import Annotated

import typer

import doubloon

from .paragraphs import paragraph, whole
from .screen import Screen
from .wording import HELP, words_in


def rules(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    wanted: Annotated[str | None, typer.Argument(metavar="[§]", help=HELP("cli-rules-wanted"), show_default=False)] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Print the rules of a game."""
    say = words_in(lang)
    chosen = doubloon.game(game)
    Screen(say).show(paragraph(chosen, wanted, say) if wanted else whole(chosen, say))
