"""`doubloon arena`: bots play each other, and are measured."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import doubloon

from ..core.numbering import SEAT_LETTERS
from ..lab.arena import Contest, Played, cores, new_contest
from ..lab.outsider import MOVE_SECONDS
from ..lab.results import contend, seed_of
from ..lab.strength import FEW_DEALS, Estimate, Sprt, Summary, bot_shares, estimate, labels, percent, sprt, summarise
from .play import read_pairs
from .screen import INDENT, Screen
from .wording import HELP, title, words_in

TEST_GAIN = 0.05
LINES = 10
"""So many lines of progress are printed where there is no terminal."""
MOST_FAULTS = 10
INTERRUPTED = 130


def arena(
    game: Annotated[str, typer.Argument(help=HELP("cli-game"), show_default=False)],
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT...", help=HELP("cli-arena-bots"), show_default=False)],
    seats: Annotated[int | None, typer.Option(help=HELP("cli-play-seats"), show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help=HELP("cli-play-option"))] = None,
    deals: Annotated[int, typer.Option(help=HELP("cli-arena-deals"), min=1)] = 20,
    sprt: Annotated[bool, typer.Option("--sprt", help=HELP("cli-arena-sprt"))] = False,
    p0: Annotated[float | None, typer.Option(help=HELP("cli-arena-p0"), show_default=False)] = None,
    p1: Annotated[float | None, typer.Option(help=HELP("cli-arena-p1"), show_default=False)] = None,
    most_deals: Annotated[int, typer.Option(help=HELP("cli-arena-most-deals"), min=1)] = 1000,
    jobs: Annotated[int | None, typer.Option(help=HELP("cli-arena-jobs"), min=1, show_default=False)] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help=HELP("cli-arena-ray"), show_default=False)] = None,
    seed: Annotated[str | None, typer.Option(help=HELP("cli-play-seed"), show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(help=HELP("cli-arena-out"), show_default=False)] = None,
    records: Annotated[bool, typer.Option(help=HELP("cli-arena-records"))] = True,
    code: Annotated[Path | None, typer.Option(help=HELP("cli-arena-code"), show_default=False)] = None,
    minutes: Annotated[float | None, typer.Option(help=HELP("cli-arena-minutes"), show_default=False)] = None,
    move_seconds: Annotated[float, typer.Option(help=HELP("cli-arena-move-seconds"), min=0.01)] = MOVE_SECONDS,
    lang: Annotated[str | None, typer.Option(help=HELP("cli-lang"), show_default=False)] = None,
) -> None:
    """Let bots play each other."""
    screen = Screen(words_in(lang))
    contest = new_contest(
        doubloon.game(game),
        bots,
        seats=seats,
        options=read_pairs(option or [], screen.say),
        seed=seed or (seed_of(out) if out else None),
        code=code,
        move_seconds=move_seconds,
    )
    test = Test(contest, p0, p1, screen) if sprt else None
    run = Run(contest, most_deals if test else deals, test, screen)
    run.play(jobs or cores(), out, records, minutes, ray)
    show_results(run, screen)
    if out is not None:
        screen.tell("arena-kept", file=str(out))
    if run.interrupted:
        raise typer.Exit(INTERRUPTED)


class Test:
    """Whether the first bot is better, asked after every deal."""

    def __init__(self, contest: Contest, p0: float | None, p1: float | None, screen: Screen) -> None:
        self.p0 = 1 / len(contest.bots) if p0 is None else p0
        self.p1 = self.p0 + TEST_GAIN if p1 is None else p1
        if not 0 < self.p0 < self.p1 < 1:
            raise doubloon.Error(screen.say("arena-bad-test", p0=f"{self.p0:g}", p1=f"{self.p1:g}"))

    def ask(self, shares: Sequence[float]) -> Sprt:
        """Where the test stands after deals of which the first bot won so much."""
        return sprt(np.array(shares), self.p0, self.p1)


class Run:
    """A contest while it is being played."""

    def __init__(self, contest: Contest, deals: int, test: Test | None, screen: Screen) -> None:
        self.contest = contest
        self.deals = deals
        self.all = deals * contest.orders
        self.test = test
        self.screen = screen
        self.games: list[Played] = []
        self.shares: list[float] = []
        """What the first bot won of every whole deal."""
        self.interrupted = False
        self.bar = Progress(
            TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            console=screen.console, disable=not screen.live,
        )  # fmt: skip

    def play(self, jobs: int, out: Path | None, records: bool, minutes: float | None, ray: str | None) -> None:
        """Play until all is played, decided or time is up; Ctrl-C keeps what there is."""
        deadline = None if minutes is None else time.monotonic() + 60 * minutes
        games = contend(self.contest, self.deals, file=out, jobs=jobs, records=records, ray=ray)
        with self.bar:
            task = self.bar.add_task(self.screen.say("arena-warming"), total=self.all)
            try:
                for game in games:
                    self.take(game)
                    self.bar.update(task, advance=1, description=self.score())
                    self.print_line()
                    if self.decided():
                        break
                    if deadline is not None and time.monotonic() > deadline and len(self.games) < self.all:
                        self.screen.tell("arena-time-up", games=len(self.games), all=self.all)
                        break
            except KeyboardInterrupt:
                self.interrupted = True
                self.screen.tell("arena-interrupted", games=len(self.games), all=self.all)
            finally:
                games.close()

    def take(self, game: Played) -> None:
        """One game more; they come deal by deal."""
        self.games.append(game)
        if game.order == self.contest.orders - 1:
            deal = self.games[-self.contest.orders :]
            self.shares.append(float(bot_shares([deal], len(self.contest.bots))[0, 0]))

    def decided(self) -> bool:
        """Whether the test has its answer."""
        return self.test is not None and self.test.ask(self.shares).better is not None

    def score(self) -> str:
        """How the first bot stands."""
        first = labels(self.contest.bots)[0]
        return self.screen.say("arena-running", bot=first, share=percent(estimate(np.array(self.shares))))

    def print_line(self) -> None:
        """A line now and then, where no bar can be drawn."""
        played = len(self.games)
        if not self.screen.live and (played * LINES // self.all > (played - 1) * LINES // self.all):
            self.screen.tell("arena-line", games=played, all=self.all, score=self.score())


def show_results(run: Run, screen: Screen) -> None:
    """Everything that is known now."""
    say = screen.say
    contest = run.contest
    summary = summarise(contest, run.games)
    screen.show()
    if not summary.deals:
        screen.tell("arena-none")
    else:
        game = title(doubloon.game(contest.game), say.language)
        seats = say("seats", seats=str(contest.seats), most=contest.seats)
        screen.tell("arena-title", style="bold", game=game, seats=seats, deals=summary.deals, games=summary.games)
        screen.show(bot_table(summary, screen))
        screen.show()
        screen.tell("arena-rating-note", bot=labels(contest.bots)[summary.anchor])
        if summary.decided is not None:
            screen.tell("arena-decided", bot=labels(contest.bots)[0], rate=percent(summary.decided))
        if summary.deals < FEW_DEALS:
            screen.tell("arena-few", deals=summary.deals, enough=FEW_DEALS)
        screen.show()
        screen.tell("arena-seats-title", style="bold")
        screen.show(seat_table(summary, screen))
        for seat, found in enumerate(summary.seats):
            fair = 1 / contest.seats
            if not found.low <= fair <= found.high:
                more = "yes" if found.mean > fair else "no"
                screen.tell("arena-biased", seat=SEAT_LETTERS[seat], more=more, fair=f"{100 * fair:.1f} %")
    if run.test is not None:
        screen.show()
        screen.show(verdict(run.test.ask(run.shares), labels(contest.bots)[0], screen))
    show_faults(contest, run.games, screen)
    screen.show()
    screen.show(say("arena-contest", seed=contest.seed))


def grid() -> Grid:
    """An empty table in our style."""
    return Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0))


def bot_table(summary: Summary, screen: Screen) -> Grid:
    """A line to each bot."""
    say = screen.say
    made = grid()
    made.add_column(say("arena-bot"), no_wrap=True)
    for heading in (say("arena-outcomes"), say("arena-share"), say("arena-points"), say("arena-rating"), say("arena-time")):
        made.add_column(heading, justify="right", no_wrap=True)
    for one in summary.standings:
        made.add_row(
            one.bot,
            f"{one.won}–{one.shared}–{one.lost}",
            percent(one.share),
            f"{one.points:.1f}",
            rating(one.rating),
            f"{1000 * one.mean_seconds:,.2f} ({1000 * one.slow_seconds:,.2f})",
        )
    return made


def rating(found: Estimate) -> str:
    """`+120 (+80…+160)`; who is the measure of the others has no interval."""
    return f"{found.mean:+.0f} ({found.low:+.0f}…{found.high:+.0f})" if found.low < found.high else "0"


def seat_table(summary: Summary, screen: Screen) -> Grid:
    """A line to each seat."""
    made = grid()
    made.add_column(screen.say("arena-seat"))
    made.add_column(screen.say("arena-share"), justify="right")
    for seat, found in enumerate(summary.seats):
        made.add_row(SEAT_LETTERS[seat], percent(found))
    return made


def verdict(found: Sprt, bot: str, screen: Screen) -> str:
    """What the sequential test says."""
    said = {
        "bot": bot, "p0": f"{100 * found.p0:.1f} %", "p1": f"{100 * found.p1:.1f} %", "llr": f"{found.llr:.2f}",
        "lower": f"{found.lower:.2f}", "upper": f"{found.upper:.2f}", "deals": found.deals,
    }  # fmt: skip
    if found.better is None:
        return screen.say("arena-sprt-open", **said)
    return screen.say("arena-sprt-better", **said) if found.better else screen.say("arena-sprt-worse", **said)


def show_faults(contest: Contest, games: Sequence[Played], screen: Screen) -> None:
    """Who lost by a fault, and why: equal reasons together."""
    kinds: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], Played] = {}
    for game in games:
        if game.fault is not None:
            kind = labels(contest.bots)[game.lineup[game.fault.seat]], game.fault.reason
            kinds[kind] += 1
            first.setdefault(kind, game)
    if not kinds:
        return
    screen.show()
    screen.tell("arena-faults-title", style="bold")
    for kind, count in kinds.most_common(MOST_FAULTS):
        where = first[kind]
        told = screen.say("arena-fault", bot=kind[0], count=count, reason=kind[1], deal=where.deal, order=where.order)
        screen.show(told, indent=INDENT)
    if len(kinds) > MOST_FAULTS:
        screen.show(screen.say("arena-more-faults", count=len(kinds) - MOST_FAULTS), indent=INDENT)
