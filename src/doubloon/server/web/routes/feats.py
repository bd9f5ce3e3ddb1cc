"""My shelf: what I have done that is worth telling, and what there is still to be done."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from ...store.feats import shelf_of
from ...table.feats import ShelfOut, shelves
from .asking import Person, store_of


@get("/api/me/feats")
async def my_feats(request: Request[Any, Any, Any], person: Person) -> list[ShelfOut]:
    """All feats of all games, each with where I did it first, or nothing. Of a game that goes on nothing is told."""
    return shelves(await shelf_of(store_of(request).engine, person))


HANDLERS = [my_feats]
