"""Whole games at the command line: by numbers, by notation, with mistakes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import doubloon
from doubloon.bots.admiral import Admiral
from doubloon.bots.advice import Advice, Weighed
from doubloon.cli.typed import read_typed
from doubloon.cli.wording import words_in
from doubloon.core.words import LANGUAGES

from ..contract.cases import Case, games, variants
from ..sample import in_turns
from .talk import Paper, Talk, talk

GAMES = [game.name for game in games()]
BOTH = [(name, language) for name in GAMES for language in LANGUAGES]
NUMBERS = ["1"] * 3_000
ENDINGS = ("wins.", "share the victory.")


def option_lists() -> list[list[str]]:
    """Every game found, in its first and its last variant, as people type it."""
    return [
        [game.name, *(word for name, value in chosen.items() for word in ("-o", f"{name}={value}"))]
        for game in games()
        for chosen in ends_of(variants(game, game.seats[0]))
    ]


def ends_of(listed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first and the last of a list."""
    return listed[:: max(1, len(listed) - 1)]


@pytest.mark.parametrize("wanted", in_turns([(one,) for one in option_lists()], 6, ids=lambda one: " ".join(one[0])))
def test_a_whole_game_by_numbers(wanted: list[str]) -> None:
    done = talk("play", *wanted, "--seed", "numbers", lines=NUMBERS)
    assert done.code == 0 and not done.err
    assert done.verdict.endswith(ENDINGS)
    assert ("Nobody wins." in done.out) != bool(re.search(r"  ★ [ABCD] ", done.out)), "the winner stands out"
    assert "\x1b" not in done.out, "no escape codes where there is no terminal"


@pytest.mark.parametrize("name", in_turns(GAMES, 3))
def test_bots_alone_play_to_the_end(name: str) -> None:
    seats = max(doubloon.game(name).seats)
    done = talk("play", name, "--watch", "--seats", str(seats), "--seed", "bots")
    assert done.code == 0 and done.verdict.endswith(ENDINGS)
    assert re.search(r"^1\. [ABCD] ", done.out, re.MULTILINE)
    assert done.out == talk("play", name, "--watch", "--seats", str(seats), "--seed", "bots").out, "the same seed, the same game"


def by_notation(table: doubloon.Table) -> Callable[[Paper], str | None]:
    """People who play a table of their own in step with the program's, and type what they played there."""
    dice = random.Random(3)

    def answer(paper: Paper) -> str | None:
        asked = paper.getvalue().rpartition("\n")[2]
        found = re.match(r"([ABCD]) .* ▸ $", asked)
        if not found or table.over:
            return ""  # the curtain, or "you have seen it"
        seat = "ABCD".index(found[1])
        move = dice.choice(table.moves(seat))
        table.play(seat, move)
        return str(move).upper()

    return answer


@pytest.mark.parametrize("name", in_turns(GAMES, 6, 1))
def test_a_whole_game_by_notation_with_people_in_every_seat(name: str) -> None:
    table = doubloon.game(name).start(seed="people")
    people = [word for seat in range(table.seats) for word in ("-p", f"Pirate {seat}")]
    done = talk("play", name, "--seed", "people", *people, answer=by_notation(table))
    assert table.over
    for seat in range(table.seats):
        assert re.search(rf"{'ABCD'[seat]} Pirate {seat} +{table.scores[seat]}$", done.out, re.MULTILINE)


def one_person(*lines: str, name: str = "buried-treasure") -> Talk:
    return talk("play", name, "--seed", "one person", lines=lines)


@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_move_says_what_was_expected_and_changes_nothing(name: str, tmp_path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    done = one_person(f"save {before}", "tkae the moon", f"save {after}", name=name)
    expected = doubloon.game(name).numbering.expected("tkae the moon", None).partition(".")[0]
    assert expected in " ".join(done.out.split())
    assert before.read_bytes() == after.read_bytes()


@pytest.mark.parametrize(("name", "language"), in_turns(BOTH, 3, ids=" ".join))
def test_an_illegal_move_names_its_paragraph_and_help_prints_it(name: str, language: str, tmp_path) -> None:
    game = doubloon.game(name)
    table = game.start(seed="illegal")
    seat = table.acting[0]
    lines = [""]  # the curtain
    while not (illegal := [move for move in game.numbering.moves if move not in table.moves(seat)]):
        lines.append(str(table.moves(seat)[-1]))
        table.play(seat, lines[-1])
    with pytest.raises(doubloon.IllegalMove) as refusal:
        table.play(seat, illegal[0])
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    people = [word for one in range(table.seats) for word in ("-p", f"P{one}")]
    lines += [f"save {before}", str(illegal[0]), "help", f"save {after}"]
    done = talk("play", name, "--seed", "illegal", "--lang", language, *people, lines=lines)
    refused, _, helped = done.out.partition("▸ help\n")
    paragraph = refusal.value.paragraph
    no = {"en": "is not allowed", "ru": "так ходить нельзя"}[language]
    said = " ".join(refused.split())
    assert re.search(rf"▸ .* {re.escape(str(illegal[0]))}:? {no}", said)
    assert f"{no} (§{paragraph}): {game.paragraphs_in(language)[paragraph]}" in said
    assert helped.startswith(f"§{paragraph} ")
    assert before.read_bytes() == after.read_bytes()


def test_help_alone_says_what_can_be_typed() -> None:
    done = one_person("help")
    for command in ("hint", "undo", "moves", "log", "rules", "save", "quit"):
        assert re.search(rf"^  {command} ", done.out, re.MULTILINE)


def test_help_with_a_number_prints_that_paragraph() -> None:
    for line in ("help 3.2", "help §3.2", "HELP § 3.2"):
        assert "\n§3.2 " in one_person(line).out
    assert "there is no paragraph or ruling 99.1" in one_person("help 99.1").out.lower()


def test_a_number_too_high_is_refused() -> None:
    assert "There is no move 999" in one_person("999").out
    assert "There is no move 0" in one_person("0").out


def test_moves_log_and_rules_change_nothing(tmp_path) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    done = one_person(f"save {before}", "moves", "log", "rules", "", f"save {after}")
    assert before.read_bytes() == after.read_bytes()
    assert done.out.count("A Skipper ▸") == 7, "six lines, then the end of input"


def test_a_hint_weighs_moves_and_changes_nothing(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    monkeypatch.setattr("doubloon.cli.hint.SECONDS", 0.05)
    done = talk("play", "buried-treasure", "--seed", "hint", "-p", "Ann", lines=[f"save {before}", "hint", f"save {after}"])
    assert before.read_bytes() == after.read_bytes()
    assert "The admiral " in done.out
    assert re.search(r"^  \d+ +take \d+ .* \d+%", done.out, re.MULTILINE)


def test_a_hint_that_is_proven_says_how_exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    def advise(self: Admiral, world: doubloon.Table, seat: int, **_: Any) -> Advice:
        move = world.moves(seat)[0]
        return Advice(move, [Weighed(str(move), 0.75, 1)], [(seat, str(move))], 1, 0.0, exact=True, error=2e-6)

    monkeypatch.setattr(Admiral, "advise", advise)
    done = talk("play", "buried-treasure", "--seed", "hint", "-p", "Ann", lines=["hint"])
    assert "need not guess" in done.out and "At most 2.0e-06 short of the best" in done.out and "75%" in done.out


@pytest.mark.parametrize(("language", "plan"), [("en", "^  His plan: [A-Z]"), ("ru", "^  Замысел: [А-Я]")])
def test_a_hint_says_what_is_the_point_of_it(monkeypatch: pytest.MonkeyPatch, language: str, plan: str) -> None:
    def advise(self: Admiral, world: doubloon.Table, seat: int, **_: Any) -> Advice:
        move = world.moves(seat)[0]
        return Advice(move, [Weighed(str(move), 0.5, 0)], [(seat, str(move))], 0, 0.0)

    monkeypatch.setattr(Admiral, "advise", advise)
    done = talk("play", "martinique", "--seed", "hint", "-p", "Ann", "--lang", language, lines=["hint"])
    assert re.search(plan, done.out, re.MULTILINE)


def test_undo_takes_the_last_move_back(tmp_path) -> None:
    """Parley's drafts can be taken back until all are done."""
    before, between, after = (tmp_path / name for name in ("before.json", "between.json", "after.json"))
    lines = [f"save {before}", "raise", f"save {between}", "undo", f"save {after}", "undo"]
    done = talk("play", "parley", "--seed", "undo", "-p", "Ann", "-p", "Bob", lines=["", *lines])
    positions = [doubloon.resume(file.read_bytes()).digest for file in (before, between, after)]
    assert positions[0] == positions[2] != positions[1]
    assert "Nothing to take back" in done.out


def test_end_of_input_and_quit_leave_cleanly(tmp_path) -> None:
    kept = tmp_path / "kept.json"
    for lines in ([], ["quit"], ["quit", ""], ["quit", "1", ""], ["quit", str(kept)]):
        done = one_person(*lines)
        assert done.code == 0 and done.out.rstrip().endswith("Fair winds!") and not done.err
    assert kept.exists()


def test_control_c_leaves_without_a_traceback() -> None:
    def interrupt(paper: Paper) -> str | None:
        raise KeyboardInterrupt

    done = talk("play", "buried-treasure", answer=interrupt)
    assert done.code == 130 and not done.err


def test_the_menu_finds_every_game() -> None:
    for number, name in enumerate(doubloon.catalogue, 1):
        for typed in (str(number), name):
            done = talk("play", "--seed", "menu", lines=["no such game", typed])
            assert "There is no such game" in done.out
            assert f"\n{doubloon.game(name).words('en')('title')}   A Skipper" in done.out
    assert talk("play").out.rstrip().endswith("Fair winds!")


def test_at_a_terminal_the_menu_asks_for_the_rest() -> None:
    number = str(list(doubloon.catalogue).index("buried-treasure") + 1)
    lines = [number, "", "gold", "advanced", "Ann, Bob", "", "quit", ""]
    done = talk("play", "--seed", "menu", lines=lines, terminal=True)
    assert "one of basic, advanced" in done.out and "A Ann" in done.out and "B Bob" in done.out and "Your hand" in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "no game 'chess'"),
        (["play", "buried-treasure", "-o", "colour=red"], "has no option 'colour'; it has variant"),
        (["play", "buried-treasure", "-o", "seats=3"], "has no option 'seats'"),
        (["play", "buried-treasure", "-o", "variant=easy"], "variant can be 'basic', 'advanced'"),
        (["play", "buried-treasure", "-o", "variant"], "write name=value"),
        (["play", "buried-treasure", "--seats", "9"], "takes 2 or 3 or 4 seats"),
        (["play", "buried-treasure", "--bots", "parrot"], "no bot 'parrot'"),
        (["play", "buried-treasure", "-p", "Ann", "-p", "Ann"], "two players are called Ann"),
        (["play", "buried-treasure", "-p", " "], "a player needs a name"),
        (["play", "buried-treasure", "--seats", "2", "-p", "A", "-p", "B", "-p", "C"], "3 people and only 2 seats"),
        (["play", "buried-treasure", "--lang", "la"], "we speak en, ru"),
        (["play", "--resume", "no such file"], "no such file cannot be read"),
        (["rules", "buried-treasure", "9.9"], "there is no paragraph or ruling 9.9; there are § 1.1–1.3"),
        (["bench", "chess"], "no game 'chess'"),
    ],
)
def test_every_refusal_is_one_sentence(arguments: list[str], sentence: str) -> None:
    done = talk(*arguments)
    assert done.code == 2 and done.err.startswith("doubloon: ") and sentence in done.err
    assert done.err.count("\n") == 1 and not done.out


def test_names_play_no_tricks_on_the_terminal() -> None:
    done = talk("play", "buried-treasure", "-p", "[red]Ann\x1b[2J", lines=[])
    assert "A [red]Ann [2J" in done.out and "\x1b" not in done.out


def test_a_games_own_notation_goes_before_our_commands() -> None:
    game, say = Case(doubloon.game("parley"), 2).game, words_in("en")
    assert read_typed("show", game, say).command == "move"
    assert read_typed("save x y.json", game, say) == read_typed(" SAVE  x y.json", game, say)
    assert read_typed("", game, say).command == "look"
