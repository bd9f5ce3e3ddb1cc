"""What is in the boxes: the sheet, the tiles, crews and abilities, phases and events."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from ...core import SEAT_LETTERS, Events, Options, State, Tables, block, lookup, within

SEATS = 4
PIRATES = 3  # of each crew (§1.5)
MISSIONARY = SEATS * PIRATES  # pieces 0 to 11 are the pirates, crew by crew; this one is the missionary
PIECES = MISSIONARY + 1
HANDS = PIRATES + 1  # pieces one seat can move: its pirates, and the missionary

# The sheet: the island and the sea around it. A cell is row * 13 + column (§1.1).
SIDE = 13
CELLS = SIDE * SIDE
MOST_TILES = SIDE - 2  # tiles of an island across and down
NAMES_ACROSS = tuple("ABCDEFGHIJKLM")
CELL_NAMES = tuple(f"{letter}{row + 1}" for row in range(SIDE) for letter in NAMES_ACROSS)

# What a cell of the sheet is; the first four are the backs of tiles (§1.2).
MOUNTAIN, FOREST, BEACH, PLAIN, SEA, BEYOND = range(6)
BACKS = ("mountain", "forest", "beach", "plain")
GROUNDS = {"M": MOUNTAIN, "F": FOREST, "B": BEACH, "#": PLAIN, ".": BEYOND}

# How a tile lies (§1.4).
FACE_DOWN, FACE_UP, USED = range(3)
FACES = ("down", "up", "used")

# Directions run clockwise from north; the odd ones are diagonal.
DIRECTIONS = ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest")
COMPASS = len(DIRECTIONS)
DOWN = (-1, -1, 0, 1, 1, 1, 0, -1)
ACROSS = (0, 1, 1, 1, 0, -1, -1, -1)
KNIGHT = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


def reached(cell: int, down: int, across: int) -> int:
    """The cell so far down and across from another, -1 off the sheet."""
    row, column = cell // SIDE + down, cell % SIDE + across
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


NEXT = lookup([[reached(cell, *way) for way in zip(DOWN, ACROSS, strict=True)] for cell in range(CELLS)], "i2")
"""The eight neighbours of a cell, -1 off the sheet. (§3.5)"""
JUMP = lookup([[reached(cell, *way) for way in KNIGHT] for cell in range(CELLS)], "i2")
"""Where a horse can jump. (§4.6)"""
TOSS = lookup([[reached(cell, 2 * DOWN[d], 2 * ACROSS[d]) for d in range(0, COMPASS, 2)] for cell in range(CELLS)], "i2")
"""Where a trampoline can toss. (§4.19)"""


class Family(IntEnum):
    """The 27 kinds of tile. (§1.3)"""

    EMPTY = 0
    ARROWS = 1
    BARREL = 2
    CHEST = 3
    HORSE = 4
    ICE = 5
    PIT = 6
    BOTTLE = 7
    CROCODILE = 8
    BANK = 9
    JUNGLE = 10
    CARAMBA = 11
    LIGHTHOUSE = 12
    BALLOON = 13
    MUSKET = 14
    SHRINE = 15
    CROSSROADS = 16
    TRAMPOLINE = 17
    AIRPLANE = 18
    CANNON = 19
    SMOKE = 20
    DEN = 21
    MISSIONARY = 22
    EARTHQUAKE = 23
    LABYRINTH = 24
    OGRE = 25
    FORTRESS = 26


ONCE, CLOSED = 1, 2  # marks on the edge of a tile: a footprint, a coin
N, NE, E, SE, S, SW, W, NW = (1 << direction for direction in range(COMPASS))
# fmt: off
TILE_TABLE = (
    # name                 family            amount  arrows           marks
    ("empty",              Family.EMPTY,          0, 0,               0),
    ("arrow",              Family.ARROWS,         1, N,               0),
    ("arrow-diagonal",     Family.ARROWS,         1, NE,              0),
    ("arrows-2",           Family.ARROWS,         2, N | S,           0),
    ("arrows-2-diagonal",  Family.ARROWS,         2, NE | SW,         0),
    ("arrows-3",           Family.ARROWS,         3, NW | E | S,      0),
    ("arrows-4",           Family.ARROWS,         4, N | E | S | W,   0),
    ("arrows-4-diagonal",  Family.ARROWS,         4, NE | SE | SW | NW, 0),
    ("barrel",             Family.BARREL,         0, 0,               0),
    ("chest-1",            Family.CHEST,          1, 0,               ONCE),
    ("chest-2",            Family.CHEST,          2, 0,               ONCE),
    ("chest-3",            Family.CHEST,          3, 0,               ONCE),
    ("chest-4",            Family.CHEST,          4, 0,               ONCE),
    ("chest-5",            Family.CHEST,          5, 0,               ONCE),
    ("horse",              Family.HORSE,          0, 0,               0),
    ("ice",                Family.ICE,            0, 0,               0),
    ("pit",                Family.PIT,            0, 0,               0),
    ("bottle-1",           Family.BOTTLE,         1, 0,               ONCE),
    ("bottle-2",           Family.BOTTLE,         2, 0,               ONCE),
    ("bottle-3",           Family.BOTTLE,         3, 0,               ONCE),
    ("crocodile",          Family.CROCODILE,      0, 0,               0),
    ("bank",               Family.BANK,           0, 0,               0),
    ("jungle",             Family.JUNGLE,         0, 0,               CLOSED),
    ("caramba",            Family.CARAMBA,        0, 0,               0),
    ("lighthouse",         Family.LIGHTHOUSE,     0, 0,               ONCE),
    ("balloon",            Family.BALLOON,        0, 0,               0),
    ("musket",             Family.MUSKET,         0, 0,               ONCE),
    ("shrine",             Family.SHRINE,         0, 0,               CLOSED),
    ("crossroads",         Family.CROSSROADS,     0, 0,               0),
    ("trampoline",         Family.TRAMPOLINE,     0, 0,               0),
    ("airplane",           Family.AIRPLANE,       0, 0,               ONCE),
    ("cannon",             Family.CANNON,         0, N,               0),
    ("smoke",              Family.SMOKE,          0, 0,               ONCE),
    ("den",                Family.DEN,            0, 0,               ONCE),
    ("missionary",         Family.MISSIONARY,     0, 0,               ONCE),
    ("earthquake",         Family.EARTHQUAKE,     0, 0,               ONCE),
    ("labyrinth-2",        Family.LABYRINTH,      2, 0,               0),
    ("labyrinth-3",        Family.LABYRINTH,      3, 0,               0),
    ("labyrinth-4",        Family.LABYRINTH,      4, 0,               0),
    ("labyrinth-5",        Family.LABYRINTH,      5, 0,               0),
    ("ogre",               Family.OGRE,           0, 0,               0),
    ("fortress",           Family.FORTRESS,       0, 0,               CLOSED),
)
# fmt: on
TILES = tuple(name for name, *_ in TILE_TABLE)
KINDS = len(TILES)
FAMILY = lookup([family for _, family, *_ in TILE_TABLE], "i1")
AMOUNT = lookup([amount for _, _, amount, _, _ in TILE_TABLE], "i1")
"""Coins in a chest, bottles, spaces of a labyrinth."""
ARROWS = lookup([arrows for *_, arrows, _ in TILE_TABLE], "i2")
"""Where a tile points before it is turned, a bit for each direction. (§4.3, §4.21)"""
IS_ONCE = lookup([bool(marks & ONCE) for *_, marks in TILE_TABLE], "i1")
IS_CLOSED = lookup([bool(marks & CLOSED) for *_, marks in TILE_TABLE], "i1")
SPACES = 5  # of the longest labyrinth (§4.26)
DIE = 6

# Ability cards, three to a box, in the order of the boxes (§12.3).
ABILITIES = (
    "strongman", "swimmer", "runner", "trailblazer", "climber", "pathfinder",
    "marksman", "hunter", "helmsman", "sober", "iron-belly", "fencer",
)  # fmt: skip
(
    STRONGMAN, SWIMMER, RUNNER, TRAILBLAZER, CLIMBER, PATHFINDER, MARKSMAN, HUNTER, HELMSMAN, SOBER, IRON_BELLY, FENCER,
) = range(len(ABILITIES))  # fmt: skip
CARDS_A_BOX = 3
BOXES = 4
LEAST_COINS = 3  # that earn an ability (§12.1)
MOST_PICKS = 3  # seats that take one after an island (§12.1)

TRAIL = 64  # steps of one move that are remembered (§3.11)
STRETCH = 12  # forced steps at one go; then the player says "go" once more, so that news stays readable

BOX = block(
    [
        ("ground", "i1", (CELLS,)),        # the map: backs of the tiles, SEA, BEYOND (§1.1, §1.2)
        ("tiles", "i1", (PLAIN + 1, KINDS)),  # tiles of each back and kind, those laid and those that stay out (§2.1)
        ("opened", "i1"),                  # boxes opened so far, a bit for each (§12.3)
        ("die", "i1", (DIE,)),             # directions of the crossroads (§4.18)
        ("peeks", "i1"),                   # tiles seen from a lighthouse (§4.14)
        ("pirates", "i1"),                 # pirates of each crew (§1.5)
        ("vote", "i2"),                    # rounds for which a refusal holds (§10.3, §10.4)
        ("standstill", "i2"),              # rounds without progress after which everybody is asked (§10.4)
    ]
)  # fmt: skip


class Phase(IntEnum):
    """One decision each.

    PLACE  -> PLACE | ACT
    ACT    -> GO | PEEK | FIRE | HIT | SHAKE | BOTTLE | VOTE | ACT | PICK | OVER
    GO     -> GO | PEEK | FIRE | HIT | SHAKE | BOTTLE | VOTE | ACT | PICK | OVER
    PEEK   -> PEEK | BOTTLE | ACT | PICK | OVER
    FIRE   -> HIT | BOTTLE | ACT | PICK | OVER
    HIT    -> BOTTLE | ACT | PICK | OVER
    SHAKE  -> SHAKE | BOTTLE | ACT | PICK | OVER
    BOTTLE -> BOTTLE | VOTE | ACT | PICK | OVER
    VOTE   -> VOTE | ACT | PICK | OVER
    PICK   -> PICK | OVER
    """

    PLACE = 0
    ACT = 1
    GO = 2
    PEEK = 3
    FIRE = 4
    HIT = 5
    SHAKE = 6
    BOTTLE = 7
    VOTE = 8
    PICK = 9
    OVER = 10


class Way(IntEnum):
    """How a piece came to its tile, and how it must go on from it."""

    ALONG = 0  # one step in a direction
    HORSE = 1
    TRAMPOLINE = 2
    FLIGHT = 3
    BACK = 4  # a crocodile's return
    RUN = 5  # the runner's second step
    SWIM = 6  # the swimmer's second space


class Stream(IntEnum):
    """Where chance is drawn from."""

    FIRST = 0
    TILES = 1
    FACING = 2
    DIE = 3


class Cause(IntEnum):
    """What a pirate can die of. (§7.1)"""

    ENEMY_SHIP = 0
    SEA_FIGHT = 1
    OGRE = 2
    CYCLE = 3
    NO_WAY = 4
    EDGE = 5
    BEAR = 6
    OVERRUN = 7


CAUSES = tuple(cause.name.lower().replace("_", "-") for cause in Cause)


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    BEGAN = "seat"
    SHIP_PLACED = "seat cell"
    SAILED = "seat cell"
    TAKEN_ABOARD = "seat pirate other"
    WENT = "seat pirate cell"
    WENT_DRAGGING = "seat pirate cell coins"
    TURNED = "tile cell facing"
    DELIVERED = "seat pirate coins other"
    SANK = "coins cell"
    FOUGHT = "seat pirate cell"
    SENT_HOME = "seat pirate"
    DIED = "seat pirate cause"
    SLEPT = "seat pirate"
    FELL = "seat pirate"
    FREED = "seat pirate"
    FOUND_COINS = "cell coins"
    FOUND_BOTTLES = "seat bottles"
    TURNED_BACK = "seat pirate"
    SHOUTED = "seat pirate"
    PEEKED = "seat cell"
    SAW = "seat cell tile"
    LIFTED = "seat pirate"
    FIRED = "seat direction"
    MISSED = "seat"
    HIT = "seat pirate"
    REVIVED = "seat pirate cell"
    ROLLED = "direction"
    SHOT_OUT = "seat pirate cell"
    SMOKED = "seat"
    BEAR_WOKE = "cell seat"
    BEAR_WALKED = "cell"
    BEAR_SAT = ""
    MAULED = "seat pirate"
    MISSIONARY_FOUND = "seat cell"
    CONVERTED = "seat other"
    SHOOK = "cell second"
    ADVANCED = "seat pirate space coins"
    OPENED_BOTTLE = "seat pirate"
    PASSED = "seat"
    PROPOSED = "seat"
    AGREED = "seat"
    REFUSED = "seat"
    VOTED = ""
    WARNED = "rounds"
    STOOD_STILL = "rounds"
    ALL_FOUND = ""
    NOBODY_LEFT = ""
    SCORED = "seat coins alive"
    WON = "seat"
    TOOK = "seat ability pirate"
    DECLINED = "seat"
    SOLVED = "turns alive"
    UNSOLVED = ""
    CLIMBED = "seat pirate"
    ATE_COIN = "coins"
    STAYED = "seat pirate"
    SHOT = "seat pirate cell"
    TURN_ENDED = "turns"
    ASKED = "rounds"
    SWAM = "seat pirate cell"
    SPLASHED = "seat pirate cell"
    LED_OUT = "seat pirate"
    LED_THROUGH = "seat pirate space"
    FOUND_LETTER = "seat cell"
    SPAT_OUT = "seat pirate"


HAND_NAMES = ("1", "2", "3", "missionary")
# A pirate by his full name, which everybody uses; moves speak of one's own crew and need only the hand (moves.py).
PIECE_NAMES = (*(f"{letter}-{number}" for letter in SEAT_LETTERS for number in HAND_NAMES[:PIRATES]), "missionary")
FACINGS = DIRECTIONS[::2]

VALUES = {
    "cell": CELL_NAMES,
    "second": CELL_NAMES,
    "tile": TILES,
    "pirate": PIECE_NAMES,
    "direction": DIRECTIONS,
    "facing": FACINGS,
    "cause": CAUSES,
    "ability": ABILITIES,
}

ISLANDS = {"1": "one", "2": "two", "3": "three", "4": "four", "classic": "classic"}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Open the boxes the options ask for: the map of the island, and its tiles; or say why they make no island. (§11.1, §11.2)"""
    island, boxes = str(options["island"]), str(options["boxes"]).replace(",", " ").split()
    fill_rest(box, tables)
    if seats == 1:
        return  # a puzzle brings its own map
    rows = tables["islands"][ISLANDS[island]] if island in ISLANDS else island.replace("/", " ").split()
    fill_map(box, rows)
    if options["tiles"]:
        fill_own_tiles(box, str(options["tiles"]))
    elif PLAIN in box.ground:
        fill_tiles(box, tables["classic"])
    else:
        for number in boxes or [str(n + 1) for n in range(int(island) if island.isdecimal() else BOXES)]:
            if f"box_{number}" not in tables:
                raise ValueError(f"boxes names {number!r}; expected some of 1 to {BOXES}")
            if box.opened >> (int(number) - 1) & 1:
                raise ValueError(f"boxes names {number!r} twice; there is one box of each")
            fill_tiles(box, tables[f"box_{number}"])
            box.opened |= 1 << (int(number) - 1)
    for back, name in enumerate(BACKS):
        needed = sum(ground == back for ground in box.ground)
        if options["kids"] == "yes":
            leave_out(box, back, tables["kids"]["without"], needed)
        if box.tiles[back].sum() < needed:
            raise ValueError(f"{box.tiles[back].sum()} {name} tiles; the island has room for {needed}")
    check_berths(box, seats)


def check_berths(box: State, seats: int) -> None:
    """Every ship needs a space of the sea beside a beach to start from. (§2.3, §11.3)"""
    berths = 0
    for cell in range(CELLS):
        beside = [NEXT[cell, direction] for direction in range(0, COMPASS, 2)]
        shores = sum(neighbour >= 0 and box.ground[neighbour] in (BEACH, PLAIN) for neighbour in beside)
        berths += box.ground[cell] == SEA and shores > 0
    if berths < seats:
        raise ValueError(f"the island's map has {berths} spaces of sea beside a beach; expected one for each of {seats} ships")


def fill_rest(box: State, tables: Tables) -> None:
    """The numbers that do not hang on the island."""
    directions = tables["crossroads"]["directions"]
    if len(directions) != DIE or any(direction not in DIRECTIONS for direction in directions):
        raise ValueError(f"crossroads.directions is {directions}; expected {DIE} of {', '.join(DIRECTIONS)}")
    for face, direction in enumerate(directions):
        box.die[face] = DIRECTIONS.index(direction)
    box.peeks = within("lighthouse.peeks", tables["lighthouse"]["peeks"], 0, MOST_TILES * MOST_TILES)
    box.pirates = within("crew.pirates", tables["crew"]["pirates"], 1, PIRATES)
    box.vote = within("patience.vote", tables["patience"]["vote"], 1, 1000)
    box.standstill = within("patience.standstill", tables["patience"]["standstill"], 1, 1000)


def fill_tiles(box: State, table: Mapping[str, Any]) -> None:
    """Add the tiles of one box."""
    for back, name in enumerate(BACKS):
        for tile, count in table.get(name, {}).items():
            if tile not in TILES:
                raise ValueError(f"no tile {tile!r}; the tiles are {', '.join(TILES)}")
            box.tiles[back, TILES.index(tile)] += within(f"{name} {tile}", count, 0, MOST_TILES * MOST_TILES)


def fill_own_tiles(box: State, text: str) -> None:
    """Tiles of one's own: `empty 20, chest-3 2`, or by their backs, `beach: empty 4; forest: …`. (§11.4)"""
    for part in text.split(";"):
        back, _, listed = part.rpartition(":")
        name = back.strip() or "plain"
        if name not in BACKS:
            raise ValueError(f"tiles names the back {name!r}; expected one of {', '.join(BACKS)}")
        counts: dict[str, int] = {}
        for item in listed.split(","):
            tile, _, count = item.strip().partition(" ")
            if not (count or "1").strip().isdecimal():
                raise ValueError(f"tiles says {item.strip()!r}; expected a tile and a number, as in 'chest-2 3'")
            counts[tile] = counts.get(tile, 0) + int(count or 1)
        fill_tiles(box, {name: counts})


def leave_out(box: State, back: int, difficult: list[str], needed: int) -> None:
    """With small children, difficult tiles stay in the box while there are enough others. (§11.5)"""
    for tile in difficult:
        while box.tiles[back, TILES.index(tile)] > 0 and box.tiles[back].sum() > needed:
            box.tiles[back, TILES.index(tile)] -= 1


def fill_map(box: State, rows: list[str]) -> None:
    """Lay the island out in the middle of its sea, or say why it is none. (§11.3)"""
    if not rows or len(rows) > MOST_TILES or max(map(len, rows)) > MOST_TILES:
        raise ValueError(f"the island's map is {rows}; expected 1 to {MOST_TILES} rows of 1 to {MOST_TILES} tiles")
    for cell in range(CELLS):
        box.ground[cell] = BEYOND
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark not in GROUNDS:
                raise ValueError(f"the island's map has {mark!r}; expected {', '.join(GROUNDS)}")
            box.ground[(row + 1) * SIDE + column + 1] = GROUNDS[mark]
    land = [cell for cell in range(CELLS) if box.ground[cell] <= PLAIN]
    for cell in land:
        for direction in range(COMPASS):
            if box.ground[NEXT[cell, direction]] == BEYOND:
                box.ground[NEXT[cell, direction]] = SEA
    if not land or len(connected(box, land[0], PLAIN, range(COMPASS))) != len(land):
        raise ValueError("the island's map is not one piece of land")
    sea = [cell for cell in range(CELLS) if box.ground[cell] == SEA]
    for cell in sea:
        beside = sum(NEXT[cell, d] >= 0 and box.ground[NEXT[cell, d]] == SEA for d in range(0, COMPASS, 2))
        if beside != 2:
            raise ValueError(f"the coast at {CELL_NAMES[cell]} is no ring: {beside} spaces of sea beside it, expected 2")
    if len(connected(box, sea[0], SEA, range(0, COMPASS, 2))) != len(sea):
        raise ValueError("the island's map has water inside: expected one coast")


def connected(box: State, start: int, most: int, directions: range) -> set[int]:
    """All cells of a kind (land up to PLAIN, or SEA) that hang together with one."""
    found, edge = {start}, [start]
    while edge:
        cell = edge.pop()
        for direction in directions:
            beside = int(NEXT[cell, direction])
            alike = beside >= 0 and (box.ground[beside] <= PLAIN if most == PLAIN else box.ground[beside] == most)
            if alike and beside not in found:
                found.add(beside)
                edge.append(beside)
    return found
