"""`doubloon arena` from end to end, in small."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import doubloon
from doubloon.cli.arena import Run, show_results
from doubloon.cli.screen import Screen
from doubloon.cli.wording import words_in
from doubloon.lab import results
from doubloon.lab.arena import Played, new_contest

from .talk import talk

SMALL = ("arena", "buried-treasure", "bosun", "deckhand", "--jobs", "1")


def test_a_small_contest(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    done = talk(*SMALL, "--deals", "5", "--seed", "cli", "--out", str(file))
    assert done.code == 0 and not done.err
    assert "Buried Treasure: 2 seats, 5 deals in every order of seats, 10 games" in done.out
    assert re.search(
        r"bosun +\d+–\d+–\d+ +\d+\.\d % \(\d+\.\d–\d+\.\d\) +\d+\.\d +[+-]\d+ \([+-]\d+…[+-]\d+\) +[\d.]+ \([\d.]+\)", done.out
    )
    assert "10 of 10 games: bosun" in done.out and "Only 5 deals" in done.out and "deckhand is 0" in done.out
    assert "Of the games that only one of them won, bosun won" in done.out
    assert re.search(r"^A +\d+\.\d % \(", done.out, re.MULTILINE) and "Seed cli" in done.out
    heading, *games = map(json.loads, file.read_text().splitlines())
    assert heading["contest"]["bots"] == ["bosun", "deckhand"] and len(games) == 10
    assert doubloon.replay(games[3]["record"]).winners == tuple(games[3]["winners"])


def test_it_goes_on_with_the_seed_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    assert talk(*SMALL, "--deals", "1", "--out", str(file), "--no-records").code == 0
    first = file.read_text()
    again = talk(*SMALL, "--deals", "2", "--out", str(file), "--no-records")
    assert again.code == 0 and file.read_text().startswith(first) and file.read_text().count("\n") == 5
    assert '"record"' not in file.read_text()


def test_sprt_ends_when_it_is_certain() -> None:
    done = talk(*SMALL, "--sprt", "--seed", "sprt", "--most-deals", "60")
    assert done.code == 0 and re.search(
        r"SPRT: bosun wins 55.0 % or more, not 50.0 % or less \(log-likelihood ratio \d", done.out
    )
    done = talk("arena", "buried-treasure", "deckhand", "bosun", "--sprt", "--seed", "sprt", "--jobs", "1")
    assert "SPRT: deckhand wins 50.0 % or less" in done.out
    done = talk(*SMALL, "--sprt", "--p0", "0.6", "--p1", "0.7", "--most-deals", "3")
    assert "SPRT: not decided between 60.0 % and 70.0 % for bosun" in done.out


def test_faults_are_listed(tmp_path: Path) -> None:
    code = tmp_path / "my_bot.py"
    code.write_text("def choose(world, seat):\n    return 1 / 0\n")
    done = talk("arena", "buried-treasure", "mine", "deckhand", "--deals", "1", "--jobs", "1", "--code", str(code))
    assert done.code == 0 and "Games lost by a fault" in done.out
    assert "mine: 2 × ZeroDivisionError: division by zero (my_bot.py, line 2) (first in deal 0, order 0)" in done.out


def test_time_that_is_up(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    done = talk(*SMALL, "--deals", "500", "--minutes", "0", "--out", str(file))
    assert done.code == 0 and "The time is up after 1 of" in done.out and "nothing to count" in done.out
    assert "The same command goes on" in " ".join(done.out.split()) and file.read_text().count("\n") == 2


def test_interrupted_it_shows_what_there_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play_games = results.play_games

    def until_ctrl_c(*args: object, **kwargs: object) -> object:
        games = play_games(*args, **kwargs)  # type: ignore[arg-type]
        yield from (next(games) for _ in range(5))
        games.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(results, "play_games", until_ctrl_c)
    done = talk(*SMALL, "--out", str(tmp_path / "results.jsonl"))
    assert done.code == 130 and "Interrupted after 5 of 40 games" in done.out and "2 deals in every order of seats" in done.out


def test_a_bar_on_a_terminal_and_russian() -> None:
    done = talk(*SMALL, "--deals", "2", "--seed", "bar", "--lang", "ru", terminal=True)
    assert done.code == 0 and "4/4" in done.out and "Партий 4 из 4" not in done.out and "Зерно bar" in done.out


def test_a_seat_that_wins_too_often_is_named() -> None:
    screen = Screen(words_in("en"))
    run = Run(new_contest(doubloon.game("buried-treasure"), ["bosun", "bosun"], seed="seat"), 30, None, screen)
    for deal in range(30):
        for order in range(2):
            told = {"winners": (0,), "scores": (9, 1), "moves": (1, 1), "thought": ((0.1,), (0.1,))}
            run.take(Played(deal=deal, order=order, lineup=run.contest.lineup(order), **told))  # type: ignore[arg-type]
    with screen.console.capture() as captured:
        show_results(run, screen)
    assert "Seat A wins more than its even share of 50.0 %." in captured.get() and "bosun #2" in captured.get()
    assert "Seat B wins less than its even share of 50.0 %." in captured.get() and "Only 30 deals" not in captured.get()
    assert run.shares == [0.5] * 30


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["bosun"], "a contest needs two bots or more"),
        (["bosun", "parrot"], "no bot 'parrot'; there are deckhand, bosun, captain, admiral"),
        (["bosun"] * 5, "5 bots are too many"),
        (["bosun", "mine"], "say with --code in which file it is"),
        (["bosun", "mine", "--code", "nowhere.py"], "cannot read nowhere.py"),
        (["bosun", "bosun", "--sprt", "--p0", "0.6", "--p1", "0.5"], "0 < p0 < p1 < 1, and was given 0.6 and 0.5"),
        (["bosun", "bosun", "-o", "rum"], "write name=value"),
        (["bosun", "bosun", "--out", __file__], "holds no results of a contest"),
    ],
)
def test_refusals_are_one_sentence(arguments: list[str], sentence: str) -> None:
    done = talk("arena", "buried-treasure", *arguments)
    assert done.code == 2 and sentence in done.err and done.err.count("\n") == 1 and "Traceback" not in done.out
