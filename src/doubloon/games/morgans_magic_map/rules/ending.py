"""The end of the game, and what everybody has. (§9)"""

from __future__ import annotations

from ....core import Array, State, rule, tell
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
def majority(s: State, seat: int, held: int) -> int:
    """Doubloons for holding most of a set, fewer for each where several do; nothing for a set one has none of. (§9.2)"""
    own = (held >> (8 * seat)) & 255
    if own == 0:
        return 0
    tied = 0
    for other in range(s.seats):
        if other != seat:
            theirs = (held >> (8 * other)) & 255
            if theirs > own:
                return 0
            tied += theirs == own
    return s.box.majority[tied]


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
        held = held_of_set(s, kind)
        for one in range(s.seats):
            points = majority(s, one, held)
            if points > 0:
                tell(s, Event.MAJORITY, one, kind, (held >> (8 * one)) & 255, points)
    for one in range(s.seats):
        tell(s, Event.SCORED, one, s.coins[one], value_of(s, one), points_of(s, one))
    won = winners(s)
    for one in range(s.seats):
        if (won >> one) & 1:
            tell(s, Event.WON, one)
