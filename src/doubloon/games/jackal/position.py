"""A position as a document that a person can write by hand. Whatever is left out is sensible, or left to chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, pairwise
from typing import Any

from ...core import SEAT_LETTERS, State, one_of, read_list, read_table, refuse_others, spoken
from ...core.positions import (
    EachSeat,
    Fact,
    Facts,
    Form,
    Kind,
    Many,
    Members,
    Number,
    Part,
    Row,
    Seat,
    Table,
    Those,
    Truth,
    Word,
    refuse,
    when,
)
from .components import (
    ABILITIES,
    BACKS,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACE_DOWN,
    FAMILY,
    IS_ONCE,
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
from .state import are_friends, bare_table, crew_of, fill_puzzle, full_name, is_in_play, is_land, lay_puzzle, lay_tiles

PHASES = tuple(spoken(phase) for phase in Phase)
WAYS = tuple(spoken(way) for way in Way)
LIES = ("down ", "", "used ")  # by its face
TURNS = "nesw"
MOST_COINS = 99  # in one place, and bottles of one seat
REST = CELLS  # in `tiles`, "*": every tile that is not named
SPOTS = tuple(f"{name}/{space + 1}" if space else name for name in CELL_NAMES for space in range(SPACES))
"""The places where a piece can be: a cell, and in a labyrinth which space of it: `C4`, `C4/2`."""
DEAD = len(SPOTS)


def write_tile(s: State, cell: int) -> str:
    """A tile as words: `arrow/e`, `down chest-2`, `used smoke`."""
    facing = f"/{TURNS[s.facing[cell]]}" if s.facing[cell] else ""
    return f"{LIES[s.face[cell]]}{TILES[s.tile[cell]]}{facing}"


def read_tile(s: State, given: Any, what: str) -> tuple[int, int, int]:
    """Kind, face and facing; face up unless it says `down`."""
    *how, word = str(given).split() or [""]
    name, _, facing = word.partition("/")
    kind, lies = one_of(name, TILES, what), "".join(f"{one} " for one in how)
    known = lies in LIES and facing in ("", *TURNS)
    refuse(not known and f"{what} is {given!r}; expected words as in 'arrow/e', 'down ice', 'used smoke'")
    refuse(lies == LIES[USED] and not IS_ONCE[kind] and f"{what} is {given!r}; only single-use tiles are used up")
    return kind, LIES.index(lies), TURNS.index(facing or "n")


def read_trail(s: State, given: Any, what: str) -> list[int]:
    """The cells of a move, its start first; before 0.2.0 they were written step by step, `[["B2", "C2"], ["C2", "D2"]]`."""
    trail = read_list(given, what, TRAIL + 1)
    if trail and all(isinstance(step, list) for step in trail):
        trail = [trail[0][0], *(end for _, end in read_list(given, what, TRAIL))]
    return [one_of(cell, CELL_NAMES, f"one of {what}") for cell in trail]


def write_island(s: State) -> list[str]:
    """The puzzle's island as it was laid out, in rows as wide as the widest."""
    rows = []
    for row in range(1, SIDE - 1):
        cells = range(row * SIDE + 1, row * SIDE + SIDE - 1)
        rows.append([write_tile(s, cell).removeprefix(LIES[USED]) if is_land(s, cell) else "." for cell in cells])
    width = max(n for row in rows for n, word in enumerate(row, 1) if word != ".")
    length = max(n for n, row in enumerate(rows, 1) if set(row) != {"."})
    return [" ".join(row[:width]) for row in rows[:length]]


def spot_of(s: State, piece: int) -> int:
    """Where a piece is, as documents number it; -1 as long as its ship has not come."""
    if s.at[piece] >= 0:
        return int(s.at[piece] * SPACES + s.space[piece])
    return DEAD if piece == MISSIONARY or s.seats == 1 or s.ship[piece // PIRATES] >= 0 else -1


CELL, NOWHERE, PIECE = Word(CELL_NAMES), Word(CELL_NAMES, may_be_none=True), Word(PIECE_NAMES, may_be_none=True, older=full_name)
WHERE = Word((*SPOTS, "dead"), may_be_none=True)
PICKER = Many(Seat(), lambda s: s.seats, each="one who picks")
PUZZLE = Facts(
    Fact("island", Kind(), says=write_island),
    Fact("bear", Kind(), says=lambda s: "", when=lambda s: s.bear < 0),  # of whom nothing is said is on his den (§14.1)
    Fact("limit", Number()), Fact("survivors", Number()), Fact("pirates", Number(), says=lambda s: s.box.pirates),
)  # fmt: skip
FRIAR = Facts(
    Fact("place", WHERE, says=lambda s: spot_of(s, MISSIONARY), usual=None, formerly="at"),
    Fact("keeper", Seat(), usual=None, called="the missionary's keeper"), Fact("converted", Truth()),
)  # fmt: skip
BEAR = Facts(
    Fact("cell", CELL, "bear", usual=None, formerly="at"),
    Fact("seat", Seat(), "bear_seat", called="the bear's seat"), Fact("rests", Truth(), "bear_rests"),
)  # fmt: skip
MOVING = Facts(
    Fact("piece", PIECE, says=lambda s: s.mover if is_in_play(s, s.mover) else -1, called="the moving piece"),
    Fact("trail", Form(Many(CELL).write, read_trail), called="trail",
         says=lambda s: [s.step_from[0], *s.step_to[: s.steps]] if s.steps else []),
    *when(lambda s: s.phase == Phase.GO,
          Fact("way", Word(WAYS)), Fact("via", Word(WAYS)),
          Fact("heading", Word(DIRECTIONS)), Fact("headings", Members(Word(DIRECTIONS))), Fact("behind", NOWHERE)),
)  # fmt: skip
VOTE = Facts(Fact("proposer", Seat(may_be_none=True), called="the proposer"), Fact("asked", Seat(), called="who is asked"))
PICKS = Facts(
    Fact("order", PICKER, "places"),
    Fact("done", Number(SEATS), "picker", formerly="place"), Fact("taken", Number(SEATS), "picks"),
)  # fmt: skip
POSITION = Facts(
    Fact("phase", Word(PHASES)),
    Fact("turn", Seat()),
    Fact("turns", Number()),
    Fact("puzzle", Part(PUZZLE), when=lambda s: s.seats == 1),
    *when(
        lambda s: s.seats > 1,
        Fact("first", Seat()),
        Fact("chooser", Seat(), called="the chooser"),
        Fact("ships", EachSeat(NOWHERE, few=True), "ship"),
        Fact("holds", EachSeat(Number(), few=True), "hold"),
        Fact("bottles", EachSeat(Number(MOST_COINS), few=True)),
        Fact("backs", Table(CELL, Word(BACKS), "the back at {}"),
             says=lambda s: {cell: back for cell, back in enumerate(s.ground.tolist()) if back != s.box.ground[cell]}),
        Fact("peeked_by", Table(CELL, Members(Seat()), "who peeked at {}"), says=lambda s: s.seen, formerly="seen"),
    ),
    Fact("tiles", Table(Word((*CELL_NAMES, "*")), Form(write_tile, read_tile), "the tile at {}"),
         says=lambda s: {cell: cell for cell in range(CELLS) if s.tile[cell] >= 0}),
    Fact("coins", Table(Word(SPOTS), Number(MOST_COINS), "coins at {}"), says=lambda s: [*chain(*s.coins.tolist())]),
    Fact("crews", EachSeat(Row(WHERE, lambda s: s.box.pirates, "a place")), formerly="pirates",
         says=lambda s: [[spot_of(s, seat * PIRATES + hand) for hand in range(s.box.pirates)] for seat in range(s.seats)]),
    Fact("asleep", Table(PIECE, Number(2), "the sleep of {}"), "nap"),
    Fact("trapped", Those(PIECE)),
    Fact("abilities", Table(PIECE, Members(Word(ABILITIES)), "an ability of {}"), "ability"),
    Fact("coins_lost", Number(), "lost", formerly="lost"),
    Fact("missionary", Part(FRIAR), when=lambda s: s.keeper >= 0),
    Fact("bear", Part(BEAR), when=lambda s: s.bear >= 0),
    Fact("smoke", Number(lambda s: s.seats + 1), when=lambda s: s.smoke > 0),
    Fact("patience", Number()),
    Fact("quiet", Number()),
    Fact("moving", Part(MOVING)),
    Fact("peeks", Number(lambda s: s.box.peeks), when=lambda s: s.peeks > 0),
    Fact("shaken", NOWHERE, when=lambda s: s.shaken >= 0),
    Fact("target", NOWHERE, when=lambda s: s.target >= 0),
    Fact("vote", Part(VOTE), when=lambda s: s.phase == Phase.VOTE),
    Fact("picks", Part(PICKS), when=lambda s: s.places[0] >= 0),
)  # fmt: skip
write = POSITION.write


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    if "puzzle" in document:
        refuse(s.seats != 1 and f"a puzzle is for one seat, and there are {s.seats}")
        refuse_others(read_table(document["puzzle"], "puzzle"), (*PUZZLE.names, "origin", "turns"), "puzzle")
        lay_puzzle(s, document["puzzle"])
    bare_table(s)
    if s.seats > 1:
        lay_tiles(s)
    else:
        fill_puzzle(s)
    s.events = 0
    given = POSITION.read(s, document, others=("places",))
    lay_island(s, given)
    lay_crews(s, given)
    lay_business(s, given)
    PICKS.read(s, {"order": document.get("places", ()), **(given.picks or {})}, "picks")  # apart before 0.2.0
    check(s)


def lay_island(s: State, given: Any) -> None:
    """Backs, tiles and coins; tiles that are known come out of the heap."""
    tiles = given.tiles or {}
    for cell, back in (given.backs or {}).items():
        refuse(not is_land(s, cell) and f"no tile can lie at {CELL_NAMES[cell]}: there is no land")
        s.ground[cell] = back
    for cell in range(CELLS):
        tile = tiles.get(cell, tiles.get(REST) if is_land(s, cell) else None)
        if tile is not None:
            lay_tile(s, cell, *tile)
    for cell, seats in (given.peeked_by or {}).items() if s.seats > 1 else ():
        named = s.tile[cell] >= 0 and s.face[cell] == FACE_DOWN
        expected = "expected a face-down tile that is named, as in 'down ice'"
        refuse(not named and f"somebody has peeked at {CELL_NAMES[cell]}; {expected}")
        s.seen[cell] = seats
    if given.coins is not None:
        s.coins[:] = 0
    for spot, count in (given.coins or {}).items():
        refuse(not is_land(s, spot // SPACES) and f"coins lie at {SPOTS[spot]}, where there is no land")
        s.coins[divmod(spot, SPACES)] = count


def lay_tile(s: State, cell: int, kind: int, face: int, facing: int) -> None:
    """A tile on land, out of the heap with its back."""
    refuse(not is_land(s, cell) and f"no tile can lie at {CELL_NAMES[cell]}: there is no land")
    if s.seats > 1:
        back = s.ground[cell]
        refuse(s.heap[back, kind] == 0 and f"more {TILES[kind]} tiles with {BACKS[back]} backs than the box holds")
        s.heap[back, kind] -= 1
    s.tile[cell], s.face[cell], s.facing[cell] = kind, face, facing


def lay_crews(s: State, given: Any) -> None:
    """Ships, each on a space of its own, the missionary, the bear, and where everybody is; without a word, aboard."""
    for seat, cell in enumerate(given.ships or ()):
        free = cell < 0 or (s.ground[cell] == SEA and cell not in given.ships[:seat])
        refuse(not free and f"the ship of {SEAT_LETTERS[seat]} is at {CELL_NAMES[cell]}; expected a space of the sea of its own")
    for seat in range(s.seats):
        for hand in range(s.box.pirates):
            piece, spot = seat * PIRATES + hand, given.crews[seat][hand] if given.crews else -1
            if spot >= 0:
                lay_piece(s, piece, spot)
            elif s.seats > 1:
                s.at[piece] = s.ship[seat]
    if given.missionary is not None:
        place = FRIAR.read(s, given.missionary, "missionary").place
        refuse(place < 0 and "the missionary's place is None; expected a place, as in 'C4', or 'dead'")
        lay_piece(s, MISSIONARY, place)
    if given.bear is not None:
        BEAR.read(s, given.bear, "bear")
        refuse(not is_land(s, s.bear) and f"the bear is at {CELL_NAMES[s.bear]}; expected a tile of the island")


def lay_piece(s: State, piece: int, spot: int) -> None:
    """Put a piece where it is said to be."""
    s.at[piece], s.space[piece] = (-1, 0) if spot == DEAD else divmod(spot, SPACES)
    lost = spot != DEAD and not is_land(s, s.at[piece]) and s.ground[s.at[piece]] != SEA
    refuse(lost and f"{PIECE_NAMES[piece]} is at {SPOTS[spot]}, where there is neither land nor sea")


def lay_business(s: State, given: Any) -> None:
    """Whose turn it is, and what is under way: a chain, a vote."""
    if given.phase is None and s.seats > 1 and all(s.ship[seat] >= 0 for seat in range(s.seats)):
        s.phase = Phase.ACT
    if given.chooser is None:
        s.chooser = (s.turn + (0 < s.smoke <= s.seats)) % s.seats
    fits = s.chooser in (s.turn, (s.turn + 1) % s.seats)
    refuse(not fits and f"the chooser is {s.chooser}; expected the seat whose turn it is or its left neighbour")
    moving = MOVING.read(s, given.moving or {}, "moving")
    if moving.piece is not None and (moving.piece >= 0 or s.seats == 1):
        s.mover = moving.piece if moving.piece >= 0 else s.box.pirates  # a puzzle is over, and nobody's move
    for step, (start, end) in enumerate(pairwise(moving.trail or ())):
        s.step_from[step], s.step_to[step], s.steps = start, end, step + 1
    if VOTE.read(s, given.vote or {}, "vote").asked is None:
        s.asked = s.turn if s.proposer < 0 else (s.proposer + 1) % s.seats


# What cannot be at one time.


def check(s: State) -> None:
    """Pieces, tiles and coins where they can be, and something to decide."""
    for piece in range(PIECES):
        if s.at[piece] >= 0:
            check_piece(s, piece, PIECE_NAMES[piece], s.at[piece])
        else:
            lost = s.nap[piece] or s.trapped[piece]
            refuse(lost and f"{PIECE_NAMES[piece]} is asleep or trapped, and is not on the island")
    for piece in range(s.seats * PIRATES, PIECES):
        refuse(s.ability[piece] and f"a pirate with abilities is {PIECE_NAMES[piece]!r}; there are {s.seats} crews")
    for back in range(PLAIN + 1):
        hidden = sum(s.ground[cell] == back and s.tile[cell] < 0 for cell in range(CELLS))
        fewer = s.seats > 1 and s.heap[back].sum() < hidden
        refuse(fewer and f"{hidden} {BACKS[back]} tiles lie face down, and the box holds fewer")
    for cell in range(CELLS):
        for space in range(SPACES):
            astray = s.coins[cell, space] and (s.face[cell] == FACE_DOWN or space > deepest(s, cell))
            refuse(astray and f"coins lie at {SPOTS[cell * SPACES + space]}, where none can lie")
    refuse(s.phase != Phase.OVER and not may_decide(s) and f"nobody has anything to decide in phase {PHASES[s.phase]!r}")


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


def check_piece(s: State, piece: int, name: str, cell: int) -> None:
    """A piece on a tile that holds it, or afloat."""
    down, where = s.face[cell] == FACE_DOWN, CELL_NAMES[cell]
    if is_land(s, cell):
        refuse(down and piece != MISSIONARY and f"{name} is on {where}, which is face down")
        refuse(s.space[piece] > deepest(s, cell) and f"{name} is on space {s.space[piece] + 1} of {where}, which has fewer")
        no_pit = down or FAMILY[s.tile[cell]] != Family.PIT
        refuse(s.trapped[piece] and no_pit and f"{name} is trapped on {where}, which is no pit")
        return
    refuse((s.space[piece] or s.trapped[piece]) and f"{name} is afloat, and in no labyrinth or pit")
    if is_aboard(s, piece):
        owner, mine = s.ship.tolist().index(cell), crew_of(s, piece)
        refuse(not are_friends(s, owner, mine) and f"{name} is on the ship of {SEAT_LETTERS[owner]}, an enemy")
