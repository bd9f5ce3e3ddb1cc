"""The rules, one function to a paragraph of RULES.md, in its order."""

from __future__ import annotations

from ...core import Array, State, hush, reveal, rule, tell
from .components import ACTIONS, COLOURS, COLUMNS, EXTRA, FLAG, STARTERS, Event, Phase
from .moves import EXTRA as EXTRA_MOVE
from .moves import FLAG as FLAG_MOVE
from .moves import MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from .state import begin_round


@rule
def acting(s: State) -> int:
    """One seat at a time, clockwise. (§2.1)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Write the ids of all that the seat may do; returns how many."""
    match s.phase:
        case Phase.TAKE:
            n = list_cards(s, seat, TAKE, -1, out, 0)
            return list_starters(s, seat, out, n)
        case Phase.EXTRA:
            out[0] = NO_EXTRA
            return list_cards(s, seat, EXTRA_MOVE, colour_of(s.card), out, 1)
        case Phase.ROB:
            out[0] = ROB_NOBODY
            return list_victims(s, seat, out, 1)
        case Phase.PLAY_OUT:
            out[0] = PASS
            return list_starters(s, seat, out, 1)
        case _:
            return 0


@rule
def list_cards(s: State, seat: int, first: int, colour: int, out: Array, n: int) -> int:
    """The uncovered cards, or those of one colour. (§3.1, §3.3)"""
    for column in range(COLUMNS):
        if is_open(s, column, colour):
            n = list_recipients(s, seat, first + column * RECIPIENTS, out, n)
    return n


@rule
def list_recipients(s: State, seat: int, first: int, out: Array, n: int) -> int:
    """One's own collection or, in the advanced game, any other. (§3.2, §6.5)"""
    out[n] = first
    n += 1
    for other in range(s.seats):
        if s.advanced and other != seat:
            out[n] = first + 1 + other
            n += 1
    return n


@rule
def list_starters(s: State, seat: int, out: Array, n: int) -> int:
    """The starter cards in hand. (§6.3, §6.4)"""
    for colour in range(len(COLOURS)):
        if s.hand[seat, colour] > 0:
            n = list_recipients(s, seat, PLAY + colour * RECIPIENTS, out, n)
        if s.hand[seat, FLAG] > 0:
            n = list_recipients(s, seat, FLAG_MOVE + colour * RECIPIENTS, out, n)
    return n


@rule
def list_victims(s: State, seat: int, out: Array, n: int) -> int:
    """Whom to rob, and of how many cards. (§3.6)"""
    for other in range(s.seats):
        for cards in range(most_to_rob(s, seat, other)):
            out[n] = ROB + other * MOST_FLAGS + cards
            n += 1
    return n


@rule
def colour_of(card: int) -> int:
    """The colour of a game card. (§1.1)"""
    return card // len(ACTIONS)


@rule
def action_of(card: int) -> int:
    """What a game card calls for: nothing, that many flags, or EXTRA. (§1.1)"""
    return card % len(ACTIONS)


@rule
def is_open(s: State, column: int, colour: int) -> bool:
    """Whether a column has an uncovered card, of that colour unless colour is -1. (§3.1)"""
    length = s.length[column]
    return length > 0 and (colour < 0 or colour_of(s.column[column, length - 1]) == colour)


@rule
def most_to_rob(s: State, seat: int, other: int) -> int:
    """As many as there are flags, or as many as the other has; nobody robs himself. (§3.6)"""
    if other == seat or other >= s.seats:
        return 0
    return min(action_of(s.card), s.collection[other, colour_of(s.card)])


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Carry out one legal move and everything that follows from it."""
    hush(s)
    match s.phase:
        case Phase.TAKE:
            if move < EXTRA_MOVE:
                take(s, seat, (move - TAKE) // RECIPIENTS, recipient(seat, (move - TAKE) % RECIPIENTS))
            else:
                play_starter(s, seat, move)
        case Phase.EXTRA:
            if move == NO_EXTRA:
                decline_extra(s, seat)
            else:
                take_extra(s, seat, (move - EXTRA_MOVE) // RECIPIENTS, recipient(seat, (move - EXTRA_MOVE) % RECIPIENTS))
        case Phase.ROB:
            if move == ROB_NOBODY:
                rob_nobody(s, seat)
            else:
                rob(s, seat, (move - ROB) // MOST_FLAGS, (move - ROB) % MOST_FLAGS + 1)
        case Phase.PLAY_OUT:
            if move == PASS:
                say_pass(s, seat)
            else:
                play_starter(s, seat, move)


@rule
def recipient(seat: int, to: int) -> int:
    """Whose collection a move's last number means: 0 is one's own, 1 that of seat 0. (§6.5)"""
    return seat if to == 0 else to - 1


@rule
def pick_up(s: State, column: int) -> int:
    """Lift the uncovered card of a column; the one below now lies uncovered. (§3.1)"""
    s.length[column] -= 1
    return s.column[column, s.length[column]]


@rule
def lay(s: State, seat: int, to: int, colour: int) -> None:
    """Lay a card face up in a collection, among its colour. (§3.2, §6.5)"""
    s.collection[to, colour] += 1
    if to != seat:
        tell(s, Event.GAVE, seat, to, colour)


@rule
def take(s: State, seat: int, column: int, to: int) -> None:
    """Take the uncovered card of a column, then do what it calls for. (§3.1)"""
    s.card = pick_up(s, column)
    colour = colour_of(s.card)
    tell(s, Event.TOOK, seat, column + 1, s.card)
    lay(s, seat, to, colour)
    if action_of(s.card) == EXTRA:
        offer_extra(s, seat, colour)
    elif action_of(s.card) > 0:
        offer_robbery(s, seat, colour)
    else:
        end_turn(s)


@rule
def offer_extra(s: State, seat: int, colour: int) -> None:
    """One more card of that colour, if one lies uncovered; else the EXTRA is lost. (§3.3, §3.5)"""
    for column in range(COLUMNS):
        if is_open(s, column, colour):
            s.phase = Phase.EXTRA
            return
    tell(s, Event.EXTRA_LOST, seat, colour)
    end_turn(s)


@rule
def take_extra(s: State, seat: int, column: int, to: int) -> None:
    """The second card is only a card. (§3.4)"""
    card = pick_up(s, column)
    tell(s, Event.TOOK_EXTRA, seat, column + 1, card)
    lay(s, seat, to, colour_of(card))
    end_turn(s)


@rule
def decline_extra(s: State, seat: int) -> None:
    """An EXTRA is an offer. (§3.3)"""
    tell(s, Event.EXTRA_DECLINED, seat)
    end_turn(s)


@rule
def offer_robbery(s: State, seat: int, colour: int) -> None:
    """Flags ask whom to rob, if anybody has a card of that colour. (§3.6)"""
    for other in range(s.seats):
        if most_to_rob(s, seat, other) > 0:
            s.phase = Phase.ROB
            return
    tell(s, Event.FLAGS_LOST, seat, colour)
    end_turn(s)


@rule
def rob(s: State, seat: int, other: int, cards: int) -> None:
    """Stolen cards go to the thief, and nothing they say is carried out. (§3.7)"""
    colour = colour_of(s.card)
    s.collection[other, colour] -= cards
    s.collection[seat, colour] += cards
    tell(s, Event.ROBBED, seat, other, cards, colour)
    end_turn(s)


@rule
def rob_nobody(s: State, seat: int) -> None:
    """Flags are an offer. (§3.6)"""
    tell(s, Event.ROBBED_NOBODY, seat)
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The next seat takes; with the table empty the round ends, or the starter cards are played out. (§4.1, §6.6)"""
    if cards_on_table(s) > 0:
        s.phase = Phase.TAKE
        s.turn = (s.turn + 1) % s.seats
    elif s.advanced:
        play_out(s)
    else:
        end_round(s)


@rule
def cards_on_table(s: State) -> int:
    """Cards left in the columns. (§4.1)"""
    cards = 0
    for column in range(COLUMNS):
        cards += s.length[column]
    return cards


@rule
def end_round(s: State) -> None:
    """Score each colour; then the next round, with the collections as they are, or the end. (§4.1, §4.5, §5.1)"""
    for colour in range(len(COLOURS)):
        score_colour(s, colour)
    s.rounds_over += 1
    if s.rounds_over < s.box.rounds:
        s.turn = poorest_seat(s)
        begin_round(s)
    else:
        end_game(s)


@rule
def score_colour(s: State, colour: int) -> None:
    """Most cards and second most score. (§4.2)"""
    first = next_alone(s, colour, 127)
    if first >= 0:
        score_place(s, first, 1, colour, s.box.first[s.score_card, colour])
        second = next_alone(s, colour, s.collection[first, colour])
        if second >= 0:
            score_place(s, second, 2, colour, s.box.second[s.score_card, colour])


@rule
def next_alone(s: State, colour: int, below: int) -> int:
    """Who alone holds the highest number under a bound; -1 if nobody. Equals are passed over, none is no number. (§4.3, §4.4)"""
    while True:
        best, alone, holders = 0, -1, 0
        for seat in range(s.seats):
            cards = s.collection[seat, colour]
            if best < cards < below:
                best, alone, holders = cards, seat, 1
            elif cards == best:
                holders += 1
        if best == 0 or holders == 1:
            return alone
        below = best


@rule
def score_place(s: State, seat: int, place: int, colour: int, points: int) -> None:
    """Write the points of a place down. (§4.2)"""
    s.sheet[s.rounds_over, seat] += points
    tell(s, Event.SCORED, seat, place, colour, points)


@rule
def total(s: State, seat: int) -> int:
    """All points of a seat so far. (§5.1)"""
    points = 0
    for row in range(len(s.sheet)):
        points += s.sheet[row, seat]
    return points


@rule
def poorest_seat(s: State) -> int:
    """The lowest total begins; of equals the first clockwise after the seat that acted last. (§4.6)"""
    poorest = (s.turn + 1) % s.seats
    for step in range(2, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if total(s, seat) < total(s, poorest):
            poorest = seat
    return poorest


@rule
def end_game(s: State) -> None:
    """Starter cards kept are paid, and the most points win. (§5.1)"""
    for seat in range(s.seats):
        if s.advanced:
            pay_kept(s, seat)
    s.phase = Phase.OVER
    won = winners(s)
    for seat in range(s.seats):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat, total(s, seat))


@rule
def pay_kept(s: State, seat: int) -> None:
    """A point for each starter card kept, none for wild flags. (§6.8)"""
    cards = 0
    points = 0
    for kind in range(len(STARTERS)):
        cards += s.hand[seat, kind]
        points += s.hand[seat, kind] * s.box.kept[kind]
    s.sheet[len(s.sheet) - 1, seat] = points
    tell(s, Event.KEPT, seat, cards, points)


@rule
def scores(s: State, out: Array) -> None:
    """The points of each seat. (§5.1)"""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def winners(s: State) -> int:
    """Most points; equals share. (§5.1)"""
    best = 0
    for seat in range(s.seats):
        best = max(best, total(s, seat))
    mask = 0
    for seat in range(s.seats):
        if total(s, seat) == best:
            mask |= 1 << seat
    return mask


@rule
def play_starter(s: State, seat: int, move: int) -> None:
    """Play a card from the hand, which all now see. (§6.3)"""
    reveal(s)
    if move < FLAG_MOVE:
        colour = (move - PLAY) // RECIPIENTS
        s.hand[seat, colour] -= 1
        tell(s, Event.PLAYED, seat, colour)
        lay(s, seat, recipient(seat, (move - PLAY) % RECIPIENTS), colour)
    else:
        lay_flag(s, seat, (move - FLAG_MOVE) // RECIPIENTS, recipient(seat, (move - FLAG_MOVE) % RECIPIENTS))
    end_turn(s)


@rule
def lay_flag(s: State, seat: int, colour: int, to: int) -> None:
    """A wild flag becomes a card of the colour it is laid on. (§6.4)"""
    s.hand[seat, FLAG] -= 1
    tell(s, Event.FLAG_LAID, seat, colour)
    lay(s, seat, to, colour)


@rule
def play_out(s: State) -> None:
    """With the table empty, who has not passed plays a starter card or passes; when all have, the round ends. (§6.6)"""
    for step in range(1, s.seats + 1):
        seat = (s.turn + step) % s.seats
        if not s.passed[seat] and hand_size(s, seat) == 0:
            s.passed[seat] = 1
            tell(s, Event.PASSED, seat)
        if not s.passed[seat]:
            s.phase = Phase.PLAY_OUT
            s.turn = seat
            return
    end_round(s)


@rule
def hand_size(s: State, seat: int) -> int:
    """Starter cards in a hand. (§6.2)"""
    cards = 0
    for kind in range(len(STARTERS)):
        cards += s.hand[seat, kind]
    return cards


@rule
def say_pass(s: State, seat: int) -> None:
    """A pass is final for the round. (§6.7)"""
    s.passed[seat] = 1
    tell(s, Event.PASSED, seat)
    play_out(s)


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it: 303 is §3.3."""
    if not (acting(s) >> seat) & 1:
        return 201  # somebody else's turn
    if move < EXTRA_MOVE:
        return why_not_card(s, seat, move - TAKE, Phase.TAKE, -1)
    if move < NO_EXTRA:
        return why_not_card(s, seat, move - EXTRA_MOVE, Phase.EXTRA, colour_of(s.card))
    if move == NO_EXTRA:
        return 0 if s.phase == Phase.EXTRA else 303
    if move < ROB_NOBODY:
        allowed = s.phase == Phase.ROB and (move - ROB) % MOST_FLAGS < most_to_rob(s, seat, (move - ROB) // MOST_FLAGS)
        return 0 if allowed else 306
    if move == ROB_NOBODY:
        return 0 if s.phase == Phase.ROB else 306
    if move < PASS:
        return why_not_starter(s, seat, move)
    return 0 if s.phase == Phase.PLAY_OUT else 607


@rule
def why_not_card(s: State, seat: int, choice: int, phase: int, colour: int) -> int:
    """What speaks against taking a card, as one's card of the turn or as an EXTRA."""
    if s.phase != phase:
        return why_not_now(s) if phase == Phase.TAKE else 303
    if not is_open(s, choice // RECIPIENTS, colour):
        return 301 if phase == Phase.TAKE else 303
    return why_not_recipient(s, seat, choice % RECIPIENTS)


@rule
def why_not_now(s: State) -> int:
    """Which paragraph says what has to be decided first."""
    match s.phase:
        case Phase.EXTRA:
            return 303
        case Phase.ROB:
            return 306
        case _:
            return 606


@rule
def why_not_recipient(s: State, seat: int, to: int) -> int:
    """What speaks against laying a card in that collection."""
    if to == 0:
        return 0
    if not s.advanced:
        return 302
    return 605 if to - 1 == seat or to > s.seats else 0


@rule
def why_not_starter(s: State, seat: int, move: int) -> int:
    """What speaks against playing that card from the hand."""
    if not s.advanced:
        return 301
    if s.phase not in (Phase.TAKE, Phase.PLAY_OUT):
        return why_not_now(s)
    if move < FLAG_MOVE:
        if s.hand[seat, (move - PLAY) // RECIPIENTS] == 0:
            return 603
        return why_not_recipient(s, seat, (move - PLAY) % RECIPIENTS)
    if s.hand[seat, FLAG] == 0:
        return 604
    return why_not_recipient(s, seat, (move - FLAG_MOVE) % RECIPIENTS)
