"""The score of a sheet, the winners, and the rank of a lone captain."""

from __future__ import annotations

from ....core import Array, State, count_bits, rule
from ..components import (
    ANCHOR,
    AT_CORNERS,
    AT_SIDES,
    GHOST,
    KRAKEN,
    LINES_DECIDE,
    MERMAID,
    RANKS,
    SEATS,
    SKULLS_DECIDE,
    SNAKE,
    SQUARES,
    SWORD,
    SWORDS_DECIDE,
    TREASURES,
    WATER,
)
from ..state import filled
from .sheet import full_lines, palm_groups, value_of


@rule
def score_of(s: State, sheet: int) -> int:
    """Chest, palm groups, rum and sightings, less empty squares and skulls. (§7.2, §7.6)"""
    points = palm_groups(s, sheet) * s.box.group_points + s.rum[sheet] * s.box.rum_points + sighting_points(s, sheet)
    for treasure in range(len(TREASURES)):
        if s.chest[sheet, treasure] > 0:
            points += s.chest[sheet, treasure] * value_of(s, sheet, treasure)
    points -= count_bits(s.box.squares & ~filled(s, sheet)) * s.box.empty
    return points - s.box.skull[s.skulls[sheet]]


@rule
def sighting_points(s: State, sheet: int) -> int:
    """The mermaid loves water, snake and kraken anchors, the ghost ship nothing. (§7.5)"""
    points = 0
    for kind in range(MERMAID, GHOST + 1):
        drawn = s.marks[sheet, kind]
        for square in range(SQUARES if drawn else 0):
            if (drawn >> square) & 1:
                points += s.box.sighting[kind - MERMAID] * company(s, sheet, kind, square)
    return points


@rule
def company(s: State, sheet: int, kind: int, square: int) -> int:
    """How often a sighting scores where it stands. (§7.5)"""
    if kind == MERMAID:
        return count_bits(s.marks[sheet, WATER] & (AT_SIDES[square] | AT_CORNERS[square]))
    if kind == SNAKE:
        return count_bits(s.marks[sheet, ANCHOR] & AT_SIDES[square])
    if kind == KRAKEN:
        return count_bits(s.marks[sheet, ANCHOR] & AT_CORNERS[square])
    return 1


@rule
def scores(s: State, out: Array) -> None:
    """The points of each sheet as all saw it last. (§7.2)"""
    for seat in range(s.seats):
        out[seat] = score_of(s, SEATS + seat)


@rule
def is_better(s: State, one: int, other: int) -> bool:
    """Whether a sheet beats another: points, full lines, few skulls, swords. (§7.7)"""
    points = score_of(s, one) - score_of(s, other)
    if points != 0:
        return points > 0
    reason = tie_reason(s, one, other)
    ahead = tie_count(s, one, reason) - tie_count(s, other, reason)
    return ahead < 0 if reason == SKULLS_DECIDE else ahead > 0


@rule
def tie_reason(s: State, one: int, other: int) -> int:
    """The first of the REASONS in which two sheets with equal points differ; the last where they do not. (§7.7)"""
    if full_lines(s, one) != full_lines(s, other):
        return LINES_DECIDE
    return SKULLS_DECIDE if s.skulls[one] != s.skulls[other] else SWORDS_DECIDE


@rule
def tie_count(s: State, sheet: int, reason: int) -> int:
    """How many full lines, skulls or swords a sheet has. (§7.7)"""
    if reason == LINES_DECIDE:
        return full_lines(s, sheet)
    return s.skulls[sheet] if reason == SKULLS_DECIDE else count_bits(s.marks[sheet, SWORD])


@rule
def rank_of(s: State, sheet: int) -> int:
    """How many ranks a lone captain has climbed. (§8.3)"""
    points = score_of(s, sheet)
    n = 0
    for rank in range(RANKS):
        n += points >= s.box.rank[rank]
    return n


@rule
def winners(s: State) -> int:
    """Nobody has a better sheet; alone, the first rank is reached. Equals share. (§7.7, §8.3)"""
    if s.seats == 1:
        return 1 if rank_of(s, SEATS) > 0 else 0
    mask = 0
    for seat in range(s.seats):
        best = True
        for other in range(s.seats):
            if is_better(s, SEATS + other, SEATS + seat):
                best = False
        if best:
            mask |= 1 << seat
    return mask
