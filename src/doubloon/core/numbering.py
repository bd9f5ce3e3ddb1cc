"""What a player can say: every move has a number for the rules and a notation for people, one for one."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import product
from string import Formatter

from .errors import UnreadableMove

SEAT_LETTERS = ("A", "B", "C", "D")
"""Seats in notation: seat 0 is A."""

FEW = 6
"""So many words are listed rather than named, when a notation is explained."""

NONE = "none"
"""What an argument is when the notation leaves it out."""


@dataclass(frozen=True, slots=True)
class Move:
    """One small decision. `str(move)` is its notation."""

    id: int
    kind: str
    args: dict[str, str] = field(compare=False)
    text: str

    def __str__(self) -> str:
        return self.text


class Numbering:
    """The moves of a game, numbered kind by kind in the order they are added."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.forms: list[str] = []
        self.by_text: dict[str, Move] = {}

    def __len__(self) -> int:
        return len(self.moves)

    def add(self, kind: str, pattern: str = "", **words: tuple[str, ...]) -> int:
        """Number every move of one kind; returns the first number. The last argument counts fastest.

        An argument's word may be a phrase (" to B"), whose last word is its value, or "" where it is left out.
        """
        first = len(self.moves)
        pattern = pattern or kind
        self.forms.append(form_of(pattern, words))
        for choice in product(*words.values()):
            chosen = dict(zip(words, choice, strict=True))
            text = pattern.format(**chosen)
            args = {name: word.split()[-1] if word else NONE for name, word in chosen.items()}
            move = Move(len(self.moves), kind, args, text)
            if self.by_text.setdefault(plain(text), move) is not move:
                raise ValueError(f"two moves read {text!r}")
            self.moves.append(move)
        return first

    def parse(self, text: str, legal: list[Move] | None = None) -> Move:
        """The move that a text means; capitals and spare blanks do not matter."""
        move = self.by_text.get(plain(text))
        if move is None:
            raise UnreadableMove(self.expected(text, legal))
        return move

    def expected(self, text: str, legal: list[Move] | None) -> str:
        """What was expected and what came, in one sentence."""
        near = get_close_matches(plain(text), [plain(str(move)) for move in legal or self.moves], n=3, cutoff=0.5)
        guess = f" Did you mean {' or '.join(repr(str(self.by_text[word])) for word in near)}?" if near else ""
        return f"{text!r} is no move of this game; expected {', '.join(self.forms)}.{guess}"


def plain(text: str) -> str:
    """A notation without its capitals and spare blanks."""
    return " ".join(text.lower().split())


def form_of(pattern: str, words: dict[str, tuple[str, ...]]) -> str:
    """How the notation of a kind looks: `take <column>[ to <seat>]`, `north|east|south|west`."""
    parts = []
    for before, name, _, _ in Formatter().parse(pattern):
        parts.append(before)
        if name:
            slot = slot_of(name, words[name])
            parts.append(f"[ {slot}]" if "" in words[name] else slot)
    return "".join(parts)


def slot_of(name: str, words: tuple[str, ...]) -> str:
    """What stands for an argument: a few words one by one, many by a name."""
    if len(words) <= FEW and all(word.isalpha() for word in words) and words != SEAT_LETTERS:
        return "|".join(words)
    *before, last = words[-1].split()
    return " ".join([*before, f"<{'seat' if last in SEAT_LETTERS else name}>"])
