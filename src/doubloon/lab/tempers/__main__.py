"""`python -m doubloon.lab.tempers`: let captains of every temper play, and write the page."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...core.errors import Error
from ...core.game import Game
from ...games import catalogue
from ..arena import cores
from ..compiling import compile_if_possible
from .deeds import Deeds, deeds_of
from .games import EVEN, STUDIED, WHO, contest_of, kept_deals, play
from .measures import Compared, measures_of
from .page import Told, page
from .parting import parting

DEALS = 40
ITERATIONS = 600
FEWEST = 2
"""With one deal nothing can be said about any other."""


def study(game: Game, deals: int, iterations: int, seats: int | None, folder: Path, jobs: int, read: bool = False) -> Told | None:
    """Play what is not played yet, and measure; or only measure what is kept, if that tells anything."""
    done: dict[str, list[Deeds]] = {}
    contests = {temper: contest_of(game, temper, iterations, seats) for temper in WHO}
    if read:
        deals = min(deals, kept_deals(contests, folder))
        if deals < FEWEST:
            return None
    kept = {temper: list(play(contest, temper, deals, folder, jobs)) for temper, contest in contests.items()}
    compile_if_possible(game)
    for temper, contest in contests.items():
        found = [one for played in kept[temper] for one in deeds_of(contest, game, played)]
        done[temper] = [one for one in found if temper == EVEN or one.bot == STUDIED]
    first = [played for played in kept[EVEN] if played.order == 0]
    return Told(
        game=game.name,
        title=game.words("en")("title"),
        seats=contests[EVEN].seats,
        deals=deals,
        games=len(kept[EVEN]),
        iterations=iterations,
        parted=parting(contests[EVEN], first, deals, iterations),
        did=Compared(measures_of(done, deals)),
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Study some games, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.tempers", description="Show what tempers do.")
    parser.add_argument("games", nargs="*", default=list(catalogue), help="all of them, unless some are named")
    parser.add_argument("--deals", type=int, default=DEALS, help="each is played in every order of seats, by every temper")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of every captain, for a move")
    parser.add_argument("--seats", type=int, help="two, unless otherwise said")
    parser.add_argument("--jobs", type=int, default=cores(), help="games side by side")
    parser.add_argument("--folder", type=Path, default=Path("build/tempers"), help="where the games are kept")
    parser.add_argument("--page", type=Path, default=Path("docs/studies/tempers.md"))
    parser.add_argument("--read", action="store_true", help="play nothing, and write the page from what is kept")
    given = parser.parse_args(arguments)
    if given.deals < FEWEST:
        raise Error(f"{given.deals} deals are too few; it takes {FEWEST} or more.")
    told: dict[str, Told | None] = dict.fromkeys(given.games)
    for name in given.games:
        told[name] = study(catalogue[name], given.deals, given.iterations, given.seats, given.folder, given.jobs, given.read)
        given.page.write_text(page([one for one in told.values() if one], missing(told)), encoding="utf-8")
        print(f"   {name}: {one.games if (one := told[name]) else 0} games of each temper", file=sys.stderr, flush=True)


def missing(told: Mapping[str, Told | None]) -> list[str]:
    """The games of which nothing is known yet."""
    return [catalogue[name].words("en")("title") for name, one in told.items() if one is None]


if __name__ == "__main__":
    main()
