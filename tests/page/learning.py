"""A harbour whose one bot learns the rules by heart until it is told to stop: `python -m tests.page.learning serve --port 8000`.

It has learned them once there is a file `learned` in the harbour's home.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from numba.core import event

from doubloon.cli.app import main
from doubloon.server.bots import BotWorkers

LEARNED = "learned"

true_think = BotWorkers.think


def think(workers: BotWorkers, *given: Any) -> Any:
    """Think as ever, once the rules are learned."""
    learned = Path(os.environ["DOUBLOON_HOME"]) / LEARNED
    with event.trigger_event("numba:compile"):
        while not learned.exists():
            time.sleep(0.05)
    return true_think(workers, *given)


if __name__ == "__main__":
    os.environ["DOUBLOON_BOT_THREADS"] = "1"
    BotWorkers.think = think  # type: ignore[method-assign]
    main()
