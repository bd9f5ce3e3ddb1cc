"""How long is long on a machine that does other things besides."""

from __future__ import annotations

import os


def stretched(seconds: float) -> float:
    """So many seconds of a quiet machine: as many times longer as there are programs at work to a core."""
    return seconds * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
