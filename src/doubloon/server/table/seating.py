"""Who may sit where, and who may look: seats pass from person to bot and back, or to another person."""

from __future__ import annotations

import doubloon

from ...core.forms import replace
from .berth import ENDINGS, Berth
from .entries import Ending, Hurried, Pardoned, Sat
from .naming import clean_name
from .rated import check_no_pardon, check_sitting
from .refusals import Refused, refused
from .sealing import check_one_try, check_unsealed

STAND_IN = "captain"
"""The bot that takes a seat whose time has run out, or whose player has left."""


def sitting(seat: int, who: str, player: str, at: int, name: str = "") -> Sat:
    """What `me`, `open` or a bot's level comes to; a name is for one of several who share my screen."""
    if who == "me":
        return Sat(at=at, seat=seat, player=player, name=clean_name(name) if name.strip() else None)
    if who == "open":
        return Sat(at=at, seat=seat)
    if ":" in who:
        raise Refused(400, f"a bot's level is one word, and was {who!r}; how long it thinks is the harbour's to say.")
    try:
        doubloon.bot(who)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble
    return Sat(at=at, seat=seat, bot=who)


def reseated(berth: Berth, player: str, seat: int, who: str, at: int) -> Sat:
    """What becomes of a seat if a person has their way with it, or why they may not."""
    check_seat(berth, seat)
    check_one_try(berth)
    if berth.over:
        raise Refused(409, "the game is over.", reason="game-over")
    if berth.spare_sittings <= 0:
        raise Refused(409, "the seats of this table have changed hands often enough.", reason="enough-seated")
    check_sitting(berth, player, seat, who)
    if who == "me":
        check_taking(berth, player, seat)
        return sitting(seat, who, player, at)
    check_giving(berth, player, seat)
    if not berth.begun:
        return sitting(seat, who, player, at)
    stand_in = sitting(seat, STAND_IN if who == "open" else who, player, at)
    return replace(stand_in, player=None if who == "open" else player)


def check_taking(berth: Berth, player: str, seat: int) -> None:
    """Refuse who may not sit down there: nobody is to see two hands of one game who did not from its beginning."""
    sits = berth.seats[seat]
    if sits.player == player:
        if sits.bot is None:
            raise Refused(409, "you sit there already.", reason="seated-already")
    elif sits.player is not None:
        raise Refused(403, "somebody else sits there.", reason="seat-taken")
    elif not sits.free and not (berth.charter.opened_by == player and not berth.begun):
        raise Refused(403, "a bot sits there.", reason="bot-sits")
    elif player not in sits.seen_by and any(player in other.seen_by for other in berth.seats):
        raise Refused(403, "you have played another seat of this game, and know what it knows.", reason="seen-another")
    if berth.unpardoned_by(seat):
        raise Refused(409, "time ran out there; the others have to agree that somebody plays on.", reason="flagged")


def check_giving(berth: Berth, player: str, seat: int) -> None:
    """Refuse who may not give a seat away: it is its holder's, and before the cards are dealt also the opener's."""
    if berth.seats[seat].player != player and (berth.begun or berth.charter.opened_by != player):
        raise Refused(403, "that seat is not yours to give.", reason="not-your-seat")


def pardoned(berth: Berth, player: str, seat: int, at: int) -> Pardoned:
    """What becomes of a flag if somebody at the table has their way with it, or why they may not."""
    check_seat(berth, seat)
    if not berth.seats_of(player):
        raise Refused(403, "only those at the table agree to that.", reason="not-at-table")
    if player not in berth.unpardoned_by(seat) or berth.over:
        raise Refused(409, "nobody waits for your word about that seat.", reason="no-flag")
    check_no_pardon(berth)
    return Pardoned(at=at, seat=seat, by=player)


def ending(berth: Berth, player: str, agrees: bool, at: int) -> Ending:
    """What becomes of a game if somebody at the table wants it to end, or to go on; or why that cannot be said now."""
    if not berth.seats_of(player):
        raise Refused(403, "only those at the table agree to that.", reason="not-at-table")
    if not berth.begun:
        raise Refused(409, "the game has not begun.", reason="not-begun")
    if berth.over:
        raise Refused(409, "the game is over.", reason="game-over")
    if not agrees and not berth.enders:
        raise Refused(409, "nobody wants to end this game.", reason="no-ending")
    if agrees and player in berth.enders:
        raise Refused(409, "you have said so already.", reason="said-already")
    if not berth.enders and berth.counted["Ending"] >= ENDINGS:
        raise Refused(409, "an end has been asked for often enough at this table.", reason="enough-endings")
    return Ending(at=at, by=player, agrees=agrees)


def given_up(berth: Berth, player: str, at: int) -> Sat:
    """What becomes of the next seat of somebody who leaves: a bot stands in where a game goes on, else it is free."""
    seat = next(iter(berth.seats_of(player)), None)
    if seat is None:
        raise Refused(403, "you hold no seat at this table.", reason="not-at-table")
    if berth.over:
        raise Refused(409, "the game is over.", reason="game-over")
    return Sat(at=at, seat=seat, bot=STAND_IN if berth.begun else None)


def resigned(berth: Berth, player: str, at: int) -> Sat:
    """The same, for somebody who asks for it: where a deal is played once, nobody stands in for anybody."""
    check_one_try(berth)
    return given_up(berth, player, at)


def hurried(berth: Berth, player: str, seat: int, at: int) -> Hurried:
    """What becomes of the bots' thinking if whoever plays alone with them has their way, or why they may not."""
    check_holder(berth, player, seat)
    if any(sits.player not in (None, player) for sits in berth.seats):
        raise Refused(403, "others play here too, and bots are not hurried over their heads.", reason="not-alone")
    return Hurried(at=at)


def check_seat(berth: Berth, seat: int) -> int:
    """Refuse a seat that is not there."""
    if not 0 <= seat < berth.charter.seats:
        raise Refused(404, f"no seat {seat} at this table; the seats are 0 to {berth.charter.seats - 1}.", reason="no-seat")
    return seat


def check_holder(berth: Berth, player: str, seat: int) -> None:
    """Refuse whoever does not hold the seat."""
    if berth.seats[check_seat(berth, seat)].player != player:
        raise Refused(403, "you do not hold that seat.", reason="not-your-seat")


def check_turn(berth: Berth, player: str, seat: int, after: int) -> None:
    """Refuse who does not hold the seat, or has not seen what it may see."""
    check_holder(berth, player, seat)
    if not berth.begun:
        raise Refused(409, "the game has not begun.", reason="not-begun")
    if berth.over:
        raise Refused(409, "the game is over; there is nothing left to decide.", reason="game-over")
    if berth.seats[seat].bot:
        raise Refused(409, "a bot keeps this seat; take it back first.", reason="bot-plays")
    seen = len(berth.numbers_of(seat))
    if after != seen:
        raise Refused(409, f"this was said in sight of update {after}, and the table is at {seen}: look again.", reason="late")


# Who may look.


def may_watch(berth: Berth, player: str | None) -> bool:
    """Whether somebody may see what is played and said: those at the table, and spectators where there may be any."""
    return bool(berth.seats_of(player)) or (berth.charter.spectators != "off" and not berth.sealed)


def may_talk(berth: Berth, player: str) -> bool:
    """Whether somebody may talk at the table: those who sit there, and spectators where they may."""
    return bool(berth.seats_of(player)) or (berth.charter.watchers_talk and may_watch(berth, player))


def check_entry(berth: Berth, player: str | None) -> None:
    """Refuse who has no business here: they may neither watch nor sit down."""
    if may_watch(berth, player) or berth.charter.opened_by == player:
        return
    check_unsealed(berth)
    if berth.over or berth.frozen or not any(seat.free for seat in berth.seats):
        raise Refused(403, "nobody may watch at this table, and no seat is free.", reason="no-room")


def check_watching(berth: Berth, player: str | None) -> None:
    """Refuse who may not watch."""
    if not may_watch(berth, player):
        check_unsealed(berth)
        raise Refused(403, "nobody may watch at this table.", reason="no-watching")
