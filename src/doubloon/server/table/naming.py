"""Names that fit on a line and play no tricks: what people are called, and what they sign in with."""

from __future__ import annotations

import unicodedata

from .refusals import Refused

LONGEST_NAME = 20
BLANK = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that show nothing though they are counted among those that do."""
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of letters that nobody can see: they steer, or mean nothing."""
MOST_MARKS = 2
"""Marks over and under one letter; some languages need two, towers of them cover other people's lines."""


def is_variant(letter: str) -> bool:
    """Whether it only chooses between pictures of the letter before it."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def visible(text: str) -> str:
    """A text on one line, without what cannot be seen and without towers of marks."""
    shown, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace() or kind == "Cc":
            letter, marks = " ", 0
        elif kind in UNSEEN or letter in BLANK or is_variant(letter):
            continue
        else:
            marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            shown.append(letter)
    return " ".join("".join(shown).split())


def clean_name(name: str) -> str:
    """A name to be shown, or a refusal."""
    cleaned = visible(name)[:LONGEST_NAME].rstrip()
    if not any(unicodedata.category(letter)[0] not in "MZ" for letter in cleaned):
        raise Refused(400, "a player needs a name, of letters that can be seen.", reason="no-name")
    return cleaned


def account_key(name: str) -> str:
    """What an account is found by: the same for all spellings of a name that read alike."""
    folded = unicodedata.normalize("NFKC", visible(unicodedata.normalize("NFKC", name))).casefold()
    return unicodedata.normalize("NFKC", folded)
