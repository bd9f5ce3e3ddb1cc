"""A position as a document that a person can write by hand. Whatever is left out is sensible, or left to chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from ...core import SEAT_LETTERS, State, one_of, read_seat, refuse_others, spoken
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


# Writing.


def write(s: State) -> dict[str, Any]:
    """The whole position, face-down tiles that somebody has seen too."""
    land = [cell for cell in range(CELLS) if is_land(s, cell)]
    document: dict[str, Any] = {"phase": PHASES[s.phase], "turn": s.turn, "turns": s.turns}
    if s.seats == 1:
        document["puzzle"] = write_puzzle(s)
    else:
        document |= {"first": s.first, "chooser": s.chooser}
        document["ships"] = [CELL_NAMES[cell] if cell >= 0 else None for cell in s.ship[: s.seats].tolist()]
        document["holds"] = s.hold[: s.seats].tolist()
        document["bottles"] = s.bottles[: s.seats].tolist()
        document["backs"] = {CELL_NAMES[cell]: BACKS[s.ground[cell]] for cell in land if s.ground[cell] != s.box.ground[cell]}
        document["peeked_by"] = {CELL_NAMES[cell]: seats_of(s.seen[cell]) for cell in land if s.seen[cell]}
    document["tiles"] = {CELL_NAMES[cell]: write_tile(s, cell) for cell in land if s.tile[cell] >= 0}
    document["coins"] = {
        place(cell, space): s.coins[cell, space] for cell in land for space in range(SPACES) if s.coins[cell, space]
    }
    document["crews"] = [[write_piece(s, seat * PIRATES + hand) for hand in range(s.box.pirates)] for seat in range(s.seats)]
    document["asleep"] = {PIECE_NAMES[piece]: s.nap[piece] for piece in range(PIECES) if s.nap[piece]}
    document["trapped"] = [PIECE_NAMES[piece] for piece in range(PIECES) if s.trapped[piece]]
    document["abilities"] = {PIECE_NAMES[piece]: abilities_of(s, piece) for piece in range(PIECES) if s.ability[piece]}
    document["coins_lost"] = s.lost
    return {**document, **write_company(s), **write_business(s)}


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
        document["missionary"] = {
            "place": write_piece(s, MISSIONARY),
            "keeper": s.keeper,
            "converted": bool(s.converted),
        }
    if s.bear >= 0:
        document["bear"] = {"cell": CELL_NAMES[s.bear], "seat": s.bear_seat, "rests": bool(s.bear_rests)}
    if s.smoke:
        document["smoke"] = s.smoke
    return document


def write_business(s: State) -> dict[str, Any]:
    """What is under way: a chain, a look, a vote, the picking."""
    document: dict[str, Any] = {"patience": s.patience, "quiet": s.quiet}
    document["moving"] = write_moving(s)
    if s.peeks:
        document["peeks"] = s.peeks
    if s.shaken >= 0:
        document["shaken"] = CELL_NAMES[s.shaken]
    if s.target >= 0:
        document["target"] = CELL_NAMES[s.target]
    if s.phase == Phase.VOTE:
        document["vote"] = {"proposer": s.proposer if s.proposer >= 0 else None, "asked": s.asked}
    if s.places[0] >= 0:
        order = [seat for seat in s.places.tolist() if seat >= 0]
        document["picks"] = {"order": order, "done": s.picker, "taken": s.picks}
    return document


def write_moving(s: State) -> dict[str, Any]:
    """The piece that moves, or moved last; how it came to its tile matters only while it must go on."""
    trail = [s.step_from[0], *(s.step_to[step] for step in range(s.steps))] if s.steps else []
    moving: dict[str, Any] = {
        "piece": PIECE_NAMES[s.mover] if is_in_play(s, s.mover) else None,
        "trail": [CELL_NAMES[cell] for cell in trail],
    }
    if s.phase == Phase.GO:
        moving |= {"way": WAYS[s.way], "via": WAYS[s.via], "heading": DIRECTIONS[s.heading]}
        moving["headings"] = [name for direction, name in enumerate(DIRECTIONS) if s.headings >> direction & 1]
        moving["behind"] = CELL_NAMES[s.behind] if s.behind >= 0 else None
    return moving


def abilities_of(s: State, piece: int) -> list[str]:
    """The abilities of a pirate."""
    return [name for ability, name in enumerate(ABILITIES) if s.ability[piece] >> ability & 1]


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    document = modern(document)
    refuse_others(document, DOCUMENT)
    if "puzzle" in document:
        if s.seats != 1:
            raise ValueError(f"a puzzle is for one seat, and there are {s.seats}")
        refuse_others(read_table(document, "puzzle"), PUZZLE, "puzzle")
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
        given["picks"] = {"order": given.pop("places"), **read_table(given, "picks")}
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


def read_number(value: Any, name: str, most: int = 9_999) -> int:
    """A whole number from 0."""
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"{name} is {value!r}; expected a whole number from 0 to {most}")
    return value


def read_table(document: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """A table of names with what belongs to them; nothing where it is left out."""
    given = document.get(name, {})
    if not isinstance(given, Mapping):
        raise ValueError(f"{name} is {given!r}; expected names with what belongs to them")
    return given


def read_list(document: Mapping[str, Any], name: str, most: int) -> Sequence[Any]:
    """A list; nothing where it is left out."""
    given = document.get(name, [])
    if not isinstance(given, (list, tuple)) or len(given) > most:
        raise ValueError(f"{name} is {given!r}; expected a list of at most {most}")
    return given


def read_numbers(s: State, document: Mapping[str, Any], name: str, out: Any, most: int) -> None:
    """A number for each seat."""
    for seat, value in enumerate(read_list(document, name, s.seats)):
        out[seat] = read_number(value, f"{name} of {SEAT_LETTERS[seat]}", most)


def read_tiles(s: State, document: Mapping[str, Any]) -> None:
    """Backs, tiles and coins; tiles that are known come out of the heap."""
    for name, back in read_table(document, "backs").items():
        if not is_land(s, read_cell(name)):
            raise ValueError(f"no tile can lie at {name}: there is no land")
        s.ground[read_cell(name)] = one_of(back, BACKS, f"the back at {name}")
    tiles = dict(read_table(document, "tiles"))
    rest = tiles.pop(REST, None)
    named = {read_cell(name): text for name, text in tiles.items()}
    for cell in range(CELLS):
        text = named.get(cell, rest if is_land(s, cell) else None)
        if text is not None:
            read_tile(s, cell, text)
    if s.seats > 1:
        for name, seats in read_table(document, "peeked_by").items():
            cell = read_cell(name)
            if s.tile[cell] < 0 or s.face[cell] != FACE_DOWN:
                raise ValueError(f"somebody has peeked at {name}; expected a face-down tile that is named, as in 'down ice'")
            s.seen[cell] = sum({1 << read_seat(seat, s.seats, f"who peeked at {name}") for seat in seats})
    if "coins" in document:
        s.coins[:] = 0
        for name, count in read_table(document, "coins").items():
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
    for seat, name in enumerate(read_list(document, "ships", s.seats)):
        if name is not None:
            s.ship[seat] = read_cell(name)
            if s.ground[s.ship[seat]] != SEA or s.ship[seat] in s.ship[:seat].tolist():
                raise ValueError(f"the ship of {SEAT_LETTERS[seat]} is at {name}; expected a space of the sea of its own")
    read_numbers(s, document, "holds", s.hold, 9_999)
    read_numbers(s, document, "bottles", s.bottles, MOST_COINS)
    s.lost = read_number(document.get("coins_lost", 0), "coins_lost")


def read_pirates(s: State, document: Mapping[str, Any]) -> None:
    """Where everybody is; without a word, aboard."""
    given = read_list(document, "crews", s.seats)
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
    for name, count in read_table(document, "asleep").items():
        s.nap[one_of(full_name(name), PIECE_NAMES, "a sleeper")] = read_number(count, f"the sleep of {name}", 2)
    for name in read_list(document, "trapped", PIECES):
        s.trapped[one_of(full_name(name), PIECE_NAMES, "a trapped pirate")] = 1
    if "abilities" in document:
        s.ability[:] = 0
        for name, abilities in read_table(document, "abilities").items():
            piece = one_of(full_name(name), PIECE_NAMES[: s.seats * PIRATES], "a pirate with abilities")
            s.ability[piece] = sum({1 << one_of(ability, ABILITIES, f"an ability of {name}") for ability in abilities})


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
        given = read_table(document, "missionary")
        refuse_others(given, ("place", "keeper", "converted"), "missionary")
        s.keeper = read_seat(given.get("keeper"), s.seats, "the missionary's keeper")
        s.converted = bool(given.get("converted", False))
        read_piece(s, MISSIONARY, given.get("place"))
    if "bear" in document:
        given = read_table(document, "bear")
        refuse_others(given, ("cell", "seat", "rests"), "bear")
        s.bear, s.bear_seat = read_cell(given.get("cell")), read_seat(given.get("seat", 0), s.seats, "the bear's seat")
        s.bear_rests = bool(given.get("rests", False))
        if not is_land(s, s.bear):
            raise ValueError(f"the bear is at {given['cell']}; expected a tile of the island")
    s.smoke = read_number(document.get("smoke", 0), "smoke", s.seats + 1)


def read_business(s: State, document: Mapping[str, Any]) -> None:
    """Whose turn it is, and what is under way."""
    placed = s.seats == 1 or all(s.ship[seat] >= 0 for seat in range(s.seats))
    s.phase = one_of(document.get("phase", "act" if placed else "place"), PHASES, "phase")
    s.turn, s.first = (read_seat(document.get(name, 0), s.seats, name) for name in ("turn", "first"))
    in_smoke = 0 < s.smoke <= s.seats
    s.chooser = read_seat(document.get("chooser", (s.turn + in_smoke) % s.seats), s.seats, "the chooser")
    if s.chooser not in (s.turn, (s.turn + 1) % s.seats):
        raise ValueError(f"the chooser is {document['chooser']!r}; expected the seat whose turn it is or its left neighbour")
    s.turns, s.patience, s.quiet = (read_number(document.get(name, 0), name) for name in ("turns", "patience", "quiet"))
    read_moving(s, read_table(document, "moving"))
    s.peeks = read_number(document.get("peeks", 0), "peeks", s.box.peeks)
    s.shaken = read_cell(document["shaken"]) if "shaken" in document else -1
    s.target = read_cell(document["target"]) if "target" in document else -1
    vote = read_table(document, "vote")
    refuse_others(vote, ("proposer", "asked"), "vote")
    proposer = vote.get("proposer")
    s.proposer = -1 if proposer is None else read_seat(proposer, s.seats, "the proposer")
    s.asked = read_seat(vote.get("asked", (s.proposer + 1) % s.seats if s.proposer >= 0 else s.turn), s.seats, "who is asked")
    picks = read_table(document, "picks")
    refuse_others(picks, ("order", "done", "taken"), "picks")
    for number, seat in enumerate(read_list(picks, "order", s.seats)):
        s.places[number] = read_seat(seat, s.seats, "one who picks")
    s.picker, s.picks = (read_number(picks.get(name, 0), f"picks.{name}", SEATS) for name in ("done", "taken"))


def read_moving(s: State, moving: Mapping[str, Any]) -> None:
    """The piece that moves or moved last, how it came to its tile, and how it must go on."""
    refuse_others(moving, ("piece", "way", "headings", "via", "heading", "behind", "trail"), "moving")
    if s.seats == 1 and "piece" in moving:
        s.mover = s.box.pirates  # a puzzle is over, and nobody's move
    if moving.get("piece") is not None:
        s.mover = one_of(full_name(moving["piece"]), PIECE_NAMES, "the moving piece")
    s.way = one_of(moving.get("way", WAYS[0]), WAYS, "the way")
    s.headings = sum(1 << one_of(name, DIRECTIONS, "a heading") for name in moving.get("headings", []))
    s.via = one_of(moving.get("via", WAYS[0]), WAYS, "via")
    s.heading = one_of(moving.get("heading", DIRECTIONS[0]), DIRECTIONS, "heading")
    s.behind = read_cell(moving["behind"]) if moving.get("behind") else -1
    trail = read_trail(moving)
    for step, (one, other) in enumerate(pairwise(trail)):
        s.step_from[step], s.step_to[step] = read_cell(one), read_cell(other)
    s.steps = max(len(trail) - 1, 0)


def read_trail(moving: Mapping[str, Any]) -> list[Any]:
    """The cells of a move, its start first; before 0.2.0 they were written step by step, `[["B2", "C2"], ["C2", "D2"]]`."""
    trail = list(read_list(moving, "trail", TRAIL + 1))
    if trail and all(isinstance(step, list) for step in trail):
        read_list(moving, "trail", TRAIL)
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
