"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ...core import Array, State, rule
from .components import CARDS, DISTANCES, FRONT, HAND, WIDTH
from .moves import DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, USE
from .rules import points_of, tile_beyond, treasure_at
from .state import count_at

SEARCH = {"explore": 0.6, "bias": 0.4, "widen": 2.0, "cut": 12, "scale": 6.0, "margin": 0.3, "point": 1}
"""How the search is tuned for this game: see bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """Points so far, and half a point for every card in front, which is a bonus to come."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat) + count_at(s.card, FRONT + seat) // 2


@rule
def cards_that_fit(s: State, seat: int, spot: int) -> int:
    """How many cards of the hand could be played with the pirate on a spot. (§6.2)"""
    n = 0
    for card in range(len(CARDS)):
        if s.card[card] == HAND + seat:
            there = s.spot[card // DISTANCES]
            steps = abs(spot // WIDTH - there // WIDTH) + abs(spot % WIDTH - there % WIDTH)
            n += steps == card % DISTANCES
    return n


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Go where cards fit, play them, dig deep, and keep bonuses for when they help."""
    if move >= USE:
        return 0.3 if move >= PAIR else 0.6
    if move >= THROW:
        return 1.0 if move == DRAW else worth_of_throwing(s, seat, move - THROW)
    if move >= TAKE:
        level = move - TAKE
        return 1.0 + s.box.worth[treasure_at(s, level)] + s.box.level_coins[level]
    if move >= PLAY:
        return 0.2 if move == ENOUGH else 4.0
    if move >= STEP:
        return worth_of_step(s, seat, move)
    if move >= PUT or move < LIFT:
        return 1.0
    return 2.0 if move == LEAVE else worth_of_lifting(s, seat, move - LIFT)


@rule
def worth_of_step(s: State, seat: int, move: int) -> float:
    """Better the more cards fit there. (§5.1)"""
    if move == STAY:
        return 0.5 + 2.0 * cards_that_fit(s, seat, s.spot[s.stands[seat]])
    return 0.8 + 2.0 * cards_that_fit(s, seat, s.spot[tile_beyond(s, seat, move - STEP)])


@rule
def worth_of_lifting(s: State, seat: int, tile: int) -> float:
    """A tile that a card in hand speaks of is worth moving, unless the card fits already. (§4.1)"""
    worth = 0.5
    for card in range(len(CARDS)):
        if s.card[card] == HAND + seat and card // DISTANCES == tile:
            worth += 1.0
    return worth


@rule
def worth_of_throwing(s: State, seat: int, card: int) -> float:
    """A card whose place is far from where it should be is of little use. (§8.1)"""
    here = s.spot[s.stands[seat]]
    there = s.spot[card // DISTANCES]
    steps = abs(here // WIDTH - there // WIDTH) + abs(here % WIDTH - there % WIDTH)
    return 0.2 * abs(steps - card % DISTANCES)
