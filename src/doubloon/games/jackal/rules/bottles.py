"""Messages in bottles, and what they do to a missionary."""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import HANDS, MISSIONARY, PIRATES, Event
from ..state import crew_of, is_pirate, piece_of
from .bear import maul
from .places import far, foe_at, is_preacher, last_space


@rule
def convert(s: State) -> None:
    """The missionary takes up his old sword and joins his keeper's crew; if the bear is there, he meets him now. (§9.3, §8.4)"""
    s.converted = 1
    if s.bear == s.at[MISSIONARY]:
        maul(s, MISSIONARY)


@rule
def is_beside_missionary(s: State, seat: int) -> bool:
    """Whether a pirate of the seat is on his place or one of the eight around. (§9.3)"""
    for hand in range(PIRATES):
        piece = piece_of(seat, hand)
        near = s.at[piece] >= 0 and far(s.at[piece], s.at[MISSIONARY]) <= 1
        if near and (s.at[piece] != s.at[MISSIONARY] or s.space[piece] == s.space[MISSIONARY]):
            return True
    return False


@rule
def can_use_bottle(s: State, seat: int, hand: int) -> bool:
    """For an own pirate in a pit or a labyrinth, or for the missionary nearby. (§9.3, §9.5)"""
    piece = piece_of(seat, hand)
    if s.bottles[seat] == 0 or s.at[piece] < 0:
        return False
    if is_preacher(s, piece):
        return is_beside_missionary(s, seat)
    if crew_of(s, piece) != seat or not is_pirate(s, piece):
        return False
    if s.trapped[piece]:
        return True
    last = last_space(s, piece, s.at[piece])
    return s.space[piece] < last and not foe_at(s, seat, s.at[piece], last)


@rule
def has_use_for_bottle(s: State, seat: int) -> bool:
    """Whether a seat may open a bottle at the end of this turn: not in smoke. (§9.4, §4.22)"""
    if s.chooser != s.turn or s.bottles[seat] == 0:
        return False
    for hand in range(HANDS):
        if can_use_bottle(s, seat, hand):
            return True
    return False


@rule
def open_bottle(s: State, seat: int, hand: int) -> None:
    """A bottle frees a pirate from a pit, leads him through a labyrinth, or turns the missionary. (§9.3, §9.5)"""
    piece = piece_of(seat, hand)
    s.bottles[seat] -= 1
    if is_preacher(s, piece):
        tell(s, Event.CONVERTED, s.keeper, seat)
        convert(s)
        return
    tell(s, Event.OPENED_BOTTLE, seat, piece)
    if s.trapped[piece]:
        s.trapped[piece] = 0
        tell(s, Event.LED_OUT, seat, piece)
    else:
        s.space[piece] = last_space(s, piece, s.at[piece])
        tell(s, Event.LED_THROUGH, seat, piece, s.space[piece] + 1)
