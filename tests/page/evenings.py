"""Evenings that somebody has played already: finished games, laid into the store as their logs, with random moves."""

from __future__ import annotations

import random
import time

from doubloon.server.store import Store
from doubloon.server.table.aftermath import aftermath
from doubloon.server.table.berth import Berth, reload
from doubloon.server.table.bids import happen
from doubloon.server.table.entries import AnyEntry, Began, Moved, Nonce
from doubloon.server.table.messages import Wish
from doubloon.server.table.opening import drawn_up
from doubloon.server.web.people import COOKIE, hashed

from ..manners import BY_TURNS, FACE_DOWN
from .browser import Visitor

DAY_MS = 24 * 60 * 60 * 1000
KINDS = (
    (BY_TURNS, ("me", "captain")),
    (FACE_DOWN, ("me", "bosun")),
    (BY_TURNS, ("me", "deckhand", "deckhand")),
    (BY_TURNS, ("me", "bosun")),
    (FACE_DOWN, ("me", "me")),
    (BY_TURNS, ("me", "captain")),
)
"""What is played, again and again in this order."""


def evening(player: str, game: str, crew: tuple[str, ...], at: int, dice: random.Random) -> Berth:
    """A whole game as it would stand in the log."""
    charter, sat = drawn_up(player, Wish(game=game, seats=len(crew), crew=list(crew)), at)
    grains: list[AnyEntry] = [Nonce(at=at, seat=seat, nonce="grain") for seat, who in enumerate(crew) if who == "me"]
    berth = reload(charter, [*sat, *grains, Began(at=at)], ())
    while berth.acting:
        seat = berth.acting[0]
        move = str(dice.choice(berth.played.moves(seat)))
        happen(berth, Moved(at=at + len(berth.entries), seat=seat, move=move, digest="", bot=crew[seat] != "me"))
    return berth


def play_evenings(visitor: Visitor, games: int, days: int) -> None:
    """So many games over the last days, lately more."""
    store: Store = visitor.harbour.adviser.store
    [token] = [cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE]
    now, dice = int(time.time() * 1000), random.Random(games)

    async def lay() -> None:
        player = await store.player_of(hashed(token), now)
        assert player is not None
        for number in range(games):
            game, crew = KINDS[number % len(KINDS)]
            at = now - int(dice.random() ** 2 * days * DAY_MS)
            berth = evening(player, game, crew, at, dice)
            await store.add_berth(berth.charter, berth.entries, aftermath(berth, berth.entries, at))

    visitor.harbour.adviser.run(lay())
