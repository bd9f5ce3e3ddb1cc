"""Why a move is refused, by the number of the paragraph that forbids it."""

from __future__ import annotations

from ....core import State, rule
from ..components import FLAG, Phase
from ..moves import EXTRA, MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from ..moves import FLAG as FLAG_MOVE
from .cards import colour_of, is_open, most_to_rob
from .choices import acting


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return 201  # somebody else's turn
    if move < EXTRA:
        return why_not_card(s, seat, move - TAKE, Phase.TAKE, -1)
    if move < NO_EXTRA:
        return why_not_card(s, seat, move - EXTRA, Phase.EXTRA, colour_of(s.card))
    if move == NO_EXTRA:
        return 0 if s.phase == Phase.EXTRA else 303
    if move < ROB_NOBODY:
        allowed = s.phase == Phase.ROB and (move - ROB) % MOST_FLAGS < most_to_rob(s, seat, (move - ROB) // MOST_FLAGS)
        return 0 if allowed else 306
    if move == ROB_NOBODY:
        return 0 if s.phase == Phase.ROB else 306
    if move < PASS:
        return why_not_starter(s, seat, move)
    return 0 if s.phase == Phase.PLAY_OUT else 607


@rule
def why_not_card(s: State, seat: int, choice: int, phase: int, colour: int) -> int:
    """What speaks against taking a card, as one's card of the turn or as an EXTRA."""
    if s.phase != phase:
        return why_not_now(s) if phase == Phase.TAKE else 303
    if not is_open(s, choice // RECIPIENTS, colour):
        return 301 if phase == Phase.TAKE else 303
    return why_not_recipient(s, seat, choice % RECIPIENTS)


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


@rule
def why_not_recipient(s: State, seat: int, to: int) -> int:
    """What speaks against laying a card in that collection."""
    if to == 0:
        return 0
    if not s.advanced:
        return 302
    return 605 if to - 1 == seat or to > s.seats else 0


@rule
def why_not_starter(s: State, seat: int, move: int) -> int:
    """What speaks against playing that card from the hand."""
    if not s.advanced:
        return 301
    if s.phase not in (Phase.TAKE, Phase.PLAY_OUT):
        return why_not_now(s)
    if move < FLAG_MOVE:
        if s.hand[seat, (move - PLAY) // RECIPIENTS] == 0:
            return 603
        return why_not_recipient(s, seat, (move - PLAY) % RECIPIENTS)
    if s.hand[seat, FLAG] == 0:
        return 604
    return why_not_recipient(s, seat, (move - FLAG_MOVE) % RECIPIENTS)
