"""What whoever keeps the harbour can do: read what was reported, close a table, send somebody away.

They show a key that comes of the harbour's own secret: whoever can read the key file is the keeper.
"""

from __future__ import annotations

import hashlib
import hmac

from ..live.harbour import Harbour
from ..store import Store
from ..store.lists import kept_by
from .people import People


def keeper_key(secret: bytes) -> str:
    """What the keeper shows."""
    return hmac.new(secret, b"the keeper of this harbour", hashlib.sha256).hexdigest()


async def see_off(harbour: Harbour, store: Store, people: People, player: str) -> None:
    """Somebody leaves for good: bots stand in for them, and no key of theirs opens anything any more."""
    for table in await kept_by(store.engine, player):
        await harbour.give_up(table, player)
    for gone in await people.forget_all(player):
        harbour.company.hang_up(gone)


async def send_away(harbour: Harbour, store: Store, people: People, player: str, why: str) -> None:
    """The keeper wants somebody here no longer."""
    await store.change_player(player, closed=why)
    await see_off(harbour, store, people, player)
