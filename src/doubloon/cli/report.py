"""A game told as a match report."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..core.records import UNDO
from ..core.table import Deed
from ..core.told import News
from ..core.words import Words
from .wording import letters, options_told, title, words_in

INDENT = "   "


def report(table: doubloon.Table, words: Words, names: Sequence[str], seat: int | None = None) -> str:
    """The whole game as text: through one seat's eyes, or all of it, secrets marked with the seats that knew them."""
    say = words_in(words.language)
    eyes = (lambda news: True) if seat is None else (lambda news: news.seen_by(seat))
    lines = [*heading(table, words, names, say), ""]
    lines += sentences(table.opening, words, names, eyes, whispers=seat is None)
    for number, entry in enumerate(table.log, 1):
        lines.append(move_line(number, entry, table, say, seat))
        if not entry.undone:
            lines += sentences(entry.news, words, names, eyes, whispers=seat is None)
    return "\n".join([*lines, "", *result(table, names, say)]) + "\n"


def heading(table: doubloon.Table, words: Words, names: Sequence[str], say: Words) -> list[str]:
    """Which game, who, how, and from which seed."""
    name = title(table.game, words.language)
    seated = ", ".join(f"{SEAT_LETTERS[seat]} {name}" for seat, name in enumerate(names[: table.seats]))
    lines = [name, "=" * len(name), say("report-seats", seats=seated)]
    if table.options:
        lines.append(say("report-options", options=options_told(table, words)))
    return [*lines, say("report-seed", seed=str(table.save()["seed"]))]


def move_line(number: int, entry: Deed, table: doubloon.Table, say: Words, seat: int | None = None) -> str:
    """`12. A take 3`; what another seat has drafted and not yet shown stays unsaid."""
    hidden = seat not in (None, entry.seat) and table.game.simultaneous and not table.over
    line = f"{number}. {SEAT_LETTERS[entry.seat]} {'…' if hidden else entry.move or UNDO}"
    return f"{line} ({say('taken-back')})" if entry.undone else line


def sentences(
    news: Sequence[News], words: Words, names: Sequence[str], eyes: Callable[[News], bool], *, whispers: bool = False
) -> list[str]:
    """What happened, a sentence a line; whispers bear the letters of the seats that heard them."""
    lines = []
    for one in news:
        if eyes(one):
            heard = "" if not whispers or one.seen_by(None) else f"[{letters(s for s in range(len(names)) if one.seen_by(s))}] "
            lines.append(f"{INDENT}{heard}{words.tell(one.told, names)}")
    return lines


def result(table: doubloon.Table, names: Sequence[str], say: Words) -> list[str]:
    """The scores, and who has won or who is to act."""
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, table.scores, strict=False))
    if not table.over:
        return [say("report-so-far", scores=scores), say("report-to-act", seats=", ".join(names[seat] for seat in table.acting))]
    return [say("report-final", scores=scores), verdict(table, names, say)]


def verdict(table: doubloon.Table, names: Sequence[str], say: Words) -> str:
    """Who has won."""
    return say("winners", count=len(table.winners), names=", ".join(names[seat] for seat in table.winners))
