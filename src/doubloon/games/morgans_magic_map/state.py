"""What lies on the table, and how it is laid out."""

from __future__ import annotations

from typing import Any

from ...core import Array, State, count_bits, record, roll, rule, tell
from .components import (
    ABSENT,
    BESIDE,
    BOX,
    CARDS,
    DECK,
    DISCARD,
    FIRST_SPOT,
    FRONT,
    HAND,
    NO_CARD,
    ON_BOARD,
    SEATS,
    SPOTS,
    TAKEN,
    TILES,
    TREASURES,
    TURNED,
    WAYS,
    WIDTH,
    Event,
    Phase,
    Stream,
)

MAX_EVENTS = 40

STATE = record(
    "morgans_magic_map",
    [
        ("box", BOX),                                # the edition's numbers
        ("seats", "i1"),                             # how many play
        ("phase", "i1"),                             # Phase
        ("turn", "i1"),                              # seat to act
        ("spot", "i2", (len(TILES),)),               # where each tile lies, or lay before it was lifted; -1 not in the box
        ("turned", "i1", (len(TILES),)),             # quarters each is turned, the fewest that bring its edges there
        ("lies", "i1", (SPOTS,)),                    # the same from the other side: the tile on each spot; -1 none
        ("lifted", "i1"),                            # the tile in hand; -1 none
        ("target", "i2"),                            # the spot where it will be turned; -1 none
        ("stands", "i1", (SEATS,)),                  # the tile under each pirate; -1 not landed yet
        ("coins", "i2", (SEATS,)),                   # doubloons of each seat
        ("card", "i1", (len(CARDS),)),               # where each map card is: DECK, DISCARD, HAND + seat, FRONT + seat
        ("drawn_from", "i2", (len(CARDS),)),         # of a card in a hand, which deck it came from; else 0
        ("decks", "i2"),                             # how often the discards have become a new deck
        ("treasure", "i1", (TREASURES,)),            # where each treasure is: DECK, ON_BOARD, TAKEN + seat
        ("changes", "i1"),                           # tiles that may still be moved in this turn
        ("steps", "i1"),                             # steps that may still be walked
        ("reach", "i1"),                             # levels that this turn's dig reaches: cards played, and shovels
        ("pair_card", "i1"),                         # the first card of a pair to be given up; -1 none
        ("pair_bonus", "i1"),                        # the bonus it is given up for; -1 none
        ("pair_phase", "i1"),                        # Phase to go on with after that
    ],
    streams=Stream,
    events=MAX_EVENTS,
)  # fmt: skip

OPTIONS: dict[str, Any] = {}


def prepare(s: State, seats: int, options: dict[str, str | int]) -> None:
    """Write the number of seats into the record."""
    s.seats = seats


@rule
def set_up(s: State) -> None:
    """Lay out the island, the treasures and the hands; whoever sits to the right of the first seat lands first. (§2.5, §2.6)"""
    bare_table(s)
    while not lay_island(s):
        sweep_island(s)
    for _ in range(s.box.levels):
        lay_out_treasure(s)
    for seat in range(s.seats):
        for _ in range(s.box.hand):
            take_card(s, seat)
    first = roll(s, Stream.SEAT, s.seats)
    s.turn = (first + s.seats - 1) % s.seats
    tell(s, Event.BEGAN, first)


@rule
def bare_table(s: State) -> None:
    """Nothing on the sheet, all cards in their decks, doubloons with the captains. (§2.4)"""
    s.phase = Phase.CORNER
    s.lifted = -1
    s.target = -1
    s.pair_card = -1
    s.pair_bonus = -1
    s.pair_phase = 0
    sweep_island(s)
    for seat in range(SEATS):
        s.stands[seat] = -1
        s.coins[seat] = s.box.coins if seat < s.seats else 0
    for card in range(len(CARDS)):
        s.card[card] = ABSENT if s.box.symbol[card] == NO_CARD else DECK
    for treasure in range(TREASURES):
        s.treasure[treasure] = DECK if treasure < s.box.treasures else ABSENT


# The island.


@rule
def sweep_island(s: State) -> None:
    """Take all tiles off the sheet."""
    s.lies[:] = -1
    s.spot[:] = -1
    s.turned[:] = 0


@rule
def land_of(s: State, tile: int) -> int:
    """The land edges of a tile as it lies, bit 0 north to bit 3 west. (§1.1)"""
    return TURNED[s.box.edges[tile], s.turned[tile]]


@rule
def edges_around(s: State, spot: int, lifted: int) -> int:
    """What a spot's neighbours ask of a tile there: bits 0-3 sides that touch one, 4-7 those of land, from 8 the neighbours.

    The tile that is lifted, or thought to be, does not count. (§4.5)
    """
    told = 0
    for side, way in enumerate(BESIDE):
        tile = s.lies[spot + way]
        if tile >= 0 and tile != lifted:
            facing = (land_of(s, tile) >> ((side + 2) % 4)) & 1
            told |= (1 << side) | (facing << (4 + side)) | (1 << (8 + tile))
    return told


@rule
def ways_to_turn(s: State, tile: int, around: int) -> int:
    """The quarters by which a tile matches what lies around, land to land and water to water, as a set. (§2.1, §4.5)"""
    return WAYS[s.box.edges[tile], around & 255]


@rule
def lay(s: State, tile: int, spot: int, quarters: int) -> None:
    """Lay a tile on the sheet."""
    s.spot[tile] = spot
    s.turned[tile] = quarters
    s.lies[spot] = tile


@rule
def lay_island(s: State) -> bool:
    """Lay all tiles row by row, each by chance among those that fit; whether that came to a good end. (§2.1)"""
    for number in range(s.box.tiles):
        spot = FIRST_SPOT + number // s.box.columns * WIDTH + number % s.box.columns
        around = edges_around(s, spot, -1)
        ways = 0
        for tile in range(len(TILES)):
            ways += count_bits(ways_to_lay(s, tile, around))
        if ways == 0:
            return False
        lay_way(s, spot, around, roll(s, Stream.ISLAND, ways))
    return True


@rule
def ways_to_lay(s: State, tile: int, around: int) -> int:
    """How a tile that is not yet laid can be turned to fit, as a set. (§2.1)"""
    return ways_to_turn(s, tile, around) if s.box.edges[tile] >= 0 and s.spot[tile] < 0 else 0


@rule
def lay_way(s: State, spot: int, around: int, way: int) -> None:
    """Lay the tile that is the way-th to fit, turned as it fits. (§2.1)"""
    for tile in range(len(TILES)):
        ways = ways_to_lay(s, tile, around)
        for quarters in range(4):
            if (ways >> quarters) & 1:
                if way == 0:
                    lay(s, tile, spot, quarters)
                    return
                way -= 1


@rule
def centre(s: State) -> None:
    """Slide the island so that its northernmost tile is in row 2 and its westernmost in column 2 of the sheet. (§4.6)"""
    top, left = WIDTH, WIDTH
    for tile in range(len(TILES)):
        if s.spot[tile] >= 0:
            top = min(top, s.spot[tile] // WIDTH)
            left = min(left, s.spot[tile] % WIDTH)
    slide = FIRST_SPOT - (top * WIDTH + left)
    if slide != 0:
        for tile in range(len(TILES)):
            if s.spot[tile] >= 0:
                s.lies[s.spot[tile]] = -1
        for tile in range(len(TILES)):
            if s.spot[tile] >= 0:
                s.spot[tile] += slide
                s.lies[s.spot[tile]] = tile


# Cards and treasures: a pile has no order until a card is drawn from it.


@rule
def count_at(places: Array, where: int) -> int:
    """How many things are there."""
    n = 0
    for thing in range(len(places)):
        n += places[thing] == where
    return n


@rule
def draw_from(s: State, stream: int, places: Array, where: int) -> int:
    """One of the things that are there, by chance."""
    at = roll(s, stream, count_at(places, where))
    for thing in range(len(places)):
        if places[thing] == where:
            if at == 0:
                return thing
            at -= 1
    return -1


@rule
def lay_out_treasure(s: State) -> int:
    """Turn up the next treasure; on the board they always lie by rank, the lowest on top. (§2.2, §6.6)"""
    treasure = draw_from(s, Stream.TREASURES, s.treasure, DECK)
    s.treasure[treasure] = ON_BOARD
    return treasure


@rule
def take_card(s: State, seat: int) -> int:
    """Draw the next map card into a hand. (§2.3, §8.2)"""
    card = draw_from(s, Stream.CARDS, s.card, DECK)
    s.card[card] = HAND + seat
    s.drawn_from[card] = s.decks
    return card


def census(s: State) -> dict[str, int]:
    """Everything in the box, counted where it lies: these sums never change. Doubloons come and go. (§1.5)"""
    cards, treasures = s.card.tolist(), s.treasure.tolist()
    seats = range(s.seats)
    held = sum(cards.count(HAND + seat) + cards.count(FRONT + seat) for seat in seats)
    taken = sum(treasures.count(TAKEN + seat) for seat in seats)
    return {
        "tiles": sum(tile >= 0 for tile in s.lies.tolist()),
        "spots": sum(s.spot[tile] >= 0 and s.lies[s.spot[tile]] == tile for tile in range(len(TILES))),
        "cards": cards.count(DECK) + cards.count(DISCARD) + held,
        "treasures": treasures.count(DECK) + treasures.count(ON_BOARD) + taken,
    }
