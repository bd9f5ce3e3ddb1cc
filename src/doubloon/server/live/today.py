"""What is played today: every game's deal, the same for everybody, and the puzzles of the day."""

from __future__ import annotations

import asyncio

import doubloon

from ...core.forms import replace
from ...core.version import VERSION
from ..table import days
from ..table.berth import AT_THE_BEGINNING, Charter, Origin
from ..table.days import Deal
from ..table.ids import new_id
from ..table.keeping import KeepsDays
from ..table.ladder import seats_for
from ..table.opening import begun_once, find_game
from ..table.refusals import Refused
from ..table.today import (
    ALONE,
    Laid,
    Looking,
    TodayOut,
    begun_at,
    crew_of,
    from_the_box,
    games_shown,
    has_puzzles,
    on_the_table,
    read_day,
    told_of,
)  # fmt: skip
from .harbour import Harbour


class Today:
    """The harbour's day, and what everybody plays on it."""

    def __init__(self, harbour: Harbour, kept: KeepsDays, ahead: int = 0) -> None:
        self.harbour = harbour
        self.kept = kept
        self.ahead = ahead
        """How many minutes our day begins before that of Greenwich."""
        self.secret = ""

    async def begin(self) -> None:
        """Know the secret that all deals come of."""
        self.secret = await self.kept.secret()

    @property
    def day(self) -> str:
        """Which day it is."""
        return days.day_at(self.harbour.now, self.ahead)

    def until(self, day: str) -> int:
        """When a day is over."""
        return days.end_of(day, self.ahead)

    def is_over(self, day: str) -> bool:
        """Whether a day is."""
        return self.harbour.now >= self.until(day)

    async def look(self, person: str | None, day: str | None) -> TodayOut:
        """A day, as somebody may know it: how others did is told to whoever has played, or when the day is over."""
        wanted = read_day(day, self.day)
        laid, over = await self.laid_on(wanted), self.is_over(wanted)
        found = Looking(self.secret, wanted, self.until(wanted), self.harbour.now, over, self.day, laid=laid)
        if person is None:
            return told_of(found)
        kept, audience = self.kept, self.harbour.audience
        mine, before = await kept.mine_on(person, wanted), await kept.ended_by(person)
        games = games_shown(mine, over)
        everybody = await kept.tried_on(wanted, games) if games else []
        await audience.learn({one.told.player for one in (*mine, *everybody)})
        found = replace(found, names=audience.names, person=person, mine=mine, everybody=everybody, before=before)
        return told_of(found)

    async def laid_on(self, day: str) -> dict[str, Laid]:
        """The puzzles of a day; of one that is over only those that were laid."""
        found = {}
        for game in filter(has_puzzles, doubloon.catalogue.values()):
            laid = await (self.laid(day, game) if day == self.day else self.kept.puzzle_on(day, game.name))
            if laid is not None:
                found[game.name] = laid
        return found

    # Deals.

    async def deal(self, player: str, name: str) -> Charter:
        """Somebody's table of today's deal: whoever has begun comes back to it."""
        game, day = find_game(name), self.day
        seats = seats_for(game)
        if seats is None:
            raise Refused(409, f"{game.name} is for one alone: there is nobody to play its deal of the day against.")
        begun = begun_at(await self.kept.mine_on(player, day), name)
        if begun is None:
            charter = await self.draw_up(player, game, seats, day)
            await self.harbour.launch(charter, crew_of(charter, player, days.seat_on(day, seats)))
            begun = charter.id
        return await self.there(begun)

    async def there(self, table: str) -> Charter:
        """A table that is there: perhaps somebody, or we ourselves, were quicker."""
        found = await self.harbour.store.charter(table)
        assert found is not None
        return found

    async def draw_up(self, player: str, game: doubloon.Game, seats: int, day: str) -> Charter:
        """The table: its name is the player's own, so that there is one, and all else is everybody's."""
        sample = begun_once(game, seats, {}, AT_THE_BEGINNING)
        return Charter(
            id=days.table_of(self.secret, day, game.name, player), game=game.name, seats=seats, options=sample.options,
            edition=sample.edition, secret=days.secret_on(self.secret, day, game.name), rules=VERSION,
            opened_at=self.harbour.now, opened_by=player,
            deal=Deal(day=day, until=self.until(day), rival=days.RIVAL, guest=await self.kept.is_guest(player)),
        )  # fmt: skip

    # Puzzles.

    async def puzzle(self, player: str, name: str) -> Charter:
        """A table with today's puzzle: the one somebody is at, or another try."""
        game, day = find_game(name), self.day
        if not has_puzzles(game):
            raise Refused(409, f"{game.name} has no puzzles.")
        at = on_the_table(await self.kept.mine_on(player, day), name)
        if at is not None:
            return await self.there(at)
        laid = await self.laid(day, game)
        sample = begun_once(game, ALONE, {}, Origin(start=laid.position))
        charter = Charter(
            id=new_id(), game=game.name, seats=ALONE, options={"puzzle": day}, edition=sample.edition,
            secret=days.secret_on(self.secret, day, f"{name} puzzle"), rules=VERSION, opened_at=self.harbour.now,
            opened_by=player, start=laid.position,
            deal=Deal(day=day, until=self.until(day), guest=await self.kept.is_guest(player)),
        )  # fmt: skip
        await self.harbour.launch(charter, crew_of(charter, player, 0))
        return charter

    async def laid(self, day: str, game: doubloon.Game) -> Laid:
        """The puzzle of a day: the one that was made for it, or, where none was made in time, the next one of the box."""
        found = await self.kept.puzzle_on(day, game.name)
        if found is None:
            boxed = await asyncio.to_thread(from_the_box, game, day)
            await self.kept.lay_puzzle(day, game.name, Laid("", boxed))
            found = await self.kept.puzzle_on(day, game.name)
        assert found is not None
        return found
