"""Positions for those who draw boards: python page/fixtures.py GAME writes views and moves of random games.

With a number, each game is by so many moves further on than the one before; with option=value it is played so too, in turn.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import doubloon

SEEDS = 12
STEP = 17
Options = dict[str, str]


def variant(name: str, options: list[Options], seed: int) -> doubloon.Table:
    """A game with as many seats as it can have and in all its variants, in turn."""
    game = doubloon.game(name)
    return game.start(game.seats[seed % len(game.seats)], str(seed), **options[seed // len(game.seats) % len(options)])


def position(table: doubloon.Table) -> dict[str, Any]:
    """A moment as one of those who must decide sees it."""
    seat = 0 if table.over else table.acting[0]
    moves = [] if table.over else [{"text": str(m), "kind": m.kind, "args": m.args} for m in table.moves(seat)]
    return {"view": table.view(seat), "moves": moves}


def positions(name: str, step: int, options: list[Options]) -> list[dict[str, Any]]:
    """Some moments of some games; the last are finished games, and what kinds of move were not among them yet."""
    found = []
    for seed in range(SEEDS):
        dice, table = random.Random(seed), variant(name, options, seed)
        length = 10_000 if seed >= SEEDS - 2 else seed * step
        for _ in range(length):
            if table.over:
                break
            seat = dice.choice(table.acting)
            table.play(seat, dice.choice(table.moves(seat)))
        found.append(position(table))
    seen = {move["kind"] for one in found for move in one["moves"]}
    for seed in range(SEEDS, 3 * SEEDS):
        dice, table = random.Random(seed), variant(name, options, seed)
        while not table.over:
            seat = dice.choice(table.acting)
            moves = table.moves(seat)
            if not {move.kind for move in moves} <= seen and seat == table.acting[0]:
                found.append(position(table))
                seen |= {move.kind for move in moves}
            table.play(seat, dice.choice(moves))
    return found


if __name__ == "__main__":
    name, *more = sys.argv[1:]
    steps = [int(word) for word in more if word.isdigit()]
    variants: list[Options] = [{}, *({option: value} for option, is_, value in (word.partition("=") for word in more) if is_)]
    target = Path(__file__).parent / "src" / "games" / name / "fixtures.json"
    target.parent.mkdir(parents=True, exist_ok=True)
    found = positions(name, *(steps or [STEP]), variants)
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]
    target.write_text("[\n" + ",\n".join(lines) + "\n]\n")
