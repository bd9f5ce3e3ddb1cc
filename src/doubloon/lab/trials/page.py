"""docs/strength.md, from what is kept."""

from __future__ import annotations

import platform
import textwrap
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np

from ...core.errors import UnknownBot
from ...core.version import VERSION
from ..arena import cores
from ..strength import Estimate, beaten, percent, ratings, summarise
from ..suite.solving import Solved
from ..veterans import commit_of
from .claims import BEST, FACTS, LEVEL, LEVELS, Trial
from .contests import SEED, Outcome
from .standstills import GAME, GAMES, ISLANDS, Ended

METHOD = """Measured by `make strength`, which writes this page; `python -m doubloon.lab.trials --read` writes it again from the
games that are kept. Every deal is played in every order of seats, dice and bots draw from separate seeds, and intervals (95 %)
are over deals. A claim is decided by SPRT at 5 % risk of either error, between the two shares that stand beside it. Such a test
stops when it is sure, so what it has seen is no estimate: the share is estimated apart from it, from a number of deals fixed
beforehand.
Levels play at their own times, one thread each; milliseconds are the mean per decision with {cores} games side by side."""


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    """All that is known of a game."""

    game: str
    trials: list[Trial]
    outcomes: list[Outcome]
    solved: list[Solved] = []
    losses: list[tuple[str, Estimate, int]] = []
    ended: list[Ended] = []


# Claims.


def verdict(outcome: Outcome) -> str:
    """What the test says, and after how many deals."""
    test = outcome.test
    if test is None:
        return "–"
    said = "not decided" if test.better is None else "yes" if test.better else "no"
    return f"{said} ({test.deals} deals, {100 * test.p0:.0f} or {100 * test.p1:.0f} %)"


def row(outcome: Outcome) -> str:
    """A line of the table of claims."""
    summary = summarise(outcome.contest, outcome.games)
    took = " / ".join(f"{1000 * one.mean_seconds:.1f}" for one in summary.standings)
    games, all_games = len(outcome.counted) * outcome.contest.orders, outcome.trial.deals * outcome.contest.orders
    share = percent(outcome.share) if games else "–"
    count = f"{games}" if outcome.whole else f"{games} of {all_games}"
    return f"| {outcome.trial.claim} | {verdict(outcome)} | {share} | {count} | {took} |"


def command(trial: Trial) -> str:
    """What plays the same games."""
    words = ["doubloon arena", trial.game, *trial.bots, f"--seats {trial.seats} --seed {SEED}"]
    if trial.code is not None:
        words.append(f"--code src/doubloon/lab/trials/{trial.code.name}")
    if trial.p0 is None:
        return " ".join([*words, f"--deals {trial.deals}"])
    return " ".join([*words, f"--sprt --p0 {trial.p0:g} --p1 {trial.p1:g} --most-deals {trial.most_deals}"])


def luck(found: Measured) -> Iterator[str]:
    """Where a claim about levels is refused: what the best play we know reaches."""
    refused = [one.trial.claim for one in found.outcomes if one.trial.part == LEVEL and one.test and one.test.better is False]
    best = [one for one in found.outcomes if one.trial.part == BEST and one.counted]
    if refused:
        reach = "how much is not known yet"
        if best:
            reach = f"the best play we know, {best[0].trial.bots[0]}, wins {percent(best[0].share)}"
        yield f"Refused: {'; '.join(refused)}. Against the captain luck may allow less: {reach}."


def still_open(found: Measured) -> Iterator[str]:
    """What has not been played, and what was and is not decided."""
    played = {one.trial for one in found.outcomes if one.deals}
    missing = [one.claim for one in found.trials if one not in played]
    missing += [] if found.solved else ["the suite"]
    missing += [] if found.losses or not FACTS[found.game]["proves_endings"] else ["exact endings"]
    missing += [] if found.ended or found.game != GAME else ["how its islands end"]
    if missing:
        yield f"**Not played yet**: {'; '.join(missing)}."
    undecided = [one.trial.claim for one in found.outcomes if one.deals and one.test and one.test.better is None]
    if undecided:
        yield f"**Not decided**: {'; '.join(undecided)}."
    short = [one.trial.claim for one in found.outcomes if one.deals and not one.whole]
    if short:
        yield f"**Estimated from fewer games than fixed**: {'; '.join(short)}."


# Levels.


def scale(outcomes: Sequence[Outcome]) -> list[tuple[str, Estimate]]:
    """The levels on one scale of Elo points, from every pair of them; the deckhand is 0."""
    tables = []
    for outcome in outcomes:
        if outcome.trial.part == LEVEL:
            places = [LEVELS.index(name) for name in outcome.trial.bots]
            for wins in beaten(outcome.counted, 2):
                tables.append(np.zeros((len(LEVELS), len(LEVELS))))
                tables[-1][np.ix_(places, places)] = wins
    if not tables:
        return []
    return list(zip(LEVELS, ratings(np.array(tables), 0), strict=True))


def rating_table(found: Measured) -> Iterator[str]:
    """The scale as a table."""
    rated = scale(found.outcomes)
    if rated:
        yield from ("", "| level | rating |", "|---|---:|")
        yield from (f"| {name} | {one.mean:+.0f} ({one.low:+.0f}…{one.high:+.0f}) |" for name, one in rated)


# Positions, endings, standstills.


def suite_table(found: Measured) -> Iterator[str]:
    """What each bot solves of the suite."""
    if not found.solved:
        return
    yield from ("", "| suite | solved | found | by hand | problems |", "|---|---:|---:|---:|---:|")
    for one in found.solved:
        halves = " | ".join("–" if half is None else percent(half) for half in (one.found, one.hand))
        yield f"| {one.bot} | {percent(one.share)} | {halves} | {len({answer.mark for answer in one.tries})} |"


def loss_table(found: Measured) -> Iterator[str]:
    """What each bot loses on exact endings."""
    if found.losses:
        yield from ("", "| exact endings | lost a choice, in hundredths of a victory | endings |", "|---|---:|---:|")
        for name, one, many in found.losses:
            yield f"| {name} | {100 * one.mean:.2f} ({100 * one.low:.2f}–{100 * one.high:.2f}) | {many} |"


def ending_table(found: Measured) -> Iterator[str]:
    """How the games of captains end, island by island."""
    if not found.ended:
        return
    yield from (
        "",
        "| captains | games | standstills | with tiles face down | agreed that the rest cannot be had | turns |",
        "|---|---:|---:|---:|---:|---:|",
    )
    for island in ISLANDS:
        games = [one for one in found.ended if one.island == island]
        still = [one for one in games if one.stood_still]
        turns = f"{np.mean([one.turns for one in games]):.0f}" if games else "–"
        many = f"{len(games)}" if len(games) >= GAMES else f"{len(games)} of {GAMES}"
        agreed = sum(one.given_up for one in games)
        yield f"| {island} | {many} | {len(still)} | {sum(one.face_down > 0 for one in still)} | {agreed} | {turns} |"


# The page.


def chapter(found: Measured) -> Iterator[str]:
    """All about one game."""
    yield from ("", f"## {found.game}")
    played = [one for one in found.outcomes if one.deals]
    if played:
        yield from ("", "| claim | confirmed | share | games | ms a move |", "|---|---|---:|---:|---:|")
        yield from map(row, played)
    yield from rating_table(found)
    yield from suite_table(found)
    yield from loss_table(found)
    yield from ending_table(found)
    for sentence in (*luck(found), *still_open(found)):
        yield from ("", *textwrap.wrap(sentence, 130))
    if played:
        yield from ("", "```sh", *(command(one.trial) for one in played), "```")


def page(measured: Sequence[Measured]) -> str:
    """The whole page."""
    lines = ["# How strong the bots are", "", *textwrap.wrap(METHOD.format(cores=cores()), 130), ""]
    lines += [f"Doubloon {VERSION}, commit {here()}, {platform.machine()}, {cores()} cores."]
    for found in measured:
        lines += chapter(found)
    return "\n".join(lines) + "\n"


def here() -> str:
    """The commit that was measured."""
    try:
        return commit_of("HEAD")
    except UnknownBot:
        return "unknown"
