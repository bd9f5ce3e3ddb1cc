"""What a good player knows, for search to lean on. Worth is counted in tenths of a point."""

from __future__ import annotations

from ...core import Array, State, count_bits, lookup, lowest_bit, rule
from ...core.arrays import np
from .components import (
    ANCHOR,
    AT_CORNERS,
    AT_SIDES,
    BARREL,
    BLACK,
    BOXES,
    CHART,
    CROWN,
    DIAGONALS,
    DICE,
    DOUBLOON,
    EITHER,
    FIRST,
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
    SECOND,
    SIDE,
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
    Stage,
)
from .moves import DECLINE, DECLINE_LOOT, DONE, DRAW, FLIP, KEEP, RAISE_VALUE, RUM_TURN, SKIP, TAKE_BOX, USE
from .rules import (
    boxes_on_offer,
    company,
    group_of,
    is_claimed,
    open_boxes,
    room_for,
    room_left,
    score_of,
    spread,
    treasures_waiting,
    value_of,
    waters_on,
)
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
TIME = lookup(np.array([0, 30, 48, 60, 70, 78, 85, 90, 94, 97, 100]))
"""How much of its hopes a sheet still sees, with so much room for treasures or so many empty squares left, in hundredths."""

LEAST = 0.05
"""What the search expects of a move that promises nothing."""

SEARCH = {"explore": 0.1, "bias": 0.3, "widen": 0.5, "cut": 0, "scale": 80.0, "margin": 0.7, "point": 10}
"""How the search is tuned for this game: see bots/search.py. For the margin alone, a captain would end a game that is lost."""


@rule
def evaluate(s: State, out: Array) -> None:
    """The sheet as it is drafted, what waits, what the dice offer, and what may still come. (§7.2)"""
    for seat in range(s.seats):
        out[seat] = POINT * score_of(s, seat) + worth_of_waiting(s, seat) + hopes(s, seat) * time_left(s, seat) // 100
        if s.stage[seat] == Stage.ROLL:
            out[seat] += best_drawing(s, seat, s.die[seat, BLACK], s.die[seat, FIRST], s.die[seat, SECOND])


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
    """For which part of its hopes a sheet has time, in hundredths: by the fullest chest and its own empty squares. (§7.1)"""
    left = min(len(TIME) - 1, count_bits(room_for(s, seat, PALM)))
    for one in range(s.seats):
        if s.phase == Phase.OVER or s.skulls[one] >= SKULLS:
            return 0
        left = min(left, room_left(s, one))
    return TIME[max(left, 0)]


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
    for kind in range(MERMAID, GHOST):
        if s.marks[seat, kind]:
            hope += hopes_of_sighting(s, seat, kind, lowest_bit(s.marks[seat, kind]))
    return hope


@rule
def hopes_of_sighting(s: State, seat: int, kind: int, square: int) -> int:
    """What a sighting may still gain where it stands. (§7.5)"""
    if kind == MERMAID:
        around = (AT_SIDES[square] | AT_CORNERS[square]) & room_for(s, seat, WATER)
        return WATER_COMES * s.box.sighting[0] * count_bits(around)
    if kind == SNAKE:
        return ANCHOR_COMES * s.box.sighting[1] * count_bits(AT_SIDES[square] & room_for(s, seat, ANCHOR))
    if kind == KRAKEN:
        return ANCHOR_COMES * s.box.sighting[2] * count_bits(AT_CORNERS[square] & room_for(s, seat, ANCHOR))
    return 0


@rule
def rum_hopes(s: State, seat: int) -> int:
    """Bottles at hand for the dice to come. (§3.4)"""
    return HANDY_BOTTLE * min(s.rum[seat], HANDY_BOTTLES)


@rule
def prior(s: State, seat: int, move: int) -> float:
    """What a move brings, in points; skulls and rum cost."""
    if move in (SKIP, DECLINE):
        return LEAST
    if move == DECLINE_LOOT:
        return max(worth_of_declining(s, seat) / POINT, LEAST)
    if move < RUM_TURN:
        kind, square = (move - DRAW) // SQUARES, (move - DRAW) % SQUARES
        return max(worth_of_drawing(s, seat, kind, square, room_for(s, seat, PALM), time_left(s, seat)) / POINT, LEAST)
    if move < USE:
        return max(worth_of_turning(s, seat, move) / POINT, LEAST)
    if move >= TAKE_BOX and move < RAISE_VALUE:
        rewards = s.box.loot[move - TAKE_BOX]
        return LEAST if ends_and_loses(s, seat, rewards) else max(worth_of_loot(s, seat, rewards) / POINT, LEAST)
    if move >= RAISE_VALUE and move < KEEP:
        return 1.0 + s.chest[seat, RUBY + move - RAISE_VALUE]
    if move >= KEEP and move < DONE:
        return 1.0 * value_of(s, seat, move - KEEP)
    return 1.0


@rule
def ends_and_loses(s: State, seat: int, rewards: Array) -> bool:
    """Whether loot would fill the chest, and so end the game, while somebody else is ahead. (§6.2, §7.1)"""
    room = room_left(s, seat) - treasures_waiting(s, seat)
    if room <= 0 or room > rewards[TREASURE + DOUBLOON] + rewards[TREASURE + RUBY] + rewards[TREASURE + CROWN] + rewards[EITHER]:
        return False
    reached = POINT * score_of(s, seat) + worth_of_loot(s, seat, rewards)
    for kind in range(TREASURE, LOOT):
        reached += s.waiting[seat, kind] * worth_of_reward(s, seat, kind)
    behind = False
    for other in range(s.seats):
        behind = behind or (other != seat and POINT * score_of(s, SEATS + other) > reached)
    return behind


@rule
def worth_of_declining(s: State, seat: int) -> int:
    """What the loot box would be worth, where each that is left would end a game that is lost; else nothing. (§6.2)"""
    boxes = boxes_on_offer(s, seat)
    for box in range(TURTLE + 1):
        if (boxes >> box) & 1 and not ends_and_loses(s, seat, s.box.loot[box]):
            return 0
    return worth_of_box(s, seat)


@rule
def worth_of_turning(s: State, seat: int, move: int) -> int:
    """The best drawing when a die is turned, less the bottle. (§3.3, §3.4)"""
    black, first, second = s.die[seat, BLACK], s.die[seat, FIRST], s.die[seat, SECOND]
    if move == FLIP:
        return best_drawing(s, seat, s.box.side + 1 - black, first, second)
    step = 1 - 2 * ((move - RUM_TURN) % 2)
    if move - RUM_TURN < 2:
        first += step
    else:
        second += step
    return best_drawing(s, seat, black, first, second) - POINT * s.box.rum_points


@rule
def best_drawing(s: State, seat: int, black: int, first: int, second: int) -> int:
    """What the best symbol brings that these dice allow; 0 where none does. (§3.2)"""
    empty, time = room_for(s, seat, PALM), time_left(s, seat)
    best = 0
    for order in range(2 * DICE):
        face, row, column = black, first, second
        if order // 2 == FIRST:
            face, row = first, black
        elif order // 2 == SECOND:
            face, column = second, black
        if order % 2:
            row, column = column, row
        kind, square = s.box.symbol[face - 1], (row - 1) * SIDE + column - 1
        if (empty >> square) & 1 and not (kind in (ANCHOR, SWORD) and AT_SIDES[square] & s.marks[seat, kind]):
            best = max(best, worth_of_drawing(s, seat, kind, square, empty, time))
    return best


@rule
def worth_of_drawing(s: State, seat: int, kind: int, square: int, empty: int, time: int) -> int:
    """What a symbol or sighting brings on a square, at once and in hopes. (§5.1, §5.5, §5.7, §5.9, §7.5, §7.6)"""
    worth = POINT * s.box.empty + worth_for_lines(s, seat, square, empty, time)
    if kind == ANCHOR or AT_SIDES[square] & s.marks[seat, ANCHOR]:
        worth += worth_for_anchors(s, seat, kind, square, empty, time)
    if kind == ANCHOR:
        worth += POINT * s.box.sighting[SNAKE - MERMAID] * count_bits(AT_SIDES[square] & s.marks[seat, SNAKE])
        worth += POINT * s.box.sighting[KRAKEN - MERMAID] * count_bits(AT_CORNERS[square] & s.marks[seat, KRAKEN])
    elif kind == WATER:
        worth += POINT * s.box.sighting[0] * count_bits((AT_SIDES[square] | AT_CORNERS[square]) & s.marks[seat, MERMAID])
        worth += worth_of_water(s, seat, time)
    elif kind == SWORD:
        worth += worth_of_sword(s, seat, time)
    elif kind == PALM:
        size = 1 + count_bits(group_of(s, seat, 1 << square))
        worth += worth_of_loot(s, seat, s.box.palm[min(size, PALMS) - 1])
        worth += POINT * s.box.group_points * (size == s.box.group)
    elif kind == BARREL:
        worth += POINT * s.box.barrel * s.box.rum_points
        worth += HANDY_BOTTLE * time // 100 if s.rum[seat] < HANDY_BOTTLES else 0
    else:
        worth += POINT * s.box.sighting[kind - MERMAID] * company(s, seat, kind, square)
        worth += hopes_of_sighting(s, seat, kind, square) * time // 100
    return worth


@rule
def worth_for_lines(s: State, seat: int, square: int, empty: int, time: int) -> int:
    """Lines that the square completes or brings nearer. (§4.1, §4.4)"""
    worth = 0
    for line in range(LINES):
        if (s.box.lines[line] >> square) & 1:
            missing = count_bits(s.box.lines[line] & empty)
            was = LINE_NEARLY[missing] * time // 100
            now = 100 if missing == 1 else LINE_NEARLY[missing - 1] * time // 100
            if now > was:
                worth += (now - was) * worth_of_line(s, seat, line)
    return worth // 100


@rule
def worth_of_line(s: State, seat: int, line: int) -> int:
    """The treasure or gift at the end of a line. (§4.1, §4.2, §4.4, §4.5)"""
    if line >= DIAGONALS:
        return RUDDER_WORTH if s.box.diagonal_gift[line - DIAGONALS] == RUDDER else GIFT_WORTH[CHART]
    return POINT * value_of(s, seat, DOUBLOON if is_claimed(s, line) else s.box.treasure[line])


@rule
def worth_for_anchors(s: State, seat: int, kind: int, square: int, empty: int, time: int) -> int:
    """Anchors that the square closes or helps to close, its own too. (§5.1)"""
    near = AT_SIDES[square] & s.marks[seat, ANCHOR]
    empty &= ~(1 << square)
    nearly = 0
    for one in range(SQUARES):
        if (near >> one) & 1:
            sides = count_bits(AT_SIDES[one] & empty)
            nearly += 100 if sides == 0 else ANCHOR_NEARLY[sides] * time // 100
            nearly -= ANCHOR_NEARLY[sides + 1] * time // 100
    if kind == ANCHOR:
        sides = count_bits(AT_SIDES[square] & empty)
        nearly += 100 if sides == 0 else ANCHOR_NEARLY[sides] * time // 100
    return nearly * worth_of_box(s, seat) // 100


@rule
def worth_of_water(s: State, seat: int, time: int) -> int:
    """A square of the spyglass: a sighting, or a step towards it; beyond the last a ruby or crown. (§5.9, §5.10, §5.11)"""
    waters = waters_on(s, seat)
    for row in range(len(SIGHTINGS)):
        squares = s.box.spyglass[row]
        if waters < squares:
            gift = GIFT_WORTH[SIGHTING + row]
            step = gift * time // (100 * squares)
            return WATER_WORTH * time // 100 + (gift - (squares - 1) * step if waters == squares - 1 else step)
        waters -= squares
    return worth_of_reward(s, seat, EITHER)


@rule
def worth_of_sword(s: State, seat: int, time: int) -> int:
    """A square of the hook: a raised value, or a step towards it; beyond the last a ruby or crown. (§5.7, §5.11)"""
    swords = count_bits(s.marks[seat, SWORD])
    first = 0
    for square in range(s.box.hooks):
        if s.box.hook[square] != NO_RAISE:
            if swords <= square:
                worth = worth_of_step(s, seat, s.box.hook[square])
                step = worth * NEXT_RAISE * time // (100 * 100 * (square + 1 - first))
                return worth - (square - first) * step if swords == square else step
            first = square + 1
    return worth_of_reward(s, seat, EITHER) if swords >= s.box.hooks else 0
