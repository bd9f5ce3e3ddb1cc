"""What lies on the table, and how it is laid out."""

from __future__ import annotations

from ...core import Option, State, draw, record, roll, rule, tell
from .components import (
    BOX,
    CARDS,
    COLOURS,
    COLUMNS,
    LENGTH,
    ROUNDS,
    SCORE_CARDS,
    SEATS,
    STARTERS,
    Event,
    Phase,
    Stream,
)

MAX_EVENTS = 24

STATE = record(
    "buried_treasure",
    [
        ("box", BOX),                                       # the edition's numbers
        ("seats", "i1"),                                    # how many play
        ("advanced", "i1"),                                 # 1 with starter cards
        ("phase", "i1"),                                    # Phase
        ("turn", "i1"),                                     # seat to act
        ("rounds_over", "i1"),                              # rounds scored so far
        ("score_card", "i1"),                               # the score card of this round
        ("score_deck", "i1", (SCORE_CARDS,)),               # 1 for each score card not yet turned
        ("deck", "i1", (len(CARDS),)),                      # game cards not yet dealt, by kind
        ("column", "i1", (COLUMNS, LENGTH)),                # cards on the table; the last of each column is uncovered
        ("length", "i1", (COLUMNS,)),                       # cards left in each column
        ("card", "i1"),                                     # the card whose EXTRA or flags are being carried out
        ("collection", "i1", (SEATS, len(COLOURS))),        # cards gathered, by colour; the card in the air where it will lie
        ("hand", "i1", (SEATS, len(STARTERS))),             # starter cards in hand
        ("aside", "i1", (len(STARTERS),)),                  # starter cards set aside unseen
        ("passed", "i1", (SEATS,)),                         # 1 for who has passed this round
        ("sheet", "i2", (ROUNDS + 1, SEATS)),               # points of each round; last row: starter cards kept
        ("card_to", "i1"),                                  # 1 + the seat that the card in the air goes to; 0: none is in the air
    ],
    streams=Stream,
    events=MAX_EVENTS,
)  # fmt: skip

SINCE = {"card_to": "0.2.0"}
"""Fields that older records know nothing of."""

OPTIONS = {"variant": Option("basic", ("basic", "advanced"))}


def prepare(s: State, seats: int, options: dict[str, str | int]) -> None:
    """Write the options into the record."""
    s.seats = seats
    s.advanced = options["variant"] == "advanced"


@rule
def set_up(s: State) -> None:
    """Shuffle, deal the starter cards, name the first seat and lay out the first round. (§2.1)"""
    for card in range(len(CARDS)):
        s.deck[card] = s.box.cards[card]
    for score_card in range(s.box.score_cards):
        s.score_deck[score_card] = 1
    s.turn = roll(s, Stream.SEAT, s.seats)
    if s.advanced:
        deal_hands(s)
    begin_round(s)


@rule
def deal_hands(s: State) -> None:
    """Deal the starter cards out evenly; the rest is set aside unseen. (§6.1, §6.2)"""
    cards = 0
    for kind in range(len(STARTERS)):
        s.aside[kind] = s.box.starters[kind]
        cards += s.box.starters[kind]
    each = cards // s.seats
    for seat in range(s.seats):
        for _ in range(each):
            s.hand[seat, draw(s, Stream.STARTERS, s.aside)] += 1
    tell(s, Event.HANDS_DEALT, each, cards - each * s.seats)


@rule
def begin_round(s: State) -> None:
    """Turn up a score card and deal the columns; the seat to act begins. (§2.2, §2.3, §2.4)"""
    s.score_card = draw(s, Stream.SCORE_CARDS, s.score_deck)
    for column in range(COLUMNS):
        s.length[column] = s.box.columns[column]
        for place in range(s.length[column]):
            s.column[column, place] = draw(s, Stream.CARDS, s.deck)
    for seat in range(s.seats):
        s.passed[seat] = 0
    s.phase = Phase.TAKE
    tell(s, Event.ROUND_BEGAN, s.rounds_over + 1, s.score_card + 1, s.turn)


def census(s: State) -> dict[str, int]:
    """Everything in the box, counted where it lies: these sums never change."""
    on_table = int(s.length.sum())
    gathered = int(s.collection.sum())
    starters = int(s.hand.sum() + s.aside.sum())
    return {"cards": int(s.deck.sum()) + on_table + gathered + starters}
