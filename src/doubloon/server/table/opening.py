"""How a table begins: what was wished for becomes its charter, and the first who sit down."""

from __future__ import annotations

from typing import Any

import doubloon

from ...core.version import VERSION
from . import fair
from .berth import AT_THE_BEGINNING, Charter, Origin
from .clocks import read_clock, read_grace
from .entries import Sat
from .ids import new_id
from .messages import Wish
from .rated import check_wish
from .refusals import Refused, refused
from .seating import sitting
from .series import check_series, first_evening, options_for

WATCHING = ("off", "link", "public")


def find_game(name: str) -> doubloon.Game:
    """A game by its name."""
    try:
        return doubloon.game(name)
    except doubloon.Error as trouble:
        raise Refused(404, str(trouble), reason="no-game") from trouble


def drawn_up(player: str, wish: Wish, at: int, origin: Origin = AT_THE_BEGINNING) -> tuple[Charter, list[Sat]]:
    """A new table, from its beginning or from a position of another, and who sits there."""
    game, crew = find_game(wish.game), list(wish.crew)
    seats = wish.seats or max(len(crew), game.seats[0])
    check_series(game, wish.series, seats)
    sample = begun_once(game, seats, options_for(game, wish.series, wish.options), origin)
    crew = (crew or ["me"]) + ["open"] * (seats - max(len(crew), 1))
    if len(crew) > seats:
        raise Refused(400, f"{len(crew)} people and bots for {seats} seats.")
    if wish.spectators not in WATCHING:
        raise Refused(400, f"spectators can be off, link or public, not {wish.spectators!r}.")
    if wish.rated:
        check_wish(game, seats, sample.options, crew)
    clock = read_clock(wish.clock)
    name = new_id()
    charter = Charter(
        id=name, game=game.name, seats=seats, options=sample.options, edition=sample.edition,
        secret=fair.new_secret(), rules=VERSION, opened_at=at, opened_by=player, spectators=wish.spectators,
        watchers_talk=wish.watchers_talk, rated=wish.rated,
        clock=clock, grace=None if wish.rated else read_grace(wish.grace, clock), start=origin.start,
        dealt_for=origin.dealt_for, parent=origin.parent,
        evening=None if origin.start is not None else first_evening(game, wish.series, sample.options, name),
    )  # fmt: skip
    names = dict(enumerate(wish.names))
    return charter, [sitting(seat, who, player, at, names.get(seat, "")) for seat, who in enumerate(crew) if who != "open"]


def begun_once(game: doubloon.Game, seats: int, options: dict[str, Any], origin: Origin) -> doubloon.Table:
    """Such a game with any chance, to see that it can be played; its options and its edition are whole."""
    try:
        for name in options.keys() - game.options.keys():
            raise doubloon.UnknownOption(f"{game.name} has no option {name!r}; there are {', '.join(game.options) or 'none'}.")
        if origin.start is not None:
            return game.from_position(origin.start, "sample", edition=origin.edition)
        return game.start(seats, "sample", **options)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble
