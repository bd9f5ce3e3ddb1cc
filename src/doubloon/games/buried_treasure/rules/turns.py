"""A turn: a card from the table and what it calls for, or one from the hand."""

from __future__ import annotations

from ....core import State, reveal, rule, tell
from ..components import COLUMNS, EXTRA, FLAG, Event, Phase
from ..moves import FLAG as FLAG_MOVE
from ..moves import PLAY, RECIPIENTS
from .cards import action_of, cards_on_table, colour_of, hand_size, is_open, most_to_rob, recipient
from .scoring import end_round


@rule
def acting(s: State) -> int:
    """One seat at a time, clockwise. (§2.1)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def pick_up(s: State, column: int) -> int:
    """Lift the uncovered card of a column; the one below now lies uncovered. (§3.1)"""
    s.length[column] -= 1
    return s.column[column, s.length[column]]


@rule
def lay(s: State, seat: int, to: int, colour: int) -> None:
    """Lay a card face up in a collection, among its colour. (§3.2, §6.5)"""
    s.collection[to, colour] += 1
    tell_gift(s, seat, to, colour)


@rule
def tell_gift(s: State, seat: int, to: int, colour: int) -> None:
    """A card that has come to lie in another's collection is a gift. (§6.5)"""
    if to != seat:
        tell(s, Event.GAVE, seat, to, colour)


@rule
def take(s: State, seat: int, column: int, to: int) -> None:
    """Take the uncovered card of a column, do what it calls for, and lay it down. (§3.1, §3.2)"""
    s.card = pick_up(s, column)
    tell(s, Event.TOOK, seat, column + 1, s.card)
    hold_up(s, to)
    if action_of(s.card) == EXTRA:
        offer_extra(s, seat, colour_of(s.card))
    elif action_of(s.card) > 0:
        offer_robbery(s, seat, colour_of(s.card))
    else:
        lay_down(s, seat)
        end_turn(s)


@rule
def hold_up(s: State, to: int) -> None:
    """A card is in the air until it has acted: it lies nowhere yet, but is counted where it will. (§3.2, §6.5)"""
    s.collection[to, colour_of(s.card)] += 1
    s.card_to = 1 + to


@rule
def lay_down(s: State, seat: int) -> None:
    """The card in the air comes to lie in the collection it was meant for. (§3.2, §3.7, §6.5)"""
    to = s.card_to - 1
    s.card_to = 0
    tell_gift(s, seat, to, colour_of(s.card))


@rule
def offer_extra(s: State, seat: int, colour: int) -> None:
    """One more card of that colour, if one lies uncovered; else the EXTRA is lost. (§3.3, §3.5)"""
    for column in range(COLUMNS):
        if is_open(s, column, colour):
            s.phase = Phase.EXTRA
            return
    tell(s, Event.EXTRA_LOST, seat, colour)
    lay_down(s, seat)
    end_turn(s)


@rule
def take_extra(s: State, seat: int, column: int, to: int) -> None:
    """The second card is only a card; both are laid down. (§3.4)"""
    card = pick_up(s, column)
    tell(s, Event.TOOK_EXTRA, seat, column + 1, card)
    lay_down(s, seat)
    lay(s, seat, to, colour_of(card))
    end_turn(s)


@rule
def decline_extra(s: State, seat: int) -> None:
    """An EXTRA is an offer. (§3.3)"""
    tell(s, Event.EXTRA_DECLINED, seat)
    lay_down(s, seat)
    end_turn(s)


@rule
def offer_robbery(s: State, seat: int, colour: int) -> None:
    """Flags ask whom to rob, if a card of that colour lies in anybody else's collection. (§3.6)"""
    for other in range(s.seats):
        if most_to_rob(s, seat, other) > 0:
            s.phase = Phase.ROB
            return
    tell(s, Event.FLAGS_LOST, seat, colour)
    lay_down(s, seat)
    end_turn(s)


@rule
def rob(s: State, seat: int, other: int, cards: int) -> None:
    """Stolen cards go to the thief, and nothing they say is carried out; then the flags are laid down. (§3.7)"""
    colour = colour_of(s.card)
    s.collection[other, colour] -= cards
    s.collection[seat, colour] += cards
    tell(s, Event.ROBBED, seat, other, cards, colour)
    lay_down(s, seat)
    end_turn(s)


@rule
def rob_nobody(s: State, seat: int) -> None:
    """Flags are an offer. (§3.6)"""
    tell(s, Event.ROBBED_NOBODY, seat)
    lay_down(s, seat)
    end_turn(s)


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
def say_pass(s: State, seat: int) -> None:
    """A pass is final for the round. (§6.7)"""
    s.passed[seat] = 1
    tell(s, Event.PASSED, seat)
    play_out(s)
