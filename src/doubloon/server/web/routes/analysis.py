"""What a bot makes of a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath

import doubloon

from ...live.again import check_kin
from ...live.harbour import Harbour
from ...table.berth import Berth
from ...table.messages import MoveOut
from ...table.practice import Remedy, remedy
from ...table.refusals import Refused
from ...table.sealing import check_unsealed
from ...table.seating import check_watching
from ...workers.analysis import BOT, Step, Study, Turn, looks
from ...workers.analysts import Analyst
from ..limits import ANALYSES
from .asking import Person, Port, limits_of


class Mistake(msgspec.Struct, frozen=True):
    """The move of a seat that gave away the most."""

    turn: Turn
    lesson: Remedy | None
    """The lesson that practises the better move; nothing where none does."""


class Analysis(msgspec.Struct, frozen=True):
    """How far it is, and what has come of it so far."""

    table: str
    bot: str
    done: int
    total: int
    steps: list[Step]
    """Every move that was not taken back, with what each seat could hope for before it."""
    turns: list[Turn]
    """Where the game turned, once that is known: at most three moves, and a better one for each."""
    moves: list[MoveOut]
    """The moves that turns and mistakes speak of, so that a page can say them in words."""
    mistakes: list[Mistake]
    """Once that is known, of each seat its worst move, if any gave something away; it need not have turned the game."""


@post("/api/tables/{table:str}/analysis", status_code=202)
async def ask(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """Ask a bot to look at a finished game; it does so when it has time."""
    analyst: Analyst = request.app.state.analyst
    limits_of(request).take(ANALYSES, person)
    berth = await finished(harbour, person, table)
    await analyst.ask(table, looks(berth), person)
    return await found(berth, analyst)


@get("/api/tables/{table:str}/analysis")
async def read(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> Analysis:
    """What the bot has found so far."""
    return await found(await finished(harbour, person, table), request.app.state.analyst)


async def finished(harbour: Harbour, person: str, table: str) -> Berth:
    """A table to look at; refused while the game goes on, and to those who may not watch."""
    async with harbour.quay.hold(table) as berth:
        check_watching(berth, person)
        check_unsealed(berth)
        if not berth.over:
            raise Refused(409, "a game is analysed when it is over.", reason="not-over")
    if berth.charter.start is not None:
        await check_kin(harbour, table)
    return berth


async def found(berth: Berth, analyst: Analyst) -> Analysis:
    """What is kept of it."""
    asked = await analyst.kept.find(berth.charter.id)
    if asked is None:
        raise Refused(404, "nobody has asked for an analysis of this game yet: POST asks for it.")
    study = msgspec.json.decode(asked.found, type=Study) if asked.found else Study()
    turns, worst = (study.turns, study.mistakes) if asked.done == asked.total else ([], [])
    mistakes = await asyncio.to_thread(taught, worst, berth.game)
    moves = spoken_of([*turns, *worst], berth.game)
    return Analysis(berth.charter.id, BOT, asked.done, asked.total, study.steps, turns, moves, mistakes)


def spoken_of(turns: Sequence[Turn], game: doubloon.Game) -> list[MoveOut]:
    """The moves that turns speak of, each once."""
    texts = dict.fromkeys(text for turn in turns for text in (turn.move, turn.better, *(move for _, move in turn.line)))
    return [MoveOut.of(game.numbering.parse(text)) for text in texts]


def taught(worst: Sequence[Turn], game: doubloon.Game) -> list[Mistake]:
    """Mistakes with their lessons; the first time the lessons are played ahead for it."""
    return [Mistake(turn, remedy(game, turn.better, turn.plan)) for turn in worst]


HANDLERS = [ask, read]
