"""Clocks: none, live with an increment, or days for each turn. They stand still while the server is down or held up."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from ...core.forms import Struct, ValidationError, convert
from .refusals import Refused

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
SHORTEST_LIVE, LONGEST_LIVE = 10 * SECOND, DAY
LONGEST_INCREMENT = 10 * MINUTE
MOST_DAYS = 30
GRACE = 60
"""Seconds after which a bot stands in for somebody who has gone while others wait, where nothing else was agreed."""
SHORTEST_GRACE, LONGEST_GRACE = 5, 24 * 60 * 60


class Live(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """So much for the whole game, and a little more after each move; milliseconds."""

    initial: int
    increment: int = 0


class Days(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each turn."""

    days: int


Clock = Live | Days
"""Where a table has one."""

Span = tuple[int, int]
"""From when to when, in milliseconds."""


class Chronometer:
    """Time that never jumps: what the machine's calendar said when we began, and from then on what has gone by."""

    def __init__(self, calendar: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.steady = steady
        self.began = calendar() - steady()

    def __call__(self) -> float:
        """Seconds since 1970."""
        return self.began + self.steady()


def running(since: int, now: int, downtimes: Sequence[Span]) -> int:
    """How long the server has run between two moments: time in which it was down is nobody's, and counts once."""
    lost, seen = 0, since
    for begin, end in sorted(downtimes):
        lost += max(0, min(now, end) - max(seen, begin))
        seen = max(seen, end)
    return max(0, now - since - lost)


class Clocks:
    """What each seat has left, carried from entry to entry."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        full = clock.initial if isinstance(clock, Live) else clock.days * DAY
        self.full = full
        self.left = [full] * seats
        self.since: list[int | None] = [None] * seats
        """When each seat's clock was set going; None where it stands."""
        self.spent = list(self.left)
        """What each had left at the end of its last turn, before it gained anything."""

    def pass_on(self, at: int, acting: Sequence[int], downtimes: Sequence[Span]) -> None:
        """Something happened: a turn that has ended stops its clock, one that begins sets it going."""
        for seat, since in enumerate(self.since):
            if since is not None and seat not in acting:
                self.left[seat] = max(0, self.left[seat] - running(since, at, downtimes))
                self.since[seat] = None
                self.spent[seat] = self.left[seat]
                self.refresh(seat)
            elif since is None and seat in acting:
                self.since[seat] = at

    def refresh(self, seat: int) -> None:
        """After a turn a live clock gains its increment; a clock of days begins afresh."""
        self.left[seat] = self.full if isinstance(self.clock, Days) else self.left[seat] + self.clock.increment

    def take_back(self, seat: int) -> None:
        """A turn that was over goes on: what the seat gained for it is gone again, and no time comes back."""
        if self.since[seat] is None:
            self.left[seat] = self.spent[seat]

    def remaining(self, seat: int, now: int, downtimes: Sequence[Span]) -> int:
        """What the seat has left at that moment."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - running(since, now, downtimes))

    def refill(self, seat: int, at: int) -> None:
        """A fresh clock from that moment on, for whoever takes over."""
        self.left[seat] = self.spent[seat] = self.full
        if self.since[seat] is not None:
            self.since[seat] = at


def read_clock(given: dict[str, Any] | None) -> Clock | None:
    """A clock as people ask for it."""
    try:
        clock = None if given is None else convert(given, Clock)
    except ValidationError as trouble:
        raise Refused(400, f"no such clock: {trouble}.") from trouble
    match clock:
        case Live(initial, increment):
            check_bounds("a live clock begins with", initial, SHORTEST_LIVE, LONGEST_LIVE, "milliseconds")
            check_bounds("a live clock gains", increment, 0, LONGEST_INCREMENT, "milliseconds a turn")
        case Days(days):
            check_bounds("a turn may take", days, 1, MOST_DAYS, "days")
    return clock


def read_grace(given: int | None, clock: Clock | None) -> int | None:
    """After how many seconds a bot stands in for somebody who has gone; None for never, as with clocks of days."""
    if isinstance(clock, Days):
        if given:
            raise Refused(
                400, f"with a clock of days no bot stands in for who is away; a grace of {given} seconds was asked for."
            )
        return None
    if given is None:
        return GRACE
    if given:
        check_bounds("the grace is 0 for never, or", given, SHORTEST_GRACE, LONGEST_GRACE, "seconds")
    return given or None


def check_bounds(what: str, given: int, least: int, most: int, unit: str) -> None:
    """Refuse a number that is out of bounds."""
    if not least <= given <= most:
        raise Refused(400, f"{what} {least} to {most} {unit}, not {given}.")
