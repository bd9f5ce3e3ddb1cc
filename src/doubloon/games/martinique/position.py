"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance.

What a view shows too bears the same name and form here (docs/positions.md); where it hides what a map tile says, this says it.
Documents from before 0.2.0 are read as well: seats as letters, `from` for `source`, `loading` with all about it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ...core import Array, State, draw, draw_lot, one_of, refuse_others, spoken
from ...core import positions as core
from ...core.positions import Fact, Facts, Form, Heap, Many, Number, Part, Table, Truth, Word, refuse, take_out
from . import rules
from .components import (
    BAR,
    BARE,
    FIELD_NAMES,
    FIELDS,
    HELD,
    HOOK,
    LARGEST,
    LETTER,
    MAP,
    MAP_TILE,
    NUMBER,
    NUMBERS,
    SEA,
    SEATS,
    SIDE,
    SOURCES,
    SOUVENIR,
    SOUVENIRS,
    STOOLS,
    SYMBOLS,
    TILES,
    TRAIL,
    TREASURE_NAMES,
    Phase,
    Stream,
)
from .state import all_map_tiles, bare_table, lost_field, of_kind

PHASES = tuple(spoken(phase) for phase in Phase)
SUNSET = (Phase.DIG, Phase.OVER)
KINDS = ("letter", "number")
REST = FIELDS  # in `fields`, "*": every field for souvenirs that is not named
IN_HOOK, NAMED = BARE + 1, BARE + 2
LYING = (*SOUVENIRS, "map", "bare", "hook", *(f"map-{tile}" for tile in TILES))
"""What lies on a field, as the record numbers it; then what The Hook has, and map tiles with what they say."""
GONE, SOME = -1, -2
"""A map tile that somebody took from The Hook, and one that chance deals."""
MapPlace = tuple[Array, Any, int, int | None]
"""Where a map tile lies: an array and an index, which tile it is, and whether it must be a letter or a number."""
Seat, EachSeat = partial(core.Seat, seats=SEATS), partial(core.EachSeat, seats=SEATS)


class Field(Word):
    """A field of this island, or all the rest."""

    def read(self, s: State, given: Any, what: str) -> int:
        """Its number."""
        last, field = FIELD_NAMES[(s.box.rows - 1) * SIDE + s.box.columns - 1], [*self.words, given].index(given)
        known = field < len(self.words) and (field == REST or s.box.ground[field] != SEA)
        refuse(not known and f"{what} is {given!r}; the fields of the island are A1 to {last}")
        return field


def write_bar_tile(s: State, tile: int) -> str | bool:
    """A map tile in The Hook; false where it is gone."""
    return TILES[tile] if tile >= 0 else False


def read_bar_tile(s: State, given: Any, what: str) -> int:
    """Which it is; true for whichever chance deals, false where it is gone, or null as before 0.2.0."""
    return SOME if given is True else GONE if not given else one_of(given, TILES, what)


def lies_on(s: State, field: int) -> int:
    """What lies on a field, a map tile with what it says."""
    if s.box.ground[field] == HOOK:
        return IN_HOOK
    return NAMED + s.map_on[field] if s.lies[field] == MAP_TILE else s.lies[field]


def is_sunset(s: State) -> bool:
    """Whether the island is cleared."""
    return s.phase in SUNSET


FIELD, BAR_TILE = Field(FIELD_NAMES), Form(write_bar_tile, read_bar_tile)
BAR_FACTS = Facts(
    Fact("jokers", Number(127), "bar_jokers"),
    Fact("letter", BAR_TILE, says=lambda s: s.bar_map[LETTER]),
    Fact("number", BAR_TILE, says=lambda s: s.bar_map[NUMBER]),
)
HELD_FACTS = Facts(
    Fact("source", Word(SOURCES), "map_from", usual=None, formerly="from", called="the source of a map tile"),
    Fact("face_up", Truth()),
    Fact("tile", Word(TILES, may_be_none=True), "map_tile", called="a map tile"),
)
HOLD = Facts(Fact("loads", Number(127)), Fact("souvenirs", Heap(SOUVENIRS), "hold"))
POSITION = Facts(
    Fact("phase", Word(PHASES)),
    Fact("turn", Seat()),
    Fact("cleared", Table(FIELD, Word(TILES)), when=is_sunset,
         says=lambda s: {field: s.map_on[field] for field in range(FIELDS) if s.map_on[field] >= 0}),
    Fact("dug", Many(FIELD, STOOLS, each="a field dug"), when=is_sunset),
    Fact("fields", Table(Field((*FIELD_NAMES, "*")), Word(LYING)), when=lambda s: not is_sunset(s),
         says=lambda s: {field: lies_on(s, field) for field in range(FIELDS) if s.box.ground[field] != SEA}),
    Fact("pirates", EachSeat(Many(FIELD, each="a pirate's field")),
         says=lambda s: [[field for field in range(FIELDS) if s.standing[field] == seat] for seat in range(SEATS)]),
    Fact("stools", Many(Seat(), lambda s: SEATS * s.box.pirates, each="a stool"), "stool"),
    Fact("lost", FIELD, says=lost_field),
    Fact("bar", Part(BAR_FACTS)),
    Fact("map_tiles", EachSeat(Many(Part(HELD_FACTS), HELD)),
         says=lambda s: [[(seat, slot) for slot in range(HELD) if s.map_tile[seat, slot] >= 0] for seat in range(SEATS)]),
    Fact("treasures", Table(Word(TREASURE_NAMES), Many(Word(SOUVENIRS))), says=lambda s: s.treasure),
    Fact("supplies", EachSeat(Heap(SYMBOLS)), "supply"),
    Fact("jokers", EachSeat(Number(127))),
    Fact("holds", EachSeat(Part(HOLD)), says=lambda s: range(SEATS)),
    Fact("bag", Heap(SOUVENIRS), says=lambda s: s.bag),
    Fact("spent", Number()),
    Fact("walk", Many(FIELD, TRAIL - 1, each="a field of the walk"), says=lambda s: s.trail,
         when=lambda s: s.phase in (Phase.STEP, Phase.TURN_UP)),
    Fact("loading", Word(TREASURE_NAMES, may_be_none=True), when=lambda s: s.phase == Phase.PAY),
    Fact("owed", Heap(SYMBOLS), when=lambda s: s.phase == Phase.PAY),
)  # fmt: skip
write = POSITION.write


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    bare_table(s)
    given = POSITION.read(s, modern(document))
    lay_pirates(s, given)
    lay_phase(s, given)
    bar = BAR_FACTS.read(s, given.bar or {}, "bar")
    lay_map_tiles(s, given, bar)
    lay_souvenirs(s, given)
    lay_jokers(s, bar)
    lay_turn(s, given)
    check_phase(s, given)


def modern(document: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same document as it is written since 0.2.0: what is owed stands beside what is loaded."""
    loading = document.get("loading")
    if not isinstance(loading, Mapping):
        return document
    refuse_others(loading, ("treasure", "owed", "from"), "loading")
    return {**document, "loading": loading.get("treasure"), "owed": loading.get("owed", {})}


def taken(s: State) -> int:
    """Stools taken so far."""
    return sum(seat >= 0 for seat in s.stool.tolist())


def lay_pirates(s: State, given: Any) -> None:
    """Pirates on the island, on stools and digging; the others are in hand."""
    dug, pirates = given.dug or [], given.pirates or [[]] * SEATS
    for seat in range(SEATS):
        for field in pirates[seat]:
            if field not in dug:
                stand(s, seat, field)
        s.in_hand[seat] = max(0, left := s.box.pirates - s.standing.tolist().count(seat) - s.stool.tolist().count(seat))
        refuse(left < 0 and f"seat {seat} has more than {s.box.pirates} pirates")
    refuse(len(dug) > taken(s) and f"{len(dug)} pirates have dug, but only {taken(s)} had a stool")
    for stool, field in enumerate(dug):
        stand(s, s.stool[stool], field)
        name, who = FIELD_NAMES[field], f"it was he of stool {stool + 1} who dug there"
        refuse(field in pirates[1 - s.stool[stool]] and f"the pirate on {name} is said to be the other's, but {who}")


def stand(s: State, seat: int, field: int) -> None:
    """Put a pirate on a field of his own."""
    refuse(s.standing[field] >= 0 and f"two pirates stand on {FIELD_NAMES[field]}")
    s.standing[field] = seat


def lay_phase(s: State, given: Any) -> None:
    """What is decided, by day or at Sunset."""
    all_seated = taken(s) == SEATS * s.box.pirates
    if given.phase is None and all_seated:
        s.phase = Phase.OVER if len(given.dug or ()) == taken(s) else Phase.DIG
    elif given.phase is None:
        s.phase = Phase.STEP if given.walk else Phase.PAY if s.loading >= 0 else Phase.CHOOSE
    fits = all_seated if s.phase in SUNSET else not all_seated or s.phase not in (Phase.CHOOSE, Phase.STEP)
    refuse(not fits and "pirates dig when all of them are at the bar, and only then")


def lay_map_tiles(s: State, given: Any, bar: Any) -> None:
    """The map tiles: lost, before the seats, in The Hook and on the island; which they are, chance says of those not named."""
    lost = (SOME, SOME) if given.lost is None else (given.lost % SIDE, SIDE + given.lost // SIDE)
    places: list[MapPlace] = [(s.lost, kind, lost[kind], kind) for kind in (LETTER, NUMBER)]
    places += [held_tile(s, (seat, slot), one) for seat, row in enumerate(given.map_tiles or ()) for slot, one in enumerate(row)]
    sources = [source for row in s.map_from.tolist() for source in row if source >= 0]
    for source in sources:
        refuse(sources.count(source) > 1 and f"two map tiles were collected from {SOURCES[source]}")
    s.bar_map[:] = -1
    for kind, tile in enumerate((bar.letter, bar.number)):
        gone, the_tile = BAR + kind in sources, f"the {KINDS[kind]} of the bar"
        refuse(gone and tile not in (None, GONE) and f"{the_tile} is still there, and somebody has taken it")
        refuse(not gone and tile == GONE and f"{the_tile} is gone, but nobody has taken it")
        places += [] if gone else [(s.bar_map, kind, SOME if tile is None else tile, kind)]
    fields = [field for field in range(FIELDS) if s.box.ground[field] == MAP]
    left = [field for field in fields if field not in sources]
    if is_sunset(s):
        refuse(given.fields is not None and "the sun has set, and nothing lies on the island any more")
        for field in given.cleared or ():
            refuse(field not in left and f"no map tile can have been cleared away from {FIELD_NAMES[field]}")
        places += [(s.map_on, field, (given.cleared or {}).get(field, SOME), None) for field in left]
    else:
        refuse(given.cleared is not None and "tiles are cleared away at Sunset, and the sun has not set")
        places += [(s.map_on, field, tile_on(s, field, given, field in left), None) for field in fields]
    deal_map_tiles(s, [place for place in places if place[2] != GONE])


def held_tile(s: State, at: tuple[int, int], given: Any) -> MapPlace:
    """A map tile before a seat: from where, what it says, whether it is turned up."""
    held = HELD_FACTS.read(s, given, "a map tile", at)
    elsewhere = held.source < BAR and s.box.ground[held.source] != MAP
    refuse(elsewhere and f"no map tile can come from {SOURCES[held.source]}")
    named = held.tile is not None and held.tile >= 0
    return s.map_tile, at, held.tile if named else SOME, held.source - BAR if held.source >= BAR else None


def tile_on(s: State, field: int, given: Any, is_there: bool) -> int:
    """The map tile on a field of the island, where it belongs unless it was collected."""
    what = (given.fields or {}).get(field, MAP_TILE if is_there else BARE)
    said = f"{FIELD_NAMES[field]} is said to be {LYING[what]!r}"
    refuse((what != BARE) != is_there and f"{said}, and its map tile {'was not collected' if is_there else 'was collected'}")
    if not is_there:
        return GONE
    refuse(what != MAP_TILE and what < NAMED and f"{said}; there can only be a map tile")
    s.lies[field] = MAP_TILE
    return SOME if what == MAP_TILE else what - NAMED


def deal_map_tiles(s: State, places: Iterable[MapPlace]) -> None:
    """Lay out the tiles that are named; then chance deals the others, first where it must be a letter or a number."""
    left = all_map_tiles(s)
    for array, at, tile, kind in sorted(places, key=lambda place: (place[2] == SOME, place[3] is None)):
        tiles, wanted = (left, "map tile") if kind is None else (of_kind(left, kind), KINDS[kind])
        if tile == SOME:
            refuse(not tiles and f"no {wanted} is left for every place that needs one")
            tile = draw_lot(s, Stream.MAPS, tiles)
        name, alone = f"map tile {TILES[tile]}", 1 << tile
        refuse(kind is not None and not of_kind(alone, kind) and f"{name} lies where there must be a {wanted}")
        refuse(not all_map_tiles(s) & alone and f"this island has no {name}")
        refuse(not left & alone and f"{name} is in two places")
        left ^= alone
        array[at] = tile


def lay_souvenirs(s: State, given: Any) -> None:
    """Souvenirs wherever they are named; of the rest, the bag has what the document says, or everything."""
    places = [*on_island(s, given.fields or {}), *on_treasures(s, given.treasures or {})]
    for array, at, kind in places:
        if kind != SOME:
            array[at] = take_out(s.bag, kind, SOUVENIRS, s.box.souvenirs)
    for seat, hold in enumerate(given.holds or ()):
        HOLD.read(s, hold, "a hold", seat)
        for kind in range(len(SOUVENIRS)):
            take_out(s.bag, kind, SOUVENIRS, s.box.souvenirs, s.hold[seat, kind])
        souvenirs, loads = int(s.hold[seat].sum()), s.loads[seat]
        fits = loads <= souvenirs <= loads * LARGEST
        refuse(not fits and f"the hold of seat {seat} has {souvenirs} souvenirs in {loads} loads")
    for kind, count in enumerate(given.bag or ()):
        take_out(s.bag, kind, SOUVENIRS, s.box.souvenirs, count)
    for symbol, name in enumerate(SYMBOLS):
        kinds, held = s.bag[symbol * NUMBERS : (symbol + 1) * NUMBERS], int(s.supply[:, symbol].sum())
        refuse(kinds.sum() < held and f"the supplies hold {held} {name}; the box has {kinds.sum()} left for them")
        for _ in range(held):
            draw(s, Stream.BAG, kinds)
    for array, at, kind in places:
        if kind == SOME:
            refuse(s.bag.sum() == 0 and "the box has not souvenirs enough for all that")
            array[at] = draw(s, Stream.ISLAND, s.bag)
    lay_bag(s, given)


def on_island(s: State, fields: Mapping[int, int]) -> list[tuple[Array, Any, int]]:
    """The fields where souvenirs lie, and which, as far as that is said."""
    for field, what in fields.items():
        fact = "is no field of The Hook" if what == IN_HOOK else "belongs to The Hook, where nothing lies"
        misplaced = field != REST and (s.box.ground[field] == HOOK) != (what == IN_HOOK)
        refuse(misplaced and f"{FIELD_NAMES[field]} has {LYING[what]!r}; it {fact}")
    wanted = [field for field in range(FIELDS) if s.box.ground[field] == SOUVENIR and not is_sunset(s)]
    lying = {field: fields.get(field, fields.get(REST, SOME)) for field in wanted}
    for field, what in lying.items():
        refuse(what not in (BARE, SOME) and what >= MAP_TILE and f"{FIELD_NAMES[field]} has {LYING[what]!r}; expected a souvenir")
    return [(s.lies, field, what) for field, what in lying.items() if what != BARE]


def on_treasures(s: State, treasures: Mapping[int, Sequence[int]]) -> list[tuple[Array, Any, int]]:
    """The places of the Small Treasures where souvenirs lie, and which, as far as that is said."""
    places: list[tuple[Array, Any, int]] = []
    for treasure, name in enumerate(TREASURE_NAMES):
        size = s.box.sizes[treasure]
        kinds = treasures.get(treasure, [SOME] * size)
        refuse(len(kinds) > size and f"treasure {name} has {len(kinds)} souvenirs; there is room for {size}")
        places += [(s.treasure, (treasure, place), kind) for place, kind in enumerate(kinds)]
    return places


def lay_bag(s: State, given: Any) -> None:
    """What is in the bag, and what is out of the game."""
    left = int(s.bag.sum())
    if given.spent is None:
        s.spent = 0 if given.bag is None else left
    fits = s.spent <= left if given.bag is None else s.spent == left
    refuse(not fits and f"{s.spent} souvenirs are said to be spent, and {left} are left over")
    if given.bag is not None:
        s.bag[:] = given.bag
    else:
        for _ in range(s.spent):
            draw(s, Stream.BAG, s.bag)


def lay_jokers(s: State, bar: Any) -> None:
    """Jokers before the seats and in the bar; what is missing has been spent."""
    left = s.box.jokers - int(s.jokers.sum())
    if bar.jokers is None:
        s.bar_jokers = max(left, 0)
    refuse(left < s.bar_jokers and f"there are {s.box.jokers} jokers, and the position shows more")
    s.spent_jokers = left - s.bar_jokers


def lay_turn(s: State, given: Any) -> None:
    """Whose decision it is; at Sunset the stools say."""
    digs = len(given.dug or ())
    if is_sunset(s):
        stool = min(digs, taken(s) - 1)
        refuse((s.phase == Phase.OVER) != (digs == taken(s)) and "the game is over when the last pirate has dug, and only then")
        others = given.turn is not None and given.turn != s.stool[stool]
        refuse(others and f"turn is {given.turn}, but the pirate of stool {stool + 1} is the other's")
        s.turn = s.stool[stool]
        return
    refuse(digs and "nobody digs before all pirates are at the bar")
    for field in range(FIELDS):
        afloat = s.standing[field] >= 0 and s.lies[field] == BARE
        refuse(afloat and f"a pirate stands on {FIELD_NAMES[field]}, where no tile lies")


def check_phase(s: State, given: Any) -> None:
    """See that the decision that is due can be taken."""
    me, phase = s.turn, PHASES[s.phase]
    walks, pays = s.phase in (Phase.STEP, Phase.TURN_UP), s.phase == Phase.PAY
    for name, said, due in (("walk", bool(given.walk), walks), ("loading", s.loading >= 0, pays)):
        refuse(said != due and f"phase {phase!r} {'cannot have' if said else 'needs'} {name!r}")
    refuse(not pays and s.owed.any() and f"phase {phase!r} cannot have 'owed': nothing is being loaded")
    if walks:
        lay_walk(s, given.walk)
    if pays:
        check_payment(s, given.owed is None)
    stuck = s.phase == Phase.CHOOSE and not rules.can_act(s, me)
    refuse(stuck and f"seat {me} is to choose, and can neither place nor move a pirate")
    if s.phase == Phase.BONUS:
        last = taken(s) > 0 and s.stool[taken(s) - 1] == me
        refuse(not last and f"seat {me} is to take a bonus, but the last stool was not taken by a pirate of his")
        refuse(not any(rules.has_bonus(s, bonus) for bonus in range(3)) and "no bonus is left in the bar")
    poor = s.phase == Phase.LOAD and not any(rules.can_load(s, me, treasure) for treasure in range(len(TREASURE_NAMES)))
    refuse(poor and f"seat {me} is to load, and can pay for nothing")


def lay_walk(s: State, path: Sequence[int]) -> None:
    """The walk under way, field by field; it must have been legal so far, and there must be a way on."""
    me, names = s.turn, [FIELD_NAMES[field] for field in path]
    set_out = s.standing[path[0]] == me and rules.may_move(s, me)
    refuse(not set_out and f"no pirate of seat {me} can have set out from {names[0]}")
    s.trail[0] = path[0]
    for step, field in enumerate(path[1:]):
        beside = [rules.neighbour(s, path[step], direction) for direction in range(4)]
        stepped = field in beside and not rules.was_visited(s, field)
        refuse(not stepped and f"nobody steps from {names[step]} to {names[step + 1]}")
        s.steps = step + 1
        s.trail[s.steps] = field
    before, left = path[-2] if s.steps else FIELDS, rules.steps_left(s)
    refuse((left < 1 or not rules.can_finish(s, before, path[-1], left)) and f"the walk {' '.join(names)} cannot be completed")
    face_down = any(rules.is_face_down(s, 1 - me, slot) for slot in range(HELD))
    turns_up = s.standing[path[-1]] == 1 - me and face_down
    only = "a map tile is turned up on an opponent's pirate, when he has one face down"
    refuse(s.phase == Phase.TURN_UP and not turns_up and only)


def check_payment(s: State, all_owed: bool) -> None:
    """The Small Treasure being paid for, and what is still owed: all that the supply can pay, unless the document says less."""
    needed = [kind // NUMBERS for kind in s.treasure[s.loading].tolist() if kind >= 0]
    most = [min(needed.count(symbol), s.supply[s.turn, symbol]) for symbol in range(len(SYMBOLS))]
    if all_owed:
        s.owed[:] = most
    more = "are owed, and that is more than the treasure has or the supply holds"
    for symbol, name in enumerate(SYMBOLS):
        refuse(s.owed[symbol] > most[symbol] and f"{s.owed[symbol]} {name} {more}")
    given, name = len(needed) - int(s.owed.sum()), TREASURE_NAMES[s.loading]
    refuse(
        given > s.spent_jokers and f"{given} jokers are given for treasure {name}, and only {s.spent_jokers} are out of the game"
    )
    forced = s.owed.sum() == sum(most) and not rules.has_choice(s, s.turn)
    refuse(forced and "there was nothing to choose in paying: no joker was or could be given for a souvenir in the supply")
