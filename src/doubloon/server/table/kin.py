"""Tables that come of other tables: forks, rematches, and games that somebody brings as a record."""

from __future__ import annotations

import hashlib
import hmac

import doubloon

from ...core.edition import HOUSE, find_edition, numbers_of
from ...core.forms import replace
from ...core.records import read_record
from ...core.version import VERSION
from . import fair
from .berth import Berth, Charter
from .entries import AnyEntry, Began, Moved, Sat, Undone
from .ids import ID_BYTES, id_of, new_id
from .past import check_eyes
from .rated import check_over, stays_rated
from .refusals import Refused, refused
from .sealing import check_new_table
from .series import next_evening, seats_further
from .sight import Role
from .standings import Standing

MOST_MOVES = 5000
"""A record that is brought here may be so long."""


def mine(seat: int, seats: int) -> list[str]:
    """One seat is mine and the others are open."""
    return ["me" if one == seat else "open" for one in range(seats)]


# Forks.


def check_fork(berth: Berth, person: str, role: Role) -> None:
    """While a game goes on, only from a seat of one's own: a spectator's world would tell of a seat's secrets."""
    check_eyes(berth, person, role)
    check_over(berth)
    if role is None and not berth.over:
        raise Refused(
            403,
            "while the game goes on, only those who play may go on from here elsewhere: name a seat of yours.",
            reason="fork-players",
        )


def check_advice(origin: Berth) -> None:
    """Refuse advice at a table forked from a game between people that still goes on: it would be advice for that game."""
    if origin.stage == "playing" and sum(seat.player is not None for seat in origin.seats) > 1:
        raise Refused(
            409, "this table was forked from a game between people that still goes on: no advice before its end.",
            reason="fork-advice",
        )  # fmt: skip


# Rematches.


def check_rematch(berth: Berth, person: str) -> None:
    """Refuse who does not sit here, and what is not over or has no next."""
    check_new_table(berth)
    if not berth.seats_of(person):
        raise Refused(403, "only those at the table can ask for another game.", reason="not-at-table")
    if not berth.over:
        raise Refused(409, "the game is not over yet.", reason="not-over")


def check_goes_on(standing: Standing | None) -> None:
    """Refuse what comes after the end of a series."""
    if standing is not None and standing.over:
        raise Refused(409, "this was the last game of its series; open a table to begin another.", reason="series-over")


def heir(berth: Berth, person: str, now: int) -> Charter:
    """The table that follows: its name comes of the old one's secrets, so that there is only one.

    Where one that followed has been taken away, the next has another name: nobody is promised two things under one.
    """
    old, before = berth.charter, berth.counted["Rematch"]
    name = f"rematch of {old.id}" + (f" after {before} others" if before else "")
    digest = hmac.new(berth.seed.encode(), name.encode(), hashlib.sha256).digest()
    evening, options = next_evening(berth)
    return replace(
        old, id=id_of(digest[:ID_BYTES]), secret=fair.new_secret(), rules=VERSION, opened_at=now,
        opened_by=person, parent=old.id, options=options, evening=evening, start=None, dealt_for=None, seed=None, deal=None,
        rated=stays_rated(berth),
    )  # fmt: skip


def seated_again(berth: Berth, now: int) -> list[Sat]:
    """Everybody one seat further, but for some series. Stand-ins stay away."""
    seats, turn = len(berth.seats), seats_further(berth)
    return [
        Sat(at=now, seat=(seat + turn) % seats, player=sits.player, bot=None if sits.player else sits.bot, name=sits.name)
        for seat, sits in enumerate(berth.seats)
    ]


# Games from elsewhere.


def archived(table: doubloon.Table, person: str, now: int) -> tuple[Charter, list[AnyEntry]]:
    """A finished game as a table to look at: its charter and its log."""
    saved = table.save()
    charter = Charter(
        id=new_id(), game=table.game.name, seats=table.seats, options=table.options, edition=table.edition, secret="",
        rules=table.rules, opened_at=now, opened_by=person, start=saved.get("start"), seed=saved["seed"],
    )  # fmt: skip
    return charter, log_of(table, now)


def log_of(table: doubloon.Table, now: int) -> list[AnyEntry]:
    """The log of a game that was played elsewhere."""
    log: list[AnyEntry] = [Began(at=now)]
    for line in table.log:
        if line.move is None:
            log.append(Undone(at=now, seat=line.seat, digest=line.digest))
        else:
            log.append(Moved(at=now, seat=line.seat, move=str(line.move), digest=line.digest))
    return log


def replayed(given: bytes) -> doubloon.Table:
    """A record, played through by the rules; its numbers must be ours, since the rules trust them."""
    try:
        record = read_record(given)
        if record.start is not None:
            raise Refused(
                400,
                "a record that begins from a position is not taken here: the rules would have to trust it.",
                reason="record-position",
            )
        if len(record.moves) > MOST_MOVES:
            raise Refused(400, f"a record may have {MOST_MOVES} moves; this one has {len(record.moves)}.", reason="record-long")
        game = doubloon.game(record.game)
        if numbers_of(record.edition) not in (numbers_of(find_edition(game.name, game.folder, one)) for one in (None, HOUSE)):
            raise Refused(
                400, f"the numbers of edition {record.edition.name!r} are not those of this harbour.", reason="record-edition"
            )
        return doubloon.replay(given)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble
