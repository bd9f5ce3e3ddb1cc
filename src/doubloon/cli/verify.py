"""`doubloon verify`: play a record through, and say whether the rules agree with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..core.words import Words
from .files import read_file
from .report import verdict
from .screen import Screen
from .wording import HELP, letters, title, words_in

PARTS_FROM_THE_RULES = 1


def verify(
    file: Annotated[Path, typer.Argument(help=HELP("cli-record"), show_default=False)],
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Check a recorded game against the rules."""
    say = words_in(lang)
    screen = Screen(say)
    data = read_file(file, say)
    try:
        table = doubloon.replay(data)
    except doubloon.BadRecord as trouble:
        if trouble.move is None:
            raise
        screen.tell("verify-bad", style="red", move=trouble.move, sentence=str(trouble))
        raise typer.Exit(PARTS_FROM_THE_RULES) from trouble
    screen.tell("verify-good", style="green", game=title(table.game, say.language), moves=len(table.log))
    screen.show(how_it_stands(table, say))
    screen.tell("verify-digest", digest=table.digest)


def how_it_stands(table: doubloon.Table, say: Words) -> str:
    """The winners by their letters, or who is to act."""
    if table.over:
        return verdict(table, SEAT_LETTERS, say)
    return say("verify-unfinished", seats=letters(table.acting))
