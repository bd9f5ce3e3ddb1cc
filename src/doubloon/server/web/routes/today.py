"""What is played today: each game's deal and the puzzles, how everybody did, and the days one has played."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from ...live.today import Today
from ...table.messages import Opened
from ...table.today import TodayOut
from .asking import Person, Port, known_person
from .tables import check_quota, opened


@get("/api/today")
async def today(request: Request[Any, Any, Any], day: FromQuery[str | None] = None) -> TodayOut:
    """What is played today, or was on another day: how others did is told to whoever has played, or when the day is over."""
    ours: Today = request.app.state.today
    return await ours.look(await known_person(request), day)


@post("/api/today/{game:str}", status_code=201)
async def play_today(request: Request[Any, Any, Any], harbour: Port, person: Person, game: FromPath[str]) -> Opened:
    """Play today's deal of a game, once; whoever has begun comes back to their table."""
    await check_quota(request, harbour, person)
    return opened(request, await request.app.state.today.deal(person, game))


@post("/api/today/{game:str}/puzzle", status_code=201)
async def solve_today(request: Request[Any, Any, Any], harbour: Port, person: Person, game: FromPath[str]) -> Opened:
    """Try today's puzzle of a game: as often as one likes, one try at a time."""
    await check_quota(request, harbour, person)
    return opened(request, await request.app.state.today.puzzle(person, game))


HANDLERS = [today, play_today, solve_today]
