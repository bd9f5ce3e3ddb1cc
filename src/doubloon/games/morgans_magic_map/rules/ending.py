"""The end of the game, and what everybody has. (§9)"""

from __future__ import annotations

from ....core import Array, State, count_bits, rule, tell
from ..components import SETS, TAKEN, TREASURES, Event, Phase


@rule
def held_of_set(s: State, kind: int) -> int:
    """How many treasures of one set each captain holds, eight bits each. (§9.2)"""
    held = 0
    for treasure in range(s.box.treasures):
        if s.box.set_of[treasure] == kind and s.treasure[treasure] >= TAKEN:
            held += 1 << (8 * (s.treasure[treasure] - TAKEN))
    return held


@rule
def holders_of_most(s: State, held: int) -> int:
    """The captains who hold most of a set, as a set of seats; nobody where all have none of it. (§9.2)"""
    most, holders = 1, 0
    for seat in range(s.seats):
        own = (held >> (8 * seat)) & 255
        if own > most:
            most, holders = own, 0
        if own == most:
            holders |= 1 << seat
    return holders


@rule
def majority(s: State, seat: int, held: int) -> int:
    """Doubloons for holding most of a set, fewer for each where several do; nothing for a set one has none of. (§9.2)"""
    holders = holders_of_most(s, held)
    return s.box.majority[count_bits(holders) - 1] if (holders >> seat) & 1 else 0


@rule
def value_of(s: State, seat: int) -> int:
    """What the treasures of a captain are worth by themselves. (§9.3)"""
    value = 0
    for treasure in range(TREASURES):
        if s.treasure[treasure] == TAKEN + seat:
            value += s.box.worth[treasure]
    return value


@rule
def points_of(s: State, seat: int) -> int:
    """Doubloons, treasures and majorities. (§9.3)"""
    points = s.coins[seat] + value_of(s, seat)
    for kind in range(len(SETS)):
        points += majority(s, seat, held_of_set(s, kind))
    return points


@rule
def scores(s: State, out: Array) -> None:
    """The points of each seat, as if the game ended now. (§9.3)"""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def winners(s: State) -> int:
    """Most points; then most in treasures alone; then the win is shared. (§9.4)"""
    best, most, won = -1, -1, 0
    for seat in range(s.seats):
        points = points_of(s, seat)
        value = value_of(s, seat)
        if points > best or (points == best and value > most):
            best, most, won = points, value, 0
        if points == best and value == most:
            won |= 1 << seat
    return won


@rule
def end_game(s: State, seat: int) -> None:
    """The last treasure is laid out: it is over at once, and what lies on the board stays there. (§9.1)"""
    s.phase = Phase.OVER
    tell(s, Event.ENDED, seat)
    for kind in range(len(SETS)):
        tell_set(s, kind)
    for one in range(s.seats):
        tell(s, Event.SCORED, one, s.coins[one], value_of(s, one), points_of(s, one))
    tell_winners(s)


@rule
def tell_set(s: State, kind: int) -> None:
    """Who has most of a set, or who share that place, and what each gets. (§9.2)"""
    held = held_of_set(s, kind)
    holders = holders_of_most(s, held)
    for seat in range(s.seats):
        own = (held >> (8 * seat)) & 255
        if holders == 1 << seat:
            tell(s, Event.MAJORITY, seat, kind, own, majority(s, seat, held))
        elif (holders >> seat) & 1:
            tell(s, Event.SHARED_SET, seat, kind, own, majority(s, seat, held))


@rule
def tell_winners(s: State) -> None:
    """Who has won, and why, where others have as many points. (§9.4)"""
    won = winners(s)
    for seat in range(s.seats):
        if (won >> seat) & 1:
            points, value = points_of(s, seat), value_of(s, seat)
            if count_bits(won) > 1:
                tell(s, Event.SHARED_WIN, seat, points, value)
            else:
                if seats_with(s, points) > 1:
                    tell(s, Event.TIE_BROKEN, seat, points, value)
                tell(s, Event.WON, seat)


@rule
def seats_with(s: State, points: int) -> int:
    """How many captains have so many points. (§9.4)"""
    n = 0
    for seat in range(s.seats):
        n += points_of(s, seat) == points
    return n
