"""Ships, and those who swim."""

from __future__ import annotations

from ....core import Array, State, rule, tell
from ..components import COMPASS, HANDS, HELMSMAN, NEXT, PIECES, SEA, Cause, Event, Phase
from ..state import are_friends, crew_of, has, is_beach, is_land, is_pirate, piece_of, ship_at
from .fates import deliver, is_foe, perish, sink
from .places import far, is_peaceful, is_preacher

# Placing.


@rule
def is_berth(s: State, cell: int) -> bool:
    """A free space of the sea that shares a side with a beach. (§2.3)"""
    if s.ground[cell] != SEA or ship_at(s, cell) >= 0:
        return False
    for direction in range(0, COMPASS, 2):
        beside = NEXT[cell, direction]
        if beside >= 0 and is_land(s, beside) and is_beach(s, beside):
            return True
    return False


@rule
def is_clear(s: State, cell: int) -> bool:
    """No other ship touches that space by side or corner. (§2.4)"""
    for seat in range(s.seats):
        if s.ship[seat] >= 0 and far(s.ship[seat], cell) <= 1:
            return False
    return True


@rule
def has_clear_berth(s: State) -> bool:
    """Whether there is a berth away from all ships; if not, ships may touch. (§2.4)"""
    for cell in range(len(s.ground)):
        if is_berth(s, cell) and is_clear(s, cell):
            return True
    return False


@rule
def place_ship(s: State, seat: int, cell: int) -> None:
    """The ship comes to the island with its crew aboard; the next seat follows, then the first begins. (§2.2, §2.5)"""
    s.ship[seat] = cell
    for hand in range(s.box.pirates):
        s.at[piece_of(seat, hand)] = cell
    tell(s, Event.SHIP_PLACED, seat, cell)
    s.turn = (seat + 1) % s.seats
    s.chooser = s.turn
    if s.turn == s.first:
        s.phase = Phase.ACT


# Sailing.


@rule
def speed(s: State, seat: int) -> int:
    """As many spaces as own pirates are aboard; a helmsman adds one. (§3.2, §12.14)"""
    aboard, more = 0, 0
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if crew_of(s, piece) == seat and is_pirate(s, piece) and s.at[piece] == s.ship[seat]:
            aboard += 1
            more |= has(s, piece, HELMSMAN)
    return aboard + more if aboard > 0 else 0


@rule
def coastwise(s: State, before: int, cell: int) -> int:
    """The next space of the sea along the coast, coming from another. (§1.6)"""
    for direction in range(0, COMPASS, 2):
        beside = NEXT[cell, direction]
        if beside >= 0 and beside != before and s.ground[beside] == SEA:
            return beside
    return -1


@rule
def astern(s: State, cell: int, side: int) -> int:
    """The space a ship comes from if it sails to one side: not the first found clockwise from north, or that one. (§1.6)"""
    return -1 if side == 0 else coastwise(s, -1, cell)


@rule
def sail_on(s: State, seat: int, before: int, cell: int) -> tuple[int, int]:
    """One move along the coast, over a row of ships: from which space, and to which; in the end its own. (§1.6, §3.3)"""
    before, cell = cell, coastwise(s, before, cell)
    while cell != s.ship[seat] and ship_at(s, cell) >= 0:
        before, cell = cell, coastwise(s, before, cell)
    return before, cell


@rule
def sailing_distance(s: State, seat: int, goal: int, side: int) -> int:
    """Moves to a free space that way round, if speed allows; else 0. (§3.2)"""
    home = s.ship[seat]
    before, cell = astern(s, home, side), home
    for moves in range(1, speed(s, seat) + 1):
        before, cell = sail_on(s, seat, before, cell)
        if cell == home:
            return 0
        if cell == goal:
            return moves
    return 0


@rule
def can_sail(s: State, seat: int, goal: int) -> bool:
    """Whether the ship can reach that space in one turn. (§3.2)"""
    return sailing_distance(s, seat, goal, 0) > 0 or sailing_distance(s, seat, goal, 1) > 0


@rule
def list_sailing(s: State, seat: int, first: int, out: Array, n: int) -> int:
    """Write the spaces a ship can reach, to one side and then to the other, as moves counted from `first`. (§3.2)"""
    home, most = s.ship[seat], speed(s, seat)
    for side in range(2):
        before, cell = astern(s, home, side), home
        for _ in range(most):
            before, cell = sail_on(s, seat, before, cell)
            if cell == home:
                break
            if side == 0 or sailing_distance(s, seat, cell, 0) == 0:
                out[n] = first + cell
                n += 1
    return n


@rule
def sail(s: State, seat: int, goal: int) -> None:
    """The ship sails the shorter way; on every space it enters swimmers are taken aboard or run over. (§3.2, §3.4)"""
    one, other = sailing_distance(s, seat, goal, 0), sailing_distance(s, seat, goal, 1)
    side = 0 if one > 0 and (other == 0 or one <= other) else 1
    before, cell = astern(s, s.ship[seat], side), s.ship[seat]
    tell(s, Event.SAILED, seat, goal)
    while s.ship[seat] != goal:
        before, cell = sail_on(s, seat, before, cell)
        enter(s, seat, cell)


@rule
def enter(s: State, seat: int, cell: int) -> None:
    """A ship comes to a space with all aboard; friends there climb in, enemies die. (§3.4)"""
    for piece in range(PIECES):
        if s.at[piece] == cell:
            if are_friends(s, seat, crew_of(s, piece)):
                tell(s, Event.TAKEN_ABOARD, crew_of(s, piece), piece, seat)
            else:
                perish(s, piece, Cause.OVERRUN)
        elif s.at[piece] == s.ship[seat]:
            s.at[piece] = cell
    s.ship[seat] = cell


# Coming to the sea.


@rule
def reach_sea(s: State, piece: int, cell: int, coins: int, swam: bool) -> None:
    """A piece comes to a space of the sea: aboard a friendly ship, killed by another, or swimming. (§3.13, §5.5, §7.1)"""
    if s.seats == 1:
        go_down(s, piece, cell, coins, Cause.EDGE)
        return
    owner = ship_at(s, cell)
    if owner >= 0 and are_friends(s, crew_of(s, piece), owner):
        deliver(s, piece, owner, coins)
    elif owner >= 0:
        go_down(s, piece, cell, coins, Cause.ENEMY_SHIP)
    else:
        sink(s, coins, cell)
        if not swam:
            tell(s, Event.SPLASHED, crew_of(s, piece), piece, cell)
        drown_foes(s, piece, cell)


@rule
def go_down(s: State, piece: int, cell: int, coins: int, cause: int) -> None:
    """A piece is lost at sea, and its coin with it. (§5.7, §14.5)"""
    sink(s, coins, cell)
    perish(s, piece, cause)


@rule
def drown_foes(s: State, piece: int, cell: int) -> None:
    """Enemies met in the sea die, unless the missionary swims there. (§6.3, §9.2)"""
    if is_preacher(s, piece) or is_peaceful(s, cell, 0):
        return
    for other in range(PIECES):
        if s.at[other] == cell and is_foe(s, piece, other):
            perish(s, other, Cause.SEA_FIGHT)
