"""What a page needs to know about the games: their words, their rules, and why a move is not allowed."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery

import doubloon

from ....core.words import LANGUAGES
from ...table.lessons import lessons_of
from ...table.messages import LessonOut
from ...table.opening import find_game
from ...table.refusals import Refused, refused
from ...table.seating import check_holder
from ..leaves import LOOK_AGAIN, Leaf
from .asking import Person, Port

MARK = 8
"""Letters of a mark."""


class OptionOut(msgspec.Struct, frozen=True):
    """Something that can be chosen before a game begins."""

    name: str
    default: str | int
    choices: list[str | int]
    free: str
    """What else it can be, where a text of one's own will do."""
    seats: list[int]
    """With how many seats it can be chosen; none: with any."""


class GameOut(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    seats: list[int]
    options: list[OptionOut]
    simultaneous: bool
    series: dict[str, str | int]
    """The options that make a game the first of a campaign; none where it has no campaign."""


class Forbidden(msgspec.Struct, frozen=True):
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
    return hashlib.sha256(msgspec.json.encode(laid, order="deterministic")).hexdigest()[:MARK]


@get("/api/games")
async def games() -> list[GameOut]:
    """What can be played."""
    return [game_out(game) for game in doubloon.catalogue.values()]


@cache
def words_leaf(file: Path) -> Leaf:
    """A words file, ready to be sent."""
    return Leaf(file.read_bytes(), "text/plain")


def known(language: str) -> str:
    """A language that we speak."""
    if language not in LANGUAGES:
        raise Refused(404, f"no words in {language!r}; there are {', '.join(LANGUAGES)}.")
    return language


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def words(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The words of a game, as Project Fluent writes them."""
    return words_leaf(find_game(game).folder / "words" / f"{known(language)}.ftl").send(request, LOOK_AGAIN)


@get("/api/games/{game:str}/rules/{language:str}")
async def rules(game: FromPath[str], language: FromPath[str]) -> dict[str, str]:
    """The rules of a game, paragraph by paragraph."""
    return find_game(game).paragraphs_in(known(language))


@get("/api/games/{game:str}/rulebook/{language:str}", media_type=MediaType.TEXT)
async def rulebook(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules of a game from the first word to the last ruling, as Markdown."""
    return Response(find_game(game).rulebook(known(language)), headers={"cache-control": "max-age=3600"})


@get("/api/games/{game:str}/lessons")
async def lessons(game: FromPath[str]) -> Response[list[LessonOut]]:
    """The lessons of a game, played ahead: what a learner sees, may do and should, and what comes of it."""
    found = await asyncio.to_thread(lessons_of, find_game(game))
    return Response(found, headers={"cache-control": "max-age=3600"})


@get("/api/games/{game:str}/puzzles")
async def puzzles(game: FromPath[str]) -> dict[str, str]:
    """A mark to each puzzle of a game, by its number: another puzzle under the same number has another mark."""
    return await asyncio.to_thread(puzzle_marks, find_game(game))


@get("/api/tables/{table:str}/seats/{seat:int}/why-not")
async def why_not(harbour: Port, person: Person, table: FromPath[str], seat: FromPath[int], move: FromQuery[str]) -> Forbidden:
    """Why a move of mine is not allowed."""
    async with harbour.quay.hold(table) as berth:
        check_holder(berth, person, seat)
        if berth.table is None:
            raise Refused(409, "the game has not begun.", reason="not-begun")
        try:
            paragraph = berth.table.why_not(seat, move)
        except doubloon.Error as trouble:
            raise refused(trouble) from trouble
    return Forbidden(paragraph, None if paragraph is None else berth.game.paragraphs.get(paragraph))


HANDLERS = [games, words, rules, rulebook, lessons, puzzles, why_not]
