"""What a crew tells of ever after. In smoke another decides, and nobody boasts of that."""

from __future__ import annotations

from collections.abc import Iterator

from ...core import Feat, Story

LENIENT = ("abilities",)
"""Texts of one's own that make nothing happen by themselves: a campaign writes these from island to island."""
TOUR = 6
"""Steps of one move that make a tour."""


def special_delivery(story: Story) -> Iterator[tuple[int, int]]:
    """Fired a coin home through a cannon."""
    return home_with_gold_by("shot-out", story)


def first_class(story: Story) -> Iterator[tuple[int, int]]:
    """Flew a coin home by balloon."""
    return home_with_gold_by("lifted", story)


def home_with_gold_by(way: str, story: Story) -> Iterator[tuple[int, int]]:
    """Who brought a coin aboard in the very move in which something sent him through the air."""
    for scene in story.scenes:
        flying = set()
        for told in scene.told:
            if told.kind == way:
                flying.add(told.args["pirate"])
            elif told.kind == "delivered" and told.args["pirate"] in flying and told.args["seat"] == scene.seat:
                yield scene.seat, scene.line


def grand_tour(story: Story) -> Iterator[tuple[int, int]]:
    """Saw half of the island in one move. Puzzles are laid out for that, and do not count."""
    steps = 0
    for scene in story.scenes if story.seats > 1 else ():
        if scene.move.kind != "go":
            steps = 0
        if scene.move.kind in ("move", "go"):
            steps += sum(told.kind in ("went", "went-dragging") and told.args["seat"] == scene.seat for told in scene.told)
        if steps >= TOUR:
            yield scene.seat, scene.line


def two_at_one_blow(story: Story) -> Iterator[tuple[int, int]]:
    """Sent two or more home with one blow."""
    for scene in story.scenes:
        beaten, fighting = 0, False
        for told in scene.told:
            fighting = told.kind == "fought" or (fighting and told.kind == "sent-home")
            beaten = beaten + 1 if fighting and told.kind == "sent-home" else 0
            if beaten == 2:
                yield scene.seat, scene.line


def right_of_way(story: Story) -> Iterator[tuple[int, int]]:
    """Ran down a swimmer of another crew."""
    for scene, told in story.heard("died"):
        if scene.move.kind == "sail" and told.args["cause"] == "overrun" and told.args["seat"] != scene.seat:
            yield scene.seat, scene.line


def dead_mans_wages(story: Story) -> Iterator[tuple[int, int]]:
    """A pirate came back from the dead, and brought a coin aboard after that."""
    risen = set()
    for scene, told in story.heard("revived", "delivered"):
        if told.kind == "revived":
            risen.add(told.args["pirate"])
        elif told.args["pirate"] in risen and told.args["seat"] == scene.seat:
            yield scene.seat, scene.line


FEATS: tuple[Feat, ...] = (
    special_delivery,
    first_class,
    grand_tour,
    two_at_one_blow,
    right_of_way,
    dead_mans_wages,
)
