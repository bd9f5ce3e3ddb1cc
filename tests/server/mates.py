"""People at a harbour over HTTP, and games that they play to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from doubloon.server.config import Config
from doubloon.server.live.harbour import Harbour
from doubloon.server.store import Store
from doubloon.server.table import bids
from doubloon.server.table.berth import Berth, Charter, reload
from doubloon.server.web.app import make_app

from .sailors import Sailor


@contextmanager
def harbour_at(home: Path, database: str | None = None) -> Iterator[Any]:
    """A harbour whose bots are quick."""
    database = database or f"sqlite:///{home / 'harbour.db'}"
    with TestClient(make_app(Config(home=home, database_url=database, bot_seconds=0.01, tables_an_hour=1000))) as client:
        yield client


def at_table(harbour: Any, game: str = "buried-treasure", **wish: Any) -> tuple[str, list[Sailor]]:
    """A table of two who have both sat down and added their nonces."""
    sailors = [Sailor(harbour, "Anne"), Sailor(harbour, "Bart")]
    table: str = sailors[0].post("/tables", {"game": game, "seats": 2, **wish})["table"]
    assert sailors[1].ask("PUT", f"/tables/{table}/seats/1", {"who": "me"}).status_code == 200
    add_nonces(table, sailors)
    return table, sailors


def add_nonces(table: str, sailors: list[Sailor]) -> None:
    """Each page adds its grain."""
    for seat, sailor in enumerate(sailors):
        sailor.post(f"/tables/{table}/seats/{seat}/nonce", {"nonce": f"grain{seat}"})


def play_on(table: str, sailors: list[Sailor], moves: int = 10_000, seed: int = 1) -> bool:
    """So many moves at random, or until the game is over; whether it is."""
    dice = random.Random(seed)
    seen = [sailor.get(f"/tables/{table}?seat={seat}") for seat, sailor in enumerate(sailors)]
    for _ in range(moves):
        able = [seat for seat, one in enumerate(seen) if one["moves"]]
        if not able:
            return True
        seat = dice.choice(able)
        move = dice.choice(seen[seat]["moves"])["text"]
        mine = sailors[seat].post(f"/tables/{table}/seats/{seat}/moves", {"move": move, "after": seen[seat]["seq"]})
        seen = [mine if one == seat else sailor.get(f"/tables/{table}?seat={one}") for one, sailor in enumerate(sailors)]
    return False


def sail(harbour: Any, table: str, moves: int = 10_000, seed: int = 1) -> None:
    """The same without the way over the wire, for tests of what comes after: so many moves at random, or until it is over."""
    port: Harbour = harbour.app.state.harbour
    dice = random.Random(seed)

    async def play() -> None:
        async with port.quay.lock(table):
            berth = await port.quay.find(table)
            for _ in range(moves):
                if berth.over:
                    break
                seat = dice.choice(berth.acting)
                move = str(dice.choice(berth.played.moves(seat)))
                await port.write(berth, bids.moved(berth, seat, move, port.now, bot=True))

    harbour.blocking_portal.call(play)


def kept(home: Path, table: str) -> Berth:
    """A table as its log on the disk tells it."""

    async def read() -> tuple[Charter, Any]:
        store = Store(f"sqlite:///{home / 'harbour.db'}")
        charter = await store.charter(table)
        assert charter is not None
        found = charter, await store.log(table)
        await store.close()
        return found

    return reload(*asyncio.run(read()), ())
