"""The rules to read: all of them, a chapter, or one paragraph."""

from __future__ import annotations

from rich.console import RenderableType
from rich.markdown import Markdown

import doubloon

from ..core.words import Words


def whole(game: doubloon.Game, say: Words) -> RenderableType:
    """The rules from end to end."""
    return Markdown(game.rulebook(say.language))


def paragraph(game: doubloon.Game, wanted: str, say: Words) -> RenderableType:
    """One paragraph ("3.2", "§3.2") or one chapter ("3"), or a sentence that says which there are."""
    number = wanted.strip().lstrip("§").strip().rstrip(".")
    rules = game.paragraphs_in(say.language)
    found = [f"**§{key}** {text}" for key, text in rules.items() if key == number or key.partition(".")[0] == number]
    if not found:
        raise doubloon.Error(say("no-paragraph", wanted=wanted, known=known(game)))
    return Markdown("\n\n".join(found))


def known(game: doubloon.Game) -> str:
    """The paragraphs there are, chapter by chapter: `1.1–1.3, 2.1–2.4`."""
    chapters: dict[str, list[str]] = {}
    for key in game.paragraphs:
        chapters.setdefault(key.partition(".")[0], []).append(key)
    return ", ".join(keys[0] if len(keys) == 1 else f"{keys[0]}–{keys[-1]}" for keys in chapters.values())
