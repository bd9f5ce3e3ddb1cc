"""Results of a contest on disk: a line of JSON for the contest, then one for each game, in the order of the schedule.

Games are only ever added at the end, so a run that was cut short goes on where it stopped.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import islice
from pathlib import Path

import msgspec

from ..core.errors import Error
from .arena import Contest, Played, play_games, schedule
from .cluster import play_on_cluster

SAME_EVEN_IF_DIFFERENT = ("code",)
"""A file may have been moved; what it says is in its digest."""


CHANGED = {
    "sources": "our rules or bots have changed",
    "edition": "the numbers in the box have changed",
    "code_digest": "your own bot has changed",
}
"""What is too long to be shown."""


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    contest: Contest


def contend(
    contest: Contest, deals: int, *, file: Path | None = None, jobs: int = 1, records: bool = True, ray: str | None = None
) -> Generator[Played]:
    """All games of so many deals: first those the file holds already, then new ones, each written before it is handed on.

    They are played in so many processes of this machine, or on the Ray cluster of that address.
    """
    kept = [] if file is None else read_results(file, contest)
    yield from kept[: deals * contest.orders]
    left = islice(schedule(contest, deals), len(kept), None)
    count = deals * contest.orders - len(kept)
    if count <= 0:
        return
    records = records and file is not None
    games = (
        play_games(contest, left, jobs=min(jobs, count), records=records)
        if ray is None
        else play_on_cluster(contest, left, ray, records)
    )
    try:
        if file is None:
            yield from games
            return
        with file.open("ab") as paper:
            for game in games:
                paper.write(msgspec.json.encode(game) + b"\n")
                paper.flush()
                yield game
    finally:
        games.close()


def read_results(file: Path, contest: Contest) -> list[Played]:
    """The games of a contest that a file holds; a new file is begun, and the torn end of an old one is cut off."""
    try:
        if not file.exists() or file.stat().st_size == 0:
            file.write_bytes(msgspec.json.encode(Heading(contest)) + b"\n")
            return []
        text = file.read_bytes()
    except OSError as trouble:
        raise Error(f"{file} cannot be used for results: {trouble.strerror or trouble}.") from trouble
    *lines, torn = text.split(b"\n")
    check_heading(file, lines[0] if lines else torn, contest)
    games = []
    for number, (line, wanted) in enumerate(zip(lines[1:], schedule(contest, len(lines)), strict=False), 2):
        try:
            game = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
            raise Error(f"line {number} of {file} is no game: {trouble}.") from trouble
        if (game.deal, game.order, game.lineup) != (*wanted, contest.lineup(wanted[1])):
            raise Error(
                f"line {number} of {file} is deal {game.deal}, order {game.order}; expected {wanted[0]} and {wanted[1]}, "
                f"with the bots {shown(tuple(map(str, contest.lineup(wanted[1]))))} at the seats."
            )
        games.append(game)
    if torn:
        with file.open("r+b") as paper:
            paper.truncate(len(text) - len(torn))
    return games


def seed_of(file: Path) -> str | None:
    """The seed of the contest in a file, so that a run can go on without naming it again."""
    try:
        with file.open("rb") as paper:
            return msgspec.json.decode(paper.readline(), type=Heading).contest.seed
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def check_heading(file: Path, line: bytes, contest: Contest) -> None:
    """Refuse a file that is something else, or the results of another contest."""
    try:
        other = msgspec.json.decode(line, type=Heading).contest
    except (msgspec.DecodeError, UnicodeDecodeError) as trouble:
        raise Error(f"{file} is there already and holds no results of a contest; choose another name.") from trouble
    for name in contest.__struct_fields__:
        ours, theirs = getattr(contest, name), getattr(other, name)
        if ours != theirs and name not in SAME_EVEN_IF_DIFFERENT:
            if name in CHANGED:
                raise Error(f"{file} holds another contest ({CHANGED[name]} since); choose another file.")
            raise Error(f"{file} holds another contest ({name}: {shown(theirs)}, not {shown(ours)}); choose another file.")


def shown(value: object) -> str:
    """A value as a reader would write it."""
    return " ".join(value) if isinstance(value, tuple) else str(value)
