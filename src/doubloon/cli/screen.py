"""A terminal, or a pipe: where words go out and come in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core.words import Words

try:
    import readline
except ImportError:  # not every system has it; then lines are typed without history
    readline = None  # type: ignore[assignment]

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Empties the screen and, in this order, whatever that pushed into the terminal's memory."""

INDENT = 2
WIDEST = 10_000
"""No table is wider."""


class Screen:
    """Prints to stdout and reads from stdin; clears only what is really a terminal."""

    def __init__(self, say: Words) -> None:
        self.say = say
        self.console = Console(highlight=False)
        self.aside = self.console if self.live else Console(stderr=True, highlight=False)
        """Where progress is shown: not among what is printed into a file."""

    @property
    def live(self) -> bool:
        """Whether a terminal shows what we print."""
        return self.console.is_terminal

    @property
    def attended(self) -> bool:
        """Whether somebody sits at a keyboard."""
        return self.live and sys.stdin.isatty()

    def show(self, what: RenderableType = "", *, indent: int = 0, style: str = "") -> None:
        """Print something; plain text is never read as markup."""
        drawn = Text(what, style=style) if isinstance(what, str) else what
        with self.room_for(drawn, indent):
            self.console.print(Padding(drawn, (0, 0, 0, indent), expand=False) if indent else drawn)

    @contextmanager
    def room_for(self, drawn: RenderableType, indent: int) -> Iterator[None]:
        """A table in a file takes the width it needs: there is no edge to be cut at."""
        if self.live or not isinstance(drawn, Grid):
            yield
            return
        width = self.console.width
        needed = Measurement.get(self.console, self.console.options.update(max_width=WIDEST), drawn).maximum + indent
        self.console.width = max(width, needed)
        yield
        self.console.width = width

    def tell(self, message: str, *, style: str = "", **values: object) -> None:
        """Print a sentence of ours."""
        self.show(self.say(message, **values), style=style)

    def height_of(self, *things: RenderableType) -> int:
        """How many lines these take."""
        return sum(len(self.console.render_lines(thing)) for thing in things)

    def clear(self) -> None:
        """Turn to a fresh page."""
        if self.live:
            self.console.clear()
        else:
            self.show()

    def wipe(self) -> None:
        """Leave nothing to be scrolled back to, nor to be called back by the arrow keys."""
        if readline:
            readline.clear_history()
        if self.live:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    def ask(self, prompt: str) -> str:
        """A line typed by a person; a piped one is echoed, so that the transcript reads like a talk."""
        typed = input(prompt)
        if not sys.stdin.isatty():
            self.show(typed)
        return typed.strip()

    def ask_for_file(self, message: str) -> str:
        """A file name, or nothing; a bare number is a move typed once too often."""
        while (file := self.ask(self.say(message) + " ")).isdecimal():
            pass
        return file
