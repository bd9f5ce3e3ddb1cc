"""What cards in front of a captain are good for. (§7)"""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import BOOTS, CARDS, DISCARD, DISTANCES, DOUBLOONS, FRONT, MAP, SHOVEL, SYMBOLS, Event, Phase
from ..moves import PAIR, USE, WITH


@rule
def is_in_front(s: State, seat: int, card: int) -> bool:
    """Only cards laid face up before a captain can be given up, never those in his hand. (§7.1)"""
    return s.card[card] == FRONT + seat


@rule
def counts_in_front(s: State, seat: int) -> int:
    """How many cards of each symbol lie before a captain, eight bits each. (§7.6)"""
    counts = 0
    for card in range(len(CARDS)):
        if is_in_front(s, seat, card):
            counts += 1 << (8 * s.box.symbol[card])
    return counts


@rule
def can_gain(s: State, seat: int, bonus: int) -> bool:
    """Whether a captain has a card for a bonus, or two alike. (§7.1, §7.6)"""
    counts = counts_in_front(s, seat)
    for symbol in range(len(SYMBOLS)):
        if (counts >> (8 * symbol)) & 255 >= (1 if symbol == bonus else 2):
            return True
    return False


@rule
def is_open(s: State, bonus: int) -> bool:
    """Whether a bonus can be used now: each has its part of the turn, doubloons have all. (§7.2, §7.3, §7.4, §7.5)"""
    match s.phase:
        case Phase.CHANGE:
            return bonus == DOUBLOONS or (bonus == MAP and s.changes == 0)
        case Phase.WALK:
            return bonus == DOUBLOONS or (bonus == BOOTS and s.steps == 0)
        case Phase.TAKE:
            return bonus == DOUBLOONS or (bonus == SHOVEL and s.reach < s.box.levels)
        case Phase.DIG | Phase.THROW:
            return bonus == DOUBLOONS
        case _:
            return False


@rule
def is_mate(s: State, seat: int, card: int, mate: int) -> bool:
    """Whether a later card makes a pair with the first. (§7.6)"""
    return mate > card and is_in_front(s, seat, mate) and s.box.symbol[mate] == s.box.symbol[card]


@rule
def first_mate(s: State, seat: int, card: int, after: int) -> int:
    """The next card after some card that makes a pair with the first; the number of all cards where there is none. (§7.6)"""
    mate = after + 1
    while mate < len(CARDS) and not is_mate(s, seat, card, mate):
        mate += 1
    return mate


@rule
def spend(s: State, seat: int, card: int) -> None:
    """Give up a card in front: it goes to the discards. (§7.1)"""
    s.card[card] = DISCARD
    tell(s, Event.SPENT, seat, card // DISTANCES, card % DISTANCES, s.box.symbol[card])


@rule
def gain(s: State, seat: int, bonus: int) -> None:
    """One more tile, more steps, one level deeper, or doubloons. (§7.2, §7.3, §7.4, §7.5)"""
    count = 1
    if bonus == MAP:
        s.changes += count
    elif bonus == BOOTS:
        count = s.box.boots_steps
        s.steps += count
    elif bonus == SHOVEL:
        s.reach += count
    else:
        count = s.box.bonus_coins
        s.coins[seat] += count
    tell(s, Event.GAINED, seat, bonus, count)


@rule
def begin_pair(s: State, seat: int, card: int, bonus: int) -> None:
    """Give up a card as the first of a pair; where there is one mate only it goes along at once. (§7.6)"""
    s.pair_card = card
    s.pair_bonus = bonus
    s.pair_phase = s.phase
    mate = first_mate(s, seat, card, card)
    if first_mate(s, seat, card, mate) < len(CARDS):
        s.phase = Phase.PAIR
    else:
        end_pair(s, seat, mate)


@rule
def end_pair(s: State, seat: int, mate: int) -> None:
    """Give up the pair, and have the bonus. (§7.6)"""
    s.phase = s.pair_phase
    spend(s, seat, s.pair_card)
    spend(s, seat, mate)
    gain(s, seat, s.pair_bonus)
    s.pair_card = -1
    s.pair_bonus = -1
    s.pair_phase = 0


@rule
def give_up(s: State, seat: int, move: int) -> None:
    """Give up one card for its own bonus, or begin or complete a pair. (§7.1, §7.6)"""
    if move >= WITH:
        end_pair(s, seat, move - WITH)
    elif move >= PAIR:
        begin_pair(s, seat, (move - PAIR) // len(SYMBOLS), (move - PAIR) % len(SYMBOLS))
    else:
        spend(s, seat, move - USE)
        gain(s, seat, s.box.symbol[move - USE])
