"""What tests of the page must know of each game: its own tests say it, in page.toml."""

from __future__ import annotations

import tomllib
from typing import Any

from ..manners import OWN, folder_of

GAMES = OWN
FACTS: dict[str, dict[str, Any]] = {
    game: tomllib.loads((folder_of(game) / "page.toml").read_text(encoding="utf-8")) for game in GAMES
}


def having(name: str) -> list[str]:
    """The games of which that is said."""
    return [game for game in GAMES if name in FACTS[game]]
