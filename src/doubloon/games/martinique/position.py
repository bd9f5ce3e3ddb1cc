"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance.

What a view shows too bears the same name and form here (docs/positions.md); where it hides what a map tile says, this says it.
Documents from before 0.2.0 are read as well: seats as letters, `from` for `source`, `loading` with all about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core import Array, State, by_seat, counted, draw, draw_lot, one_of, read_seat, refuse_others, spoken
from ...core.positions import Fact, Facts, Heap, Number, Row, Word
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
    SYMBOLS,
    TILES,
    TRAIL,
    TREASURE_NAMES,
    Phase,
    Stream,
)
from .rules import (
    can_act,
    can_finish,
    can_load,
    has_bonus,
    has_choice,
    is_face_down,
    may_move,
    neighbour,
    steps_left,
    was_visited,
)
from .state import all_map_tiles, bare_table, lost_field, of_kind

DOCUMENT = (
    "phase", "turn", "fields", "cleared", "pirates", "stools", "dug", "walk", "lost", "bar",
    "map_tiles", "treasures", "supplies", "jokers", "holds", "bag", "spent", "loading", "owed",
)  # fmt: skip
PHASES = tuple(spoken(phase) for phase in Phase)
KINDS = ("letter", "number")
REST = "*"  # in `fields`: every field for souvenirs that is not named
SUPPLY = Heap(SYMBOLS)
LEDGER = Facts(Fact("supplies", Row(SUPPLY, SEATS), "supply"), Fact("jokers", Row(Number(), SEATS)))
PAYING = Facts(Fact("loading", Word(TREASURE_NAMES)), Fact("owed", SUPPLY))


# Writing.


def write(s: State) -> dict[str, Any]:
    """The whole position, what lies face down too."""
    seats = range(SEATS)
    set_already = s.phase in (Phase.DIG, Phase.OVER)
    document: dict[str, Any] = {"phase": PHASES[s.phase], "turn": s.turn}
    if set_already:
        document["cleared"] = {FIELD_NAMES[field]: TILES[s.map_on[field]] for field in range(FIELDS) if s.map_on[field] >= 0}
        document["dug"] = [FIELD_NAMES[field] for field in s.dug.tolist() if field >= 0]
    else:
        named = [field for field in range(FIELDS) if s.box.ground[field] != SEA]
        document["fields"] = {FIELD_NAMES[field]: write_field(s, field) for field in named}
    document["pirates"] = [[FIELD_NAMES[field] for field in range(FIELDS) if s.standing[field] == seat] for seat in seats]
    document["stools"] = [seat for seat in s.stool.tolist() if seat >= 0]
    document["lost"] = FIELD_NAMES[lost_field(s)]
    document["bar"] = {"jokers": s.bar_jokers}
    for kind, name in enumerate(KINDS):
        document["bar"][name] = TILES[s.bar_map[kind]] if s.bar_map[kind] >= 0 else False
    document["map_tiles"] = [write_map_tiles(s, seat) for seat in seats]
    document["treasures"] = {
        name: [SOUVENIRS[kind] for kind in s.treasure[treasure].tolist() if kind >= 0]
        for treasure, name in enumerate(TREASURE_NAMES)
    }
    document |= LEDGER.write(s)
    document["holds"] = [{"loads": s.loads[seat], "souvenirs": counted(s.hold[seat], SOUVENIRS)} for seat in seats]
    document["bag"] = counted(s.bag, SOUVENIRS)
    document["spent"] = s.spent
    if s.phase in (Phase.STEP, Phase.TURN_UP):
        document["walk"] = [FIELD_NAMES[field] for field in s.trail.tolist() if field >= 0]
    if s.phase == Phase.PAY:
        document |= PAYING.write(s)
    return document


def write_field(s: State, field: int) -> str:
    """What lies on a field, a map tile with what it says."""
    if s.box.ground[field] == HOOK:
        return "hook"
    if s.lies[field] == BARE:
        return "bare"
    return f"map-{TILES[s.map_on[field]]}" if s.lies[field] == MAP_TILE else SOUVENIRS[s.lies[field]]


def write_map_tiles(s: State, seat: int) -> list[dict[str, Any]]:
    """The map tiles before a seat, in the order collected."""
    slots = [slot for slot in range(HELD) if s.map_tile[seat, slot] >= 0]
    return [
        {
            "source": SOURCES[s.map_from[seat, slot]],
            "face_up": bool(s.face_up[seat, slot]),
            "tile": TILES[s.map_tile[seat, slot]],
        }
        for slot in slots
    ]


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    refuse_others(document, DOCUMENT)
    bare_table(s)
    read_pirates(s, document)
    s.phase = one_of(document.get("phase", usual_phase(s, document)), PHASES, "phase")
    all_seated = taken(s) == SEATS * s.box.pirates
    if (s.phase in (Phase.DIG, Phase.OVER) and not all_seated) or (s.phase in (Phase.CHOOSE, Phase.STEP) and all_seated):
        raise ValueError("pirates dig when all of them are at the bar, and only then")
    MapTiles(s).read(document)
    read_souvenirs(s, document)
    read_jokers(s, document)
    read_turn(s, document)
    check_phase(s, document)


def field_of(s: State, name: Any, what: str) -> int:
    """A field of this island."""
    if name not in FIELD_NAMES or s.box.ground[FIELD_NAMES.index(name)] == SEA:
        last = FIELD_NAMES[(s.box.rows - 1) * SIDE + s.box.columns - 1]
        raise ValueError(f"{what} is {name!r}; the fields of the island are A1 to {last}")
    return FIELD_NAMES.index(name)


def taken(s: State) -> int:
    """Stools taken so far."""
    return sum(seat >= 0 for seat in s.stool.tolist())


def read_pirates(s: State, document: Mapping[str, Any]) -> None:
    """Pirates on the island, on stools and digging; the others are in hand."""
    stools, dug = document.get("stools", []), document.get("dug", [])
    for seat, names in enumerate(by_seat(document, "pirates", SEATS, [])):
        for name in names:
            if name not in dug:
                stand(s, seat, field_of(s, name, "a pirate's field"))
    if len(stools) > SEATS * s.box.pirates:
        raise ValueError(f"{len(stools)} pirates are at the bar; there are {SEATS * s.box.pirates} stools")
    for stool, seat in enumerate(stools):
        s.stool[stool] = read_seat(seat, SEATS, "a stool")
    for seat in range(SEATS):
        s.in_hand[seat] = not_negative(
            s.box.pirates - s.standing.tolist().count(seat) - s.stool.tolist().count(seat),
            f"seat {seat} has more than {s.box.pirates} pirates",
        )
    if len(dug) > len(stools):
        raise ValueError(f"{len(dug)} pirates have dug, but only {len(stools)} had a stool")
    for stool, name in enumerate(dug):
        s.dug[stool] = field_of(s, name, "a field dug")
        stand(s, s.stool[stool], s.dug[stool])
        if name in by_seat(document, "pirates", SEATS, [])[1 - s.stool[stool]]:
            raise ValueError(f"the pirate on {name} is said to be the other's, but it was he of stool {stool + 1} who dug there")


def stand(s: State, seat: int, field: int) -> None:
    """Put a pirate on a field of his own."""
    if s.standing[field] >= 0:
        raise ValueError(f"two pirates stand on {FIELD_NAMES[field]}")
    s.standing[field] = seat


def not_negative(number: int, sentence: str) -> int:
    """A number of things, or the sentence that says why there cannot be so many elsewhere."""
    if number < 0:
        raise ValueError(sentence)
    return number


def usual_phase(s: State, document: Mapping[str, Any]) -> str:
    """What is decided where the document does not say."""
    if taken(s) == SEATS * s.box.pirates:
        return "over" if len(document.get("dug", [])) == taken(s) else "dig"
    return "step" if document.get("walk") else "pay" if document.get("loading") else "choose"


class MapTiles:
    """The map tiles of a position: first those it names are laid out, then chance deals the others."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = all_map_tiles(s)
        self.places: list[tuple[Array, Any, int | None]] = []
        """Places to deal to: an array, an index, and whether it must be a letter or a number."""

    def read(self, document: Mapping[str, Any]) -> None:
        """Lay out all map tiles."""
        s = self.s
        if "lost" in document:
            field = field_of(s, document["lost"], "lost")
            self.lay(s.lost, LETTER, TILES[field % SIDE], LETTER)
            self.lay(s.lost, NUMBER, TILES[SIDE + field // SIDE], NUMBER)
        else:
            self.lay(s.lost, LETTER, None, LETTER)
            self.lay(s.lost, NUMBER, None, NUMBER)
        for seat, tiles in enumerate(by_seat(document, "map_tiles", SEATS, [])):
            for slot, tile in enumerate(tiles):
                self.read_held(seat, slot, tile)
        sources = [source for row in s.map_from.tolist() for source in row if source >= 0]
        for source in sources:
            if sources.count(source) > 1:
                raise ValueError(f"two map tiles were collected from {SOURCES[source]}")
        self.read_bar(document.get("bar", {}), sources)
        if s.phase in (Phase.DIG, Phase.OVER):
            self.read_cleared(document, sources)
        else:
            self.read_fields(document, sources)
        self.deal()

    def lay(self, places: Array, index: Any, tile: str | None, kind: int | None) -> None:
        """Lay a tile somewhere, or remember that chance must."""
        if tile is None:
            places[index] = 0
            self.places.append((places, index, kind))
            return
        number = one_of(tile, TILES, "a map tile")
        if kind is not None and not of_kind(1 << number, kind):
            raise ValueError(f"map tile {tile} lies where there must be a {KINDS[kind]}")
        if not all_map_tiles(self.s) >> number & 1:
            raise ValueError(f"this island has no map tile {tile}")
        if not self.left >> number & 1:
            raise ValueError(f"map tile {tile} is in two places")
        self.left ^= 1 << number
        places[index] = number

    def read_held(self, seat: int, slot: int, tile: Mapping[str, Any]) -> None:
        """A map tile before a seat: from where, what it says, whether it is turned up."""
        refuse_others(tile, ("source", "from", "tile", "face_up"), "a map tile")
        source = one_of(tile.get("source", tile.get("from")), SOURCES, "the source of a map tile")
        if source < BAR and self.s.box.ground[source] != MAP:
            raise ValueError(f"no map tile can come from {SOURCES[source]}")
        self.s.map_from[seat, slot] = source
        self.s.face_up[seat, slot] = bool(tile.get("face_up", False))
        self.lay(self.s.map_tile, (seat, slot), tile.get("tile"), source - BAR if source >= BAR else None)

    def read_bar(self, bar: Mapping[str, Any], sources: Sequence[int]) -> None:
        """The two map tiles in The Hook, unless somebody took them: false, or null as before 0.2.0."""
        refuse_others(bar, ("jokers", *KINDS), "bar")
        for kind, name in enumerate(KINDS):
            gone = BAR + kind in sources
            tile = bar.get(name, not gone)
            if gone and tile:
                raise ValueError(f"the {name} of the bar is still there, and somebody has taken it")
            if not gone and not tile:
                raise ValueError(f"the {name} of the bar is gone, but nobody has taken it")
            if gone:
                self.s.bar_map[kind] = -1
            else:
                self.lay(self.s.bar_map, kind, None if tile is True else tile, kind)

    def read_fields(self, document: Mapping[str, Any], sources: Sequence[int]) -> None:
        """The map tiles on the island: everywhere they belong but where they were collected."""
        if "cleared" in document:
            raise ValueError("tiles are cleared away at Sunset, and the sun has not set")
        named = document.get("fields", {})
        for field in range(FIELDS):
            if self.s.box.ground[field] == MAP:
                what = named.get(FIELD_NAMES[field], "bare" if field in sources else "map")
                if (what == "bare") != (field in sources):
                    fact = "was collected" if field in sources else "was not collected"
                    raise ValueError(f"{FIELD_NAMES[field]} is said to be {what!r}, and its map tile {fact}")
                if what != "bare":
                    if what != "map" and not str(what).startswith("map-"):
                        raise ValueError(f"{FIELD_NAMES[field]} has {what!r}; there can only be a map tile")
                    self.s.lies[field] = MAP_TILE
                    self.lay(self.s.map_on, field, None if what == "map" else str(what)[4:], None)

    def read_cleared(self, document: Mapping[str, Any], sources: Sequence[int]) -> None:
        """The map tiles that nobody collected, cleared away unseen."""
        if "fields" in document:
            raise ValueError("the sun has set, and nothing lies on the island any more")
        cleared = document.get("cleared", {})
        for name in cleared:
            if self.s.box.ground[field_of(self.s, name, "a field cleared")] != MAP or FIELD_NAMES.index(name) in sources:
                raise ValueError(f"no map tile can have been cleared away from {name}")
        for field in range(FIELDS):
            if self.s.box.ground[field] == MAP and field not in sources:
                self.lay(self.s.map_on, field, cleared.get(FIELD_NAMES[field]), None)

    def deal(self) -> None:
        """Chance deals what is not named, first where it must be a letter or a number."""
        for places, index, kind in sorted(self.places, key=lambda place: place[2] is None):
            tiles = self.left if kind is None else of_kind(self.left, kind)
            if not tiles:
                raise ValueError(f"no {'map tile' if kind is None else KINDS[kind]} is left for every place that needs one")
            tile = draw_lot(self.s, Stream.MAPS, tiles)
            self.left ^= 1 << tile
            places[index] = tile


def read_souvenirs(s: State, document: Mapping[str, Any]) -> None:
    """Souvenirs wherever they are named; of the rest, the bag has what the document says, or everything."""
    to_deal = lay_souvenirs(s, document)
    to_fill = lay_treasures(s, document.get("treasures", {}))
    for seat, hold in enumerate(by_seat(document, "holds", SEATS, {})):
        read_hold(s, seat, hold)
    for seat, supply in enumerate(by_seat(document, "supplies", SEATS, {})):
        s.supply[seat][:] = SUPPLY.read(s, supply, "a supply")
    bag = document.get("bag")
    if bag is not None:
        for name, count in bag.items():
            take(s, one_of(name, SOUVENIRS, "bag"), not_negative(count, f"the bag has {count} {name}"))
    for symbol in range(len(SYMBOLS)):
        kinds = s.bag[symbol * NUMBERS : (symbol + 1) * NUMBERS]
        held = int(s.supply[:, symbol].sum())
        if kinds.sum() < held:
            raise ValueError(f"the supplies hold {held} {SYMBOLS[symbol]}; the box has {kinds.sum()} left for them")
        for _ in range(held):
            draw(s, Stream.BAG, kinds)
    for places, index in (*to_deal, *to_fill):
        if s.bag.sum() == 0:
            raise ValueError("the box has not souvenirs enough for all that")
        places[index] = draw(s, Stream.ISLAND, s.bag)
    spent = document.get("spent", 0 if bag is None else int(s.bag.sum()))
    if not 0 <= spent <= s.bag.sum() or (bag is not None and spent != s.bag.sum()):
        raise ValueError(f"{spent} souvenirs are said to be spent, and {s.bag.sum()} are left over")
    s.spent = spent
    if bag is None:
        for _ in range(spent):
            draw(s, Stream.BAG, s.bag)
    else:
        for kind, name in enumerate(SOUVENIRS):
            s.bag[kind] = bag.get(name, 0)


def take(s: State, kind: int, count: int = 1) -> int:
    """Take souvenirs out of the box."""
    if s.bag[kind] < count:
        raise ValueError(f"the box holds {s.box.souvenirs[kind]} {SOUVENIRS[kind]}, and the position shows more")
    s.bag[kind] -= count
    return kind


def lay_souvenirs(s: State, document: Mapping[str, Any]) -> list[tuple[Array, Any]]:
    """Lay the souvenirs named on the island; returns the places left to chance."""
    if s.phase in (Phase.DIG, Phase.OVER):
        return []
    named = document.get("fields", {})
    for name, what in named.items():
        if name != REST and (s.box.ground[field_of(s, name, "a field")] == HOOK) != (what == "hook"):
            fact = "is no field of The Hook" if what == "hook" else "belongs to The Hook, where nothing lies"
            raise ValueError(f"{name} has {what!r}; it {fact}")
    to_deal: list[tuple[Array, Any]] = []
    for field in range(FIELDS):
        if s.box.ground[field] == SOUVENIR:
            what = named.get(FIELD_NAMES[field], named.get(REST))
            if what is None:
                to_deal.append((s.lies, field))
            elif what != "bare":
                s.lies[field] = take(s, one_of(what, SOUVENIRS, FIELD_NAMES[field]))
    return to_deal


def lay_treasures(s: State, treasures: Mapping[str, Sequence[str]]) -> list[tuple[Array, Any]]:
    """Lay the souvenirs named on the Small Treasures; returns the places left to chance."""
    refuse_others(treasures, TREASURE_NAMES, "treasures")
    to_fill: list[tuple[Array, Any]] = []
    for treasure, name in enumerate(TREASURE_NAMES):
        size = s.box.sizes[treasure]
        if name not in treasures:
            to_fill += [(s.treasure, (treasure, place)) for place in range(size)]
        elif len(treasures[name]) > size:
            raise ValueError(f"treasure {name} has {len(treasures[name])} souvenirs; there is room for {size}")
        else:
            for place, what in enumerate(treasures[name]):
                s.treasure[treasure, place] = take(s, one_of(what, SOUVENIRS, f"treasure {name}"))
    return to_fill


def read_hold(s: State, seat: int, hold: Mapping[str, Any]) -> None:
    """Loads, and the souvenirs in them."""
    refuse_others(hold, ("loads", "souvenirs"), "a hold")
    s.loads[seat] = hold.get("loads", 0)
    for name, count in hold.get("souvenirs", {}).items():
        kind = one_of(name, SOUVENIRS, "a hold")
        s.hold[seat, kind] = not_negative(count, f"a hold has {count} {name}")
        take(s, kind, count)
    souvenirs = int(s.hold[seat].sum())
    if not s.loads[seat] <= souvenirs <= s.loads[seat] * LARGEST:
        raise ValueError(f"the hold of seat {seat} has {souvenirs} souvenirs in {s.loads[seat]} loads")


def read_jokers(s: State, document: Mapping[str, Any]) -> None:
    """Jokers before the seats and in the bar; what is missing has been spent."""
    for seat, jokers in enumerate(by_seat(document, "jokers", SEATS, 0)):
        s.jokers[seat] = not_negative(jokers, f"seat {seat} has {jokers} jokers")
    left = s.box.jokers - int(s.jokers.sum())
    s.bar_jokers = not_negative(document.get("bar", {}).get("jokers", max(left, 0)), "the bar has fewer jokers than none")
    s.spent_jokers = not_negative(left - s.bar_jokers, f"there are {s.box.jokers} jokers, and the position shows more")


def read_turn(s: State, document: Mapping[str, Any]) -> None:
    """Whose decision it is; at Sunset the stools say."""
    s.turn = read_seat(document.get("turn", 0), SEATS, "turn")
    if s.phase in (Phase.DIG, Phase.OVER):
        digs = len(document.get("dug", []))
        if (s.phase == Phase.OVER) != (digs == taken(s)):
            raise ValueError("the game is over when the last pirate has dug, and only then")
        digger = s.stool[min(digs, taken(s) - 1)]
        if "turn" in document and s.turn != digger:
            raise ValueError(f"turn is {s.turn}, but the pirate of stool {min(digs, taken(s) - 1) + 1} is the other's")
        s.turn = digger
    elif document.get("dug"):
        raise ValueError("nobody digs before all pirates are at the bar")
    else:
        for field in range(FIELDS):
            if s.standing[field] >= 0 and s.lies[field] == BARE:
                raise ValueError(f"a pirate stands on {FIELD_NAMES[field]}, where no tile lies")


def check_phase(s: State, document: Mapping[str, Any]) -> None:
    """See that the decision that is due can be taken."""
    me = s.turn
    for name, phases in (("walk", (Phase.STEP, Phase.TURN_UP)), ("loading", (Phase.PAY,))):
        if bool(document.get(name)) != (s.phase in phases):
            raise ValueError(f"phase {PHASES[s.phase]!r} {'cannot have' if document.get(name) else 'needs'} {name!r}")
    if s.phase in (Phase.STEP, Phase.TURN_UP):
        read_walk(s, document["walk"])
    if s.phase == Phase.PAY:
        read_loading(s, document)
    elif document.get("owed"):
        raise ValueError(f"phase {PHASES[s.phase]!r} cannot have 'owed': nothing is being loaded")
    if s.phase == Phase.CHOOSE and not can_act(s, me):
        raise ValueError(f"seat {me} is to choose, and can neither place nor move a pirate")
    if s.phase == Phase.BONUS:
        if taken(s) == 0 or s.stool[taken(s) - 1] != me:
            raise ValueError(f"seat {me} is to take a bonus, but the last stool was not taken by a pirate of his")
        if not any(has_bonus(s, bonus) for bonus in range(3)):
            raise ValueError("no bonus is left in the bar")
    if s.phase == Phase.LOAD and not any(can_load(s, me, treasure) for treasure in range(len(TREASURE_NAMES))):
        raise ValueError(f"seat {me} is to load, and can pay for nothing")


def read_walk(s: State, walk: Sequence[str]) -> None:
    """The walk under way, field by field; it must have been legal so far, and there must be a way on."""
    me = s.turn
    if not 1 <= len(walk) < TRAIL:
        raise ValueError(f"walk is {walk!r}; expected 1 to {TRAIL - 1} fields")
    path = [field_of(s, name, "a field of the walk") for name in walk]
    if s.standing[path[0]] != me or not may_move(s, me):
        raise ValueError(f"no pirate of seat {me} can have set out from {walk[0]}")
    s.trail[0] = path[0]
    for step, field in enumerate(path[1:]):
        if was_visited(s, field) or field not in [neighbour(s, path[step], direction) for direction in range(4)]:
            raise ValueError(f"nobody steps from {walk[step]} to {walk[step + 1]}")
        s.steps = step + 1
        s.trail[s.steps] = field
    if steps_left(s) < 1 or not can_finish(s, path[-2] if s.steps else FIELDS, path[-1], steps_left(s)):
        raise ValueError(f"the walk {' '.join(walk)} cannot be completed")
    if s.phase == Phase.TURN_UP and (
        s.standing[path[-1]] != 1 - me or not any(is_face_down(s, 1 - me, slot) for slot in range(HELD))
    ):
        raise ValueError("a map tile is turned up on an opponent's pirate, when he has one face down")


def read_loading(s: State, document: Mapping[str, Any]) -> None:
    """The Small Treasure being paid for, and what is still owed: all that the supply can pay, unless the document says less."""
    loading, owed = document["loading"], document.get("owed")
    if isinstance(loading, Mapping):  # before 0.2.0
        refuse_others(loading, ("treasure", "owed", "from"), "loading")
        owed = loading.get("owed", {})
        loading = loading.get("treasure")
    s.loading = one_of(loading, TREASURE_NAMES, "loading")
    needed = [kind // NUMBERS for kind in s.treasure[s.loading].tolist() if kind >= 0]
    most = [min(needed.count(symbol), s.supply[s.turn, symbol]) for symbol in range(len(SYMBOLS))]
    if owed is None:
        owed = counted(most, SYMBOLS)
    refuse_others(owed, SYMBOLS, "owed")
    for symbol, name in enumerate(SYMBOLS):
        count = owed.get(name, 0)
        if not 0 <= count <= most[symbol]:
            raise ValueError(f"{count} {name} are owed, and that is more than the treasure has or the supply holds")
        s.owed[symbol] = count
    given = len(needed) - int(s.owed.sum())
    if given > s.spent_jokers:
        raise ValueError(f"{given} jokers are given for treasure {loading}, and only {s.spent_jokers} are out of the game")
    if s.owed.sum() == sum(most) and not has_choice(s, s.turn):
        raise ValueError("there was nothing to choose in paying: no joker was or could be given for a souvenir in the supply")
