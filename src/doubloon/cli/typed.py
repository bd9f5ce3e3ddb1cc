"""What a person typed: a move by its number, a move by its notation, or a command."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.contract import Contract
from ..core.numbering import plain
from ..core.words import Words

COMMANDS = ("hint", "undo", "moves", "log", "rules", "help", "save", "quit")
"""Known by these names in every language, and by those in the words file too."""


@dataclass(frozen=True)
class Typed:
    """A line, understood as far as it can be without the rules."""

    command: str
    """One of COMMANDS, or `look` for an empty line, `number`, `move`."""
    rest: str


def read_typed(text: str, game: Contract, say: Words) -> Typed:
    """What a line means. A game's own notation goes before our commands."""
    text = text.strip()
    if not text:
        return Typed("look", "")
    if text.isdecimal():
        return Typed("number", text)
    if plain(text) not in game.numbering.by_text:
        word, _, rest = text.partition(" ")
        for command in COMMANDS:
            if word.lower() in {command, *names_of(command, say)}:
                return Typed(command, rest.strip())
    return Typed("move", text)


def names_of(command: str, say: Words) -> list[str]:
    """The names of a command in the reader's language."""
    return say(f"command-{command}").split(", ")
