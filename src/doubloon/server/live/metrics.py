"""What an operator can measure, for Prometheus. No label ever names a table, a person or a move."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from ...core.version import VERSION
from ..table.entries import AnyEntry, Moved
from .gauges import Gauges

STAGES = ("open", "playing", "over", "frozen")
SWIFT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
THOUGHTFUL = (0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 60.0)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that only a proxy adds."""

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

PROCESS = Gauge("doubloon_process", "This process: our version, and its number among those of one harbour",
                ["version", "process"], registry=REGISTRY)  # fmt: skip
TABLES = Gauge("doubloon_tables", "Tables in the store", ["stage"], registry=REGISTRY)
IN_MEMORY = Gauge("doubloon_tables_in_memory", "Tables that this process keeps at hand", registry=REGISTRY)
SOCKETS = Gauge("doubloon_sockets", "Sockets that watch a table", registry=REGISTRY)
MOVES = Counter("doubloon_moves", "Moves written to the log", ["by"], registry=REGISTRY)
WRITING = Histogram("doubloon_write_seconds", "From an entry to its line on the disk", buckets=SWIFT, registry=REGISTRY)
PUBLISHING = Histogram("doubloon_publish_seconds", "From an entry until everybody who watches here is told",
                       buckets=SWIFT, registry=REGISTRY)  # fmt: skip
BOTS_WAITING = Gauge("doubloon_bots_waiting", "Turns of bots that are due and that nobody thinks about", registry=REGISTRY)
THINKING = Histogram("doubloon_bot_seconds", "How long bots think about a move", buckets=THOUGHTFUL, registry=REGISTRY)
REQUESTS = Histogram("doubloon_request_seconds", "How long requests take", ["method", "route"], buckets=SWIFT, registry=REGISTRY)
REFUSALS = Counter("doubloon_refusals", "What was answered with a no", ["status"], registry=REGISTRY)


class Measured(Gauges):
    """All of it is."""

    def writing(self) -> AbstractContextManager[object]:
        """As long as a line is being written."""
        return WRITING.time()

    def told(self, entry: AnyEntry) -> None:
        """A line more in the log."""
        if isinstance(entry, Moved):
            MOVES.labels("bot" if entry.bot else "person").inc()

    def published(self, seconds: float) -> None:
        """From an entry until everybody who watches was told."""
        PUBLISHING.observe(seconds)


def process_number() -> str:
    """Which of a harbour's processes this is."""
    return os.environ.get("DOUBLOON_PROCESS", "1")


def exposition(tables: Mapping[str, int], waiting: int, sockets: int, in_memory: int) -> bytes:
    """All of it, as Prometheus reads it: with how many tables there are of each stage, and how many bots wait."""
    PROCESS.labels(VERSION, process_number()).set(1)
    SOCKETS.set(sockets)
    IN_MEMORY.set(in_memory)
    for stage in STAGES:
        TABLES.labels(stage).set(tables.get(stage, 0))
    BOTS_WAITING.set(waiting)
    return generate_latest(REGISTRY)


def from_this_machine(client: str | None, headers: Any) -> bool:
    """Whether a request came from here, and not through a proxy that happens to be here."""
    if any(name in headers for name in FORWARDED):
        return False
    try:
        return client is not None and ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
