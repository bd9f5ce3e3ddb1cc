"""What one seat may know."""

from __future__ import annotations

from doubloon.core import Knowledge, State, Struct, draw, forget, observation, rule, spoken

from .components import CHESTS, FAULTS, OMENS, SEATS, Phase, Stream
from .rules import total
from .state import STATE

LEAKS = FAULTS.index("view")
FORGETS = FAULTS.index("redeal-forgets")
LEANS = FAULTS.index("redeal-leans")
IN_PLACE = FAULTS.index("redeal-in-place")
FORETELLS = FAULTS.index("foretells")


class View(Struct):
    """The table as one seat sees it."""

    phase: str
    round: int
    rounds: int
    chest: int
    chests_unseen: list[int]
    purses: list[int | None]
    won: list[int]
    omens: list[int | None]
    bid: int | None
    showing: bool | None
    done: bool | None


def view(s: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = s.phase != Phase.BID
    own = seat is not None
    return View(
        phase=spoken(Phase(s.phase)),
        round=min(s.rounds_over + 1, s.box.rounds),
        rounds=s.box.rounds,
        chest=s.chest,
        chests_unseen=[s.chest_heap[worth] for worth in range(CHESTS)],
        purses=[s.purse[one] + s.bid[one] if one != seat else s.purse[one] for one in range(s.seats)],
        won=[s.won[one] for one in range(s.seats)],
        omens=[
            s.omen[one] if over or one == seat or s.shown_omen[one] or (s.fault == LEAKS and one == 1) else None
            for one in range(s.seats)
        ],
        bid=s.bid[seat] if own else None,
        showing=bool(s.showing[seat]) if own else None,
        done=bool(s.done[seat]) if own else None,
    )


@rule
def redeal(s: State, seat: int, key: int) -> None:
    """Other drafts are undecided again; omens not shown are dealt anew."""
    first, second = s.key[0], s.key[1]
    forget(s, key)
    if s.fault == FORETELLS:
        s.key[0], s.key[1] = first, second
    if s.phase != Phase.BID:
        return
    for other in range(s.seats):
        if other != seat:
            s.purse[other] += s.bid[other]
            s.bid[other] = 0
            s.showing[other] = 0
            s.done[other] = 0
            if not s.shown_omen[other] and s.fault != FORGETS:
                s.omen_heap[s.omen[other]] += 1
    for other in range(s.seats):
        if other != seat and not s.shown_omen[other] and s.fault != FORGETS:
            if s.fault == LEANS and s.omen_heap[0] > 0:
                s.omen[other] = 0
                s.omen_heap[0] -= 1
            else:
                s.omen[other] = draw_other(s, s.omen[other])


@rule
def draw_other(s: State, before: int) -> int:
    """An omen from the heap; a broken table counts from the one that was there."""
    omen = draw(s, Stream.OMENS, s.omen_heap)
    if s.fault == IN_PLACE:
        turned = (omen + before) % OMENS
        if s.omen_heap[turned] > 0:
            s.omen_heap[omen] += 1
            s.omen_heap[turned] -= 1
            omen = turned
    return omen


def knowledge(s: State, seat: int) -> Knowledge:
    """The seat's knowledge as numbers, the observer first; an omen not known is -1."""
    yield "round", s.rounds_over
    yield "chest", s.chest
    yield "bid", s.bid[seat]
    yield "done", s.done[seat]
    for step in range(SEATS):
        one = (seat + step) % s.seats
        known = step == 0 or s.phase != Phase.BID or s.shown_omen[one]
        yield "omens", s.omen[one] if step < s.seats and known else -1
        yield "purses", total(s, one) if step < s.seats else 0


OBSERVATION, observe = observation(STATE, knowledge)
