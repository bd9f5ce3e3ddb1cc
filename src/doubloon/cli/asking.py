"""Questions before a game: which, how, and who."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

import doubloon

from .screen import INDENT, Screen
from .wording import choice_word, option_word, title, word


@dataclass
class Wishes:
    """What people have asked for so far."""

    seats: int | None
    people: list[str]
    options: dict[str, Any]


def ask_for_game(screen: Screen) -> doubloon.Game:
    """A game from the menu, by its number or its name."""
    games = list(doubloon.catalogue.values())
    screen.show(menu(games, screen), indent=INDENT)
    screen.show()
    while True:
        typed = screen.ask(screen.say("which-game") + " ").lower()
        if typed.isdecimal() and 1 <= int(typed) <= len(games):
            return games[int(typed) - 1]
        for game in games:
            if typed in (game.name, title(game, screen.say.language).lower()):
                return game
        screen.tell("no-such-game", style="red", most=len(games))


def menu(games: list[doubloon.Game], screen: Screen) -> Grid:
    """All games, numbered: title, seats, what it is about."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, 1):
        words = game.words(screen.say.language)
        grid.add_row(
            Text(str(number), "bold yellow"),
            Text(title(game, screen.say.language), "bold"),
            Text(seats_told(game, screen), "cyan"),
            Text(word(words, "tagline", "")),
        )
    return grid


def seats_told(game: doubloon.Game, screen: Screen) -> str:
    """How many can play: `2–4 seats`."""
    fewest, most = min(game.seats), max(game.seats)
    return screen.say("seats", seats=str(fewest) if fewest == most else f"{fewest}–{most}", most=most)


def ask_for_wishes(game: doubloon.Game, wishes: Wishes, screen: Screen, *, watch: bool) -> Wishes:
    """Whatever the command line left open; Enter takes the default."""
    say, words = screen.say, game.words(screen.say.language)
    seats = wishes.seats
    if seats is None:
        seats = int(ask_one(say("which-seats"), {str(n): "" for n in sorted(game.seats)}, str(game.seats[0]), screen))
    options = dict(wishes.options)
    for name, option in game.options.items():
        if name not in options and option.goes_with(seats):
            told = {str(choice): choice_word(words, name, choice) for choice in option.choices}
            default = str(option.default)
            options[name] = ask_one(say("which-option", option=option_word(words, name)), told, default, screen)
    people = wishes.people
    if not people and not watch:
        people = [name for name in screen.ask(say("which-people", default=say("somebody")) + " ").split(",") if name.strip()]
    return Wishes(seats, people, options)


def ask_one(question: str, told: dict[str, str], default: str, screen: Screen) -> str:
    """One of a few values, as it is or by its number; Enter takes the default. A single value is not worth a question."""
    listed = list(told)
    if len(listed) == 1:
        return default
    numbered = {} if all(value.isdecimal() for value in listed) else {str(n): value for n, value in enumerate(listed, 1)}
    screen.show(question if numbered else f"{question} {', '.join(listed)}")
    for number, value in numbered.items():
        screen.show(
            Text.assemble((number, "bold yellow"), " ", (value, "cyan"), f"  {told[value]}" * (told[value] != value)),
            indent=INDENT,
        )
    while True:
        typed = screen.ask(f"[{default}] ▸ ").lower() or default
        if typed in listed:
            return typed
        if typed in numbered:
            return numbered[typed]
        screen.tell("one-of", style="red", values=", ".join(listed))
