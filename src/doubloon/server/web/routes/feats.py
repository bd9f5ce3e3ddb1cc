"""My shelf: what I have done that is worth telling, and what there is still to be done."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get
from sqlalchemy.ext.asyncio import AsyncEngine

import doubloon

from ...store.feats import Shelved, shelf_of
from .asking import Person, store_of


class DoneOut(msgspec.Struct, frozen=True):
    """Where I did it first."""

    table: str
    seat: int
    moment: int
    """After so many updates of that seat: where a look back finds it."""
    at: int
    times: int
    """At how many tables I have done it by now."""


class FeatOut(msgspec.Struct, frozen=True):
    """A feat; the game's words say what it is: `feat-NAME`, `feat-NAME-done`, `feat-NAME-hint`."""

    name: str
    done: DoneOut | None


class ShelfOut(msgspec.Struct, frozen=True):
    """All feats of one game."""

    game: str
    feats: list[FeatOut]


@get("/api/me/feats")
async def my_feats(request: Request[Any, Any, Any], person: Person) -> list[ShelfOut]:
    """All feats of all games, each with where I did it first, or nothing. Of a game that goes on nothing is told."""
    return await shelves(store_of(request).engine, person)


async def shelves(engine: AsyncEngine, person: str) -> list[ShelfOut]:
    """The same, for the file too."""
    done = {(one.game, one.feat): done_out(one) for one in await shelf_of(engine, person)}
    return [
        ShelfOut(game.name, [FeatOut(name, done.get((game.name, name))) for name in game.feats])
        for game in doubloon.catalogue.values()
        if game.feats
    ]


def done_out(one: Shelved) -> DoneOut:
    """Where a feat was done first."""
    return DoneOut(one.berth, one.seat, one.moment, one.done_at, one.times)


HANDLERS = [my_feats]
