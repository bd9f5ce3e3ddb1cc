"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ...core import Array, State, count_bits, lookup, rule
from ...core.arrays import np
from .components import (
    BARE,
    DIRECTIONS,
    FIELDS,
    HELD,
    HOOK,
    LARGEST,
    LETTER,
    MAP_TILE,
    NUMBER,
    NUMBERS,
    SEATS,
    SIDE,
    STOOLS,
    SYMBOLS,
    TREASURES,
    Phase,
)
from .moves import BONUS, DIG, JOKER, LOAD, LOAD_NONE, MOVE, PAY, PLACE_AT_BAR, STEP, TURN_NONE
from .rules import can_dig, is_face_down, neighbour, points_of, steps_left
from .rules.paths import steps_from
from .state import all_map_tiles, known_to, of_kind

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 10, "scale": 200.0, "margin": 0.2, "point": 10}
"""How the search is tuned for this game: see bots/search.py."""

WEIGHTS = {"points": 3, "find": 4, "pirates out": 21, "at ease": 34, "odd souvenirs": 5, "map underfoot": 14}
"""What each term counts for, in 200ths of the log of the odds to win: `python -m doubloon.lab.fit martinique`, and again
with what that found. Souvenirs that lack little to a load, and jokers, said nothing of who won."""
WEIGHT = lookup(np.array([*WEIGHTS.values()]))

STAY = 1.0
"""Ending on any tile is worth at least this: he lives to walk again. (§6.1)"""


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights."""
    for seat in range(SEATS):
        out[seat] = 0
        for k in range(len(WEIGHT)):
            out[seat] += WEIGHT[k] * term(s, seat, k)


@rule
def term(s: State, seat: int, k: int) -> int:
    """How much of what WEIGHTS names the seat has."""
    match k:
        case 0:
            return points_of(s, seat)
        case 1:
            return chance_to_find(s, seat)
        case 2:
            return pirates_out(s, seat)
        case 3:
            return at_ease(s, seat)
        case 4:
            return odd_souvenirs(s, seat)
        case _:
            return map_underfoot(s, seat)


# The Lost Treasure.


@rule
def fields_in_question(s: State, seat: int) -> int:
    """Fields where the treasure may lie for all the seat knows, each as likely as the next. (§2.1)"""
    unseen = all_map_tiles(s) & ~known_to(s, seat)
    return count_bits(of_kind(unseen, LETTER)) * count_bits(of_kind(unseen, NUMBER))


@rule
def in_question(s: State, seat: int, field: int) -> bool:
    """Whether the treasure may lie there for all the seat knows. (§2.1)"""
    known = known_to(s, seat)
    return not (known >> (field % SIDE)) & 1 and not (known >> (SIDE + field // SIDE)) & 1


@rule
def chance_to_find(s: State, seat: int) -> int:
    """In hundredths, if both dig by the stools with what they know now; stools still empty go by turns. (§8.2, §8.5)"""
    mine, foes = fields_in_question(s, seat), fields_in_question(s, 1 - seat)
    hidden, found = 100.0, 0.0
    for stool in range(SEATS * s.box.pirates):
        digger = s.stool[stool]
        if digger < 0:
            digger = stool % SEATS
        if s.dug[stool] >= 0 and not in_question(s, digger, s.dug[stool]):
            continue
        if digger == seat:
            found += hidden / max(mine, 1)
            hidden -= hidden / max(mine, 1)
            mine -= 1
        else:
            hidden -= hidden / max(foes, 1)
            foes -= 1
    return int(found)


@rule
def believable(s: State, seat: int) -> bool:
    """Nobody digs where he knows that nothing lies: where the other has dug tells what he has not. (§8.2, §8.5)"""
    for stool in range(STOOLS):
        if s.dug[stool] >= 0 and s.stool[stool] == 1 - seat and not in_question(s, 1 - seat, s.dug[stool]):
            return False
    return True


# The day's work.


@rule
def pirates_out(s: State, seat: int) -> int:
    """Pirates not yet at the bar: whoever is there gathers no more. (§3.7)"""
    n = s.in_hand[seat]
    for field in range(FIELDS):
        n += s.standing[field] == seat
    return n if s.phase < Phase.DIG else 0


@rule
def at_ease(s: State, seat: int) -> int:
    """Pirates on the island who need not go to the bar with their next walk. (§6.1)"""
    n = 0
    if s.phase < Phase.DIG:
        for field in range(FIELDS):
            if s.standing[field] == seat:
                n += best_end(s, seat, FIELDS, field, steps_from(s, field)) >= STAY
    return n


@rule
def map_underfoot(s: State, seat: int) -> int:
    """Map tiles that are as good as collected. (§5.1)"""
    n = 0
    for field in range(FIELDS):
        n += s.standing[field] == seat and s.lies[field] == MAP_TILE
    return n


@rule
def odd_souvenirs(s: State, seat: int) -> int:
    """Symbols that lack one to the next pair. (§9.4)"""
    n = 0
    for symbol in range(len(SYMBOLS)):
        n += s.supply[seat, symbol] % 2
    return n


# What looks promising.


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Stay in play, go for map tiles and wanted souvenirs, read the opponent's map, dig where the treasure may be."""
    if move >= DIG:
        return worth_of_dig(s, seat, move - DIG)
    if move >= JOKER:
        return worth_of_joker(s, seat, move - JOKER) if move < PAY else 2.0
    if move >= BONUS:
        return worth_of_gift(s, move)
    if move >= STEP + len(DIRECTIONS):
        return 0.2 if move == TURN_NONE else 2.0
    if move >= STEP:
        return worth_of_step(s, seat, move - STEP)
    if move == PLACE_AT_BAR:
        return 1.0
    field = move - MOVE if move >= MOVE else move
    return tile_worth(s, seat, field) + best_end(s, seat, FIELDS, field, steps_from(s, field))


@rule
def worth_of_dig(s: State, seat: int, field: int) -> float:
    """Where the treasure may be, and better where the opponent looks for it: he has not seen those tiles. (§8.3)"""
    if not can_dig(s, field) or not in_question(s, seat, field):
        return 0.02
    worth = 4.0
    for stool in range(STOOLS):
        if s.dug[stool] >= 0 and s.stool[stool] == 1 - seat:
            worth += (s.dug[stool] % SIDE == field % SIDE) + (s.dug[stool] // SIDE == field // SIDE)
    return worth


@rule
def worth_of_gift(s: State, move: int) -> float:
    """Map tiles of the bar before jokers; the Small Treasure with the most points; jokers are for that. (§6.3, §7.2)"""
    if move < LOAD:
        return 1.0 if move == BONUS else 2.0
    if move == LOAD_NONE:
        return 0.5
    points = 0
    for place in range(LARGEST):
        if s.treasure[move - LOAD, place] >= 0:
            points += s.treasure[move - LOAD, place] % NUMBERS + 1
    return points / 2.0


@rule
def worth_of_joker(s: State, seat: int, symbol: int) -> float:
    """A joker can stand for anything later, so it is rather kept, unless it saves a pair. (§7.4, §9.4)"""
    return 0.3 + 0.7 * (s.supply[seat, symbol] % 2 == 0 and s.owed[symbol] == 1)


@rule
def worth_of_step(s: State, seat: int, direction: int) -> float:
    """The best end this way leads to, and the opponent's map on the way. (§4.5, §6)"""
    here = s.trail[s.steps]
    field = neighbour(s, here, direction)
    worth = best_end(s, seat, here, field, steps_left(s) - 1)
    if steps_left(s) > 1 and s.standing[field] == 1 - seat and has_secrets(s, 1 - seat):
        worth += 1.5
    return worth


@rule
def has_secrets(s: State, seat: int) -> bool:
    """Whether a seat has map tiles face down. (§4.5)"""
    for slot in range(HELD):
        if is_face_down(s, seat, slot):
            return True
    return False


@rule
def best_end(s: State, seat: int, before: int, field: int, steps: int) -> float:
    """What the best field is worth where a walk may end that is there with so many steps to go. (§4.1, §4.3)"""
    if steps == 0:
        return end_worth(s, seat, field)
    if steps == 1:
        return best_beside(s, seat, before, field)
    best = 0.0
    for direction in range(len(DIRECTIONS)):
        second = neighbour(s, field, direction)
        if second >= 0 and second != before:
            if steps == 2:
                best = max(best, best_beside(s, seat, field, second))
            else:
                for onward in range(len(DIRECTIONS)):
                    third = neighbour(s, second, onward)
                    if third >= 0 and third != field:
                        best = max(best, best_beside(s, seat, second, third))
    return best


@rule
def best_beside(s: State, seat: int, before: int, field: int) -> float:
    """The best end one step further, not back to the field before. (§4.3)"""
    best = 0.0
    for direction in range(len(DIRECTIONS)):
        end = neighbour(s, field, direction)
        if end >= 0 and end != before:
            best = max(best, end_worth(s, seat, end))
    return best


@rule
def end_worth(s: State, seat: int, field: int) -> float:
    """On a tile one stays in play, in The Hook one gets something for leaving. (§6.1, §6.2, §6.3)"""
    if s.standing[field] >= 0:
        return 0.0
    if s.lies[field] != BARE:
        return tile_worth(s, seat, field)
    if s.box.ground[field] == HOOK and (s.bar_map[LETTER] >= 0 or s.bar_map[NUMBER] >= 0):
        return 0.8
    return 0.4 if s.box.ground[field] == HOOK and s.bar_jokers > 0 else 0.1


@rule
def tile_worth(s: State, seat: int, field: int) -> float:
    """What the tile on a field is worth to a seat: a map tile, a souvenir for a Small Treasure or for a pair. (§5.1)"""
    if s.lies[field] == MAP_TILE:
        return STAY + 2.0
    symbol = s.lies[field] // NUMBERS
    worth = STAY + 0.3 * (s.supply[seat, symbol] % 2)
    for treasure in range(TREASURES):
        wanted = 0
        for place in range(LARGEST):
            wanted += s.treasure[treasure, place] >= 0 and s.treasure[treasure, place] // NUMBERS == symbol
        if wanted > s.supply[seat, symbol]:
            worth += 0.4
    return worth
