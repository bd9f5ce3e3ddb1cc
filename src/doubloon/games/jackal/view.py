"""What one seat may know: to read, to deal again, to learn from. Built by adding, never by leaving out."""

from __future__ import annotations

from ...core import Array, Knowledge, State, Struct, counted, draw, forget, observation, rule, spoken, write_row
from .components import (
    ABILITIES,
    BACKS,
    BEYOND,
    CELL_NAMES,
    CELLS,
    DIRECTIONS,
    FACE_DOWN,
    FACES,
    FACINGS,
    KINDS,
    MISSIONARY,
    NAMES_ACROSS,
    PIECE_NAMES,
    PIECES,
    PIRATES,
    PLAIN,
    SEA,
    SEATS,
    SIDE,
    TILES,
    TRAIL,
    Phase,
    Stream,
    Way,
)
from .rules import acting, alive, coins_of, scores, winners
from .rules.ending import has_picks, is_on_table
from .state import STATE, are_friends, is_in_play, is_land


class Cell(Struct):
    """A tile of the island, or a space of the sea."""

    name: str
    back: str
    """What all can see of a tile that lies face down: "mountain", "forest", "beach" or "plain"; or "sea"."""
    face: str | None = None
    """How a tile lies: "down", "up", or "used" where a single-use tile has acted."""
    tile: str | None = None
    """What tile it is, if it is face up or this seat has peeked at it."""
    facing: str | None = None
    """Where the top of a face-up tile points."""
    coins: list[int] = []
    """Coins on it; in a labyrinth those on each space."""
    peeked_by: list[int] = []
    """Seats that have looked at it from a lighthouse."""


class Piece(Struct):
    """A pirate, or the missionary."""

    name: str
    cell: str | None
    """Where he is; None before his ship comes to the island, and when he is dead."""
    space: int
    """Which space of a labyrinth he is on; 1 elsewhere."""
    asleep: int
    """Ends of his crew's turns until he leaves his barrel."""
    trapped: bool
    dead: bool
    abilities: list[str]


class Missionary(Struct):
    """The missionary, once he is found."""

    piece: Piece
    keeper: int
    converted: bool


class Bear(Struct):
    """The bear, once he is awake."""

    cell: str
    seat: int
    """After whose turns he walks."""
    rests: bool
    """Whether he has already had his step of this turn."""


class Moving(Struct):
    """The piece that is moving, or moved last."""

    piece: str | None
    """None once a puzzle is over."""
    way: str | None
    """How it must or may go on now."""
    headings: list[str]
    """Where it may go on, if along a direction."""
    trail: list[str]
    """Cells of this move or the last one, its start first."""


class Vote(Struct):
    """The game may end, if everybody agrees."""

    proposer: int | None
    """Who has asked for it; None after many rounds without progress, when everybody is asked."""
    asked: int
    """Who must answer."""


class Picks(Struct):
    """Abilities are picked, or were, after an island of a campaign."""

    order: list[int]
    """Seats in the order they may pick."""
    done: int
    """How many of them have picked or declined."""
    taken: int
    """Abilities taken after this island."""


class Puzzle(Struct):
    """What a puzzle asks for."""

    limit: int
    """In so many turns it must be solved; 0 is no limit."""
    survivors: int
    pirates: int


class View(Struct):
    """The table as one seat sees it."""

    phase: str
    turn: int
    chooser: int
    """Who decides in this turn: the seat itself, in smoke its left neighbour."""
    first: int
    teams: bool
    partners: list[int]
    """Whose gold is counted with that of each seat; none where everybody plays for himself."""
    turns: int
    columns: list[str]
    """Letters of the columns that the island and its sea take up, west to east."""
    rows: list[int]
    cells: list[Cell]
    """Tiles and spaces of the sea, row by row."""
    ships: list[str | None]
    crews: list[list[Piece]]
    alive: list[int]
    missionary: Missionary | None
    bear: Bear | None
    smoke: int
    """Turns in smoke still to come, this one included."""
    holds: list[int]
    bottles: list[int]
    coins_on_island: int
    coins_lost: int
    unseen: dict[str, dict[str, int]]
    """Tiles this seat has not seen, by back and kind; some of them may stay out of the game."""
    unseen_here: dict[str, int]
    """How many of those lie on the island, by back."""
    moving: Moving | None
    peeks: int
    """Looks from the lighthouse still to come."""
    shaken: str | None
    """The first of the two tiles that an earthquake swaps."""
    target: str | None
    """Where a bullet has come to, while the shooter picks."""
    vote: Vote | None
    patience: int
    """Turns until a refused vote may be asked for again."""
    quiet: int
    """Turns without a tile turned, a coin brought aboard or lost."""
    standstill: int
    """Everybody is asked whether to go on when there are more quiet turns than this."""
    last_call: int
    """The game ends when there are more quiet turns than this."""
    cards: list[str]
    """Ability cards on the table, in a campaign as long as another island follows."""
    picks: Picks | None
    picker: int | None
    """Whose turn to pick it is."""
    puzzle: Puzzle | None
    scores: list[int]
    winners: list[int]


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator, who has peeked at nothing."""
    over = s.phase == Phase.OVER
    points = [0] * s.seats
    scores(s, points)
    won = winners(s) if over else 0
    seats = range(s.seats)
    used = [cell for cell in range(CELLS) if s.ground[cell] != BEYOND]
    unseen = [cell for cell in used if is_unseen(s, seat, cell)]
    heaps = unseen_tiles(s, unseen)
    return View(
        phase=spoken(Phase(s.phase)),
        turn=s.turn,
        chooser=s.chooser,
        first=s.first,
        teams=bool(s.teams),
        partners=[other for one in seats for other in seats if s.teams and other != one and are_friends(s, one, other)],
        turns=s.turns,
        columns=list(NAMES_ACROSS[min(cell % SIDE for cell in used) : max(cell % SIDE for cell in used) + 1]),
        rows=list(range(min(used) // SIDE + 1, max(used) // SIDE + 2)),
        cells=[cell_of(s, seat, cell) for cell in used],
        ships=[name_of(s.ship[one]) for one in seats],
        crews=[[piece_of_view(s, one * PIRATES + hand) for hand in range(s.box.pirates)] for one in seats],
        alive=[alive(s, one) for one in seats],
        missionary=Missionary(piece_of_view(s, MISSIONARY), s.keeper, bool(s.converted)) if s.keeper >= 0 else None,
        bear=Bear(CELL_NAMES[s.bear], s.bear_seat, bool(s.bear_rests)) if s.bear >= 0 else None,
        smoke=s.smoke,
        holds=[s.hold[one] for one in seats],
        bottles=[s.bottles[one] for one in seats],
        coins_on_island=int(s.coins.sum()),
        coins_lost=s.lost,
        unseen={name: kinds for back, name in enumerate(BACKS) if (kinds := counted(heaps[back], TILES))},
        unseen_here=counted([sum(s.ground[cell] == back for cell in unseen) for back in range(len(BACKS))], BACKS),
        moving=moving(s),
        peeks=s.peeks,
        shaken=name_of(s.shaken),
        target=name_of(s.target),
        vote=Vote(s.proposer if s.proposer >= 0 else None, s.asked) if s.phase == Phase.VOTE else None,
        patience=s.patience,
        quiet=s.quiet,
        standstill=s.box.standstill * s.seats,
        last_call=(s.box.standstill + s.box.vote) * s.seats,
        cards=[name for ability, name in enumerate(ABILITIES) if has_picks(s) and is_on_table(s, ability)],
        picks=picks(s),
        picker=s.places[s.picker] if s.phase == Phase.PICK else None,
        puzzle=Puzzle(s.limit, s.survivors, s.box.pirates) if s.seats == 1 else None,
        scores=points,
        winners=[one for one in seats if won >> one & 1],
    )


def name_of(cell: int) -> str | None:
    """A cell by its name, or nothing."""
    return CELL_NAMES[cell] if cell >= 0 else None


def cell_of(s: State, seat: int | None, cell: int) -> Cell:
    """A cell with all the seat may know of it. (§1.2, §4.14)"""
    if s.ground[cell] == SEA:
        return Cell(CELL_NAMES[cell], "sea")
    up = s.face[cell] != FACE_DOWN
    known = up or (seat is not None and has_peeked(s, seat, cell))
    return Cell(
        CELL_NAMES[cell],
        BACKS[s.ground[cell]],
        face=FACES[s.face[cell]],
        tile=TILES[s.tile[cell]] if known else None,
        facing=FACINGS[s.facing[cell]] if up else None,
        coins=coins_on(s, cell),
        peeked_by=[one for one in range(s.seats) if s.seen[cell] >> one & 1],
    )


def coins_on(s: State, cell: int) -> list[int]:
    """Coins on each space of a tile, as far as there are any."""
    if not s.coins[cell].sum():
        return []
    coins: list[int] = s.coins[cell].tolist()
    while not coins[-1]:
        coins.pop()
    return coins


def piece_of_view(s: State, piece: int) -> Piece:
    """A piece as it stands, lies or is buried. (§1.5, §7.1)"""
    placed = piece == MISSIONARY or s.seats == 1 or s.ship[piece // PIRATES] >= 0
    return Piece(
        name=PIECE_NAMES[piece],
        cell=name_of(s.at[piece]),
        space=s.space[piece] + 1,
        asleep=s.nap[piece],
        trapped=bool(s.trapped[piece]),
        dead=placed and s.at[piece] < 0,
        abilities=[name for ability, name in enumerate(ABILITIES) if s.ability[piece] >> ability & 1],
    )


def picks(s: State) -> Picks | None:
    """How far the picking of abilities has come, where it has begun. (§12.2)"""
    order = [seat for seat in s.places.tolist() if seat >= 0]
    return Picks(order, s.picker, s.picks) if order else None


def is_unseen(s: State, seat: int | None, cell: int) -> bool:
    """Whether a tile lies there that the seat has not seen. (§4.14)"""
    return is_land(s, cell) and s.face[cell] == FACE_DOWN and (seat is None or not has_peeked(s, seat, cell))


def unseen_tiles(s: State, unseen: list[int]) -> list[list[int]]:
    """Tiles not seen, by back and kind: those nobody drew, and those only others peeked at. (§2.1, §4.14)"""
    heaps: list[list[int]] = s.heap.tolist()
    for cell in unseen:
        if s.tile[cell] >= 0:
            heaps[s.ground[cell]][s.tile[cell]] += 1
    return heaps


def moving(s: State) -> Moving | None:
    """The chain under way, or the last move of a piece. (§3.10)"""
    if s.mover < 0 or s.phase == Phase.PLACE:
        return None
    goes_on = s.phase == Phase.GO
    headings = s.headings if goes_on and s.way == Way.ALONG else 0
    trail = [s.step_from[0], *s.step_to.tolist()[: s.steps]] if s.steps else []
    return Moving(
        piece=PIECE_NAMES[s.mover] if is_in_play(s, s.mover) else None,
        way=spoken(Way(s.way)) if goes_on else None,
        headings=[name for direction, name in enumerate(DIRECTIONS) if headings >> direction & 1],
        trail=[CELL_NAMES[cell] for cell in trail],
    )


@rule
def has_peeked(s: State, seat: int, cell: int) -> bool:
    """Whether the seat has looked at that tile from a lighthouse; its ally's look does not count. (§4.14)"""
    return (s.seen[cell] >> seat) & 1 == 1


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Draw anew what other seats peeked at; a tile nobody has seen is not drawn yet. (§2.1, §4.14)"""
    forget(s, key)
    for cell in range(CELLS):
        if is_land(s, cell) and s.face[cell] == FACE_DOWN and s.tile[cell] >= 0 and not has_peeked(s, seat, cell):
            s.heap[s.ground[cell], s.tile[cell]] += 1
            s.tile[cell] = -1
    for cell in range(CELLS):
        if is_land(s, cell) and s.face[cell] == FACE_DOWN and s.tile[cell] < 0 and s.seen[cell] != 0:
            s.tile[cell] = draw(s, Stream.TILES, s.heap[s.ground[cell]])


@rule
def relative(s: State, one: int, seat: int) -> int:
    """A seat as another sees it: 0 himself, then clockwise; -1 nobody."""
    return -1 if one < 0 else (one - seat + s.seats) % s.seats


@rule
def relative_piece(s: State, piece: int, seat: int) -> int:
    """A piece as a seat sees it: his own pirates first, then clockwise, the missionary last."""
    if piece < 0 or piece >= MISSIONARY:
        return piece
    return relative(s, piece // PIRATES, seat) * PIRATES + piece % PIRATES


@rule
def relative_set(mask: int, seat: int, seats: int) -> int:
    """A set of seats as one of them sees it."""
    return ((mask >> seat) | (mask << (seats - seat))) & ((1 << seats) - 1)


def facts(s: State, seat: int) -> Knowledge:
    """Single numbers. The observer is 0 where a seat is named, his pirates come first where a piece is; pieces, cells and kinds
    of tile are numbered as in components.py. -1: nobody, nothing, not known."""
    yield "phase", s.phase
    yield "to_act", (acting(s) >> seat) & 1
    yield "seats", s.seats
    yield "teams", s.teams
    yield "campaign", has_picks(s)
    yield "limit", s.limit
    yield "survivors", s.survivors
    yield "turns", s.turns
    yield "turn", relative(s, s.turn, seat)
    yield "chooser", relative(s, s.chooser, seat)
    yield "first", relative(s, s.first, seat)
    yield "coins_lost", s.lost
    yield "keeper", relative(s, s.keeper, seat)
    yield "converted", s.converted
    yield "bear", s.bear
    yield "bear_seat", relative(s, s.bear_seat, seat) if s.bear >= 0 else -1
    yield "bear_rests", s.bear_rests
    yield "smoke", s.smoke
    yield "mover", relative_piece(s, s.mover, seat)
    yield "way", s.way
    yield "headings", s.headings
    yield "via", s.via
    yield "heading", s.heading
    yield "behind", s.behind
    yield "peeks", s.peeks
    yield "shaken", s.shaken
    yield "target", s.target
    yield "proposer", relative(s, s.proposer, seat)
    yield "asked", relative(s, s.asked, seat) if s.phase == Phase.VOTE else -1
    yield "patience", s.patience
    yield "quiet", s.quiet
    yield "standstill", s.box.standstill * s.seats
    yield "picker", s.picker if s.phase == Phase.PICK else -1
    yield "picks", s.picks


def crews(s: State, seat: int) -> Knowledge:
    """What each seat has, the observer first, and where and how each piece is, his own first; -1 and zeros where nobody sits."""
    for step in range(SEATS):
        one, here = (seat + step) % s.seats, step < s.seats
        yield "ship", s.ship[one] if here else -1
        yield "hold", s.hold[one] if here else 0
        yield "bottles", s.bottles[one] if here else 0
        yield "points", coins_of(s, one) if here else 0
        yield "places", relative(s, s.places[step], seat)
    for place in range(PIECES):
        piece = piece_at(s, seat, place)
        here = place == MISSIONARY or place < s.seats * PIRATES
        yield "at", s.at[piece] if here else -1
        yield "space", s.space[piece] if here else 0
        yield "nap", s.nap[piece] if here else 0
        yield "trapped", s.trapped[piece] if here else 0
        yield "ability", s.ability[piece] if here else 0


@rule
def piece_at(s: State, seat: int, place: int) -> int:
    """The piece that comes so late in a seat's list: his own pirates first, then clockwise, the missionary last."""
    return MISSIONARY if place == MISSIONARY else (seat * PIRATES + place) % (s.seats * PIRATES)


def island(s: State, seat: int) -> Knowledge:
    """The island, the move under way, and the tiles the seat has not seen; sets of seats have bit 0 for him. (§2.1, §4.14)"""
    yield "ground", s.ground
    yield "face", s.face
    yield "facing", s.facing
    for cell in range(CELLS):
        known = (s.face[cell] != FACE_DOWN) | has_peeked(s, seat, cell)
        yield "tile", s.tile[cell] if known else -1
    for cell in range(CELLS):
        yield "peeked_by", relative_set(s.seen[cell], seat, s.seats)
    yield "coins", s.coins
    for step in range(TRAIL):
        yield "step_from", s.step_from[step] if step < s.steps else -1
        yield "step_to", s.step_to[step] if step < s.steps else -1
    yield "unseen", (PLAIN + 1) * KINDS, write_unseen


@rule
def write_unseen(s: State, seat: int, out: Array) -> None:
    """Tiles the seat has not seen, by back and kind. (§2.1, §4.14)"""
    write_row(out, 0, s.heap.flat)
    for cell in range(CELLS):
        if s.tile[cell] >= 0 and s.face[cell] == FACE_DOWN and is_land(s, cell) and not has_peeked(s, seat, cell):
            out[s.ground[cell] * KINDS + s.tile[cell]] += 1


OBSERVATION, observe = observation(STATE, facts, crews, island)
