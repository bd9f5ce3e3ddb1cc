"""The rules, and the ways they can be broken on purpose."""

from __future__ import annotations

from doubloon.core import Array, State, hush, reveal, rule, tell, whisper
from doubloon.core.jit import PLAIN

from .components import FAULTS, Event, Phase
from .moves import DONE, RAISE, SHOW
from .state import draw_chest

PLAIN_DIFFERS = FAULTS.index("plain")
WHY_NOT_LIES = FAULTS.index("why-not")
STEPS_OUTSIDE = FAULTS.index("diagram")
ORDER_MATTERS = FAULTS.index("order")
MAKES_COINS = FAULTS.index("census")
HIDES_THE_SHOWING = FAULTS.index("undo")
ENDLESS = FAULTS.index("endless")
SILENT = FAULTS.index("silent")
TELLS = FAULTS.index("tells")
LISTS_TWICE = FAULTS.index("legal-twice")


@rule
def acting(s: State) -> int:
    """All who are not done. (§1.3)"""
    mask = 0
    for seat in range(s.seats):
        if s.phase == Phase.BID and not s.done[seat]:
            mask |= 1 << seat
    return mask


@rule
def legal(s: State, seat: int, out: Array) -> int:
    """Raise, show, or be done. (§1.3, §1.4, §1.5)"""
    out[0] = DONE
    n = 1
    if s.purse[seat] > 0:
        out[n] = RAISE
        n += 1
    if can_show(s, seat):
        out[n] = SHOW
        n += 1
    if s.fault == LISTS_TWICE and n < 3:
        out[n] = DONE
        n += 1
    return n


@rule
def can_show(s: State, seat: int) -> bool:
    """Once a game. (§1.4)"""
    return not s.shown_omen[seat] and not s.showing[seat]


@rule
def why_not(s: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the paragraph that forbids it."""
    if s.fault == WHY_NOT_LIES:
        return 0
    if s.done[seat]:
        return 105
    if move == RAISE and s.purse[seat] == 0:
        return 103
    if move == SHOW and not can_show(s, seat):
        return 104
    return 0


@rule
def apply(s: State, seat: int, move: int) -> None:
    """Change one's own draft; the last to be done settles the round."""
    hush(s)
    if s.fault == ORDER_MATTERS:
        s.arrivals = s.arrivals * 2 % 31 + seat
    if move == RAISE:
        raise_bid(s, seat)
    elif move == SHOW:
        s.showing[seat] = 1
        whisper(s, 1 << seat, Event.WILL_SHOW, seat)
    else:
        s.done[seat] = 1
        whisper(s, 1 << seat, Event.DONE, seat)
        if acting(s) == 0:
            settle(s)


@rule
def raise_bid(s: State, seat: int) -> None:
    """A coin more. (§1.3)"""
    s.purse[seat] -= 1
    s.bid[seat] += 1
    if s.fault == MAKES_COINS:
        s.bid[seat] += 1
    if s.fault == PLAIN_DIFFERS and PLAIN:
        s.bid[seat] += 1
    if s.fault == TELLS:
        whisper(s, 1 << seat, Event.SHOWED, 1 - seat, s.omen[1 - seat])
    whisper(s, 1 << seat, Event.RAISED, seat, s.bid[seat])


@rule
def settle(s: State) -> None:
    """All pay, omens are shown, the highest bid alone takes the chest. (§1.6)"""
    if s.fault != HIDES_THE_SHOWING:
        reveal(s)
    for seat in range(s.seats):
        s.bank += s.bid[seat]
        tell(s, Event.PAID, seat, s.bid[seat])
        if s.showing[seat]:
            s.shown_omen[seat] = 1
            s.purse[seat] += 1
            tell(s, Event.SHOWED, seat, s.omen[seat])
    taker = highest_alone(s)
    if taker >= 0:
        s.won[taker] += s.chest
        if s.fault != SILENT:
            tell(s, Event.TOOK, taker, s.chest)
        else:
            tell(s, 99, taker, s.chest)
    else:
        tell(s, Event.NOBODY_TOOK)
    for seat in range(s.seats):
        s.bid[seat] = 0
        s.showing[seat] = 0
    s.rounds_over += 1
    if s.rounds_over < s.box.rounds and s.fault != HIDES_THE_SHOWING:
        draw_chest(s)
    elif s.fault == ENDLESS:
        s.rounds_over -= 1
        for seat in range(s.seats):
            s.done[seat] = 0
    else:
        end_game(s)


@rule
def highest_alone(s: State) -> int:
    """Who bid most, equals passed over; -1 if nobody. (§1.6)"""
    for coins in range(s.box.purse + s.box.rounds, 0, -1):
        bidders = 0
        taker = -1
        for seat in range(s.seats):
            if s.bid[seat] == coins:
                bidders += 1
                taker = seat
        if bidders == 1:
            return taker
    return -1


@rule
def total(s: State, seat: int) -> int:
    """Chests, coins (those bid, too, while nobody knows of it) and, once all is over, the omen. (§2.1)"""
    return s.won[seat] + s.purse[seat] + s.bid[seat] + (s.omen[seat] if s.phase == Phase.OVER else 0)


@rule
def end_game(s: State) -> None:
    """The most wins. (§2.1)"""
    s.phase = Phase.OVER
    if s.fault == STEPS_OUTSIDE:
        s.phase = 2
    won = winners(s)
    for seat in range(s.seats):
        if (won >> seat) & 1:
            tell(s, Event.WON, seat, total(s, seat))


@rule
def scores(s: State, out: Array) -> None:
    """Worth so far. (§2.1)"""
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@rule
def winners(s: State) -> int:
    """The most wins, equals share. (§2.1)"""
    best = 0
    for seat in range(s.seats):
        best = max(best, total(s, seat))
    mask = 0
    for seat in range(s.seats):
        if total(s, seat) == best:
            mask |= 1 << seat
    return mask
