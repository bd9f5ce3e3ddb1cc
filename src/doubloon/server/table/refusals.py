"""How the harbour says no: a status, and a sentence that says what was expected and what came."""

from __future__ import annotations

import doubloon

from ...core.errors import Trap


class Refused(Exception):
    """Nothing was changed."""

    def __init__(self, status: int, sentence: str, paragraph: str | None = None, *, reason: str | None = None) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence
        self.paragraph = paragraph
        self.reason = reason
        """One word for all refusals of one meaning; the page has words for it. None where only requests made by hand get it."""


def refused(trouble: doubloon.Error) -> Refused:
    """A refusal of the game's own, for the wire; a trap is none, and goes on its way to the log."""
    match trouble:
        case Trap():
            raise trouble
        case doubloon.IllegalMove():
            return Refused(409, str(trouble), trouble.paragraph)
        case doubloon.NotYourTurn():
            return Refused(409, str(trouble), reason="not-your-turn")
        case doubloon.NothingToUndo():
            return Refused(409, str(trouble), reason="nothing-to-undo")
        case doubloon.UnknownGame():
            return Refused(400, str(trouble), reason="no-game")
        case doubloon.UnknownOption():
            return Refused(400, str(trouble), reason="bad-option")
        case doubloon.BadRecord():
            return Refused(400, str(trouble), reason="bad-record")
    return Refused(400, str(trouble))
