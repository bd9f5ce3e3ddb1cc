"""What the bots are worth, measured: `make strength` plays these trials and writes docs/strength.md.

Every trial is a contest of the arena with a claim to be tested; its games are kept, so a run that was cut short goes on.
"""

from __future__ import annotations

import argparse
import platform
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from ..core.version import VERSION
from ..games import catalogue
from .arena import Contest, Played, cores, new_contest
from .results import contend, read_results
from .strength import Sprt, beaten, bot_shares, decided_games, estimate, labels, percent, sprt, summarise, whole_deals

ITERATIONS = {"buried-treasure": 3000, "martinique": 2000, "pirates-map": 2000, "morgans-magic-map": 1300, "jackal": 1400}
"""About 20 ms a move on one core."""
MINUTES = 30.0
"""No trial takes longer."""
MOST_DEALS = 400
SEED = "strength"

METHOD = """Measured by `make strength`, which writes this page. Every deal is played in every order of seats, dice
and bots draw from separate seeds, and the interval (95 %) is over deals. With two bots the share is of the games that only one
of them won. A claim is tested by SPRT, at 5 % risk of either error, against a share a little lower (`--p0` in its command: 94 %
where 97 % is claimed), and the trial stops when it is decided; otherwise it stops after {minutes:g} minutes.
Milliseconds are the mean per decision of each bot, with two games side by side on two cores; beside other work they are
longer, which changes no choice but those of a bot that plays by the clock."""


class Trial(msgspec.Struct, frozen=True):
    """A contest, and what it is to show of the bot named first."""

    game: str
    bots: tuple[str, ...]
    claim: str
    p0: float
    """A share of the victories that refutes the claim …"""
    p1: float
    """… and one that confirms it."""
    seats: int = 2
    deals: int = MOST_DEALS

    @property
    def command(self) -> str:
        """What plays the same games."""
        ending = f"--sprt --p0 {self.p0:g} --p1 {self.p1:g} --most-deals {self.deals}"
        return f"doubloon arena {self.game} {' '.join(self.bots)} --seats {self.seats} --seed {SEED} {ending}"


class Outcome(msgspec.Struct, frozen=True):
    """What came of a trial."""

    trial: Trial
    contest: Contest
    games: list[Played]
    seconds: float

    @property
    def deals(self) -> list[list[Played]]:
        """Whole deals."""
        return whole_deals(self.games, self.contest.orders)

    @property
    def test(self) -> Sprt:
        """Where the test of the claim stands."""
        return sprt(bot_shares(self.deals, len(self.contest.bots))[:, 0], self.trial.p0, self.trial.p1)


def trials_of(game: str) -> Iterator[Trial]:
    """All that is claimed of the bots at one game."""
    thinking = ITERATIONS[game]
    captain, admiral = f"captain:{thinking}", f"admiral:{thinking}"
    yield Trial(game, (captain, "deckhand"), "captain wins 97 % against deckhand", 0.94, 0.97)
    yield Trial(game, (captain, "bosun"), "captain wins 75 % against bosun", 0.70, 0.75)
    if max(catalogue[game].seats) == 4:
        crew = (captain, "bosun", "deckhand", "bosun")
        yield Trial(game, crew, "captain finishes ahead of bosun and deckhand at four seats", 0.25, 0.4, 4, 40)
    yield Trial(game, (admiral, captain), "admiral is not worse than captain", 0.45, 0.5)
    yield Trial(game, (f"captain:{2 * thinking}", captain), "twice the iterations do not hurt", 0.45, 0.5)
    yield Trial(game, ("captain:0.2s", "bosun"), "captain wins 75 % against bosun at 200 ms a move", 0.70, 0.75, 2, 60)


def file_of(trial: Trial, folder: Path) -> Path:
    """Where the games of a trial are kept."""
    return folder / f"{trial.game} {' '.join(trial.bots)} {trial.seats}.jsonl".replace(" ", "_").replace(":", "-")


def read(trial: Trial, folder: Path) -> Outcome:
    """What came of the games played so far."""
    contest = new_contest(catalogue[trial.game], trial.bots, seats=trial.seats, seed=SEED)
    return Outcome(trial, contest, read_results(file_of(trial, folder), contest), 0.0)


def run(trial: Trial, folder: Path, minutes: float) -> Outcome:
    """Play until the claim is decided or time is up."""
    contest = new_contest(catalogue[trial.game], trial.bots, seats=trial.seats, seed=SEED)
    file = file_of(trial, folder)
    began = time.monotonic()
    kept: list[Played] = []
    games = contend(contest, trial.deals, file=file, jobs=cores(), records=False)
    try:
        for game in games:
            kept.append(game)
            outcome = Outcome(trial, contest, kept, time.monotonic() - began)
            if game.order == contest.orders - 1 and outcome.test.better is not None:
                break
            if time.monotonic() - began > 60 * minutes:
                break
    finally:
        games.close()
    return Outcome(trial, contest, kept, time.monotonic() - began)


# The page.


def verdict(test: Sprt) -> str:
    """What the test says."""
    return "not decided" if test.better is None else "yes" if test.better else "no"


def row(outcome: Outcome) -> str:
    """A line of the table."""
    trial, contest = outcome.trial, outcome.contest
    summary = summarise(contest, outcome.games)
    first = summary.standings[0]
    share = percent(decided_games(outcome.deals) or first.share) if len(contest.bots) == 2 else percent(first.share)
    took = " / ".join(f"{1000 * one.mean_seconds:.1f}" for one in summary.standings)
    return f"| {trial.claim} | {verdict(outcome.test)} | {share} | {summary.games} | {took} |"


def pairs(outcome: Outcome) -> Iterator[str]:
    """Of a contest of several: how often the first bot finished before each other one."""
    bots = labels(outcome.contest.bots)
    wins = beaten(outcome.deals, len(bots))
    for other in range(1, len(bots)):
        met = wins[:, 0, other] + wins[:, other, 0]
        yield f"{bots[0]} before {bots[other]}: {percent(estimate(wins[:, 0, other] / np.maximum(met, 1)))}"


def page(outcomes: list[Outcome], minutes: float) -> str:
    """docs/strength.md."""
    lines = ["# How strong the bots are", "", *textwrap.wrap(METHOD.format(minutes=minutes), 130), ""]
    lines += [f"Doubloon {VERSION}, {platform.machine()}, {cores()} cores."]
    for game in dict.fromkeys(outcome.trial.game for outcome in outcomes):
        mine = [outcome for outcome in outcomes if outcome.trial.game == game]
        lines += ["", f"## {game}", "", "| claim | confirmed | share | games | ms a move |", "|---|---|---:|---:|---:|"]
        lines += [row(outcome) for outcome in mine]
        for outcome in mine:
            if len(outcome.contest.bots) > 2:
                lines += ["", f"At {outcome.contest.seats} seats: " + "; ".join(pairs(outcome)) + "."]
        lines += ["", "```sh", *(outcome.trial.command for outcome in mine), "```"]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play all trials of some games, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.trials", description="Measure how strong the bots are.")
    parser.add_argument("games", nargs="*", default=list(ITERATIONS))
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for one trial")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where the games are kept")
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--read", action="store_true", help="play nothing, and write the page from the games that are kept")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    outcomes = []
    for game in given.games:
        for trial in trials_of(game):
            outcome = read(trial, given.folder) if given.read else run(trial, given.folder, given.minutes)
            if outcome.games:
                outcomes.append(outcome)
                print(row(outcome), flush=True)
                given.page.write_text(page(outcomes, given.minutes))


if __name__ == "__main__":
    main()
