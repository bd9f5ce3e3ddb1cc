"""Cards: what they are, where they lie, and to whom they may go."""

from __future__ import annotations

from ....core import State, rule
from ..components import ACTIONS, COLUMNS, STARTERS


@rule
def colour_of(card: int) -> int:
    """The colour of a game card. (§1.1)"""
    return card // len(ACTIONS)


@rule
def action_of(card: int) -> int:
    """What a game card calls for: nothing, that many flags, or EXTRA. (§1.1)"""
    return card % len(ACTIONS)


@rule
def is_open(s: State, column: int, colour: int) -> bool:
    """Whether a column has an uncovered card, of that colour unless colour is -1. (§3.1)"""
    length = s.length[column]
    return length > 0 and (colour < 0 or colour_of(s.column[column, length - 1]) == colour)


@rule
def cards_on_table(s: State) -> int:
    """Cards left in the columns. (§4.1)"""
    cards = 0
    for column in range(COLUMNS):
        cards += s.length[column]
    return cards


@rule
def lying(s: State, seat: int, colour: int) -> int:
    """Cards of a colour that lie in a collection: the card in the air is still to come. (§3.2)"""
    coming = s.card_to == 1 + seat and colour_of(s.card) == colour
    return s.collection[seat, colour] - (1 if coming else 0)


@rule
def most_to_rob(s: State, seat: int, other: int) -> int:
    """As many as there are flags, or as many as the other has; nobody robs himself. (§3.6)"""
    if other == seat or other >= s.seats:
        return 0
    return min(action_of(s.card), lying(s, other, colour_of(s.card)))


@rule
def hand_size(s: State, seat: int) -> int:
    """Starter cards in a hand. (§6.2)"""
    cards = 0
    for kind in range(len(STARTERS)):
        cards += s.hand[seat, kind]
    return cards


@rule
def recipient(seat: int, to: int) -> int:
    """Whose collection a move's last number means: 0 is one's own, 1 that of seat 0. (§6.5)"""
    return seat if to == 0 else to - 1
