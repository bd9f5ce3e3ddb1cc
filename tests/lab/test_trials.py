"""The trials behind docs/strength.md: played, decided, written down."""

from __future__ import annotations

from pathlib import Path

import pytest

import doubloon
from doubloon.core.engine import WarmUp
from doubloon.lab import arena, trials
from doubloon.lab.trials import ITERATIONS, Trial, page, run, trials_of


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, one by one, on the packed rules: nobody compiles for them, whatever other tests have compiled."""
    monkeypatch.setattr(trials, "cores", lambda: 1)
    monkeypatch.setattr(arena, "compile_if_possible", lambda game: None)
    monkeypatch.setattr(doubloon.game("buried-treasure"), "warm_up", WarmUp([lambda: None]))


def test_every_game_has_its_trials() -> None:
    for game in ITERATIONS:
        claims = [trial.claim for trial in trials_of(game)]
        assert len(claims) == len(set(claims)) >= 5
    assert set(ITERATIONS) == {name for name in doubloon.catalogue if name != "parley"}


def test_a_trial_is_played_kept_and_told(tmp_path: Path) -> None:
    trial = Trial("buried-treasure", ("captain:60", "deckhand"), "captain beats deckhand", 0.2, 0.5, deals=12)
    first = run(trial, tmp_path, 5)
    assert first.test.better is True
    again = run(trial, tmp_path, 5)
    assert [game.winners for game in again.games] == [game.winners for game in first.games]
    told = page([first], 5)
    assert "| captain beats deckhand | yes |" in told
    assert "doubloon arena buried-treasure captain:60 deckhand --seats 2 --seed strength --sprt" in told


def test_a_trial_that_time_cut_short_says_so(tmp_path: Path) -> None:
    trial = Trial("buried-treasure", ("deckhand", "deckhand"), "a deckhand beats himself", 0.5, 0.55, deals=50)
    cut = run(trial, tmp_path, 0.0)
    assert len(cut.games) == 1
    assert "| a deckhand beats himself | not decided |" in page([cut], 0)


def test_with_several_bots_every_pair_is_told(tmp_path: Path) -> None:
    trial = Trial("buried-treasure", ("captain:40", "bosun", "deckhand"), "captain leads", 0.2, 0.4, seats=3, deals=2)
    assert "captain:40 before bosun: " in page([run(trial, tmp_path, 5)], 5)
