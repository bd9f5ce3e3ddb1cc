"""What is claimed of the bots, game by game."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import msgspec

from ...games import catalogue
from ..arena import seatings

FACTS = {
    file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(Path(__file__).parent.glob("games/*.toml"))
}
"""What is claimed of one game and not of another."""
ITERATIONS = {game: facts["iterations"] for game, facts in FACTS.items()}
"""About 20 ms a move on one core."""
LEVELS = ("deckhand", "bosun", "captain", "admiral")
"""From the weakest, each at its own time."""
BEFORE = "d110df729e6e"
"""The commit before the search learned to think."""
EQUAL_TIME = "0.2s"
SIMULATIONS = 200
"""Of either side where they are equally many."""
GAMES = 200
"""An estimate is made of so many games, …"""
FEW_GAMES = 120
"""… at four seats of so many."""
MOST_DEALS = 400
"""A test that is not decided after so many deals is given up."""
PEER = Path(__file__).with_name("ismcts.py")

LEVEL, OLD, TIME, OTHERS, BEST = "level", "before", "thinking", "openspiel", "best"


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """A contest, and what it is to show of the bot named first."""

    game: str
    part: str
    bots: tuple[str, ...]
    claim: str
    p0: float | None = None
    """A share of the victories that refutes the claim …"""
    p1: float | None = None
    """… and one that confirms it; None where only the share is asked for."""
    seats: int = 2
    code: Path | None = None

    @property
    def deals(self) -> int:
        """So many deals make the estimate, each in every order of seats."""
        return max(1, (GAMES if self.seats == 2 else FEW_GAMES) // len(seatings(len(self.bots), self.seats)))

    @property
    def most_deals(self) -> int:
        """So many are played at most."""
        return self.deals if self.p1 is None else max(self.deals, MOST_DEALS)


def trials_of(game: str, before: str = BEFORE) -> Iterator[Trial]:
    """All trials of a game, the dearest last."""
    yield from levels(game)
    yield from thinking(game)
    yield from against_before(game, before)
    yield from against_openspiel(game)
    yield best_known(game)


def levels(game: str) -> Iterator[Trial]:
    """Every level against every other; each is clearly stronger than the one below it."""
    wanted = {("bosun", "deckhand"): 0.75, ("captain", "bosun"): 0.75, ("admiral", "captain"): 0.60}
    for low, high in combinations(LEVELS, 2):
        p1 = wanted.get((high, low))
        claim = f"{high} against {low}" if p1 is None else f"{high} wins {100 * p1:.0f} % against {low}"
        p0 = None if p1 is None else round(p1 - 0.05, 2)
        yield Trial(game=game, part=LEVEL, bots=(high, low), claim=claim, p0=p0, p1=p1)


def thinking(game: str) -> Iterator[Trial]:
    """More time is better."""
    captain = ITERATIONS[game]
    claim = "four times the iterations win 55 %"
    yield Trial(game=game, part=TIME, bots=(f"captain:{4 * captain}", f"captain:{captain}"), claim=claim, p0=0.5, p1=0.55)


def against_before(game: str, before: str) -> Iterator[Trial]:
    """The captain against the one of the commit before, in equal time."""
    p1 = 0.65 if FACTS[game]["wins_clearly"] else 0.55
    bots = (f"captain:{EQUAL_TIME}", f"captain@{before}:{EQUAL_TIME}")
    claim = f"captain wins {100 * p1:.0f} % against the captain before, at {EQUAL_TIME} a move"
    yield Trial(game=game, part=OLD, bots=bots, claim=claim, p0=0.5, p1=p1)
    if 4 in catalogue[game].seats:
        claim = "two captains win 55 % against two before, at four seats"
        yield Trial(game=game, part=OLD, bots=bots, claim=claim, p0=0.5, p1=0.55, seats=4)


def against_openspiel(game: str) -> Iterator[Trial]:
    """The captain against OpenSpiel's ISMCTSBot, which is given our compiled playouts."""
    bots = (f"captain:{EQUAL_TIME}", "mine:EqualTime")
    claim = f"captain wins 95 % against ISMCTSBot at {EQUAL_TIME} a move"
    yield Trial(game=game, part=OTHERS, bots=bots, claim=claim, p0=0.9, p1=0.95, code=PEER)
    bots = (f"captain:{SIMULATIONS}", "mine:EqualSimulations")
    claim = f"captain wins 65 % against ISMCTSBot at {SIMULATIONS} simulations"
    yield Trial(game=game, part=OTHERS, bots=bots, claim=claim, p0=0.5, p1=0.65, code=PEER)


def best_known(game: str) -> Trial:
    """What luck allows: the admiral with ten times the captain's time against him."""
    return Trial(game=game, part=BEST, bots=("admiral:5s", "captain"), claim="the best play we know against captain")
