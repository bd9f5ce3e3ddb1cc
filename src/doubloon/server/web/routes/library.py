"""What a page needs to know about the games: their words, their rules, and why a move is not allowed."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, FromQuery

import doubloon

from ...table.catalogue import Forbidden, GameOut, game_out, known, puzzle_marks
from ...table.catalogue import why_not as forbidden
from ...table.lessons import lessons_of
from ...table.messages import LessonOut
from ...table.opening import find_game
from ...table.seating import check_holder
from ..leaves import LOOK_AGAIN, Leaf
from .asking import Person, Port


@get("/api/games")
async def games() -> list[GameOut]:
    """What can be played."""
    return [game_out(game) for game in doubloon.catalogue.values()]


@cache
def words_leaf(file: Path) -> Leaf:
    """A words file, ready to be sent."""
    return Leaf(file.read_bytes(), "text/plain")


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
        return forbidden(berth, seat, move)


HANDLERS = [games, words, rules, rulebook, lessons, puzzles, why_not]
