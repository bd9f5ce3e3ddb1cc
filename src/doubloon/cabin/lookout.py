"""The lookout: thinks on this device about tables that lie in a harbour elsewhere.

All he is given are worlds of a seat, in which whatever that seat cannot know was dealt anew. What goes in and comes out is JSON,
as on the wire.
"""

from __future__ import annotations

from typing import Any

import doubloon

from ..bots.captain import thought_out
from ..core.forms import decode, encode
from ..server.table.advice import HINT_SECONDS, advising, hint_of
from ..server.table.analysis import LOOKED_AT_AGAIN, Crossing, Study, first_look, second_look, suspects, told
from ..server.table.messages import WorldOut


def world_of(document: dict[str, Any], seed: str) -> doubloon.Table:
    """A position that was lent, as a table."""
    return doubloon.game(document["game"]).from_position(document, seed)


class Lookout:
    """Somebody who thinks about what he is lent."""

    def __init__(self, seconds: float = HINT_SECONDS) -> None:
        self.seconds = seconds
        self.begun: dict[str, tuple[list[Crossing], Study]] = {}
        """Of the finished game that is looked at, its decisions and what was found: whoever begins another has left it."""

    def hint(self, seat: int, lent: str) -> str:
        """What a captain would do."""
        given = decode(lent, type=WorldOut)
        world = world_of(given.world, "hint")
        advice, plan = thought_out(advising(world, seat, self.seconds))
        return encode(hint_of(world.game, given.seq, advice, plan)).decode()

    def look(self, table: str, crossing: str) -> None:
        """A first look at the next decision of a finished game."""
        if table not in self.begun:
            self.begun = {table: ([], Study())}
        crossings, study = self.begun[table]
        given = decode(crossing, type=Crossing)
        study.steps.append(first_look(world_of(given.world, "analysis"), given.seat, given.seq, given.move))
        crossings.append(given)

    def look_again(self, table: str) -> bool:
        """A second look where much was lost; False where all have been taken."""
        crossings, study = self.begun[table]
        again = suspects(study.steps)[len(study.again) :]
        if again:
            number = again[0]
            world = world_of(crossings[number].world, "analysis")
            study.again.append(second_look(world, number, study.steps[number]))
        return bool(again)

    def so_far(self, table: str, total: int) -> str:
        """What was found up to now of a game of so many decisions."""
        return self.told(table, total, min(self.begun[table][1].done, total + LOOKED_AT_AGAIN - 1))

    def in_the_end(self, table: str, total: int) -> str:
        """All that was found; then it is forgotten."""
        found = self.told(table, total, total + LOOKED_AT_AGAIN)
        del self.begun[table]
        return found

    def told(self, table: str, total: int, done: int) -> str:
        """What was found, after so many looks."""
        crossings, study = self.begun[table]
        game = doubloon.game(crossings[0].world["game"])
        return encode(told(table, game, study, done, total + LOOKED_AT_AGAIN)).decode()
