"""What one seat may know: to read, to deal again, to learn from. Built by adding, never by leaving out."""

from __future__ import annotations

from ...core import Knowledge, State, Struct, counted, draw_lot, forget, observation, rule, spoken
from .components import (
    BAR,
    BARE,
    FIELD_NAMES,
    FIELDS,
    HELD,
    HOOK,
    LETTER,
    LETTER_BONUS,
    MAP_TILE,
    MAP_TILES,
    NUMBER,
    NUMBER_BONUS,
    SEA,
    SEATS,
    SIDE,
    SOURCES,
    SOUVENIRS,
    STOOLS,
    SYMBOLS,
    TILES,
    TREASURE_NAMES,
    Phase,
    Stream,
)
from .rules import (
    has_bonus,
    hold_points,
    is_face_down,
    load_points,
    pair_points,
    points_of,
    scores,
    steps_left,
    treasure_points,
    winners,
)
from .state import STATE, all_map_tiles, known_to, lost_field, of_kind


class MapTile(Struct):
    """A map tile before a seat: where it was collected, and what it says, for those who may read it."""

    source: str
    face_up: bool
    tile: str | None


class Hold(Struct):
    """A ship's hold: loads, and the souvenirs in them."""

    loads: int
    souvenirs: dict[str, int]


class Bar(Struct):
    """What is left in The Hook: jokers, and whether its letter and its number are still there."""

    jokers: int
    letter: bool
    number: bool


class View(Struct):
    """The table as one seat sees it. What a position says as well it calls by the same names: see docs/positions.md."""

    phase: str
    turn: int
    """Seat to act."""
    fields: dict[str, str]
    """What lies on each field, row by row: a souvenir, "map", "hook" or "bare"."""
    pirates: list[list[str]]
    """Fields where the pirates of each seat stand."""
    in_hand: list[int]
    place_first: int
    stools: list[int]
    """Seats of the pirates who took a stool, in their order."""
    stools_in_all: int
    dug: list[str]
    """Where the pirates of the first stools have dug."""
    walk: list[str]
    """Fields of the walk under way, its start first."""
    steps_left: int
    bar: Bar
    treasures: dict[str, list[str]]
    """The souvenirs on each Small Treasure, by its size; none where it is closed."""
    loading: str | None
    """The Small Treasure being paid for."""
    owed: dict[str, int]
    """Souvenirs still to pay for it, by symbol."""
    supplies: list[dict[str, int]]
    jokers: list[int]
    holds: list[Hold]
    bag: dict[str, int]
    spent: int
    map_tiles: list[list[MapTile]]
    """Those of each seat, in the order collected."""
    letters: list[str]
    """Letters under which the Lost Treasure may lie, for all this seat knows."""
    numbers: list[str]
    lost: str | None
    """The field of the Lost Treasure, once it is shown."""
    points: list[dict[str, int]]
    """Where the points of each seat come from; they add up to its score."""
    scores: list[int]
    winners: list[int]


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = s.phase == Phase.OVER
    points = [0] * SEATS
    scores(s, points)
    won = winners(s) if over else 0
    seats = range(SEATS)
    open_tiles = all_map_tiles(s) & ~(known_to_all(s) if seat is None else known_to(s, seat))
    if over:
        open_tiles = 1 << s.lost[LETTER] | 1 << s.lost[NUMBER]
    return View(
        phase=spoken(Phase(s.phase)),
        turn=s.turn,
        fields={FIELD_NAMES[field]: lying(s, field) for field in range(FIELDS) if s.box.ground[field] != SEA},
        pirates=[[FIELD_NAMES[field] for field in range(FIELDS) if s.standing[field] == one] for one in seats],
        in_hand=[s.in_hand[one] for one in seats],
        place_first=s.place_first,
        stools=[one for one in s.stool.tolist() if one >= 0],
        stools_in_all=SEATS * s.box.pirates,
        dug=[FIELD_NAMES[field] for field in s.dug.tolist() if field >= 0],
        walk=[FIELD_NAMES[field] for field in s.trail.tolist() if field >= 0],
        steps_left=steps_left(s) if s.phase in (Phase.STEP, Phase.TURN_UP) else 0,
        bar=Bar(s.bar_jokers, has_bonus(s, LETTER_BONUS), has_bonus(s, NUMBER_BONUS)),
        treasures={
            name: [SOUVENIRS[kind] for kind in s.treasure[treasure].tolist() if kind >= 0]
            for treasure, name in enumerate(TREASURE_NAMES)
        },
        loading=TREASURE_NAMES[s.loading] if s.loading >= 0 else None,
        owed=counted(s.owed, SYMBOLS),
        supplies=[counted(s.supply[one], SYMBOLS) for one in seats],
        jokers=[s.jokers[one] for one in seats],
        holds=[Hold(s.loads[one], counted(s.hold[one], SOUVENIRS)) for one in seats],
        bag=counted(s.bag, SOUVENIRS),
        spent=s.spent,
        map_tiles=[[map_tile(s, one, slot, one == seat) for slot in range(HELD) if s.map_tile[one, slot] >= 0] for one in seats],
        letters=[TILES[tile] for tile in range(SIDE) if open_tiles >> tile & 1],
        numbers=[TILES[tile] for tile in range(SIDE, MAP_TILES) if open_tiles >> tile & 1],
        lost=FIELD_NAMES[lost_field(s)] if over else None,
        points=[sources(s, one) for one in seats],
        scores=points,
        winners=[one for one in seats if won >> one & 1],
    )


def sources(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by what they are for. (§9.2, §9.3, §9.4, §10.1)"""
    return {
        "loads": load_points(s, seat),
        "hold": hold_points(s, seat),
        "pairs": pair_points(s, seat),
        "lost-treasure": treasure_points(s, seat),
    }


def lying(s: State, field: int) -> str:
    """What all can see on a field."""
    if s.box.ground[field] == HOOK:
        return "hook"
    if s.lies[field] == MAP_TILE:
        return "map"
    return "bare" if s.lies[field] == BARE else SOUVENIRS[s.lies[field]]


def map_tile(s: State, seat: int, slot: int, own: bool) -> MapTile:
    """A map tile before a seat, and what it says to its owner or to all. (§4.6, §5.2)"""
    up = bool(s.face_up[seat, slot])
    tile = TILES[s.map_tile[seat, slot]] if own or up else None
    return MapTile(SOURCES[s.map_from[seat, slot]], up, tile)


def known_to_all(s: State) -> int:
    """The map tiles that everybody has seen, as a set."""
    return known_to(s, SEATS)


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Deal anew the map tiles the seat has not seen: first where it must be a letter or a number, then the rest. (§2.1, §2.2)

    The bag has no order: a new key is enough for it.
    """
    forget(s, key)
    tiles = all_map_tiles(s) & ~known_to(s, seat)
    for kind in range(2):
        if s.phase != Phase.OVER:
            s.lost[kind] = draw_lot(s, Stream.MAPS, of_kind(tiles, kind))
            tiles ^= 1 << s.lost[kind]
        if s.bar_map[kind] >= 0:
            s.bar_map[kind] = draw_lot(s, Stream.MAPS, of_kind(tiles, kind))
            tiles ^= 1 << s.bar_map[kind]
    for slot in range(HELD):
        if is_face_down(s, 1 - seat, slot) and s.map_from[1 - seat, slot] >= BAR:
            tile = draw_lot(s, Stream.MAPS, of_kind(tiles, s.map_from[1 - seat, slot] - BAR))
            s.map_tile[1 - seat, slot] = tile
            tiles ^= 1 << tile
    for slot in range(HELD):
        if is_face_down(s, 1 - seat, slot) and s.map_from[1 - seat, slot] < BAR:
            tile = draw_lot(s, Stream.MAPS, tiles)
            s.map_tile[1 - seat, slot] = tile
            tiles ^= 1 << tile
    for field in range(FIELDS):
        if s.map_on[field] >= 0:
            s.map_on[field] = draw_lot(s, Stream.MAPS, tiles)
            tiles ^= 1 << s.map_on[field]


@rule
def relative(one: int, seat: int) -> int:
    """A seat as another sees it: 0 himself, 1 the opponent, -1 nobody."""
    return -1 if one < 0 else one ^ seat


def knowledge(s: State, seat: int) -> Knowledge:
    """The table as the seat knows it; he is 0 where a seat is named. -1: nobody, nothing, not known."""
    known = known_to(s, seat)
    yield "phase", s.phase
    yield "to_act", s.turn == seat and s.phase != Phase.OVER
    yield "treasure_wins", s.treasure_wins
    yield "place_first", s.place_first
    yield "steps_left", steps_left(s) if s.phase == Phase.STEP or s.phase == Phase.TURN_UP else 0
    yield "loading", s.loading
    yield "lies", s.lies
    for field in range(FIELDS):
        yield "standing", relative(s.standing[field], seat)
    yield "trail", s.trail
    for stool in range(STOOLS):
        yield "stools", relative(s.stool[stool], seat)
    yield "dug", s.dug
    yield "treasures", s.treasure
    yield "owed", s.owed
    yield "bag", s.bag
    yield "bar", s.bar_jokers
    yield "bar", s.bar_map[LETTER] >= 0
    yield "bar", s.bar_map[NUMBER] >= 0
    for tile in range(MAP_TILES):
        yield "tiles_known", (known >> tile) & 1
    for kind in range(2):
        yield "lost", s.lost[kind] if s.phase == Phase.OVER else -1


def holdings(s: State, seat: int) -> Knowledge:
    """What lies before each seat, the observer first; the opponent's face-down map tiles only by where they were collected."""
    for step in range(SEATS):
        yield "in_hand", s.in_hand[seat ^ step]
        yield "jokers", s.jokers[seat ^ step]
        yield "loads", s.loads[seat ^ step]
        yield "points", points_of(s, seat ^ step)
    for step in range(SEATS):
        yield "supplies", s.supply[seat ^ step]
    for step in range(SEATS):
        one = seat ^ step
        for slot in range(HELD):
            yield "map_sources", s.map_from[one, slot]
            yield "map_tiles", s.map_tile[one, slot] if step == 0 or s.face_up[one, slot] else -1
            yield "face_up", s.face_up[one, slot]


OBSERVATION, observe = observation(STATE, knowledge, holdings)
