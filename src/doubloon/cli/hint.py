"""What a good player would do: the moves weighed, their chances, the plan behind it, and the line expected."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ..bots.admiral import Admiral
from ..bots.advice import Advice
from ..core.numbering import SEAT_LETTERS
from ..core.plans import plan_of
from ..core.told import Plan
from .page import Page
from .screen import INDENT

SECONDS = 1.0
MOST_WEIGHED = 5


def hint(page: Page, seat: int) -> None:
    """Ask an admiral who knows no more than the seat does."""
    if page.table.game.must_compile:
        page.screen.tell("bot-gets-ready", style="dim", bot=page.screen.say("bot-admiral"))
    world = page.table.world(seat)
    advice = Admiral().advise(world, seat, seconds=SECONDS)
    say = page.screen.say
    if advice.iterations == 0:
        page.screen.tell("hint-only-move", move=str(advice.move))
        show_plan(page, plan_of(world, seat, advice.line))
        return
    if advice.exact:
        page.screen.tell("hint-proven")
        if advice.error > 0:
            page.screen.tell("hint-error", style="dim", error=f"{advice.error:.1e}")
    else:
        page.screen.tell("hint-weighed", worlds=advice.iterations)
    page.screen.show(weighed(page, seat, advice), indent=INDENT)
    show_plan(page, plan_of(world, seat, advice.line))
    if len(advice.line) > 1:
        line = ", ".join(f"{SEAT_LETTERS[one]} {move}" for one, move in advice.line)
        page.screen.show(Text.assemble((say("hint-line") + " ", "dim"), line), indent=INDENT)


def show_plan(page: Page, plan: Plan | None) -> None:
    """What is the point of the best move."""
    if plan is not None:
        page.screen.show(
            Text.assemble((page.screen.say("hint-plan") + " ", "dim"), page.words.plan(plan, page.crew.names)), indent=INDENT
        )


def weighed(page: Page, seat: int, advice: Advice) -> Grid:
    """The best few moves: number, notation, words, chance, and how often each was tried."""
    table, words = page.table, page.words
    numbers = {str(move): number for number, move in enumerate(table.moves(seat), 1)}
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for one in advice.weighed[:MOST_WEIGHED]:
        label = words.label(table.game.numbering.parse(one.move), page.crew.names)
        tried = "" if advice.exact else page.screen.say("hint-tried", count=one.visits)
        grid.add_row(
            Text(str(numbers[one.move]), "bold yellow"),
            Text(one.move, "cyan"),
            Text("" if label == one.move else label),
            Text(f"{one.chance:.0%}", "bold"),
            Text(tried, "dim"),
        )
    return grid
