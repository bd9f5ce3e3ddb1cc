"""How the harbour says no: a status, and a sentence that says what was expected and what came."""

from __future__ import annotations

import doubloon


class Refused(Exception):
    """Nothing was changed."""

    def __init__(self, status: int, sentence: str, paragraph: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.paragraph = paragraph


def refused(trouble: doubloon.Error) -> Refused:
    """A refusal of the game's own, for the wire."""
    if isinstance(trouble, doubloon.IllegalMove):
        return Refused(409, str(trouble), trouble.paragraph)
    if isinstance(trouble, doubloon.NotYourTurn | doubloon.NothingToUndo):
        return Refused(409, str(trouble))
    return Refused(400, str(trouble))
