"""A position as a document that a person can write by hand. Whatever is left out is sensible, or dealt by chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core import State, by_seat, one_of, read_number, read_seat, refuse_others, roll, spoken
from ...core.positions import EachSeat, Fact, Facts, Number, Seat, Word
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
    RANKS,
    SIDES,
    SYMBOLS,
    TAKEN,
    TILES,
    TURNED,
    WIDTH,
    Phase,
    Stream,
)
from .rules import (
    can_gain,
    first_mate,
    hand_size,
    joined_to,
    neighbours,
    pieces_left,
    ways_there,
    why_not_lift,
    why_not_pair,
    why_not_put,
)
from .state import (
    bare_table,
    centre,
    count_at,
    edges_around,
    land_of,
    lay,
    lay_island,
    lay_out_treasure,
    sweep_island,
    take_card,
)

DOCUMENT = (
    "phase", "turn", "island", "lifted", "place", "pirates", "coins", "hands", "fronts", "discards", "decks", "drawn_from",
    "board", "treasures", "changes", "steps", "reach", "pair",
)  # fmt: skip
PHASES = tuple(spoken(phase) for phase in Phase)
GAP = "."
MOST = 100  # of anything one can save up
HEAD = Facts(Fact("phase", Word(PHASES)), Fact("turn", Seat()))
LIFTED = Facts(Fact("lifted", Word(TILES)))
STANDING = Facts(Fact("pirates", EachSeat(Word(TILES)), "stands"), Fact("coins", EachSeat(Number(30_000))))
TURN = Facts(Fact("changes", Number(MOST)), Fact("steps", Number(MOST)), Fact("reach", Number(MOST)))
PAIR = Facts(
    Fact("card", Word(CARDS), "pair_card", usual=None, called="the card of a pair"),
    Fact("bonus", Word(SYMBOLS), "pair_bonus", usual=None, called="the bonus of a pair"),
    Fact("phase", Word(PHASES), "pair_phase", usual=None, called="the phase of a pair"),
)


# Writing.


def write(s: State) -> dict[str, Any]:
    """The whole position, hands too, by the names that views use."""
    seats = range(s.seats)
    held = [card for card in range(len(CARDS)) if HAND <= s.card[card] < FRONT]
    return {
        **HEAD.write(s),
        "island": write_island(s),
        **LIFTED.write(s),
        "place": write_place(s, s.target) if s.target >= 0 else None,
        **STANDING.write(s),
        "board": treasures_at(s, ON_BOARD),
        "treasures": [treasures_at(s, TAKEN + seat) for seat in seats],
        "hands": [cards_at(s, HAND + seat) for seat in seats],
        "fronts": [cards_at(s, FRONT + seat) for seat in seats],
        "discards": cards_at(s, DISCARD),
        "decks": s.decks,
        "drawn_from": {CARDS[card]: s.drawn_from[card] for card in held if s.drawn_from[card] != s.decks},
        **TURN.write(s),
        "pair": PAIR.write(s) if s.pair_card >= 0 else None,
    }


def cards_at(s: State, where: int) -> list[str]:
    """The names of the cards that are there."""
    return [CARDS[card] for card in range(len(CARDS)) if s.card[card] == where]


def treasures_at(s: State, where: int) -> list[int]:
    """The ranks of the treasures that are there."""
    return [treasure + 1 for treasure in range(s.box.treasures) if s.treasure[treasure] == where]


def write_island(s: State) -> list[str]:
    """Row by row, with the quarters a tile is turned: "tomb/1 . swamp"."""
    spots = [spot for spot in s.spot.tolist() if spot >= 0]
    rows = range(min(spot // WIDTH for spot in spots), max(spot // WIDTH for spot in spots) + 1)
    columns = range(min(spot % WIDTH for spot in spots), max(spot % WIDTH for spot in spots) + 1)
    return [" ".join(write_tile(s, row * WIDTH + column) for column in columns) for row in rows]


def write_tile(s: State, spot: int) -> str:
    """A tile with its quarters, or a gap."""
    tile = s.lies[spot]
    if tile < 0:
        return GAP
    return f"{TILES[tile]}/{s.turned[tile]}" if s.turned[tile] else TILES[tile]


def write_place(s: State, spot: int) -> str:
    """The name of a place. (§4.9)"""
    around = neighbours(s, spot, s.lifted)
    beside = min(tile for tile in range(len(TILES)) if around >> tile & 1)
    side = BESIDE.index(spot - s.spot[beside])
    return f"{SIDES[side]} of {TILES[beside]}"


# Reading.


def read(s: State, document: Mapping[str, Any]) -> None:
    """Lay out the position a document describes, or say which of its facts cannot be."""
    refuse_others(document, DOCUMENT)
    bare_table(s)
    if "island" in document:
        read_island(s, document["island"])
    else:
        while not lay_island(s):
            sweep_island(s)
    read_pirates(s, document)
    read_phase(s, document)
    for seat, coins in enumerate(by_seat(document, "coins", s.seats, s.box.coins)):
        s.coins[seat] = read_number(coins, f"the coins of seat {seat}", 30_000)
    read_treasures(s, document)
    read_cards(s, document)
    read_turn(s, document)
    check_phase(s)


def read_island(s: State, rows: Any) -> None:
    """The tiles row by row; each there once, edges matching, all in one piece."""
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        raise ValueError("island should be rows of tiles, each row a text")
    for row, names in enumerate(rows):
        for column, name in enumerate(names.split()):
            if name != GAP:
                if max(row, column) >= len(TILES):
                    raise ValueError(f"the island is more than {len(TILES)} tiles across or down")
                read_tile(s, name, FIRST_SPOT + row * WIDTH + column)
    tiles = 0
    for tile, name in enumerate(TILES):
        if s.box.edges[tile] >= 0:
            tiles |= 1 << tile
            if s.spot[tile] < 0:
                raise ValueError(f"the island lacks {name}")
            around = edges_around(s, s.spot[tile], -1)
            if land_of(s, tile) & around & 15 != around >> 4 & 15:
                raise ValueError(f"the edges of {name} do not match its neighbours")
    if joined_to(s, tiles & -tiles, -1) != tiles:
        raise ValueError("the island is not in one piece")
    centre(s)


def read_tile(s: State, name: str, spot: int) -> None:
    """A tile with its quarters, turned the shortest way to the same edges."""
    word, _, quarters = name.partition("/")
    tile = one_of(word, TILES, "a tile")
    turned = one_of(quarters or "0", QUARTERS, f"the quarters of {word}")
    if s.box.edges[tile] < 0:
        raise ValueError(f"this box has no tile {word}")
    if s.spot[tile] >= 0:
        raise ValueError(f"{word} is on the island twice")
    ways = TURNED[s.box.edges[tile]].tolist()
    lay(s, tile, spot, ways.index(ways[turned]))


def read_pirates(s: State, document: Mapping[str, Any]) -> None:
    """The tile under each pirate who has landed."""
    for seat, name in enumerate(by_seat(document, "pirates", s.seats, None)):
        if name is not None:
            s.stands[seat] = one_of(name, TILES, "a pirate's tile")
            if s.spot[s.stands[seat]] < 0:
                raise ValueError(f"a pirate stands on {name}, which is not on the island")


def read_phase(s: State, document: Mapping[str, Any]) -> None:
    """Whose decision it is, and which."""
    ashore = [s.stands[seat] >= 0 for seat in range(s.seats)]
    usual = "change" if all(ashore) else "corner"
    s.phase = one_of(document.get("phase", usual), PHASES, "phase")
    if (s.phase == Phase.CORNER) == all(ashore):
        raise ValueError("pirates land before the first turn, all of them, and only then")
    if "turn" in document:
        s.turn = read_seat(document["turn"], s.seats, "turn")
    elif not any(ashore):
        s.turn = roll(s, Stream.SEAT, s.seats)
    elif s.phase == Phase.CORNER:
        s.turn = next(seat for seat in range(s.seats) if not ashore[seat] and ashore[(seat + 1) % s.seats])
    if s.phase == Phase.CORNER:
        order = [ashore[(s.turn - step) % s.seats] for step in range(s.seats)]
        if order != sorted(order):
            raise ValueError(f"captains land counter-clockwise, so that seat {s.turn} cannot be next")
        if len(write_island(s)) != s.box.rows or any(GAP in row.split() for row in write_island(s)):
            raise ValueError(f"while captains land the island is still {s.box.rows} by {s.box.columns}")


def read_treasures(s: State, document: Mapping[str, Any]) -> None:
    """Treasures taken and on the board; the others are in the deck."""
    for seat, ranks in enumerate(by_seat(document, "treasures", s.seats, [])):
        for rank in ranks:
            place_treasure(s, rank, TAKEN + seat)
    if "board" in document:
        for rank in document["board"]:
            place_treasure(s, rank, ON_BOARD)
    else:
        for _ in range(min(s.box.levels, count_at(s.treasure, DECK))):
            lay_out_treasure(s)
    if count_at(s.treasure, ON_BOARD) != s.box.levels:
        raise ValueError(f"the board has {count_at(s.treasure, ON_BOARD)} treasures; there are {s.box.levels} levels")
    if (count_at(s.treasure, DECK) == 0) != (s.phase == Phase.OVER):
        raise ValueError("the game is over when the last treasure is laid out, and only then")


def place_treasure(s: State, rank: Any, where: int) -> None:
    """Put a treasure somewhere, if it is nowhere else."""
    treasure = one_of(str(rank), RANKS[: s.box.treasures], "a treasure")
    if s.treasure[treasure] != DECK:
        raise ValueError(f"treasure {rank} is in two places")
    s.treasure[treasure] = where


def read_cards(s: State, document: Mapping[str, Any]) -> None:
    """Cards in front, discarded and in hand; the others are in the deck. Hands not named are dealt."""
    s.decks = read_number(document.get("decks", 0), "decks", 30_000)
    for seat, names in enumerate(by_seat(document, "fronts", s.seats, [])):
        for name in names:
            place_card(s, name, FRONT + seat)
    for name in document.get("discards", []):
        place_card(s, name, DISCARD)
    hands = by_seat(document, "hands", s.seats, None)
    for seat, names in enumerate(hands):
        if names is not None and len(names) > s.box.hand:
            raise ValueError(f"the hand of seat {seat} has {len(names)} cards; there can be {s.box.hand}")
        for name in names or []:
            s.drawn_from[place_card(s, name, HAND + seat)] = s.decks
    for name, deck in document.get("drawn_from", {}).items():
        card = one_of(name, CARDS, "a card")
        if not HAND <= s.card[card] < FRONT:
            raise ValueError(f"{name} is in nobody's hand")
        s.drawn_from[card] = read_number(deck, "the decks drawn from", s.decks)
    for seat, names in enumerate(hands):
        if names is None:
            for _ in range(min(s.box.hand, count_at(s.card, DECK))):
                take_card(s, seat)


def place_card(s: State, name: Any, where: int) -> int:
    """Put a card somewhere, if it is nowhere else."""
    card = one_of(name, CARDS, "a card")
    if s.card[card] != DECK:
        raise ValueError(f"{name} is in two places, or not in this box")
    s.card[card] = where
    return card


def read_turn(s: State, document: Mapping[str, Any]) -> None:
    """What is left of the turn: tiles to move, steps, levels reached, a tile in hand, a pair half given up."""
    phase = s.phase
    lifted, place, pair = (document.get(name) for name in ("lifted", "place", "pair"))
    if (phase == Phase.PAIR) != (pair is not None):
        raise ValueError(f"phase {PHASES[phase]!r} {'needs' if phase == Phase.PAIR else 'cannot have'} 'pair'")
    if phase == Phase.PAIR:
        phase = read_pair(s, pair)
    changing, walking = phase in (Phase.CHANGE, Phase.PUT, Phase.TURN), phase == Phase.WALK
    s.changes = read_number(document.get("changes", s.box.changes if changing else 0), "changes", MOST if changing else 0)
    s.steps = read_number(document.get("steps", s.box.steps if walking else 0), "steps", MOST if walking else 0)
    digging, least = phase in (Phase.DIG, Phase.TAKE), int(phase == Phase.TAKE)
    s.reach = read_number(document.get("reach", least), "reach", MOST if digging else 0, least)
    in_hand = phase in (Phase.PUT, Phase.TURN)
    if in_hand != (lifted is not None) or (phase == Phase.TURN) != (place is not None):
        raise ValueError(f"phase {PHASES[phase]!r} does not go with the tile in hand")
    if in_hand:
        tile = one_of(lifted, TILES, "lifted")
        if why_not_lift(s, tile):
            raise ValueError(f"{TILES[tile]} cannot have been lifted")
        s.lifted = tile
    if phase == Phase.TURN:
        read_place(s, place)
    if s.phase == Phase.PAIR:
        check_pair(s, phase)


def read_place(s: State, place: Any) -> None:
    """The place where the tile in hand will be turned."""
    side, _, beside = str(place).partition(" of ")
    way, tile = one_of(side, SIDES, "the side of a place"), one_of(beside, TILES, "the tile beside a place")
    if why_not_put(s, tile, way, pieces_left(s)):
        raise ValueError(f"{TILES[s.lifted]} cannot go {place}")
    s.target = s.spot[tile] + BESIDE[way]
    ways = ways_there(s)
    if ways & (ways - 1) == 0:
        raise ValueError(f"{TILES[s.lifted]} fits {place} in one way only")


def read_pair(s: State, pair: Any) -> int:
    """The first card of a pair; returns the phase to go on with."""
    if not isinstance(pair, Mapping):
        raise ValueError(f"pair is {pair!r}; expected a card, a bonus and a phase")
    PAIR.read(s, pair, "pair")
    return int(s.pair_phase)


def check_pair(s: State, phase: int) -> None:
    """A pair must be one that could be begun, with several cards to complete it."""
    s.phase = phase
    if why_not_pair(s, s.turn, s.pair_card, s.pair_bonus):
        raise ValueError(f"{CARDS[s.pair_card]} cannot be given up as one of a pair for {SYMBOLS[s.pair_bonus]}")
    mate = first_mate(s, s.turn, s.pair_card, s.pair_card)
    if first_mate(s, s.turn, s.pair_card, mate) == len(CARDS):
        raise ValueError(f"{CARDS[s.pair_card]} makes a pair with one card only")
    s.phase = Phase.PAIR


def check_phase(s: State) -> None:
    """See that there is something to decide."""
    me, no_hand = s.turn, hand_size(s, s.turn) == 0
    match s.phase:
        case Phase.CHANGE:
            stuck = s.changes == 0 and not can_gain(s, me, MAP)
        case Phase.WALK:
            stuck = s.steps == 0 and not can_gain(s, me, BOOTS)
        case Phase.DIG:
            stuck = no_hand
        case Phase.THROW:
            stuck = no_hand and not can_gain(s, me, DOUBLOONS)
        case _:
            stuck = False
    if stuck:
        raise ValueError(f"seat {me} has nothing to decide in phase {PHASES[s.phase]!r}")
