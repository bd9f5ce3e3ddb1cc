"""What a good player knows, for search to lean on; `ways` over the island, by sets of `cells`, and what comes of `waiting`."""

from __future__ import annotations

from ....core import Array, State, lookup, rule
from ....core.arrays import np
from ..components import AMOUNT, CELLS, FACE_DOWN, FAMILY, HANDS, KINDS, PIECES, PLAIN, Family
from ..moves import ADVANCE, AGREE, BOTTLE, BOTTLE_NONE, GO, HIT, MOVE, PASS, PROPOSE, REVIVE, SAIL, SHAKE, STAY
from ..rules import alive, coins_of, coins_on_island, far, foe_at, is_aboard, is_afloat, is_explored
from ..rules.bear import WORD
from ..rules.places import is_out_of_reach
from ..state import are_friends, crew_of, is_land, piece_of
from .cells import FAR, Cells, Ways, actions, first_of, is_none
from .waiting import boredom, coins_to_be_found, pressure, share, stillness
from .ways import GOLDEN, HIDDEN, LIFT, NOWHERE, ROUGH, SLOW, coins_at, nature_of, strokes, survey, ways_home, ways_out

__all__ = ["SEARCH", "WEIGHTS", "boredom", "evaluate", "prior", "share", "stillness", "telling", "term"]

SEARCH = {"explore": 0.5, "bias": 0.3, "widen": 2.0, "cut": 0, "scale": 100.0, "margin": 0.5, "point": 360, "far": 12.0}
"""How the search is tuned for this game: see bots/search.py."""

WEIGHTS = {
    "coins": 160, "men": 30, "bottles": 5, "trapped": -60, "asleep": -12, "swimming": -8, "hunted": -13,
    "gold": 9, "tiles": 2, "threats": 12,
}  # fmt: skip
"""What each term counts for, in hundredths of the log of the odds to win: set by hand, after what `lab/fit.py` said of them."""
WEIGHT = lookup(np.array([*WEIGHTS.values()]))
COINS, MEN, BOTTLES, TRAPPED, ASLEEP, SWIMMING, HUNTED, GOLD, TILES, THREATS = range(len(WEIGHTS))

WITHIN_REACH = lookup(np.array([18, 16, 14, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2, 1, 1, 0]))
"""What a coin on the island is worth to a crew that needs so many actions to fetch it and bring it aboard."""
TO_EXPLORE = lookup(np.array([9, 9, 6, 4, 2, 1, 0]))
"""What every coin expected under a tile is worth to the crew whose nearest pirate needs so many actions to turn it."""

TELLING = lookup(
    np.array([200, 71, 55, 48, 43, 39, 36, 34, 32, 30, 29, 28, 27, 26, 25, 24, 24, 23, 22, 22, 21, 21, 20, 20, 20, 19])
)
"""By the coins still to come: a lead of two is all when none is left, and little when there are thirty."""

STROKE = -4
"""What each space of the sea between a swimmer and his ship counts for."""
ALONE = -2
"""What each action counts for that a mate is away from somebody in a pit."""
IDLE = 8
"""Up to so many times more both count when nothing comes: then there is time to fetch them."""
CHARMLESS = 6
"""So many tenths of the charm of gold within reach are lost in the end, where others are after it and there are tiles to turn."""


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights; allies share what they have. In a puzzle, coins in the bank and men. (§13.4, §14.6)"""
    if s.seats == 1:
        out[0] = WEIGHT[COINS] * coins_of(s, 0) + WEIGHT[MEN] * alive(s, 0)
        return
    chart = survey(s)
    idle = pressure(s)
    fought_over = 0 if is_none(chart[HIDDEN]) else CHARMLESS * idle // 10
    for seat in range(s.seats):
        out[seat] = WEIGHT[COINS] * s.hold[seat] + WEIGHT[MEN] * alive(s, seat) + WEIGHT[BOTTLES] * s.bottles[seat]
        for k in range(TRAPPED, GOLD):
            out[seat] += WEIGHT[k] * plight(s, seat, k)
        if s.ship[seat] >= 0:
            there = ways_out(s, seat, chart)
            prey = WEIGHT[GOLD] * gold_in_reach(s, chart[GOLDEN], there, ways_home(s, seat, chart))
            prey += WEIGHT[THREATS] * carriers_in_reach(s, seat, there)
            out[seat] += prey * (100 - fought_over) // 100
            out[seat] += WEIGHT[TILES] * tiles_in_reach(s, chart[HIDDEN], there)
            out[seat] += far_from_mates(s, seat, there) * (100 + IDLE * idle) // 100
    if s.teams:
        for seat in range(2):
            out[seat] += out[seat + 2]
            out[seat + 2] = out[seat]
    told = telling(s)
    for seat in range(s.seats):
        out[seat] = out[seat] * told // 100


@rule
def telling(s: State) -> int:
    """Of a hundred, how much what the crews have says of who wins: the less, the more is still to come. (§10.6)"""
    return TELLING[min(coins_to_come(s), len(TELLING) - 1)]


@rule
def far_from_mates(s: State, seat: int, there: Ways) -> int:
    """What the crew loses by the way of its swimmers to a ship, and by that of mates to those in pits. (§3.8, §4.8)"""
    worth = 0
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if s.at[piece] >= 0 and crew_of(s, piece) == seat:
            if s.trapped[piece]:
                worth += ALONE * actions(there, s.at[piece])
            elif is_afloat(s, piece) and not is_aboard(s, piece):
                worth += STROKE * strokes(s, seat, s.at[piece])
    return worth


@rule
def term(s: State, seat: int, k: int) -> int:
    """How much of what WEIGHTS names the seat has."""
    match k:
        case 0:
            return s.hold[seat]
        case 1:
            return alive(s, seat)
        case 2:
            return s.bottles[seat]
        case 7:
            chart = survey(s)
            return gold_in_reach(s, chart[GOLDEN], ways_out(s, seat, chart), ways_home(s, seat, chart))
        case 8:
            chart = survey(s)
            return tiles_in_reach(s, chart[HIDDEN], ways_out(s, seat, chart))
        case 9:
            return carriers_in_reach(s, seat, ways_out(s, seat, survey(s)))
        case _:
            return plight(s, seat, k)


@rule
def plight(s: State, seat: int, k: int) -> int:
    """How many of the seat's crew are in one sort of trouble. (§4.4, §4.8, §3.13, §8.4)"""
    n = 0
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if s.at[piece] >= 0 and crew_of(s, piece) == seat:
            match k:
                case 3:
                    n += s.trapped[piece]
                case 4:
                    n += s.nap[piece] > 0
                case 5:
                    n += is_afloat(s, piece) and not is_aboard(s, piece)
                case _:
                    n += s.bear >= 0 and is_land(s, s.at[piece]) and far(s.at[piece], s.bear) <= 1
    return n


@rule
def gold_in_reach(s: State, golden: Cells, there: Ways, home: Ways) -> int:
    """Coins on the island, by the actions it takes to get there and to bring them aboard, one after the other. (§5.1)"""
    worth = 0
    for word in range(len(golden)):
        cells = golden[word]
        while cells:
            cell = word * WORD + first_of(cells)
            cells &= cells - 1
            go, back = actions(there, cell), actions(home, cell)
            if go < FAR and back < FAR:
                worth += WITHIN_REACH[min(go + back, len(WITHIN_REACH) - 1)]
                worth += (coins_at(s, cell) - 1) * WITHIN_REACH[min(go + 2 * back + 1, len(WITHIN_REACH) - 1)]
    return worth


@rule
def tiles_in_reach(s: State, hidden: Cells, there: Ways) -> int:
    """Face-down tiles near a pirate, by the coins that may lie under their backs. (§2.1)"""
    worth = 0
    for back in range(PLAIN + 1):
        tiles, coins = tiles_in_heap(s, back), coins_in_heap(s, back)
        if coins > 0:
            near = 0
            for word in range(len(hidden)):
                cells = hidden[word]
                while cells:
                    cell = word * WORD + first_of(cells)
                    cells &= cells - 1
                    if s.ground[cell] == back:
                        near += TO_EXPLORE[min(actions(there, cell), len(TO_EXPLORE) - 1)]
            worth += near * coins // tiles
    return worth


@rule
def tiles_in_heap(s: State, back: int) -> int:
    """Tiles of one back that nobody has seen. (§2.1)"""
    tiles = 0
    for kind in range(KINDS):
        tiles += s.heap[back, kind]
    return tiles


@rule
def coins_in_heap(s: State, back: int) -> int:
    """Coins on all of them. (§2.1)"""
    coins = 0
    for kind in range(KINDS):
        if FAMILY[kind] == Family.CHEST:
            coins += s.heap[back, kind] * AMOUNT[kind]
    return coins


@rule
def coins_to_come(s: State) -> int:
    """Coins that lie about, and as many as are likely to lie under tiles, rather one too many. (§2.1)"""
    coins = coins_on_island(s)
    for back in range(PLAIN + 1):
        tiles = 0
        for cell in range(CELLS):
            tiles += is_land(s, cell) and s.face[cell] == FACE_DOWN and s.ground[cell] == back
        if tiles > 0:
            in_heap = max(tiles_in_heap(s, back), tiles)
            coins += (coins_in_heap(s, back) * tiles + in_heap - 1) // in_heap
    return coins


@rule
def carriers_in_reach(s: State, seat: int, there: Ways) -> int:
    """Enemies by gold whom the seat, if it is to act, can send home before they drag it away. (§6.1)"""
    if seat != s.turn:
        return 0
    foes = 0
    for piece in range(PIECES):
        cell = s.at[piece]
        if cell < 0 or not is_land(s, cell) or are_friends(s, seat, crew_of(s, piece)):
            continue
        if s.coins[cell, s.space[piece]] > 0 and actions(there, cell) == 1 and not is_out_of_reach(s, piece):
            foes += 1
    return foes


# What looks promising at first sight.


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Bring gold home, turn tiles, keep away from the ogre; do not end a game that can be won."""
    if move >= MOVE and move < ADVANCE:
        hand, rest = (move - MOVE) // (2 * CELLS), (move - MOVE) % (2 * CELLS)
        return worth_of_step(s, piece_of(s.turn, hand), rest // 2, rest % 2)
    if move >= GO and move < STAY:
        return worth_of_step(s, s.mover, (move - GO) // 2, (move - GO) % 2)
    if move >= SAIL and move < MOVE:
        return 0.25
    if move in (PROPOSE, AGREE):
        return worth_of_ending(s, seat)
    if move >= ADVANCE and move < GO:
        return 2.0 + (move - ADVANCE) % 2
    if move >= HIT and move < SHAKE:
        return 0.1 if are_friends(s, s.turn, crew_of(s, move - HIT)) else 4.0
    if move >= BOTTLE and move < BOTTLE_NONE:
        return 3.0
    return 3.0 if move >= REVIVE and move < PASS else 1.0


@rule
def worth_of_step(s: State, piece: int, cell: int, coin: int) -> float:
    """How promising a step is: with gold towards the ship, without it to gold or to a face-down tile; of a swimmer, home."""
    crew = crew_of(s, piece)
    origin = s.at[piece]
    if s.seats == 1:
        return 2.0 if coin else 1.0
    if is_afloat(s, piece) and not is_aboard(s, piece):
        return 2.0 if strokes(s, crew, cell) < strokes(s, crew, origin) else 0.1
    if not is_land(s, cell):
        return 8.0 if coin else 0.15
    if s.bear == cell:
        return 0.1
    gold = s.coins[origin, s.space[piece]] > 0
    nature = nature_of(s, cell)
    if nature == HIDDEN:
        return 0.6 if gold else 2.5
    if nature == LIFT:
        return 8.0 if coin else 0.2
    if nature in (NOWHERE, ROUGH):
        return 0.01 if coin or FAMILY[s.tile[cell]] == Family.OGRE else 0.3
    if coin:
        return (4.0 if nature != SLOW else 2.0) + 2.0 * (far(origin, s.ship[crew]) - far(cell, s.ship[crew]))
    worth = 0.5 if nature == SLOW else 1.0
    if gold:
        worth *= 0.3
    if s.coins[cell, 0] > 0:
        worth *= 4.0
    return worth * (2.0 if foe_at(s, crew, cell, 0) else 1.0)


@rule
def worth_of_ending(s: State, seat: int) -> float:
    """Who trails plays on, who leads likes to stop; whoever is asked about gold that nobody gets looks into it. (§10.2, §10.4)"""
    lead = coins_of(s, seat) + 1
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            lead = min(lead, coins_of(s, seat) - coins_of(s, other))
    if is_explored(s) and s.quiet > s.box.standstill * s.seats:
        return 1.0
    if lead < 0:
        return 8.0 if -lead > coins_on_island(s) + coins_to_be_found(s) else 0.02
    if not is_explored(s):  # so nothing has come of ten rounds
        return 4.0 if lead > 0 else 0.5
    return 8.0 if lead > coins_on_island(s) else 0.5
