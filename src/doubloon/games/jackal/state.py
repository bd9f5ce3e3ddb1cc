"""What lies on the table, and how it is laid out."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core import Option, Options, State, record, roll, rule, tell, within
from .components import (
    ABILITIES,
    AMOUNT,
    BACKS,
    BEACH,
    BOX,
    BOXES,
    CELL_NAMES,
    CELLS,
    FACE_DOWN,
    FACE_UP,
    FAMILY,
    KINDS,
    MISSIONARY,
    PIECE_NAMES,
    PIECES,
    PIRATES,
    PLAIN,
    SEATS,
    SIDE,
    SPACES,
    TILES,
    TRAIL,
    USED,
    Event,
    Family,
    Phase,
    Stream,
    Way,
    fill_map,
)

MAX_EVENTS = 64

STATE = record(
    "jackal",
    [
        ("box", BOX),                              # the map, the tiles and the other numbers of this table
        ("seats", "i1"),                           # how many play; 1 is a puzzle
        ("teams", "i1"),                           # 1 where seats 0 and 2 play against 1 and 3
        ("campaign", "i1"),                        # 1 where the island is one of a campaign
        ("limit", "i2"),                           # a puzzle must be solved in so many turns; 0 where there is no limit
        ("survivors", "i1"),                       # pirates who must be alive when a puzzle is solved
        ("phase", "i1"),                           # Phase
        ("first", "i1"),                           # the island's first seat
        ("turn", "i1"),                            # whose turn it is
        ("chooser", "i1"),                         # who decides in it: the seat itself, in smoke its left neighbour
        ("turns", "i2"),                           # turns ended; in a puzzle rounds of all pirates and the bear
        ("ground", "i1", (CELLS,)),                # back of the tile on each cell, SEA or BEYOND; an earthquake moves backs
        ("tile", "i1", (CELLS,)),                  # the tile there; -1 where nobody has drawn it yet
        ("facing", "i1", (CELLS,)),                # quarter turns clockwise of a tile that is face up
        ("face", "i1", (CELLS,)),                  # FACE_DOWN, FACE_UP, or USED where a single-use tile has acted
        ("seen", "i1", (CELLS,)),                  # seats that peeked at a face-down tile, a bit for each
        ("coins", "i1", (CELLS, SPACES)),          # coins on each tile, in a labyrinth by space, elsewhere on the first
        ("heap", "i1", (PLAIN + 1, KINDS)),        # tiles nobody has drawn yet, by back and kind, with those that stay out
        ("ship", "i2", (SEATS,)),                  # where each ship lies; -1 not placed
        ("at", "i2", (PIECES,)),                   # where each piece is; -1 dead, or not in play
        ("space", "i1", (PIECES,)),                # which space of a labyrinth, counted from 0
        ("nap", "i1", (PIECES,)),                  # ends of his crew's turns until a pirate leaves his barrel
        ("trapped", "i1", (PIECES,)),              # 1 for those in a pit
        ("ability", "i2", (PIECES,)),              # abilities, a bit for each
        ("hold", "i2", (SEATS,)),                  # coins in each ship
        ("bottles", "i1", (SEATS,)),               # messages in bottles
        ("lost", "i2"),                            # coins sunk or eaten
        ("keeper", "i1"),                          # whose the missionary is; -1 not found
        ("converted", "i1"),                       # 1 once he is a pirate
        ("bear", "i2"),                            # where the bear is; -1 asleep
        ("bear_seat", "i1"),                       # after whose turns he walks
        ("bear_rests", "i1"),                      # 1 in the turn he woke: he has had his step
        ("smoke", "i1"),                           # turns in smoke still to come, this one included
        ("mover", "i1"),                           # the piece that is moving, or moved last
        ("way", "i1"),                             # how it must go on (Way)
        ("headings", "i2"),                        # where it may go on along, a bit for each direction
        ("via", "i1"),                             # how it came to its tile (Way)
        ("heading", "i1"),                         # in which direction, if it came along one
        ("behind", "i2"),                          # the cell it came from; -1 none
        ("steps", "i1"),                           # steps of this move
        ("step_from", "i2", (TRAIL,)),             # where each began
        ("step_to", "i2", (TRAIL,)),               # and ended
        ("peeks", "i1"),                           # looks from the lighthouse still to come
        ("shaken", "i2"),                          # the first of the two tiles an earthquake swaps; -1 none
        ("target", "i2"),                          # the cell a bullet flew to, while the shooter picks; -1 none
        ("proposer", "i1"),                        # who asked to end the game; -1 nobody
        ("asked", "i1"),                           # who must answer
        ("patience", "i2"),                        # turns until a refused proposal may come again
        ("quiet", "i2"),                           # turns without a tile turned, a coin brought aboard or lost
        ("places", "i1", (SEATS,)),                # seats in the order they may pick an ability; -1 none
        ("picker", "i1"),                          # whose place in that order it is
        ("picks", "i1"),                           # abilities taken after this island
        ("last_island", "i1"),                     # 1 on the fourth, after which no island follows (§12.1)
    ],
    streams=Stream,
    events=MAX_EVENTS,
)  # fmt: skip

SINCE = {"last_island": "0.2.0"}
"""Fields that older records did not have."""

NOT_IN_PUZZLES = (Family.CROSSROADS, Family.SMOKE, Family.BOTTLE, Family.LIGHTHOUSE, Family.MISSIONARY)
MOST_TURNS = 99  # of a puzzle that names no limit
PUZZLES = tuple(range(1, 11))
CREWS = (2, 3, 4)
ALL_SORTS = (
    "beach: balloon, bank, caramba, trampoline, crocodile, arrow, bottle-3, chest-5; "
    "forest: den, smoke, missionary, musket, jungle, pit, barrel, horse; "
    "mountain: airplane, lighthouse, earthquake, labyrinth-5, ice, cannon, crossroads, shrine"
)
SEASONED = (
    "A-1 strongman, A-2 marksman, A-3 climber, B-1 swimmer, B-2 hunter, B-3 runner",
    "A-1 trailblazer, A-2 pathfinder, A-3 helmsman, B-1 sober, B-2 iron-belly, B-3 fencer",
)

OPTIONS = {
    "island": Option(1, (1, 2, 3, 4, "classic"), free="a map in rows, as in BBB/BMB/BBB", examples=("BBB/BMB/BBB",), seats=CREWS),
    "teams": Option("no", ("no", "yes"), seats=(4,)),
    "kids": Option("no", ("no", "yes"), seats=CREWS),
    "campaign": Option("no", ("no", "yes"), seats=CREWS),
    "boxes": Option("", ("",), free="numbers of boxes, as in 1 2 4", seats=CREWS),
    "tiles": Option("", ("",), free="tiles with their numbers, as in 'empty 5, chest-2 3'", examples=(ALL_SORTS,), seats=CREWS),
    "abilities": Option(
        "", ("",), free="pirates with abilities, as in 'A-1 strongman, B-3 swimmer'", examples=SEASONED, seats=CREWS
    ),
    "puzzle": Option(1, PUZZLES, seats=(1,)),
}


SERIES = {"campaign": "yes"}
"""What makes an island the first of a campaign. (§12.1)"""


def prepare(s: State, seats: int, options: Options) -> None:
    """Write the options into the record. (§12.5, §13.1, §14.1)"""
    s.seats = seats
    s.teams = options["teams"] == "yes"
    s.campaign = options["campaign"] == "yes"
    s.last_island = str(options["island"]) == str(BOXES)
    if s.teams and seats != SEATS:
        raise ValueError(f"teams play with {SEATS} seats, and there are {seats}")
    read_abilities(s, str(options["abilities"]))
    if seats == 1:
        file = Path(__file__).parent / "data" / f"puzzle_{int(options['puzzle']):02}.toml"
        lay_puzzle(s, tomllib.loads(file.read_text(encoding="utf-8")))


def sequel(s: State, options: Options) -> dict[str, str | int] | None:
    """The next island of a campaign: the same crews with all they have learned, one box more. (§12.5)"""
    if not s.campaign or str(options["island"]) not in map(str, range(1, BOXES)):
        return None
    learned = [
        f"{PIECE_NAMES[piece]} {name}"
        for ability, name in enumerate(ABILITIES)
        for piece in range(MISSIONARY)
        if s.ability[piece] >> ability & 1
    ]
    return {**options, "island": int(options["island"]) + 1, "boxes": "", "abilities": ", ".join(learned)}


def full_name(name: Any) -> Any:
    """A pirate by his full name, `A-1`; people also write, and older documents do, `A1`."""
    text = str(name)
    return f"{text[0]}-{text[1]}" if len(text) == 2 and text[1].isdecimal() else name


def read_abilities(s: State, text: str) -> None:
    """Who has which ability: `A-1 strongman, B-3 swimmer`. (§12.5)"""
    taken: set[str] = set()
    for item in filter(None, (part.strip() for part in text.split(","))):
        pirate, _, name = item.partition(" ")
        if name not in ABILITIES:
            raise ValueError(f"abilities says {item!r}; expected a pirate and one of {', '.join(ABILITIES)}")
        if full_name(pirate) not in PIECE_NAMES[:MISSIONARY]:
            raise ValueError(f"abilities names {pirate!r}; expected a pirate, {PIECE_NAMES[0]} to {PIECE_NAMES[MISSIONARY - 1]}")
        if name in taken:
            raise ValueError(f"abilities gives {name!r} twice; there is one card of each")
        taken.add(name)
        piece = PIECE_NAMES.index(full_name(pirate))
        if piece >= s.seats * PIRATES:
            raise ValueError(f"abilities names {pirate!r}; there are {s.seats} crews")
        s.ability[piece] |= 1 << ABILITIES.index(name)


def lay_puzzle(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the island of a puzzle, every tile face up: rows of `tile/facing`, `.` for none. (§14.1, §14.2)"""
    island = document.get("island")
    if not isinstance(island, list) or not all(isinstance(row, str) for row in island):
        raise ValueError(f"the puzzle's island is {island!r}; expected rows of tiles, as in ['bank empty', 'arrow/e chest-1']")
    rows = [row.split() for row in island]
    fill_map(s.box, ["".join("." if word == "." else "#" for word in row) for row in rows])
    for cell in range(CELLS):
        s.ground[cell] = s.box.ground[cell]
        s.tile[cell], s.face[cell], s.facing[cell] = -1, FACE_DOWN, 0
    for row, words in enumerate(rows, 1):
        for column, word in enumerate(words, 1):
            if word != ".":
                name, _, facing = word.partition("/")
                cell = row * SIDE + column
                if name not in TILES or facing not in ("", "n", "e", "s", "w"):
                    raise ValueError(f"the puzzle's island has {word!r}; expected a tile, as in 'arrow/e' or 'bank'")
                if FAMILY[TILES.index(name)] in NOT_IN_PUZZLES:
                    raise ValueError(f"the puzzle's island has {name!r}; there is no chance, no smoke, no bottle in a puzzle")
                s.tile[cell], s.face[cell], s.facing[cell] = TILES.index(name), FACE_UP, "nesw".index(facing or "n")
    banks = sum(s.tile[cell] >= 0 and FAMILY[s.tile[cell]] == Family.BANK for cell in range(CELLS))
    if banks != 1:
        raise ValueError(f"the puzzle's island has {banks} banks; expected one")
    s.limit = within("the puzzle's turns", document.get("limit", document.get("turns", 0)), 0, 999) or MOST_TURNS
    s.survivors = within("the puzzle's survivors", document.get("survivors", 0), 0, PIRATES)
    s.box.pirates = within("the puzzle's pirates", document.get("pirates", PIRATES), 1, PIRATES)
    if s.survivors > s.box.pirates:
        raise ValueError(f"the puzzle wants {s.survivors} survivors, and has {s.box.pirates} pirates")
    start = (document["bear"] if "bear" in document else den_of(s)) or ""
    if start and (start not in CELL_NAMES or not is_land(s, CELL_NAMES.index(start))):
        raise ValueError(f"the bear is at {start!r}; expected a tile of the puzzle's island, as in 'C4'")
    s.bear = CELL_NAMES.index(start) if start else -1


def den_of(s: State) -> str:
    """Where the bear of a puzzle begins, if nothing else is said: on his den; nowhere where there is none. (§14.1)"""
    dens = [CELL_NAMES[cell] for cell in range(CELLS) if s.tile[cell] >= 0 and FAMILY[s.tile[cell]] == Family.DEN]
    if len(dens) > 1:
        raise ValueError(f"the puzzle's island has {len(dens)} dens, {' and '.join(dens)}; expected one")
    return dens[0] if dens else ""


@rule
def set_up(s: State) -> None:
    """Lay the island face down; by chance one seat begins, and places its ship first. (§2.1, §2.2)"""
    bare_table(s)
    if s.seats == 1:
        fill_puzzle(s)
        return
    lay_tiles(s)
    s.first = roll(s, Stream.FIRST, s.seats)
    s.turn = s.first
    s.chooser = s.first
    tell(s, Event.BEGAN, s.first)


@rule
def bare_table(s: State) -> None:
    """Nobody has moved yet."""
    s.phase = Phase.PLACE
    s.turns = 0
    s.keeper = -1
    s.way = Way.ALONG
    s.behind = -1
    s.shaken = -1
    s.target = -1
    s.proposer = -1
    for seat in range(SEATS):
        s.ship[seat] = -1
        s.places[seat] = -1
    for piece in range(PIECES):
        s.at[piece] = -1
    for step in range(TRAIL):
        s.step_from[step] = -1
        s.step_to[step] = -1
    if s.seats > 1:
        s.bear = -1


@rule
def lay_tiles(s: State) -> None:
    """Every tile lies face down; what it is, and how it will turn, nobody knows before it is turned. (§2.1, §4.1)"""
    for cell in range(CELLS):
        s.ground[cell] = s.box.ground[cell]
        s.tile[cell] = -1
        s.face[cell] = FACE_DOWN
    for back in range(PLAIN + 1):
        for kind in range(KINDS):
            s.heap[back, kind] = s.box.tiles[back, kind]


@rule
def fill_puzzle(s: State) -> None:
    """Chests are full, the crew stands on the bank, the first pirate begins. (§14.1, §14.2)"""
    s.phase = Phase.ACT
    bank = bank_cell(s)
    for pirate in range(s.box.pirates):
        s.at[pirate] = bank
    for cell in range(CELLS):
        if s.tile[cell] >= 0 and FAMILY[s.tile[cell]] == Family.CHEST and s.face[cell] == FACE_UP:
            s.coins[cell, 0] = AMOUNT[s.tile[cell]]
            s.face[cell] = USED
    s.mover = 0
    tell(s, Event.BEGAN, 0)


@rule
def bank_cell(s: State) -> int:
    """Where the bank is, the home of a puzzle's pirates. (§14.1)"""
    for cell in range(CELLS):
        if s.tile[cell] >= 0 and FAMILY[s.tile[cell]] == Family.BANK:
            return cell
    return -1


@rule
def is_land(s: State, cell: int) -> bool:
    """Whether a tile lies there. (§1.1)"""
    return s.ground[cell] <= PLAIN


@rule
def is_beach(s: State, cell: int) -> bool:
    """Whether ships can start beside that tile: a beach, or any tile of a map without backs. (§1.2, §11.2)"""
    return s.ground[cell] == BEACH or s.ground[cell] == PLAIN


@rule
def crew_of(s: State, piece: int) -> int:
    """The seat a piece belongs to. (§1.5, §9.1)"""
    return s.keeper if piece == MISSIONARY else piece // PIRATES


@rule
def piece_of(seat: int, hand: int) -> int:
    """The piece a seat calls 1, 2, 3 or the missionary."""
    return MISSIONARY if hand == PIRATES else seat * PIRATES + hand


def is_in_play(s: State, piece: int) -> bool:
    """Whether there is such a piece at this table; at the end of a puzzle the one to move is none."""
    return 0 <= piece < s.box.pirates if s.seats == 1 else 0 <= piece < s.seats * PIRATES or piece == MISSIONARY


@rule
def is_pirate(s: State, piece: int) -> bool:
    """All but the missionary, until he has read what was in the bottle. (§9.3)"""
    return piece != MISSIONARY or s.converted == 1


@rule
def are_friends(s: State, seat: int, other: int) -> bool:
    """One crew, or allies. (§13.2)"""
    return seat == other or (s.teams == 1 and (seat ^ other) == 2)


@rule
def has(s: State, piece: int, ability: int) -> bool:
    """Whether a piece has an ability. (§12.5)"""
    return (s.ability[piece] >> ability) & 1 == 1


@rule
def ship_at(s: State, cell: int) -> int:
    """Whose ship lies there; -1 nobody's."""
    for seat in range(s.seats):
        if s.ship[seat] == cell:
            return seat
    return -1


@rule
def family_at(s: State, cell: int) -> int:
    """The kind of a tile that is face up."""
    return FAMILY[s.tile[cell]]


def census(s: State) -> dict[str, int]:
    """Everything in the boxes, counted where it lies: these sums never change."""
    drawn = [cell for cell in range(CELLS) if s.tile[cell] >= 0]
    kinds = {kind: int(s.heap[:, kind].sum()) + sum(s.tile[cell] == kind for cell in drawn) for kind in range(KINDS)}
    full = [cell for cell in drawn if s.face[cell] != USED and FAMILY[s.tile[cell]] == Family.CHEST]
    hidden = int(sum(AMOUNT[kind] * s.heap[:, kind].sum() for kind in range(KINDS) if FAMILY[kind] == Family.CHEST))
    return {
        **{TILES[kind]: count for kind, count in kinds.items()},
        "coins": hidden + sum(AMOUNT[s.tile[cell]] for cell in full) + int(s.coins.sum() + s.hold.sum()) + s.lost,
        **{f"{name} backs": sum(s.ground[cell] == back for cell in range(CELLS)) for back, name in enumerate(BACKS)},
    }
