"""What a seat may decide now: candidates of each kind of move, and of them those that the judge lets pass."""

from __future__ import annotations

from ....core import Array, State, offer, rule
from ..components import COLOURS, COLUMNS, FLAG, SEATS, Phase
from ..moves import EXTRA, MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from ..moves import FLAG as FLAG_MOVE
from .refusals import why_not_extra, why_not_recipient, why_not_rob, why_not_starter, why_not_take


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    match s.phase:
        case Phase.TAKE:
            return list_starters(s, seat, out, list_takes(s, seat, out))
        case Phase.EXTRA:
            out[0] = NO_EXTRA
            return list_extras(s, seat, out, 1)
        case Phase.ROB:
            out[0] = ROB_NOBODY
            return list_robberies(s, seat, out, 1)
        case Phase.PLAY_OUT:
            out[0] = PASS
            return list_starters(s, seat, out, 1)
        case _:
            return 0


@rule
def list_takes(s: State, seat: int, out: Array) -> int:
    """The card of each column. (§3.1)"""
    n = 0
    for column in range(COLUMNS):
        if why_not_take(s, column) == 0:
            n = list_recipients(s, seat, TAKE + column * RECIPIENTS, out, n)
    return n


@rule
def list_extras(s: State, seat: int, out: Array, n: int) -> int:
    """The same once more. (§3.3)"""
    for column in range(COLUMNS):
        if why_not_extra(s, column) == 0:
            n = list_recipients(s, seat, EXTRA + column * RECIPIENTS, out, n)
    return n


@rule
def list_starters(s: State, seat: int, out: Array, n: int) -> int:
    """Of each colour a starter card and a wild flag. (§6.3, §6.4)"""
    for colour in range(len(COLOURS)):
        if why_not_starter(s, seat, colour) == 0:
            n = list_recipients(s, seat, PLAY + colour * RECIPIENTS, out, n)
        if why_not_starter(s, seat, FLAG) == 0:
            n = list_recipients(s, seat, FLAG_MOVE + colour * RECIPIENTS, out, n)
    return n


@rule
def list_recipients(s: State, seat: int, first: int, out: Array, n: int) -> int:
    """Each collection that a card can be laid in. (§3.2, §6.5)"""
    for to in range(RECIPIENTS):
        n = offer(out, n, first + to, why_not_recipient(s, seat, to))
    return n


@rule
def list_robberies(s: State, seat: int, out: Array, n: int) -> int:
    """Each seat, of each number of cards. (§3.6)"""
    for other in range(SEATS):
        for cards in range(1, MOST_FLAGS + 1):
            n = offer(out, n, ROB + other * MOST_FLAGS + cards - 1, why_not_rob(s, seat, other, cards))
    return n
