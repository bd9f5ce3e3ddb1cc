"""A position as a document that a person can write by hand. Whatever is left out is sensible, or left to chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from ...core import SEAT_LETTERS, State, one_of, read_list, read_number, read_seat, read_table, refuse_others, spoken
from ...core.positions import KEEP, EachSeat, Fact, Facts, Members, Number, Seat, Truth, Word
from .components import (
    ABILITIES,
    BACKS,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACE_DOWN,
    FACE_UP,
    FAMILY,
    IS_ONCE,
    KINDS,
    MISSIONARY,
    PIECE_NAMES,
    PIECES,
    PIRATES,
    PLAIN,
    SEA,
    SEATS,
    SIDE,
    SPACES,
    TILES,
    TRAIL,
    USED,
    Family,
    Phase,
    Way,
)
from .rules import is_aboard, last_space, legal
from .state import bare_table, fill_puzzle, full_name, is_in_play, is_land, lay_puzzle, lay_tiles

DOCUMENT = (
    "phase", "turn", "first", "chooser", "turns", "puzzle", "tiles", "backs", "peeked_by", "coins", "ships", "crews", "asleep",
    "trapped", "abilities", "holds", "bottles", "coins_lost", "missionary", "bear", "smoke", "moving", "peeks", "shaken",
    "target", "vote", "patience", "quiet", "picks",
)  # fmt: skip
PUZZLE = ("origin", "island", "bear", "limit", "survivors", "pirates")
OLD_NAMES = {
    "": {"seen": "peeked_by", "lost": "coins_lost", "pirates": "crews"},
    "missionary": {"at": "place"},
    "bear": {"at": "cell"},
    "picks": {"place": "done"},
    "puzzle": {"turns": "limit"},
}
"""What documents before 0.2.0 called some things, at the top and within a part; puzzles on file still say `turns`."""
PHASES = tuple(spoken(phase) for phase in Phase)
WAYS = tuple(spoken(way) for way in Way)
MOST_COINS = 99  # in one place, and bottles of one seat
REST = "*"  # in `tiles`: every tile that is not named
DEAD = "dead"


class Cell(Word):
    """A cell by its name; nowhere is null."""

    def read(self, s: State, given: Any, what: str) -> int:
        """Which cell it is."""
        return -1 if given is None and self.may_be_none else read_cell(given)


NOWHERE = Cell(CELL_NAMES, may_be_none=True)
HEAD = Facts(Fact("phase", Word(PHASES)), Fact("turn", Seat()), Fact("turns", Number()))
CHOICE = Facts(Fact("first", Seat()), Fact("chooser", Seat(), called="the chooser"))
PURSES = Facts(
    Fact("holds", EachSeat(Number()), "hold", usual=()), Fact("bottles", EachSeat(Number(MOST_COINS)), usual=()),
)  # fmt: skip
LOST = Facts(Fact("coins_lost", Number(), "lost"))
KEEPER = Facts(Fact("keeper", Seat(), usual=None, called="the missionary's keeper"), Fact("converted", Truth()))
BEAR = Facts(
    Fact("cell", Cell(CELL_NAMES), "bear", usual=None), Fact("seat", Seat(), "bear_seat", called="the bear's seat"),
    Fact("rests", Truth(), "bear_rests"),
)  # fmt: skip
SMOKE = Facts(Fact("smoke", Number(lambda s: s.seats + 1), when=lambda s: s.smoke > 0))
QUIET = Facts(Fact("patience", Number()), Fact("quiet", Number()))
GOING = Facts(
    Fact("way", Word(WAYS), usual=WAYS[0], called="the way"), Fact("via", Word(WAYS), usual=WAYS[0], called="via"),
    Fact("heading", Word(DIRECTIONS), usual=DIRECTIONS[0], called="heading"),
    Fact("headings", Members(DIRECTIONS), usual=(), called="a heading"), Fact("behind", NOWHERE, usual=None),
)  # fmt: skip
DEEDS = Facts(
    Fact("peeks", Number(lambda s: s.box.peeks), when=lambda s: s.peeks > 0),
    Fact("shaken", NOWHERE, usual=None, when=lambda s: s.shaken >= 0),
    Fact("target", NOWHERE, usual=None, when=lambda s: s.target >= 0),
)
VOTE = Facts(
    Fact("proposer", Seat(may_be_none=True), usual=None, called="the proposer"),
    Fact("asked", Seat(), usual=KEEP, called="who is asked"),
)
PICKS = Facts(Fact("done", Number(SEATS), "picker"), Fact("taken", Number(SEATS), "picks"))


# Writing.


def write(s: State) -> dict[str, Any]:
    """The whole position, face-down tiles that somebody has seen too."""
    land = [cell for cell in range(CELLS) if is_land(s, cell)]
    document = HEAD.write(s)
    if s.seats == 1:
        document["puzzle"] = write_puzzle(s)
    else:
        document |= CHOICE.write(s)
        document["ships"] = EachSeat(NOWHERE).write(s, s.ship)
        document |= PURSES.write(s)
        document["backs"] = {CELL_NAMES[cell]: BACKS[s.ground[cell]] for cell in land if s.ground[cell] != s.box.ground[cell]}
        document["peeked_by"] = {CELL_NAMES[cell]: seats_of(s.seen[cell]) for cell in land if s.seen[cell]}
    document["tiles"] = {CELL_NAMES[cell]: write_tile(s, cell) for cell in land if s.tile[cell] >= 0}
    document["coins"] = {
        place(cell, space): s.coins[cell, space] for cell in land for space in range(SPACES) if s.coins[cell, space]
    }
    document["crews"] = [[write_piece(s, seat * PIRATES + hand) for hand in range(s.box.pirates)] for seat in range(s.seats)]
    document["asleep"] = {PIECE_NAMES[piece]: s.nap[piece] for piece in range(PIECES) if s.nap[piece]}
    document["trapped"] = [PIECE_NAMES[piece] for piece in range(PIECES) if s.trapped[piece]]
    abilities = Members(ABILITIES)
    document["abilities"] = {PIECE_NAMES[one]: abilities.write(s, s.ability[one]) for one in range(PIECES) if s.ability[one]}
    return {**document, **LOST.write(s), **write_company(s), **write_business(s)}


def place(cell: int, space: int) -> str:
    """A cell, and in a labyrinth which space of it: `C4`, `C4/2`."""
    return f"{CELL_NAMES[cell]}/{space + 1}" if space else CELL_NAMES[cell]


def seats_of(mask: int) -> list[int]:
    """Seats of a set."""
    return [seat for seat in range(SEATS) if mask >> seat & 1]


def write_tile(s: State, cell: int) -> str:
    """A tile as words: `arrow/e`, `down chest-2`, `used smoke`."""
    how = {FACE_DOWN: "down ", FACE_UP: "", USED: "used "}[s.face[cell]]
    facing = f"/{'nesw'[s.facing[cell]]}" if s.facing[cell] else ""
    return f"{how}{TILES[s.tile[cell]]}{facing}"


def write_piece(s: State, piece: int) -> str | None:
    """Where a piece is; None as long as its ship has not come."""
    if s.at[piece] >= 0:
        return place(s.at[piece], s.space[piece])
    return DEAD if piece == MISSIONARY or s.seats == 1 or s.ship[piece // PIRATES] >= 0 else None


def write_puzzle(s: State) -> dict[str, Any]:
    """The puzzle's island as it was laid out, and what is asked for."""
    rows = []
    for row in range(1, SIDE - 1):
        cells = range(row * SIDE + 1, row * SIDE + SIDE - 1)
        rows.append([write_tile(s, cell).removeprefix("used ") if is_land(s, cell) else "." for cell in cells])
    while rows and set(rows[-1]) == {"."}:
        rows.pop()
    width = max(len(row) - next(n for n, word in enumerate(reversed(row)) if word != ".") for row in rows if set(row) != {"."})
    return {
        "island": [" ".join(row[:width]) for row in rows],
        **({"bear": ""} if s.bear < 0 else {}),  # of whom nothing is said is on his den (§14.1)
        "limit": s.limit,
        "survivors": s.survivors,
        "pirates": s.box.pirates,
    }


def write_company(s: State) -> dict[str, Any]:
    """The missionary, the bear and the smoke, where there are any."""
    document: dict[str, Any] = {}
    if s.keeper >= 0:
        document["missionary"] = {"place": write_piece(s, MISSIONARY), **KEEPER.write(s)}
    if s.bear >= 0:
        document["bear"] = BEAR.write(s)
    return {**document, **SMOKE.write(s)}


def write_business(s: State) -> dict[str, Any]:
    """What is under way: a chain, a look, a vote, the picking."""
    document = {**QUIET.write(s), "moving": write_moving(s), **DEEDS.write(s)}
    if s.phase == Phase.VOTE:
        document["vote"] = VOTE.write(s)
    if s.places[0] >= 0:
        document["picks"] = {"order": [seat for seat in s.places.tolist() if seat >= 0], **PICKS.write(s)}
    return document


def write_moving(s: State) -> dict[str, Any]:
    """The piece that moves, or moved last; how it came to its tile matters only while it must go on."""
    trail = [s.step_from[0], *(s.step_to[step] for step in range(s.steps))] if s.steps else []
    piece = PIECE_NAMES[s.mover] if is_in_play(s, s.mover) else None
    moving = {"piece": piece, "trail": [CELL_NAMES[cell] for cell in trail]}
    return {**moving, **(GOING.write(s) if s.phase == Phase.GO else {})}


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    document = modern(document)
    refuse_others(document, DOCUMENT)
    if "puzzle" in document:
        if s.seats != 1:
            raise ValueError(f"a puzzle is for one seat, and there are {s.seats}")
        refuse_others(read_table(document["puzzle"], "puzzle"), PUZZLE, "puzzle")
        lay_puzzle(s, document["puzzle"])
    bare_table(s)
    if s.seats == 1:
        fill_puzzle(s)
    else:
        lay_tiles(s)
    s.events = 0
    read_tiles(s, document)
    read_ships(s, document)
    read_pirates(s, document)
    read_company(s, document)
    read_business(s, document)
    check(s)


def modern(document: Mapping[str, Any]) -> dict[str, Any]:
    """The same document by the names of today."""
    given = {OLD_NAMES[""].get(name, name): value for name, value in document.items()}
    for part, names in OLD_NAMES.items():
        if isinstance(given.get(part), Mapping):
            given[part] = {names.get(name, name): value for name, value in given[part].items()}
    if "places" in given:  # the order of picking, which was no part of `picks`
        given["picks"] = {"order": given.pop("places"), **read_table(given.get("picks", {}), "picks")}
    return given


def read_cell(name: Any) -> int:
    """A cell by its name."""
    if name not in CELL_NAMES:
        raise ValueError(f"a place is {name!r}; expected a cell, {CELL_NAMES[0]} to {CELL_NAMES[-1]}")
    return CELL_NAMES.index(name)


def read_place(name: Any) -> tuple[int, int]:
    """A cell, and the space of a labyrinth."""
    cell, _, space = str(name).partition("/")
    if space not in ("", *(str(n + 1) for n in range(SPACES))):
        raise ValueError(f"a place is {name!r}; expected a cell, in a labyrinth with its space, as in 'C4' or 'C4/2'")
    return read_cell(cell), int(space or 1) - 1


def read_tiles(s: State, document: Mapping[str, Any]) -> None:
    """Backs, tiles and coins; tiles that are known come out of the heap."""
    for name, back in read_table(document.get("backs", {}), "backs").items():
        if not is_land(s, read_cell(name)):
            raise ValueError(f"no tile can lie at {name}: there is no land")
        s.ground[read_cell(name)] = one_of(back, BACKS, f"the back at {name}")
    tiles = dict(read_table(document.get("tiles", {}), "tiles"))
    rest = tiles.pop(REST, None)
    named = {read_cell(name): text for name, text in tiles.items()}
    for cell in range(CELLS):
        text = named.get(cell, rest if is_land(s, cell) else None)
        if text is not None:
            read_tile(s, cell, text)
    if s.seats > 1:
        for name, seats in read_table(document.get("peeked_by", {}), "peeked_by").items():
            cell = read_cell(name)
            if s.tile[cell] < 0 or s.face[cell] != FACE_DOWN:
                raise ValueError(f"somebody has peeked at {name}; expected a face-down tile that is named, as in 'down ice'")
            s.seen[cell] = sum({1 << read_seat(seat, s.seats, f"who peeked at {name}") for seat in seats})
    if "coins" in document:
        s.coins[:] = 0
        for name, count in read_table(document.get("coins", {}), "coins").items():
            cell, space = read_place(name)
            if not is_land(s, cell):
                raise ValueError(f"coins lie at {name}, where there is no land")
            s.coins[cell, space] = read_number(count, f"coins at {name}", MOST_COINS)


def read_tile(s: State, cell: int, text: str) -> None:
    """A tile in words; face up unless it says `down`."""
    if not is_land(s, cell):
        raise ValueError(f"no tile can lie at {CELL_NAMES[cell]}: there is no land")
    *how, word = str(text).split() or [""]
    name, _, facing = word.partition("/")
    kind = one_of(name, TILES, f"the tile at {CELL_NAMES[cell]}")
    face = {(): FACE_UP, ("down",): FACE_DOWN, ("used",): USED}.get(tuple(how))
    if face is None or facing not in ("", "n", "e", "s", "w"):
        raise ValueError(f"the tile at {CELL_NAMES[cell]} is {text!r}; expected words as in 'arrow/e', 'down ice', 'used smoke'")
    if face == USED and not IS_ONCE[kind]:
        raise ValueError(f"the tile at {CELL_NAMES[cell]} is {text!r}; only single-use tiles are used up")
    if s.seats > 1:
        if s.heap[s.ground[cell], kind] == 0:
            raise ValueError(f"more {name} tiles with {BACKS[s.ground[cell]]} backs than the box holds")
        s.heap[s.ground[cell], kind] -= 1
    s.tile[cell], s.face[cell], s.facing[cell] = kind, face, "nesw".index(facing or "n")


def read_ships(s: State, document: Mapping[str, Any]) -> None:
    """Ships, and what is in them."""
    for seat, name in enumerate(read_list(document.get("ships", ()), "ships", s.seats)):
        if name is not None:
            s.ship[seat] = read_cell(name)
            if s.ground[s.ship[seat]] != SEA or s.ship[seat] in s.ship[:seat].tolist():
                raise ValueError(f"the ship of {SEAT_LETTERS[seat]} is at {name}; expected a space of the sea of its own")
    PURSES.read(s, document)
    LOST.read(s, document)


def read_pirates(s: State, document: Mapping[str, Any]) -> None:
    """Where everybody is; without a word, aboard."""
    given = read_list(document.get("crews", ()), "crews", s.seats)
    if given and len(given) < s.seats:
        raise ValueError(f"crews has {len(given)} crews; expected {s.seats}")
    for seat in range(s.seats):
        crew = given[seat] if given else None
        if crew is not None and (isinstance(crew, str) or len(crew) != s.box.pirates):
            raise ValueError(f"the crew of {SEAT_LETTERS[seat]} is {crew!r}; expected {s.box.pirates} places")
        for hand in range(s.box.pirates):
            if crew is not None and crew[hand] is not None:
                read_piece(s, seat * PIRATES + hand, crew[hand])
            elif s.seats > 1:
                s.at[seat * PIRATES + hand] = s.ship[seat]
    for name, count in read_table(document.get("asleep", {}), "asleep").items():
        s.nap[one_of(full_name(name), PIECE_NAMES, "a sleeper")] = read_number(count, f"the sleep of {name}", 2)
    for name in read_list(document.get("trapped", ()), "trapped", PIECES):
        s.trapped[one_of(full_name(name), PIECE_NAMES, "a trapped pirate")] = 1
    if "abilities" in document:
        s.ability[:] = 0
        for name, abilities in read_table(document.get("abilities", {}), "abilities").items():
            piece = one_of(full_name(name), PIECE_NAMES[: s.seats * PIRATES], "a pirate with abilities")
            s.ability[piece] = Members(ABILITIES).read(s, abilities, f"an ability of {name}")


def read_piece(s: State, piece: int, name: Any) -> None:
    """Put a piece where it is said to be."""
    if name == DEAD:
        s.at[piece] = -1
        return
    s.at[piece], s.space[piece] = read_place(name)
    if not is_land(s, s.at[piece]) and s.ground[s.at[piece]] != SEA:
        raise ValueError(f"{PIECE_NAMES[piece]} is at {name}, where there is neither land nor sea")


def read_company(s: State, document: Mapping[str, Any]) -> None:
    """The missionary, the bear and the smoke."""
    if "missionary" in document:
        read_piece(s, MISSIONARY, KEEPER.read(s, document["missionary"], "missionary", others=("place",)).get("place"))
    if "bear" in document:
        BEAR.read(s, document["bear"], "bear")
        if not is_land(s, s.bear):
            raise ValueError(f"the bear is at {CELL_NAMES[s.bear]}; expected a tile of the island")
    SMOKE.read(s, document)


def read_business(s: State, document: Mapping[str, Any]) -> None:
    """Whose turn it is, and what is under way."""
    placed = s.seats == 1 or all(s.ship[seat] >= 0 for seat in range(s.seats))
    HEAD.read(s, {"phase": "act" if placed else "place", **document})
    in_smoke = 0 < s.smoke <= s.seats
    CHOICE.read(s, {"chooser": (s.turn + in_smoke) % s.seats, **document})
    if s.chooser not in (s.turn, (s.turn + 1) % s.seats):
        raise ValueError(f"the chooser is {document['chooser']!r}; expected the seat whose turn it is or its left neighbour")
    QUIET.read(s, document)
    read_moving(s, read_table(document.get("moving", {}), "moving"))
    DEEDS.read(s, document)
    s.asked = s.turn
    if "asked" not in VOTE.read(s, document.get("vote", {}), "vote") and s.proposer >= 0:
        s.asked = (s.proposer + 1) % s.seats
    picks = PICKS.read(s, document.get("picks", {}), "picks", others=("order",))
    for number, seat in enumerate(read_list(picks.get("order", ()), "order", s.seats)):
        s.places[number] = read_seat(seat, s.seats, "one who picks")


def read_moving(s: State, moving: Mapping[str, Any]) -> None:
    """The piece that moves or moved last, how it came to its tile, and how it must go on."""
    GOING.read(s, moving, "moving", others=("piece", "trail"))
    if s.seats == 1 and "piece" in moving:
        s.mover = s.box.pirates  # a puzzle is over, and nobody's move
    if moving.get("piece") is not None:
        s.mover = one_of(full_name(moving["piece"]), PIECE_NAMES, "the moving piece")
    trail = read_trail(moving)
    for step, (one, other) in enumerate(pairwise(trail)):
        s.step_from[step], s.step_to[step] = read_cell(one), read_cell(other)
    s.steps = max(len(trail) - 1, 0)


def read_trail(moving: Mapping[str, Any]) -> list[Any]:
    """The cells of a move, its start first; before 0.2.0 they were written step by step, `[["B2", "C2"], ["C2", "D2"]]`."""
    trail = list(read_list(moving.get("trail", ()), "trail", TRAIL + 1))
    if trail and all(isinstance(step, list) for step in trail):
        read_list(moving.get("trail", ()), "trail", TRAIL)
        return [trail[0][0], *(end for _, end in trail)]
    return trail


def check(s: State) -> None:
    """Whatever cannot be at one time."""
    for piece in range(PIECES):
        if s.at[piece] >= 0:
            check_piece(s, piece)
        elif s.nap[piece] or s.trapped[piece]:
            raise ValueError(f"{PIECE_NAMES[piece]} is asleep or trapped, and is not on the island")
    for back in range(PLAIN + 1):
        hidden = sum(s.ground[cell] == back and s.tile[cell] < 0 for cell in range(CELLS))
        if s.seats > 1 and sum(s.heap[back, kind] for kind in range(KINDS)) < hidden:
            raise ValueError(f"{hidden} {BACKS[back]} tiles lie face down, and the box holds fewer")
    for cell in range(CELLS):
        for space in range(SPACES):
            if s.coins[cell, space] and (s.face[cell] == FACE_DOWN or space > deepest(s, cell)):
                raise ValueError(f"coins lie at {place(cell, space)}, where none can lie")
    if s.phase != Phase.OVER and not may_decide(s):
        raise ValueError(f"nobody has anything to decide in phase {PHASES[s.phase]!r}")


def may_decide(s: State) -> bool:
    """Whether the phase fits the rest: somebody has a move."""
    asks = {
        Phase.PLACE: s.seats > 1 and s.ship[s.turn] < 0,
        Phase.GO: s.at[s.mover] >= 0,
        Phase.FIRE: s.at[s.mover] >= 0 and is_land(s, s.at[s.mover]),
        Phase.HIT: s.target >= 0,
        Phase.VOTE: s.seats > 1 and s.asked != s.proposer,
        Phase.PICK: s.picker < SEATS and s.places[s.picker] >= 0,
        Phase.ACT: s.seats == 1 or all(s.ship[seat] >= 0 for seat in range(s.seats)),
    }
    return bool(asks.get(Phase(s.phase), True)) and legal(s, s.chooser, [0] * 4000) > 0


def deepest(s: State, cell: int) -> int:
    """The last space of a tile, for anybody."""
    return 0 if not is_land(s, cell) else last_space(s, MISSIONARY, cell)


def check_piece(s: State, piece: int) -> None:
    """A piece on a tile that holds it, or afloat."""
    cell = s.at[piece]
    if is_land(s, cell):
        if s.face[cell] == FACE_DOWN and piece != MISSIONARY:
            raise ValueError(f"{PIECE_NAMES[piece]} is on {CELL_NAMES[cell]}, which is face down")
        if s.space[piece] > deepest(s, cell):
            raise ValueError(f"{PIECE_NAMES[piece]} is on space {s.space[piece] + 1} of {CELL_NAMES[cell]}, which has fewer")
        if s.trapped[piece] and (s.face[cell] == FACE_DOWN or FAMILY[s.tile[cell]] != Family.PIT):
            raise ValueError(f"{PIECE_NAMES[piece]} is trapped on {CELL_NAMES[cell]}, which is no pit")
    elif s.space[piece] or s.trapped[piece]:
        raise ValueError(f"{PIECE_NAMES[piece]} is afloat, and in no labyrinth or pit")
    elif is_aboard(s, piece):
        owner = s.ship.tolist().index(cell)
        mine = s.keeper if piece == MISSIONARY else piece // PIRATES
        if owner != mine and not (s.teams and (owner ^ mine) == 2):
            raise ValueError(f"{PIECE_NAMES[piece]} is on the ship of {SEAT_LETTERS[owner]}, an enemy")
