"""How much of a good thing: buckets that fill slowly, and a sentence for whoever finds theirs empty.

Each process counts for itself and forgets when it ends: with several, somebody who reaches them all may do so many times as
much. What must hold over all of them (tables an hour, tables at once) is counted in the store.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection

from ..config import Network
from ..table.refusals import Refused

MOST_KEPT = 100_000
"""Buckets that are remembered; of more than that the one not touched for longest is full again."""
HASHES_AT_ONCE = 2
"""Passwords that are worked on at the same time: each takes 64 MiB and a good part of a core."""
HASHES_WAITING = 20


class Pace(NamedTuple):
    """So many at once, and then one more each so many seconds."""

    burst: int
    seconds: float
    what: str


GUESTS = Pace(300, 12.0, "new guests from one address")
ASKED = Pace(6000, 0.005, "requests from one address")
ACTS = Pace(600, 0.05, "moves and other requests of one person")
LOOKS = Pace(1200, 0.05, "looks of one person")
REPLAYS = Pace(200, 0.25, "looks back of one person")
LEDGERS = Pace(20, 10.0, "ledgers of one person")
ANALYSES = Pace(20, 60.0, "analyses of one person")
CROSSINGS = Pace(60, 2.0, "stretches of finished games of one person")
CREWS_OF_BOTS = Pace(10, 120.0, "tables where only bots play, from one address")
HINTS = Pace(20, 3.0, "hints")
OUTLOOKS = Pace(120, 0.2, "looks ahead of one person")
CHAT = Pace(10, 2.0, "lines of chat")
FILES = Pace(10, 60.0, "files of one person's results")
REPORTS = Pace(10, 300.0, "reports to the keeper")
PASSWORDS = Pace(8, 60.0, "tries of a password of one's own")
SOCKET = Pace(20, 0.5, "messages over one socket")
JOINS = Pace(60, 1.0, "new sockets of one person")
SIGN_INS = Pace(8, 30.0, "attempts to sign in to one account from one address")
SIGN_INS_HERE = Pace(40, 10.0, "attempts to sign in from one address")
SIGN_INS_THERE = Pace(60, 60.0, "attempts to sign in to one account")
SIGN_INS_BESIEGED = Pace(3, 1800.0, "attempts to sign in to an account that many try, from one address")
"""Where others have used up an account's: its owner can still come in, and whoever guesses needs an address for every three."""
ACCOUNTS = Pace(30, 120.0, "new accounts from one address")
HOOKS = Pace(10, 60.0, "changes of a webhook")


class TooOften(Refused):
    """Not so fast."""

    def __init__(self, pace: Pace, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(
            429,
            f"too many {pace.what}: {pace.burst} at once, then one in {pace.seconds:g} s; wait {self.wait} s, please.",
            reason="too-fast",
        )


class Limits:
    """Everybody's buckets."""

    def __init__(self, on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: OrderedDict[tuple[Any, ...], tuple[float, float]] = OrderedDict()
        """What is left in each, and since when."""

    def take(self, pace: Pace, *whose: str) -> None:
        """One more; TooOften if there is none."""
        if not self.on:
            return
        key, now = (pace.what, *whose), self.clock()
        left, since = self.buckets.pop(key, (float(pace.burst), now))
        left = min(float(pace.burst), left + (now - since) / pace.seconds)
        enough = left >= 1
        self.buckets[key] = (left - 1 if enough else left, now)
        if len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        if not enough:
            raise TooOften(pace, (1 - left) * pace.seconds)


def address_of(connection: ASGIConnection[Any, Any, Any, Any], proxies: Sequence[Network]) -> str:
    """Where a request came from, as far as proxies can be trusted; of IPv6 the network, since one household has all of it."""
    address = connection.client.host if connection.client else ""
    for named in [address, *reversed(connection.headers.get("x-forwarded-for", "").split(","))]:
        read = read_address(named)
        if read is None:
            break
        address = str(read) if read.version == 4 else str(ipaddress.ip_network((read, 64), strict=False))
        if not any(read in proxy for proxy in proxies if proxy.version == read.version):
            break
    return address


def read_address(named: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address as a proxy writes it; None if it is none."""
    try:
        read = ipaddress.ip_address(named.strip())
    except ValueError:
        return None
    return read.ipv4_mapped or read if isinstance(read, ipaddress.IPv6Address) else read
