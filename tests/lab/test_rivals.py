"""Measuring the rivals: neighbours meet, games are kept and gone on with, and the ratings are written for the harbour."""

from __future__ import annotations

from pathlib import Path

import pytest

import doubloon
from doubloon.bots.rivals import Measured, Rival
from doubloon.core.engine import WarmUp
from doubloon.core.forms import decode
from doubloon.lab import arena, results
from doubloon.lab import rivals as lab

GAME = doubloon.game("buried-treasure")
CREW = (Rival("pip", "deckhand"), Rival("meg", "bosun:2"), Rival("vera", "captain:20"), Rival("tempest", "captain:40"))


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small crew, on the packed rules."""
    monkeypatch.setattr(arena, "compile_if_possible", lambda game: None)
    monkeypatch.setattr(GAME, "warm_up", WarmUp([lambda: None]))
    monkeypatch.setattr(lab, "rivals", lambda: CREW)


def test_neighbours_meet_and_nobody_far_above() -> None:
    assert lab.pairs() == [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3)]


def test_games_are_kept_gone_on_with_and_come_to_ratings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(deals: int, minutes: float) -> Measured:
        lab.main([GAME.name, "--deals", str(deals), "--minutes", str(minutes), "--folder", str(tmp_path), "--out", str(tmp_path)])
        return decode((tmp_path / f"{GAME.name}.json").read_bytes(), type=Measured)

    first = measure(2, 10)
    assert [one.name for one in first.rivals] == [one.name for one in CREW] and first.seats == 2
    assert first.games == 5 * 2 * 2 and [one.games for one in first.rivals] == [8, 12, 12, 8]
    assert first.rivals[1].rating == first.rivals[1].low == lab.EVEN
    assert first.rivals[0].rating < lab.EVEN, "whoever moves at random is no bosun"
    further = measure(3, 10)
    assert further.games == 30, "more deals add to what there is"
    monkeypatch.setattr(results, "play_games", lambda *_: pytest.fail("nothing is left to play"))
    assert measure(3, 10) == further == measure(0, 0), "what is kept says the same"


def test_who_has_met_nobody_is_not_rated(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="not all rivals have met"):
        lab.measured(GAME.name, tmp_path)
