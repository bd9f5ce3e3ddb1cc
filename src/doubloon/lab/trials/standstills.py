"""How Jackal ends when captains play: whether they finish, or stand still."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from math import inf
from pathlib import Path
from typing import Any

import msgspec

from ...core.records import play_record
from ...core.table import Table
from ...games import catalogue
from ..arena import Played, cores, new_contest
from ..results import contend, read_results
from .claims import ITERATIONS
from .contests import SEED, kept_in

GAME = "jackal"
GAMES = 40
"""On each island."""
ISLANDS: dict[str, dict[str, Any]] = {
    **{f"island {number}": {"island": number} for number in range(1, 5)},
    "classic": {"island": "classic"},
    "teams, island 3": {"island": 3, "teams": "yes"},
}


class Ended(msgspec.Struct, frozen=True):
    """How one game ended."""

    island: str
    seats: int
    turns: int
    face_down: int
    """Tiles that nobody had turned."""
    stood_still: bool
    """Nothing came any more, or everybody agreed with tiles face down, while somebody behind could still have won."""
    given_up: bool
    """Every tile was turned, and everybody agreed that the last gold cannot be had: the rulebook's own end (§10.2)."""


def shares_of(island: str) -> list[tuple[int, int]]:
    """At how many seats how many games are played: all there are, as evenly as can be."""
    seats = [4] if "teams" in ISLANDS[island] else [2, 3, 4]
    return [(one, GAMES // len(seats) + (at < GAMES % len(seats))) for at, one in enumerate(seats)]


def look(island: str, table: Table) -> Ended:
    """What is left of an island when the game is over."""
    view = table.view(None)
    face_down = sum(cell["face"] == "down" for cell in view["cells"])
    told = {one.kind for one in table.events(None)}
    left_open = not told & {"all-found", "nobody-left"} and is_open(table, view)
    agreed = "voted" in told and face_down == 0
    return Ended(island, table.seats, view["turns"], face_down, left_open and not agreed, left_open and agreed)


def is_open(table: Table, view: dict[str, Any]) -> bool:
    """Whether anybody behind, whose side can still do something, could have caught up; or gold have decided a tie."""
    left = view["coins_on_island"] + to_be_found(view)
    won = set(table.winners)
    sides = [{seat, *view["partners"][seat : seat + 1]} for seat in range(table.seats)]
    rivals = [seat for seat in range(table.seats) if seat not in won and any(is_manned(view, mate) for mate in sides[seat])]
    lead = max(table.scores) - max((table.scores[seat] for seat in rivals), default=-inf)
    shared = any(sides[seat] != won for seat in won)
    return left > 0 and (shared or lead <= left)


def is_manned(view: dict[str, Any], seat: int) -> bool:
    """Whether a seat has a man who can still do something: out of a pit leads a bottle."""
    return any(not man["dead"] and (not man["trapped"] or view["bottles"][seat] > 0) for man in view["crews"][seat])


def to_be_found(view: dict[str, Any]) -> int:
    """The most coins that can lie under tiles: of each back the richest, as many as are face down."""
    coins = 0
    for back, kinds in view["unseen"].items():
        chests = [int(kind.partition("-")[2]) for kind, count in kinds.items() if kind.startswith("chest-") for _ in range(count)]
        tiles = sum(cell["face"] == "down" and cell["back"] == back for cell in view["cells"])
        coins += sum(sorted(chests, reverse=True)[:tiles])
    return coins


def play(island: str, folder: Path, *, minutes: float = 0.0) -> Iterator[Ended]:
    """The games of an island: those that are kept, and with minutes to spare others until time is up."""
    captain = f"captain:{ITERATIONS[GAME]}"
    deadline = time.monotonic() + 60 * minutes
    for seats, wanted in shares_of(island):
        contest = new_contest(catalogue[GAME], [captain, captain], seats=seats, options=ISLANDS[island], seed=SEED)
        file = kept_in(folder, GAME, f"{island.replace(' ', '-').replace(',', '')}.{seats}")
        known = read_results(file, contest) if file.exists() else []
        yield from (look(island, at_its_end(game)) for game in known[:wanted])
        if len(known) >= wanted or time.monotonic() >= deadline:
            continue
        games = contend(contest, -(-wanted // contest.orders), file=file, jobs=cores(), records=True)
        try:
            for game in islice(games, len(known), wanted):
                yield look(island, at_its_end(game))
                if time.monotonic() > deadline:
                    break
        finally:
            games.close()


def at_its_end(game: Played) -> Table:
    """The table that a game ended at."""
    assert game.record is not None
    return play_record(catalogue, game.record)
