"""What a bid comes to: the entry that is to be written, or a refusal. Those about seats are in `seating`."""

from __future__ import annotations

from collections.abc import Callable, Collection

import doubloon

from ...core.forms import replace
from .berth import Berth
from .entries import Advised, AnyEntry, Flagged, Moved, Nonce, Sat, Undone
from .rated import check_standing_move
from .refusals import Refused, refused
from .sealing import check_one_try
from .seating import STAND_IN, check_holder, check_turn

LONGEST_NONCE = 64

Bid = Callable[[Berth], AnyEntry]
"""What somebody wants of a table: it looks at the table and says what is to be written, or refuses."""


def granted(berth: Berth, bid: Bid) -> AnyEntry:
    """What a bid comes to, or a refusal."""
    if berth.frozen:
        raise Refused(409, f"this table is frozen, {berth.frozen}", reason="frozen")
    try:
        return bid(berth)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble


def happen(berth: Berth, entry: AnyEntry) -> None:
    """Let an entry happen, and note what the table is then."""
    berth.take_in(entry)
    if isinstance(entry, Moved | Undone):
        berth.entries[-1] = replace(entry, digest=berth.played.log[-1].digest)


def moved(berth: Berth, seat: int, move: str, at: int, *, bot: bool = False) -> Moved:
    """A move that is legal, or a refusal that names the rule."""
    if seat not in berth.acting and berth.game.simultaneous and not berth.over:
        # for how many of them is nobody's business
        raise Refused(409, "this seat has decided; wait for the others.", reason="decided")
    return Moved(at=at, seat=seat, move=str(berth.played.check(seat, move)), digest="", bot=bot)


def played(berth: Berth, player: str, seat: int, move: str, after: int, at: int) -> Moved:
    """A move, by whoever holds the seat and has seen all it may see."""
    check_turn(berth, player, seat, after)
    return moved(berth, seat, move, at)


def undone(berth: Berth, player: str, seat: int, after: int, at: int) -> Undone:
    """The last move is taken back."""
    check_turn(berth, player, seat, after)
    check_one_try(berth)
    check_standing_move(berth)
    berth.played.check_undo(seat)
    if berth.spare_undos <= 0:
        raise Refused(409, "enough has been taken back at this table: this move stands.", reason="enough-undone")
    return Undone(at=at, seat=seat, digest="")


def advised(berth: Berth, player: str, seat: int, at: int) -> Advised:
    """A bot has told whoever holds a seat what to do."""
    check_holder(berth, player, seat)
    return Advised(at=at, seat=seat)


def grained(berth: Berth, player: str, seat: int, nonce: str, at: int) -> Nonce:
    """A page adds its grain of chance, once, before the cards are dealt."""
    check_holder(berth, player, seat)
    if berth.begun:
        raise Refused(409, "the cards are dealt already.", reason="nonce-there")
    if berth.seats[seat].nonce:
        raise Refused(409, "this seat has added its nonce already.", reason="nonce-there")
    if not 1 <= len(nonce) <= LONGEST_NONCE or not nonce.isascii() or not nonce.isalnum():
        raise Refused(400, f"a nonce is 1 to {LONGEST_NONCE} letters and digits.")
    return Nonce(at=at, seat=seat, nonce=nonce)


# What nobody at the table bids for.


def flagged(berth: Berth, at: int) -> Flagged:
    """Where somebody's time has run out, a bot takes the seat."""
    for seat in berth.acting:
        if berth.clocks and not berth.seats[seat].bot and not berth.clocks.remaining(seat, at, berth.downtimes):
            return Flagged(at=at, seat=seat, bot=STAND_IN)
    raise Refused(409, "nobody's time has run out.")


def kept_warm(berth: Berth, seat: int, absent: Collection[int], at: int) -> Sat:
    """A bot stands in for somebody who has gone; the seat stays theirs."""
    if seat not in absent:
        raise Refused(409, "nobody waits for that seat any more.")
    return Sat(at=at, seat=seat, player=berth.seats[seat].player, bot=STAND_IN)


def handed_over(berth: Berth, guest: str, account: str, at: int) -> Sat:
    """The next seat of a guest goes to their account."""
    seat = next(iter(berth.seats_of(guest)), None)
    if seat is None:
        raise Refused(409, "they hold no seat there any more.")
    sits = berth.seats[seat]
    return Sat(at=at, seat=seat, player=account, bot=sits.bot, name=sits.name)
