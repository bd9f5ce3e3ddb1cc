"""The end of a game: the last news, the board, the scores, and the record if anybody wants it."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table as Grid

import doubloon

from ..core.feats import feats_of
from .crew import Crew
from .files import write_file
from .page import Page
from .report import verdict
from .screen import INDENT, Screen


def finish(page: Page) -> None:
    """Show how it ended; to several people at one screen only what all may know."""
    table, crew, screen = page.table, page.crew, page.screen
    reader = crew.people[0] if len(crew.people) == 1 else None
    if crew.people:
        page.catch_up(reader)
    if crew.curtained:
        screen.wipe()
    page.draw_last(reader)
    screen.show()
    screen.show(standings(table, crew), indent=INDENT)
    screen.show()
    screen.show(verdict(table, crew.names, screen.say), style="bold")
    tell_feats(page)
    if screen.attended:
        keep_record(table, screen)


def tell_feats(page: Page) -> None:
    """What people have done that is worth telling; bots do not boast."""
    for one in feats_of(page.table):
        if one.seat in page.crew.people:
            feat, done = page.words(f"feat-{one.feat}"), page.words(f"feat-{one.feat}-done")
            page.screen.tell("feat-told", style="yellow", name=page.crew.names[one.seat], feat=feat, done=done)


def standings(table: doubloon.Table, crew: Crew) -> Grid:
    """The seats from first to last: winners, then by score."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(table.seats), key=lambda one: (one not in table.winners, -table.scores[one])):
        won = seat in table.winners
        grid.add_row(f"{'★' if won else ' '} {crew.full_name(seat)}", str(table.scores[seat]), style="bold" if won else "")
    return grid


def keep_record(table: doubloon.Table, screen: Screen) -> None:
    """Offer to write the record, until it is written or nobody wants it."""
    while file := screen.ask_for_file("keep-record"):
        try:
            write_file(Path(file), table.record(), screen.say, secret=False)
        except doubloon.Error as refusal:
            screen.tell("refused", style="red", sentence=str(refusal))
        else:
            screen.tell("kept", style="green", file=file)
            return
