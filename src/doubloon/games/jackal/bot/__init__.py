"""What a good player knows, for search to lean on."""

from __future__ import annotations

from ....core import Array, State, lookup, rule
from ....core.arrays import np
from ..components import AMOUNT, CELLS, FACE_DOWN, FAMILY, HANDS, KINDS, PIECES, PLAIN, Family, Phase
from ..moves import ADVANCE, AGREE, BOTTLE, BOTTLE_NONE, GO, HIT, MOVE, PASS, PROPOSE, REVIVE, SAIL, SHAKE, STAY
from ..rules import alive, coins_of, coins_on_island, far, foe_at, is_aboard, is_afloat, is_explored
from ..rules.bear import WORD
from ..rules.ending import rank
from ..rules.places import is_out_of_reach
from ..state import are_friends, crew_of, is_land, piece_of
from .ways import (
    FAR,
    GOLDEN,
    HIDDEN,
    LIFT,
    NOWHERE,
    ROUGH,
    SLOW,
    Cells,
    Ways,
    actions,
    coins_at,
    first_of,
    is_none,
    nature_of,
    survey,
    ways_home,
    ways_out,
)

SEARCH = {"explore": 0.5, "bias": 0.3, "widen": 2.0, "cut": 0, "scale": 100.0, "margin": 0.5, "point": 160, "far": 12.0}
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

SOON = 12
"""After so many rounds of nothing a bot takes the game for one that nothing will come of."""
RICHEST = 5
"""No chest holds more coins."""
CERTAIN = 400
"""It counts for so much where nothing can change it any more."""
VERDICT = 250
"""What it is worth then to be ahead."""
RESTLESS = 10
"""What each action to the next tile costs whoever is not."""


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights; allies share what they have. In a puzzle, coins in the bank and men. (§13.4, §14.6)"""
    if s.seats == 1:
        out[0] = WEIGHT[COINS] * coins_of(s, 0) + WEIGHT[MEN] * alive(s, 0)
        return
    chart, stale = survey(s), pressure(s)
    fought_over = 0 if is_none(chart[HIDDEN]) else min(stale, 100)
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
            out[seat] -= min(stale, 100) * restlessness(s, seat, chart[HIDDEN], there) // 100
    if s.teams:
        for seat in range(2):
            out[seat] += out[seat + 2]
            out[seat + 2] = out[seat]
    if stale > 0:
        for seat in range(s.seats):
            out[seat] += stale * VERDICT * standing(s, seat) // 100


@rule
def pressure(s: State) -> int:
    """Of a hundred, how much the result counts that the game would have if nothing came any more. (§10.4)"""
    if s.phase == Phase.OVER:
        return 0
    return CERTAIN if s.quiet > 0 and is_decided(s) else min(100, 100 * s.quiet // (SOON * s.seats))


@rule
def is_decided(s: State) -> bool:
    """Whether somebody leads by more than can still be found. (§10.6)"""
    best, second = 0, 0
    for seat in range(2 if s.teams else s.seats):
        coins = coins_of(s, seat)
        best, second = max(best, coins), max(second, min(best, coins))
    if best == second:
        return False
    left = coins_on_island(s)
    return best - second > left and best - second > left + coins_to_be_found(s)


@rule
def standing(s: State, seat: int) -> int:
    """Whether the seat would have won (1), lost (-1) or shared, if the game ended now. (§10.6)"""
    best = -1
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            best = max(best, rank(s, other))
    return (rank(s, seat) > best) - (rank(s, seat) < best)


@rule
def restlessness(s: State, seat: int, hidden: Cells, there: Ways) -> int:
    """How much who would not win, if nothing came any more, misses the next face-down tile. (§10.4)"""
    if is_none(hidden) or standing(s, seat) > 0:
        return 0
    nearest = FAR
    for word in range(len(hidden)):
        cells = hidden[word]
        while cells:
            cell = word * WORD + first_of(cells)
            cells &= cells - 1
            nearest = min(nearest, actions(there, cell))
    return RESTLESS * nearest


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
        tiles, coins = 0, 0
        for kind in range(KINDS):
            tiles += s.heap[back, kind]
            coins += s.heap[back, kind] * (AMOUNT[kind] if FAMILY[kind] == Family.CHEST else 0)
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
    """How promising a step is: with gold towards the ship, without it to gold or to a face-down tile."""
    crew = crew_of(s, piece)
    origin = s.at[piece]
    if s.seats == 1:
        return 2.0 if coin else 1.0
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
    """Who trails plays on; who leads likes to stop, most of all when too little gold is left to turn the game. (§10.2, §10.6)"""
    lead = coins_of(s, seat) + 1
    for other in range(s.seats):
        if not are_friends(s, seat, other):
            lead = min(lead, coins_of(s, seat) - coins_of(s, other))
    if lead < 0:
        return 8.0 if -lead > coins_on_island(s) + coins_to_be_found(s) else 0.02
    if not is_explored(s):  # so nothing has come of ten rounds
        return 4.0 if lead > 0 else 0.5
    return 8.0 if lead > coins_on_island(s) else 0.5


@rule
def coins_to_be_found(s: State) -> int:
    """The most coins that can lie under tiles: what was peeked at, and of each back the richest for the others. (§2.1)"""
    coins = 0
    for back in range(PLAIN + 1):
        tiles = 0
        for cell in range(CELLS):
            if is_land(s, cell) and s.face[cell] == FACE_DOWN and s.ground[cell] == back:
                if s.tile[cell] < 0:
                    tiles += 1
                elif FAMILY[s.tile[cell]] == Family.CHEST:
                    coins += AMOUNT[s.tile[cell]]
        for amount in range(RICHEST, 0, -1):
            for kind in range(KINDS):
                if FAMILY[kind] == Family.CHEST and AMOUNT[kind] == amount:
                    found = min(tiles, s.heap[back, kind])
                    coins += found * amount
                    tiles -= found
    return coins
