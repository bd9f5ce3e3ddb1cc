"""A second referee for changing the island: slow, from the view alone, and without a line of the rules' code."""

from __future__ import annotations

import random

import doubloon

from .tables import GAME, said, walk

TILES = GAME.modules["components"].TILES
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


def beside(spot: tuple[int, int]) -> list[tuple[int, int]]:
    """The spots that share a side with one, clockwise from the north."""
    return [(spot[0] + down, spot[1] + right) for down, right in STEPS.values()]


def in_one_piece(spots: set[tuple[int, int]]) -> bool:
    """Whether one can walk from any to any."""
    reached, ahead = set(), [min(spots)]
    while ahead:
        spot = ahead.pop()
        if spot in spots and spot not in reached:
            reached.add(spot)
            ahead += beside(spot)
    return reached == spots


def matches(edges: str, spot: tuple[int, int], island: dict) -> bool:
    """Whether edges agree with all neighbours."""
    around = [island.get(other) for other in beside(spot)]
    return all(tile is None or tile["edges"][(side + 2) % 4] == edges[side] for side, tile in enumerate(around))


def places(island: dict, spot: tuple[int, int]) -> dict[str, int]:
    """Where the tile on a spot can go, by name, and in how many ways that look different."""
    rest = {other: tile for other, tile in island.items() if other != spot}
    edges = island[spot]["edges"]
    turned = {edges[turn:] + edges[:turn] for turn in range(4)}
    found = {}
    for target in {empty for other in rest for empty in beside(other)} - island.keys():
        ways = sum(matches(way, target, rest) for way in turned)
        if ways and in_one_piece({*rest, target}):
            names = [(TILES.index(rest[other]["name"]), other) for other in beside(target) if other in rest]
            first, (row, column) = min(names)
            side = next(side for side, (down, right) in STEPS.items() if (row + down, column + right) == target)
            found[f"put {side} of {TILES[first]}"] = ways
    return found


def compare(table: doubloon.Table, chance: random.Random) -> bool:
    """Let both referees judge what can be lifted, and one such tile; returns whether the island falls apart without it."""
    rows = table.view(None)["island"]
    island = {(row, column): tile for row, tiles in enumerate(rows) for column, tile in enumerate(tiles) if tile}
    bare = [spot for spot, tile in island.items() if not tile["pirates"]]
    loose = [spot for spot in bare if not all(other in island for other in beside(spot))]
    found = {spot: places(island, spot) for spot in loose}
    assert sorted(said(table, "lift")) == sorted(f"lift {island[spot]['name']}" for spot in loose if found[spot])
    spot = chance.choice([spot for spot in loose if found[spot]])
    trial = table.copy()
    walk(trial, f"lift {island[spot]['name']}")
    assert sorted(said(trial)) == sorted(found[spot])
    place, ways = chance.choice(sorted(found[spot].items()))
    walk(trial, place)
    assert len(said(trial, "turn")) == (ways if ways > 1 else 0)
    return not in_one_piece(island.keys() - {spot})


def test_a_second_referee_finds_the_same_tiles_and_places() -> None:
    """§4.1, §4.2, §4.3, §4.4, §4.5, §4.6, §4.7, §4.8, §4.9"""
    fallen_apart = []
    for seats in (2, 4):
        table = GAME.start(seats, "referee")
        chance = random.Random(seats)
        while table.acting:
            if chance.random() < 0.2 and said(table, "lift"):
                fallen_apart.append(compare(table, chance))
            table.play(table.acting[0], chance.choice(table.moves(table.acting[0])))
    assert len(fallen_apart) > 40 and 5 < sum(fallen_apart) < len(fallen_apart) - 5
