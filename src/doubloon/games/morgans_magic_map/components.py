"""What is in the box: shapes and fixed maxima, tiles, cards and treasures, phases and events."""

from __future__ import annotations

import random
from enum import IntEnum
from functools import lru_cache

from ...core import Events, Options, State, Tables, block, lookup, within

SEATS = 4
LEVELS = 5  # of the treasure board (§1.4)
DISTANCES = 4  # a card says 0, 1, 2 or 3 steps (§1.2)

# Tiles: those with a place come first, so that a card is place * 4 + distance (§1.1, §1.2).
PLACES = (
    "anthill", "volcano", "tomb", "skull", "oasis", "green-tree", "hermits-hut", "swamp", "biting-cave", "three-columns",
    "waterfall", "gallows", "rope-bridge", "sun-stone", "whale-bones", "lighthouse", "big-nose-bay", "shipwreck",
)  # fmt: skip
TILES = (*PLACES, "wilderness", "open-sea")
CARDS = tuple(f"{place}-{distance}" for place in PLACES for distance in range(DISTANCES))

# Symbols of the cards, which are the bonuses they give (§7).
SHOVEL, MAP, DOUBLOONS, BOOTS = range(4)
SYMBOLS = ("shovel", "map", "doubloons", "boots")
NO_CARD = -1

# Treasures go by their rank, 1 to 29; number 0 is rank 1 (§1.3).
SETS = ("gems", "silver", "gold", "pearl", "jewelry", "jade")
TREASURES = 29
RANKS = tuple(str(rank + 1) for rank in range(TREASURES))
LEVEL_NAMES = ("1", "2", "3", "4", "5")

# Where a card or a treasure is. HAND and FRONT are those of seat 0; TAKEN likewise.
ABSENT, DECK, DISCARD, HAND = range(4)
FRONT = HAND + SEATS
ON_BOARD = 2
TAKEN = 3

# The island lies on a sheet wide enough for all tiles in one line, with a margin to lay the next one and to look beyond it.
# Spots count from its north-western corner; the northernmost tile is always in row 2, the westernmost in column 2 (§4.6).
WIDTH = len(TILES) + 4
SPOTS = WIDTH * WIDTH
FIRST_SPOT = 2 * WIDTH + 2
NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
BESIDE = (-WIDTH, 1, WIDTH, -1)
"""From a spot to the one north, east, south and west of it."""
ROUND = (-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH)
"""From a spot to the eight round it, clockwise from the north."""
RING_SIDES = 0b01010101
"""Those of the eight that share a side with it."""


def gaps(ring: int) -> int:
    """From how many neighbours in a ring of eight one cannot go on clockwise, by the corner, to the next side."""
    return sum(ring >> side & 1 and (ring >> side + 1 & 1) + (ring >> (side + 2) % 8 & 1) < 2 for side in range(0, 8, 2))


GAPS = lookup([gaps(ring) for ring in range(256)], "i1")
"""By the tiles in the ring round a tile, how often one cannot go on from a neighbour to the next along the ring (§4.7)."""
EVERY_TILE = (1 << len(TILES)) - 1

# Which way a tile can be turned: quarters clockwise from how it is printed.
QUARTERS = ("0", "1", "2", "3")
TURNED = lookup([[(land << turn | land >> (4 - turn)) & 15 for turn in range(4)] for land in range(16)], "i1")
"""Land edges, bit 0 north to bit 3 west, as printed and as they lie after so many quarters (§1.1)."""


def ways_to_match(land: int, touching: int, facing: int) -> int:
    """The quarters by which edges match the land that faces them on the sides that touch; those that look alike only once."""
    turned = [int(TURNED[land, turn]) for turn in range(4)]
    return sum(1 << turn for turn in range(4) if turned[turn] & touching == facing and turned[turn] not in turned[:turn])


WAYS = lookup(
    [
        [ways_to_match(land, around & 15, around >> 4) if not (around >> 4) & ~(around & 15) else 0 for around in range(256)]
        for land in range(16)
    ],
    "i1",
)
"""By the printed edges of a tile and by what lies around a spot, the ways to turn it there as a set (§4.5)."""

EDGE_LETTERS = "WL"  # an edge is water or land
CORNERS = ("north-west", "north-east", "south-west", "south-east")

BOX = block(
    [
        ("tiles", "i1"),                          # tiles there are (§1.1)
        ("edges", "i1", (len(TILES),)),           # land edges of each tile, bit 0 north to bit 3 west; -1 no such tile
        ("symbol", "i1", (len(CARDS),)),          # the symbol of each card; NO_CARD where there is none (§1.2)
        ("treasures", "i1"),                      # treasure cards there are (§1.3)
        ("set_of", "i1", (TREASURES,)),           # the set of each treasure
        ("worth", "i1", (TREASURES,)),            # its value in doubloons
        ("levels", "i1"),                         # levels of the board (§1.4)
        ("level_coins", "i1", (LEVELS,)),         # doubloons beside each
        ("rows", "i1"),                           # tiles down the first rectangle (§2.1)
        ("columns", "i1"),                        # tiles across it
        ("hand", "i1"),                           # cards in a full hand (§2.3)
        ("coins", "i1"),                          # doubloons to begin with (§2.4)
        ("changes", "i1"),                        # tiles to move in a turn (§4.1)
        ("steps", "i1"),                          # steps to walk (§5.1)
        ("boots_steps", "i1"),                    # steps for boots (§7.3)
        ("bonus_coins", "i1"),                    # doubloons for a doubloon card (§7.5)
        ("majority", "i1", (SEATS,)),             # for most of a set: alone, or tied with one, two, three others (§9.2)
    ]
)  # fmt: skip


class Phase(IntEnum):
    """One decision each.

    CORNER -> CORNER | CHANGE
    CHANGE -> CHANGE | PUT | PAIR | WALK
    PUT    -> CHANGE | TURN | WALK
    TURN   -> CHANGE | WALK
    WALK   -> WALK | PAIR | DIG | THROW | CHANGE
    DIG    -> DIG | TAKE | THROW | PAIR
    TAKE   -> TAKE | THROW | PAIR | CHANGE | OVER
    THROW  -> THROW | CHANGE | PAIR
    PAIR   -> CHANGE | WALK | DIG | TAKE | THROW
    """

    CORNER = 0
    CHANGE = 1
    PUT = 2
    TURN = 3
    WALK = 4
    DIG = 5
    TAKE = 6
    THROW = 7
    PAIR = 8
    OVER = 9


class Stream(IntEnum):
    """Where chance is drawn from."""

    SEAT = 0
    ISLAND = 1
    CARDS = 2
    TREASURES = 3


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    BEGAN = "seat"
    LANDED = "seat corner tile"
    PAID = "seat other"
    LIFTED = "seat tile"
    PUT_DOWN = "seat tile side beside"
    WALKED = "seat tile"
    PLAYED = "seat tile distance"
    NOT_DUG = "seat"
    SPENT = "seat tile distance symbol"
    GAINED = "seat gain count"
    TOOK = "seat treasure level coins"
    LAID_OUT = "treasure"
    THREW = "seat tile distance"
    RESHUFFLED = "cards"
    DREW = "seat cards"
    SAW = "seat tile distance"
    ENDED = "seat"
    MAJORITY = "seat set cards points"
    SCORED = "seat coins value points"
    WON = "seat"
    SHARED_SET = "seat set cards points"
    TIE_BROKEN = "seat points value"
    SHARED_WIN = "seat points value"


VALUES = {
    "corner": CORNERS,
    "tile": TILES,
    "beside": TILES,
    "side": SIDES,
    "symbol": SYMBOLS,
    "bonus": SYMBOLS,
    "gain": SYMBOLS,
    "treasure": RANKS,
    "set": SETS,
}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box, or say why they make none."""
    for tile, name in enumerate(TILES):
        box.edges[tile] = read_edges(f"tiles.{name}", tables["tiles"][name])
    box.tiles = sum(edges >= 0 for edges in box.edges.tolist())
    fill_cards(box, tables)
    fill_treasures(box, tables)
    box.rows = within("island.rows", tables["island"]["rows"], 1, len(TILES))
    box.columns = within("island.columns", tables["island"]["columns"], 1, len(TILES))
    if box.rows * box.columns != box.tiles or box.tiles < 2:
        raise ValueError(
            f"{box.tiles} tiles; an island of {box.rows} by {box.columns} needs {box.rows * box.columns}, at least 2"
        )
    box.hand = within("captains.hand", tables["captains"]["hand"], 1, 8)
    box.coins = within("captains.doubloons", tables["captains"]["doubloons"], 0, 20)
    box.changes = within("turn.tiles", tables["turn"]["tiles"], 1, 4)
    box.steps = within("turn.steps", tables["turn"]["steps"], 1, 20)
    box.boots_steps = within("turn.boots_steps", tables["turn"]["boots_steps"], 1, 20)
    box.bonus_coins = within("turn.bonus_doubloons", tables["turn"]["bonus_doubloons"], 0, 20)
    each = tables["majority"]["each"]
    if len(each) != SEATS:
        raise ValueError(f"majority.each is {each}; expected doubloons for one, two, three and four who hold most")
    for holders, coins in enumerate(each):
        box.majority[holders] = within("majority.each", coins, 0, 100)
    cards = sum(symbol != NO_CARD for symbol in box.symbol.tolist())
    if cards < seats * box.hand:
        raise ValueError(f"{cards} map cards; {seats} hands of {box.hand} need {seats * box.hand}")
    corners = min(box.rows, 2) * min(box.columns, 2)
    if corners < seats and box.coins < seats - 1:
        raise ValueError(f"{corners} corners and {box.coins} doubloons; somebody could not land")
    if not can_be_laid(tuple(box.edges.tolist()), box.rows, box.columns):
        raise ValueError(f"no way was found to lay these tiles out as {box.rows} by {box.columns} with edges that match")


def fill_cards(box: State, tables: Tables) -> None:
    """The symbols of the cards; a place that is no tile has none."""
    letters = "SMDB"
    for place, name in enumerate(PLACES):
        symbols = tables["cards"][name]
        if len(symbols) != DISTANCES or any(letter not in f"{letters}-" for letter in symbols):
            raise ValueError(f"cards.{name} is {symbols!r}; expected {DISTANCES} letters of {letters} or -")
        for distance, letter in enumerate(symbols):
            there = letter != "-" and box.edges[place] >= 0
            box.symbol[place * DISTANCES + distance] = letters.index(letter) if there else NO_CARD


def fill_treasures(box: State, tables: Tables) -> None:
    """The treasures by rank, and the board they are laid out on."""
    cards = sorted((rank, kind, worth) for kind, name in enumerate(SETS) for rank, worth in tables["treasures"][name])
    if [rank for rank, _, _ in cards] != list(range(1, len(cards) + 1)) or len(cards) > TREASURES:
        raise ValueError(f"the ranks of the treasures should be 1, 2, 3 … up to {TREASURES}, each once")
    box.treasures = len(cards)
    for rank, kind, worth in cards:
        box.set_of[rank - 1] = kind
        box.worth[rank - 1] = within("a treasure's value", worth, 0, 100)
    levels = read_levels(tables)
    if not 1 <= len(levels) <= LEVELS or len(levels) >= len(cards):
        raise ValueError(f"board.levels are {len(levels)}; expected 1 to {LEVELS}, fewer than the {len(cards)} treasures")
    box.levels = len(levels)
    for level, coins in enumerate(levels):
        box.level_coins[level] = within("board.levels", coins, 0, 100)


def read_levels(tables: Tables) -> list[int]:
    """The doubloons beside each level, from the top; before 0.2.0 they were one list, the first level's among them. (§1.4)"""
    board = tables["board"]["levels"]
    if board and all(isinstance(coins, int) for coins in board):
        return list(board)
    rows = [*tables["surface"]["levels"], *board]
    if not all(isinstance(row, list | tuple) and len(row) == 2 for row in rows):
        raise ValueError(f"board.levels is {board}; expected a level and its doubloons, such as [2, 1], for each")
    if [level for level, _ in rows] != list(range(1, len(rows) + 1)):
        raise ValueError(f"surface.levels and board.levels are {rows}; expected the levels 1, 2, 3 … in order")
    return [coins for _, coins in rows]


def read_edges(name: str, letters: str) -> int:
    """The land edges of a tile as a set; -1 for no tile."""
    if letters == "":
        return -1
    if len(letters) != len(SIDES) or any(letter not in EDGE_LETTERS for letter in letters):
        raise ValueError(f"{name} is {letters!r}; expected four letters L or W")
    return sum(1 << side for side, letter in enumerate(letters) if letter == "L")


@lru_cache(maxsize=64)
def can_be_laid(edges: tuple[int, ...], rows: int, columns: int) -> bool:
    """Whether laying tiles at random, as the set-up does, comes to an end in a few hundred attempts. (§2.1)"""
    chance = random.Random(1)
    return any(laid_at_random(edges, rows, columns, chance) for _ in range(300))


def laid_at_random(edges: tuple[int, ...], rows: int, columns: int, chance: random.Random) -> bool:
    """One attempt to lay all tiles row by row, each by chance among those that fit."""
    left = {tile for tile, land in enumerate(edges) if land >= 0}
    laid: list[int] = []
    for spot in range(rows * columns):
        west = laid[-1] >> EAST & 1 if spot % columns else None
        north = laid[-columns] >> SOUTH & 1 if spot >= columns else None
        ways = [
            (tile, land)
            for tile in sorted(left)
            for land in {(edges[tile] << turn | edges[tile] >> (4 - turn)) & 15 for turn in range(4)}
            if west in (None, land >> WEST & 1) and north in (None, land >> NORTH & 1)
        ]
        if not ways:
            return False
        tile, land = chance.choice(ways)
        left.remove(tile)
        laid.append(land)
    return True
