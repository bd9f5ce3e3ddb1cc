"""`doubloon solve` and `doubloon puzzle`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

import doubloon
from doubloon.bots.setter import WEEK
from doubloon.bots.solver import is_solvable
from doubloon.cli import puzzle as command

from ..manners import OWN
from .talk import talk

BRIGADE = """
island = ["bank empty empty chest-1", "jungle empty empty jungle"]
pirates = 3
turns = 4
"""


def paper(folder: Path, text: str, name: str = "puzzle.toml") -> str:
    """A file with that text."""
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return str(file)


def test_a_puzzle_is_solved_turn_by_turn_with_its_proof(tmp_path: Path) -> None:
    told = talk("solve", paper(tmp_path, BRIGADE))
    assert told.code == 0 and not told.err
    assert [line.partition(":")[0] for line in told.out.splitlines()[:4]] == [f"Turn {n}" for n in range(1, 5)]
    assert "3 B2 coin" in told.out and "Solved in 4 turns" in told.out and "moves tried" in told.out
    assert "Решено за 4 хода" in talk("solve", paper(tmp_path, BRIGADE), "--lang", "ru").out


def test_a_position_document_in_json_and_a_puzzle_by_its_number(tmp_path: Path) -> None:
    position = doubloon.game("jackal").from_position({"seats": 1, "puzzle": tomllib.loads(BRIGADE)}, seed="x").position()
    told = talk("solve", paper(tmp_path, json.dumps(position), "position.json"))
    assert told.code == 0 and "Solved in 4 turns" in told.out
    assert "Solved in" in talk("solve", "--puzzle", "1").out


def test_what_cannot_be_solved_is_proven_so(tmp_path: Path) -> None:
    told = talk("solve", paper(tmp_path, BRIGADE.replace("turns = 4", "turns = 3")))
    assert told.code == 1 and "There is no solution" in told.out and "Turn 1" not in told.out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("island = [", "is neither TOML nor JSON"),
        ('{"island": ', "is neither TOML nor JSON"),
        ('island = ["empty chest-1"]', "0 banks; expected one"),
        ('island = ["bank treasure"]', "'treasure'; expected a tile"),
        ('island = ["bank crossroads"]', "'crossroads'; there is no chance"),
        ('island = ["bank arrow/x"]', "'arrow/x'; expected a tile"),
        ('game = "chess"', "no game 'chess'"),
        ('game = "jackal"\nseats = 2', "2 seats"),
    ],
)
def test_a_bad_document_is_refused_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    told = talk("solve", paper(tmp_path, text))
    assert told.code == 2 and sentence in told.err and told.err.count("\n") == 1


def test_a_game_without_puzzles_has_none_to_solve(tmp_path: Path) -> None:
    game = next(name for name in OWN if not is_solvable(doubloon.game(name)))
    assert f"{game} has no puzzles" in talk("solve", paper(tmp_path, f'game = "{game}"\nseats = 2')).err


def test_solve_wants_one_thing(tmp_path: Path) -> None:
    assert "name a file" in talk("solve").err
    assert "name a file" in talk("solve", paper(tmp_path, BRIGADE), "--puzzle", "1").err
    assert "cannot be read" in talk("solve", str(tmp_path / "none.toml")).err


def test_a_new_puzzle_is_printed_or_saved_and_can_be_solved(tmp_path: Path) -> None:
    printed = talk("puzzle", "--new", "--difficulty", "easy", "--seed", "test").out
    file = tmp_path / "new.toml"
    saved = talk("puzzle", "--new", "--difficulty", "easy", "--seed", "test", "-o", str(file))
    assert saved.code == 0 and file.read_text(encoding="utf-8") == printed
    turns = tomllib.loads(printed)["turns"]
    assert f"Solved in {turns} turns" in talk("solve", str(file)).out
    assert "is there already" in talk("puzzle", "--new", "--difficulty", "easy", "-o", str(file)).err


def test_the_puzzle_of_the_day_follows_from_the_date_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def remember(game: doubloon.Game, difficulty: str, seed: str, progress: object) -> object:
        asked.append((difficulty, seed))
        raise doubloon.Error("enough.")

    monkeypatch.setattr(command, "compose", remember)
    talk("puzzle", "--daily", "--date", "2026-11-15")
    talk("puzzle", "--date", "2026-11-16")
    talk("puzzle", "--daily")
    assert asked[0] == (WEEK[6], "daily 2026-11-15") and asked[1] == (WEEK[0], "daily 2026-11-16") and len(asked) == 3


def test_puzzle_wants_one_thing() -> None:
    assert "either --new" in talk("puzzle").err
    assert "either --new" in talk("puzzle", "--new", "--daily").err
    assert "is no day" in talk("puzzle", "--date", "someday").err
    assert "no difficulty 'silly'" in talk("puzzle", "--new", "--difficulty", "silly").err
