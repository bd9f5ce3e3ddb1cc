"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core import Array, State, one_of, roll, spoken
from ...core.positions import EachSeat, Fact, Facts, Form, Many, Number, Ordinal, Part, Seat, Table, Word, refuse
from . import rules
from .components import (
    BESIDE,
    BOOTS,
    CARDS,
    DECK,
    DISCARD,
    DOUBLOONS,
    FIRST_SPOT,
    FRONT,
    HAND,
    MAP,
    ON_BOARD,
    QUARTERS,
    SIDES,
    SYMBOLS,
    TAKEN,
    TILES,
    TURNED,
    WIDTH,
    Phase,
    Stream,
)
from .state import bare_table, centre, count_at, edges_around, land_of, lay, lay_island, lay_out_treasure, sweep_island, take_card

PHASES = tuple(spoken(phase) for phase in Phase)
GAP = "."
MOST = 100  # of anything one can save up
MOST_COINS = 30_000
PLACES = tuple(f"{side} of {tile}" for tile in TILES for side in SIDES)


def write_row(s: State, spots: Iterable[int]) -> str:
    """A row of the island, tiles with the quarters they are turned: "tomb/1 . swamp"."""
    tiles = [s.lies[spot] for spot in spots]
    return " ".join(GAP if one < 0 else f"{TILES[one]}/{s.turned[one]}" if s.turned[one] else TILES[one] for one in tiles)


def read_row(s: State, given: Any, what: str) -> list[tuple[int, int] | None]:
    """Tiles and their quarters, None for a gap."""
    refuse(not isinstance(given, str) and "island should be rows of tiles, each row a text")
    words = [word.partition("/") for word in given.split()]
    return [None if name == GAP else (one_of(name, TILES, "a tile"), one_of(turned or "0", QUARTERS, f"the quarters of {name}"))
            for name, _, turned in words]  # fmt: skip


def place_of_target(s: State) -> int:
    """The place where the tile in hand will be turned, by the first tile that it is beside; -1 none. (§4.9)"""
    if s.target < 0:
        return -1
    around = rules.neighbours(s, s.target, s.lifted)
    beside = min(tile for tile in range(len(TILES)) if around >> tile & 1)
    return beside * len(SIDES) + BESIDE.index(s.target - s.spot[beside])


def found(places: Array, where: int) -> list[int]:
    """The things that are there."""
    return [thing for thing, place in enumerate(places.tolist()) if place == where]


def found_by_seat(s: State, places: Array, where: int) -> list[list[int]]:
    """The things that each seat has there."""
    return [found(places, where + seat) for seat in range(s.seats)]


def rows_of_island(s: State) -> list[range]:
    """The spots from the northernmost tile to the southernmost, row by row."""
    spots = [spot for spot in s.spot.tolist() if spot >= 0]
    first, last = min(spot % WIDTH for spot in spots), max(spot % WIDTH for spot in spots)
    rows = range(min(spots) // WIDTH, max(spots) // WIDTH + 1)
    return [range(row * WIDTH + first, row * WIDTH + last + 1) for row in rows]


def drawn_earlier(s: State) -> dict[int, int]:
    """Cards in hands that come from an earlier deck."""
    held = [card for card in range(len(CARDS)) if HAND <= s.card[card] < FRONT]
    return {card: s.drawn_from[card] for card in held if s.drawn_from[card] != s.decks}


HAND_OF_CARDS = Many(Word(CARDS), lambda s: s.box.hand, each="a card", may_be_none=True)
CARD_LIST, RANKS = Many(Word(CARDS), each="a card"), Many(Ordinal(lambda s: s.box.treasures), each="a treasure")
PAIR = Facts(
    Fact("card", Word(CARDS), "pair_card", usual=None, called="the card of a pair"),
    Fact("bonus", Word(SYMBOLS), "pair_bonus", usual=None, called="the bonus of a pair"),
    Fact("phase", Word(PHASES), "pair_phase", usual=None, called="the phase of a pair"),
)
POSITION = Facts(
    Fact("phase", Word(PHASES)),
    Fact("turn", Seat()),
    Fact("island", Many(Form(write_row, read_row)), says=rows_of_island),
    Fact("lifted", Word(TILES, may_be_none=True)),
    Fact("place", Word(PLACES, may_be_none=True), says=place_of_target),
    Fact("pirates", EachSeat(Word(TILES, may_be_none=True), each="a pirate's tile"), "stands"),
    Fact("coins", EachSeat(Number(MOST_COINS))),
    Fact("board", RANKS, says=lambda s: found(s.treasure, ON_BOARD)),
    Fact("treasures", EachSeat(RANKS), says=lambda s: found_by_seat(s, s.treasure, TAKEN)),
    Fact("hands", EachSeat(HAND_OF_CARDS), says=lambda s: found_by_seat(s, s.card, HAND)),
    Fact("fronts", EachSeat(CARD_LIST), says=lambda s: found_by_seat(s, s.card, FRONT)),
    Fact("discards", CARD_LIST, says=lambda s: found(s.card, DISCARD)),
    Fact("decks", Number(MOST_COINS)),
    Fact("drawn_from", Table(Word(CARDS), Number(lambda s: s.decks)), says=drawn_earlier),
    Fact("changes", Number(MOST)),
    Fact("steps", Number(MOST)),
    Fact("reach", Number(MOST)),
    Fact("pair", Part(PAIR, when=lambda s, _: s.pair_card >= 0)),
)
write = POSITION.write


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    bare_table(s)
    given = POSITION.read(s, document)
    if given.island is None:
        while not lay_island(s):
            sweep_island(s)
    else:
        lay_rows(s, given.island)
    for tile in (tile for tile in s.stands.tolist() if tile >= 0):
        refuse(s.spot[tile] < 0 and f"a pirate stands on {TILES[tile]}, which is not on the island")
    lay_phase(s, given)
    lay_treasures(s, given)
    lay_cards(s, given)
    lay_turn(s, given)
    check_phase(s)


def lay_rows(s: State, rows: Sequence[Sequence[tuple[int, int] | None]]) -> None:
    """The tiles row by row; each there once, edges matching, all in one piece."""
    for row, tiles in enumerate(rows):
        for column, given in enumerate(tiles):
            if given is not None:
                refuse(max(row, column) >= len(TILES) and f"the island is more than {len(TILES)} tiles across or down")
                lay_tile(s, *given, FIRST_SPOT + row * WIDTH + column)
    whole = [tile for tile in range(len(TILES)) if s.box.edges[tile] >= 0]
    for tile in whole:
        refuse(s.spot[tile] < 0 and f"the island lacks {TILES[tile]}")
        around = edges_around(s, s.spot[tile], -1)
        fits = land_of(s, tile) & around & 15 == around >> 4 & 15
        refuse(not fits and f"the edges of {TILES[tile]} do not match its neighbours")
    refuse(rules.joined_to(s, 1 << whole[0], -1) != sum(1 << tile for tile in whole) and "the island is not in one piece")
    centre(s)


def lay_tile(s: State, tile: int, quarters: int, spot: int) -> None:
    """A tile of this box that is not there yet, turned the shortest way to the same edges."""
    refuse(s.box.edges[tile] < 0 and f"this box has no tile {TILES[tile]}")
    refuse(s.spot[tile] >= 0 and f"{TILES[tile]} is on the island twice")
    ways = TURNED[s.box.edges[tile]].tolist()
    lay(s, tile, spot, ways.index(ways[quarters]))


def lay_phase(s: State, given: Any) -> None:
    """Whose decision it is, and which."""
    ashore = [s.stands[seat] >= 0 for seat in range(s.seats)]
    if given.phase is None:
        s.phase = Phase.CHANGE if all(ashore) else Phase.CORNER
    landing = s.phase == Phase.CORNER
    refuse(landing == all(ashore) and "pirates land before the first turn, all of them, and only then")
    if given.turn is None and not any(ashore):
        s.turn = roll(s, Stream.SEAT, s.seats)
    elif given.turn is None and landing:
        s.turn = next(seat for seat in range(s.seats) if not ashore[seat] and ashore[(seat + 1) % s.seats])
    order = [ashore[(s.turn - step) % s.seats] for step in range(s.seats)]
    refuse(landing and order != sorted(order) and f"captains land counter-clockwise, so that seat {s.turn} cannot be next")
    spots = [list(row) for row in rows_of_island(s)]
    whole = len(spots) == s.box.rows and all(s.lies[spot] >= 0 for row in spots for spot in row)
    refuse(landing and not whole and f"while captains land the island is still {s.box.rows} by {s.box.columns}")


def put(places: Array, things: Iterable[int], where: int, names: Sequence[str]) -> None:
    """Put things somewhere that are nowhere else."""
    for thing in things:
        refuse(places[thing] != DECK and f"{names[thing]} is in two places, or not in this box")
        places[thing] = where


def lay_treasures(s: State, given: Any) -> None:
    """Treasures taken and on the board; the others are in the deck."""
    names = [f"treasure {rank + 1}" for rank in range(len(s.treasure))]
    for seat, ranks in enumerate(given.treasures or ()):
        put(s.treasure, ranks, TAKEN + seat, names)
    put(s.treasure, given.board or (), ON_BOARD, names)
    for _ in range(min(s.box.levels, count_at(s.treasure, DECK)) if given.board is None else 0):
        lay_out_treasure(s)
    laid = count_at(s.treasure, ON_BOARD)
    refuse(laid != s.box.levels and f"the board has {laid} treasures; there are {s.box.levels} levels")
    ended = count_at(s.treasure, DECK) == 0
    refuse(ended != (s.phase == Phase.OVER) and "the game is over when the last treasure is laid out, and only then")


def lay_cards(s: State, given: Any) -> None:
    """Cards in front, discarded and in hand; the others are in the deck. Hands not named are dealt."""
    for seat, cards in enumerate(given.fronts or ()):
        put(s.card, cards, FRONT + seat, CARDS)
    put(s.card, given.discards or (), DISCARD, CARDS)
    hands = given.hands or [None] * s.seats
    for seat, cards in enumerate(hands):
        put(s.card, cards or (), HAND + seat, CARDS)
    drawn_from = {**dict.fromkeys((card for cards in hands for card in cards or ()), s.decks), **(given.drawn_from or {})}
    for card, deck in drawn_from.items():
        refuse(not HAND <= s.card[card] < FRONT and f"{CARDS[card]} is in nobody's hand")
        s.drawn_from[card] = deck
    for seat in (seat for seat, cards in enumerate(hands) if cards is None):
        for _ in range(min(s.box.hand, count_at(s.card, DECK))):
            take_card(s, seat)


def lay_turn(s: State, given: Any) -> None:
    """What is left of the turn: tiles to move, steps, levels reached, a tile in hand, a pair half given up."""
    pairing, phase = s.phase == Phase.PAIR, s.phase
    refuse(pairing != (given.pair is not None) and f"phase {PHASES[phase]!r} {'needs' if pairing else 'cannot have'} 'pair'")
    if pairing:
        phase = PAIR.read(s, given.pair, "pair").phase
    in_hand = phase in (Phase.PUT, Phase.TURN)
    lay_rest(s, given, "changes", s.box.changes, in_hand or phase == Phase.CHANGE)
    lay_rest(s, given, "steps", s.box.steps, phase == Phase.WALK)
    lay_rest(s, given, "reach", int(phase == Phase.TAKE), phase in (Phase.DIG, Phase.TAKE))
    refuse(phase == Phase.TAKE and s.reach == 0 and "reach is 0; expected 1 or more where a treasure is taken")
    fits = in_hand == (s.lifted >= 0) and (phase == Phase.TURN) == (given.place not in (None, -1))
    refuse(not fits and f"phase {PHASES[phase]!r} does not go with the tile in hand")
    lifted = not in_hand or rules.why_not_lift(s, s.lifted) == 0
    refuse(not lifted and f"{TILES[s.lifted]} cannot have been lifted")
    if phase == Phase.TURN:
        lay_target(s, given.place)
    if pairing:
        check_pair(s, phase)


def lay_rest(s: State, given: Any, name: str, usual: int, fits: bool) -> None:
    """How much of something is left: as at the beginning, where the document is silent; nothing in other phases."""
    if getattr(given, name) is None:
        setattr(s, name, usual if fits else 0)
    left = getattr(s, name)
    refuse(left and not fits and f"{name} is {left}; expected 0 in phase {PHASES[s.phase]!r}")


def lay_target(s: State, place: int) -> None:
    """The place where the tile in hand will be turned."""
    there, (beside, way) = PLACES[place], divmod(place, len(SIDES))
    refuse(rules.why_not_put(s, beside, way, rules.pieces_left(s)) and f"{TILES[s.lifted]} cannot go {there}")
    s.target = s.spot[beside] + BESIDE[way]
    ways = rules.ways_there(s)
    refuse(ways & (ways - 1) == 0 and f"{TILES[s.lifted]} fits {there} in one way only")


def check_pair(s: State, phase: int) -> None:
    """A pair must be one that could be begun, with several cards to complete it."""
    s.phase, name = phase, CARDS[s.pair_card]
    against = rules.why_not_pair(s, s.turn, s.pair_card, s.pair_bonus)
    refuse(against and f"{name} cannot be given up as one of a pair for {SYMBOLS[s.pair_bonus]}")
    mate = rules.first_mate(s, s.turn, s.pair_card, s.pair_card)
    refuse(rules.first_mate(s, s.turn, s.pair_card, mate) == len(CARDS) and f"{name} makes a pair with one card only")
    s.phase = Phase.PAIR


def check_phase(s: State) -> None:
    """See that there is something to decide."""
    me, no_hand = s.turn, rules.hand_size(s, s.turn) == 0
    stuck = {
        Phase.CHANGE: s.changes == 0 and not rules.can_gain(s, me, MAP),
        Phase.WALK: s.steps == 0 and not rules.can_gain(s, me, BOOTS),
        Phase.DIG: no_hand,
        Phase.THROW: no_hand and not rules.can_gain(s, me, DOUBLOONS),
    }
    refuse(stuck.get(Phase(s.phase)) and f"seat {me} has nothing to decide in phase {PHASES[s.phase]!r}")
