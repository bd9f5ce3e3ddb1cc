"""What waits after a symbol: gifts to draw, boxes and values to choose, treasures to stow."""

from __future__ import annotations

from ....core import State, rule, whisper
from ..components import (
    COMPASS,
    CROWN,
    DICE,
    DOUBLOON,
    EITHER,
    FIRST,
    GIFTS,
    LOOT,
    PALM,
    RAISE,
    RUBY,
    SHOVEL,
    TREASURE,
    TREASURES,
    TURTLE,
    WATER,
    Event,
    Stage,
)
from .drawing import choices, find_rum, gain, put, shows
from .journal import note
from .sheet import boxes_on_offer, room_for, room_left, treasures_waiting, turtle_is_plain, value_of


@rule
def place_symbol(s: State, seat: int, kind: int, square: int) -> None:
    """Draw the symbol of a white die at the start; both are drawn before anything else is done. (§2.2, §2.3)"""
    die = FIRST if shows(s, seat, FIRST, kind) else FIRST + 1
    s.die[seat, die] = 0
    put(s, seat, kind, square)
    for other in range(FIRST, DICE):
        face = s.die[seat, other]
        if face > 0:
            symbol = s.box.symbol[face - 1]
            if choices(s, seat, symbol) != 0:
                return
            s.die[seat, other] = 0
            note(s, seat, Event.SYMBOL_LOST, symbol)
    go_on(s, seat)


@rule
def draw_from_roll(s: State, seat: int, kind: int, square: int) -> None:
    """Draw what the dice say. (§3.2)"""
    put(s, seat, kind, square)
    go_on(s, seat)


@rule
def draw_gift(s: State, seat: int, kind: int, square: int) -> None:
    """Draw what a gift lets one draw; a compass goes on to the square beside. (§5.4)"""
    put(s, seat, kind, square)
    if s.gift[seat] == COMPASS and s.pair[seat] < 0:
        s.pair[seat] = square
        if choices(s, seat, WATER) != 0:
            return
    end_gift(s, seat)


@rule
def end_gift(s: State, seat: int) -> None:
    """The gift is used up. (§6.1)"""
    s.waiting[seat, s.gift[seat]] -= 1
    s.gift[seat] = -1
    s.pair[seat] = -1
    go_on(s, seat)


@rule
def decline(s: State, seat: int) -> None:
    """A gift that is drawn may be declined. (§6.2)"""
    note(s, seat, Event.DECLINED, s.gift[seat])
    end_gift(s, seat)


@rule
def use_gift(s: State, seat: int, gift: int) -> None:
    """Turn to one of the gifts that wait. (§6.1)"""
    s.gift[seat] = gift
    s.stage[seat] = Stage.GIFT
    whisper(s, 1 << seat, Event.TURNS_TO, seat, gift)


@rule
def take_box(s: State, seat: int, box: int) -> None:
    """Claim a loot box: it gives what it shows, and is crossed out unless it is the turtle's. (§5.2, §5.3)"""
    s.waiting[seat, LOOT] -= 1
    if box != TURTLE:
        s.boxes[seat] |= 1 << box
    note(s, seat, Event.TOOK_BOX, box)
    gain(s, seat, s.box.loot[box])
    go_on(s, seat)


@rule
def leave_box(s: State, seat: int) -> None:
    """A loot box may be declined; nothing is crossed out for it. (§6.2)"""
    s.waiting[seat, LOOT] -= 1
    note(s, seat, Event.LEFT_BOX)
    go_on(s, seat)


@rule
def raise_value(s: State, seat: int, treasure: int) -> None:
    """The hook's fourth square: the ruby or the crown. (§5.8)"""
    s.waiting[seat, RAISE] -= 1
    s.raised[seat, treasure - RUBY] += 1
    note(s, seat, Event.RAISED, treasure, value_of(s, seat, treasure))
    go_on(s, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """What the seat decides next: among all that waits, where there is more than one thing. (§6.1)"""
    if turtle_is_plain(s):
        use_turtle(s, seat)
    if room_for(s, seat, PALM) == 0:
        lose_gifts(s, seat)
    options = (s.waiting[seat, LOOT] > 0) + (s.waiting[seat, RAISE] > 0)
    only = -1
    for gift in range(len(GIFTS)):
        if s.waiting[seat, gift] > 0:
            options += 1
            only = gift
    if options == 0:
        stow(s, seat)
    elif options == 1 and only >= 0:
        use_gift(s, seat, only)
    else:
        s.stage[seat] = Stage.CHAIN


@rule
def use_turtle(s: State, seat: int) -> None:
    """The turtle's rum, when all boxes are crossed out: nobody would decline it, so nobody is asked. (§5.3, §6.2)"""
    while s.waiting[seat, LOOT] > 0 and boxes_on_offer(s, seat) == 1 << TURTLE:
        s.waiting[seat, LOOT] -= 1
        note(s, seat, Event.TOOK_BOX, TURTLE)
        gain(s, seat, s.box.loot[TURTLE])


@rule
def lose_gifts(s: State, seat: int) -> None:
    """Gifts are lost where no square is free. (§6.3)"""
    for gift in range(SHOVEL, len(GIFTS)):
        if s.waiting[seat, gift] > 0:
            s.waiting[seat, gift] = 0
            note(s, seat, Event.GIFT_LOST, gift)


@rule
def can_keep(s: State, seat: int, treasure: int) -> bool:
    """Whether such a treasure waits for a place in the chest. (§6.4)"""
    return s.waiting[seat, TREASURE + treasure] > 0 or (treasure != DOUBLOON and s.waiting[seat, EITHER] > 0)


@rule
def stow(s: State, seat: int) -> None:
    """Treasures into the chest: by themselves where there is nothing to choose, else one by one. (§6.4)"""
    if treasures_waiting(s, seat) <= room_left(s, seat):
        for treasure in range(len(TREASURES)):
            while s.waiting[seat, TREASURE + treasure] > 0:
                put_away(s, seat, treasure)
    while room_left(s, seat) > 0 and only_treasure(s, seat) >= 0:
        stow_one(s, seat, only_treasure(s, seat))
    if treasures_waiting(s, seat) == 0:
        s.stage[seat] = Stage.READY
    elif room_left(s, seat) == 0:
        overflow(s, seat)
    else:
        s.stage[seat] = Stage.STOW


@rule
def only_treasure(s: State, seat: int) -> int:
    """The one kind of treasure that waits; -1 where there is none, or a choice. (§6.4)"""
    only = -1
    for treasure in range(len(TREASURES)):
        if can_keep(s, seat, treasure):
            if only >= 0:
                return -1
            only = treasure
    return only


@rule
def put_away(s: State, seat: int, treasure: int) -> None:
    """A treasure into the chest; a ruby or crown of one's choice only where no other waits. (§6.4)"""
    if s.waiting[seat, TREASURE + treasure] > 0:
        s.waiting[seat, TREASURE + treasure] -= 1
    else:
        s.waiting[seat, EITHER] -= 1
    s.chest[seat, treasure] += 1


@rule
def stow_one(s: State, seat: int, treasure: int) -> None:
    """Which of several treasures goes into the chest is worth telling. (§6.4)"""
    put_away(s, seat, treasure)
    note(s, seat, Event.KEPT, treasure)


@rule
def keep(s: State, seat: int, treasure: int) -> None:
    """Choose what goes into the chest next. (§6.4)"""
    stow_one(s, seat, treasure)
    stow(s, seat)


@rule
def overflow(s: State, seat: int) -> None:
    """Every treasure that does not fit becomes a bottle of rum. (§6.5)"""
    left = treasures_waiting(s, seat)
    for kind in range(TREASURE, TREASURE + CROWN + 2):
        s.waiting[seat, kind] = 0
    note(s, seat, Event.OVERFLOWED, left)
    find_rum(s, seat, left)
    s.stage[seat] = Stage.READY
