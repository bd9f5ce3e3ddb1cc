"""What a good player knows, for search to lean on.

A turn is a plan: a tile shifted, a walk, and as many cards down as fit where it ends. So every small move is judged by
the best dig it still leads to, and search need not play a turn out to see what a step is good for.
"""

from __future__ import annotations

from ...core import Array, State, lookup, rule
from ...core.arrays import np
from .components import (
    BESIDE,
    BOOTS,
    CARDS,
    DECK,
    DISTANCES,
    DOUBLOONS,
    HAND,
    MAP,
    ON_BOARD,
    PLACES,
    SEATS,
    SETS,
    SHOVEL,
    SIDES,
    SYMBOLS,
    TAKEN,
    TILES,
    WIDTH,
    Phase,
)
from .moves import CORNER, DRAW, ENOUGH, LEAVE, LIFT, PAIR, PLAY, PUT, STAY, STEP, TAKE, THROW, TURN, USE, WITH
from .rules import hand_size, tile_beyond, toll, value_of, why_not_play
from .rules.bonuses import counts_in_front
from .rules.ending import held_of_set
from .rules.turns import corner_tile
from .state import count_at

SEARCH = {
    "explore": 0.12, "bias": 0.2, "widen": 2.0, "cut": 0, "scale": 200.0, "margin": 0.3, "point": 32, "share": 1, "amend": 1.0,
}  # fmt: skip
"""How the search is tuned for this game: see bots/search.py."""

WEIGHTS = {
    "points": 14,
    "sets": 2,
    "doubloon cards": 48,
    "shovels": 56,
    "maps": 50,
    "boots": 20,
    "next": 28,
    "haul": 3,
    "plays": 40,
    "near": 2,
}
"""What each term counts for, in 200ths of the log of the odds to win. What has been won counts for less than half of what
had been thought, by `python -m doubloon.lab.fit morgans-magic-map`; what it is good for was set by hand, and that fit agrees."""
WEIGHT = lookup(np.array([*WEIGHTS.values()]))
QUARTERS = 4
"""Hauls and sets are counted in quarters of a doubloon."""
DIGGING = 9
"""What it is to have a shovel, in quarters."""
MOST_TO_COME = 8
"""Treasures of one set still to be taken, and the lead in one, are thought of up to here."""


def race(seats: int, to_come: int) -> list[tuple[int, int]]:
    """By the lead in a set, from -8 to 8, the chances in hundredths to be ahead at the end and to be level."""
    change = {0: 1.0}
    for _ in range(to_come):
        step = dict.fromkeys(range(-to_come, to_come + 1), 0.0)
        for lead, chance in change.items():
            for taken, part in ((1, 1 / seats), (-1, 1 / seats), (0, 1 - 2 / seats)):
                if chance * part:
                    step[lead + taken] += chance * part
        change = step
    leads = range(-MOST_TO_COME, MOST_TO_COME + 1)
    ahead = [sum(chance for more, chance in change.items() if lead + more > 0) for lead in leads]
    level = [change.get(-lead, 0.0) for lead in leads]
    return [(round(100 * one), round(100 * other)) for one, other in zip(ahead, level, strict=True)]


RACE = lookup(
    np.array([[race(max(seats, 2), to_come) for to_come in range(MOST_TO_COME + 1)] for seats in range(SEATS + 1)], np.int8)
)
"""By seats, by treasures of a set still to be taken and by the lead in it: chances to end ahead and level, in hundredths."""


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights."""
    for seat in range(s.seats):
        out[seat] = 0
        for k in range(len(WEIGHT)):
            out[seat] += WEIGHT[k] * term(s, seat, k)


@rule
def term(s: State, seat: int, k: int) -> int:
    """How much of what WEIGHTS names the seat has."""
    match k:
        case 0:
            return s.coins[seat] + value_of(s, seat)
        case 1:
            return hopes_of_sets(s, seat)
        case 2:
            return cards_to_use(s, seat, DOUBLOONS)
        case 3:
            return cards_to_use(s, seat, SHOVEL)
        case 4:
            return cards_to_use(s, seat, MAP)
        case 5:
            return cards_to_use(s, seat, BOOTS)
        case 6:
            return 0 if is_to_dig(s, seat) else next_plays(s, seat)
        case 7:
            return best_dig(s, seat, s.reach + plays_ahead(s, seat)) if is_to_dig(s, seat) else 0
        case 8:
            return plays_ahead(s, seat) if is_to_dig(s, seat) else 0
        case _:
            return places_near(s, seat)


# Treasures.


@rule
def hope_of_set(s: State, seat: int, held: int, to_come: int) -> int:
    """What a set will bring, in quarters, if so many of it are still taken, by all alike. (§9.2)"""
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, (held >> (8 * other)) & 255)
    lead = min(max(((held >> (8 * seat)) & 255) - most, -MOST_TO_COME), MOST_TO_COME) + MOST_TO_COME
    to_come = min(to_come, MOST_TO_COME)
    ahead, level = RACE[s.seats, to_come, lead, 0], RACE[s.seats, to_come, lead, 1]
    return QUARTERS * (ahead * s.box.majority[0] + level * s.box.majority[1]) // 100


@rule
def left_of_set(s: State, kind: int) -> int:
    """How many treasures of a set nobody has taken."""
    n = 0
    for treasure in range(s.box.treasures):
        n += s.box.set_of[treasure] == kind and s.treasure[treasure] < TAKEN
    return n


@rule
def to_be_taken(s: State, left: int) -> int:
    """How many of some treasures will be taken: as many as are in the deck, of these and those on the board. (§9.1)"""
    deck = count_at(s.treasure, DECK)
    return (left * deck + s.box.levels) // (deck + s.box.levels)


@rule
def hopes_of_sets(s: State, seat: int) -> int:
    """What all sets will bring, in quarters. (§9.2)"""
    hopes = 0
    for kind in range(len(SETS)):
        hopes += hope_of_set(s, seat, held_of_set(s, kind), to_be_taken(s, left_of_set(s, kind)))
    return hopes


@rule
def worth_of_treasure(s: State, seat: int, treasure: int, level: int) -> int:
    """Value, doubloons beside it, and what it does for its set, in quarters. (§6.5, §9.2, §9.3)"""
    kind = s.box.set_of[treasure]
    held = held_of_set(s, kind)
    left = left_of_set(s, kind)
    gain = hope_of_set(s, seat, held + (1 << (8 * seat)), to_be_taken(s, left - 1))
    gain -= hope_of_set(s, seat, held, to_be_taken(s, left))
    return QUARTERS * (s.box.worth[treasure] + s.box.level_coins[level]) + gain


@rule
def best_haul(s: State, seat: int, reach: int) -> int:
    """The best treasure on the levels within reach, in quarters. (§6.4)"""
    best, level = 0, 0
    for treasure in range(s.box.treasures):
        if level < reach and s.treasure[treasure] == ON_BOARD:
            best = max(best, worth_of_treasure(s, seat, treasure, level))
            level += 1
    return best


@rule
def best_dig(s: State, seat: int, reach: int) -> int:
    """The best treasure within reach, or deeper with shovels, less what it is to have those, in quarters. (§6.4, §7.4)"""
    best = best_haul(s, seat, reach)
    if reach > 0:
        shovels = (counts_in_front(s, seat) >> (8 * SHOVEL)) & 255
        for more in range(1, min(shovels, s.box.levels - reach) + 1):
            best = max(best, best_haul(s, seat, reach + more) - more * DIGGING)
    return best


# Cards.


@rule
def cards_to_use(s: State, seat: int, symbol: int) -> int:
    """Cards of a symbol in front, but not more than there will be turns to use them. (§7.1, §9.1)"""
    turns = (count_at(s.treasure, DECK) + s.seats - 1) // s.seats
    return min((counts_in_front(s, seat) >> (8 * symbol)) & 255, turns)


@rule
def hand_of(s: State, seat: int) -> int:
    """The cards in a hand, each as its number and one more, eight bits each."""
    cards = 0
    for card in range(len(CARDS)):
        if s.card[card] == HAND + seat:
            cards = (cards << 8) | (card + 1)
    return cards


@rule
def steps_between(one: int, other: int) -> int:
    """Rows and columns from spot to spot. (§6.2)"""
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)


@rule
def cards_that_fit(s: State, cards: int, spot: int, moved: int, target: int) -> int:
    """How many cards could be played on a spot if some tile were moved to a target; without one, where it would help. (§6.1)"""
    n, wild = 0, 0
    while cards:
        card = (cards & 255) - 1
        cards >>= 8
        place = card // DISTANCES
        if place == moved and target < 0:
            wild = 1
        else:
            n += steps_between(spot, target if place == moved else s.spot[place]) == card % DISTANCES
    return n + wild


@rule
def can_enter(s: State, seat: int, spot: int, moved: int, target: int) -> bool:
    """Whether a pirate could walk there, with some tile moved: there is a tile, and he can pay. (§5.2, §5.4)"""
    tile = s.lies[spot]
    if spot == target or tile < 0 or tile == moved:
        return spot == target
    return toll(s, seat, tile) <= s.coins[seat]


@rule
def most_plays(s: State, seat: int, spot: int, steps: int, moved: int, target: int) -> int:
    """The most cards of the hand that fit on any spot so many steps away; boots in front carry further. (§5.1, §6.1, §7.3)"""
    if (counts_in_front(s, seat) >> (8 * BOOTS)) & 255:
        steps += s.box.boots_steps
    if steps > 2:
        return plays_far_off(s, hand_of(s, seat), spot, steps, moved, target)
    return plays_within(s, seat, spot, steps, moved, target)


@rule
def plays_within(s: State, seat: int, spot: int, steps: int, moved: int, target: int) -> int:
    """The most cards that fit on any spot up to two steps away, with the tolls on the way. (§5.1, §5.4)"""
    cards = hand_of(s, seat)
    most = cards_that_fit(s, cards, spot, moved, target)
    if steps > 0:
        for way in BESIDE:
            near = spot + way
            if can_enter(s, seat, near, moved, target):
                most = max(most, cards_that_fit(s, cards, near, moved, target))
                if steps > 1:
                    for onward in BESIDE:
                        far = near + onward
                        if far != spot and can_enter(s, seat, far, moved, target):
                            most = max(most, cards_that_fit(s, cards, far, moved, target))
    return most


@rule
def plays_far_off(s: State, cards: int, spot: int, steps: int, moved: int, target: int) -> int:
    """The same for long walks, where there is mostly a way round gaps and tolls."""
    most = 0
    for tile in range(len(TILES)):
        there = target if tile == moved else s.spot[tile]
        if there >= 0 and steps_between(spot, there) <= steps:
            most = max(most, cards_that_fit(s, cards, there, moved, target))
    return most


@rule
def is_to_dig(s: State, seat: int) -> bool:
    """Whether a seat's turn is on and its treasure not yet taken. (§3.1)"""
    return s.turn == seat and s.phase != Phase.THROW and s.phase != Phase.CORNER


@rule
def next_plays(s: State, seat: int) -> int:
    """Cards that would fit at the end of a walk as the island lies. (§5.1)"""
    return most_plays(s, seat, s.spot[s.stands[seat]], s.box.steps, -1, -1) if s.stands[seat] >= 0 else 0


@rule
def plays_ahead(s: State, seat: int) -> int:
    """Cards that whose turn it is can still play in it; a tile that may yet be moved brings one more. (§4.1, §5.1, §6.1)"""
    here = s.spot[s.stands[seat]]
    match s.pair_phase if s.phase == Phase.PAIR else s.phase:
        case Phase.CHANGE:
            plays = most_plays(s, seat, here, s.box.steps, -1, -1)
            return min(plays + min(s.changes, 1), hand_size(s, seat))
        case Phase.PUT | Phase.TURN:
            return most_plays(s, seat, here, s.box.steps, s.lifted, s.target)
        case Phase.WALK:
            return most_plays(s, seat, here, s.steps, -1, -1)
        case Phase.DIG:
            return cards_that_fit(s, hand_of(s, seat), here, -1, -1)
        case _:
            return 0


@rule
def places_near(s: State, seat: int) -> int:
    """Places not more than three steps from the pirate: a card drawn for one of them soon fits. (§1.2, §8.2)"""
    n = 0
    if s.stands[seat] >= 0:
        here = s.spot[s.stands[seat]]
        for place in range(len(PLACES)):
            n += s.spot[place] >= 0 and steps_between(here, s.spot[place]) < DISTANCES
    return n


# How promising a move looks.


@rule
def prior(s: State, seat: int, move: int) -> float:
    """Shift the tile and walk the way by which most cards fit; play them all, dig deep, keep bonuses for when they help."""
    if move >= USE:
        return hope_of_bonus(s, seat, move)
    if move >= THROW:
        return 1.0 if move == DRAW else hope_of_throwing(s, seat, move - THROW)
    if move >= TAKE:
        return haul_at(s, seat, move - TAKE) / (2.0 * QUARTERS)
    if move >= PLAY:
        return hope_of_playing(s, seat, move)
    here = s.spot[s.stands[seat]] if s.stands[seat] >= 0 else -1
    if move == STAY:
        return 0.3 + 2.0 * cards_that_fit(s, hand_of(s, seat), here, -1, -1)
    if move >= STEP:
        return 0.2 + 2.0 * most_plays(s, seat, s.spot[tile_beyond(s, seat, move - STEP)], s.steps - 1, -1, -1)
    if move >= TURN:
        return 1.0
    if move >= PUT:
        target = s.spot[(move - PUT) // len(SIDES)] + BESIDE[(move - PUT) % len(SIDES)]
        return 0.2 + 2.0 * most_plays(s, seat, here, s.box.steps, s.lifted, target)
    if move == LEAVE:
        return 0.3 + 2.0 * most_plays(s, seat, here, s.box.steps, -1, -1)
    if move >= LIFT:
        return 0.2 + 2.0 * most_plays(s, seat, here, s.box.steps, move - LIFT, -1)
    return 0.2 + most_plays(s, seat, s.spot[corner_tile(s, move - CORNER)], s.box.steps, -1, -1)


@rule
def haul_at(s: State, seat: int, level: int) -> int:
    """What the treasure on a level is worth, in quarters. (§6.5)"""
    n = 0
    for treasure in range(s.box.treasures):
        if s.treasure[treasure] == ON_BOARD:
            if n == level:
                return worth_of_treasure(s, seat, treasure, level)
            n += 1
    return 0


@rule
def hope_of_playing(s: State, seat: int, move: int) -> float:
    """Every card that fits is played, in the order of the list; whether to end the game wants thought. (§6.1, §9.1)"""
    if move == ENOUGH:
        return 1.0 if s.reach == 0 and count_at(s.treasure, DECK) == 1 else 0.1
    for card in range(move - PLAY):
        if why_not_play(s, seat, card) == 0:
            return 0.2
    return 4.0


@rule
def hope_of_throwing(s: State, seat: int, card: int) -> float:
    """A card whose place is far from where it should be is of little use. (§8.1)"""
    return 0.5 + 0.4 * abs(steps_between(s.spot[s.stands[seat]], s.spot[card // DISTANCES]) - card % DISTANCES)


@rule
def hope_of_bonus(s: State, seat: int, move: int) -> float:
    """One card for its own bonus; two for another are dear. (§7.1, §7.6)"""
    if move >= WITH:
        return 1.0
    if move >= PAIR:
        return 0.4 * hope_of_gain(s, seat, (move - PAIR) % len(SYMBOLS))
    return hope_of_gain(s, seat, s.box.symbol[move - USE])


@rule
def hope_of_gain(s: State, seat: int, bonus: int) -> float:
    """Doubloons are as good now as later; other bonuses wait until they bring a card or a better treasure. (§7.2-§7.5)"""
    here = s.spot[s.stands[seat]]
    if bonus == SHOVEL:
        return 0.5 * (best_dig(s, seat, s.reach) - best_haul(s, seat, s.reach)) / QUARTERS + 1.0
    if bonus == BOOTS:
        fit = cards_that_fit(s, hand_of(s, seat), here, -1, -1)
        return 0.1 + 2.0 * (plays_within(s, seat, here, s.box.boots_steps, -1, -1) - fit)
    if bonus == MAP:
        return 2.0 if most_plays(s, seat, here, s.box.steps, -1, -1) < hand_size(s, seat) else 0.1
    return 2.0
