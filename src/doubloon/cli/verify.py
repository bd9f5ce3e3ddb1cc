"""`doubloon verify`: play a record through, and say whether the rules agree with it; with a ledger, whether chance does too."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..core.words import Words
from ..server.table.ledger import read_ledger, trouble_with
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
    trouble_with_chance = None
    ledger = read_ledger(data) if is_ledger(data) else None
    try:
        if ledger is None:
            table = doubloon.replay(data)
        else:
            trouble_with_chance, table = trouble_with(ledger)
    except doubloon.BadRecord as trouble:
        if trouble.move is None:
            raise
        screen.tell("verify-bad", style="red", move=trouble.move, sentence=str(trouble))
        raise typer.Exit(PARTS_FROM_THE_RULES) from trouble
    screen.tell("verify-good", style="green", game=title(table.game, say.language), moves=len(table.log))
    screen.show(how_it_stands(table, say))
    screen.tell("verify-digest", digest=table.digest)
    if trouble_with_chance is not None:
        screen.tell("verify-unfair", style="red", sentence=trouble_with_chance)
        raise typer.Exit(PARTS_FROM_THE_RULES)
    if ledger is not None:
        screen.tell("verify-fair", style="green", draws=len(ledger.draws), commitment=ledger.commitment)


def is_ledger(data: bytes) -> bool:
    """Whether a file is the ledger of a game, which holds its record."""
    try:
        return "commitment" in msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except msgspec.DecodeError:
        return False


def how_it_stands(table: doubloon.Table, say: Words) -> str:
    """The winners by their letters, or who is to act."""
    if table.over:
        return verdict(table, SEAT_LETTERS, say)
    return say("verify-unfinished", seats=letters(table.acting))
