"""What a finished table says of everybody who sat there: a pure function of its log, so it can be told again at any time."""

from __future__ import annotations

import doubloon

from ...core.forms import Struct
from .berth import Berth, Charter
from .entries import Began, Moved, Sat, Undone

WON, DRAWN, LOST = "won", "drawn", "lost"
"""Whoever shares a victory with some has won; where everybody has won, it is drawn."""
COUNTED, STAND_IN, ONE_SCREEN, POSITION = "", "stand-in", "one-screen", "position"
"""Why a game is told and not counted: others played at the seat too, one person held several, it began in the middle."""
ALONE, PEOPLE, BOTS = "alone", "people", "bots"
"""Against whom, where it is not a bot of one level."""


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended for one person."""

    player: str
    seat: int
    game: str
    seats: int
    options: dict[str, str | int]
    """Those that are not as usual; of who plays alone all, since they say which puzzle it is."""
    usual: bool
    """Whether points are to be compared with those of other games against the same opponents."""
    opponent: str
    """A bot's level, or `alone`, `people`, `bots` of several levels."""
    apart: str
    """Why it is told and not counted; nothing: it counts."""
    outcome: str
    points: int
    margin: int
    """How far ahead of the best who lost; of whoever lost, how far behind the best who won, below nothing. In some games
    points are not all: then whoever won may be behind."""
    scores: list[int]
    moves: int
    """Of that seat, as they stand."""
    ended_at: int


def results_of(berth: Berth) -> tuple[Result, ...]:
    """How it ended for everybody who holds a seat; nothing where it has not, or was called off: then nobody has won or lost."""
    if berth.table is None or berth.called_off or not berth.table.over:
        return ()
    ended_at = max(entry.at for entry in berth.entries if isinstance(entry, Began | Moved))
    return tuple(result_of(berth, player, ended_at) for player in sorted(berth.people))


def result_of(berth: Berth, player: str, ended_at: int) -> Result:
    """How it ended for one of them."""
    charter, table = berth.charter, berth.played
    scores, winners, mine = table.scores, table.winners, berth.seats_of(player)
    seat = min(mine, key=lambda one: (one not in winners, -scores[one]))
    options = unusual(charter) if charter.seats > 1 else charter.options
    return Result(
        player=player, seat=seat, game=charter.game, seats=charter.seats, options=options,
        usual=not options or charter.seats == 1, opponent=opponent_of(berth, player), apart=why_apart(berth, mine),
        outcome=outcome_of(seat, winners, charter.seats), points=scores[seat], margin=margin_of(seat, scores, winners),
        scores=list(scores), moves=moves_at(berth, seat), ended_at=ended_at,
    )  # fmt: skip


def unusual(charter: Charter) -> dict[str, str | int]:
    """The options that somebody has chosen otherwise."""
    known = doubloon.game(charter.game).options
    return {name: value for name, value in charter.options.items() if name not in known or known[name].default != value}


def opponent_of(berth: Berth, player: str) -> str:
    """Against whom somebody has played; a bot that only stands in for whoever has left stands for a person."""
    others = [seat for seat in berth.seats if seat.player != player]
    kinds = {PEOPLE if seat.player is not None or seat.given_up else str(seat.bot) for seat in others}
    if not kinds:
        return ALONE if berth.charter.seats == 1 else PEOPLE
    if PEOPLE in kinds:
        return PEOPLE
    return kinds.pop() if len(kinds) == 1 else BOTS


def why_apart(berth: Berth, mine: list[int]) -> str:
    """Why a game does not count for whoever holds these seats; nothing where it does."""
    if berth.charter.start is not None and berth.charter.deal is None:
        return POSITION
    if len(mine) > 1:
        return ONE_SCREEN
    return STAND_IN if others_played(berth, mine[0]) else COUNTED


def others_played(berth: Berth, seat: int) -> bool:
    """Whether a bot has moved at a person's seat, or the seat was given up by somebody on the way."""
    played = berth.entries[berth.began_at :]
    moved = any(isinstance(entry, Moved) and entry.seat == seat and entry.bot for entry in played)
    return moved or any(isinstance(entry, Sat) and entry.seat == seat and entry.player is None for entry in played)


def outcome_of(seat: int, winners: tuple[int, ...], seats: int) -> str:
    """Won, drawn or lost."""
    if seat not in winners:
        return LOST
    return DRAWN if len(winners) == seats > 1 else WON


def margin_of(seat: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> int:
    """By how much a seat has won or lost; nothing where it played alone, or all have won."""
    against = [score for other, score in enumerate(scores) if (other in winners) != (seat in winners)]
    return scores[seat] - max(against) if against else 0


def moves_at(berth: Berth, seat: int) -> int:
    """How many moves of a seat stand."""
    played = [entry for entry in berth.entries if isinstance(entry, Moved | Undone) and entry.seat == seat]
    return sum(1 if isinstance(entry, Moved) else -1 for entry in played)
