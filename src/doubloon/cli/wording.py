"""The command line's own words. A game's words are kept apart, so that neither can shadow the other."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import doubloon

from ..core.contract import Contract
from ..core.numbering import SEAT_LETTERS
from ..core.words import LANGUAGES, Words, preferred_language

FOLDER = Path(__file__).parent / "words"

HELP = Words(preferred_language(), FOLDER)
"""For --help, which is put together before anybody can ask for another language."""


def words_in(language: str | None) -> Words:
    """The command line's words in a language, or in the reader's own."""
    language = language or preferred_language()
    if language not in LANGUAGES:
        raise doubloon.Error(HELP("no-language", language=language, known=", ".join(LANGUAGES)))
    return Words(language, FOLDER)


def title(game: Contract, language: str) -> str:
    """A game's name as people say it."""
    return word(game.words(language), "title", game.name)


def option_word(words: Words, name: str) -> str:
    """What an option is called."""
    return word(words, f"option-{name}", name)


def choice_word(words: Words, name: str, choice: object) -> str:
    """What one choice of an option is called."""
    return word(words, f"option-{name}-{choice}", str(choice))


def options_told(table: doubloon.Table, words: Words) -> str:
    """The options a table was begun with, in words: those that go with its seats, and say something."""
    known = table.game.options
    chosen = {name: choice for name, choice in table.options.items() if choice != "" and known[name].goes_with(table.seats)}
    return "; ".join(f"{option_word(words, name)}: {choice_word(words, name, choice)}" for name, choice in chosen.items())


def word(words: Words, message: str, otherwise: str) -> str:
    """A message that a game need not have."""
    return words(message) if words.has(message) else otherwise


def letters(seats: Iterable[int]) -> str:
    """Seats by their letters: `A, C`."""
    return ", ".join(SEAT_LETTERS[seat] for seat in seats)


def seat_of(letter: str, table: doubloon.Table, say: Words) -> int:
    """The seat of that letter at a table."""
    here = SEAT_LETTERS[: table.seats]
    if letter.upper() not in here:
        raise doubloon.Error(say("no-seat", seat=letter, known=", ".join(here)))
    return here.index(letter.upper())
