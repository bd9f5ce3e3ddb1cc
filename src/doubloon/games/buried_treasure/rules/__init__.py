"""The rules, a file to a chapter or two of RULES.md; here they are put together."""

from __future__ import annotations

from ....core import State, hush, rule
from ..components import Phase
from ..moves import EXTRA, MOST_FLAGS, NO_EXTRA, PASS, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from .cards import action_of, cards_on_table, colour_of, hand_size, is_open, lying, most_to_rob, recipient
from .choices import legal
from .refusals import why_not
from .scoring import kept_points, scores, total, winners
from .turns import acting, decline_extra, hold_up, play_starter, rob, rob_nobody, say_pass, take, take_extra

__all__ = [
    "acting",
    "action_of",
    "apply",
    "cards_on_table",
    "colour_of",
    "hand_size",
    "hold_up",
    "is_open",
    "kept_points",
    "legal",
    "lying",
    "most_to_rob",
    "scores",
    "total",
    "why_not",
    "winners",
]


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    match s.phase:
        case Phase.TAKE:
            if move < EXTRA:
                take(s, seat, (move - TAKE) // RECIPIENTS, recipient(seat, (move - TAKE) % RECIPIENTS))
            else:
                play_starter(s, seat, move)
        case Phase.EXTRA:
            if move == NO_EXTRA:
                decline_extra(s, seat)
            else:
                take_extra(s, seat, (move - EXTRA) // RECIPIENTS, recipient(seat, (move - EXTRA) % RECIPIENTS))
        case Phase.ROB:
            if move == ROB_NOBODY:
                rob_nobody(s, seat)
            else:
                rob(s, seat, (move - ROB) // MOST_FLAGS, (move - ROB) % MOST_FLAGS + 1)
        case Phase.PLAY_OUT:
            if move == PASS:
                say_pass(s, seat)
            else:
                play_starter(s, seat, move)
