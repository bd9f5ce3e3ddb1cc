"""Where the house stands, and where games are found."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).parent.parent


def game_folders() -> list[Path]:
    """Our own folder of games, and those named in DOUBLOON_GAMES."""
    named = os.environ.get("DOUBLOON_GAMES", "")
    return [PACKAGE / "games", *(Path(folder).resolve() for folder in named.split(os.pathsep) if folder)]
