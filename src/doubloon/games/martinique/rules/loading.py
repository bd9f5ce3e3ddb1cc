"""Loading into the hold. (§7)"""

from __future__ import annotations

from ....core import State, draw, rule, tell
from ..components import LARGEST, NUMBERS, SOUVENIRS, SYMBOLS, TREASURES, Event, Phase, Stream
from .turns import end_turn


@rule
def jokers_needed(s: State, seat: int, treasure: int) -> int:
    """How many souvenirs of a Small Treasure the supply lacks; only symbols matter. (§7.1, §7.3)"""
    lacking = 0
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            symbol = s.treasure[treasure, place] // NUMBERS
            alike = 0
            for earlier in range(place):
                alike += s.treasure[treasure, earlier] // NUMBERS == symbol
            lacking += s.supply[seat, symbol] <= alike
    return lacking


@rule
def is_closed(s: State, treasure: int) -> bool:
    """A Small Treasure with nothing left on it. (§7.6)"""
    return s.treasure[treasure, 0] < 0


@rule
def can_load(s: State, seat: int, treasure: int) -> bool:
    """Whether souvenirs and jokers suffice. (§7.1, §7.3)"""
    return not is_closed(s, treasure) and jokers_needed(s, seat, treasure) <= s.jokers[seat]


@rule
def must_load(s: State, seat: int) -> bool:
    """Whether plain souvenirs suffice for any Small Treasure. (§7.1, §7.3)"""
    for treasure in range(TREASURES):
        if not is_closed(s, treasure) and jokers_needed(s, seat, treasure) == 0:
            return True
    return False


@rule
def offer_load(s: State, seat: int) -> None:
    """At the end of a movement: load one Small Treasure; where there is no choice it is loaded at once. (§7.1, §7.2)"""
    choices, last = 0, 0
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            choices += 1
            last = treasure
    if choices == 0:
        end_turn(s)
    elif choices == 1 and must_load(s, seat):
        load(s, seat, last)
    else:
        s.phase = Phase.LOAD


@rule
def load_none(s: State, seat: int) -> None:
    """Jokers need not be used. (§7.3)"""
    tell(s, Event.NOT_LOADED, seat)
    end_turn(s)


@rule
def load(s: State, seat: int, treasure: int) -> None:
    """Reckon what is owed; jokers stand in for what is lacking. Where none is to spare, that is the payment. (§7.3, §7.4)"""
    s.loading = treasure
    if s.jokers[seat] > 0:
        tell(s, Event.CHOSEN, seat, treasure)
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            s.owed[s.treasure[treasure, place] // NUMBERS] += 1
    for symbol in range(len(SYMBOLS)):
        while s.owed[symbol] > s.supply[seat, symbol]:
            give_joker(s, seat, symbol)
    if has_choice(s, seat):
        s.phase = Phase.PAY
    else:
        pay(s, seat)


@rule
def can_give_joker(s: State, seat: int, symbol: int) -> bool:
    """A joker may stand in for a souvenir one holds, whatever was given before. (§7.4)"""
    return s.jokers[seat] > 0 and s.owed[symbol] > 0


@rule
def has_choice(s: State, seat: int) -> bool:
    """Whether a joker could be given for anything still owed. (§7.4)"""
    for symbol in range(len(SYMBOLS)):
        if can_give_joker(s, seat, symbol):
            return True
    return False


@rule
def give_joker(s: State, seat: int, symbol: int) -> None:
    """A joker given is out of the game; it leaves no trace but what is still owed, so no order counts. (§7.4)"""
    s.jokers[seat] -= 1
    s.spent_jokers += 1
    s.owed[symbol] -= 1
    tell(s, Event.JOKER_SPENT, seat, symbol)


@rule
def pay(s: State, seat: int) -> None:
    """The player's word: lay the souvenirs aside, and stow the Small Treasure as one load. (§7.4, §7.5)"""
    for symbol in range(len(SYMBOLS)):
        s.supply[seat, symbol] -= s.owed[symbol]
        s.spent += s.owed[symbol]
        s.owed[symbol] = 0
    treasure = s.loading
    points = 0
    for place in range(LARGEST):
        if s.treasure[treasure, place] >= 0:
            s.hold[seat, s.treasure[treasure, place]] += 1
            points += s.treasure[treasure, place] % NUMBERS + 1
    s.loads[seat] += 1
    s.loading = -1
    tell(s, Event.LOADED, seat, treasure, points)
    fill_up(s, treasure)
    end_turn(s)


@rule
def fill_up(s: State, treasure: int) -> None:
    """Fill a Small Treasure from the bag, with what there is; with nothing on it it is closed. (§7.6)"""
    left = 0
    for kind in range(len(SOUVENIRS)):
        left += s.bag[kind]
    for place in range(LARGEST):
        s.treasure[treasure, place] = -1
        if place < s.box.sizes[treasure] and place < left:
            s.treasure[treasure, place] = draw(s, Stream.BAG, s.bag)
            tell(s, Event.FILLED_UP, treasure, s.treasure[treasure, place])
    if left == 0:
        tell(s, Event.CLOSED, treasure)
