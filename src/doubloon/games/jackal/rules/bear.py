"""The bear: impervious, punctual, and always hungry."""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import CELLS, COMPASS, NEXT, PIECES, SIDE, Cause, Event
from ..state import crew_of, is_land, is_pirate
from .fates import perish, send_home

# Sets of cells as four words of four rows each: the sea at both ends of a row keeps rows apart.
ROWS = 4
WORD = ROWS * SIDE
ROW = (1 << SIDE) - 1
FULL = (1 << WORD) - 1


@rule
def wake_bear(s: State, cell: int, seat: int) -> None:
    """The bear comes out of his den, mauls whoever stands there, and takes his first step. (§4.23, §8.1)"""
    s.bear = cell
    s.bear_seat = seat
    s.bear_rests = 1
    tell(s, Event.BEAR_WOKE, cell, seat)
    maul_all(s)
    walk_bear(s)


@rule
def maul(s: State, piece: int) -> None:
    """A mauled pirate goes home to recover; in a puzzle he dies. (§8.4, §14.5)"""
    tell(s, Event.MAULED, crew_of(s, piece), piece)
    if s.seats == 1:
        perish(s, piece, Cause.BEAR)
    else:
        send_home(s, piece)


@rule
def maul_all(s: State) -> None:
    """Nobody on the bear's tile is safe, wherever on it he stands; but for the missionary. (§8.4, §8.6)"""
    for piece in range(PIECES):
        if s.at[piece] == s.bear and is_pirate(s, piece):
            maul(s, piece)


@rule
def walk_bear(s: State) -> None:
    """One step towards the nearest pirate on land; with nobody there the bear sits down. (§8.1, §8.2)"""
    prey, distance = find_prey(s)
    if prey < 0:
        tell(s, Event.BEAR_SAT)
        return
    s.bear = step_towards(s, prey, distance)
    tell(s, Event.BEAR_WALKED, s.bear)
    maul_all(s)


@rule
def find_prey(s: State) -> tuple[int, int]:
    """The tile of the nearest pirate over land, of several the first clockwise from north, and how far it is. (§8.2, §8.3)"""
    land = land_of(s)
    near = set_with(s.bear)
    for distance in range(1, CELLS):
        wider = spread(near, land)
        if wider == near:
            break
        near = wider
        prey = -1
        for piece in range(PIECES):
            cell = s.at[piece]
            if cell >= 0 and is_pirate(s, piece) and is_in(near, cell) and (prey < 0 or comes_first(s.bear, cell, prey)):
                prey = cell
        if prey >= 0:
            return prey, distance
    return -1, 0


@rule
def comes_first(bear: int, one: int, other: int) -> bool:
    """Whether one cell comes before another, clockwise from due north as the bear sees it. (§8.3)"""
    x1, y1 = one % SIDE - bear % SIDE, bear // SIDE - one // SIDE
    x2, y2 = other % SIDE - bear % SIDE, bear // SIDE - other // SIDE
    west1 = x1 < 0 or (x1 == 0 and y1 < 0)
    west2 = x2 < 0 or (x2 == 0 and y2 < 0)
    if west1 != west2:
        return west2
    return x1 * y2 - y1 * x2 < 0


@rule
def step_towards(s: State, prey: int, distance: int) -> int:
    """Straight at the prey, diagonally if it is off row and column; round the sea by a shortest way, diagonals first. (§8.2)"""
    if is_way_clear(s, prey):
        return nearer(s.bear, prey)
    land = land_of(s)
    near = set_with(prey)
    for _ in range(distance - 1):
        near = spread(near, land)
    for odd in range(2):
        for half in range(COMPASS // 2):
            cell = NEXT[s.bear, 2 * half + 1 - odd]
            if is_land(s, cell) and is_in(near, cell):
                return cell
    return s.bear


@rule
def is_way_clear(s: State, prey: int) -> bool:
    """Whether no sea lies on the straight way to the prey. (§8.2)"""
    cell = s.bear
    while cell != prey:
        cell = nearer(cell, prey)
        if not is_land(s, cell):
            return False
    return True


@rule
def nearer(cell: int, goal: int) -> int:
    """A step towards a cell on an open sheet: diagonally while it is off row and column. (§8.2)"""
    return cell + sign(goal // SIDE - cell // SIDE) * SIDE + sign(goal % SIDE - cell % SIDE)


@rule
def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


@rule
def set_with(cell: int) -> tuple[int, int, int, int]:
    """A set of one cell."""
    bit = 1 << (cell % WORD)
    word = cell // WORD
    return bit * (word == 0), bit * (word == 1), bit * (word == 2), bit * (word == 3)


@rule
def is_in(cells: tuple[int, int, int, int], cell: int) -> bool:
    """Whether a cell belongs to a set."""
    return (cells[cell // WORD] >> (cell % WORD)) & 1 == 1


@rule
def land_of(s: State) -> tuple[int, int, int, int]:
    """All tiles of the island as a set."""
    a, b, c, d = 0, 0, 0, 0
    for at in range(WORD):
        a |= is_land(s, at) << at
        b |= is_land(s, WORD + at) << at
        c |= is_land(s, 2 * WORD + at) << at
        if 3 * WORD + at < CELLS:
            d |= is_land(s, 3 * WORD + at) << at
    return a, b, c, d


@rule
def spread(cells: tuple[int, int, int, int], land: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """A set with all land a king's step around it."""
    a, b, c, d = widened(cells[0]), widened(cells[1]), widened(cells[2]), widened(cells[3])
    top = WORD - SIDE
    return (
        (a | tall(a) | (b & ROW) << top) & land[0],
        (b | tall(b) | a >> top | (c & ROW) << top) & land[1],
        (c | tall(c) | b >> top | (d & ROW) << top) & land[2],
        (d | tall(d) | c >> top) & land[3],
    )


@rule
def widened(word: int) -> int:
    """A word of cells with those to the west and east."""
    return (word | word << 1 | word >> 1) & FULL


@rule
def tall(word: int) -> int:
    """The cells to the north and south of those of a word, as far as they lie in it."""
    return (word << SIDE | word >> SIDE) & FULL
