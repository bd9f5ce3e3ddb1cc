"""Series: games that belong together, how they stand, and which evening is to come."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath

from ...live.harbour import Harbour
from ...store.series import put_away, series_with, takes_part
from ...table.keeping import OnFile
from ...table.refusals import Refused
from ...table.series import evening_of
from ...table.standings import Standing, standing_of
from ...table.voyage import SeriesOut, holds, known_of, series_out
from .asking import Person, Port, store_of


@get("/api/series")
async def my_series(request: Request[Any, Any, Any], harbour: Port, person: Person) -> list[SeriesOut]:
    """My series that wait for their next evening, which nobody has opened yet: the newest first."""
    store = store_of(request)
    names = await series_with(store.engine, person)
    filed: dict[str, list[OnFile]] = {name: [] for name in names}
    for one in await store.evenings(names) if names else ():
        evening = evening_of(one.charter)
        if evening is not None:
            filed[evening.series].append(one)
    waiting = [standing for name in names if (standing := standing_of(known_of(filed[name]))).after]
    hidden = await put_away(store.engine, person, [standing.after or "" for standing in waiting])
    mine = [one for one in waiting if one.after not in hidden and holds(one, person)]
    return [await told(harbour, person, standing) for standing in mine]


@get("/api/series/{table:str}")
async def one_series(request: Request[Any, Any, Any], harbour: Port, person: Person, table: FromPath[str]) -> SeriesOut:
    """A series by its first table: for those who sit or sat at one of its tables, and for spectators where there may be any."""
    store = store_of(request)
    filed = [one for one in await store.evenings([table]) if (evening := evening_of(one.charter)) and evening.series == table]
    if not filed:
        raise Refused(404, f"there is no series {table!r}.", reason="no-series")
    if any(one.charter.spectators == "off" for one in filed) and not await takes_part(store.engine, person, table):
        raise Refused(403, "nobody may watch at these tables.", reason="no-watching")
    return await told(harbour, person, standing_of(known_of(filed)))


async def told(harbour: Harbour, person: str, standing: Standing) -> SeriesOut:
    """A series, with the names of its crew."""
    await harbour.audience.learn({player for player, _, _ in standing.last.kept.seats if player})
    return series_out(standing, person, harbour.audience.names)


HANDLERS = [my_series, one_series]
