"""`doubloon blunders`: where a captain goes wrong, and what that costs him."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as Grid

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..lab.blunders import PATIENCE, Decision, Summary, find, summarise, worst
from ..lab.veterans import commit_of
from .play import read_pairs
from .screen import INDENT, Screen
from .wording import HELP, title, words_in


def blunders(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    iterations: Annotated[int, typer.Option(help=HELP("cli-blunders-iterations"), min=1)] = 1000,
    decisions: Annotated[int, typer.Option(help=HELP("cli-blunders-decisions"), min=1)] = 60,
    commit: Annotated[str | None, typer.Option(help=HELP("cli-blunders-commit"), show_default=False)] = None,
    shown: Annotated[int, typer.Option("--worst", help=HELP("cli-blunders-worst"), min=0)] = 10,
    seats: Annotated[int | None, typer.Option(help=HELP("cli-play-seats"), show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=HELP("cli-play-option"))] = None,
    out: Annotated[Path | None, typer.Option(help=HELP("cli-blunders-out"), show_default=False)] = None,
    seed: Annotated[str, typer.Option(help=HELP("cli-play-seed"))] = "blunders",
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Look for a captain's blunders."""
    screen = Screen(words_in(lang))
    wanted = doubloon.game(game)
    if out is not None and out.expanduser().exists():
        raise doubloon.Error(screen.say("blunders-taken", file=str(out)))
    options = read_pairs(option or [], screen.say)
    captain = "captain" if commit is None else f"captain@{commit_of(commit)}"
    quick, slow = f"{captain}:{iterations}", f"{captain}:{PATIENCE * iterations}"
    found: list[Decision] = []
    with screen.aside.status(screen.say("blunders-looking", count=0, all=decisions)) as status:
        for one in find(wanted, quick, slow, decisions, seats=seats or wanted.seats[0], options=options, seed=seed):
            found.append(one)
            status.update(screen.say("blunders-looking", count=len(found), all=decisions))
    screen.show(title(wanted, screen.say.language), style="bold")
    tell(summarise(found), quick, slow, screen)
    if dear := worst(found, shown):
        screen.show(listed(dear, quick, slow, screen), indent=INDENT)
    if out is not None:
        keep(worst(found, decisions), out, screen)


def keep(dear: list[Decision], out: Path, screen: Screen) -> None:
    """Write them down, a line each: the position, who decides, both choices and what one is worth more."""
    lines = [json.dumps(msgspec.to_builtins(one), ensure_ascii=False) + "\n" for one in dear]
    try:
        with out.expanduser().open("x", encoding="utf-8") as paper:
            paper.writelines(lines)
    except OSError as trouble:
        raise doubloon.Error(screen.say("file-unwritable", file=str(out), why=trouble.strerror or str(trouble))) from trouble
    screen.tell("blunders-kept", file=str(out), count=len(lines))


def tell(summary: Summary, quick: str, slow: str, screen: Screen) -> None:
    """How often the two differ, and what a choice loses."""
    screen.tell("blunders-differ", quick=quick, slow=slow, differ=summary.differ, all=summary.all, worse=summary.worse)
    low, high = (f"{100 * value:.1f}" for value in (summary.loss.low, summary.loss.high))
    screen.tell("blunders-loss", bot=quick, loss=f"{100 * summary.loss.mean:.1f}", low=low, high=high)


def listed(dear: list[Decision], quick: str, slow: str, screen: Screen) -> Grid:
    """The worst, each with what was better and by how much."""
    say = screen.say
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in (say("blunders-seat"), quick, slow, say("blunders-cost"), say("blunders-how")):
        grid.add_column(heading)
    for one in dear:
        assert one.loss is not None
        how = say("blunders-proven") if one.loss.proven else say("blunders-played", worlds=one.loss.worlds)
        grid.add_row(SEAT_LETTERS[one.seat], one.hasty, one.patient, f"{100 * one.cost:.0f}", how)
    return grid
