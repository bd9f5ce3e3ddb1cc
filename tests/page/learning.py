"""A harbour whose one bot learns the rules by heart until it is told to stop: `python -m tests.page.learning serve --port 8000`.

It has learned them once there is a file `learned` in the harbour's home.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from doubloon.cli.app import main
from doubloon.server.workers import bots

LEARNED = "learned"

true_think = bots.BotWorkers.think


def learning() -> bool:
    """Whether the rules are still being learned."""
    return not (Path(os.environ["DOUBLOON_HOME"]) / LEARNED).exists()


def think(workers: bots.BotWorkers, *given: Any) -> Any:
    """Think as ever, once the rules are learned."""
    while learning():
        time.sleep(0.05)
    return true_think(workers, *given)


if __name__ == "__main__":
    os.environ["DOUBLOON_BOT_THREADS"] = "1"
    bots.compiling = learning
    bots.BotWorkers.think = think  # type: ignore[method-assign]
    main()
