"""What a captain tells of ever after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...core import Feat, Story

NOSY = 3
"""Map tiles of the other's to be turned up."""
JOKERS = 2
"""Jokers in one payment."""


def finder(story: Story) -> int | None:
    """Who has found the Lost Treasure."""
    return next((int(told.args["seat"]) for _, told in story.heard("found")), None)


def lost_field(story: Story) -> str:
    """Where it lay."""
    return next((str(told.args["field"]) for _, told in story.heard("lost-shown")), "")


def map_tiles(story: Story) -> Counter[int | str]:
    """How many map tiles each captain has collected."""
    found = Counter(told.args["seat"] for _, told in story.heard("collected-map"))
    found.update(told.args["seat"] for _, told in story.heard("bonus") if told.args["bonus"] != "joker")
    return found


def blind_hen(story: Story) -> Iterator[tuple[int, int]]:
    """Found the Lost Treasure without a single map tile."""
    seat = finder(story)
    if seat is not None and not map_tiles(story)[seat]:
        yield seat, story.end


def first_spade(story: Story) -> Iterator[tuple[int, int]]:
    """The very first spade of the evening struck the Lost Treasure."""
    for scene, told in story.heard("dug"):
        if told.args["field"] == lost_field(story):
            yield scene.seat, scene.line
        return


def poor_millionaire(story: Story) -> Iterator[tuple[int, int]]:
    """Found the Lost Treasure and won, with fewer points than the other."""
    seat = finder(story)
    if seat is not None and seat in story.winners and story.scores[seat] < max(story.scores):
        yield seat, story.end


def nosy_parker(story: Story) -> Iterator[tuple[int, int]]:
    """Turned up three of the other's map tiles."""
    turned: Counter[int] = Counter()
    for scene, _ in story.heard("turned-up"):
        turned[scene.seat] += 1
        if turned[scene.seat] == NOSY:
            yield scene.seat, scene.line


def leapfrog(story: Story) -> Iterator[tuple[int, int]]:
    """Walked through two of the other's pirates in one walk."""
    passed = 0
    for scene, told in story.heard("set-out", "passed"):
        passed = 0 if told.kind == "set-out" else passed + 1
        if passed == 2:
            yield scene.seat, scene.line


def funny_money(story: Story) -> Iterator[tuple[int, int]]:
    """Paid for one load with two jokers or more."""
    jokers = 0
    for scene, told in story.heard("loaded", "joker-spent"):
        if told.kind == "joker-spent":
            jokers += 1
        else:
            if jokers >= JOKERS:
                yield scene.seat, scene.line
            jokers = 0


FEATS: tuple[Feat, ...] = (
    blind_hen,
    first_spade,
    poor_millionaire,
    nosy_parker,
    leapfrog,
    funny_money,
)
