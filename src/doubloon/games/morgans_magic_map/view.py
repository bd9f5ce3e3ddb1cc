"""What one seat may know: to read, to deal again, to learn from. Built by adding, never by leaving out."""

from __future__ import annotations

from ...core import Knowledge, State, Struct, forget, observation, rule, spoken
from .components import (
    CARDS,
    DECK,
    DISCARD,
    DISTANCES,
    EDGE_LETTERS,
    FRONT,
    HAND,
    ON_BOARD,
    PLACES,
    RANKS,
    SEATS,
    SETS,
    SIDES,
    SYMBOLS,
    TAKEN,
    TILES,
    TREASURES,
    TURNED,
    WIDTH,
    Phase,
    Stream,
)
from .rules import hand_size, neighbours, points_of, scores, ways_there, winners
from .state import STATE, count_at, draw_from, land_of


class Tile(Struct):
    """A tile of the island: its edges as they lie, clockwise from the north, and the seats whose pirates stand on it."""

    name: str
    turned: int
    edges: str
    pirates: list[int]


class Way(Struct):
    """A way to turn the tile in hand: quarters clockwise from how it is printed, and its edges as they would lie."""

    quarters: int
    edges: str


class Card(Struct):
    """A map card."""

    name: str
    place: str
    distance: int
    symbol: str


class Treasure(Struct):
    """A treasure card."""

    rank: int
    set: str
    value: int


class Pair(Struct):
    """A pair half given up: its first card, the bonus it is for, and the phase to go on with."""

    card: str
    bonus: str
    phase: str


class View(Struct):
    """The table as one seat sees it."""

    phase: str
    turn: int
    island: list[list[Tile | None]]
    """Row by row; None is a gap. A tile in hand is shown where it came from."""
    lifted: str | None
    place: str | None
    """Where the tile in hand will be turned, as "north of swamp"."""
    ways: list[Way]
    """How it fits there."""
    pirates: list[str | None]
    """The tile under each pirate."""
    coins: list[int]
    board: list[Treasure]
    """From the top."""
    levels: list[int]
    """Doubloons beside each level."""
    treasures: list[list[Treasure]]
    """Those each seat has taken, which all have seen."""
    treasures_left: int
    fronts: list[list[Card]]
    """Cards face up before each seat."""
    discards: list[str]
    cards_left: int
    hand: list[Card] | None
    hand_sizes: list[int]
    changes: int
    steps: int
    reach: int
    pair: Pair | None
    scores: list[int]
    winners: list[int]


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = s.phase == Phase.OVER
    points = [0] * SEATS
    scores(s, points)
    won = winners(s) if over else 0
    seats = range(s.seats)
    return View(
        phase=spoken(Phase(s.phase)),
        turn=s.turn,
        island=[[tile_of(s, spot) for spot in row] for row in rows_of(s)],
        lifted=TILES[s.lifted] if s.lifted >= 0 else None,
        place=place_of(s, s.target) if s.target >= 0 else None,
        ways=ways_of(s) if s.target >= 0 else [],
        pirates=[TILES[s.stands[one]] if s.stands[one] >= 0 else None for one in seats],
        coins=[s.coins[one] for one in seats],
        board=treasures_at(s, ON_BOARD),
        levels=s.box.level_coins.tolist()[: s.box.levels],
        treasures=[treasures_at(s, TAKEN + one) for one in seats],
        treasures_left=count_at(s.treasure, DECK),
        fronts=[cards_at(s, FRONT + one) for one in seats],
        discards=[card.name for card in cards_at(s, DISCARD)],
        cards_left=count_at(s.card, DECK),
        hand=None if seat is None else cards_at(s, HAND + seat),
        hand_sizes=[hand_size(s, one) for one in seats],
        changes=s.changes,
        steps=s.steps,
        reach=s.reach,
        pair=pair_of(s) if s.pair_card >= 0 else None,
        scores=points[: s.seats],
        winners=[one for one in seats if won >> one & 1],
    )


def rows_of(s: State) -> list[range]:
    """The spots of the smallest rectangle round the island, row by row."""
    spots = [spot for spot in s.spot.tolist() if spot >= 0]
    rows = [spot // WIDTH for spot in spots]
    columns = [spot % WIDTH for spot in spots]
    first, last = min(columns), max(columns)
    return [range(row * WIDTH + first, row * WIDTH + last + 1) for row in range(min(rows), max(rows) + 1)]


def tile_of(s: State, spot: int) -> Tile | None:
    """The tile on a spot, as it lies."""
    tile = s.lies[spot]
    if tile < 0:
        return None
    pirates = [seat for seat in range(s.seats) if s.stands[seat] == tile]
    return Tile(TILES[tile], s.turned[tile], edges_of(land_of(s, tile)), pirates)


def edges_of(land: int) -> str:
    """The edges of a tile in letters, clockwise from the north."""
    return "".join(EDGE_LETTERS[land >> side & 1] for side in range(len(SIDES)))


def ways_of(s: State) -> list[Way]:
    """How the tile in hand can be turned at its place. (§4.5)"""
    ways, printed = ways_there(s), s.box.edges[s.lifted]
    return [Way(quarters, edges_of(TURNED[printed, quarters])) for quarters in range(4) if ways >> quarters & 1]


def place_of(s: State, spot: int) -> str:
    """The name of a place beside the island. (§4.9)"""
    around = neighbours(s, spot, s.lifted)
    beside = min(tile for tile in range(len(TILES)) if around >> tile & 1)
    ways = {-WIDTH: "north", 1: "east", WIDTH: "south", -1: "west"}
    return f"{ways[spot - s.spot[beside]]} of {TILES[beside]}"


def pair_of(s: State) -> Pair:
    """The pair half given up. (§7.6)"""
    return Pair(CARDS[s.pair_card], SYMBOLS[s.pair_bonus], spoken(Phase(s.pair_phase)))


def cards_at(s: State, where: int) -> list[Card]:
    """The map cards that are there."""
    return [
        Card(CARDS[card], PLACES[card // DISTANCES], card % DISTANCES, SYMBOLS[s.box.symbol[card]])
        for card, there in enumerate(s.card.tolist())
        if there == where
    ]


def treasures_at(s: State, where: int) -> list[Treasure]:
    """The treasures that are there, by rank."""
    there = [treasure for treasure, place in enumerate(s.treasure.tolist()) if place == where]
    return [Treasure(int(RANKS[one]), SETS[s.box.set_of[one]], s.box.worth[one]) for one in there]


IN_QUESTION = -1  # where a card is while it is being dealt anew


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Deal the other hands anew. The decks have no order: a new key is enough for them. (§2.3, §8.3)

    Everybody knows which cards each deck was made of and how many of a hand came from which deck, so the cards of one
    deck are mixed among themselves only; those of the present deck with the cards that are still in it.
    """
    forget(s, key)
    for deck in range(s.decks + 1):
        sizes = 0  # cards of this deck in each hand, eight bits each
        for card in range(len(CARDS)):
            where = s.card[card]
            if where >= HAND and where < FRONT and where != HAND + seat and s.drawn_from[card] == deck:
                sizes += 1 << (8 * (where - HAND))
                s.card[card] = IN_QUESTION
                s.drawn_from[card] = 0
            elif where == DECK and deck == s.decks:
                s.card[card] = IN_QUESTION
        for other in range(s.seats):
            for _ in range((sizes >> (8 * other)) & 255):
                card = draw_from(s, Stream.CARDS, s.card, IN_QUESTION)
                s.card[card] = HAND + other
                s.drawn_from[card] = deck
    for card in range(len(CARDS)):
        if s.card[card] == IN_QUESTION:
            s.card[card] = DECK


def knowledge(s: State, seat: int) -> Knowledge:
    """The seat's knowledge as numbers; where seats are listed the observer comes first, then the table clockwise.

    A spot is row * 24 + column. A card is 0 unseen, 1 discarded, 2 in one's own hand, 3 or more in front of a seat; a treasure
    is 0 in the deck, 1 on the board, 2 or more taken by a seat. -1: nothing, nobody, not in the box.
    """
    yield "phase", s.phase
    yield "to_act", s.turn == seat and s.phase != Phase.OVER
    yield "changes", s.changes
    yield "steps", s.steps
    yield "reach", s.reach
    yield "lifted", s.lifted
    yield "target", s.target
    yield "pair_card", s.pair_card
    yield "pair_bonus", s.pair_bonus
    yield "cards_left", count_at(s.card, DECK)
    yield "spot", s.spot
    yield "turned", s.turned
    for card in range(len(CARDS)):
        yield "cards", seen_card(s, seat, s.card[card])
    for treasure in range(TREASURES):
        where = s.treasure[treasure]
        yield "treasures", where - DECK if where < TAKEN else 2 + (where - TAKEN + s.seats - seat) % s.seats
    for step in range(SEATS):
        one, here = (seat + step) % s.seats, step < s.seats
        yield "stands", s.stands[one] if here else -1
        yield "coins", s.coins[one] if here else 0
        yield "hand_sizes", hand_size(s, one) if here else 0
        yield "points", points_of(s, one) if here else 0


@rule
def seen_card(s: State, seat: int, where: int) -> int:
    """Where a card is for all that a seat can see."""
    if where >= FRONT:
        return 3 + (where - FRONT + s.seats - seat) % s.seats
    if where >= HAND:
        return 2 if where == HAND + seat else 0
    return where - DECK


OBSERVATION, observe = observation(STATE, knowledge)
