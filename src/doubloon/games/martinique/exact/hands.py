"""Where the treasure may lie: the worlds that agree with what a seat knows, by every hand the opponent may have.

What he has dug is read too: as if he had taken any field that was in question for him, each as likely as the next.
"""

from __future__ import annotations

from itertools import combinations
from math import comb, factorial
from typing import Any, NamedTuple

from ....core.arrays import np
from ..components import BAR, FIELD_NAMES, FIELDS, LETTER, NUMBER, SOURCES

SLIP = 1e-3
"""How likely a captain is to dig where he knows that nothing lies."""

Numbers = np.ndarray[Any, Any]
View = dict[str, Any]


class Hand(NamedTuple):
    """Map tiles that the opponent may have face down, and in how many worlds he has them."""

    tiles: frozenset[str]
    worlds: int


def foes_hands(view: View, seat: int) -> list[Hand]:
    """Every hand of the opponent that agrees with what the seat sees, with its worlds. (§2.1, §2.2, §2.3, §5.2)"""
    letters, numbers = view["letters"], view["numbers"]
    sources = [SOURCES.index(tile["source"]) for tile in view["map_tiles"][1 - seat] if not tile["face_up"]]
    from_bar = [sources.count(BAR + kind) for kind in (LETTER, NUMBER)]
    in_bar = [view["bar"]["letter"], view["bar"]["number"]]
    found = len(sources) - sum(from_bar)
    cleared = len(letters) + len(numbers) - 2 - len(sources) - sum(in_bar)
    hands = []
    for many in range(from_bar[LETTER], from_bar[LETTER] + found + 1):
        few = len(sources) - many
        letters_left, numbers_left = len(letters) - 1 - many, len(numbers) - 1 - few
        if letters_left < in_bar[LETTER] or numbers_left < in_bar[NUMBER]:
            continue
        worlds = factorial(many) * factorial(few) * comb(found, many - from_bar[LETTER])
        worlds *= factorial(letters_left) * factorial(numbers_left) * comb(cleared, letters_left - in_bar[LETTER])
        worlds *= (letters_left + 1) * (numbers_left + 1)
        for some in combinations(letters, many):
            hands += [Hand(frozenset(some + others), worlds) for others in combinations(numbers, few)]
    return hands


def read_digs(view: View, seat: int, hand: frozenset[str]) -> float:
    """How likely the opponent's digs so far are with that hand, if he digs in any field in question for him. (§8.3)"""
    known = hand | {tile["tile"] for tiles in view["map_tiles"] for tile in tiles if tile["face_up"]}
    open_fields = {field for field in view["fields"] if known.isdisjoint(field)}
    likely = 1.0
    for digger, field in zip(view["stools"], view["dug"], strict=False):
        if digger != seat and open_fields:
            likely *= (1 - SLIP) / len(open_fields) if field in open_fields else SLIP / FIELDS
        open_fields.discard(field)
    return likely


def posterior(view: View, seat: int) -> Numbers:
    """How likely the treasure is to lie on each of the 64 fields, to a seat that reads the opponent's digs. (§2.1)"""
    chances = np.zeros(FIELDS)
    for hand in foes_hands(view, seat):
        fields = [FIELD_NAMES.index(x + y) for x in view["letters"] for y in view["numbers"] if not {x, y} & hand.tiles]
        chances[fields] += hand.worlds * read_digs(view, seat, hand.tiles) / len(fields)
    return chances / chances.sum()
