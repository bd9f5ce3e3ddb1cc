"""Series that somebody has played a while: their evenings, laid into the store as logs."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import doubloon
from doubloon.server.store import Store
from doubloon.server.table.aftermath import aftermath
from doubloon.server.table.berth import Berth, Charter, reload
from doubloon.server.table.bids import happen
from doubloon.server.table.entries import AnyEntry, Began, Moved, Nonce, Sat
from doubloon.server.table.evening import BEST_OF_THREE, CAMPAIGN
from doubloon.server.table.kin import heir, seated_again
from doubloon.server.table.messages import Wish
from doubloon.server.table.opening import drawn_up
from doubloon.server.web.people import COOKIE, hashed

from ..manners import BY_TURNS
from .browser import Visitor

DAY_MS = 24 * 60 * 60 * 1000
CREW = ("me", "captain", "bosun")
SAILOR = "bosun:1"
"""Whoever plays at random finds no gold, and learns nothing."""


def sail_series(visitor: Visitor, evenings: int, kind: str = CAMPAIGN) -> str:
    """A series of so many evenings, one a day until yesterday; returns what it is called."""
    store: Store = visitor.harbour.adviser.store
    [token] = [cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == COOKIE]
    now = int(time.time() * 1000)

    async def lay() -> str:
        player = await store.player_of(hashed(token), now)
        assert player is not None
        berths = list(voyage(player, evenings, kind, now - evenings * DAY_MS))
        for berth in berths:
            await store.add_berth(berth.charter, berth.entries, aftermath(berth, berth.entries, berth.entries[-1].at))
        return berths[0].charter.id

    return str(visitor.harbour.adviser.run(lay()))


def voyage(player: str, evenings: int, kind: str, at: int) -> list[Berth]:
    """The evenings of a series, whole games each."""
    game = BY_TURNS if kind == BEST_OF_THREE else next(one.name for one in doubloon.catalogue.values() if one.series)
    charter, sat = drawn_up(player, Wish(game=game, seats=len(CREW), crew=list(CREW), series=kind), at)
    found = [played(charter, sat, at)]
    while len(found) < evenings:
        at += DAY_MS
        found.append(played(heir(found[-1], player, at), seated_again(found[-1], at), at))
    return found


def played(charter: Charter, sat: Sequence[Sat], at: int) -> Berth:
    """One evening, to its end."""
    grains: list[AnyEntry] = [Nonce(at=at, seat=one.seat, nonce="grain") for one in sat if one.player]
    berth, dice = reload(charter, [*sat, *grains, Began(at=at)], ()), random.Random(str(charter.evening))
    bot = doubloon.bot(SAILOR)
    while berth.acting:
        seat = berth.acting[0]
        move = bot.choose(berth.played.world(seat, str(dice.random())), seat, seed=str(dice.random()))
        happen(
            berth, Moved(at=at + len(berth.entries), seat=seat, move=str(move), digest="", bot=berth.seats[seat].bot is not None)
        )
    return berth
