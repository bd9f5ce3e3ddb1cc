"""Feats in the tests: who did it in what was played."""

from __future__ import annotations

import random

import doubloon
from doubloon.core.feats import story_of


def did(table: doubloon.Table, feat: str) -> list[int]:
    """The seats that did it, each once."""
    return sorted({seat for seat, _ in table.game.feats[feat](story_of(table))})


def where(table: doubloon.Table, feat: str) -> list[str]:
    """The moves with which it was done."""
    return [str(table.log[line].move) for _, line in table.game.feats[feat](story_of(table))]


def at_random(game: doubloon.Game, seats: int, seed: int, **options: str) -> doubloon.Table:
    """A whole game of whoever does anything that is legal."""
    table, dice = game.start(seats, f"feats {seed}", **options), random.Random(seed)
    while not table.over:
        seat = dice.choice(table.acting)
        table.play(seat, dice.choice(table.moves(seat)))
    return table
