"""`python -m doubloon.lab.trials`: play the trials of some games, and write the page."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from .claims import BEFORE, BEST, ITERATIONS, LEVEL, OLD, OTHERS, TIME, trials_of
from .contests import Outcome, read, run
from .page import Measured, page, row
from .standstills import GAME, ISLANDS, play
from .suite import losses, solved

MINUTES = 30.0
"""No trial takes longer in one run."""
SUITE, ENDINGS, STANDSTILLS = "suite", "endings", "standstills"
PARTS = (LEVEL, TIME, OLD, OTHERS, BEST, SUITE, ENDINGS, STANDSTILLS)


def measure(game: str, folder: Path, minutes: float, parts: Sequence[str], before: str) -> Measured:
    """All that is known of a game, after so many minutes for each trial of some parts."""
    trials = list(trials_of(game, before))
    outcomes: list[Outcome] = []
    for trial in trials:
        playing = minutes > 0 and trial.part in parts
        outcome = run(trial, folder, minutes) if playing else read(trial, folder)
        if outcome is not None:
            outcomes.append(outcome)
            if playing:
                print(row(outcome), flush=True)

    def spare(part: str) -> float:
        return minutes if part in parts else 0.0

    islands = ISLANDS if game == GAME else {}
    return Measured(
        game=game,
        trials=trials,
        outcomes=outcomes,
        solved=solved(game, folder, before, minutes=spare(SUITE)),
        losses=losses(game, folder, before, minutes=spare(ENDINGS)),
        ended=[one for island in islands for one in play(island, folder, minutes=spare(STANDSTILLS))],
    )


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all trials of some games, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m doubloon.lab.trials", description="Measure how strong the bots are.")
    parser.add_argument("games", nargs="*", default=list(ITERATIONS))
    parser.add_argument("--minutes", type=float, default=MINUTES, help="for one trial")
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS, help="what to play; all of it is shown")
    parser.add_argument("--before", default=BEFORE, help="the commit that today's bots are compared with")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="where the games are kept")
    parser.add_argument("--page", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--read", action="store_true", help="play nothing, and write the page from what is kept")
    given = parser.parse_args(arguments)
    given.folder.mkdir(parents=True, exist_ok=True)
    minutes = 0.0 if given.read else given.minutes
    known = {game: measure(game, given.folder, 0.0, given.parts, given.before) for game in ITERATIONS}
    for game in given.games:
        if minutes:
            known[game] = measure(game, given.folder, minutes, given.parts, given.before)
        given.page.write_text(page(list(known.values())), encoding="utf-8")


if __name__ == "__main__":
    main()
