"""The study of tempers: what is counted, what is called a difference, and that it goes on where it stopped."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.bots.manners import TEMPERS
from doubloon.core.engine import WarmUp
from doubloon.lab import arena, results
from doubloon.lab.arena import new_contest
from doubloon.lab.tempers import __main__ as command
from doubloon.lab.tempers.deeds import Deeds, deeds_of
from doubloon.lab.tempers.games import EVEN, STUDIED, WHO, captain, contest_of, play
from doubloon.lab.tempers.measures import KIND, RESULT, TOLD, Compared, measures_of
from doubloon.lab.tempers.page import Told, page, verdict
from doubloon.lab.tempers.parting import share

GAME = doubloon.game("buried-treasure")
DEALS = 12


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the packed rules: nobody compiles for a few games."""
    for module in (arena, command):
        monkeypatch.setattr(module, "compile_if_possible", lambda game: None)
    monkeypatch.setattr(GAME, "warm_up", WarmUp([lambda: None]))


def deeds(deal: int, **more: Any) -> Deeds:
    """What a seat did, made up."""
    told = {"part": 0.5, "score": 10, "others": 10.0, "choices": 4, "kinds": Counter(take=4), "told": Counter(took=5)}
    return Deeds(deal, STUDIED, **{**told, **more})


def compared(**tempers: list[Deeds]) -> Compared:
    """Tempers that did so much in DEALS deals."""
    return Compared(measures_of({EVEN: [deeds(deal) for deal in range(DEALS)], **tempers}, DEALS))


def told_of(did: Compared, parted: Compared | None = None) -> Told:
    """The same as a game on the page."""
    return Told("cove", "The Cove", 2, DEALS, 2 * DEALS, 5, parted or shares(0.5, 0.5), did)


def shares(*each: float) -> Compared:
    """How often tempers choose otherwise: an even one, then the first."""
    asked = np.full(DEALS, 20.0)
    found = [share(asked * one, asked) for one in each]
    return Compared({temper: [one] for temper, one in zip((EVEN, "greedy"), found, strict=True)})


# What is measured.


def test_what_differs_in_every_deal_has_a_star_and_what_differs_by_chance_has_none() -> None:
    greedy = [deeds(deal, score=20 + deal % 3, part=deal % 2, kinds=Counter(take=3, rob=1)) for deal in range(DEALS)]
    did = compared(greedy=greedy)
    assert did.stars == {
        ("greedy", RESULT, "points"),
        ("greedy", KIND, "take"),
        ("greedy", KIND, "rob"),
        ("greedy", RESULT, "spread"),
    }
    assert did.differences["greedy", RESULT, "points"].value == pytest.approx(11)
    assert did.differences["greedy", KIND, "rob"].value == pytest.approx(0.25)
    assert did.differences["greedy", RESULT, "wins"].value == pytest.approx(0)


def test_rare_kinds_and_rare_events_are_left_out() -> None:
    seldom = [
        deeds(deal, choices=400, kinds=Counter(take=399, bow=1), told=Counter(took=5, bowed=deal == 0)) for deal in range(DEALS)
    ]
    did = compared(greedy=seldom)
    assert [even.name for even, _ in did.rows(KIND)] == ["take"]
    assert [even.name for even, _ in did.rows(TOLD)] == ["took"]


def test_the_page_says_what_differs_and_what_does_not() -> None:
    same = told_of(compared(greedy=[deeds(deal) for deal in range(DEALS)]))
    assert verdict(same, "greedy") == (
        "is not known to choose otherwise in the same position; in what came of it, none of 10 measures is known to differ."
    )
    richer = told_of(compared(greedy=[deeds(deal, score=20 + deal % 3) for deal in range(DEALS)]), shares(0.5, 1.0))
    assert verdict(richer, "greedy").startswith(
        "chooses otherwise in +50.0 % ± 0.0 of its decisions beyond chance; 2 of 10 measures"
    )
    assert "own points +11.00 ± 0.48, standard deviation of own points" in verdict(richer, "greedy")
    assert "| own points | 10.0 (10.0–10.0) | 21.0 (+11.00 ± 0.48 *) |" in page([richer])


# Real games.


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tempers")


def run(kept: Path, deals: int, *more: str) -> str:
    """The command, and the page it wrote."""
    words = [
        GAME.name,
        "--deals",
        str(deals),
        "--iterations",
        "3",
        "--jobs",
        "1",
        "--folder",
        str(kept),
        "--page",
        str(kept / "page.md"),
    ]
    command.main([*words, *more])
    return (kept / "page.md").read_text()


def test_a_study_goes_on_where_it_stopped(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run(kept, 2)
    assert "2 seats, 2 deals, 4 games of each temper, 3 iterations a move" in first
    assert all(f"- **{temper}**: " in first for temper in TEMPERS)
    files = {file.name: file.read_text() for file in kept.glob("*.jsonl")}
    assert len(files) == len(WHO)
    run(kept, 3)
    assert all((kept / name).read_text().startswith(text) for name, text in files.items())

    def refuse(*given: object, **more: object) -> None:
        raise AssertionError("all games are there already")

    monkeypatch.setattr(results, "play_games", refuse)
    assert run(kept, 2) == first


def test_what_is_kept_can_be_read_without_playing(kept: Path, tmp_path: Path) -> None:
    run(kept, 2)
    whole = run(kept, 3)
    assert run(kept, 99, "--read") == whole
    nothing = run(tmp_path, 99, "--read")
    assert "**Not played yet**: Buried Treasure." in nothing and "## Buried Treasure" not in nothing
    assert not list(tmp_path.glob("*.jsonl"))


def test_what_a_seat_did_adds_up_to_the_game(kept: Path) -> None:
    contest = contest_of(GAME, "greedy", 3)
    assert contest.bots == (captain(EVEN, 3), "captain:3/greedy")
    for played in play(contest, "greedy", 2, kept, 1):
        did = deeds_of(contest, GAME, played)
        assert [one.bot for one in did] == list(played.lineup)
        assert [one.score for one in did] == list(played.scores)
        assert [one.others for one in did] == list(reversed(played.scores))
        assert all(one.kinds.total() == one.choices == len(played.thought[seat]) for seat, one in enumerate(did))
        assert sum(one.told["won"] for one in did) == (len(played.winners) == 1), "a shared victory is told in other words"
        assert any(one.gain for one in did) and any(one.cost for one in did)


def test_one_deal_tells_nothing(tmp_path: Path) -> None:
    with pytest.raises(doubloon.Error, match="1 deals are too few; it takes 2 or more"):
        run(tmp_path, 1)


@pytest.mark.parametrize("spec", ["captain/greedy", "captain:3/vengeful", "bosun:1/cautious"])
def test_a_bot_with_a_temper_plays_in_the_arena(spec: str) -> None:
    contest = new_contest(GAME, (spec, "deckhand"), seed="tempered")
    arena.warm_up(contest)


def test_the_arena_refuses_a_temper_nobody_has() -> None:
    with pytest.raises(doubloon.UnknownBot, match="no temper 'angry'; there are cautious, greedy, vengeful"):
        new_contest(GAME, ("captain/angry", "deckhand"), seed="tempered")
