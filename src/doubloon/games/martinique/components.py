"""What is in the box: shapes and fixed maxima, symbols and kinds of tile, phases and events."""

from __future__ import annotations

from enum import IntEnum

from ...core import Events, Options, State, Tables, block, lookup, within

SEATS = 2
SIDE = 8  # fields across and down the largest island
FIELDS = SIDE * SIDE  # a field is row * 8 + column (§1.1)
NUMBERS = 3  # a souvenir shows 1, 2 or 3 (§1.2)
TREASURES = 3
LARGEST = 4  # souvenirs on the largest Small Treasure (§1.6)
PIRATES = 4
STOOLS = SEATS * PIRATES
MAP_TILES = 2 * SIDE
HELD = MAP_TILES - 2  # most map tiles one seat can hold: all but the lost pair
TRAIL = NUMBERS + 1  # fields of the longest walk

# What a field is made for.
SEA, SOUVENIR, MAP, HOOK = range(4)
GROUNDS = {".": SOUVENIR, "M": MAP, "H": HOOK}

# A souvenir is symbol * 3 + number - 1 (§1.2). On a field lies a souvenir, a map tile or nothing.
SYMBOLS = ("dagger", "pistol", "skull", "chest", "parrot", "rum")
SOUVENIRS = tuple(f"{symbol}-{number + 1}" for symbol in SYMBOLS for number in range(NUMBERS))
MAP_TILE = len(SOUVENIRS)
BARE = MAP_TILE + 1

# Map tiles: 0 to 7 are the letters A to H, 8 to 15 the numbers 1 to 8 (§1.3).
LETTER, NUMBER = range(2)
LETTERS = tuple("ABCDEFGH")
TILES = (*LETTERS, *(str(row + 1) for row in range(SIDE)))
FIELD_NAMES = tuple(f"{letter}{row + 1}" for row in range(SIDE) for letter in LETTERS)

# Where a map tile was collected: a field, or one of the two places in the bar (§2.2).
BAR = FIELDS
SOURCES = (*FIELD_NAMES, "bar-letter", "bar-number")

JOKER_BONUS, LETTER_BONUS, NUMBER_BONUS = range(3)
BONUSES = ("joker", "letter", "number")
TREASURE_NAMES = ("2", "3", "4")  # a Small Treasure goes by the size printed on the board

DIRECTIONS = ("north", "east", "south", "west")
BEYOND = lookup(
    [
        [
            field - SIDE if field >= SIDE else -1,
            field + 1 if field % SIDE < SIDE - 1 else -1,
            field + SIDE if field < FIELDS - SIDE else -1,
            field - 1 if field % SIDE > 0 else -1,
        ]
        for field in range(FIELDS)
    ],
    "i1",
)
"""The next field to the north, east, south and west; -1 where the board ends (§4.2)."""

BOX = block(
    [
        ("columns", "i1"),                       # letters in use (§1.1)
        ("rows", "i1"),                          # numbers in use
        ("ground", "i1", (FIELDS,)),             # what each field is made for; SEA beyond the island
        ("souvenirs", "i1", (len(SOUVENIRS),)),  # souvenirs of each kind (§1.2)
        ("map_steps", "i1"),                     # steps from a map tile (§1.3)
        ("jokers", "i1"),                        # joker tiles (§1.4)
        ("pirates", "i1"),                       # pirates of each seat (§1.5)
        ("sizes", "i1", (TREASURES,)),           # souvenirs on each Small Treasure (§1.6)
        ("most_loads", "i2"),                    # points for the most loads (§9.2)
        ("pair", "i2"),                          # points for a pair in the supply (§9.4)
        ("lost_treasure", "i2"),                 # points for the Lost Treasure where it is worth points (§10.1)
    ]
)  # fmt: skip


class Phase(IntEnum):
    """One decision each.

    CHOOSE  -> CHOOSE | STEP | DIG
    STEP    -> STEP | TURN_UP | BONUS | LOAD | PAY | CHOOSE | DIG
    TURN_UP -> STEP
    BONUS   -> LOAD | PAY | CHOOSE | DIG
    LOAD    -> PAY | CHOOSE | DIG
    PAY     -> PAY | CHOOSE | DIG
    DIG     -> DIG | OVER
    """

    CHOOSE = 0
    STEP = 1
    TURN_UP = 2
    BONUS = 3
    LOAD = 4
    PAY = 5
    DIG = 6
    OVER = 7


class Stream(IntEnum):
    """Where chance is drawn from."""

    MAPS = 0
    ISLAND = 1
    BAG = 2


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    BEGAN = "seat"
    PLACED = "seat field"
    PLACED_AT_BAR = "seat stool"
    SET_OUT = "seat field steps"
    STEPPED = "seat field"
    PASSED = "seat other field"
    TURNED_UP = "seat other source tile"
    LEFT_DOWN = "seat"
    COLLECTED = "seat souvenir field"
    COLLECTED_MAP = "seat field"
    LEARNED = "seat tile source"
    SAT_DOWN = "seat stool field"
    BONUS = "seat bonus"
    CHOSEN = "seat treasure"
    JOKER_SPENT = "seat symbol"
    LOADED = "seat treasure points"
    NOT_LOADED = "seat"
    FILLED_UP = "treasure souvenir"
    CLOSED = "treasure"
    MISSED = "seat"
    STRANDED = ""
    SUNSET = "seat"
    DUG = "seat field"
    LOST_SHOWN = "field"
    FOUND = "seat"
    NOT_FOUND = ""
    SCORED = "seat points loads"
    WON = "seat"
    NOBODY_WON = ""


VALUES = {
    "field": FIELD_NAMES,
    "souvenir": SOUVENIRS,
    "symbol": SYMBOLS,
    "tile": TILES,
    "source": SOURCES,
    "bonus": BONUSES,
    "treasure": TREASURE_NAMES,
}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box, or say why they make none."""
    fill_island(box, tables["island"]["rows"])
    for symbol, name in enumerate(SYMBOLS):
        counts = tables["souvenirs"][name]
        if len(counts) != NUMBERS or min(counts) < 0:
            raise ValueError(f"souvenirs.{name} is {counts}; expected how many show 1, 2 and 3")
        for number, count in enumerate(counts):
            box.souvenirs[symbol * NUMBERS + number] = count
    box.map_steps = within("map_tiles.steps", tables["map_tiles"]["steps"], 1, NUMBERS)
    box.jokers = within("jokers.count", tables["jokers"]["count"], 0, 9)
    box.pirates = within("pirates.each", tables["pirates"]["each"], 1, PIRATES)
    sizes = tables["treasures"]["sizes"]
    if len(sizes) != TREASURES:
        raise ValueError(f"treasures.sizes is {sizes}; expected {TREASURES} sizes")
    for treasure, size in enumerate(sizes):
        box.sizes[treasure] = within("treasures.sizes", size, 1, LARGEST)
    box.most_loads = tables["points"]["most_loads"]
    box.pair = tables["points"]["pair"]
    box.lost_treasure = tables["points"]["lost_treasure"]
    if box.columns * box.rows < seats * box.pirates:
        raise ValueError(f"{box.columns} by {box.rows} fields; {seats * box.pirates} pirates cannot all dig there")
    fields = sum(ground == SOUVENIR for ground in box.ground)
    if box.souvenirs.sum() < fields + sum(sizes):
        raise ValueError(f"{box.souvenirs.sum()} souvenirs; the island needs {fields} and the Small Treasures {sum(sizes)}")


def fill_island(box: State, rows: list[str]) -> None:
    """Read the map of the island."""
    if not 2 <= len(rows) <= SIDE or not 2 <= len(rows[0]) <= SIDE or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError(f"island.rows is {rows}; expected a rectangle of 2 to {SIDE} fields across and down")
    box.columns, box.rows = len(rows[0]), len(rows)
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            if mark not in GROUNDS:
                raise ValueError(f"island.rows has {mark!r}; expected {', '.join(GROUNDS)}")
            box.ground[row * SIDE + column] = GROUNDS[mark]
    maps = sum(ground == MAP for ground in box.ground)
    if maps != box.columns + box.rows - 4:
        raise ValueError(f"{maps} fields for map tiles; {box.columns} letters and {box.rows} numbers less four make "
                         f"{box.columns + box.rows - 4}")  # fmt: skip
