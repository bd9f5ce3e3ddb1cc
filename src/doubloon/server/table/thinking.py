"""Bots at a table: whose turn it is to think, what that comes of, and what becomes of the thought."""

from __future__ import annotations

from . import bids
from .berth import Berth
from .days import thought
from .entries import AnyEntry, Moved
from .refusals import Refused


def next_to_think(berth: Berth) -> int | None:
    """The seat whose bot is to move, if one is."""
    return None if berth.frozen else next((seat for seat in berth.acting if berth.seats[seat].bot), None)


def rival_at(berth: Berth, seat: int) -> tuple[str, str | None]:
    """Who thinks at a seat, and what its thinking comes of: at a deal of the day it is the same for everybody who has played
    the same moves; elsewhere chance decides, and the time it has."""
    charter = berth.charter
    if charter.deal is None or charter.deal.rival is None:
        return berth.seats[seat].bot or "", None
    return charter.deal.rival, thought(charter.secret, seat, moves_known(berth, seat))


def moves_known(berth: Berth, seat: int) -> int:
    """How many moves a seat knows of: others' drafts are none of its business."""
    return sum(isinstance(berth.entries[number], Moved) for number in berth.numbers_of(seat))


def chosen(berth: Berth, seat: int, move: str, seen: int, now: int) -> AnyEntry:
    """A bot has chosen, in sight of so many entries: the move, if it is still to be made."""
    if len(berth.entries) != seen and not berth.game.simultaneous:
        raise Refused(409, "the table has moved on.")
    if seat not in berth.acting or not berth.seats[seat].bot:
        raise Refused(409, "that seat need not move any more.")
    return bids.moved(berth, seat, move, now, bot=True)
