"""What lies on the table, and how it is laid out."""

from __future__ import annotations

from ...core import Option, State, draw, draw_lot, record, rule, tell
from .components import (
    BARE,
    BOX,
    FIELDS,
    HELD,
    LARGEST,
    LETTER,
    MAP,
    MAP_TILE,
    NUMBER,
    SEATS,
    SIDE,
    SOUVENIR,
    SOUVENIRS,
    STOOLS,
    SYMBOLS,
    TRAIL,
    TREASURES,
    Event,
    Phase,
    Stream,
)

MAX_EVENTS = 40

STATE = record(
    "martinique",
    [
        ("box", BOX),                                   # the edition's numbers
        ("treasure_wins", "i1"),                        # 1 where finding the Lost Treasure wins, 0 where it is worth points
        ("place_first", "i1"),                          # pirates to be placed before any may move
        ("phase", "i1"),                                # Phase
        ("turn", "i1"),                                 # seat to act
        ("lies", "i1", (FIELDS,)),                      # what lies on each field: a souvenir, MAP_TILE or BARE
        ("map_on", "i1", (FIELDS,)),                    # which map tile lies there, or lay there unseen till Sunset; -1 none
        ("standing", "i1", (FIELDS,)),                  # seat of the pirate on each field; -1 nobody
        ("lost", "i1", (2,)),                           # letter and number of the Lost Treasure
        ("bar_map", "i1", (2,)),                        # letter and number in The Hook; -1 taken
        ("bar_jokers", "i1"),                           # jokers in The Hook
        ("bag", "i1", (len(SOUVENIRS),)),               # souvenirs in the bag, by kind
        ("treasure", "i1", (TREASURES, LARGEST)),       # souvenirs on the Small Treasures; -1 none, all of those last
        ("in_hand", "i1", (SEATS,)),                    # pirates not yet placed
        ("stool", "i1", (STOOLS,)),                     # seat of the pirate who took each stool; -1 empty
        ("dug", "i1", (STOOLS,)),                       # field where the pirate of each stool has dug; -1 not yet
        ("supply", "i1", (SEATS, len(SYMBOLS))),        # souvenirs in each supply, by symbol
        ("jokers", "i1", (SEATS,)),                     # jokers in each supply
        ("map_tile", "i1", (SEATS, HELD)),              # map tiles of each seat in the order collected; -1 none
        ("map_from", "i1", (SEATS, HELD)),              # where each was collected: a field, or BAR + LETTER or NUMBER
        ("face_up", "i1", (SEATS, HELD)),               # 1 for those turned up
        ("hold", "i1", (SEATS, len(SOUVENIRS))),        # souvenirs loaded, by kind
        ("loads", "i1", (SEATS,)),                      # piles in each hold
        ("spent", "i2"),                                # souvenirs out of the game: given for loads, or cleared away at Sunset
        ("spent_jokers", "i1"),                         # jokers given for loads
        ("trail", "i1", (TRAIL,)),                      # fields of the walk under way, its start first; -1 none
        ("steps", "i1"),                                # steps taken of it
        ("loading", "i1"),                              # the Small Treasure being paid for; -1 none
        ("owed", "i1", (len(SYMBOLS),)),                # souvenirs still to pay for it, by symbol
    ],
    streams=Stream,
    events=MAX_EVENTS,
)  # fmt: skip

OPTIONS = {"lost_treasure": Option("wins", ("wins", "20")), "place_first": Option(3, (1, 2, 3, 4))}


def prepare(s: State, seats: int, options: dict[str, str | int]) -> None:
    """Write the options into the record; nobody has to place more pirates than he has. (§10.1, §10.2, §10.3, §10.4)"""
    s.treasure_wins = options["lost_treasure"] == "wins"
    s.place_first = min(int(options["place_first"]), s.box.pirates)


@rule
def set_up(s: State) -> None:
    """Lay everything out; black begins. (§2.6)"""
    bare_table(s)
    deal_map_tiles(s)
    lay_souvenirs(s)
    fill_treasures(s)
    tell(s, Event.BEGAN, s.turn)


@rule
def bare_table(s: State) -> None:
    """The empty board: souvenirs in the bag, jokers in The Hook, pirates in hand. (§1.4, §1.5)"""
    s.phase = Phase.CHOOSE
    s.turn = 0
    for field in range(FIELDS):
        s.lies[field] = BARE
        s.map_on[field] = -1
        s.standing[field] = -1
    for stool in range(STOOLS):
        s.stool[stool] = -1
        s.dug[stool] = -1
    for place in range(TRAIL):
        s.trail[place] = -1
    s.loading = -1
    for kind in range(len(SOUVENIRS)):
        s.bag[kind] = s.box.souvenirs[kind]
    for treasure in range(TREASURES):
        for place in range(LARGEST):
            s.treasure[treasure, place] = -1
    for seat in range(SEATS):
        s.in_hand[seat] = s.box.pirates
        for slot in range(HELD):
            s.map_tile[seat, slot] = -1
            s.map_from[seat, slot] = -1
    s.bar_jokers = s.box.jokers


@rule
def all_map_tiles(s: State) -> int:
    """Every letter and every number of this island once, as a set. (§1.3)"""
    return ((1 << s.box.columns) - 1) | (((1 << s.box.rows) - 1) << SIDE)


@rule
def of_kind(tiles: int, kind: int) -> int:
    """The letters of a set of map tiles, or its numbers. (§1.3)"""
    return tiles & (((1 << SIDE) - 1) << (kind * SIDE))


@rule
def deal_map_tiles(s: State) -> None:
    """A letter and a number are lost, a letter and a number go to the bar, the others lie about the island. (§2.1, §2.2, §2.3)"""
    tiles = all_map_tiles(s)
    for kind in range(2):
        s.lost[kind] = draw_lot(s, Stream.MAPS, of_kind(tiles, kind))
        tiles ^= 1 << s.lost[kind]
    for kind in range(2):
        s.bar_map[kind] = draw_lot(s, Stream.MAPS, of_kind(tiles, kind))
        tiles ^= 1 << s.bar_map[kind]
    for field in range(FIELDS):
        if s.box.ground[field] == MAP:
            s.map_on[field] = draw_lot(s, Stream.MAPS, tiles)
            tiles ^= 1 << s.map_on[field]
            s.lies[field] = MAP_TILE


@rule
def lay_souvenirs(s: State) -> None:
    """A souvenir from the bag on every other field, but none in The Hook. (§2.4)"""
    for field in range(FIELDS):
        if s.box.ground[field] == SOUVENIR:
            s.lies[field] = draw(s, Stream.ISLAND, s.bag)


@rule
def fill_treasures(s: State) -> None:
    """Souvenirs from the bag on the Small Treasures; the rest waits in the bag. (§2.5)"""
    for treasure in range(TREASURES):
        for place in range(s.box.sizes[treasure]):
            s.treasure[treasure, place] = draw(s, Stream.BAG, s.bag)


@rule
def lost_field(s: State) -> int:
    """Where the Lost Treasure lies. (§2.1)"""
    return (s.lost[NUMBER] - SIDE) * SIDE + s.lost[LETTER]


@rule
def known_to(s: State, seat: int) -> int:
    """The map tiles that a seat has seen, as a set: its own, those turned up, and at the end the lost pair. (§4.6, §5.2, §8.4)"""
    tiles = 0
    for one in range(SEATS):
        for slot in range(HELD):
            if s.map_tile[one, slot] >= 0 and (one == seat or s.face_up[one, slot]):
                tiles |= 1 << s.map_tile[one, slot]
    if s.phase == Phase.OVER:
        tiles |= (1 << s.lost[LETTER]) | (1 << s.lost[NUMBER])
    return tiles


def census(s: State) -> dict[str, int]:
    """Everything in the box, counted where it lies: these sums never change."""
    on_island = sum(what < MAP_TILE for what in s.lies)
    on_treasures = sum(tile >= 0 for treasure in s.treasure for tile in treasure)
    held = sum(tile >= 0 for tiles in s.map_tile for tile in tiles)
    return {
        "map tiles": 2 + sum(tile >= 0 for tile in s.bar_map) + sum(tile >= 0 for tile in s.map_on) + held,
        "souvenirs": int(s.bag.sum() + on_island + on_treasures + s.supply.sum() + s.hold.sum() + s.spent),
        "jokers": int(s.bar_jokers + s.jokers.sum() + s.spent_jokers),
        "pirates": int(s.in_hand.sum()) + sum(seat >= 0 for seat in s.standing) + waiting(s),
    }


def waiting(s: State) -> int:
    """Pirates on their stools."""
    return sum(seat >= 0 and field < 0 for seat, field in zip(s.stool, s.dug, strict=True))
