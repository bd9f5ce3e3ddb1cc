"""What a good player knows, for search to lean on. Worth is counted in tenths of a point."""

from __future__ import annotations

import numpy as np

from ...core import Array, State, count_bits, lookup, rule
from .components import (
    ANCHOR,
    AT_CORNERS,
    AT_SIDES,
    BOXES,
    CHART,
    CROWN,
    DIAGONALS,
    DOUBLOON,
    EITHER,
    GHOST,
    KRAKEN,
    LINES,
    LOOT,
    MERMAID,
    NO_RAISE,
    PALM,
    PALMS,
    RAISE,
    RAISE_BOTH,
    RAISE_CHOICE,
    RAISE_DOUBLOON,
    RUBY,
    RUDDER,
    RUM,
    SEATS,
    SIGHTING,
    SIGHTINGS,
    SKULLS,
    SNAKE,
    SQUARES,
    SWORD,
    TREASURE,
    TREASURES,
    TURTLE,
    WATER,
    Phase,
)
from .moves import DECLINE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX
from .rules import company, group_of, is_claimed, open_boxes, room_for, room_left, score_of, spread, value_of, waters_on
from .state import filled

POINT = 10

LINE_NEARLY = lookup(np.array([0, 40, 26, 13, 7, 0, 0]))
"""How much of a line's treasure one has with so many squares still empty, in hundredths."""
ANCHOR_NEARLY = lookup(np.array([0, 90, 60, 30, 15]))
"""How much of a loot box one has with so many sides of an anchor still open, in hundredths."""
NEXT_PALM = 50
"""How likely a palm group grows once more, in hundredths."""
NEXT_RAISE = 70
"""How likely the next square that raises a value is reached, in hundredths."""
WATER_COMES, ANCHOR_COMES = 3, 2
"""How likely an empty square beside a sighting becomes the water or the anchor that it scores, in tenths."""
GIFT_WORTH = lookup(np.array([25, 35, 35, 60, 45, 45, 140]))
"""What one makes of each of the GIFTS."""
RUDDER_WORTH = 20
WATER_WORTH = 8
"""What water promises beyond the next sighting."""
HANDY_BOTTLE = 8
"""What a bottle is worth above its points, while there are dice to be turned."""
HANDY_BOTTLES = 4
"""How many bottles are worth that much."""
TREASURES_TO_COME = lookup(np.array([20, 13, 13]))
"""Doubloons, rubies and crowns that one may still count on, in tenths."""
WHOLE_GAME = 10
"""How much room for treasures, or how many empty squares, leave time for every hope."""

SEARCH = {"explore": 0.5, "bias": 0.3, "widen": 2.0, "cut": 8, "scale": 80.0, "margin": 0.3, "point": 10}
"""How the search is tuned for this game: see bots/search.py."""


@rule
def evaluate(s: State, out: Array) -> None:
    """The sheet as it is drafted, what waits, and what may still come. (§7.2)"""
    for seat in range(s.seats):
        out[seat] = POINT * score_of(s, seat) + worth_of_waiting(s, seat) + hopes(s, seat) * time_left(s, seat) // WHOLE_GAME


@rule
def hopes(s: State, seat: int) -> int:
    """All that may still come, if there is time for it."""
    return (
        line_hopes(s, seat)
        + diagonal_hopes(s, seat)
        + anchor_hopes(s, seat)
        + palm_hopes(s, seat)
        + hook_hopes(s, seat)
        + spyglass_hopes(s, seat)
        + sighting_hopes(s, seat)
        + rum_hopes(s, seat)
    )


@rule
def time_left(s: State, seat: int) -> int:
    """How much of the game is to come, in tenths: by the fullest chest, and by the seat's own empty squares. (§7.1)"""
    if s.phase == Phase.OVER or s.skulls[seat] >= SKULLS:
        return 0
    time = min(WHOLE_GAME, room_left(s, seat), count_bits(room_for(s, seat, PALM)))
    for other in range(s.seats):
        time = min(time, room_left(s, SEATS + other))
    return max(time, 0)


@rule
def worth_of_waiting(s: State, seat: int) -> int:
    """Effects that are still to be resolved. (§6.1)"""
    worth = s.waiting[seat, LOOT] * worth_of_box(s, seat) + s.waiting[seat, RAISE] * worth_of_step(s, seat, RAISE_CHOICE)
    for kind in range(LOOT):
        if s.waiting[seat, kind] > 0:
            worth += s.waiting[seat, kind] * worth_of_reward(s, seat, kind)
    return worth


@rule
def worth_of_reward(s: State, seat: int, kind: int) -> int:
    """A gift, a treasure, a ruby or crown, or a bottle. (§5.4, §7.2, §7.4)"""
    if kind < TREASURE:
        return GIFT_WORTH[kind]
    if kind < EITHER:
        return POINT * value_of(s, seat, kind - TREASURE)
    if kind == EITHER:
        return POINT * max(value_of(s, seat, RUBY), value_of(s, seat, CROWN))
    return POINT * s.box.rum_points


@rule
def worth_of_loot(s: State, seat: int, rewards: Array) -> int:
    """All that a loot box or a palm gives. (§5.2, §5.5)"""
    worth = 0
    for kind in range(RUM + 1):
        if rewards[kind] > 0:
            worth += rewards[kind] * worth_of_reward(s, seat, kind)
    return worth


@rule
def worth_of_box(s: State, seat: int) -> int:
    """The best loot box that is left. (§5.2, §5.3)"""
    best = worth_of_loot(s, seat, s.box.loot[TURTLE])
    boxes = open_boxes(s, seat)
    for box in range(BOXES):
        if (boxes >> box) & 1:
            best = max(best, worth_of_loot(s, seat, s.box.loot[box]))
    return best


@rule
def worth_of_step(s: State, seat: int, raises: int) -> int:
    """What a square of the hook would add to the treasures one has and will have. (§5.7, §5.8)"""
    doubloons = POINT * s.chest[seat, DOUBLOON] + TREASURES_TO_COME[DOUBLOON]
    rubies = POINT * s.chest[seat, RUBY] + TREASURES_TO_COME[RUBY]
    crowns = POINT * s.chest[seat, CROWN] + TREASURES_TO_COME[CROWN]
    raised = 0
    if raises == RAISE_DOUBLOON:
        raised = doubloons
    elif raises == RAISE_CHOICE:
        raised = max(rubies, crowns)
    elif raises == RAISE_BOTH:
        raised = rubies + crowns
    return raised * s.box.hook_step[raises]


@rule
def line_hopes(s: State, seat: int) -> int:
    """Rows and columns that want little. (§4.1, §4.2)"""
    marked = filled(s, seat)
    hope = 0
    for line in range(DIAGONALS):
        missing = count_bits(s.box.lines[line] & ~marked)
        if LINE_NEARLY[missing] > 0:
            treasure = DOUBLOON if is_claimed(s, line) else s.box.treasure[line]
            hope += LINE_NEARLY[missing] * value_of(s, seat, treasure)
    return hope * POINT // 100


@rule
def diagonal_hopes(s: State, seat: int) -> int:
    """The rudder, had or hoped for, and the map. (§4.4, §4.5)"""
    marked = filled(s, seat)
    hope = 0
    for line in range(DIAGONALS, LINES):
        missing = count_bits(s.box.lines[line] & ~marked)
        if s.box.diagonal_gift[line - DIAGONALS] == RUDDER:
            hope += RUDDER_WORTH * (100 if missing == 0 else LINE_NEARLY[missing])
        else:
            hope += GIFT_WORTH[CHART] * LINE_NEARLY[missing]
    return hope // 100


@rule
def anchor_hopes(s: State, seat: int) -> int:
    """A loot box for every anchor that is still open. (§5.1)"""
    empty = s.box.squares & ~filled(s, seat)
    nearly = 0
    for square in range(SQUARES):
        if (s.marks[seat, ANCHOR] >> square) & 1:
            nearly += ANCHOR_NEARLY[count_bits(AT_SIDES[square] & empty)]
    return nearly * worth_of_box(s, seat) // 100 if nearly else 0


@rule
def palm_hopes(s: State, seat: int) -> int:
    """One more palm for the group that would give most. (§5.5)"""
    empty = room_for(s, seat, PALM)
    left = s.marks[seat, PALM]
    best = 0
    while left:
        group = group_of(s, seat, left & -left)
        if spread(group) & empty:
            loot = s.box.palm[min(count_bits(group), PALMS - 1)]
            best = max(best, worth_of_loot(s, seat, loot))
        left &= ~group
    return best * NEXT_PALM // 100


@rule
def hook_hopes(s: State, seat: int) -> int:
    """Treasures to come are worth more already, and the next square that raises them may be near. (§5.7)"""
    hope = 0
    for treasure in range(len(TREASURES)):
        hope += TREASURES_TO_COME[treasure] * (value_of(s, seat, treasure) - s.box.worth[treasure])
    swords = count_bits(s.marks[seat, SWORD])
    first = 0
    for square in range(s.box.hooks):
        if s.box.hook[square] != NO_RAISE:
            if swords <= square:
                done = NEXT_RAISE * (swords - first) // (square + 1 - first)
                return hope + worth_of_step(s, seat, s.box.hook[square]) * done // 100
            first = square + 1
    return hope


@rule
def spyglass_hopes(s: State, seat: int) -> int:
    """The next sighting, as far as its row is crossed out, and whatever else water promises. (§5.9, §5.10)"""
    waters = waters_on(s, seat)
    hope = WATER_WORTH * waters
    for row in range(len(SIGHTINGS)):
        if waters < s.box.spyglass[row]:
            return hope + GIFT_WORTH[SIGHTING + row] * waters // s.box.spyglass[row]
        waters -= s.box.spyglass[row]
    return hope


@rule
def sighting_hopes(s: State, seat: int) -> int:
    """Squares beside mermaid, snake and kraken that may still score. (§7.5)"""
    hope = 0
    for square in range(SQUARES):
        if (s.marks[seat, MERMAID] >> square) & 1:
            around = (AT_SIDES[square] | AT_CORNERS[square]) & room_for(s, seat, WATER)
            hope += WATER_COMES * s.box.sighting[0] * count_bits(around)
        if (s.marks[seat, SNAKE] >> square) & 1:
            hope += ANCHOR_COMES * s.box.sighting[1] * count_bits(AT_SIDES[square] & room_for(s, seat, ANCHOR))
        if (s.marks[seat, KRAKEN] >> square) & 1:
            hope += ANCHOR_COMES * s.box.sighting[2] * count_bits(AT_CORNERS[square] & room_for(s, seat, ANCHOR))
    return hope


@rule
def rum_hopes(s: State, seat: int) -> int:
    """Bottles at hand for the dice to come. (§3.4)"""
    return HANDY_BOTTLE * min(s.rum[seat], HANDY_BOTTLES)


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Fill lines, close anchors, stand sightings where they score; skulls and rum cost."""
    if move < RUM_TURN:
        return worth_of_square(s, seat, (move - DRAW) // SQUARES, (move - DRAW) % SQUARES)
    if move in (SKIP, DECLINE):
        return 0.05
    if move < FLIP:
        return 0.5
    if move >= KEEP and move < KEEP + 3:
        return 1.0 * value_of(s, seat, move - KEEP)
    if move >= RAISE_VALUE and move < KEEP:
        return 1.0 + s.chest[seat, RUBY + move - RAISE_VALUE]
    return 1.5 if move >= TAKE_BOX else 1.0


@rule
def worth_of_square(s: State, seat: int, kind: int, square: int) -> float:
    """Lines that the square brings forward, anchors that it helps to close, company for a sighting. (§4.1, §5.1, §7.5)"""
    marked = filled(s, seat)
    worth = 1.0
    for line in range(LINES):
        if (s.box.lines[line] >> square) & 1:
            missing = count_bits(s.box.lines[line] & ~marked)
            worth += 4.0 / (missing * missing)
    worth += 0.5 * count_bits(AT_SIDES[square] & s.marks[seat, ANCHOR])
    if kind >= MERMAID and kind < GHOST:
        worth += 1.0 * s.box.sighting[kind - MERMAID] * company(s, seat, kind, square)
    return worth + 0.5 if kind == WATER else worth
