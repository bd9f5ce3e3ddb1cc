"""Tables that are rated: what may not be done there, and what a game comes to for everybody's rating, as its log tells it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import doubloon

from ...bots.rivals import is_rival, measures
from ...core.forms import Struct
from . import glicko
from .berth import Berth, Charter
from .entries import Ending, Flagged, Moved, Sat
from .glicko import Standing
from .refusals import Refused

ME, OPEN = "me", "open"


# What may not be done.


def check_wish(game: doubloon.Game, seats: int, options: Mapping[str, str | int], crew: Sequence[str]) -> None:
    """Refuse a rated table that would say nothing of how strong anybody is."""
    if seats < 2:
        raise Refused(400, "a rated game wants somebody to play against.", reason="rated-alone")
    if crew.count(ME) > 1:
        raise Refused(400, "at a rated table everybody has one seat.", reason="rated-seat")
    if any(name not in game.options or game.options[name].default != value for name, value in options.items()):
        raise Refused(400, "a rated game is played with the usual options.", reason="rated-options")
    for who in crew:
        if who not in (ME, OPEN):
            check_bot(game.name, who)
    if all(who not in (ME, OPEN) for who in crew):
        raise Refused(400, "a rated game wants a person at the table.", reason="rated-alone")


def check_bot(game: str, who: str) -> None:
    """Refuse a bot whose strength nobody has measured."""
    if not is_rival(who) or who not in measures(game):
        raise Refused(400, f"at a rated table bots are rivals that were measured, and {who!r} is none.", reason="rated-bots")


def check_sitting(berth: Berth, player: str, seat: int, who: str) -> None:
    """Refuse at a rated table who would have a second seat, and whoever would play in a person's stead."""
    if not berth.charter.rated or who == OPEN:
        return
    if who == ME and any(one != seat for one in berth.seats_of(player)):
        raise Refused(400, "at a rated table everybody has one seat.", reason="rated-seat")
    if who != ME and berth.begun:
        raise Refused(409, "at a rated table nobody stands in for a player.", reason="rated-stand-in")
    if who != ME:
        check_bot(berth.charter.game, who)


def check_unaided(berth: Berth) -> None:
    """Refuse a hint at a rated table."""
    if berth.charter.rated:
        raise Refused(409, "there are no hints at a rated table.", reason="rated-hints")


def check_standing_move(berth: Berth) -> None:
    """Refuse to take a move back at a rated table."""
    if berth.charter.rated:
        raise Refused(409, "at a rated table a move that is made stands.", reason="rated-undo")


def check_no_pardon(berth: Berth) -> None:
    """Refuse to let time that has run out be forgotten at a rated table."""
    if berth.charter.rated:
        raise Refused(409, "at a rated table whoever's time runs out has lost.", reason="rated-pardon")


def check_over(berth: Berth) -> None:
    """Refuse to go on elsewhere from a rated game before it is over: one could try there what one is to play here."""
    if berth.charter.rated and not berth.over:
        raise Refused(409, "a rated game cannot be tried out elsewhere before it is over.", reason="rated-fork")


def stays_rated(berth: Berth) -> bool:
    """Whether another game of the same crew is rated too: not where a stand-in sits."""
    return berth.charter.rated and all(sits.player or is_rival(sits.bot) for sits in berth.seats)


# What it comes to.


class Rated(Struct, frozen=True, kw_only=True):
    """A game that changes ratings."""

    game: str
    ended_at: int
    crew: list[tuple[str, bool, int]]
    """For each seat: the player, or the rival by name; whether it is a rival; and the place, the best 0, equal ones drawn."""

    @property
    def players(self) -> list[str]:
        """Those of them who are people."""
        return [who for who, rival, _ in self.crew if not rival]


def rated_of(berth: Berth) -> Rated | None:
    """What a game comes to, once it is decided: at its end, or when all have left but one; nothing where several called it off.

    Whoever gives the seat up, or runs out of time, has lost to all who stay, whatever the bot makes of it that plays on. Who
    ends a game that nobody else plays has given it up.
    """
    if not berth.charter.rated or berth.table is None:
        return None
    holders, left = seen_through(berth)
    people = [one.who for one in holders if not one.rival]
    if len(people) != len(set(people)):
        return None  # a guest has signed in as somebody who sat there too
    if berth.called_off:
        staying = [seat for seat, one in enumerate(holders) if not one.rival and seat not in left]
        if len(staying) > 1:
            return None
        left |= {seat: max(entry.at for entry in berth.entries if isinstance(entry, Ending)) for seat in staying}
    if (at := decided(holders, left)) is not None:
        return told(berth.charter, holders, [seat in left for seat in range(len(holders))], at)
    if not berth.table.over:
        return None
    ended_at = max(entry.at for entry in berth.entries if isinstance(entry, Moved))
    return told(berth.charter, holders, places(berth.table, left), ended_at)


class Holder(Struct, frozen=True):
    """Whose a seat was when the cards were dealt."""

    who: str = ""
    rival: bool = False


def seen_through(berth: Berth) -> tuple[list[Holder], dict[int, int]]:
    """Who held each seat when the cards were dealt, as they are called today, and who of them left when.

    A seat that goes from one person to another is a guest's who has signed in.
    """
    holders = [Holder()] * berth.charter.seats
    there: list[str | None] = [None] * berth.charter.seats
    left: dict[int, int] = {}
    for number, entry in enumerate(berth.entries):
        if isinstance(entry, Flagged):
            left.setdefault(entry.seat, entry.at)
        elif isinstance(entry, Sat):
            seat, player = entry.seat, entry.player
            if number < berth.began_at:
                holders[seat] = Holder(player or entry.bot or "", player is None)
            elif there[seat] == holders[seat].who and player is None:
                left.setdefault(seat, entry.at)
            elif there[seat] == holders[seat].who and player is not None:
                holders[seat] = Holder(player)
            there[seat] = player
    return holders, left


def decided(holders: Sequence[Holder], left: Mapping[int, int]) -> int | None:
    """When those who left have decided the game: when one stayed, or no person; None: it is still played for."""
    for at in sorted(left.values()):
        staying = [one for seat, one in enumerate(holders) if seat not in left or left[seat] > at]
        if len(staying) < 2 or all(one.rival for one in staying):
            return at
    return None


def places(table: doubloon.Table, left: Mapping[int, int]) -> list[int]:
    """The place of each seat: winners first, then by points; last whoever left."""
    stayed = [(True, seat in table.winners, score) for seat, score in enumerate(table.scores)]
    keys = [(False, False, 0) if seat in left else key for seat, key in enumerate(stayed)]
    return [sum(other > key for other in keys) for key in keys]


def told(charter: Charter, holders: Sequence[Holder], found: Sequence[int], at: int) -> Rated:
    """The game, to be kept."""
    crew = [(one.who, one.rival, int(place)) for one, place in zip(holders, found, strict=True)]
    return Rated(game=charter.game, ended_at=at, crew=crew)


# From game to game.


class Rating(Struct, frozen=True, kw_only=True):
    """What somebody's rating was after a game."""

    standing: Standing
    at: int
    """When that was."""
    games: int
    """How many rated games that makes."""


def settled(game: Rated, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """What the ratings of all people become by a game. Rivals are as strong as they were measured."""
    before = [standing_of(game, who, rival, known) for who, rival, _ in game.crew]
    found = {}
    for seat, (who, rival, place) in enumerate(game.crew):
        mine = before[seat]
        if rival or mine is None:
            continue
        met = [
            (other, 0.5 if place == theirs else float(place < theirs))
            for one, (other, (_, _, theirs)) in enumerate(zip(before, game.crew, strict=True))
            if one != seat and other is not None
        ]
        games = known[who].games if who in known else 0
        found[who] = Rating(standing=glicko.rated(mine, met), at=game.ended_at, games=games + 1)
    return found


def standing_of(game: Rated, who: str, rival: bool, known: Mapping[str, Rating]) -> Standing | None:
    """How strong somebody was before a game; nothing of a rival who was never measured as he is now."""
    if rival:
        found = measures(game.game).get(who)
        return None if found is None else Standing(found.rating, (found.high - found.low) / 2 / glicko.SURE)
    last = known.get(who)
    return glicko.NEWCOMER if last is None else glicko.rested(last.standing, game.ended_at - last.at)
