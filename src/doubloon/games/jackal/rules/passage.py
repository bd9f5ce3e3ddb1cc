"""Where a piece may go: 0, or the paragraph that keeps it away. Legal moves and refusals both ask here."""

from __future__ import annotations

from ....core import State, rule
from ..components import (
    BEYOND,
    CELLS,
    CLIMBER,
    COMPASS,
    FACE_DOWN,
    FENCER,
    IS_CLOSED,
    JUMP,
    NEXT,
    SEA,
    SWIMMER,
    TOSS,
    TRAIL,
    TRAILBLAZER,
    Family,
    Way,
)
from ..state import are_friends, crew_of, family_at, has, is_beach, is_land, ship_at
from .places import (
    another_pirate_at,
    foe_at,
    heading_to,
    is_aboard,
    is_afloat,
    is_peaceful,
    is_preacher,
    last_space,
)


@rule
def why_not_land(s: State, piece: int, cell: int, coin: int) -> int:
    """What keeps a piece off a tile, or its coin. (§5.2, §5.3, §12.9)"""
    if s.face[cell] == FACE_DOWN:
        return 502 if coin else 0
    family = family_at(s, cell)
    if coin and IS_CLOSED[s.tile[cell]] and not (family == Family.JUNGLE and has(s, piece, TRAILBLAZER)):
        return 503
    if is_preacher(s, piece):
        return 0
    if family == Family.BANK and s.seats > 1 and another_pirate_at(s, piece, cell) and not can_rob_bank(s, piece, cell):
        return 411
    return why_not_meet(s, piece, cell, 0, coin)


@rule
def can_rob_bank(s: State, piece: int, cell: int) -> bool:
    """Whether the one pirate in a bank is an enemy without a coin, and no missionary is with him. (§4.11)"""
    return s.coins[cell, 0] == 0 and foe_at(s, crew_of(s, piece), cell, 0) and not is_peaceful(s, cell, 0)


@rule
def why_not_meet(s: State, piece: int, cell: int, space: int, coin: int) -> int:
    """What keeps a pirate from the enemies on a place. (§4.28, §5.4, §12.17)"""
    if not foe_at(s, crew_of(s, piece), cell, space):
        return 0
    if is_land(s, cell):
        family = family_at(s, cell)
        if family == Family.FORTRESS:
            return 428
        if family == Family.SHRINE:
            return 417
        if family == Family.JUNGLE:
            return 0
    if is_peaceful(s, cell, space):
        return 0
    if is_peaceful(s, s.at[piece], s.space[piece]):
        return 902
    return 504 if coin and not has(s, piece, FENCER) else 0


@rule
def why_not_drag(s: State, piece: int, coin: int) -> int:
    """What keeps a piece from dragging a coin along. (§5.1, §9.1, §14.4)"""
    if coin == 0:
        return 0
    if is_preacher(s, piece):
        return 901
    if s.coins[s.at[piece], s.space[piece]] == 0:
        return 501
    if s.seats == 1 and family_at(s, s.at[piece]) == Family.BANK:
        return 1404
    return 0


@rule
def why_not_move(s: State, piece: int, cell: int, coin: int) -> int:
    """What speaks against moving a piece there as this turn's action. (§3.1, §3.5)"""
    why = why_not_stir(s, piece) or why_not_leave(s, piece)
    if why:
        return why
    return 305 if heading_to(s.at[piece], cell) < 0 else why_not_step(s, piece, cell, coin)


@rule
def why_not_stir(s: State, piece: int) -> int:
    """What keeps a piece from moving at all: another crew, death, sleep, and in a puzzle the order. (§9.1, §7.1, §4.4, §14.3)"""
    if crew_of(s, piece) != s.turn:
        return 901
    if s.at[piece] < 0:
        return 701
    if s.seats == 1 and piece != s.mover:
        return 1403
    return 404 if s.nap[piece] > 0 else 0


@rule
def why_not_leave(s: State, piece: int) -> int:
    """What keeps a piece on its tile: a pit, or spaces of a labyrinth to come. (§4.8, §4.26)"""
    if s.trapped[piece]:
        return 408
    return 426 if s.space[piece] < last_space(s, piece, s.at[piece]) else 0


@rule
def why_not_step(s: State, piece: int, cell: int, coin: int) -> int:
    """What speaks against a step to a neighbouring cell. (§3.5, §3.7)"""
    if s.ground[cell] == BEYOND:
        return 305
    if is_afloat(s, piece):
        return 501 if coin else why_not_from_sea(s, piece, cell)
    why = why_not_drag(s, piece, coin)
    if why:
        return why
    if is_land(s, cell):
        return why_not_land(s, piece, cell, coin)
    return 0 if is_friendly_ship(s, piece, cell) else 307


@rule
def why_not_advance(s: State, piece: int, coin: int) -> int:
    """What speaks against the next space of a labyrinth, or against climbing out of a pit. (§4.26, §12.10)"""
    why = why_not_stir(s, piece)
    if why:
        return why
    if s.trapped[piece]:
        return 0 if has(s, piece, CLIMBER) and coin == 0 else 408
    cell, space = s.at[piece], s.space[piece]
    if space >= last_space(s, piece, cell):
        return 426
    why = why_not_drag(s, piece, coin)
    if why or is_preacher(s, piece):
        return why
    return why_not_meet(s, piece, cell, space + 1, coin)


@rule
def why_not_from_sea(s: State, piece: int, cell: int) -> int:
    """What speaks against landing from a ship, or swimming on. (§3.6, §3.8)"""
    if is_aboard(s, piece):
        return why_not_land(s, piece, cell, 0) if is_land(s, cell) else 306
    if is_land(s, cell):
        return why_not_land(s, piece, cell, 0) if has(s, piece, SWIMMER) and is_beach(s, cell) else 308
    return why_not_swim(s, piece, cell)


@rule
def why_not_swim(s: State, piece: int, cell: int) -> int:
    """What speaks against swimming to a space of the sea: only those that share a side. (§3.8, §9.2)"""
    if s.ground[cell] != SEA or heading_to(s.at[piece], cell) % 2 == 1:
        return 308
    if is_preacher(s, piece) or ship_at(s, cell) >= 0:
        return 0
    return why_not_meet(s, piece, cell, 0, 0)


@rule
def is_friendly_ship(s: State, piece: int, cell: int) -> bool:
    """Whether a ship lies there that a piece may board. (§3.7, §13.2)"""
    owner = ship_at(s, cell)
    return owner >= 0 and are_friends(s, crew_of(s, piece), owner)


# Going on: forced steps, jumps and flights.


@rule
def ways_on(s: State) -> int:
    """How many cells `onward` has to offer."""
    return CELLS if s.way == Way.FLIGHT else COMPASS


@rule
def onward(s: State, n: int) -> int:
    """The n-th cell to which the mover's way may lead, -1 none."""
    cell = s.at[s.mover]
    goal = -1
    match s.way:
        case Way.ALONG:
            if (s.headings >> n) & 1:
                goal = NEXT[cell, n]
        case Way.HORSE:
            goal = JUMP[cell, n]
        case Way.TRAMPOLINE:
            if n < len(TOSS[cell]):
                goal = TOSS[cell, n]
        case Way.FLIGHT:
            if n != cell:
                goal = n
        case Way.BACK:
            if n == 0:
                goal = s.behind
        case _:
            goal = NEXT[cell, n]
    return goal if goal >= 0 and s.ground[goal] != BEYOND else -1


@rule
def leads_to(s: State, cell: int) -> bool:
    """Whether the mover's way leads to that cell."""
    if s.way == Way.FLIGHT:
        return onward(s, cell) >= 0
    for n in range(COMPASS):
        if onward(s, n) == cell:
            return True
    return False


@rule
def was_stepped(s: State, cell: int, goal: int) -> bool:
    """Whether the mover has already made this step in this move; a trail too long to remember is a circle. (§3.11)"""
    if s.steps >= TRAIL:
        return True
    for step in range(s.steps):
        if s.step_from[step] == cell and s.step_to[step] == goal:
            return True
    return False


@rule
def why_not_go(s: State, cell: int, coin: int) -> int:
    """What speaks against going on to any cell. (§3.10)"""
    return why_not_onward(s, cell, coin) if leads_to(s, cell) else paragraph_of_way(s)


@rule
def why_not_onward(s: State, cell: int, coin: int) -> int:
    """What speaks against going on to a cell to which the mover's way leads. (§3.10)"""
    why = why_not_drag(s, s.mover, coin)
    if why:
        return why
    if was_stepped(s, s.at[s.mover], cell):
        return 311
    if is_land(s, cell):
        return 1207 if s.way == Way.SWIM else why_not_land(s, s.mover, cell, coin)
    match s.way:
        case Way.ALONG | Way.BACK:
            return 0
        case Way.SWIM:
            return why_not_swim(s, s.mover, cell)
        case _:
            return why_not_water(s, cell)


@rule
def why_not_water(s: State, cell: int) -> int:
    """Nobody jumps, flies or runs into the sea of his own will; a jump may end there for want of land. (§3.7, §4.6, §4.19)"""
    if is_friendly_ship(s, s.mover, cell):
        return 0
    if ship_at(s, cell) >= 0 or s.way == Way.FLIGHT or s.way == Way.RUN or s.seats == 1:
        return 307
    for n in range(COMPASS):
        goal = onward(s, n)
        if goal >= 0 and not was_stepped(s, s.at[s.mover], goal) and is_dry(s, goal):
            return 307
    return 0


@rule
def is_dry(s: State, cell: int) -> bool:
    """A friendly ship, or a tile that the mover may enter. (§4.6)"""
    return is_friendly_ship(s, s.mover, cell) or (is_land(s, cell) and why_not_land(s, s.mover, cell, 0) == 0)


@rule
def paragraph_of_way(s: State) -> int:
    """The paragraph that says where the mover may go."""
    match s.way:
        case Way.HORSE:
            return 406
        case Way.TRAMPOLINE:
            return 419
        case Way.FLIGHT:
            return 420
        case Way.BACK:
            return 410
        case Way.RUN:
            return 1208
        case Way.SWIM:
            return 1207
        case _:
            return 310
