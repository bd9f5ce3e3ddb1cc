"""`doubloon replay`: a record told as a match report, or walked through board by board."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

import doubloon

from ..core.records import UNDO, Record, read_record
from .crew import Crew, muster
from .files import read_file
from .page import Page
from .report import heading, move_line, report, result
from .screen import Screen
from .wording import HELP, seat_of, words_in


def replay(
    file: Annotated[Path, typer.Argument(help=HELP("cli-record"), show_default=False)],
    seat: Annotated[str | None, typer.Option(help=HELP("cli-replay-seat"), show_default=False)] = None,
    player: Annotated[list[str] | None, typer.Option("--player", "-p", help=HELP("cli-replay-player"))] = None,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
    step: Annotated[bool, typer.Option("--step", help=HELP("cli-replay-step"))] = False,
) -> None:
    """Tell a recorded game."""
    say = words_in(lang)
    screen = Screen(say)
    data = read_file(file, say)
    table = doubloon.replay(data)
    eyes = None if seat is None else seat_of(seat, table, say)
    crew = muster(table.seats, player or [], "deckhand", say)
    if step:
        walk(read_record(data), table, crew, eyes, screen)
    else:
        screen.console.out(
            report(table, table.game.words(say.language, seats=table.seats), crew.names, eyes), end="", highlight=False
        )


def walk(record: Record, table: doubloon.Table, crew: Crew, eyes: int | None, screen: Screen) -> None:
    """The same game once more, a move at a time, with its boards; Enter goes on."""
    past = doubloon.replay(msgspec.to_builtins(msgspec.structs.replace(record, moves=[], digests=None)))
    page = Page(past, crew, screen)
    for line in heading(past, page.words, crew.names, screen.say):
        screen.show(line)
    page.catch_up(eyes)
    turn_page(page, eyes)
    try:
        for number, (seat, text) in enumerate(record.moves, 1):
            screen.ask(screen.say("step") + " ")
            if text == UNDO:
                past.undo(seat)
            else:
                past.play(seat, text)
            screen.clear()
            screen.show(move_line(number, past.log[-1], table, screen.say, eyes), style="bold")
            page.catch_up(eyes)
            turn_page(page, eyes)
    except EOFError:
        return
    for line in result(past, crew.names, screen.say):
        screen.show(line)


def turn_page(page: Page, eyes: int | None) -> None:
    """What happened, and the board."""
    page.list_news()
    page.screen.show()
    page.screen.show(page.board(eyes))
    page.screen.show()
