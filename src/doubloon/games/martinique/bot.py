"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ...core import Array, State, count_bits, rule
from .components import BARE, HOOK, LETTER, NUMBER, SEATS, SIDE, STOOLS, Phase
from .moves import BONUS, DIG, JOKER, LOAD_NONE, MOVE, STEP, TURN_NONE
from .rules import can_dig, finder, neighbour, points_of, steps_left
from .state import all_map_tiles, known_to, of_kind

FOUND = 40
"""What finding the Lost Treasure is worth where it wins the game: more than anybody's points."""

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 10, "scale": 6.0, "margin": 0.3, "point": 1}
"""How the search is tuned for this game: see bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """Points so far, and the chance that the pirates still to dig find the treasure with what their captain knows."""
    prize = FOUND if s.treasure_wins else s.box.lost_treasure
    for seat in range(SEATS):
        out[seat] = points_of(s, seat)
        if s.phase != Phase.OVER:
            fields = fields_in_question(s, seat)
            out[seat] += prize * min(spades(s, seat), fields) // max(fields, 1)
        elif s.treasure_wins and finder(s) == seat:
            out[seat] += prize


@rule
def fields_in_question(s: State, seat: int) -> int:
    """Fields where the treasure may lie for all the seat knows, each as likely as the next. (§2.1)"""
    unseen = all_map_tiles(s) & ~known_to(s, seat)
    return count_bits(of_kind(unseen, LETTER)) * count_bits(of_kind(unseen, NUMBER))


@rule
def spades(s: State, seat: int) -> int:
    """Fields the seat has dug or may still dig. (§8.2)"""
    n = s.box.pirates
    if s.phase == Phase.DIG:
        for stool in range(STOOLS):
            if s.stool[stool] == seat and s.dug[stool] >= 0 and not in_question(s, seat, s.dug[stool]):
                n -= 1
    return n


@rule
def in_question(s: State, seat: int, field: int) -> bool:
    """Whether the treasure may lie there for all the seat knows. (§2.1)"""
    known = known_to(s, seat)
    return not (known >> (field % SIDE)) & 1 and not (known >> (SIDE + field // SIDE)) & 1


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Dig where the treasure may be; load, read the opponent's map, and do not hurry to the bar."""
    if move >= DIG:
        return 5.0 if in_question(s, seat, move - DIG) and can_dig(s, move - DIG) else 0.02
    if move >= STEP and move < STEP + 4:
        return worth_of_step(s, move - STEP)
    if move in (TURN_NONE, LOAD_NONE):
        return 0.2
    if move >= JOKER or (move >= MOVE and move < STEP):
        return 1.0
    return 1.5 if move >= BONUS else 1.0


@rule
def worth_of_step(s: State, direction: int) -> float:
    """The last step counts: on a tile one stays in play, in The Hook one gets something for leaving. (§6.1, §6.2, §6.3)"""
    field = neighbour(s, s.trail[s.steps], direction)
    if steps_left(s) > 1:
        return 2.0 if s.standing[field] == 1 - s.turn else 1.0
    if s.box.ground[field] == HOOK:
        return 1.5 if s.bar_jokers > 0 or s.bar_map[LETTER] >= 0 or s.bar_map[NUMBER] >= 0 else 0.3
    return 0.3 if s.lies[field] == BARE else 1.5
