"""One whole game of each of the five: by mouse, by keyboard alone, and with a finger on a phone."""

from __future__ import annotations

import pytest

from .conftest import Visitors
from .hands import Finger, Hands, Keys, Mouse

GAMES: dict[str, tuple[tuple[str, ...], dict[str, str | int]]] = {
    "buried-treasure": (("me", "deckhand"), {}),
    "martinique": (("me", "deckhand"), {}),
    "jackal": (("me", "deckhand"), {"island": "BBB/BMB/BBB"}),
    "morgans-magic-map": (("me", "bosun"), {}),
    "pirates-map": (("me",), {}),
}
"""Who plays, and what: short games, so that they are soon over."""
LEAST_ON_THE_BOARD = 0.6
"""Of all moves, so many at least are made on the board and not from the list."""


@pytest.mark.parametrize("hands", [Mouse, Keys, Finger])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visitors: Visitors, game: str, hands: type[Hands]) -> None:
    crew, options = GAMES[game]
    anne = visitors("Anne", phone=hands is Finger)
    mine = hands(anne, anne.open_table(game, *crew, **options), 0)
    seen = mine.play_out()
    assert seen["view"]["over"] and seen["acting"] == [] and seen["frozen"] is None, "the game ended as games do"
    anne.page.wait_for_selector("#ending-title")
    played = sum(mine.ways.values())
    assert mine.ways["board"] >= LEAST_ON_THE_BOARD * played, f"{mine.ways}"
