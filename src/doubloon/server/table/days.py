"""Deals of the day: one for each game and day, the same for everybody in this harbour, and one try for each player.

What the tables of a deal have in common follows from a secret of the harbour, the day and the game: the chance of the table, and
how the rival thinks. What differs follows from what the player does. Until its day is over a deal is sealed.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import date, timedelta

from ...core.forms import Struct
from ...core.keys import WIDE
from .ids import ID_BYTES, id_of

RIVAL = "captain:10000"
"""Whom everybody meets. Its effort is a number of iterations and not of seconds: so it thinks the same for everybody, however
many bots think at once."""
DAY_MS = 24 * 60 * 60 * 1000
MINUTE_MS = 60 * 1000
FIRST = date(1970, 1, 1)


class Deal(Struct, frozen=True, kw_only=True):
    """What makes a table one of a day's."""

    day: str
    """As 2026-11-18."""
    until: int
    """When the day is over: from then on all of it is open."""
    rival: str | None = None
    """The bot that everybody meets, and its effort; None: a puzzle, for one alone, as often as one likes."""
    guest: bool = False
    """Whether whoever began it had no account then: however many browsers somebody has, guests are listed apart."""


# Days.


def day_at(now: int, ahead: int = 0) -> str:
    """The day at a time, where clocks are so many minutes ahead of Greenwich."""
    return (FIRST + timedelta(days=(now + ahead * MINUTE_MS) // DAY_MS)).isoformat()


def end_of(day: str, ahead: int = 0) -> int:
    """When a day is over."""
    return (number_of(day) + 1) * DAY_MS - ahead * MINUTE_MS


def number_of(day: str) -> int:
    """So many days after the first of 1970."""
    return (date.fromisoformat(day) - FIRST).days


def later(day: str, days: int) -> str:
    """So many days after a day, or before it."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def is_sealed(deal: Deal | None, now: int) -> bool:
    """Whether a table is one of a day that is not over."""
    return deal is not None and now < deal.until


# Who plays, and where.


def seat_on(day: str, seats: int) -> int:
    """Where everybody sits that day: each day one seat further."""
    return number_of(day) % seats


# What nobody knows before the day is over.


def secret_on(secret: str, day: str, game: str) -> str:
    """The secret of a day's deal; whoever knows it knows nothing of other days."""
    return WIDE + told_by(secret, f"deal {day} {game}").hex()


def table_of(secret: str, day: str, game: str, player: str) -> str:
    """What a player's table of a deal is called: whoever asks twice comes to the same one."""
    return id_of(told_by(secret, f"table {day} {game} {player}")[:ID_BYTES])


def thought(secret: str, seat: int, moves: int) -> str:
    """What a rival's thinking comes of, after so many moves that it knows of: of a deal's secret, and of nothing that draws."""
    return told_by(secret.removeprefix(WIDE), f"thought {seat} {moves}").hex()


def told_by(secret: str, what: str) -> bytes:
    """A number for every purpose."""
    return hmac.new(bytes.fromhex(secret), what.encode(), hashlib.sha256).digest()
