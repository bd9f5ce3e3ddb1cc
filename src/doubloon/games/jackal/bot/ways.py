"""Ways over the island as it is known: how many actions it takes to be somewhere, and to drag a coin home from there.

They are found in waves over sets of cells.
"""

from __future__ import annotations

from ....core import State, lookup, rule
from ....core.arrays import np
from ..components import (
    ARROWS,
    CELLS,
    COMPASS,
    FACE_DOWN,
    FAMILY,
    HANDS,
    JUMP,
    NEXT,
    SEA,
    SIDE,
    SPACES,
    TILE_TABLE,
    TOSS,
    USED,
    Family,
)
from ..rules import is_aboard, last_space, turned
from ..rules.bear import FULL, ROW, ROWS, WORD, is_in, set_with, spread, tall
from ..rules.sea import coastwise, speed
from ..state import are_friends, crew_of, is_land, is_pirate, piece_of
from .cells import FAR, Cells, Ways, both, either, first_of, is_none, without, written

# How a tile treats those who come: it is face down; lets them stand; is closed to gold; holds them up for an action, for two,
# or for who knows how long; sends them on; lets them slide; lifts them home. Others lead nowhere one would want to go.
HIDDEN, EASY, CLOSED, SLOW, SLOWER, ROUGH, CARRIER, ICY, LIFT, GOLDEN, WATER, NOWHERE = range(12)
NATURES = {
    Family.ARROWS: CARRIER, Family.HORSE: CARRIER, Family.TRAMPOLINE: CARRIER, Family.ICE: ICY, Family.BALLOON: LIFT,
    Family.BARREL: SLOW, Family.LABYRINTH: SLOWER, Family.PIT: ROUGH,
    Family.JUNGLE: CLOSED, Family.SHRINE: CLOSED, Family.FORTRESS: CLOSED,
    Family.OGRE: NOWHERE, Family.CROCODILE: NOWHERE, Family.CANNON: NOWHERE, Family.CROSSROADS: NOWHERE,
}  # fmt: skip
NATURE = lookup(np.array([NATURES.get(family, EASY) for _, family, *_ in TILE_TABLE], np.int8))
LONGEST_WAIT = 4
"""Actions after which everybody can step on: a labyrinth has five spaces at most."""
WEST = sum(1 << row * SIDE for row in range(ROWS))
EAST = WEST << (SIDE - 1)
"""The first and the last cell of every row of a word."""

Chart = tuple[Cells, Cells, Cells, Cells, Cells, Cells, Cells, Cells, Cells, Cells, Cells]
"""The tiles of each nature, those where coins lie, and the sea."""


@rule
def survey(s: State) -> Chart:
    """Where the tiles of each nature lie, and the coins."""
    a, b, c, d = survey_rows(s, 0), survey_rows(s, 1), survey_rows(s, 2), survey_rows(s, 3)
    return (
        (a[HIDDEN], b[HIDDEN], c[HIDDEN], d[HIDDEN]),
        (a[EASY], b[EASY], c[EASY], d[EASY]),
        (a[CLOSED], b[CLOSED], c[CLOSED], d[CLOSED]),
        (a[SLOW], b[SLOW], c[SLOW], d[SLOW]),
        (a[SLOWER], b[SLOWER], c[SLOWER], d[SLOWER]),
        (a[ROUGH], b[ROUGH], c[ROUGH], d[ROUGH]),
        (a[CARRIER], b[CARRIER], c[CARRIER], d[CARRIER]),
        (a[ICY], b[ICY], c[ICY], d[ICY]),
        (a[LIFT], b[LIFT], c[LIFT], d[LIFT]),
        (a[GOLDEN], b[GOLDEN], c[GOLDEN], d[GOLDEN]),
        (a[WATER], b[WATER], c[WATER], d[WATER]),
    )


@rule
def survey_rows(s: State, word: int) -> tuple[int, int, int, int, int, int, int, int, int, int, int]:
    """The same for the rows of one word."""
    hidden, easy, closed, slow, slower, rough, carrier, icy, lift, golden, water = 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
    first = word * WORD
    for cell in range(first, min(first + WORD, CELLS)):
        water |= (s.ground[cell] == SEA) << (cell - first)
        if is_land(s, cell):
            nature = nature_of(s, cell)
            hidden |= (nature == HIDDEN) << (cell - first)
            easy |= (nature == EASY) << (cell - first)
            closed |= (nature == CLOSED) << (cell - first)
            slow |= (nature == SLOW) << (cell - first)
            slower |= (nature == SLOWER) << (cell - first)
            rough |= (nature == ROUGH) << (cell - first)
            carrier |= (nature == CARRIER) << (cell - first)
            icy |= (nature == ICY) << (cell - first)
            lift |= (nature == LIFT) << (cell - first)
            golden |= (coins_at(s, cell) > 0) << (cell - first)
    return hidden, easy, closed, slow, slower, rough, carrier, icy, lift, golden, water


@rule
def nature_of(s: State, cell: int) -> int:
    """How the tile on a cell treats those who come. (§1.4, §4.1)"""
    if s.face[cell] == FACE_DOWN:
        return HIDDEN
    return EASY if s.face[cell] == USED else NATURE[s.tile[cell]]


@rule
def coins_at(s: State, cell: int) -> int:
    """Coins on all spaces of a tile."""
    coins = 0
    for space in range(SPACES):
        coins += s.coins[cell, space]
    return coins


@rule
def ways_out(s: State, seat: int, chart: Chart) -> Ways:
    """In how many actions a crew can have a pirate on each cell, empty-handed; a tile face down holds him up.

    Whoever is aboard may sail before he lands. (§3.2, §3.5, §3.6)
    """
    none = (0, 0, 0, 0)
    here, soon, later = ready_in(s, seat, 0), ready_in(s, seat, 1), ready_in(s, seat, 2)
    in_three, in_four = ready_in(s, seat, 3), ready_in(s, seat, 4)
    reached = either(either(here, either(soon, later)), either(in_three, in_four))
    ways = written((none, none, none, none), reached, 1)
    stops = either(chart[EASY], chart[CLOSED])
    holdups = either(chart[HIDDEN], chart[SLOW])
    moving = either(chart[CARRIER], chart[ICY])
    land = either(either(stops, holdups), either(moving, either(chart[SLOWER], chart[ROUGH])))
    knots = knots_of(s, seat)
    berths = set_with(s.ship[seat]) if knots > 0 else none
    for distance in range(1, FAR):
        fresh = carried_on(s, both(without(spread(here, land), reached), land), here, moving, reached)
        at_sea = without(sailed(berths, knots, chart[WATER]), berths)
        berths = either(berths, at_sea)
        if is_none(fresh) and is_none(soon) and is_none(later) and is_none(in_three) and is_none(in_four) and is_none(at_sea):
            break
        reached = either(reached, fresh)
        ways = written(ways, fresh, distance + 1)
        here = either(either(both(fresh, stops), soon), at_sea)
        soon = either(both(fresh, holdups), later)
        later = either(both(fresh, chart[SLOWER]), in_three)
        in_three, in_four = in_four, none
    return ways


@rule
def ready_in(s: State, seat: int, actions_more: int) -> Cells:
    """Where pirates of the crew are who can step on in so many actions: some lie down or are in a labyrinth. (§4.4, §4.26)"""
    cells = (0, 0, 0, 0)
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if can_go_out(s, seat, piece):
            wait = (s.nap[piece] > 0) + last_space(s, piece, s.at[piece]) - s.space[piece]
            if min(max(wait, 0), LONGEST_WAIT) == actions_more:
                cells = either(cells, set_with(s.at[piece]))
    return cells


@rule
def can_go_out(s: State, seat: int, piece: int) -> bool:
    """A pirate of the crew who is neither dead nor in a pit nor swimming. (§3.8, §4.8)"""
    if s.at[piece] < 0 or crew_of(s, piece) != seat or not is_pirate(s, piece) or s.trapped[piece]:
        return False
    return is_land(s, s.at[piece]) or is_aboard(s, piece)


@rule
def carried_on(s: State, fresh: Cells, here: Cells, moving: Cells, reached: Cells) -> Cells:
    """The cells one comes to with a step, and all to which arrows, horses, trampolines and ice lead on from them. (§3.10)"""
    edge = both(fresh, moving)
    while not is_none(edge):
        goals = (0, 0, 0, 0)
        for word in range(len(edge)):
            cells = edge[word]
            while cells:
                cell = word * WORD + first_of(cells)
                cells &= cells - 1
                for way in range(COMPASS):
                    goal = goal_of(s, cell, way, here)
                    if goal >= 0 and is_land(s, goal):
                        goals = either(goals, set_with(goal))
        goals = without(goals, either(fresh, reached))
        fresh = either(fresh, goals)
        edge = both(goals, moving)
    return fresh


@rule
def goal_of(s: State, cell: int, way: int, here: Cells) -> int:
    """Where a tile sends on, one of eight ways, those who come; over ice only those who come from the other side. -1 nowhere."""
    match FAMILY[s.tile[cell]]:
        case Family.ARROWS:
            if (turned(ARROWS[s.tile[cell]], s.facing[cell]) >> way) & 1:
                return end_of_slide(s, NEXT[cell, way], way)
        case Family.HORSE:
            return JUMP[cell, way]
        case Family.TRAMPOLINE:
            if way < len(TOSS[cell]):
                return TOSS[cell, way]
        case _:
            if is_in(here, NEXT[cell, opposite(way)]):
                return end_of_slide(s, cell, way)
    return -1


@rule
def end_of_slide(s: State, cell: int, way: int) -> int:
    """The first cell from this one on that is not icy. (§4.7)"""
    while is_land(s, cell) and nature_of(s, cell) == ICY:
        cell = NEXT[cell, way]
    return cell


@rule
def opposite(way: int) -> int:
    """The direction one would come back from."""
    return (way + COMPASS // 2) % COMPASS


@rule
def ways_home(s: State, seat: int, chart: Chart) -> Ways:
    """In how many actions a coin can be dragged aboard from each cell; tiles face down must be turned first.

    The ship comes to meet it. (§3.2, §5.2, §5.3)
    """
    none = (0, 0, 0, 0)
    here, soon, later = chart[LIFT], none, none
    for other in range(s.seats):
        if are_friends(s, seat, other) and s.ship[other] >= 0:
            here = either(here, set_with(s.ship[other]))
    holdups = either(chart[SLOWER], chart[HIDDEN])
    land = either(either(chart[EASY], chart[CLOSED]), either(chart[SLOW], either(holdups, chart[ROUGH])))
    arrived, reached = here, here
    ways = written((none, none, none, none), here, 1)
    knots = knots_of(s, seat)
    berths = set_with(s.ship[seat]) if knots > 0 else none
    for distance in range(1, FAR):
        at_sea = without(sailed(berths, knots, chart[WATER]), berths)
        berths = either(berths, at_sea)
        sent = sent_to(s, here, arrived, chart[CARRIER])
        ways = written(ways, sent, distance)
        here, arrived = either(here, sent), either(arrived, sent)
        fresh = both(without(either(spread(here, land), slid_to(s, here, chart[ICY])), reached), land)
        if is_none(fresh) and is_none(soon) and is_none(later) and is_none(at_sea):
            break
        reached = either(reached, fresh)
        ways = written(ways, fresh, distance + 1)
        here = either(either(both(fresh, chart[EASY]), soon), at_sea)
        arrived = either(arrived, here)
        soon = either(both(fresh, chart[SLOW]), later)
        later = both(fresh, holdups)
    return ways


@rule
def sent_to(s: State, here: Cells, arrived: Cells, carriers: Cells) -> Cells:
    """Arrows, horses and trampolines that send one to where others have arrived, and those that send to these. (§3.10)"""
    everywhere = (FULL, FULL, FULL, FULL)
    sent = (0, 0, 0, 0)
    edge = here
    while not is_none(edge):
        near = without(spread(spread(edge, everywhere), carriers), arrived)
        edge = (0, 0, 0, 0)
        for word in range(len(near)):
            cells = near[word]
            while cells:
                cell = word * WORD + first_of(cells)
                cells &= cells - 1
                for way in range(COMPASS):
                    goal = goal_of(s, cell, way, here)
                    if goal >= 0 and is_in(arrived, goal):
                        edge = either(edge, set_with(cell))
        sent, arrived = either(sent, edge), either(arrived, edge)
    return sent


@rule
def slid_to(s: State, here: Cells, icy: Cells) -> Cells:
    """The cells from where a step onto the ice slides to one of some others. (§4.7)"""
    origins = (0, 0, 0, 0)
    near = spread(here, icy)
    for word in range(len(near)):
        cells = near[word]
        while cells:
            cell = word * WORD + first_of(cells)
            cells &= cells - 1
            for way in range(COMPASS):
                if is_in(here, NEXT[cell, way]):
                    origins = either(origins, set_with(end_of_slide(s, cell, opposite(way))))
    return origins


# Ways by sea.


@rule
def knots_of(s: State, seat: int) -> int:
    """How many spaces a seat's ship sails in one action. (§3.2)"""
    return speed(s, seat) if s.ship[seat] >= 0 else 0


@rule
def sailed(berths: Cells, knots: int, water: Cells) -> Cells:
    """The spaces of the sea to which a ship comes in one action, with those where it was. (§3.2)"""
    for _ in range(knots):
        a, b, c, d = beside(berths[0]), beside(berths[1]), beside(berths[2]), beside(berths[3])
        top = WORD - SIDE
        berths = (
            (a | tall(berths[0]) | (berths[1] & ROW) << top) & water[0],
            (b | tall(berths[1]) | berths[0] >> top | (berths[2] & ROW) << top) & water[1],
            (c | tall(berths[2]) | berths[1] >> top | (berths[3] & ROW) << top) & water[2],
            (d | tall(berths[3]) | berths[2] >> top) & water[3],
        )
    return berths


@rule
def beside(word: int) -> int:
    """A word of cells with those to the west and east, where the sheet does not end."""
    return word | (word & ~EAST) << 1 | (word & ~WEST) >> 1


@rule
def strokes(s: State, seat: int, cell: int) -> int:
    """How many spaces a swimmer is away from a ship of friends, the shorter way along the coast. (§1.6, §3.8)"""
    one_before, one, other_before, other = -1, cell, -1, cell
    for n in range(CELLS):
        for mate in range(s.seats):
            if are_friends(s, seat, mate) and (s.ship[mate] == one or s.ship[mate] == other):
                return n
        have_met, have_passed = one == other, one == other_before
        if n > 0 and (have_met or have_passed):
            break
        one_before, one = one, coastwise(s, one_before, one)
        other_before, other = other, coastwise(s, other_before if n > 0 else one, other)
    return FAR
