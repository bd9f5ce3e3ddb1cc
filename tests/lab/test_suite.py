"""The suite: problems that hold together, a judge who is sure, themes that see what they are about, answers that are counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import doubloon
from doubloon.core.proof import Proof
from doubloon.lab.blunders import Difference
from doubloon.lab.suite import make, problems, race, solving
from doubloon.lab.suite.make import Candidate, Shelf, accept, by_blunder, by_theme, consider
from doubloon.lab.suite.problems import Answer, Found, Hand, Problem, check, check_seal, named, read, seal_file, seal_of, written
from doubloon.lab.suite.themes import OPTIONS, THEMES
from doubloon.lab.suite.themes import moves as asked

from ..manners import told_by

GAME = doubloon.game("buried-treasure")
WORSE = Difference(0.3, 0.2, 0.4, 100)
UNSURE = Difference(0.1, -0.1, 0.3, 100)
BEST = Difference(0.0, 0.0, 0.0, 100)
SOME = Hand("some")


def problem(seed: str = "one", source: Found | Hand = SOME) -> Problem:
    """A problem at the beginning of a game: the first move is right, the last wrong, the others nobody knows."""
    table = GAME.start(2, seed)
    seat = table.acting[0]
    first, *others, last = map(str, table.moves(seat))
    answers = [Answer(first, BEST), *(Answer(move, UNSURE) for move in others), Answer(last, WORSE)]
    return Problem(position=table.position(), seat=seat, answers=answers, source=source)


# Files.


def test_a_problem_says_what_is_right_and_what_is_wrong() -> None:
    one = problem()
    moves = [answer.move for answer in one.answers]
    assert one.right == moves[:-1] and one.wrong == moves[-1:], "what is not known to be worse is not held against anybody"
    assert one.mark == problem().mark != problem("two").mark


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    some = [problem(), problem("two", Found("doubloon blunders", "captain:1000", "abc"))]
    file.write_bytes(b"".join(map(written, some)))
    assert read(file) == some and read(tmp_path / "nothing.jsonl") == []
    file.write_bytes(written(some[0]) + b"ahoy\n")
    with pytest.raises(doubloon.Error, match=r"line 2 of .* is no problem"):
        read(file)


def test_what_was_found_is_under_a_seal(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    found = [problem(seed, Found("doubloon blunders", "captain:1000", "abc")) for seed in ("one", "two")]
    seal_file(file).write_text(seal_of(found))
    check_seal(file, [*found, problem("three")])
    check_seal(file, [msgspec.structs.replace(one, note="judged again") for one in found])
    for changed in (found[:1], found[::-1], [found[0], msgspec.structs.replace(found[1], seat=1 - found[1].seat)]):
        with pytest.raises(doubloon.Error, match="they stay as they were found"):
            check_seal(file, changed)


def test_problems_that_cannot_be_asked_are_refused() -> None:
    one = problem()
    check(GAME, [one, problem("two")])
    refusals = [
        ([one, one], "stands there twice"),
        ([msgspec.structs.replace(one, answers=one.answers[1:])], "does not judge the moves that are legal"),
        ([msgspec.structs.replace(one, answers=[Answer(each.move, BEST) for each in one.answers])], "asks nothing"),
        ([msgspec.structs.replace(one, position={"game": "chess"})], "expected 'buried-treasure'"),
    ]
    for some, sentence in refusals:
        with pytest.raises(doubloon.Error, match=sentence):
            check(GAME, some)


def test_the_problems_of_the_house() -> None:
    """Every file belongs to a game, can be asked, and has what was found under its seal."""
    for file in problems.FOLDER.glob("*.jsonl"):
        some = read(file)
        check(doubloon.game(file.stem), some)
        check_seal(file, some)


def test_moves_have_one_spelling() -> None:
    game = doubloon.game("jackal")
    crews = [["D2", "D1", "D1"], ["E8", "E8", "E8"]]
    table = game.from_position({"ships": ["D1", "E8"], "crews": crews, "tiles": {"D2": "used chest-1"}, "coins": {"D2": 1}})
    assert named(table, 0, "1 D1 coin") == named(table, 0, "A-1 D1 coin") == "1 D1 coin"


# The judge.


@pytest.fixture
def worth(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Games end by these chances, whatever is played; nothing is proven."""
    chances: dict[str, float] = {}

    def play_out(world: Any, seat: int, move: str, luck: str) -> float:
        return float(random.Random(f"{luck} {move}").random() < chances[move])

    monkeypatch.setattr(race, "play_out", play_out)
    monkeypatch.setattr(race.Admiral, "prove", lambda *args: None)
    return chances


def test_a_race_finds_what_is_best_and_what_is_worse(worth: dict[str, float]) -> None:
    table = GAME.start(2, "race")
    worth.update({"take 1": 0.2, "take 2": 0.9, "take 3": 0.5, "take 4": 0.88})
    answers = race.weigh(table, table.acting[0], "race")
    assert answers is not None and answers[0].move in ("take 2", "take 4")
    assert {one.move for one in answers if one.wrong} == {"take 1", "take 3"}
    tried = {one.move: one.short.worlds for one in answers}
    assert tried["take 1"] < tried["take 2"] == tried["take 4"] == race.MOST_WORLDS, "who is clearly worse drops out"


def test_a_race_of_equals_is_given_up(worth: dict[str, float]) -> None:
    table = GAME.start(2, "race")
    worth.update(dict.fromkeys(map(str, table.moves(table.acting[0])), 0.5))
    assert race.weigh(table, table.acting[0], "equal") is None


def test_a_proof_is_believed_if_it_judges_all_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.start(2, "proof")
    seat = table.acting[0]
    ids = [move.id for move in table.moves(seat)]
    monkeypatch.setattr(
        race.Admiral, "prove", lambda *args: Proof([(ids[1], 0.7), *((move, 0.5) for move in ids if move != ids[1])], 0.01)
    )
    answers = race.prove(table, seat, "x")
    assert answers is not None and answers[0].move == str(table.moves(seat)[1]) and not answers[0].wrong
    assert all(one.short == Difference(0.2, 0.19, 0.21, 0, proven=True) for one in answers[1:])
    monkeypatch.setattr(race.Admiral, "prove", lambda *args: Proof([(ids[1], 1.0)]))
    assert race.prove(table, seat, "x") is None, "a move that wins says nothing about the others"


def test_what_a_proof_leaves_out_races_against_the_best(worth: dict[str, float], monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.start(2, "proof")
    seat = table.acting[0]
    ids = [move.id for move in table.moves(seat)]
    monkeypatch.setattr(race.Admiral, "prove", lambda *args: Proof([(ids[1], 0.7), (ids[0], 0.6)]))
    worth.update({"take 1": 0.0, "take 2": 0.7, "take 3": 0.1, "take 4": 0.69})
    answers = race.weigh(table, seat, "x")
    assert answers is not None and len(answers) == 4 and answers[0].move in ("take 2", "take 4")
    known = {one.move: one for one in answers}
    assert known["take 1"].short.proven and known["take 1"].short.mean == pytest.approx(0.1)
    assert known["take 3"].wrong and not known["take 3"].short.proven and not known["take 4"].wrong


# Themes.


def test_every_game_has_themes() -> None:
    assert set(THEMES) == {name for name in doubloon.catalogue if name != "parley"} and set(OPTIONS) <= set(THEMES)


@pytest.mark.parametrize("name", THEMES)
def test_a_theme_names_moves_that_are_legal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doubloon.lab.suite.themes.buried_treasure.greedy", lambda table, seat: {str(table.moves(seat)[0])})
    monkeypatch.setattr(make, "PLAYER", "deckhand")
    for at, (table, seat) in enumerate(make.decisions(doubloon.game(name), 0, "themes")):
        legal = {str(move) for move in table.moves(seat)}
        for theme in THEMES[name].values():
            assert theme(table, seat) <= legal
        if at == 40:
            break


SEEN = [(game, *one) for game, module in told_by("themes").items() for one in module.SEEN]


@pytest.mark.parametrize(
    ("game", "theme", "seat", "position", "expected"), SEEN, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_theme_sees_what_it_is_about(
    game: str, theme: str, seat: int, position: dict[str, Any], expected: set[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("doubloon.lab.suite.themes.buried_treasure.greedy", lambda table, seat: {str(table.moves(seat)[0])})
    table = doubloon.game(game).from_position(position, "seen")
    found = THEMES[game][theme](table, seat)
    if expected is None:  # all fields with the letter that is in one's own hand, and those that are dug
        assert {f"dig B{row}" for row in range(1, 9)} <= found and found < {str(move) for move in table.moves(seat)}
    else:
        assert found == expected


def test_a_tile_lifted_in_this_turn_is_remembered() -> None:
    table = GAME.start(2, "turn")
    for _ in range(6):
        seat = table.acting[0]
        table.play(seat, table.moves(seat)[0])
    seat = table.log[-1].seat
    mine = asked.own_turn(table, seat)
    assert mine[0] == table.log[-1].move and not asked.own_turn(table, 1 - seat)


# Making.


def test_a_problem_is_apart_from_what_tempts() -> None:
    answers = [Answer("a", BEST), Answer("b", UNSURE), Answer("c", WORSE), Answer("d", WORSE)]
    assert accept(answers, {"c"}, SOME) and accept(answers, {"a", "b"}, SOME) and accept(answers, {"a", "b", "c"}, SOME)
    assert not accept(answers, {"b"}, SOME), "nobody knows whether b is worse"
    assert not accept(answers, {"a", "c"}, SOME) and not accept(answers[:2], {"a"}, SOME)
    found = Found("doubloon blunders", "captain:1000", "abc")
    assert accept(answers, {"c"}, found) and not accept(answers, {"a", "b"}, found), "a blunder is wrong"


def judged(table: Any, seat: int, seed: str, most: int) -> list[Answer]:
    """The first move is best, and the last one wrong."""
    first, *others = map(str, table.moves(seat))
    return [Answer(first, BEST), *(Answer(move, WORSE) for move in others)]


def test_making_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(make, "PLAYER", "deckhand")
    monkeypatch.setattr(make, "weigh", judged)
    monkeypatch.setattr(make, "compile_if_possible", lambda game: None)
    monkeypatch.setattr(make, "THEMES", {GAME.name: {"first": lambda table, seat: {str(table.moves(seat)[0])}}})
    arguments = [GAME.name, "--folder", str(tmp_path), "--wanted"]
    make.main([*arguments, "2"])
    first = read(tmp_path / f"{GAME.name}.jsonl")
    assert [one.source for one in first] == [Hand("first")] * 2 and "1: first: take" in capsys.readouterr().out
    shelf = Shelf(GAME, tmp_path)
    assert shelf.next_game > 0 and shelf.themes() == {"first": 2} and len(shelf.marks) >= 2
    make.main([*arguments, "4"])
    again = read(tmp_path / f"{GAME.name}.jsonl")
    assert again[:2] == first and len(again) == 4
    check(GAME, again)
    assert not list(by_theme(Shelf(GAME, tmp_path), "by hand", 4)), "there are enough"


def test_blunders_become_problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make, "weigh", judged)
    table = GAME.start(2, "blunder")
    seat = table.acting[0]
    moves = [str(move) for move in table.moves(seat)]
    file = tmp_path / "blunders.jsonl"
    for hasty in (moves[-1], moves[0]):
        told = {"position": table.position(), "seat": seat, "hasty": hasty, "patient": moves[0], "loss": None}
        file.write_bytes(msgspec.json.encode(told) + b"\n")
        shelf = Shelf(GAME, tmp_path / hasty)
        (candidate,) = by_blunder(shelf, file, Found("doubloon blunders", "captain:1000", "abc"))
        assert isinstance(candidate, Candidate)
        assert (consider(shelf, candidate, 10) is not None) == (hasty == moves[-1]) and consider(shelf, candidate, 10) is None


# Solving.


class Chooser:
    """Chooses by a list, and counts how often it is asked."""

    name = "chooser"

    def __init__(self, choices: list[int]) -> None:
        self.choices, self.asked = choices, 0

    def choose(self, world: doubloon.Table, seat: int, *, seconds: float | None = None, seed: str | None = None) -> doubloon.Move:
        self.asked += 1
        return world.moves(seat)[self.choices[(self.asked - 1) % len(self.choices)]]


@pytest.fixture
def chooser(monkeypatch: pytest.MonkeyPatch) -> Chooser:
    """Who answers for every bot: right, right, wrong, and again."""
    one = Chooser([0, 0, -1])
    monkeypatch.setattr(solving, "own_bot", lambda spec: one)
    monkeypatch.setattr(solving, "compile_if_possible", lambda game: None)
    return one


def test_the_share_solved_is_the_mean_over_problems(chooser: Chooser) -> None:
    some = [problem(), problem("two", Found("doubloon blunders", "captain:1000", "abc")), problem("three")]
    tries = list(solving.put(GAME, some, "captain", seeds=3))
    assert chooser.asked == 9 == len(tries)
    found = solving.count(some, tries)
    assert found.bot == "captain" and found.share.mean == pytest.approx(2 / 3)
    assert found.found is not None and found.hand is not None and found.hand.mean == pytest.approx(2 / 3)
    assert solving.count(some[:1], tries[:3]).found is None


def test_answers_are_kept_and_not_asked_again(chooser: Chooser, tmp_path: Path) -> None:
    file, some = tmp_path / "answers.jsonl", [problem(), problem("two")]
    first = list(solving.put_and_keep(GAME, some[:1], "captain", file))
    with file.open("ab") as paper:
        paper.write(b'{"mark":"to')
    assert chooser.asked == 3 and list(solving.put_and_keep(GAME, some[:1], "captain", file)) == first and chooser.asked == 3
    both = list(solving.put_and_keep(GAME, some, "captain", file))
    assert chooser.asked == 6 and both[:3] == first == solving.kept(file)[:3]
    list(solving.put_and_keep(GAME, some[:1], "admiral", file))
    assert chooser.asked == 9, "another bot is asked for itself"


def test_nobody_unknown_is_asked() -> None:
    with pytest.raises(doubloon.UnknownBot):
        list(solving.put(GAME, [problem()], "parrot"))
