"""What a pirate tells of ever after."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...core import Feat, Story
from .components import COLOURS

LOOT = 15
ROUND_ENDS = ("scored", "tied", "all-tied", "nobody-scored")


def kleptomaniac(story: Story) -> Iterator[tuple[int, int]]:
    """Robbed others of fifteen cards in a game."""
    stolen: Counter[int] = Counter()
    for scene, told in story.heard("robbed"):
        before = stolen[scene.seat]
        stolen[scene.seat] += int(told.args["cards"])
        if before < LOOT <= stolen[scene.seat]:
            yield scene.seat, scene.line


def tit_for_tat(story: Story) -> Iterator[tuple[int, int]]:
    """Robbed a thief in the very next turn: of the same colour, and of no fewer cards."""
    debts: dict[int, dict[tuple[object, object], int]] = {}
    fresh: dict[tuple[object, object], int] = {}
    for scene, told in story.heard("took", "played", "flag-laid", "robbed"):
        if told.kind != "robbed":
            fresh = debts.pop(scene.seat, {})
        else:
            thief, victim, cards = told.args["seat"], told.args["other"], int(told.args["cards"])
            if cards >= fresh.get((victim, told.args["colour"]), cards + 1):
                yield scene.seat, scene.line
            debts.setdefault(int(victim), {})[thief, told.args["colour"]] = cards


def four_firsts(story: Story) -> Iterator[tuple[int, int]]:
    """Had most of every colour at the end of a round."""
    for scene in story.scenes:
        firsts = Counter(told.args["seat"] for told in scene.told if told.kind == "scored" and told.args["place"] == 1)
        for seat, count in firsts.items():
            if count == len(COLOURS):
                yield int(seat), scene.line


def honest_pirate(story: Story) -> Iterator[tuple[int, int]]:
    """Won without robbing anybody."""
    thieves = {told.args["seat"] for _, told in story.heard("robbed")}
    for seat in story.winners:
        if seat not in thieves:
            yield seat, story.end


def round_points(story: Story) -> list[tuple[int, ...]]:
    """The points of each seat, round by round."""
    rounds = []
    for scene in story.scenes:
        if any(told.kind in ROUND_ENDS for told in scene.told):
            points = [0] * story.seats
            for told in scene.told:
                if told.kind == "scored":
                    points[int(told.args["seat"])] += int(told.args["points"])
            rounds.append(tuple(points))
    return rounds


def late_tide(story: Story) -> Iterator[tuple[int, int]]:
    """Last of all before the last round, and won alone."""
    before = [sum(points) for points in zip(*round_points(story)[:-1], strict=True)]
    for seat in story.winners if len(story.winners) == 1 and before else ():
        if all(before[seat] < points for other, points in enumerate(before) if other != seat):
            yield seat, story.end


def by_a_hair(story: Story) -> Iterator[tuple[int, int]]:
    """Won by a single point."""
    best, second = sorted(story.scores, reverse=True)[:2]
    if best - second == 1:
        for seat in story.winners:
            yield seat, story.end


FEATS: tuple[Feat, ...] = (kleptomaniac, tit_for_tat, four_firsts, honest_pirate, late_tide, by_a_hair)
