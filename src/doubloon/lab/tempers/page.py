"""docs/studies/tempers.md."""

from __future__ import annotations

import subprocess
import textwrap
from collections.abc import Iterator, Sequence

import msgspec

from ...bots.manners import TEMPERS
from ...core.folders import PACKAGE
from ..study.estimates import Measure
from ..study.stars import certainty
from ..study.told import told, told_difference, told_short
from .games import EVEN, SEED
from .measures import KIND, RESULT, TOLD, Compared
from .parting import EVERY

METHOD = """Written by `python -m doubloon.lab.tempers`, which plays the games and keeps them; run again it goes on, with
`--deals` it plays more, and with `--read` none. A temper changes what the captain's search goes for and nothing else
([how](../decisions/0027-tempers.md)). Here a captain of each temper meets an even one, who tries as hard, in the same deals and
in every order of seats; so does a second even captain. A column tells what seats of that temper did; in brackets is how much
more that is than what the second even captain did, with a 95 % interval over deals. A star marks what is no chance, by Holm's
rule for all comparisons of a game together: of twenty such studies in which nothing differs, one has a star at all. Where there
is no star these games cannot tell; that is not to say that nothing differs."""
LINES = {
    "wins": "share of the victory",
    "points": "own points",
    "spread": "standard deviation of own points",
    "others": "points of the others",
    "gain": "own outlook gained by own moves",
    "cost": "others' outlook lost by them",
    "taken": "points that others had and lost by them",
    "choices": "choices made",
    "otherwise": "chosen otherwise",
}
MOST_NAMED = 4
"""So many differences are named of each temper, the surest first."""
WIDTH = 130


class Told(msgspec.Struct, frozen=True):
    """What is known of a game."""

    game: str
    title: str
    seats: int
    deals: int
    games: int
    """Of each temper."""
    iterations: int
    parted: Compared
    did: Compared


def page(games: Sequence[Told], missing: Sequence[str] = ()) -> str:
    """The whole page."""
    lines = ["# What a temper does", "", *textwrap.fill(METHOD, WIDTH).split("\n"), "", f"Of commit {commit()}.", ""]
    if missing:
        lines += [f"**Not played yet**: {', '.join(missing)}.", ""]
    lines += ["## Where they part", "", *textwrap.fill(parting_note(), WIDTH).split("\n"), ""]
    lines += head("game", "even, once more")
    for one in games:
        [(even, others)] = one.parted.rows("parting")
        lines.append(row(one.title, even, others))
    for one in games:
        lines += ["", *chapter(one)]
    return "\n".join(lines) + "\n"


def parting_note() -> str:
    """What the first table tells."""
    return (
        f"One decision in {EVERY} of the games between two even captains is put to all of them. "
        "The table tells how often each chose otherwise than the even captain; "
        "even he does, when he is asked once more and searches by other lots."
    )


def chapter(one: Told) -> Iterator[str]:
    """All about one game."""
    yield f"## {one.title}"
    yield ""
    yield (
        f"{one.seats} seats, {one.deals} deals, {one.games} games of each temper, {one.iterations} iterations a move; "
        f"seed `{SEED}`."
    )
    yield ""
    for temper in one.did.tempers:
        yield f"- **{temper}**: {verdict(one, temper)}"
    yield ""
    yield from table("in a game", one.did, RESULT)
    yield ""
    yield from table("of the choices", one.did, KIND)
    if shown := [(even, others) for even, others in one.did.rows(TOLD) if any(star for _, _, star in others)]:
        yield ""
        yield "What their moves bring about, times in a game; only where some temper differs:"
        yield ""
        yield from head("event", EVEN)
        yield from (row(even.name, even, others) for even, others in shown)


def verdict(one: Told, temper: str) -> str:
    """In which measures a temper differs from an even one, the surest first; or that none is known to."""
    [parted] = [measure for key, measure in one.parted.differences.items() if key[0] == temper]
    starred = [key for key in one.did.stars if key[0] == temper]
    tried = sum(key[0] == temper for key in one.did.differences)
    apart = f"chooses otherwise in {told_difference(parted, False)} of its decisions beyond chance"
    if not any(key[0] == temper for key in one.parted.stars):
        apart = "is not known to choose otherwise in the same position"
    if not starred:
        return f"{apart}; in what came of it, none of {tried} measures is known to differ."
    surest = sorted(starred, key=lambda key: -certainty(one.did.differences[key]))[:MOST_NAMED]
    named = ", ".join(f"{name_of(key[1], key[2])} {told_difference(one.did.differences[key], False)}" for key in surest)
    return f"{apart}; {len(starred)} of {tried} measures differ, the surest: {named}."


def name_of(section: str, name: str) -> str:
    """A measure in words."""
    return LINES[name] if section == RESULT else f"`{name}`"


def table(first: str, did: Compared, section: str) -> Iterator[str]:
    """The measures of one section."""
    yield from head(first, EVEN)
    yield from (row(LINES.get(even.name, even.name), even, others) for even, others in did.rows(section))


def head(first: str, even: str) -> list[str]:
    """The head of a table."""
    return [f"| {first} | {even} | {' | '.join(TEMPERS)} |", "| --- |" + " ---: |" * (1 + len(TEMPERS))]


def row(name: str, even: Measure, others: Sequence[tuple[Measure, Measure, bool]]) -> str:
    """A measure of an even temper with its interval, and of each other one with its difference."""
    cells = [f"{told_short(one)} ({told_difference(less, star)})" for one, less, star in others]
    return f"| {name} | {told(even)} | {' | '.join(cells)} |"


def commit() -> str:
    """Of which day the figures are."""
    asked = subprocess.run(["git", "-C", str(PACKAGE), "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return asked.stdout.strip() or "unknown"
