"""`python -m doubloon.lab.rivals`: the rivals of the ladder play each other, and their ratings are written for the harbour.

Only neighbours in the crew's list meet, those up to REACH places apart: a game that one of them always wins tells little. Every
deal is played in all orders of seats. The games are kept, under the name of the sources they were played with, so a run goes on
where it was cut off.
"""

from __future__ import annotations

import argparse
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np

from ..bots.rivals import MEASURED, Measure, Measured, Rival, rivals
from ..core.fingerprint import SOURCES
from ..core.folders import PACKAGE
from ..core.version import VERSION
from ..games import catalogue
from .arena import Contest, Played, new_contest
from .results import contend, read_results
from .strength import Estimate, Numbers, beaten, ratings, whole_deals
from .trials.contests import kept_in
from .veterans import LETTERS, git

REACH = 2
YARDSTICK, EVEN = "meg", 1500
"""She looks one move ahead in every game, and nothing else; her rating is EVEN by definition, where people begin too."""
DEALS, AT_ONCE = 100, 2
"""Of each pair: how many in all, and how many before the next pair has its turn."""
MINUTES = 10.0

Pair = tuple[int, int]


def pairs() -> list[Pair]:
    """Who meets whom, by their places in the list."""
    count = len(rivals())
    return [(one, other) for one in range(count) for other in range(one + 1, min(one + REACH, count - 1) + 1)]


def contest_of(game: str, pair: Pair) -> Contest:
    """Two rivals at as few seats as the game has for two."""
    one, other = (rivals()[at] for at in pair)
    return new_contest(catalogue[game], [one.spec, other.spec], seed=f"rivals {one.name} {other.name}")


def file_of(game: str, pair: Pair, folder: Path) -> Path:
    """Where their games are kept."""
    return kept_in(folder, game, "-".join(rivals()[at].name for at in pair))


def play(game: str, folder: Path, deals: int, minutes: float, jobs: int) -> None:
    """Play so many deals of every pair, a few of each in turn, as long as there is time."""
    deadline = time.monotonic() + 60 * minutes
    for wanted in range(AT_ONCE, deals + AT_ONCE, AT_ONCE):
        for pair in pairs():
            for _ in contend(
                contest_of(game, pair), min(wanted, deals), file=file_of(game, pair, folder), jobs=jobs, records=False
            ):
                if time.monotonic() > deadline:
                    return


def kept(game: str, pair: Pair, folder: Path) -> list[list[Played]]:
    """The whole deals that two rivals have played."""
    contest, file = contest_of(game, pair), file_of(game, pair, folder)
    return whole_deals(read_results(file, contest), contest.orders) if file.is_file() else []


def measured(game: str, folder: Path) -> Measured:
    """How strong they are, by all that is kept."""
    crew, played = rivals(), {pair: kept(game, pair, folder) for pair in pairs()}
    wins: Numbers = np.concatenate([widened(beaten(deals, 2), pair, len(crew)) for pair, deals in played.items()])
    anchor = next(at for at, one in enumerate(crew) if one.name == YARDSTICK)
    met = {at for pair, deals in played.items() if deals for at in pair}
    assert met == set(range(len(crew))), f"{game}: not all rivals have met somebody yet; give it more time."
    found = ratings(wins, anchor)
    counts = [sum(len(deal) for pair, deals in played.items() if at in pair for deal in deals) for at in range(len(crew))]
    return Measured(
        commit=commit(game),
        seats=contest_of(game, pairs()[0]).seats,
        games=sum(counts) // 2,
        yardstick=YARDSTICK,
        rivals=[measure_of(one, rated, games) for one, rated, games in zip(crew, found, counts, strict=True)],
    )


def measure_of(rival: Rival, found: Estimate, games: int) -> Measure:
    """A rival's rating, on the scale of people."""
    rating, low, high = (EVEN + round(number) for number in (found.mean, found.low, found.high))
    return Measure(rival.name, rival.spec, rating, low, high, games)


def widened(wins: Numbers, pair: Pair, count: int) -> Numbers:
    """Who finished before whom among two, as a table of all."""
    wide = np.zeros((len(wins), count, count))
    wide[np.ix_(range(len(wins)), pair, pair)] = wins
    return wide


def commit(game: str) -> str:
    """The newest commit of a game's rules and of bots, with a plus where they have changed since; without git, the version."""
    theirs = ["--", *(str(PACKAGE / name) for name in SOURCES), str(catalogue[game].folder), f":(exclude){MEASURED}"]
    try:
        changed = git("status", "--porcelain", "--untracked-files=no", *theirs)
        return git("log", "-1", "--format=%H", *theirs).decode()[:LETTERS] + ("+" if changed else "")
    except (OSError, subprocess.CalledProcessError):
        return VERSION


def shown(game: str, found: Measured) -> str:
    """A game in lines to be read."""
    lines = [f"{game}: {found.games} games at {found.seats} seats, {found.commit}"]
    lines += [f"  {one.name:<10} {one.spec:<16} {one.rating:>5} ({one.low}…{one.high})  {one.games}" for one in found.rivals]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and write what came of it."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.rivals", description="Measure the rivals of the ladder.")
    parser.add_argument("games", nargs="*", default=list(catalogue))
    parser.add_argument("--deals", type=int, default=DEALS, help="of each pair")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for one game; 0 only counts what is kept")
    parser.add_argument("--jobs", type=int, default=1, help="games side by side")
    parser.add_argument("--folder", type=Path, default=Path("build/rivals"), help="where the games are kept")
    parser.add_argument("--out", type=Path, default=MEASURED, help="where the ratings are written")
    given = parser.parse_args(arguments)
    for folder in (given.folder, given.out):
        folder.mkdir(parents=True, exist_ok=True)
    for game in given.games:
        if given.minutes:
            play(game, given.folder, given.deals, given.minutes, given.jobs)
        found = measured(game, given.folder)
        (given.out / f"{game}.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        print(shown(game, found), flush=True)


if __name__ == "__main__":
    main()
