"""Landing, and the four parts of a turn in their order. (§2.6, §3, §5, §6, §8)"""

from __future__ import annotations

from ....core import State, reveal, rule, tell, whisper
from ..components import (
    BESIDE,
    BOOTS,
    CARDS,
    DECK,
    DISCARD,
    DISTANCES,
    DOUBLOONS,
    FIRST_SPOT,
    FRONT,
    HAND,
    MAP,
    ON_BOARD,
    TAKEN,
    WIDTH,
    Event,
    Phase,
)
from ..state import count_at, lay_out_treasure, take_card
from .bonuses import can_gain
from .ending import end_game

# Landing and walking.


@rule
def acting(s: State) -> int:
    """One seat at a time. (§3.1)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def corner_tile(s: State, corner: int) -> int:
    """The tile at a corner of the first rectangle. (§2.6)"""
    row = corner // 2 * (s.box.rows - 1)
    column = corner % 2 * (s.box.columns - 1)
    return s.lies[FIRST_SPOT + row * WIDTH + column]


@rule
def is_same_corner(s: State, corner: int) -> bool:
    """In a rectangle of one row or column, whether an earlier corner is the same tile. (§2.6)"""
    for earlier in range(corner):
        if corner_tile(s, earlier) == corner_tile(s, corner):
            return True
    return False


@rule
def toll(s: State, seat: int, tile: int) -> int:
    """A doubloon for every other pirate there. (§2.7, §5.3)"""
    n = 0
    for other in range(s.seats):
        n += other != seat and s.stands[other] == tile
    return n


@rule
def enter(s: State, seat: int, tile: int) -> None:
    """Set foot on a tile, and pay every pirate there. (§2.7, §5.3)"""
    s.stands[seat] = tile
    for other in range(s.seats):
        if other != seat and s.stands[other] == tile:
            s.coins[seat] -= 1
            s.coins[other] += 1
            tell(s, Event.PAID, seat, other)


@rule
def land(s: State, seat: int, corner: int) -> None:
    """Land at a corner; then the next seat counter-clockwise, and who lands last begins. (§2.6)"""
    tile = corner_tile(s, corner)
    tell(s, Event.LANDED, seat, corner, tile)
    enter(s, seat, tile)
    following = (seat + s.seats - 1) % s.seats
    if s.stands[following] < 0:
        s.turn = following
    else:
        begin_turn(s, seat)


@rule
def begin_turn(s: State, seat: int) -> None:
    """The four parts of a turn begin with changing the island. (§3.1, §4.1)"""
    s.turn = seat
    s.phase = Phase.CHANGE
    s.changes = s.box.changes


@rule
def tile_beyond(s: State, seat: int, side: int) -> int:
    """The tile beside the one under a pirate; -1 a gap. (§5.2)"""
    return s.lies[s.spot[s.stands[seat]] + BESIDE[side]]


@rule
def step(s: State, seat: int, side: int) -> None:
    """Walk one step. (§5.1)"""
    tile = tile_beyond(s, seat, side)
    s.steps -= 1
    tell(s, Event.WALKED, seat, tile)
    enter(s, seat, tile)


@rule
def stay(s: State) -> None:
    """Walk no further, and dig. (§5.1, §6.1)"""
    s.steps = 0
    s.phase = Phase.DIG


# Digging.


@rule
def distance_to(s: State, seat: int, place: int) -> int:
    """Rows and columns from a pirate to a place, whatever lies between. (§6.2)"""
    here = s.spot[s.stands[seat]]
    there = s.spot[place]
    return abs(here // WIDTH - there // WIDTH) + abs(here % WIDTH - there % WIDTH)


@rule
def is_right(s: State, seat: int, card: int) -> bool:
    """Whether a card's distance is right where the pirate stands. (§6.1)"""
    return distance_to(s, seat, card // DISTANCES) == card % DISTANCES


@rule
def play(s: State, seat: int, card: int) -> None:
    """Lay a card face up in front; it reaches one level deeper. (§6.1, §6.3)"""
    s.card[card] = FRONT + seat
    s.drawn_from[card] = 0
    s.reach += 1
    reveal(s)
    tell(s, Event.PLAYED, seat, card // DISTANCES, card % DISTANCES)
    if hand_size(s, seat) == 0:
        s.phase = Phase.TAKE


@rule
def play_no_more(s: State, seat: int) -> None:
    """Whoever has played cards takes a treasure, nobody else does. (§6.4, §6.7)"""
    if s.reach > 0:
        s.phase = Phase.TAKE
    else:
        tell(s, Event.NOT_DUG, seat)
        s.phase = Phase.THROW


@rule
def treasure_at(s: State, level: int) -> int:
    """The treasure on a level of the board, which lie by rank. (§6.6)"""
    for treasure in range(s.box.treasures):
        if s.treasure[treasure] == ON_BOARD:
            if level == 0:
                return treasure
            level -= 1
    return -1


@rule
def take_treasure(s: State, seat: int, level: int) -> None:
    """Take a treasure and the doubloons beside it; the board is filled up at once, the last one ends it all. (§6.5, §6.6)"""
    treasure = treasure_at(s, level)
    s.treasure[treasure] = TAKEN + seat
    s.coins[seat] += s.box.level_coins[level]
    s.reach = 0
    tell(s, Event.TOOK, seat, treasure, level + 1, s.box.level_coins[level])
    tell(s, Event.LAID_OUT, lay_out_treasure(s))
    s.phase = Phase.THROW
    if count_at(s.treasure, DECK) == 0:
        end_game(s, seat)


# Drawing.


@rule
def hand_size(s: State, seat: int) -> int:
    """Cards in a hand, which everybody can count. (§2.3)"""
    return count_at(s.card, HAND + seat)


@rule
def throw(s: State, seat: int, card: int) -> None:
    """Throw a card from the hand on the discards, then draw. (§8.1)"""
    s.card[card] = DISCARD
    s.drawn_from[card] = 0
    reveal(s)
    tell(s, Event.THREW, seat, card // DISTANCES, card % DISTANCES)
    draw_up(s, seat)


@rule
def shuffle_discards(s: State) -> None:
    """The discards become a new deck. (§8.3)"""
    for card in range(len(CARDS)):
        if s.card[card] == DISCARD:
            s.card[card] = DECK
    s.decks += 1
    tell(s, Event.RESHUFFLED, count_at(s.card, DECK))


@rule
def draw_up(s: State, seat: int) -> None:
    """Fill the hand; with both piles empty play on with fewer. Then it is the left neighbour's turn. (§8.2, §8.3, §3.1)"""
    wanted = s.box.hand - hand_size(s, seat)
    drawn = 0
    while drawn < wanted:
        if count_at(s.card, DECK) == 0:
            if count_at(s.card, DISCARD) == 0:
                break
            shuffle_discards(s)
        card = take_card(s, seat)
        whisper(s, 1 << seat, Event.SAW, seat, card // DISTANCES, card % DISTANCES)
        drawn += 1
    tell(s, Event.DREW, seat, drawn)
    begin_turn(s, (seat + 1) % s.seats)


@rule
def go_on(s: State, seat: int) -> None:
    """From one part of the turn to the next, once there is nothing left to decide in it. (§3.1)"""
    if s.phase == Phase.CHANGE and s.changes == 0 and not can_gain(s, seat, MAP):
        begin_walk(s)
    if s.phase == Phase.WALK and s.steps == 0 and not can_gain(s, seat, BOOTS):
        s.phase = Phase.DIG
    if s.phase == Phase.DIG and hand_size(s, seat) == 0:
        play_no_more(s, seat)
    if s.phase == Phase.THROW and hand_size(s, seat) == 0 and not can_gain(s, seat, DOUBLOONS):
        draw_up(s, seat)


@rule
def begin_walk(s: State) -> None:
    """Leave the map as it is, and walk. (§5.1)"""
    s.changes = 0
    s.steps = s.box.steps
    s.phase = Phase.WALK
