"""What one seat may know: to read, to deal again, to learn from. Built by adding, never by leaving out."""

from __future__ import annotations

from ...core import Array, Knowledge, State, Struct, counted, draw, forget, observation, rule, spoken
from .components import CARDS, COLOURS, COLUMNS, LENGTH, PLACES, ROUNDS, SEATS, STARTERS, Phase, Stream
from .rules import hand_size, lying, scores, winners
from .state import STATE


class ScoreCard(Struct):
    """Points for most and for second most cards of each colour."""

    first: dict[str, int]
    second: dict[str, int]


class View(Struct):
    """The table as one seat sees it."""

    phase: str
    turn: int
    round: int
    rounds: int
    score_cards: list[ScoreCard]
    """All there are, in the order of their numbers."""
    score_card: int
    """The number of the one face up, from 1."""
    score_cards_unseen: list[int]
    columns: list[list[str]]
    card: str | None
    """The card in the air: taken, and not laid down before it has acted."""
    card_to: int | None
    """Whose collection it will lie in."""
    undealt: dict[str, int]
    collections: list[dict[str, int]]
    """What lies before each seat; the card in the air lies nowhere."""
    places: dict[str, list[int]]
    """Who would score in each colour by what lies there now: first place, then second, as far as they are held."""
    sheet: list[list[int]]
    """The points of the rounds that are over."""
    kept: list[int] | None
    """The points for starter cards kept, once the game is over."""
    scores: list[int]
    winners: list[int]
    hand: dict[str, int] | None
    hands_shown: list[dict[str, int]] | None
    """Everybody's starter cards, laid open when the advanced game is over. (§6.8)"""
    hand_sizes: list[int]
    set_aside_size: int
    passed: list[int]


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
        round=min(s.rounds_over + 1, s.box.rounds),
        rounds=s.box.rounds,
        score_cards=[score_card(s, card) for card in range(s.box.score_cards)],
        score_card=s.score_card + 1,
        score_cards_unseen=[card + 1 for card in range(s.box.score_cards) if s.score_deck[card]],
        columns=[[CARDS[card] for card in s.column[column].tolist()[: s.length[column]]] for column in range(COLUMNS)],
        card=CARDS[s.card] if s.card_to else None,
        card_to=s.card_to - 1 if s.card_to else None,
        undealt=counted(s.deck, CARDS),
        collections=[collection(s, one) for one in seats],
        places={name: places(s, colour) for colour, name in enumerate(COLOURS)},
        sheet=[s.sheet[row].tolist()[: s.seats] for row in range(s.rounds_over)],
        kept=s.sheet[len(s.sheet) - 1].tolist()[: s.seats] if over and s.advanced else None,
        scores=points[: s.seats],
        winners=[one for one in seats if won >> one & 1],
        hand=None if seat is None else counted(s.hand[seat], STARTERS),
        hands_shown=[counted(s.hand[one], STARTERS) for one in seats] if over and s.advanced else None,
        hand_sizes=[hand_size(s, one) for one in seats],
        set_aside_size=int(s.aside.sum()),
        passed=[one for one in seats if s.passed[one]],
    )


def score_card(s: State, card: int) -> ScoreCard:
    """A score card as people read it."""
    return ScoreCard(
        first=by_colour(s.box.first[card]),
        second=by_colour(s.box.second[card]),
    )


def places(s: State, colour: int) -> list[int]:
    """The seats that hold first and second place in a colour by the cards that lie just now. (§4.2, §4.3, §4.4)"""
    cards = [lying(s, seat, colour) for seat in range(s.seats)]
    alone = [seat for seat in range(s.seats) if cards[seat] > 0 and cards.count(cards[seat]) == 1]
    return sorted(alone, key=lambda seat: -cards[seat])[:PLACES]


def collection(s: State, seat: int) -> dict[str, int]:
    """The cards of each colour that lie before a seat. (§3.2)"""
    return {name: lying(s, seat, colour) for colour, name in enumerate(COLOURS)}


def by_colour(numbers: Array) -> dict[str, int]:
    """A number for each colour."""
    return dict(zip(COLOURS, numbers.tolist(), strict=True))


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Deal the other hands and the cards set aside anew, until hands are laid open. Undealt cards have no order yet: a new key
    is enough for them. (§6.2, §6.8)"""
    forget(s, key)
    if s.phase == Phase.OVER:
        return
    sizes = 0  # hand sizes of all seats, five bits each
    for other in range(s.seats):
        if other != seat:
            sizes |= hand_size(s, other) << (5 * other)
            for kind in range(len(STARTERS)):
                s.aside[kind] += s.hand[other, kind]
                s.hand[other, kind] = 0
    for other in range(s.seats):
        for _ in range((sizes >> (5 * other)) & 31):
            s.hand[other, draw(s, Stream.STARTERS, s.aside)] += 1


def knowledge(s: State, seat: int) -> Knowledge:
    """The seat's knowledge as numbers. Where seats are listed, the observer comes first and then the table clockwise; `card_to`
    is a place in such a list; -1 is an empty place in a column, or no card in the air."""
    yield "phase", s.phase
    yield "to_act", s.turn == seat and s.phase != Phase.OVER
    yield "rounds_over", s.rounds_over
    yield "card", s.card if s.card_to > 0 else -1
    yield "card_to", (s.card_to - 1 - seat) % s.seats if s.card_to > 0 else -1
    yield "first", s.box.first[s.score_card]
    yield "second", s.box.second[s.score_card]
    yield "score_cards_unseen", s.score_deck
    for column in range(COLUMNS):
        for place in range(LENGTH):
            yield "columns", s.column[column, place] if place < s.length[column] else -1
    yield "undealt", s.deck
    for step in range(SEATS):
        for colour in range(len(COLOURS)):
            yield "collections", lying(s, (seat + step) % s.seats, colour) if step < s.seats else 0
    yield "hand", s.hand[seat]
    for step in range(SEATS):
        one, here = (seat + step) % s.seats, step < s.seats
        yield "hand_sizes", hand_size(s, one) if here else 0
        yield "passed", s.passed[one] if here else 0
    for row in range(ROUNDS + 1):
        for step in range(SEATS):
            yield "sheet", s.sheet[row, (seat + step) % s.seats] if step < s.seats else 0


OBSERVATION, observe = observation(STATE, knowledge)
