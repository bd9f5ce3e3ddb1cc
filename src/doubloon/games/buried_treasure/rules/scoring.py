"""The end of a round and of the game: who scores, who begins, who has won."""

from __future__ import annotations

from ....core import Array, State, rule, tell
from ..components import COLOURS, MOST_CARDS, PLACES, SEATS, STARTERS, Event, Phase
from ..state import begin_round
from .cards import hand_size


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
    """From the highest number of cards down: whoever holds it alone takes the next place, equals are passed over. (§4.2, §4.3)"""
    most = most_below(s, colour, MOST_CARDS)
    place, cards = 0, most
    while cards > 0 and place < PLACES:
        mask = holders(s, colour, cards)
        seat = seat_after(mask, -1)
        if seat_after(mask, seat) < 0:
            place += 1
            score_place(s, seat, place, colour)
        else:
            tell_together(s, Event.TIED, Event.ALL_TIED, mask, colour)
        cards = most_below(s, colour, cards)
    if place == 0:
        tell(s, Event.NOBODY_SCORED, colour, most)


@rule
def most_below(s: State, colour: int, below: int) -> int:
    """The highest number of cards of a colour that anybody holds, under a bound; none is no number. (§4.2, §4.4)"""
    most = 0
    for seat in range(s.seats):
        if s.collection[seat, colour] < below:
            most = max(most, s.collection[seat, colour])
    return most


@rule
def holders(s: State, colour: int, cards: int) -> int:
    """Who holds so many cards of a colour, a bit for each seat. (§4.3)"""
    mask = 0
    for seat in range(s.seats):
        if s.collection[seat, colour] == cards:
            mask |= 1 << seat
    return mask


@rule
def seat_after(mask: int, seat: int) -> int:
    """The next of some seats after a seat, -1 if there is none. (§4.3)"""
    for other in range(seat + 1, SEATS):
        if (mask >> other) & 1:
            return other
    return -1


@rule
def tell_together(s: State, kind: int, kind_for_all: int, mask: int, number: int) -> None:
    """Tell of two or three seats by name, of four as all; an event names no more. (§4.3, §5.1)"""
    first = seat_after(mask, -1)
    second = seat_after(mask, first)
    third = seat_after(mask, second)
    if third >= 0 and seat_after(mask, third) >= 0:
        tell(s, kind_for_all, number)
    else:
        tell(s, kind, first, second, 1 + third, number)


@rule
def score_place(s: State, seat: int, place: int, colour: int) -> None:
    """Write the points of a place down. (§4.2)"""
    points = s.box.first[s.score_card, colour] if place == 1 else s.box.second[s.score_card, colour]
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
    best = seat_after(won, -1)
    if seat_after(won, best) < 0:
        tell(s, Event.WON, best, total(s, best))
    else:
        tell_together(s, Event.SHARED, Event.ALL_SHARED, won, total(s, best))


@rule
def pay_kept(s: State, seat: int) -> None:
    """Starter cards kept are paid at the end. (§6.8)"""
    points = kept_points(s, seat)
    s.sheet[len(s.sheet) - 1, seat] = points
    tell(s, Event.KEPT, seat, hand_size(s, seat), points)


@rule
def kept_points(s: State, seat: int) -> int:
    """A point for each starter card in hand, none for wild flags. (§6.8)"""
    points = 0
    for kind in range(len(STARTERS)):
        points += s.hand[seat, kind] * s.box.kept[kind]
    return points


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
