"""One game at one screen: people and bots take their turns until it is over."""

from __future__ import annotations

import doubloon

from . import commands
from .crew import Crew
from .ending import finish
from .page import Page
from .report import move_line, sentences
from .screen import Screen
from .typed import Typed, read_typed


class Quit(Exception):
    """Somebody has had enough."""


class Session:
    """The table, the crew, and who sits at the screen."""

    def __init__(self, table: doubloon.Table, crew: Crew, screen: Screen, bot_seed: str | None = None) -> None:
        self.table = table
        self.crew = crew
        self.screen = screen
        self.say = screen.say
        self.page = Page(table, crew, screen)
        self.bot_seed = bot_seed
        self.at_screen: int | None = None
        self.forbidden_by: str | None = None
        """The paragraph that has just forbidden a move: `help` alone shows it."""
        self.saved_as: str | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input ends."""
        try:
            if not self.crew.people:
                self.tell_opening()
            while not self.table.over:
                seat = self.next_seat()
                if self.crew.bots[seat] is None:
                    self.person_moves(seat)
                else:
                    self.bot_moves(seat)
            finish(self.page)
        except (Quit, EOFError, KeyboardInterrupt) as end:
            if self.crew.curtained:
                self.screen.wipe()
            elif not isinstance(end, Quit):
                self.screen.show()  # the prompt is still waiting on its line
            self.screen.tell("farewell")
            if isinstance(end, KeyboardInterrupt):
                raise

    def next_seat(self) -> int:
        """Whoever must decide; where several must, whoever sits at the screen goes on."""
        acting = self.table.acting
        return self.at_screen if self.at_screen in acting else acting[0]

    # People.

    def person_moves(self, seat: int) -> None:
        """A person looks, and types until something has been done."""
        if self.crew.curtained and self.at_screen != seat:
            self.draw_curtain(seat)
        self.at_screen = seat
        self.forbidden_by = None
        self.page.catch_up(seat)
        self.page.draw(seat)
        while not self.answered(seat):
            pass

    def draw_curtain(self, seat: int) -> None:
        """Nothing but a request to hand the screen over, until that is done."""
        self.screen.wipe()
        self.screen.ask(self.say("curtain", name=self.crew.full_name(seat)) + " ")
        self.screen.wipe()

    def answered(self, seat: int) -> bool:
        """Read a line and do what it says; whether the table has changed."""
        typed = read_typed(self.screen.ask(f"{self.crew.full_name(seat)} ▸ "), self.table.game, self.say)
        try:
            return self.obey(seat, typed)
        except doubloon.Error as refusal:
            self.refuse(refusal, typed.rest)
            return False

    def obey(self, seat: int, typed: Typed) -> bool:
        """Do what was typed; whether the table has changed."""
        match typed.command:
            case "number":
                self.play(seat, commands.numbered(self.table, seat, int(typed.rest), self.say))
            case "move":
                self.play(seat, typed.rest)
            case "undo":
                self.table.undo(seat)
            case "quit":
                self.quit()
            case "save":
                self.save(typed.rest)
                return False
            case "help":
                wanted, self.forbidden_by = typed.rest or self.forbidden_by, None
                self.screen.show(commands.help(self.table.game, wanted, self.say))
                return False
            case _:
                commands.show(typed.command, self.page, seat)
                return False
        return True

    def play(self, seat: int, move: doubloon.Move | str) -> None:
        """Play a move; what it showed to the mover alone he sees before the curtain falls."""
        known = len(self.table.events(None))
        told = self.table.play(seat, move)
        whispered = len(told) > len(self.table.events(None)) - known
        if whispered and self.crew.curtained and seat not in self.table.acting:
            self.page.catch_up(seat)
            self.page.list_news()
            self.screen.ask(self.say("seen-it") + " ")

    def refuse(self, refusal: doubloon.Error, move: str) -> None:
        """Say why not."""
        if isinstance(refusal, doubloon.IllegalMove):
            self.forbidden_by = refusal.paragraph
            rule = self.table.game.paragraphs_in(self.say.language)[refusal.paragraph]
            self.screen.tell("refused-illegal", style="red", move=move, paragraph=refusal.paragraph, rule=rule)
            return
        kind = "refused"
        if isinstance(refusal, doubloon.UnreadableMove):
            kind = "refused-unreadable"
        elif isinstance(refusal, doubloon.NothingToUndo):
            kind = "refused-undo"
        sentence = str(refusal)
        self.screen.tell(kind, style="red", sentence=sentence[:1].upper() + sentence[1:])

    def save(self, file: str) -> None:
        """Write the game to a file: the one named, or the same as last time."""
        self.saved_as = commands.save(self.table, self.crew, file or self.saved_as, self.screen)

    def quit(self) -> None:
        """Leave, after an offer to save."""
        if file := self.screen.ask_for_file("save-first"):
            self.save(file)
        raise Quit

    # Bots.

    def bot_moves(self, seat: int) -> None:
        """A bot decides, from a world it cannot tell from the truth."""
        bot = self.crew.bots[seat]
        assert bot is not None
        if bot.name != "deckhand" and self.table.game.must_compile:
            self.screen.tell("bot-gets-ready", style="dim", bot=self.page.bot_word(bot))
        seed = None if self.bot_seed is None else f"{self.bot_seed}, bot, {len(self.table.log)}"
        self.table.play(seat, bot.choose(self.table.world(seat, seed), seat, seed=seed))
        if not self.crew.people:
            self.tell_last_move()

    def tell_opening(self) -> None:
        """What happened before the first move, for those who only watch."""
        self.screen.show(self.page.head(None))
        for line in sentences(self.table.opening, self.page.words, self.crew.names, lambda news: news.seen_by(None)):
            self.screen.show(line)

    def tell_last_move(self) -> None:
        """The last move and what came of it, for those who only watch."""
        entries = self.table.log
        self.screen.show(move_line(len(entries), entries[-1], self.table, self.say), style="bold")
        for line in sentences(entries[-1].news, self.page.words, self.crew.names, lambda news: news.seen_by(None)):
            self.screen.show(line)
