"""What a good player knows, for search to lean on."""

from __future__ import annotations

import numpy as np

from ...core import Array, State, lookup, rule
from .components import COLOURS, EXTRA, Phase
from .moves import EXTRA as EXTRA_MOVE
from .moves import RECIPIENTS, TAKE
from .rules import action_of, colour_of, next_alone, total

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 6, "scale": 100.0, "margin": 0.3, "point": 25}
"""How the search is tuned for this game: see bots/search.py."""


WEIGHTS = {"points": 25, "round": 25}
"""What each term counts for, in hundredths of the log of the odds to win: `python -m doubloon.lab.fit` fits them."""
WEIGHT = lookup(np.array([*WEIGHTS.values()]))


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights."""
    for seat in range(s.seats):
        out[seat] = 0
        for k in range(len(WEIGHT)):
            out[seat] += WEIGHT[k] * term(s, seat, k)


@rule
def term(s: State, seat: int, k: int) -> int:
    """How much of what WEIGHTS names the seat has."""
    match k:
        case 0:
            return total(s, seat)
        case _:
            return round_so_far(s, seat)


@rule
def round_so_far(s: State, seat: int) -> int:
    """What the round would pay if it ended now. (§5.1)"""
    points = 0
    if s.phase != Phase.OVER:
        for colour in range(len(COLOURS)):
            first = next_alone(s, colour, 127)
            if first == seat:
                points += s.box.first[s.score_card, colour]
            elif first >= 0 and next_alone(s, colour, s.collection[first, colour]) == seat:
                points += s.box.second[s.score_card, colour]
    return points


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Cards that act and colours that pay are worth a look; gifts rarely are."""
    if s.phase != Phase.TAKE or move >= EXTRA_MOVE:
        return 1.0
    column = (move - TAKE) // RECIPIENTS
    card = s.column[column, s.length[column] - 1]
    worth = 1.0 + s.box.first[s.score_card, colour_of(card)] / 10.0
    if action_of(card) == EXTRA:
        worth += 1.0
    elif action_of(card) > 0:
        worth += 0.5 * action_of(card)
    return worth if (move - TAKE) % RECIPIENTS == 0 else 0.2 * worth
