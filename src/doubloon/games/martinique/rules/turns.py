"""Whose turn it is, and placing a pirate. (§3)"""

from __future__ import annotations

from ....core import State, rule, tell
from ..components import BARE, FIELDS, HOOK, SEA, SEATS, SIDE, STOOLS, Event, Phase
from .paths import can_walk
from .sunset import begin_sunset


@rule
def acting(s: State) -> int:
    """One seat at a time. (§2.6)"""
    return 0 if s.phase == Phase.OVER else 1 << s.turn


@rule
def is_beach(s: State, field: int) -> bool:
    """A field at the edge of the island. (§1.1)"""
    row = field // SIDE
    column = field % SIDE
    edge = row == 0 or column == 0 or row == s.box.rows - 1 or column == s.box.columns - 1
    return edge and s.box.ground[field] != HOOK and s.box.ground[field] != SEA


@rule
def can_place(s: State, field: int) -> bool:
    """A beach field that has its tile and no pirate. (§3.2)"""
    return s.lies[field] != BARE and s.standing[field] < 0 and is_beach(s, field)


@rule
def beach_is_open(s: State) -> bool:
    """Whether any pirate could be placed on the beach. (§3.3)"""
    for field in range(FIELDS):
        if can_place(s, field):
            return True
    return False


@rule
def place(s: State, seat: int, field: int) -> None:
    """Place a pirate on the beach. (§3.2)"""
    s.in_hand[seat] -= 1
    s.standing[field] = seat
    tell(s, Event.PLACED, seat, field)
    end_turn(s)


@rule
def place_at_bar(s: State, seat: int) -> None:
    """No beach field is left: the pirate goes straight to the bar. (§3.3)"""
    s.in_hand[seat] -= 1
    tell(s, Event.PLACED_AT_BAR, seat, take_stool(s, seat) + 1)
    end_turn(s)


@rule
def take_stool(s: State, seat: int) -> int:
    """A pirate takes the first empty stool; returns which. (§6.2)"""
    stool = 0
    while s.stool[stool] >= 0:
        stool += 1
    s.stool[stool] = seat
    return stool


@rule
def may_move(s: State, seat: int) -> bool:
    """Enough pirates are placed; those at the bar count. (§3.4, §10.2, §10.3, §10.4)"""
    return s.box.pirates - s.in_hand[seat] >= s.place_first


@rule
def at_bar(s: State, seat: int) -> int:
    """Stools that a seat's pirates have taken. (§3.7)"""
    n = 0
    for stool in range(STOOLS):
        n += s.stool[stool] == seat
    return n


@rule
def can_act(s: State, seat: int) -> bool:
    """Whether the seat can place or move anybody. (§3.5)"""
    if s.in_hand[seat] > 0:
        return True
    for field in range(FIELDS):
        if s.standing[field] == seat and can_walk(s, field):
            return True
    return False


@rule
def end_turn(s: State) -> None:
    """The other seat's turn; who can do nothing misses it, who has all pirates at the bar is passed by. (§2.6, §3.5, §3.7)"""
    s.phase = Phase.CHOOSE
    s.turn = 1 - s.turn
    for _ in range(SEATS):
        if at_bar(s, s.turn) < s.box.pirates:
            if can_act(s, s.turn):
                return
            tell(s, Event.MISSED, s.turn)
        s.turn = 1 - s.turn
    strand(s)


@rule
def strand(s: State) -> None:
    """Nobody can do anything any more: the pirates still out take stools by turns, and the sun sets. (§3.6, §8.1)"""
    if at_bar(s, 0) + at_bar(s, 1) < SEATS * s.box.pirates:
        tell(s, Event.STRANDED)
    for field in range(FIELDS):
        s.standing[field] = -1
    while at_bar(s, 0) + at_bar(s, 1) < SEATS * s.box.pirates:
        if at_bar(s, s.turn) < s.box.pirates:
            tell(s, Event.PLACED_AT_BAR, s.turn, take_stool(s, s.turn) + 1)
        s.turn = 1 - s.turn
    begin_sunset(s)
