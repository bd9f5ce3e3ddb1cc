"""What a captain tells of ever after. All of it is told when the sheets are shown, at the end of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...core import Feat, Story

CHAIN = 5
GROVE = 5
TURTLES = 3
SPILT = 2


def chain_reaction(story: Story) -> Iterator[tuple[int, int]]:
    """Drew five things from one roll."""
    for scene in story.scenes:
        drawn = Counter(int(told.args["seat"]) for told in scene.told if told.kind == "drew")
        for seat, count in drawn.items():
            if count >= CHAIN:
                yield seat, scene.line


def palm_grove(story: Story) -> Iterator[tuple[int, int]]:
    """Drew the fifth palm of a group."""
    for scene, told in story.heard("found-palm-loot"):
        if int(told.args["size"]) >= GROVE:
            yield int(told.args["seat"]), scene.line


def friend_of_the_turtle(story: Story) -> Iterator[tuple[int, int]]:
    """Knocked at the turtle's three times."""
    knocks: Counter[int] = Counter()
    for scene, told in story.heard("took-box"):
        if told.args["loot"] == "turtle":
            seat = int(told.args["seat"])
            knocks[seat] += 1
            if knocks[seat] == TURTLES:
                yield seat, scene.line


def too_rich(story: Story) -> Iterator[tuple[int, int]]:
    """Two treasures that found no room became rum in one turn."""
    for scene, told in story.heard("overflowed"):
        if int(told.args["rum"]) >= SPILT:
            yield int(told.args["seat"]), scene.line


def dead_man_wins(story: Story) -> Iterator[tuple[int, int]]:
    """Crossed out the third skull, and won against others."""
    for scene, told in story.heard("third-skull"):
        if told.args["seat"] in story.winners and story.seats > 1:
            yield int(told.args["seat"]), scene.line


def teetotaller(story: Story) -> Iterator[tuple[int, int]]:
    """Won without a bottle for the dice."""
    drinkers = {scene.seat for scene in story.scenes if scene.move.kind == "rum"}
    for seat in story.winners:
        if seat not in drinkers:
            yield seat, story.end


FEATS: tuple[Feat, ...] = (
    chain_reaction,
    palm_grove,
    friend_of_the_turtle,
    too_rich,
    dead_man_wins,
    teetotaller,
)
