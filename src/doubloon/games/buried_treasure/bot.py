"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ...core import Array, State, rule
from .components import COLOURS, EXTRA, Phase
from .moves import EXTRA as EXTRA_MOVE
from .moves import RECIPIENTS, TAKE
from .rules import action_of, colour_of, next_alone, total

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 6, "scale": 4.0, "margin": 0.3}
"""How the search is tuned for this game: see bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """Points so far, and what the round would pay if it ended now."""
    for seat in range(s.seats):
        out[seat] = total(s, seat)
    if s.phase == Phase.OVER:
        return
    for colour in range(len(COLOURS)):
        first = next_alone(s, colour, 127)
        if first >= 0:
            out[first] += s.box.first[s.score_card, colour]
            second = next_alone(s, colour, s.collection[first, colour])
            if second >= 0:
                out[second] += s.box.second[s.score_card, colour]


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
