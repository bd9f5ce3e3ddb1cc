"""What is in the box: shapes and fixed maxima, colours and kinds of card, phases and events."""

from __future__ import annotations

from enum import IntEnum

from ...core import SEAT_LETTERS, Events, Options, State, Tables, block

SEATS = 4
COLUMNS = 4
LENGTH = 6  # cards in the longest column
SCORE_CARDS = 4
ROUNDS = 3
PLACES = 2  # most cards of a colour, and second most (§4.2)
MOST_CARDS = 127  # nobody holds so many cards of a colour

# Colours and actions index tables, so they are plain ints.
COLOURS = ("red", "green", "yellow", "blue")
PLAIN, ONE_FLAG, TWO_FLAGS, THREE_FLAGS, FOUR_FLAGS, EXTRA = range(6)
ACTIONS = ("plain", "1", "2", "3", "4", "extra")

# A card is colour * 6 + action (§1.1); a starter card is a colour or a wild flag (§1.3).
CARDS = tuple(f"{colour}-{action}" for colour in COLOURS for action in ACTIONS)
FLAG = len(COLOURS)
STARTERS = (*COLOURS, "flag")

BOX = block(
    [
        ("cards", "i1", (len(CARDS),)),                     # game cards of each kind (§1.1)
        ("starters", "i1", (len(STARTERS),)),               # starter cards of each kind (§1.3)
        ("columns", "i1", (COLUMNS,)),                      # cards dealt into each column (§2.3)
        ("rounds", "i1"),                                   # rounds in a game (§5.1)
        ("first", "i2", (SCORE_CARDS, len(COLOURS))),       # points for most cards, by score card (§1.2)
        ("second", "i2", (SCORE_CARDS, len(COLOURS))),      # points for second most
        ("score_cards", "i1"),                              # score cards there are
        ("kept", "i2", (len(STARTERS),)),                   # points for a starter card kept (§6.8)
    ]
)  # fmt: skip


class Phase(IntEnum):
    """One decision each.

    TAKE     -> TAKE | EXTRA | ROB | PLAY_OUT | OVER
    EXTRA    -> TAKE | PLAY_OUT | OVER
    ROB      -> TAKE | PLAY_OUT | OVER
    PLAY_OUT -> PLAY_OUT | TAKE | OVER
    """

    TAKE = 0
    EXTRA = 1
    ROB = 2
    PLAY_OUT = 3
    OVER = 4


class Stream(IntEnum):
    """Where chance is drawn from."""

    SEAT = 0
    SCORE_CARDS = 1
    CARDS = 2
    STARTERS = 3


class Event(Events):
    """What the table saw, and the numbers that each tells."""

    HANDS_DEALT = "cards aside"
    ROUND_BEGAN = "round score seat"
    TOOK = "seat column card"
    GAVE = "seat other colour"
    EXTRA_LOST = "seat colour"
    TOOK_EXTRA = "seat column card"
    EXTRA_DECLINED = "seat"
    FLAGS_LOST = "seat colour"
    ROBBED = "seat other cards colour"
    ROBBED_NOBODY = "seat"
    PLAYED = "seat starter"
    FLAG_LAID = "seat colour"
    PASSED = "seat"
    SCORED = "seat place colour points"
    KEPT = "seat cards points"
    WON = "seat points"
    TIED = "seat other to colour"
    ALL_TIED = "colour"
    NOBODY_SCORED = "colour cards"
    SHARED = "seat other to points"
    ALL_SHARED = "points"


VALUES = {"card": CARDS, "colour": COLOURS, "starter": STARTERS, "to": ("none", *SEAT_LETTERS)}


def fill_box(box: State, tables: Tables, seats: int, options: Options) -> None:
    """Write an edition's numbers into the box, or say why they make none."""
    for colour, name in enumerate(COLOURS):
        row = tables["cards"][name]
        if len(row) != len(ACTIONS):
            raise ValueError(f"cards.{name} has {len(row)} numbers; expected {len(ACTIONS)}: {', '.join(ACTIONS)}")
        for action, count in enumerate(row):
            box.cards[colour * len(ACTIONS) + action] = not_negative(f"cards.{name}", count)
    for kind, name in enumerate(STARTERS):
        box.starters[kind] = not_negative(f"starters.{name}", tables["starters"][name])
        box.kept[kind] = tables["kept"]["flag" if kind == FLAG else "starter"]
    columns = tables["layout"]["columns"]
    if not 1 <= len(columns) <= COLUMNS or not all(1 <= length <= LENGTH for length in columns):
        raise ValueError(f"layout.columns is {columns}; expected 1 to {COLUMNS} columns of 1 to {LENGTH} cards")
    box.columns[: len(columns)] = columns
    box.rounds = tables["layout"]["rounds"]
    first, second = tables["score_cards"]["first"], tables["score_cards"]["second"]
    if not 1 <= box.rounds <= min(ROUNDS, len(first)):
        raise ValueError(f"{box.rounds} rounds with {len(first)} score cards; expected 1 to {ROUNDS} rounds and a card for each")
    if len(first) > SCORE_CARDS or len(first) != len(second):
        raise ValueError(
            f"{len(first)} first and {len(second)} second rows of score cards; expected equally many, up to {SCORE_CARDS}"
        )
    box.score_cards = len(first)
    box.first[: len(first)] = first
    box.second[: len(second)] = second
    needed = box.rounds * sum(columns)
    if box.cards.sum() < needed:
        raise ValueError(f"{box.cards.sum()} game cards; {box.rounds} rounds of {sum(columns)} need {needed}")


def not_negative(name: str, count: int) -> int:
    """A number of cards."""
    if count < 0:
        raise ValueError(f"{name} is {count}; there cannot be fewer than no cards")
    return count
