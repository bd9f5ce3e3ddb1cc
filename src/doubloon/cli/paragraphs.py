"""The rules to read: all of them, a chapter, or one paragraph."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown

import doubloon

from ..core.contract import Contract
from ..core.words import Words


def whole(game: Contract, say: Words) -> RenderableType:
    """The rules from end to end."""
    return Markdown(game.rulebook(say.language))


def paragraph(game: Contract, wanted: str, say: Words) -> RenderableType:
    """One paragraph ("3.2", "§3.2"), one chapter ("3") or one ruling ("R9"), or a sentence that says which there are."""
    number = wanted.strip().lstrip("§").strip().rstrip(".").upper()
    rulings = game.rulings_in(say.language)
    if number in rulings:
        return Markdown(rulings[number])
    rules = game.paragraphs_in(say.language)
    found = [f"**§{key}** {text}" for key, text in rules.items() if key == number or key.partition(".")[0] == number]
    if not found:
        raise doubloon.Error(say("no-paragraph", wanted=wanted, known=known(game)))
    return Markdown("\n\n".join(found))


def known(game: Contract) -> str:
    """The paragraphs there are, chapter by chapter, and the rulings: `1.1–1.3, 2.1–2.4, R1–R9`."""
    chapters: dict[str, list[str]] = {}
    for key in game.paragraphs:
        chapters.setdefault(key.partition(".")[0], []).append(key)
    return ", ".join(filter(None, map(span, [*chapters.values(), list(game.rulings_in("en"))])))


def span(keys: list[str]) -> str:
    """The first and the last of some numbers: `R1–R13`."""
    return "–".join(dict.fromkeys((*keys[:1], *keys[-1:])))
