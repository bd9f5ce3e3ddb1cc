"""What a seat may decide now."""

from __future__ import annotations

from ....core import Array, State, rule
from ..components import COLOURS, COLUMNS, FLAG, Phase
from ..moves import EXTRA, MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from ..moves import FLAG as FLAG_MOVE
from .cards import colour_of, is_open, most_to_rob


@rule
def acting(s: State) -> int:
    """One seat at a time, clockwise. (§2.1)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    match s.phase:
        case Phase.TAKE:
            n = list_cards(s, seat, TAKE, -1, out, 0)
            return list_starters(s, seat, out, n)
        case Phase.EXTRA:
            out[0] = NO_EXTRA
            return list_cards(s, seat, EXTRA, colour_of(s.card), out, 1)
        case Phase.ROB:
            out[0] = ROB_NOBODY
            return list_victims(s, seat, out, 1)
        case Phase.PLAY_OUT:
            out[0] = PASS
            return list_starters(s, seat, out, 1)
        case _:
            return 0


@rule
def list_cards(s: State, seat: int, first: int, colour: int, out: Array, n: int) -> int:
    """The uncovered cards, or those of one colour. (§3.1, §3.3)"""
    for column in range(COLUMNS):
        if is_open(s, column, colour):
            n = list_recipients(s, seat, first + column * RECIPIENTS, out, n)
    return n


@rule
def list_recipients(s: State, seat: int, first: int, out: Array, n: int) -> int:
    """One's own collection or, in the advanced game, any other. (§3.2, §6.5)"""
    out[n] = first
    n += 1
    for other in range(s.seats):
        if s.advanced and other != seat:
            out[n] = first + 1 + other
            n += 1
    return n


@rule
def list_starters(s: State, seat: int, out: Array, n: int) -> int:
    """The starter cards in hand. (§6.3, §6.4)"""
    for colour in range(len(COLOURS)):
        if s.hand[seat, colour] > 0:
            n = list_recipients(s, seat, PLAY + colour * RECIPIENTS, out, n)
        if s.hand[seat, FLAG] > 0:
            n = list_recipients(s, seat, FLAG_MOVE + colour * RECIPIENTS, out, n)
    return n


@rule
def list_victims(s: State, seat: int, out: Array, n: int) -> int:
    """Whom to rob, and of how many cards. (§3.6)"""
    for other in range(s.seats):
        for cards in range(most_to_rob(s, seat, other)):
            out[n] = ROB + other * MOST_FLAGS + cards
            n += 1
    return n
