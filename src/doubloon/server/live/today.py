"""What is played today: every game's deal, the same for everybody, and the puzzles of the day."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import doubloon

from ...core.version import VERSION
from ..store import Store
from ..store.days import Laid, lay_puzzle, puzzle_on, secret_of_deals
from ..store.tries import Tried, mine_on
from ..table import days
from ..table.berth import AT_THE_BEGINNING, Charter, Origin
from ..table.days import Deal
from ..table.entries import AnyEntry, Began, Sat
from ..table.fair import commitment
from ..table.ladder import seats_for
from ..table.opening import begun_once, find_game, new_id
from ..table.refusals import Refused
from ..table.tries import GOES_ON
from .harbour import Harbour

ALONE = 1


class Today:
    """The harbour's day, and what everybody plays on it."""

    def __init__(self, harbour: Harbour, store: Store, ahead: int = 0) -> None:
        self.harbour = harbour
        self.store = store
        self.ahead = ahead
        """How many minutes our day begins before that of Greenwich."""
        self.secret = ""

    async def begin(self) -> None:
        """Know the secret that all deals come of."""
        self.secret = await secret_of_deals(self.store.engine)

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

    def promise(self, day: str, game: str) -> str:
        """What the chance of a deal is bound to."""
        return commitment(days.secret_on(self.secret, day, game))

    # Deals.

    async def deal(self, player: str, name: str) -> Charter:
        """Somebody's table of today's deal: whoever has begun comes back to it."""
        game, day = find_game(name), self.day
        seats = seats_for(game)
        if seats is None:
            raise Refused(409, f"{game.name} is for one alone: there is nobody to play its deal of the day against.")
        begun = begun_at(await mine_on(self.store.engine, player, day), name)
        if begun is None:
            charter = await self.draw_up(player, game, seats, day)
            await self.harbour.launch(charter, crew_of(charter, player, days.seat_on(day, seats)))
            begun = charter.id
        return await self.kept(begun)

    async def kept(self, table: str) -> Charter:
        """A table that is there: perhaps somebody, or we ourselves, were quicker."""
        found = await self.store.charter(table)
        assert found is not None
        return found

    async def draw_up(self, player: str, game: doubloon.Game, seats: int, day: str) -> Charter:
        """The table: its name is the player's own, so that there is one, and all else is everybody's."""
        sample = begun_once(game, seats, {}, AT_THE_BEGINNING)
        return Charter(
            id=days.table_of(self.secret, day, game.name, player), game=game.name, seats=seats, options=sample.options,
            edition=sample.edition, secret=days.secret_on(self.secret, day, game.name), rules=VERSION,
            opened_at=self.harbour.now, opened_by=player,
            deal=Deal(day=day, until=self.until(day), rival=days.RIVAL, guest=await self.is_guest(player)),
        )  # fmt: skip

    async def is_guest(self, player: str) -> bool:
        """Whether somebody has no account."""
        known = await self.store.find_player(id=player)
        return known is None or known.account is None

    # Puzzles.

    async def puzzle(self, player: str, name: str) -> Charter:
        """A table with today's puzzle: the one somebody is at, or another try."""
        game, day = find_game(name), self.day
        if not has_puzzles(game):
            raise Refused(409, f"{game.name} has no puzzles.")
        at = on_the_table(await mine_on(self.store.engine, player, day), name)
        if at is not None:
            return await self.kept(at)
        laid = await self.laid(day, game)
        sample = begun_once(game, ALONE, {}, Origin(start=laid.position))
        charter = Charter(
            id=new_id(), game=game.name, seats=ALONE, options={"puzzle": day}, edition=sample.edition,
            secret=days.secret_on(self.secret, day, f"{name} puzzle"), rules=VERSION, opened_at=self.harbour.now,
            opened_by=player, start=laid.position, deal=Deal(day=day, until=self.until(day), guest=await self.is_guest(player)),
        )  # fmt: skip
        await self.harbour.launch(charter, crew_of(charter, player, 0))
        return charter

    async def laid(self, day: str, game: doubloon.Game) -> Laid:
        """The puzzle of a day: the one that was made for it, or, where none was made in time, the next one of the box."""
        found = await puzzle_on(self.store.engine, day, game.name)
        if found is None:
            boxed = await asyncio.to_thread(from_the_box, game, day)
            await lay_puzzle(self.store.engine, day, game.name, Laid("", boxed))
            found = await puzzle_on(self.store.engine, day, game.name)
        assert found is not None
        return found


def crew_of(charter: Charter, player: str, mine: int) -> list[AnyEntry]:
    """Who sits where at a table of the day. The cards are dealt at once: nobody adds a grain to what is everybody's."""
    assert charter.deal is not None
    at, level = charter.opened_at, (charter.deal.rival or "").partition(":")[0]
    crew = [(player, None) if seat == mine else (None, level) for seat in range(charter.seats)]
    return [*(Sat(at=at, seat=seat, player=who, bot=bot) for seat, (who, bot) in enumerate(crew)), Began(at=at)]


def begun_at(mine: Sequence[Tried], game: str) -> str | None:
    """The table where somebody has begun a deal, if they have: of two, since they came as two people, the first."""
    return next((one.berth for one in mine if not one.told.puzzle and one.told.game == game), None)


def on_the_table(mine: Sequence[Tried], game: str) -> str | None:
    """The table where somebody's try at a puzzle goes on, if one does."""
    return next((one.berth for one in mine if one.told.puzzle and one.told.game == game and one.told.outcome == GOES_ON), None)


def has_puzzles(game: doubloon.Game) -> bool:
    """Whether a game has puzzles for one."""
    return "puzzle" in game.options and ALONE in game.seats


def from_the_box(game: doubloon.Game, day: str) -> dict[str, Any]:
    """One of the puzzles that the game comes with: each day the next."""
    choices = game.options["puzzle"].choices
    return game.start(ALONE, "box", puzzle=choices[days.number_of(day) % len(choices)]).position()
