"""What a person sees of a table: who is who, what is new, the board, the moves."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

import doubloon

from .choices import lay_out
from .crew import Crew
from .screen import INDENT, Screen
from .wording import title, word

FEWEST_NEWS = 4
FEWEST_ROWS = 6
PIPED_ROWS = 12
FIXED_LINES = 7
"""What is on every page besides news, board and moves: the head, the blanks, the task, the hint and the prompt."""


class Page:
    """Draws the table for one seat at a time, and remembers what each has been told."""

    def __init__(self, table: doubloon.Table, crew: Crew, screen: Screen) -> None:
        self.table = table
        self.crew = crew
        self.screen = screen
        self.words = table.game.words(screen.say.language, seats=table.seats)
        self.heard: dict[int | None, int] = {}
        self.news: list[str] = []
        self.roomy = True

    def catch_up(self, seat: int | None) -> None:
        """Put what has happened since that seat last looked into sentences."""
        events = self.table.events(seat)
        first = min(self.heard.get(seat, 0), len(events))
        self.heard[seat] = len(events)
        self.heard[None] = len(self.table.events(None))
        self.news = [self.words.tell(event, self.crew.names) for event in events[first:]]

    def draw(self, seat: int) -> None:
        """A fresh page for a seat that must decide."""
        board = self.board(seat)
        moves = self.moves(seat, self.rows_beside(board))
        self.screen.clear()
        self.screen.show(self.head(seat))
        self.list_news(board, moves)
        self.screen.show()
        self.screen.show(board)
        self.screen.show()
        self.screen.show(self.task(seat), style="bold")
        self.screen.show(moves, indent=INDENT)
        self.screen.tell("prompt-hint", style="dim")
        if self.screen.live and self.roomy:
            self.ask_for_room(self.screen.height_of(board, moves) + FIXED_LINES)

    def ask_for_room(self, lines: int) -> None:
        """Say it, once, when the window is too low for the page."""
        if lines > self.screen.console.height:
            self.roomy = False
            self.screen.tell("small-window", style="yellow", lines=lines, have=self.screen.console.height)

    def draw_last(self, seat: int | None) -> None:
        """The page of a game that is over."""
        board = self.board(seat)
        self.screen.clear()
        self.screen.show(self.head(None))
        self.list_news()
        self.screen.show()
        self.screen.show(board)

    def head(self, seat: int | None) -> Text:
        """The game, and who is who; whose page it is stands out."""
        line = Text(title(self.table.game, self.screen.say.language), style="bold")
        for one in range(self.table.seats):
            line.append("   ")
            line.append(self.crew.full_name(one), style="reverse" if one == seat else "not bold")
            bot = self.crew.bots[one]
            if bot is not None:
                line.append(f" ({self.bot_word(bot)})", style="not bold dim")
        return line

    def task(self, seat: int) -> str:
        """What is to be decided: the view's task, or its phase, where the game has words for them."""
        view = self.table.view(seat)
        phase = word(self.words, f"phase-{view.get('phase')}", self.screen.say("your-move"))
        return word(self.words, f"task-{view.get('task')}", phase)

    def bot_word(self, bot: doubloon.Bot) -> str:
        """What kind of bot that is."""
        return word(self.screen.say, f"bot-{bot.name}", bot.name)

    def board(self, seat: int | None) -> RenderableType:
        """The table as that seat sees it, drawn by the game."""
        return self.table.game.modules["text"].draw(self.table.view(seat), self.words, self.crew.names)

    def list_news(self, *beside: RenderableType) -> None:
        """The latest news, as many as leave room for what is beside them; the rest is in the log."""
        news = self.news
        if self.screen.live and beside:
            room = max(FEWEST_NEWS, self.screen.console.height - self.screen.height_of(*beside) - FIXED_LINES)
            if len(news) > room:
                self.screen.tell("earlier-news", style="dim", count=len(news) - room + 1)
                news = news[-room + 1 :]
        self.list_sentences(news)

    def list_sentences(self, sentences: list[str]) -> None:
        """Sentences, one below the other."""
        for sentence in sentences:
            self.screen.show(f"• {sentence}", indent=INDENT)

    def rows_beside(self, board: RenderableType) -> int:
        """How many rows of moves leave the board in view."""
        if not self.screen.live:
            return PIPED_ROWS
        return max(FEWEST_ROWS, self.screen.console.height - self.screen.height_of(board) - FEWEST_NEWS - FIXED_LINES)

    def moves(self, seat: int, rows: int | None = None) -> Grid:
        """The legal moves, numbered, in at most so many rows if that can be."""
        moves = self.table.moves(seat)
        labels = [self.words.label(move, self.crew.names) for move in moves]
        return lay_out(moves, labels, self.screen.console.width - INDENT, len(moves) if rows is None else rows)

    def log(self, seat: int) -> None:
        """All that has happened, as that seat saw it."""
        self.list_sentences([self.words.tell(event, self.crew.names) for event in self.table.events(seat)])
