"""A process that only lets bots think, beside servers over the same PostgreSQL: `python -m doubloon.server.worker`.

It can be started and killed at any time; what it had in hand another takes up after a moment.
"""

from __future__ import annotations

import asyncio
import logging
import signal

from ..core.errors import Error
from .config import Config, read_config
from .live.harbour import Harbour
from .live.metrics import Measured
from .store import Store
from .store.wire import Wire
from .workers.bots import BotWorkers


async def work(config: Config, stop: asyncio.Event) -> None:
    """Let bots think until we are told to stop."""
    store = Store(config.database_url)
    if not store.shared:
        raise Error(f"bots can think in a process of their own over PostgreSQL only, not over {config.database_url}.")
    await store.open()
    harbour = Harbour(store, gauges=Measured())
    workers = BotWorkers(harbour, store, max(1, config.bot_threads), config.bot_seconds)
    wire = Wire(config.database_url, harbour.hear)
    workers.begin()
    wire.begin()
    try:
        await stop.wait()
    finally:
        await wire.end()
        await workers.end()
        await harbour.quay.end()
        await store.close()


def run_worker(config: Config | None = None) -> None:
    """Work until SIGTERM or Ctrl+C."""

    async def run() -> None:
        stop = asyncio.Event()
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
        await work(config or read_config(), stop)

    asyncio.run(run())


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    run_worker()
