"""The ladder: in every game the rivals, whom of them I have beaten, who is next; and how strong they and I are, on one scale."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from ....bots.rivals import rivals
from ...store.ladder import beaten_by
from ...store.ratings import ratings_of
from ...table.rungs import LadderOut, ladders
from .asking import Port, known_person, store_of


@get("/api/ladder")
async def ladder(request: Request[Any, Any, Any], harbour: Port) -> list[LadderOut]:
    """The rivals of every game, whom of them I have beaten, and my ratings; a stranger has beaten nobody."""
    person = await known_person(request)
    if person is None:
        return ladders([], {}, harbour.now)
    engine = store_of(request).engine
    beaten = await beaten_by(engine, person, [one.name for one in rivals()])
    return ladders(beaten, await ratings_of(engine, person), harbour.now)


HANDLERS = [ladder]
