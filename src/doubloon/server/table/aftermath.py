"""What follows from a line of the log: who is to think, whose time runs out, who is told; it is written with the line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ...core.forms import Struct, encode
from .berth import Berth
from .cards import kept, link
from .entries import AnyEntry, Ending, Flagged, Sat, Undone
from .feats import Boast, boasts_of
from .rated import Rated, rated_of
from .results import Result, results_of
from .tries import Try, changes_tries, tries_of


class Aftermath(NamedTuple):
    """What is true of a table after a line of its log; written with the line, so that no crash comes between."""

    stage: str
    """open, playing, over, frozen."""
    bot_due: int | None = None
    """From when on a bot is to think, if one is."""
    flag_due: int | None = None
    """When somebody's time runs out, if it can."""
    notices: tuple[tuple[str, bytes], ...] = ()
    """Players to be told, and what."""
    card: bytes | None = None
    """What lists of tables show of it."""
    crew: tuple[str, ...] = ()
    """Who has just sat down."""
    owner: str | None = None
    """For whom bots think there."""
    alone: bool = False
    """Whether only bots play."""
    at: int = 0
    """When all this was."""
    results: tuple[Result, ...] | None = None
    """How the game ended for everybody, in place of what was kept of that; None: nothing has changed."""
    boasts: tuple[Boast, ...] | None = None
    """What everybody did there that is worth telling; likewise."""
    tries: tuple[Try, ...] | None = None
    """The same of tries at what is played on one day."""
    rated: tuple[Rated, ...] | None = None
    """What the game comes to for ratings, or nothing (any more); None: nothing has changed."""


class YourTurn(Struct, frozen=True, tag="your-turn", tag_field="kind"):
    """The notice to whoever must move and is not here."""

    table: str
    game: str
    seat: int
    link: str
    at: int


def aftermath(
    berth: Berth, new: Sequence[AnyEntry], now: int, absent: Collection[str] = (), base: str = "", before: Sequence[int] = ()
) -> Aftermath:
    """What is to be done about the table from now on, who has sat down, and who of the absent is told that it is their turn."""
    bots = [seat for seat in berth.acting if berth.seats[seat].bot]
    clocks, people = berth.clocks, [seat for seat in berth.acting if not berth.seats[seat].bot]
    ended = may_have_ended(berth, new)
    left = [clocks.remaining(seat, now, berth.downtimes) for seat in people] if clocks else []
    begun = {berth.seats[seat].player: seat for seat in reversed(people) if seat not in before} if absent else {}
    return Aftermath(
        berth.stage,
        bot_due=now if bots else None,
        flag_due=now + min(left) if left else None,
        notices=tuple((player, your_turn(berth, begun[player], base, now)) for player in absent if player in begun),
        card=encode(kept(berth)),
        crew=tuple(entry.player for entry in new if isinstance(entry, Sat) and entry.player),
        owner=berth.charter.opened_by,
        alone=all(seat.player is None for seat in berth.seats),
        at=now,
        results=results_of(berth) if ended else None,
        boasts=boasts_of(berth) if ended else None,
        tries=tries_of(berth) if changes_tries(berth, new) else None,
        rated=rated_by(berth) if may_have_been_decided(berth, new) else None,
    )


def may_have_ended(berth: Berth, new: Sequence[AnyEntry]) -> bool:
    """Whether there is something new to say of how the game ended: an end may be taken back too."""
    return (berth.begun and not berth.acting) or any(isinstance(entry, Undone) for entry in new)


def may_have_been_decided(berth: Berth, new: Sequence[AnyEntry]) -> bool:
    """Whether there is something new to say of a rated game: at its end, or where somebody came, left or was too slow."""
    changed = any(isinstance(entry, Sat | Flagged | Ending) for entry in new)
    return berth.charter.rated and berth.begun and (changed or not berth.acting)


def rated_by(berth: Berth) -> tuple[Rated, ...]:
    """What a game comes to for ratings."""
    found = rated_of(berth)
    return () if found is None else (found,)


def your_turn(berth: Berth, seat: int, base: str, at: int) -> bytes:
    """The notice to whoever holds a seat that must move."""
    return encode(YourTurn(berth.charter.id, berth.charter.game, seat, link(base, berth.charter.id), at))
