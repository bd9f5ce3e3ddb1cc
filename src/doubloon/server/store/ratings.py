"""Ratings: a row for each player and rated game, made in the order in which games ended, and told anew in the same.

A game that ends late, or changes hands when a guest signs in, changes all that came after it: of those whom it touches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from ..table.aftermath import Aftermath
from ..table.glicko import Standing
from ..table.rated import Rated, Rating, settled
from . import schema
from .steady import steady
from .telling import insertion, write

games, kept = schema.rated, schema.ratings
ONE_AT_A_TIME = 1_720_515
"""Whoever makes ratings holds this lock of PostgreSQL's; SQLite has one pen."""

Place = tuple[int, str]
"""When a game ended, and its table: the order in which ratings are made, also of games that ended at the same moment."""


class Told(NamedTuple):
    """A rated game and its table."""

    berth: str
    game: Rated

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.game.ended_at, self.berth


def tell_ratings(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """What rated games came to, and everybody's ratings since; where nothing is new, nothing is done."""
    new = {berth: one.rated for berth, one in after.items() if one.rated is not None}
    if not new:
        return
    take_turns(connection)
    for berth, found in new.items():
        changed = [*read(connection, games.c.berth == berth), *(Told(berth, one) for one in found)]
        if put(connection, berth, found):
            first, touched = min(one.place for one in changed), {who for one in changed for who in one.game.players}
            go_over(connection, changed[0].game.game, first, touched)


def put_rated(connection: Connection, after: Mapping[str, Aftermath]) -> None:
    """What rated games came to, and nothing of what follows: whoever tells all anew goes over it in the end."""
    for berth, one in after.items():
        if one.rated is not None:
            put(connection, berth, one.rated)


def put(connection: Connection, berth: str, found: Iterable[Rated]) -> bool:
    """What a table says now, in place of what was kept of it; whether that is something else."""
    if read(connection, games.c.berth == berth) == [Told(berth, one) for one in found]:
        return False
    connection.execute(delete(games).where(games.c.berth == berth))
    connection.execute(delete(kept).where(kept.c.berth == berth))
    for one in found:
        crew = msgspec.json.encode(one.crew).decode()
        connection.execute(insert(games), {"berth": berth, "game": one.game, "ended_at": one.ended_at, "crew": crew})
    return True


def tell_all(connection: Connection) -> None:
    """All ratings anew, from the first game on."""
    take_turns(connection)
    connection.execute(delete(kept))
    for game in list(connection.execute(select(games.c.game).distinct().order_by(games.c.game)).scalars()):
        go_over(connection, game, (0, ""), None)


def take_turns(connection: Connection) -> None:
    """Wait for whoever makes ratings just now, and see what came of it."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(ONE_AT_A_TIME)))


def go_over(connection: Connection, game: str, since: Place, touched: set[str] | None) -> None:
    """Make the ratings of a game anew from a place on: of those who are touched, of whom these meet, and so on; None: of all."""
    known: dict[str, Rating] = {}
    for berth, one in read(connection, games.c.game == game, ~before(games, since)):
        if touched is not None:
            if touched.isdisjoint(one.players):
                continue
            touched.update(one.players)
        missing = [who for who in one.players if who not in known]
        known |= last_before(connection, game, missing, (one.ended_at, berth))
        new = settled(one, known)
        known |= new
        connection.execute(delete(kept).where(kept.c.berth == berth))
        write(connection, INSERTION, (columns_of(who, berth, game, rating) for who, rating in new.items()))


def read(connection: Connection, *which: Any) -> list[Told]:
    """Rated games, in their order."""
    rows = connection.execute(select(games).where(*which).order_by(games.c.ended_at, games.c.berth)).all()
    return [Told(row.berth, Rated(game=row.game, ended_at=row.ended_at, crew=crew_in(row.crew))) for row in rows]


def crew_in(text: str) -> list[tuple[str, bool, int]]:
    """A crew as a row holds it."""
    return msgspec.json.decode(text, type=list[tuple[str, bool, int]])


def last_before(connection: Connection, game: str, players: Sequence[str], place: Place) -> dict[str, Rating]:
    """What people's ratings were just before a game; nothing of who had none."""
    newest = (kept.c.ended_at.desc(), kept.c.berth.desc())
    found = {}
    for player in players:
        mine = (kept.c.player == player, kept.c.game == game, before(kept, place))
        row = connection.execute(select(kept).where(*mine).order_by(*newest).limit(1)).first()
        if row is not None:
            found[player] = rating_in(row)
    return found


def before(table: Table, place: Place) -> ColumnElement[bool]:
    """What stands before a place."""
    ended_at, berth = table.c.ended_at, table.c.berth
    return or_(ended_at < place[0], and_(ended_at == place[0], berth < place[1]))


def rating_in(row: Any) -> Rating:
    """A rating from its row."""
    return Rating(standing=Standing(row.rating, row.deviation, row.volatility), at=row.ended_at, games=row.games)


def columns_of(player: str, berth: str, game: str, rating: Rating) -> dict[str, Any]:
    """A rating as a row holds it."""
    return {
        "player": player, "berth": berth, "game": game, "ended_at": rating.at, "games": rating.games,
        **msgspec.structs.asdict(rating.standing),
    }  # fmt: skip


INSERTION = insertion(kept)


@steady
async def ratings_of(engine: AsyncEngine, player: str) -> dict[str, Rating]:
    """What somebody's rating is in each game, of which something is told."""
    gone = exists().where(schema.struck.c.player == kept.c.player, schema.struck.c.berth == kept.c.berth)
    nth = func.row_number().over(partition_by=kept.c.game, order_by=(kept.c.ended_at.desc(), kept.c.berth.desc())).label("nth")
    mine = select(kept, nth).where(kept.c.player == player, ~gone).subquery()
    async with engine.connect() as connection:
        rows = (await connection.execute(select(mine).where(mine.c.nth == 1))).all()
    return {row.game: rating_in(row) for row in rows}
