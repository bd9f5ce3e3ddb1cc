"""The games of a study of tempers, played or read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ...bots.manners import TEMPERS
from ...core.game import Game
from ..arena import Contest, Played, new_contest
from ..results import contend, read_results

SEED = "tempers"
EVEN = "even"
"""What an even temper is called here."""
WHO = (EVEN, *TEMPERS)
STUDIED = 1
"""Of the two bots of a contest the one that is looked at; the other is an even captain."""


def captain(temper: str, iterations: int) -> str:
    """A captain of a temper."""
    return f"captain:{iterations}" if temper == EVEN else f"captain:{iterations}/{temper}"


def contest_of(game: Game, temper: str, iterations: int, seats: int | None = None) -> Contest:
    """A captain of a temper against an even one."""
    return new_contest(game, (captain(EVEN, iterations), captain(temper, iterations)), seats=seats, seed=SEED)


def file_of(contest: Contest, temper: str, folder: Path) -> Path:
    """Where the games of a contest are kept."""
    iterations = contest.bots[0].partition(":")[2]
    return folder / f"{contest.game}-{contest.seats}-{iterations}-{temper}.jsonl"


def play(contest: Contest, temper: str, deals: int, folder: Path, jobs: int) -> Iterator[Played]:
    """All games of so many deals: those that are kept, then new ones."""
    folder.mkdir(parents=True, exist_ok=True)
    yield from contend(contest, deals, file=file_of(contest, temper, folder), jobs=jobs)


def kept_deals(contests: Mapping[str, Contest], folder: Path) -> int:
    """How many whole deals are kept of all tempers."""
    files = {temper: file_of(contest, temper, folder) for temper, contest in contests.items()}
    if not all(file.exists() for file in files.values()):
        return 0
    return min(len(read_results(files[temper], contest)) // contest.orders for temper, contest in contests.items())
