"""How my games ended: sums, the games one by one, all of it as a file, and nothing of it any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, delete, get
from litestar.params import FromQuery, QueryParameter

from ....core.version import VERSION
from ...live.harbour import Harbour
from ...store.feats import shelf_of
from ...store.ratings import ratings_of
from ...store.results import strike_out
from ...store.sums import ended, sums
from ...store.tries import ended_by
from ...table.feats import shelves
from ...table.rungs import rating_out
from ...table.sums import (
    Ended,
    EndedOut,
    GamesOut,
    ResultsFile,
    Struck,
    SumsOut,
    people_in,
    told_in_sum,
    told_one_by_one,
    tried_out,
)
from ..limits import FILES
from .asking import Counted, Person, Port, limits_of, store_of

AT_ONCE = 50
"""So many games are shown together."""
IN_FILE = 500
"""So many are read together for a file; between them others have their turn."""
HALF_A_DAY, LATEST = 12 * 60, 14 * 60
Zone = Annotated[int, QueryParameter(ge=-HALF_A_DAY, le=LATEST)]
"""How many minutes somebody's clock is ahead of Greenwich."""
FILE_NAME = "doubloon-results.json"


@get("/api/me/results")
async def my_results(request: Request[Any, Any, Any], harbour: Port, person: Person, zone: Zone = 0) -> SumsOut:
    """My games together: for each game, number of seats and opponent; streaks; and what I played on which day."""
    return await sums_out(request, harbour, person, zone)


async def sums_out(request: Request[Any, Any, Any], harbour: Harbour, person: str, zone: int) -> SumsOut:
    """The same, for the file too."""
    return told_in_sum(await sums(store_of(request).engine, person, harbour.now, zone))


@get("/api/me/results/games")
async def my_games(
    request: Request[Any, Any, Any], harbour: Port, person: Person, first: Counted = 0, game: FromQuery[str | None] = None
) -> GamesOut:
    """My finished games from a number on, the newest first: of one kind, or of all."""
    of, found = await ended(store_of(request).engine, person, game, first, AT_ONCE)
    return GamesOut(of, await games_out(harbour, person, found))


@get("/api/me/results/file")
async def my_results_file(
    request: Request[Any, Any, Any], harbour: Port, person: Person, zone: Zone = 0
) -> Response[ResultsFile]:
    """All that is told of my games, to keep."""
    limits_of(request).take(FILES, person)
    engine, games, of = store_of(request).engine, list[EndedOut](), 1
    while len(games) < of:
        of, some = await ended(engine, person, None, len(games), IN_FILE)
        if not some:
            break
        games += await games_out(harbour, person, some)
    await harbour.audience.learn({person})
    name = harbour.audience.names.get(person, "")
    written = ResultsFile(
        VERSION, name, await sums_out(request, harbour, person, zone), games, shelves(await shelf_of(engine, person)),
        {game: rating_out(one, harbour.now) for game, one in (await ratings_of(engine, person)).items()},
        [tried_out(one) for one in await ended_by(engine, person)],
    )  # fmt: skip
    return Response(written, headers={"content-disposition": f'attachment; filename="{FILE_NAME}"'})


@delete("/api/me/results", status_code=200)
async def strike_results(request: Request[Any, Any, Any], person: Person) -> Struck:
    """Tell nothing more of how my games ended so far, nor of my feats. The tables stay, for whoever sat there."""
    return Struck(await strike_out(store_of(request).engine, person))


async def games_out(harbour: Harbour, person: str, found: Sequence[Ended]) -> list[EndedOut]:
    """Finished games, with the names of those who sat there."""
    await harbour.audience.learn(people_in(found))
    return told_one_by_one(found, person, harbour.audience.names)


HANDLERS = [my_results, my_games, my_results_file, strike_results]
