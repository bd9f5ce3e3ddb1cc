"""Every lesson of every game can be played to its end, with every word it needs in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import doubloon
from doubloon import games
from doubloon.core.words import LANGUAGES
from doubloon.server.table.lessons import Lesson, Teacher, begun, fits, lessons_of, read_lessons
from doubloon.server.table.messages import FrameOut, LessonOut

GAMES = [doubloon.game(file.parent.name.replace("_", "-")) for file in sorted(Path(games.__path__[0]).glob("*/RULES.md"))]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
FEWEST_STEPS, MOST_STEPS = 8, 15
MOST_FRAMES = 60
"""A lesson with more right moves than this leads to is no lesson any more."""
LETTERS = "abcd"
"""The names under which a text speaks of the seats."""


def frames(game: doubloon.Game) -> list[tuple[Lesson, LessonOut, FrameOut]]:
    told = lessons_of(game)
    return [(lesson, out, frame) for lesson, out in zip(read_lessons(game), told, strict=True) for frame in out.frames]


@every_game
def test_a_game_is_taught_in_about_five_minutes(game: doubloon.Game) -> None:
    lessons = lessons_of(game)
    assert FEWEST_STEPS <= sum(lesson.steps for lesson in lessons) <= MOST_STEPS
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert len(lesson.frames) <= MOST_FRAMES


@every_game
def test_every_step_has_a_right_move_and_where_there_is_a_choice_a_wrong_one(game: doubloon.Game) -> None:
    for lesson, out, frame in frames(game):
        if frame.step == out.steps:
            assert not frame.right and frame.wrong is None
            continue
        step = lesson.step[frame.step]
        right = [one.move for one in frame.right]
        assert right and len(set(right)) == len(right), f"{frame.text}: {right} of {[move.text for move in frame.moves]}"
        assert set(right) <= {move.text for move in frame.moves}
        assert len(right) < len(frame.moves) or len(frame.moves) == 1, f"{frame.text}: anything is right"
        assert all(any(fits(game.numbering.parse(move), wanted) for wanted in step.right) for move in right)
        assert all(out.frames[one.next].step == frame.step + 1 for one in frame.right)
        assert frame.paragraph in game.paragraphs, f"{frame.text}: there is no §{frame.paragraph}"


@every_game
def test_every_move_that_is_named_right_can_be_made(game: doubloon.Game) -> None:
    for lesson, out in zip(read_lessons(game), lessons_of(game), strict=True):
        for number, step in enumerate(lesson.step):
            made = [game.numbering.parse(one.move) for frame in out.frames if frame.step == number for one in frame.right]
            for wanted in step.right:
                assert any(fits(move, wanted) for move in made), f"{out.name}-{step.name}: {wanted} is never legal"


@every_game
def test_what_a_lesson_shows_is_what_the_rules_make_of_it(game: doubloon.Game) -> None:
    for lesson, out in zip(read_lessons(game), lessons_of(game), strict=True):
        dice = random.Random(lesson.name)
        table, frame = begun(game, lesson), out.frames[0]
        while frame.right:
            assert frame.view == table.view(out.you)
            assert [move.text for move in frame.moves] == [str(move) for move in table.moves(out.you)]
            chosen = dice.choice(frame.right)
            table.play(out.you, chosen.move)
            assert chosen.scenes[0].view == table.view(out.you)
            for move in lesson.step[frame.step].then:
                table.play(table.acting[0], move)
            frame = out.frames[chosen.next]
        assert frame.view == table.view(out.you)


@every_game
def test_every_word_of_a_lesson_is_there_and_no_other(game: doubloon.Game) -> None:
    said = {word for _, _, frame in frames(game) for word in (frame.text, frame.wrong) if word}
    said |= {lesson.name for lesson in lessons_of(game)}
    for language in LANGUAGES:
        text = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        written = set(re.findall(r"^(lesson-[\w-]+) =", text, re.MULTILINE))
        assert written == said, f"{language}: missing {said - written}, unused {written - said}"
        words = game.words(language)
        for word in said:
            assert words(word, **{letter: letter.upper() for letter in LETTERS}).strip()


def test_a_step_may_name_its_moves_by_what_they_name() -> None:
    game = doubloon.game("buried-treasure")
    move = game.numbering.parse("take 2")
    assert fits(move, "take 2") and not fits(move, "take 1")
    assert fits(move, {"kind": "take"}) and fits(move, {"column": "2"}) and not fits(move, {"kind": "take", "column": "3"})
    assert not fits(move, {"colour": "red"})


def test_right_moves_that_lead_to_one_position_share_its_frame() -> None:
    game = doubloon.game("buried-treasure")
    [lesson] = [one for one in read_lessons(game) if one.name == "advanced"]
    taught = Teacher(game, lesson).taught()
    assert taught == Teacher(game, lesson).taught()
    assert len(taught.frames) == taught.steps + 1


def test_a_game_without_lessons_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = doubloon.game("buried-treasure")
    monkeypatch.setattr(game, "folder", tmp_path)
    assert read_lessons(game) == []


def test_the_doors_to_lessons_and_rules(harbour: Any) -> None:
    lessons = harbour.get("/api/games/buried-treasure/lessons")
    assert lessons.status_code == 200
    written = [f"lesson-{lesson.name}" for lesson in read_lessons(doubloon.game("buried-treasure"))]
    assert [lesson["name"] for lesson in lessons.json()] == written
    game = doubloon.game("buried-treasure")
    for language, file in (("en", "RULES.md"), ("ru", "RULES.ru.md")):
        rulebook = harbour.get(f"/api/games/buried-treasure/rulebook/{language}")
        assert rulebook.text == (game.folder / file).read_text(encoding="utf-8")
        rules = harbour.get(f"/api/games/buried-treasure/rules/{language}").json()
        assert rules == game.paragraphs_in(language) and rules.keys() == game.paragraphs.keys()
    assert harbour.get("/api/games/chess/lessons").status_code == harbour.get("/api/games/chess/rulebook/en").status_code == 404
    assert "no words in 'fr'; there are en, ru." in harbour.get("/api/games/jackal/rulebook/fr").text
