"""What can be typed besides moves."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

import doubloon

from ..core.contract import Contract
from ..core.words import Words
from .crew import Crew
from .files import write_file
from .hint import hint
from .page import Page
from .paragraphs import paragraph, whole
from .screen import INDENT, Screen
from .typed import COMMANDS, names_of


def numbered(table: doubloon.Table, seat: int, number: int, say: Words) -> doubloon.Move:
    """The move of that number in the list."""
    moves = table.moves(seat)
    if not 1 <= number <= len(moves):
        raise doubloon.Error(say("no-number", number=number, most=len(moves)))
    return moves[number - 1]


def show(command: str, page: Page, seat: int) -> None:
    """Show something and change nothing."""
    match command:
        case "look":
            page.draw(seat)
        case "hint":
            hint(page, seat)
        case "moves":
            page.screen.show(page.moves(seat), indent=INDENT)
        case "log":
            page.log(seat)
        case "rules":
            page.screen.show(whole(page.table.game, page.screen.say))


def help(game: Contract, wanted: str | None, say: Words) -> RenderableType:
    """A paragraph of the rules if one is wanted, else what can be typed."""
    if wanted:
        return paragraph(game, wanted, say)
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_row(say("help-number-form"), say("help-number"))
    grid.add_row(say("help-move-form"), Text(say("help-move", forms=", ".join(game.numbering.forms))))
    for command in COMMANDS:
        grid.add_row(", ".join(names_of(command, say)), say(f"help-{command}"))
    grid.add_row(say("help-look-form"), say("help-look"))
    return Padding(grid, (0, 0, 0, INDENT), expand=False)


def save(table: doubloon.Table, crew: Crew, wanted: str | None, screen: Screen) -> str:
    """Write the game with its secrets to a file of one's own; returns its name."""
    file = wanted or f"{table.game.name}.json"
    write_file(Path(file), table.save(), screen.say, secret=True)
    people = [f"-p {quote(crew.names[seat])}" for seat in crew.people]
    screen.tell("saved", style="green", file=file, command=" ".join(["doubloon play --resume", quote(file), *people]))
    return file
