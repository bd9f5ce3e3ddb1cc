"""Trees that pin the search of an even captain: `python -m tests.bots.even` writes them anew, where it was meant to change.

They follow from a game's rules and knowledge, too: whoever changes those of one game writes them anew, and the others must stay.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import doubloon
from doubloon.bots.workshop import Workshop

PINS = Path(__file__).with_name("even.json")
SEED = "even"
ITERATIONS = 300
TREES = 4


def house_games() -> list[doubloon.Game]:
    """The games of the house: what tests bring along has nothing pinned."""
    return [game for name, game in doubloon.catalogue.items() if name != "parley"]


def opened(game: doubloon.Game, seed: str) -> doubloon.Table:
    """A table at which somebody has something to choose."""
    return to_a_choice(game.start(game.seats[0], seed))


def to_a_choice(table: doubloon.Table) -> doubloon.Table:
    """The same table, once all moves that leave no choice are made."""
    while not table.over and len(moves := table.moves(table.acting[0])) == 1:
        table.play(table.acting[0], moves[0])
    return table


def trees_of(game: doubloon.Game) -> str:
    """Some trees in a row, each from where the best move of the last one leads: sixteen letters for all their bytes."""
    shop, table, whole = Workshop(game), opened(game, SEED), hashlib.sha256()
    for number in range(TREES):
        seat = table.acting[0]
        tree = shop.begin(table.world(seat, SEED), f"{SEED} {number}")
        tree.grow(seat, table.seats, ITERATIONS)
        whole.update(shop.desk.tree[: tree.used].tobytes())
        best, _ = max(tree.tried(seat).items(), key=lambda pair: pair[1])
        table.play(seat, game.move(best))
        to_a_choice(table)
    return whole.hexdigest()[:16]


if __name__ == "__main__":
    PINS.write_text(json.dumps({game.name: trees_of(game) for game in house_games()}, indent=1) + "\n")
