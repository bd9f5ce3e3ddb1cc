"""What anybody may know of the games: what can be chosen, which puzzles there are, why a move is not allowed."""

from __future__ import annotations

import hashlib
import json
from functools import cache

import doubloon

from ...core.forms import Struct, to_builtins
from ...core.words import LANGUAGES
from .berth import Berth
from .refusals import Refused, refused

MARK = 8
"""Letters of a mark."""


class OptionOut(Struct, frozen=True):
    """Something that can be chosen before a game begins."""

    name: str
    default: str | int
    choices: list[str | int]
    free: str
    """What else it can be, where a text of one's own will do."""
    seats: list[int]
    """With how many seats it can be chosen; none: with any."""


class GameOut(Struct, frozen=True):
    """A game that can be played."""

    name: str
    seats: list[int]
    options: list[OptionOut]
    simultaneous: bool
    series: dict[str, str | int]
    """The options that make a game the first of a campaign; none where it has no campaign."""


class Forbidden(Struct, frozen=True):
    """The paragraph that forbids a move; nothing where the move is allowed."""

    paragraph: str | None
    text: str | None
    """What it says, in English; `rules` knows it in every language."""


def game_out(game: doubloon.Game) -> GameOut:
    """A game as a page lists it."""
    options = [
        OptionOut(name, option.default, list(option.choices), option.free, list(option.seats))
        for name, option in game.options.items()
    ]
    return GameOut(game.name, sorted(game.seats), options, bool(game.simultaneous), game.series)


@cache
def puzzle_marks(game: doubloon.Game) -> dict[str, str]:
    """A few letters for what each puzzle of a game begins with."""
    option = game.options.get("puzzle")
    if option is None:
        return {}
    seats = min(option.seats or game.seats)
    return {str(choice): mark_of(game.start(seats, "mark", puzzle=choice)) for choice in option.choices}


def mark_of(table: doubloon.Table) -> str:
    """The same for whatever begins the same."""
    laid = {name: value for name, value in table.position().items() if name != "options"}
    return hashlib.sha256(
        json.dumps(to_builtins(laid), sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    ).hexdigest()[:MARK]


def known(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused(404, f"no words in {language!r}; there are {', '.join(LANGUAGES)}.")
    return language


def why_not(berth: Berth, seat: int, move: str) -> Forbidden:
    """Why a move is not allowed."""
    if berth.table is None:
        raise Refused(409, "the game has not begun.", reason="not-begun")
    try:
        paragraph = berth.table.why_not(seat, move)
    except doubloon.Error as trouble:
        raise refused(trouble) from trouble
    return Forbidden(paragraph, None if paragraph is None else berth.game.paragraphs.get(paragraph))
