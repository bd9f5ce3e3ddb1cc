"""Moving a piece: the step itself, and all the steps that follow from it."""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import (
    COMPASS,
    FACE_UP,
    RUNNER,
    STRETCH,
    SWIMMER,
    TRAIL,
    USED,
    Cause,
    Event,
    Family,
    Phase,
    Way,
)
from ..state import crew_of, family_at, has, is_land, ship_at
from .fates import beat, perish
from .passage import onward, was_stepped, why_not_onward
from .places import heading_to, is_aboard, is_afloat, is_peaceful, is_preacher, load
from .sea import reach_sea
from .tiles import reach_land


@rule
def move_piece(s: State, piece: int, cell: int, coin: int) -> None:
    """The action of a turn: one step, and all that follows from it. (§3.1)"""
    s.mover = piece
    s.steps = 0
    s.phase = Phase.BOTTLE
    ran = has(s, piece, RUNNER) and is_land(s, cell) and is_plain_ground(s, cell)
    swam = has(s, piece, SWIMMER) and is_afloat(s, piece) and not is_land(s, cell)
    step(s, cell, coin, Way.ALONG, heading_to(s.at[piece], cell))
    if s.phase == Phase.BOTTLE and s.at[piece] == cell and (ran or (swam and ship_at(s, cell) < 0)):
        s.phase = Phase.GO
        s.way = Way.RUN if ran else Way.SWIM


@rule
def is_plain_ground(s: State, cell: int) -> bool:
    """A face-up tile that does nothing any more. (§12.8)"""
    return s.face[cell] == USED or (s.face[cell] == FACE_UP and family_at(s, cell) == Family.EMPTY)


@rule
def advance(s: State, piece: int, coin: int) -> None:
    """On to the next space of a labyrinth, or out of a pit by himself. (§4.26, §12.10)"""
    s.mover = piece
    s.steps = 0
    s.phase = Phase.BOTTLE
    if s.trapped[piece]:
        s.trapped[piece] = 0
        tell(s, Event.CLIMBED, crew_of(s, piece), piece)
        return
    cell, space = s.at[piece], s.space[piece]
    coins = load(s, piece) if coin else 0
    s.coins[cell, space] -= coins
    s.coins[cell, space + 1] += coins
    s.space[piece] = space + 1
    tell(s, Event.ADVANCED, crew_of(s, piece), piece, space + 2, coins)
    if coins:
        s.patience = 0
    if not is_preacher(s, piece) and not is_peaceful(s, cell, space + 1):
        beat(s, piece, cell, space + 1)


@rule
def step(s: State, cell: int, coin: int, via: int, heading: int) -> None:
    """The mover leaves its place, with or without gold, and meets what is on the next. (§3.10, §5.1)"""
    piece, origin = s.mover, s.at[s.mover]
    coins = load(s, piece) if coin else 0
    swims = is_afloat(s, piece) and not is_aboard(s, piece) and not is_land(s, cell)
    if coins:
        s.coins[origin, s.space[piece]] -= coins
        s.patience = 0
        tell(s, Event.WENT_DRAGGING, crew_of(s, piece), piece, cell, coins)
    elif swims:
        tell(s, Event.SWAM, crew_of(s, piece), piece, cell)
    else:
        tell(s, Event.WENT, crew_of(s, piece), piece, cell)
    if s.steps < TRAIL:
        s.step_from[s.steps] = origin
        s.step_to[s.steps] = cell
        s.steps += 1
    s.behind, s.via, s.heading = origin, via, heading
    s.at[piece], s.space[piece] = cell, 0
    s.phase = Phase.BOTTLE
    if is_land(s, cell):
        reach_land(s, piece, cell, coins)
    else:
        reach_sea(s, piece, cell, coins, swims)


@rule
def step_on(s: State, cell: int, coin: int) -> None:
    """Go on the way one must, or may. A crocodile's return is a step back, or a jump back. (§4.7, §4.10)"""
    origin = s.at[s.mover]
    match s.way:
        case Way.BACK:
            step(s, cell, coin, s.via, (s.heading + COMPASS // 2) % COMPASS)
        case Way.HORSE | Way.TRAMPOLINE | Way.FLIGHT:
            step(s, cell, coin, s.way, 0)
        case _:
            step(s, cell, coin, Way.ALONG, heading_to(origin, cell))


@rule
def run_on(s: State) -> None:
    """Forced steps follow one another until there is something to choose; with nowhere to go the pirate dies. (§3.10, §3.12)"""
    for n in range(STRETCH + 1):
        if s.phase != Phase.GO or s.way == Way.FLIGHT or s.way == Way.RUN or s.way == Way.SWIM:
            return
        choices, goal = count_choices(s)
        if choices == 0:
            lose_way(s)
            return
        if choices > 1 or n == STRETCH:
            return
        step_on(s, goal, 0)


@rule
def count_choices(s: State) -> tuple[int, int]:
    """How many forced steps there are to choose from, with and without a coin, and the last of them. (§3.10, §5.1)"""
    choices, goal = 0, -1
    for n in range(COMPASS):
        cell = onward(s, n)
        if cell >= 0 and why_not_onward(s, cell, 0) == 0:
            choices += 1 + (why_not_onward(s, cell, 1) == 0)
            goal = cell
    return choices, goal


@rule
def lose_way(s: State) -> None:
    """Going round in a circle, or sent where nobody can go, a pirate dies; his coin stays where he was. (§3.11, §3.12, §5.7)"""
    cause = Cause.NO_WAY
    for n in range(COMPASS):
        cell = onward(s, n)
        if cell >= 0 and was_stepped(s, s.at[s.mover], cell):
            cause = Cause.CYCLE
    s.phase = Phase.BOTTLE
    perish(s, s.mover, cause)
