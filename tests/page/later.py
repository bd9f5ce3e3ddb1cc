"""A harbour whose calendar can be turned on: `python -m tests.page.later serve --port 8000`.

The file `clock` in its home says by how many seconds its time is ahead; its rival at deals of the day is quick.
"""

from __future__ import annotations

import os
from pathlib import Path

from doubloon.cli.app import main
from doubloon.server.table import days
from doubloon.server.table.clocks import Chronometer
from doubloon.server.web import app

FILE = "clock"


class Calendar(Chronometer):
    """Time that goes by as ever, from whatever day the file says."""

    def __call__(self) -> float:
        """Seconds since 1970."""
        try:
            ahead = float((Path(os.environ["DOUBLOON_HOME"]) / FILE).read_text())
        except (OSError, ValueError):
            ahead = 0.0
        return super().__call__() + ahead


if __name__ == "__main__":
    app.Chronometer = Calendar  # type: ignore[misc]
    days.RIVAL = "deckhand"
    main()
