"""What a good player knows, for search to lean on."""

from __future__ import annotations

from math import comb

from ...core import Array, State, lookup, rule
from ...core.arrays import np
from .components import ACTIONS, COLOURS, COLUMNS, EXTRA, SCORE_CARDS, Phase
from .moves import EXTRA as EXTRA_MOVE
from .moves import FLAG, MOST_FLAGS, NO_EXTRA, PASS, PLAY, RECIPIENTS, ROB, ROB_NOBODY, TAKE
from .rules import action_of, cards_on_table, colour_of, hand_size, is_open, total

SEARCH = {"explore": 0.7, "bias": 0.3, "widen": 2.0, "cut": 20, "scale": 100.0, "margin": 0.3, "point": 25}
"""How the search is tuned for this game: see bots/search.py."""

WEIGHTS = {"points": 24, "race": 2, "later": 1, "tempo": 18, "hand": 20}
"""What each term counts for, in hundredths of the log of the odds to win; but for the hand, which the basic game has not, fitted
by `python -m doubloon.lab.fit buried-treasure --iterations 300 --games 250`. The pay of the round as it stands said nothing
that the race does not say better."""
WEIGHT = lookup(np.array([*WEIGHTS.values()]))
POINTS, RACE, LATER, TEMPO, HAND = range(len(WEIGHTS))
TELLING = lookup(np.array([170, 80, 60]))
"""By the rounds to come: a lead in the last one is all there is, in the first much may still change. By the same fit, of 2,900
games, each third of them by itself."""

MOST_TOSSES, MOST_LEAD = 40, 16
NOBODY = -1


def by_coin_toss(lead: int, tosses: int) -> int:
    """Of a hundred, how often a lead is one still after so many tosses, each of which makes it one card more or less."""
    return round(100 * sum(comb(tosses, won) for won in range(tosses + 1) if lead + 2 * won - tosses > 0) / 2**tosses)


AHEAD = lookup(
    np.array([[by_coin_toss(n - MOST_LEAD, tosses) for n in range(2 * MOST_LEAD + 1)] for tosses in range(MOST_TOSSES + 1)])
)


@rule
def evaluate(s: State, out: Array) -> None:
    """The terms, by their weights, as much as they tell; those of a colour are reckoned together."""
    for seat in range(s.seats):
        out[seat] = WEIGHT[POINTS] * total(s, seat) + WEIGHT[TEMPO] * tempo(s, seat) + WEIGHT[HAND] * hand(s, seat)
    if s.phase != Phase.OVER:
        left = left_on_table(s)
        for colour in range(len(COLOURS)):
            for seat in range(s.seats):
                out[seat] += WEIGHT[RACE] * race(s, seat, colour, left) + WEIGHT[LATER] * later(s, seat, colour, left)
    told = telling(s)
    for seat in range(s.seats):
        out[seat] = out[seat] * told // 100


@rule
def telling(s: State) -> int:
    """Of a hundred, how much the terms say of who wins: the less, the more rounds are to come. (§4.5)"""
    return TELLING[min(max(s.box.rounds - s.rounds_over - 1, 0), len(TELLING) - 1)]


@rule
def term(s: State, seat: int, k: int) -> int:
    """How much of what WEIGHTS names the seat has."""
    match k:
        case 0:
            return total(s, seat)
        case 3:
            return tempo(s, seat)
        case 4:
            return hand(s, seat)
    amount = 0
    if s.phase != Phase.OVER:
        for colour in range(len(COLOURS)):
            amount += race(s, seat, colour, left_on_table(s)) if k == RACE else later(s, seat, colour, left_on_table(s))
    return amount


@rule
def tempo(s: State, seat: int) -> int:
    """Whether the next card is the seat's to take. (§3.1)"""
    return s.phase == Phase.TAKE and s.turn == seat


@rule
def hand(s: State, seat: int) -> int:
    """Starter cards in hand: each is a choice, and most are a point at the end. (§6.3, §6.8)"""
    return hand_size(s, seat) if s.phase != Phase.OVER else 0


@rule
def left_on_table(s: State) -> int:
    """How many cards of each colour can still change hands in this round, by flags too: eight bits each. (§3.6)"""
    left = 0
    for column in range(COLUMNS):
        for place in range(s.length[column]):
            card = s.column[column, place]
            left += (1 + flags_of(card)) << (8 * colour_of(card))
    return left


@rule
def flags_of(card: int) -> int:
    """How many cards a card may steal. (§3.6)"""
    return 0 if action_of(card) == EXTRA else action_of(card)


@rule
def race(s: State, seat: int, colour: int, left: int) -> int:
    """Tenths of points the colour would pay if what is left on the table went to anybody by lot. (§4.2)"""
    tosses = ((left >> (8 * colour)) & 255) * 2 // s.seats
    best, next_best = best_rivals(s, seat, colour)
    cards = s.collection[seat, colour]
    return outlook(s.seats, cards, best, next_best, tosses, s.box.first[s.score_card, colour], s.box.second[s.score_card, colour])


@rule
def later(s: State, seat: int, colour: int, left: int) -> int:
    """The same for all rounds to come, by the score cards not yet seen: collections are kept. (§4.5, §4.6)"""
    rounds = s.box.rounds - s.rounds_over - 1
    if rounds <= 0:
        return 0
    first, second, unseen = 0, 0, 0
    for card in range(SCORE_CARDS):
        if s.score_deck[card]:
            first += s.box.first[card, colour]
            second += s.box.second[card, colour]
            unseen += 1
    tosses = (left >> (8 * colour)) & 255
    for action in range(len(ACTIONS)):
        card = colour * len(ACTIONS) + action
        tosses += s.deck[card] * (1 + flags_of(card))
    best, next_best = best_rivals(s, seat, colour)
    cards = s.collection[seat, colour]
    return rounds * outlook(s.seats, cards, best, next_best, tosses * 2 // s.seats, first, second) // max(unseen, 1)


@rule
def best_rivals(s: State, seat: int, colour: int) -> tuple[int, int]:
    """The most and the second most cards of a colour that others hold. (§4.2)"""
    best, next_best = 0, 0
    for other in range(s.seats):
        if other != seat:
            held = s.collection[other, colour]
            next_best = max(next_best, min(best, held))
            best = max(best, held)
    return best, next_best


@rule
def outlook(seats: int, cards: int, best: int, next_best: int, tosses: int, first: int, second: int) -> int:
    """Tenths of points a colour pays on average, if every toss of a coin brings one of two rivals a card nearer. (§4.2, §4.4)"""
    if cards + tosses == 0:
        return 0
    chance_of_second = ahead(best - cards, tosses)
    if seats > 2:
        chance_of_second = chance_of_second * ahead(cards - next_best, tosses) // 100
    return (first * ahead(cards - best, tosses) + second * chance_of_second) // 10


@rule
def ahead(lead: int, tosses: int) -> int:
    """Of a hundred, how often a lead is one still after so many tosses. (§4.3)"""
    return AHEAD[min(tosses, MOST_TOSSES), max(0, min(lead + MOST_LEAD, 2 * MOST_LEAD))]


@rule
def prior(s: State, seat: int, move: int) -> float:
    """How much a move betters the seat's outlook, less half of what it uncovers for the next; gifts by what they spoil."""
    gain = 0
    if move < EXTRA_MOVE:
        column, to = (move - TAKE) // RECIPIENTS, (move - TAKE) % RECIPIENTS
        card = s.column[column, s.length[column] - 1]
        second = action_of(card) == EXTRA and has_second(s, column, colour_of(card))
        if to == 0:
            gain = gain_by(s, seat, colour_of(card), 1 + second, flags_of(card))
        else:
            gain = gift(s, seat, colour_of(card), to - 1) + gain_by(s, seat, colour_of(card), 0 + second, flags_of(card))
        gain -= lure(s, seat, column)
    elif move < NO_EXTRA:
        column, to = (move - EXTRA_MOVE) // RECIPIENTS, (move - EXTRA_MOVE) % RECIPIENTS
        gain = gain_by(s, seat, colour_of(s.card), 1, 0) if to == 0 else gift(s, seat, colour_of(s.card), to - 1)
        gain -= lure(s, seat, column)
    elif ROB <= move < ROB_NOBODY:
        gain = loot(s, seat, colour_of(s.card), (move - ROB) // MOST_FLAGS, (move - ROB) % MOST_FLAGS + 1)
    elif PLAY <= move < PASS:
        choice = move - PLAY if move < FLAG else move - FLAG
        colour, to = choice // RECIPIENTS, choice % RECIPIENTS
        gain = gain_by(s, seat, colour, 1, 0) if to == 0 else gift(s, seat, colour, to - 1)
        gain -= 10 * s.box.kept[colour if move < FLAG else len(COLOURS)]
    return max(0.1, 1.0 + gain / 20.0)


@rule
def has_second(s: State, column: int, colour: int) -> bool:
    """Whether an EXTRA taken from a column finds another card of its colour, perhaps the one it covered. (§3.3)"""
    for one in range(COLUMNS):
        if one != column and is_open(s, one, colour):
            return True
    return s.length[column] > 1 and colour_of(s.column[column, s.length[column] - 2]) == colour


@rule
def lure(s: State, seat: int, column: int) -> int:
    """Half of what the next seat gains by the card that is uncovered for it. (§3.1)"""
    if s.length[column] < 2:
        return 0
    card = s.column[column, s.length[column] - 2]
    return gain_by(s, (seat + 1) % s.seats, colour_of(card), 1, flags_of(card)) // 2


@rule
def gain_by(s: State, seat: int, colour: int, cards: int, flags: int) -> int:
    """Tenths of points a seat's outlook gains by cards of a colour, and by what flags steal from its strongest rival. (§3.6)"""
    held = s.collection[seat, colour]
    best, next_best = best_rivals(s, seat, colour)
    stolen = min(flags, best)
    return rough(s, colour, held + cards + stolen, best - stolen, next_best) - rough(s, colour, held, best, next_best)


@rule
def loot(s: State, seat: int, colour: int, victim: int, cards: int) -> int:
    """The same for cards stolen from a victim. (§3.7)"""
    held = s.collection[seat, colour]
    best, next_best = best_rivals(s, seat, colour)
    before = rough(s, colour, held, best, next_best)
    if s.collection[victim, colour] == best and best > next_best:
        best -= cards
    return rough(s, colour, held + cards, max(best, next_best), min(best, next_best)) - before


@rule
def rough(s: State, colour: int, cards: int, best: int, next_best: int) -> int:
    """A quick guess at a colour's outlook: the rounds to come count for something, and the table is like any other."""
    rounds = s.box.rounds - s.rounds_over - 1
    tosses = (2 + cards_on_table(s) // 3 + 6 * rounds) * 2 // s.seats
    first, second = s.box.first[s.score_card, colour], s.box.second[s.score_card, colour]
    return outlook(s.seats, cards, best, next_best, tosses, first + 4 * rounds, second + 2 * rounds)


@rule
def gift(s: State, seat: int, colour: int, to: int) -> int:
    """Tenths of points that a card given away would cost the others and bring the seat, if the round ended now. (§4.3, §6.5)"""
    return 10 * (pay_over_others(s, seat, colour, to) - pay_over_others(s, seat, colour, NOBODY)) - 10


@rule
def pay_over_others(s: State, seat: int, colour: int, to: int) -> int:
    """What a colour would pay the seat now, less what it would pay the others, if one of them had a card more."""
    points = 0
    for other in range(s.seats):
        points += pay_now(s, other, colour, to) if other == seat else -pay_now(s, other, colour, to)
    return points


@rule
def pay_now(s: State, seat: int, colour: int, to: int) -> int:
    """What a colour would pay the seat if the round ended now. (§4.2, §4.3, §4.4)"""
    cards, above = held(s, seat, colour, to), 0
    if cards == 0:
        return 0
    for other in range(s.seats):
        if other != seat:
            his = held(s, other, colour, to)
            if his == cards:
                return 0
            above += his > cards and (s.seats == 2 or is_alone(s, other, colour, to))
    if above == 0:
        return s.box.first[s.score_card, colour]
    return s.box.second[s.score_card, colour] if above == 1 else 0


@rule
def is_alone(s: State, seat: int, colour: int, to: int) -> bool:
    """Whether nobody else has as many cards of a colour. (§4.3)"""
    for other in range(s.seats):
        if other != seat and held(s, other, colour, to) == held(s, seat, colour, to):
            return False
    return True


@rule
def held(s: State, seat: int, colour: int, to: int) -> int:
    """Cards of a colour that a seat holds, with the one it may be given."""
    return s.collection[seat, colour] + (seat == to)
