"""The judge: 0 for a legal move, else the paragraph that forbids it, one function to a kind of move, or to
a part that several kinds have. `legal` asks here, too."""

from __future__ import annotations

from ....core import State, rule
from ..components import FLAG, Phase
from ..moves import EXTRA, MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from ..moves import FLAG as FLAG_MOVE
from .cards import colour_of, is_open, most_to_rob
from .turns import acting


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return 201  # somebody else's turn
    if move < EXTRA:
        return why_not_take(s, (move - TAKE) // RECIPIENTS) or why_not_recipient(s, seat, (move - TAKE) % RECIPIENTS)
    if move < NO_EXTRA:
        return why_not_extra(s, (move - EXTRA) // RECIPIENTS) or why_not_recipient(s, seat, (move - EXTRA) % RECIPIENTS)
    if move == NO_EXTRA:
        return 0 if s.phase == Phase.EXTRA else 303
    if move < ROB_NOBODY:
        return why_not_rob(s, seat, (move - ROB) // MOST_FLAGS, (move - ROB) % MOST_FLAGS + 1)
    if move == ROB_NOBODY:
        return 0 if s.phase == Phase.ROB else 306
    if move < FLAG_MOVE:
        return why_not_starter(s, seat, (move - PLAY) // RECIPIENTS) or why_not_recipient(s, seat, (move - PLAY) % RECIPIENTS)
    if move < PASS:
        return why_not_starter(s, seat, FLAG) or why_not_recipient(s, seat, (move - FLAG_MOVE) % RECIPIENTS)
    return 0 if s.phase == Phase.PLAY_OUT else 607


@rule
def why_not_take(s: State, column: int) -> int:
    """What speaks against taking the uncovered card of a column. (§3.1)"""
    if s.phase != Phase.TAKE:
        return why_not_now(s)
    return 0 if is_open(s, column, -1) else 301


@rule
def why_not_extra(s: State, column: int) -> int:
    """What speaks against taking one more card of the same colour. (§3.3)"""
    return 0 if s.phase == Phase.EXTRA and is_open(s, column, colour_of(s.card)) else 303


@rule
def why_not_rob(s: State, seat: int, other: int, cards: int) -> int:
    """What speaks against robbing another of so many cards. (§3.6)"""
    return 0 if s.phase == Phase.ROB and cards <= most_to_rob(s, seat, other) else 306


@rule
def why_not_starter(s: State, seat: int, kind: int) -> int:
    """What speaks against playing a card of that kind from the hand. (§6.3, §6.4)"""
    if not s.advanced:
        return 301
    if s.phase not in (Phase.TAKE, Phase.PLAY_OUT):
        return why_not_now(s)
    if s.hand[seat, kind] > 0:
        return 0
    return 604 if kind == FLAG else 603


@rule
def why_not_recipient(s: State, seat: int, to: int) -> int:
    """What speaks against laying a card in that collection: one's own or, in the advanced game, any other. (§3.2, §6.5)"""
    if to == 0:
        return 0
    if not s.advanced:
        return 302
    return 605 if to - 1 == seat or to > s.seats else 0


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.EXTRA:
            return 303
        case Phase.ROB:
            return 306
        case _:
            return 606
