"""Every word a player reads comes from a words file (Project Fluent), English or Russian."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from .numbering import NONE, SEAT_LETTERS, Move
from .told import SEAT_ARGS, Plan, Told

if TYPE_CHECKING or find_spec("fluent"):
    from .fluent import Bundle
else:
    from .bare.words import Bundle

LANGUAGES = ("en", "ru")
ALONE = "-alone"
"""How a message ends that is said instead where one plays alone: no others, no ships of theirs, perhaps no sea."""


def preferred_language() -> str:
    """The reader's language, as the environment tells it; English where we do not speak it."""
    spoken = os.environ.get("DOUBLOON_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


@cache
def read_words(folder: Path, language: str) -> Bundle:
    """A words file, parsed."""
    return Bundle(language, (folder / f"{language}.ftl").read_text(encoding="utf-8"))


class Words:
    """The words of one language, looked up in several folders, the first that knows a message winning.

    Of a table for one, a message may have a form of its own: `event-began-alone` is said instead of `event-began`.
    """

    def __init__(self, language: str, *folders: Path, alone: bool = False) -> None:
        self.language = language
        self.alone = alone
        self.bundles = [read_words(folder, language) for folder in folders]

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.knows(message) or (self.alone and self.knows(message + ALONE))

    def knows(self, message: str) -> bool:
        """Whether there is a message of just that name."""
        return any(bundle.has(message) for bundle in self.bundles)

    def __call__(self, message: str, **values: object) -> str:
        """The message with its values filled in."""
        if self.alone and self.knows(message + ALONE):
            message += ALONE
        for bundle in self.bundles:
            if bundle.has(message):
                return bundle.say(message, values)
        raise KeyError(f"no words for {message!r} in {self.language}")

    def value(self, name: str, value: object, names: Sequence[str]) -> object:
        """A value as a person reads it: a seat by its player's name, a thing by its word, a number as it is."""
        if name in SEAT_ARGS and isinstance(value, int):
            return names[value]
        if name in SEAT_ARGS and value in SEAT_LETTERS:
            return names[SEAT_LETTERS.index(str(value))]
        word = f"{name}-{value}"
        return self(word) if isinstance(value, str) and value != NONE and self.has(word) else value

    def tell(self, event: Told, names: Sequence[str]) -> str:
        """An event as a sentence."""
        return self(f"event-{event.kind}", **{name: self.value(name, value, names) for name, value in event.args.items()})

    def label(self, move: Move, names: Sequence[str]) -> str:
        """A move as a player would say it."""
        return self(f"move-{move.kind}", **{name: self.value(name, value, names) for name, value in move.args.items()})

    def plan(self, plan: Plan, names: Sequence[str]) -> str:
        """A plan as a sentence."""
        return self(f"plan-{plan.kind}", **{name: self.value(name, value, names) for name, value in plan.args.items()})
