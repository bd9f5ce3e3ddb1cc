"""The trials behind docs/strength.md: played, decided, estimated, written down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doubloon
from doubloon.core.engine import WarmUp
from doubloon.lab import arena
from doubloon.lab.arena import Played
from doubloon.lab.blunders import Difference
from doubloon.lab.strength import sprt, sprt_at_its_end
from doubloon.lab.suite.problems import Answer, Hand, Problem
from doubloon.lab.suite.solving import Try, count
from doubloon.lab.trials import __main__ as strength
from doubloon.lab.trials import claims, contests, standstills
from doubloon.lab.trials import suite as positions
from doubloon.lab.trials.claims import BEST, ITERATIONS, LEVEL, LEVELS, OLD, OTHERS, TIME, Trial, trials_of
from doubloon.lab.trials.contests import Outcome, contest_of, read, run
from doubloon.lab.trials.page import Measured, command, luck, page, row, scale
from doubloon.lab.trials.standstills import ISLANDS, Ended, look, shares_of

from ..games.jackal.tables import at, walk

GAME = doubloon.game("buried-treasure")


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, one by one, on the packed rules: nobody compiles for them, whatever other tests have compiled."""
    monkeypatch.setattr(contests, "cores", lambda: 1)
    monkeypatch.setattr(arena, "compile_if_possible", lambda game: None)
    monkeypatch.setattr(GAME, "warm_up", WarmUp([lambda: None]))
    monkeypatch.setattr(claims, "GAMES", 12)
    monkeypatch.setattr(claims, "MOST_DEALS", 20)


def trial(**more: Any) -> Trial:
    """A trial of two deckhands."""
    told = {"game": GAME.name, "part": LEVEL, "bots": ("deckhand", "deckhand"), "claim": "a deckhand beats himself"}
    return Trial(**{**told, **more})


def won(shares: list[float], one: Trial) -> Outcome:
    """A trial of two bots whose first won so much of each deal: 0, a half or 1."""
    contest = contest_of(one, tried=False)
    games = []
    for deal, share in enumerate(shares):
        for order in range(2):
            seat = contest.lineup(order).index(0 if share == 1 or (share == 0.5 and order) else 1)
            told = {"scores": (0, 0), "moves": (1, 1), "thought": ((0.1,), (0.1,)), "winners": (seat,)}
            games.append(Played(deal=deal, order=order, lineup=contest.lineup(order), **told))  # type: ignore[arg-type]
    return Outcome(one, contest, games)


# What is claimed.


def test_every_game_has_its_trials() -> None:
    for game in ITERATIONS:
        made = list(trials_of(game))
        assert len({one.claim for one in made}) == len(made) == len({contests.file_of(one, Path()) for one in made})
        assert {one.part for one in made} == {LEVEL, TIME, OLD, OTHERS, BEST}
        assert sum(one.part == LEVEL for one in made) == 6, "every level meets every other"
        assert any(one.seats == 4 for one in made) == (4 in doubloon.game(game).seats)
    assert set(ITERATIONS) == {name for name in doubloon.catalogue if name != "parley"}


def test_what_is_claimed_and_against_what() -> None:
    made = {one.claim: (one.p0, one.p1) for one in trials_of("martinique")}
    assert made["bosun wins 75 % against deckhand"] == made["captain wins 75 % against bosun"] == (0.7, 0.75)
    assert made["admiral wins 60 % against captain"] == (0.55, 0.6) and made["four times the iterations win 55 %"] == (0.5, 0.55)
    assert made["captain wins 65 % against the captain before, at 0.2s a move"] == (0.5, 0.65)
    assert (0.5, 0.55) in [(one.p0, one.p1) for one in trials_of("pirates-map") if one.part == OLD]


# Played, decided, estimated.


def test_a_trial_is_played_kept_and_read(tmp_path: Path) -> None:
    assert read(trial(), tmp_path) is None
    first = run(trial(), tmp_path, 5)
    assert first.done and first.whole and len(first.games) == 12 and first.test is None
    again = read(trial(), tmp_path)
    assert again is not None and again.games == first.games and run(trial(), tmp_path, 5).games == first.games


def test_a_trial_that_time_cut_short_goes_on(tmp_path: Path) -> None:
    cut = run(trial(), tmp_path, 0.0)
    assert len(cut.games) == 1 and not cut.whole and not cut.done
    assert len(run(trial(), tmp_path, 0.0).games) == 2, "with no time at all it is one game more"
    assert run(trial(), tmp_path, 5).whole


def test_the_test_is_decided_once_and_the_estimate_has_its_own_games() -> None:
    one = trial(bots=("captain", "deckhand"), p0=0.5, p1=0.55)
    early = won([1.0] * 10 + [0.0] * 8, one)
    assert early.test is not None and early.test.better is True and early.test.deals == 10
    assert early.share.mean == 1.0 and len(early.counted) == one.deals == 6 and early.done
    open_still = won([0.5] * 6, one)
    assert open_still.whole and not open_still.done, "the estimate has its games, the claim is not decided"
    assert won([0.5] * 20, one).done, "and after so many deals it is given up"


def test_a_decision_stands() -> None:
    shares = np.array([1.0] * 12 + [0.0] * 12)
    assert sprt(shares).better is None and sprt_at_its_end(shares, 0.5, 0.55).better is True
    assert sprt_at_its_end(shares[:4], 0.5, 0.55) == sprt(shares[:4], 0.5, 0.55)


# The page.


def test_a_claim_is_told_with_its_test_and_its_estimate() -> None:
    one = trial(bots=("captain", "bosun"), claim="captain wins", p0=0.7, p1=0.75)
    told = row(won([1.0] * 12, one))
    assert told == "| captain wins | yes (10 deals, 70 or 75 %) | 100.0 % (50.0–100.0) | 12 | 100.0 / 100.0 |"
    assert "| not decided (2 deals, 70 or 75 %) | " in row(won([1.0, 0.0], one)) and " | 4 of 12 | " in row(won([1.0, 0.0], one))
    assert (
        command(one)
        == "doubloon arena buried-treasure captain bosun --seats 2 --seed strength --sprt --p0 0.7 --p1 0.75 --most-deals 20"
    )
    assert command(trial()).endswith("--deals 6")


def test_levels_are_on_one_scale() -> None:
    pairs = [("bosun", "deckhand"), ("captain", "bosun"), ("admiral", "captain"), ("captain", "deckhand")]
    rated = dict(scale([won([1.0, 1.0, 1.0, 0.5, 1.0, 0.0], trial(bots=pair)) for pair in pairs]))
    assert list(rated) == list(LEVELS) and rated["deckhand"].mean == 0
    assert 0 < rated["bosun"].mean < rated["captain"].mean < rated["admiral"].mean
    assert rated["captain"].low < rated["captain"].mean < rated["captain"].high and scale([]) == []


def test_the_page_says_what_is_not_known() -> None:
    played, open_still, absent = (
        trial(bots=("captain", "bosun"), claim=name, p0=0.5, p1=0.55) for name in ("one", "two", "three")
    )
    found = Measured(
        game=GAME.name, trials=[played, open_still, absent], outcomes=[won([1.0] * 12, played), won([0.5], open_still)]
    )
    told = page([found])
    assert (
        "**Not played yet**: three; the suite; exact endings." in told
        and "**Not decided**: two." in told
        and "fewer games than fixed**: two." in told
    )
    assert "| one | yes" in told and "| level | rating |" in told
    assert all(len(line) <= 131 or line.startswith(("|", "doubloon arena")) for line in told.splitlines())


def test_where_luck_allows_less_the_page_says_so() -> None:
    refused = won([0.0] * 12, trial(bots=("admiral", "captain"), claim="admiral wins 60 %", p0=0.55, p1=0.6))
    best = won([0.5] * 6, trial(bots=("admiral:5s", "captain"), part=BEST))
    (told,) = luck(Measured(game=GAME.name, trials=[], outcomes=[refused, best]))
    assert told.endswith("the best play we know, admiral:5s, wins 50.0 % (0.0–100.0).")
    (told,) = luck(Measured(game=GAME.name, trials=[], outcomes=[refused]))
    assert "not known yet" in told
    assert not list(luck(Measured(game=GAME.name, trials=[], outcomes=[best])))


def test_from_end_to_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "ITERATIONS", {GAME.name: 10})
    monkeypatch.setattr(
        strength, "trials_of", lambda game, before: [trial(), trial(bots=("deckhand", "bosun"), part=OTHERS, claim="x")]
    )
    out = tmp_path / "strength.md"
    arguments = ["--folder", str(tmp_path), "--page", str(out), "--parts", LEVEL]
    strength.main(arguments)
    told = out.read_text()
    assert "| a deckhand beats himself | – | " in told and "**Not played yet**: x; the suite; exact endings." in told
    strength.main([*arguments, "--read"])
    assert out.read_text() == told


# Positions and endings.


def ending() -> Problem:
    """A position with a proof: the first move is best, the others lose a quarter."""
    table = GAME.start(2, "ending")
    first, *others = map(str, table.moves(table.acting[0]))
    gap = Difference(0.25, 0.25, 0.25, 0, proven=True)
    answers = [Answer(first, Difference(0, 0, 0, 0, proven=True)), *(Answer(move, gap) for move in others)]
    return Problem(position=table.position(), seat=table.acting[0], answers=answers, source=Hand("ending"))


def test_what_is_lost_on_endings() -> None:
    one = ending()
    tries = [Try(one.mark, "captain", seed, one.answers[at].move, 0.1) for seed, at in enumerate((0, 1, 2, 0))]
    assert positions.lost([one], tries).mean == pytest.approx(0.125)
    found = Measured(
        game=GAME.name,
        trials=[],
        outcomes=[],
        losses=[("captain", positions.lost([one], tries), 1)],
        solved=[count([one], tries)],
    )
    assert "| captain | 12.50 (" in page([found]) and "| captain | 50.0 % (" in page([found])


def test_endings_are_gathered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "endings.jsonl"
    assert positions.endings(GAME, file, 2, minutes=0.0) == []
    monkeypatch.setattr(positions, "compile_if_possible", lambda game: None)
    monkeypatch.setattr("doubloon.lab.suite.make.PLAYER", "deckhand")
    monkeypatch.setattr(
        positions, "prove", lambda table, seat, seed: [Answer(str(move), Difference(0, 0, 0, 0)) for move in table.moves(seat)]
    )
    found = positions.endings(GAME, file, 6, minutes=1.0)
    assert len(found) == 6 == len({one.mark for one in found})
    monkeypatch.setattr(positions, "prove", None)
    assert positions.endings(GAME, file, 6, minutes=1.0) == found


def test_who_is_asked_answers_for_himself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.lab.suite.solving.compile_if_possible", lambda game: None)
    monkeypatch.setattr(positions, "askable", lambda before: ["deckhand"])
    monkeypatch.setattr(positions, "read", lambda file: [ending()])
    (first,) = positions.solved(GAME.name, tmp_path, "x", minutes=1.0)
    assert first.bot == "deckhand" and len(first.tries) == 3 and positions.solved(GAME.name, tmp_path, "x") == [first]
    assert positions.askable("x") == ["deckhand"] and not positions.losses(GAME.name, tmp_path / "none", "x")


# Jackal.


def test_islands_share_their_games_among_the_seats() -> None:
    assert shares_of("island 1") == [(2, 14), (3, 13), (4, 13)] and shares_of("teams, island 3") == [(4, 40)]
    assert len(ISLANDS) == 6


def test_a_standstill_is_told_from_an_end() -> None:
    game = doubloon.game("jackal")
    table = game.start(2, "still")
    while table.acting and len(table.log) < 2:
        table.play(table.acting[0], table.moves(table.acting[0])[0])
    over = {**table.position(), "phase": "over"}
    ended = look("island 1", game.from_position(over))
    assert ended.stood_still and not ended.given_up and ended.face_down > 20 and ended.seats == 2


GOLD: dict[str, Any] = {"rows": ("empty empty empty empty",), "coins": {"C2": 2}}
PIT = GOLD | {"rows": ("empty empty empty pit",), "holds": [3, 2], "trapped": ["B-1"], "pirates": [[], ["E2", "dead", "dead"]]}
HIDDEN: dict[str, Any] = {"rows": ("empty empty empty ?",)}


@pytest.mark.parametrize(
    ("position", "stood_still"),
    [
        (GOLD | {"holds": [3, 2]}, True),
        (GOLD | {"holds": [3, 3]}, True),
        (GOLD | {"holds": [5, 2]}, False),  # out of reach
        (GOLD | {"holds": [3, 2], "pirates": [[], ["dead"] * 3]}, False),  # nobody left to fetch it
        (PIT, False),  # nobody who could climb out to fetch it
        (PIT | {"bottles": [0, 1]}, True),
        (HIDDEN | {"holds": [3, 2], "box": "chest-2 1"}, True),
        (HIDDEN | {"holds": [3, 2], "box": "empty 1"}, False),  # nothing to be found
    ],
)
def test_what_nobody_can_change_any_more_is_no_standstill(position: dict[str, Any], stood_still: bool) -> None:
    rows = position["rows"]
    table = at(*rows, phase="over", **{word: value for word, value in position.items() if word != "rows"})
    assert look("island 1", table).stood_still is stood_still


def test_to_agree_that_the_last_gold_cannot_be_had_is_told_from_a_standstill() -> None:
    table = at(*GOLD["rows"], coins=GOLD["coins"], holds=[3, 2], pirates=[["B2"]])
    walk(table, "propose end", "agree")
    ended = look("island 1", table)
    assert table.over and ended.given_up and not ended.stood_still


def test_ends_of_jackal_are_a_table(tmp_path: Path) -> None:
    assert list(standstills.play("island 1", tmp_path)) == []
    ended = [Ended("island 1", 2, 100, 3, True, False), Ended("island 1", 2, 200, 0, False, True)]
    told = page([Measured(game="jackal", trials=[], outcomes=[], ended=ended)])
    assert "| island 1 | 2 of 40 | 1 | 1 | 1 | 150 |" in told and "| classic | 0 of 40 | 0 | 0 | 0 | – |" in told
