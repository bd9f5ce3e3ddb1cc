"""What somebody did at a finished table that deserves a place on a shelf: a pure function of its log, as results are."""

from __future__ import annotations

from ...core.edition import HOUSE
from ...core.feats import Done, feats_of
from ...core.forms import Struct
from .berth import Berth
from .results import COUNTED, why_apart


class Boast(Struct, frozen=True, kw_only=True):
    """A feat that one person has done."""

    player: str
    seat: int
    game: str
    feat: str
    moment: int
    """How many updates that seat had seen when it was done: there a look back finds it."""
    done_at: int


def boasts_of(berth: Berth) -> tuple[Boast, ...]:
    """The feats of everybody whose game counts; nothing before it is over, where it was called off, or where it was rigged."""
    if berth.table is None or berth.called_off or not berth.table.over or not is_as_boxed(berth):
        return ()
    seats = {player: berth.seats_of(player) for player in sorted(berth.people)}
    mine = {own[0]: player for player, own in seats.items() if why_apart(berth, own) == COUNTED}
    entry_of = {line: number for number, line in berth.line_of.items()}
    done = feats_of(berth.table) if mine else []
    return tuple(boast(berth, mine[one.seat], one, entry_of[one.line]) for one in done if one.seat in mine)


def boast(berth: Berth, player: str, done: Done, entry: int) -> Boast:
    """A feat, as the one who did it may look back at it."""
    return Boast(
        player=player, seat=done.seat, game=berth.charter.game, feat=done.feat,
        moment=berth.numbers_of(done.seat).index(entry) + 1, done_at=berth.entries[entry].at,
    )  # fmt: skip


def is_as_boxed(berth: Berth) -> bool:
    """Whether the game is played as its box has it: with numbers, maps or tiles of one's own anything can be made to happen."""
    known, lenient = berth.game.options, getattr(berth.game.modules.get("feats"), "LENIENT", ())
    chosen = [(name, value) for name, value in berth.charter.options.items() if name not in lenient]
    offered = all(name in known and value in known[name].choices for name, value in chosen)
    return offered and berth.charter.edition.name == HOUSE
