"""What a captain tells of ever after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from ...core import Feat, Story

TOLLS = 2
HAND = 4
MARCH = 5
TILES = 2
DEEP = 2
SIZES = {"gems": 8, "silver": 5, "gold": 5, "pearl": 4, "jewelry": 4, "jade": 3}
"""How many treasures each set has in the box."""


def turns(story: Story) -> Iterator[tuple[int, int, Counter[str], int]]:
    """Turn by turn: who, the last line of it, how often each thing was told, and the level dug, 0 for none."""
    for seat, scenes in groupby(story.scenes, key=lambda scene: scene.seat):
        line, told, level = 0, Counter[str](), 0
        for scene in scenes:
            line = scene.line
            told.update(one.kind for one in scene.told)
            level = max([level, *(int(one.args["level"]) for one in scene.told if one.kind == "took")])
        yield seat, line, told, level


def toll_keeper(story: Story) -> Iterator[tuple[int, int]]:
    """Was paid toll twice in a game."""
    paid: Counter[int] = Counter()
    for scene, told in story.heard("paid"):
        keeper = int(told.args["other"])
        paid[keeper] += 1
        if paid[keeper] == TOLLS:
            yield keeper, scene.line


def full_hand(story: Story) -> Iterator[tuple[int, int]]:
    """All four cards of a hand were right for one and the same dig."""
    for seat, line, told, _ in turns(story):
        if told["played"] >= HAND:
            yield seat, line


def whole_set(story: Story) -> Iterator[tuple[int, int]]:
    """Has all the treasures of a set that there are."""
    for _, told in story.heard("majority"):
        if told.args["cards"] == SIZES[str(told.args["set"])]:
            yield int(told.args["seat"]), story.end


def long_march(story: Story) -> Iterator[tuple[int, int]]:
    """Walked five steps in one turn."""
    for seat, line, told, _ in turns(story):
        if told["walked"] >= MARCH:
            yield seat, line


def much_ado(story: Story) -> Iterator[tuple[int, int]]:
    """Moved two tiles in one turn, and dug nothing."""
    for seat, line, told, level in turns(story):
        if told["put-down"] >= TILES and level == 0:
            yield seat, line


def lazybones(story: Story) -> Iterator[tuple[int, int]]:
    """Dug from level II or deeper without moving a tile or taking a step."""
    for seat, line, told, level in turns(story):
        if level >= DEEP and not told["lifted"] and not told["walked"]:
            yield seat, line


FEATS: tuple[Feat, ...] = (toll_keeper, full_hand, whole_set, long_march, much_ado, lazybones)
