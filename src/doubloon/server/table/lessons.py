"""Lessons: real positions in which a learner makes the moves, played ahead through the real rules.

A game's `lessons.toml` says where each lesson begins and which of the legal moves are right; all that a page needs to
show it, whatever right move is made, is worked out here once. No table is opened, and nothing is kept of the learner.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import doubloon

from ...core.forms import Struct, convert
from ...core.numbering import SEAT_LETTERS
from .messages import FrameOut, LessonOut, MoveOut, RightOut, SceneOut

FILE = "lessons.toml"


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """One move for the learner to find."""

    name: str
    """Its words are `lesson-LESSON-NAME`, and `lesson-LESSON-NAME-no` for any other move."""
    right: list[str | dict[str, str]]
    """The moves that count as right: each in its notation, or by its kind and what it names."""
    rule: str
    """The paragraph of the rules that it teaches."""
    then: list[str] = []
    """The moves that follow by themselves, by whoever is to act."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A few steps from one position on. Its words are `lesson-NAME`, and `lesson-NAME-end` when all is done."""

    name: str
    step: list[Task]
    you: str = "A"
    """The learner's seat."""
    seats: int | None = None
    seed: str = "lesson"
    options: dict[str, str | int] = {}
    position: dict[str, Any] | None = None
    """Where it begins; without it, with a new game."""
    before: list[str] = []
    """The moves played before the learner comes."""


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """All lessons of a game, in order."""

    lesson: list[Lesson]


def read_lessons(game: doubloon.Game) -> list[Lesson]:
    """The lessons as they are written down; none where a game has none."""
    file = game.folder / FILE
    if not file.exists():
        return []
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Lessons).lesson


def begun(game: doubloon.Game, lesson: Lesson) -> doubloon.Table:
    """The table where a lesson begins."""
    if lesson.position is not None:
        head = {"seats": lesson.seats or game.seats[0], "options": lesson.options}
        table = game.from_position({**head, **lesson.position}, lesson.seed)
    else:
        options: dict[str, Any] = dict(lesson.options)
        table = game.start(lesson.seats, lesson.seed, **options)
    for move in lesson.before:
        table.play(table.acting[0], move)
    return table


def fits(move: doubloon.Move, wanted: str | dict[str, str]) -> bool:
    """Whether a move is what a step asks for."""
    if isinstance(wanted, str):
        return str(move) == wanted
    return all((move.kind if name == "kind" else move.args.get(name)) == value for name, value in wanted.items())


class Teacher:
    """Plays one lesson ahead, through every right move."""

    def __init__(self, game: doubloon.Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = SEAT_LETTERS.index(lesson.you)
        self.frames: list[FrameOut] = []
        self._known: dict[tuple[int, str], int] = {}
        self.table = begun(game, lesson)

    def taught(self) -> LessonOut:
        """The whole lesson."""
        self.show(self.table, 0)
        return LessonOut(f"lesson-{self.lesson.name}", self.table.seats, self.seat, len(self.lesson.step), self.frames)

    def show(self, table: doubloon.Table, at: int) -> int:
        """The number of the frame in which that step is to be made at that table, and all that follow from it."""
        known = self._known.get((at, table.digest))
        if known is not None:
            return known
        number = self._known[at, table.digest] = len(self.frames)
        name, view = f"lesson-{self.lesson.name}", table.view(self.seat)
        if at == len(self.lesson.step):
            self.frames.append(FrameOut(at, f"{name}-end", None, None, view, [], []))
            return number
        step = self.lesson.step[at]
        moves = table.moves(self.seat)
        shown = [MoveOut.of(move) for move in moves]
        right: list[RightOut] = []
        said = f"{name}-{step.name}"
        self.frames.append(FrameOut(at, said, f"{said}-no", step.rule, view, shown, right))
        right += [self.carry_on(table, at, move) for wanted in step.right for move in moves if fits(move, wanted)]
        return number

    def carry_on(self, table: doubloon.Table, at: int, move: doubloon.Move) -> RightOut:
        """What comes of a right move, up to the next step."""
        after = table.copy()
        scenes = [self.scene(after, self.seat, move)]
        scenes += [self.scene(after, after.acting[0], follows) for follows in self.lesson.step[at].then]
        return RightOut(move.text, scenes, self.show(after, at + 1))

    def scene(self, table: doubloon.Table, seat: int, move: doubloon.Move | str) -> SceneOut:
        """A move is made; the learner sees what his seat may see."""
        table.play(seat, move)
        told = [news.told for news in table.log[-1].news if news.seen_by(self.seat)]
        return SceneOut(seat, told, table.view(self.seat))


@cache
def lessons_of(game: doubloon.Game) -> list[LessonOut]:
    """The lessons of a game, ready to be shown."""
    return [Teacher(game, lesson).taught() for lesson in read_lessons(game)]
