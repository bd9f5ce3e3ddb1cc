"""What a good player knows, for search to lean on."""

from __future__ import annotations

import numpy as np

from ...core import Array, State, lookup, rule
from .components import AMOUNT, CELLS, FACE_DOWN, FAMILY, HANDS, KINDS, PLAIN, SPACES, TILE_TABLE, Family
from .moves import ADVANCE, AGREE, GO, MOVE, PASS, PROPOSE, REVIVE, SAIL, STAY
from .rules import alive, coins_of, far, foe_at, is_aboard, is_afloat
from .state import crew_of, is_land, piece_of

SEARCH = {"explore": 0.5, "bias": 0.6, "widen": 2.0, "cut": 10, "scale": 60.0, "margin": 0.3, "point": 100}
"""How the search is tuned for this game: see bots/search.py."""

COIN = 100
"""A coin at home."""
MAN = 30
"""A living pirate."""
BOTTLE = 6
TRAPPED, ASLEEP, SWIMMING, BESIDE_BEAR = -16, -6, -8, -8
"""What it costs to have a pirate there."""
WITHIN_REACH = lookup(np.array([90, 78, 67, 57, 48, 40, 33, 27, 22, 18, 14, 11, 8, 6, 4, 2, 0]))
"""What a coin on the island is worth to a crew that needs so many steps to fetch it and bring it aboard."""
TO_EXPLORE = lookup(np.array([9, 9, 6, 4, 2, 1, 0]))
"""What every coin expected under a tile is worth to the crew whose nearest pirate is so many steps away."""
DEADLY = lookup(np.array([family in (Family.OGRE,) for _, family, *_ in TILE_TABLE], np.int8))
TIRESOME = lookup(np.array([family in (Family.PIT, Family.CANNON, Family.BARREL) for _, family, *_ in TILE_TABLE], np.int8))


@rule
def evaluate(s: State, out: Array) -> None:
    """Coins at home, coins that can be fetched, tiles that may hide more, and men to do it. In a puzzle, coins in the bank."""
    for seat in range(s.seats):
        out[seat] = COIN * coins_of(s, seat) + MAN * alive(s, seat)
        if s.seats > 1:
            out[seat] += BOTTLE * s.bottles[seat] + state_of_crew(s, seat) + gold_in_reach(s, seat) + tiles_in_reach(s, seat)


@rule
def state_of_crew(s: State, seat: int) -> int:
    """Who is held up, or in danger. (§4.4, §4.8, §8.4)"""
    worth = 0
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if s.at[piece] >= 0 and crew_of(s, piece) == seat:
            worth += TRAPPED * s.trapped[piece] + ASLEEP * (s.nap[piece] > 0)
            if is_afloat(s, piece):
                worth += 0 if is_aboard(s, piece) else SWIMMING
            elif s.bear >= 0 and far(s.at[piece], s.bear) <= 1:
                worth += BESIDE_BEAR
    return worth


@rule
def nearest_hand(s: State, seat: int, cell: int) -> int:
    """King's steps of the seat's nearest free pirate to a cell; far away if there is none."""
    best = len(WITHIN_REACH)
    for hand in range(HANDS):
        piece = piece_of(seat, hand)
        if s.at[piece] >= 0 and crew_of(s, piece) == seat and not s.trapped[piece]:
            best = min(best, far(s.at[piece], cell) + s.nap[piece])
    return best


@rule
def gold_in_reach(s: State, seat: int) -> int:
    """Coins on the island, by the steps it takes to get there and to bring them aboard. (§5.1)"""
    worth = 0
    for cell in range(CELLS):
        coins = 0
        if s.face[cell] != FACE_DOWN:
            for space in range(SPACES):
                coins += s.coins[cell, space]
        if coins > 0:
            steps = nearest_hand(s, seat, cell) + far(cell, s.ship[seat])
            worth += coins * WITHIN_REACH[min(steps, len(WITHIN_REACH) - 1)]
    return worth


@rule
def tiles_in_reach(s: State, seat: int) -> int:
    """Face-down tiles near a pirate, by the coins that may lie under their backs. (§2.1)"""
    worth = 0
    for back in range(PLAIN + 1):
        tiles, coins = 0, 0
        for kind in range(KINDS):
            tiles += s.heap[back, kind]
            coins += s.heap[back, kind] * (AMOUNT[kind] if FAMILY[kind] == Family.CHEST else 0)
        if coins > 0:
            near = 0
            for cell in range(CELLS):
                if s.ground[cell] == back and s.face[cell] == FACE_DOWN:
                    near += TO_EXPLORE[min(nearest_hand(s, seat, cell), len(TO_EXPLORE) - 1)]
            worth += near * coins // tiles
    return worth


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
        return 1.0 if leads(s, seat) else 0.02
    if move >= ADVANCE and move < GO:
        return 2.0 + (move - ADVANCE) % 2
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
    if s.face[cell] == FACE_DOWN:
        return 2.5 if s.coins[origin, s.space[piece]] == 0 else 0.6
    if DEADLY[s.tile[cell]]:
        return 0.01
    closer = far(origin, s.ship[crew]) - far(cell, s.ship[crew])
    if coin:
        return 4.0 + 2.0 * closer if not TIRESOME[s.tile[cell]] else 0.3
    worth = 0.3 if TIRESOME[s.tile[cell]] else 1.0
    if s.coins[origin, s.space[piece]] > 0:
        worth *= 0.3
    if s.coins[cell, 0] > 0:
        worth *= 4.0
    return worth * (2.0 if foe_at(s, crew, cell, 0) else 1.0)


@rule
def leads(s: State, seat: int) -> bool:
    """Whether nobody has more coins."""
    for other in range(s.seats):
        if coins_of(s, other) > coins_of(s, seat):
            return False
    return True
