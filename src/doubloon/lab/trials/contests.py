"""Trials played, kept and read. Files bear the name of the sources they were played with: other rules or bots, other files."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from ...core.fingerprint import sources
from ...games import catalogue
from ..arena import Contest, Played, cores, new_contest
from ..results import contend, read_results
from ..strength import Estimate, Sprt, bot_shares, estimate, sprt_at_its_end, whole_deals
from .claims import Trial

SEED = "strength"


class Outcome(msgspec.Struct, frozen=True):
    """What came of a trial."""

    trial: Trial
    contest: Contest
    games: list[Played]

    @property
    def deals(self) -> list[list[Played]]:
        """Whole deals."""
        return whole_deals(self.games, self.contest.orders)

    @property
    def test(self) -> Sprt | None:
        """Where the test of the claim stands, or how it was decided."""
        p0, p1 = self.trial.p0, self.trial.p1
        if p0 is None or p1 is None:
            return None
        return sprt_at_its_end(bot_shares(self.deals, len(self.contest.bots))[:, 0], p0, p1)

    @property
    def counted(self) -> list[list[Played]]:
        """The deals that the estimate is made of: as many as were fixed, however the test went."""
        return self.deals[: self.trial.deals]

    @property
    def share(self) -> Estimate:
        """What the first bot wins."""
        return estimate(bot_shares(self.counted, len(self.contest.bots))[:, 0])

    @property
    def whole(self) -> bool:
        """Whether the estimate has all its games."""
        return len(self.deals) >= self.trial.deals

    @property
    def done(self) -> bool:
        """Whether there is nothing left to play."""
        decided = self.test is None or self.test.better is not None
        return self.whole and (decided or len(self.deals) >= self.trial.most_deals)


def kept_in(folder: Path, game: str, name: str) -> Path:
    """A file for something measured of a game as it is now."""
    return folder / f"{game}.{sources(catalogue[game].folder)[:8]}.{name}.jsonl"


def file_of(trial: Trial, folder: Path) -> Path:
    """Where the games of a trial are kept."""
    name = f"{'-'.join(trial.bots)}.{trial.seats}".replace(":", "_").replace("@", "_at_")
    return kept_in(folder, trial.game, name)


def contest_of(trial: Trial, *, tried: bool) -> Contest:
    """The contest of a trial; who lives in another process is asked to sit down first, if there is to be play."""
    return new_contest(catalogue[trial.game], trial.bots, seats=trial.seats, seed=SEED, code=trial.code, tried=tried)


def read(trial: Trial, folder: Path) -> Outcome | None:
    """What came of the games played so far; None where there are none."""
    file = file_of(trial, folder)
    if not file.exists():
        return None
    contest = contest_of(trial, tried=False)
    return Outcome(trial, contest, read_results(file, contest))


def run(trial: Trial, folder: Path, minutes: float) -> Outcome:
    """Play until the claim is decided and the estimate whole, or time is up."""
    known = read(trial, folder)
    if known is not None and known.done:
        return known
    contest = contest_of(trial, tried=True)
    deadline = time.monotonic() + 60 * minutes
    played: list[Played] = []
    games = contend(contest, trial.most_deals, file=file_of(trial, folder), jobs=cores(), records=False)
    try:
        for game in games:
            played.append(game)
            if game.order == contest.orders - 1 and Outcome(trial, contest, played).done:
                break
            if time.monotonic() > deadline and (known is None or len(played) > len(known.games)):
                break
    finally:
        games.close()
    return Outcome(trial, contest, played)
