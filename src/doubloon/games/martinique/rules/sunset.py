"""Sunset, and victory points. (§8, §9)"""

from __future__ import annotations

from ....core import Array, State, reveal, rule, tell
from ..components import BARE, FIELDS, MAP_TILE, NUMBERS, SEA, SEATS, SOUVENIRS, SYMBOLS, Event, Phase
from ..state import lost_field


@rule
def begin_sunset(s: State) -> None:
    """All are at the bar: what is left on the island is cleared away, map tiles unseen. (§8.1)"""
    for field in range(FIELDS):
        s.spent += s.lies[field] < MAP_TILE
        s.lies[field] = BARE
    s.phase = Phase.DIG
    s.turn = s.stool[0]
    tell(s, Event.SUNSET, s.turn)


@rule
def can_dig(s: State, field: int) -> bool:
    """Any field of the island without a pirate, The Hook too. (§8.3)"""
    return s.box.ground[field] != SEA and s.standing[field] < 0


@rule
def dig(s: State, seat: int, field: int) -> None:
    """Pirates dig in the order of their stools. (§8.2)"""
    stool = 0
    while s.dug[stool] >= 0:
        stool += 1
    s.dug[stool] = field
    s.standing[field] = seat
    tell(s, Event.DUG, seat, field)
    if stool + 1 < SEATS * s.box.pirates:
        s.turn = s.stool[stool + 1]
    else:
        show_lost(s)


@rule
def show_lost(s: State) -> None:
    """The lost pair is turned up, and the game is over. (§8.4)"""
    s.phase = Phase.OVER
    reveal(s)
    tell(s, Event.LOST_SHOWN, lost_field(s))
    found_by = finder(s)
    if found_by >= 0:
        tell(s, Event.FOUND, found_by)
    else:
        tell(s, Event.NOT_FOUND)
    if found_by < 0 or not s.treasure_wins:
        for seat in range(SEATS):
            tell(s, Event.SCORED, seat, points_of(s, seat), s.loads[seat])
    won = winners(s)
    for seat in range(SEATS):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat)
    if won == 0:
        tell(s, Event.NOBODY_WON)


@rule
def finder(s: State) -> int:
    """The seat whose pirate stands on the Lost Treasure when it is shown; -1 nobody. (§8.5)"""
    return s.standing[lost_field(s)] if s.phase == Phase.OVER else -1


@rule
def load_points(s: State, seat: int) -> int:
    """For more loads than the other. (§9.2)"""
    return s.box.most_loads if s.loads[seat] > s.loads[1 - seat] else 0


@rule
def hold_points(s: State, seat: int) -> int:
    """The numbers in the hold. (§9.3)"""
    points = 0
    for kind in range(len(SOUVENIRS)):
        points += s.hold[seat, kind] * (kind % NUMBERS + 1)
    return points


@rule
def pair_points(s: State, seat: int) -> int:
    """Pairs left in the supply. (§9.4)"""
    points = 0
    for symbol in range(len(SYMBOLS)):
        points += s.supply[seat, symbol] // 2 * s.box.pair
    return points


@rule
def treasure_points(s: State, seat: int) -> int:
    """What the Lost Treasure is worth, where it does not win the game. (§10.1)"""
    return s.box.lost_treasure if not s.treasure_wins and finder(s) == seat else 0


@rule
def points_of(s: State, seat: int) -> int:
    """All of these together. (§9.1)"""
    return load_points(s, seat) + hold_points(s, seat) + pair_points(s, seat) + treasure_points(s, seat)


@rule
def scores(s: State, out: Array) -> None:
    """The points of each seat. (§9.1)"""
    for seat in range(SEATS):
        out[seat] = points_of(s, seat)


@rule
def winners(s: State) -> int:
    """Whoever found the Lost Treasure; else most points, then most loads, then nobody. (§8.5, §9.1, §9.5)"""
    found_by = finder(s)
    if s.treasure_wins and found_by >= 0:
        return 1 << found_by
    ahead = points_of(s, 0) - points_of(s, 1)
    if ahead == 0:
        ahead = s.loads[0] - s.loads[1]
    if ahead == 0:
        return 0
    return 1 if ahead > 0 else 2
