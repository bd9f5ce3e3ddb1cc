"""Small tables for the tests: whatever they leave out does not matter to the rule at hand."""

from __future__ import annotations

import doubloon

GAME = doubloon.catalogue["morgans-magic-map"]
TILES = GAME.modules["components"].TILES
ALL_LAND = {"tiles": dict.fromkeys(TILES, "LLLL")}
"""An edition where every tile fits everywhere, so that an island can be drawn freely."""
ISLAND = [
    "anthill volcano tomb skull",
    "oasis green-tree hermits-hut swamp",
    "biting-cave three-columns waterfall gallows",
    "rope-bridge sun-stone whale-bones lighthouse",
    "big-nose-bay shipwreck wilderness open-sea",
]


def at(**position) -> doubloon.Table:
    """A table of all land, A and B standing on the green tree and the lighthouse, with empty-looking hands unless named."""
    seats = len(position.get("pirates", ("green-tree", "lighthouse")))
    document = {
        "seats": seats,
        "island": ISLAND,
        "pirates": ["green-tree", "lighthouse"],
        "turn": 0,
        "hands": [["shipwreck-3"], ["shipwreck-2"], ["shipwreck-1"], ["shipwreck-0"]][:seats],
        **position,
    }
    return GAME.from_position(document, seed="test", edition=ALL_LAND)


def walk(table: doubloon.Table, *moves: str) -> list[doubloon.Told]:
    """Moves of the seat to act, one after the other; returns all it was told."""
    return [told for move in moves for told in table.play(table.acting[0], move)]


def said(table: doubloon.Table, word: str = "") -> list[str]:
    """The legal moves of the seat to act that begin with a word, in notation."""
    return [str(move) for move in table.moves(table.acting[0]) if str(move).startswith(word)]


def kinds(told: list[doubloon.Told]) -> list[str]:
    return [event.kind for event in told]
